import { createHash } from 'node:crypto';
import { KIND_BYTES, KIND_WORDS, kindOf, type ByteSource } from '../bytes/index.ts';
import type { Problem } from '../core/finding.ts';
import { member, type Json, type JsonObject } from '../core/json.ts';
import { validatePlugin, type PluginDirectory } from '../heddle/index.ts';
import { readManifestText } from '../heddle/text.ts';
import { examineIdl, examineImage, examineSection, type Manifest } from '../manifest/index.ts';
import { textKind } from './contract-text.ts';
import type { GateOptions } from '../gate/options.ts';
import { GATE_RULES } from './rules.ts';

/** A contract, read: what it says, as far as it can be read. */
export type Contract =
  | { readonly kind: 'image' | 'section' | 'idl'; readonly manifest?: Manifest; readonly facts: Facts }
  | { readonly kind: 'plugin'; readonly text: string; readonly json?: JsonObject; readonly facts: Facts }
  | { readonly kind: 'unknown'; readonly facts: Facts };

/** What is known of the file besides its content. */
export interface Facts {
  readonly version?: string;
  /** `sha256:` and 64 hex digits; absent when the whole is too large to read for it. */
  readonly digest?: string;
  readonly size?: number;
}

/** A contract and what keeps a host from loading it. */
export interface Reading {
  readonly contract: Contract;
  readonly problems: readonly Problem[];
}

/** What is known of the target host, and which lints are wanted. */
export type LoadOptions = Pick<
  GateOptions,
  'hostAbi' | 'hostSyscalls' | 'grantedCapabilities' | 'submitted' | 'discoverTools' | 'lintsOff'
>;

/** The options that say how a contract is read. */
export function loadOptionsOf({
  hostAbi,
  hostSyscalls,
  grantedCapabilities,
  submitted,
  discoverTools,
  lintsOff,
}: GateOptions): LoadOptions {
  return { hostAbi, hostSyscalls, grantedCapabilities, submitted, discoverTools, lintsOff };
}

/** How the target host would load it, and from where. */
export interface ReadOptions extends Partial<LoadOptions> {
  /** The manifest before: its migrations are held against the current ones. */
  readonly baseline?: Manifest;
  /** Where a plugin's manifest lies, when it is a file: its directory is looked at. */
  readonly beside?: { readonly directory: PluginDirectory; readonly fileName: string };
}

/** Larger than any manifest: such a file is no contract, whatever it begins with. */
const TEXT_LIMIT = 64 * 1024 * 1024;
/** Images are hashed up to this size; a larger one is read by its headers only. */
const DIGEST_LIMIT = 16 * 1024 * 1024;

/**
 * Reads a contract of any kind, told from its content: an image, a manifest section, an IDL, a plugin manifest.
 *
 * @throws SourceError when the bytes cannot be read; never for what they hold
 */
export async function readContract(source: ByteSource, options: ReadOptions = {}): Promise<Reading> {
  const first = await source.read(0, KIND_BYTES);
  const kind = kindOf(first);
  switch (kind) {
    case 'wasm':
      return readImageFile(source, options);
    case 'text':
      // Whoever named it an image hears what is wrong with it as one.
      return /\.wasm$/i.test(source.label) ? readImageFile(source, options) : readText(source, options);
    case 'json':
      return readText(source, options);
    case 'component':
    case 'elf':
    case 'gzip':
    case 'zip':
    case 'git-lfs-pointer':
    case 'empty':
    case 'binary':
      return /\.json$/i.test(source.label) ? readText(source, options) : readImageFile(source, options);
    default:
      return kind satisfies never;
  }
}

/** True when nothing of it can be compared. */
export function isUnreadable(contract: Contract): boolean {
  return (
    contract.kind === 'unknown' ||
    (contract.kind === 'plugin' ? contract.json === undefined : contract.manifest === undefined)
  );
}

/** The berm manifest of a contract; a plugin has none. */
export function manifestOf(contract: Contract): Manifest | undefined {
  return contract.kind === 'plugin' || contract.kind === 'unknown' ? undefined : contract.manifest;
}

/** A manifest that was read elsewhere, as a contract. Only an IDL does not say its ABI. */
export function manifestContract(manifest: Manifest): Contract {
  return { kind: manifest.abi_version === undefined ? 'idl' : 'section', manifest, facts: versionOf(manifest.version) };
}

