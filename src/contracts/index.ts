/** Contracts of every kind: told by their content, read, validated, compared, placed in sources, described. */
import { KIND_BYTES, kindOf, type ByteSource } from '../bytes/index.ts';
import { sha256 } from '../core/digest.ts';
import { ConfigError } from '../core/errors.ts';
import type { Finding } from '../core/finding.ts';
import type { Manifest } from '../manifest/index.ts';
import { bermContract } from './berm.ts';
import { readAll } from './bytes.ts';
import {
  isUnreadable,
  NOWHERE,
  type CompareOptions,
  type Contract,
  type Description,
  type Locator,
  type Placing,
  type Reading,
  type Sample,
} from './contract.ts';
import { kindNamed, KINDS } from './kinds.ts';
import { notAContract } from './other.ts';
import { firstValue } from './sample.ts';

export { isUnreadable } from './contract.ts';
export type {
  CompareOptions,
  Contract,
  Description,
  Facts,
  HostSide,
  LoadOptions,
  Locator,
  Named,
  Placing,
  Reading,
} from './contract.ts';
export { kindNamed, KINDS, usedInDocuments } from './kinds.ts';
export { offersOf } from './offers.ts';
export type { RustSources, SourceFile } from './rust/locate.ts';

/** Larger than any manifest: such a file is no contract, whatever it begins with. */
const TEXT_LIMIT = 64 * 1024 * 1024;

/**
 * Reads a contract of any kind, told from its content.
 *
 * @throws SourceError when the bytes cannot be read; never for what they hold
 */
export async function readContract(source: ByteSource): Promise<Reading> {
  const bytes = kindOf(await source.read(0, KIND_BYTES));
  const textual = bytes === 'json' || bytes === 'text' || /\.json$/i.test(source.label);
  const content = textual ? await readAll(source, TEXT_LIMIT) : new Uint8Array();
  const sample = textual ? textSample(source.label, bytes, content) : { label: source.label, bytes };
  const told = KINDS.map((kind) => ({ kind, told: kind.detect(sample) }));
  const found = told.find((one) => one.told === 'sure') ?? told.find((one) => one.told === 'likely');
  if (found !== undefined) return found.kind.read({ source, sample, content });
  const facts = textual ? { digest: `sha256:${sha256(content)}`, size: content.length } : {};
  return { contract: { kind: 'unknown', facts }, validate: () => [notAContract(sample)] };
}

function textSample(label: string, bytes: Sample['bytes'], content: Uint8Array): Sample {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  const json = firstValue(text);
  return { label, bytes, text, ...(json !== undefined && { json }) };
}

/** The same for a source that is read once: it is closed when done. */
export async function readSource(source: ByteSource): Promise<Reading> {
  try {
    return await readContract(source);
  } finally {
    if (isDisposable(source)) await source[Symbol.asyncDispose]();
  }
}

function isDisposable(source: ByteSource): source is ByteSource & AsyncDisposable {
  return Symbol.asyncDispose in source;
}

/** A manifest that was read elsewhere, as a contract. Only an IDL does not say its ABI. */
export function manifestContract(manifest: Manifest): Contract {
  return bermContract(manifest.abi_version === undefined ? 'idl' : 'section', manifest, {});
}

/**
 * Every difference between two contracts that matters to somebody.
 *
 * @returns no finding when either could not be read at all: its problems say why
 * @throws ConfigError when they are of two forms
 */
export function compareContracts(baseline: Contract, current: Contract, options: CompareOptions): readonly Finding[] {
  if (isUnreadable(baseline) || isUnreadable(current)) return [];
  const [before, now] = [kindNamed(baseline.kind), kindNamed(current.kind)];
  if (before === undefined || now === undefined) return [];
  if (before.form !== now.form)
    throw new ConfigError(
      `The baseline is ${before.title} and the current contract ${now.title}: they cannot be compared. Give a ` +
        'baseline of the same kind.',
    );
  return now.compare(baseline, current, options);
}

/** Finds the lines on which annotations stand. */
export function locatorFor(placing: Placing): Promise<Locator> {
  return kindNamed(placing.contract.kind)?.locate(placing) ?? Promise.resolve(NOWHERE);
}

/** What `inspect` shows; undefined when it could not be read. */
export function describe(contract: Contract): Description | undefined {
  return kindNamed(contract.kind)?.describe(contract);
}