/** The same for a source that is read once: it is closed when done. */
export async function readSource(source: ByteSource, options: ReadOptions = {}): Promise<Reading> {
  try {
    return await readContract(source, options);
  } finally {
    if (isDisposable(source)) await source[Symbol.asyncDispose]();
  }
}

function isDisposable(source: ByteSource): source is ByteSource & AsyncDisposable {
  return Symbol.asyncDispose in source;
}

async function readImageFile(source: ByteSource, options: ReadOptions): Promise<Reading> {
  const { manifest, problems } = await examineImage(source, hostOptions(options));
  const digest =
    source.size !== undefined && source.size <= DIGEST_LIMIT
      ? { digest: sha256(await readAll(source, source.size)) }
      : {};
  return {
    contract: {
      kind: 'image',
      ...(manifest !== undefined && { manifest }),
      facts: { ...digest, ...sizeOf(source), ...versionOf(manifest?.version) },
    },
    problems,
  };
}

async function readText(source: ByteSource, options: ReadOptions): Promise<Reading> {
  const bytes = await readAll(source, TEXT_LIMIT);
  const facts = { digest: sha256(bytes), size: bytes.length };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const kind = /^\s*[[{\ufeff]/.test(text) ? textKind(text) : undefined;
  switch (kind ?? (/\.json$/i.test(source.label) ? 'plugin' : undefined)) {
    case 'plugin':
      return readPlugin(bytes, facts, options);
    case 'section': {
      const { manifest, problems } = examineSection(bytes, hostOptions(options));
      return {
        contract: {
          kind: 'section',
          ...(manifest !== undefined && { manifest }),
          facts: { ...facts, ...versionOf(manifest?.version) },
        },
        problems,
      };
    }
    case 'idl': {
      const { manifest, problems } = examineIdl(text);
      return {
        contract: {
          kind: 'idl',
          ...(manifest !== undefined && { manifest }),
          facts: { ...facts, ...versionOf(manifest?.version) },
        },
        problems,
      };
    }
    case undefined:
      return { contract: { kind: 'unknown', facts }, problems: [notAContract(source, bytes)] };
  }
}

function readPlugin(bytes: Uint8Array, facts: Facts, options: ReadOptions): Reading {
  const { text, json } = readManifestText(bytes);
  const { grantedCapabilities, submitted, discoverTools, lintsOff, beside } = options;
  const problems = validatePlugin(bytes, {
    ...(grantedCapabilities !== undefined && { grantedCapabilities }),
    ...(submitted !== undefined && { submitted }),
    ...(discoverTools !== undefined && { discoverTools }),
    ...(submitted !== true && beside),
    ...(lintsOff !== undefined && { off: lintsOff }),
  });
  const version = json === undefined ? undefined : member(json, 'version');
  return {
    contract: { kind: 'plugin', text, ...(json !== undefined && { json }), facts: { ...facts, ...versionOf(version) } },
    problems,
  };
}

function notAContract(source: ByteSource, bytes: Uint8Array): Problem {
  const rule = 'not-a-contract';
  const { level, remedy } = GATE_RULES[rule];
  return {
    level,
    rule,
    message: `${source.label} is ${KIND_WORDS[kindOf(bytes.subarray(0, KIND_BYTES))]}, and no contract. ${remedy}`,
  };
}

function hostOptions({ hostAbi, hostSyscalls, baseline }: ReadOptions): {
  hostAbi?: number;
  hostSyscalls?: readonly string[];
  baseline?: Manifest;
} {
  return {
    ...(hostAbi !== undefined && { hostAbi }),
    ...(hostSyscalls !== undefined && { hostSyscalls }),
    ...(baseline !== undefined && { baseline }),
  };
}

async function readAll(source: ByteSource, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (
    let piece = await source.read(0, 1 << 20);
    piece.length > 0 && size < limit;
    piece = await source.read(size, 1 << 20)
  ) {
    pieces.push(piece);
    size += piece.length;
  }
  return Buffer.concat(pieces);
}

function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

function sizeOf(source: ByteSource): { size?: number } {
  return source.size === undefined ? {} : { size: source.size };
}

function versionOf(version: Json | undefined): { version?: string } {
  return typeof version === 'string' && version !== '' ? { version } : {};
}

/** The contract as plain JSON, for the artifact that keeps both manifests. */
export function contractJson(contract: Contract): Json | undefined {
  if (contract.kind === 'unknown') return undefined;
  if (contract.kind === 'plugin') return contract.json;
  const { manifest } = contract;
  // A manifest is plain JSON-shaped data; its interface has no index signature to say so.
  return manifest as unknown as Json | undefined;
}
