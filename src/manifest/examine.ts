import { memorySource, type ByteSource } from '../bytes/index.ts';
import type { Problem } from '../core/finding.ts';
import { checkOptions } from '../core/options.ts';
import type { Manifest } from './model.ts';
import { readIdl } from './idl.ts';
import { readParts, type ImageParts } from './image.ts';
import { checkLoad, LOAD_OPTIONS, type LoadOptions } from './load/index.ts';
import { problem } from './problems.ts';
import { readRecords, type SectionManifest } from './records.ts';
import { readSignatures } from './signatures.ts';

/** What was found in a contract. */
export interface Examined {
  /** Absent when the manifest could not be read. */
  readonly manifest?: Manifest;
  /** In the order in which a host meets them. No `error` among them: it loads. */
  readonly problems: readonly Problem[];
}

/** An image as bytes or as a source that can be read at an offset. */
export type ImageSource = Uint8Array | ByteSource;

/** Bytes from another realm are bytes too, so this asks what it can do and not what it is an instance of. */
export function sourceOf(image: ImageSource): ByteSource {
  return 'read' in image ? image : memorySource(image, 'the image');
}

/**
 * Lists everything that keeps a host from loading an image, at once, where a host stops at the first fault.
 * Nothing is compiled or run: section headers, custom section names, the export section and the manifest are read.
 *
 * @param image the image's bytes, or a source read at offsets
 * @param options what is known of the target host, and the manifest before
 * @returns the manifest when it could be read, and the problems; bad bytes are problems, never an exception
 * @throws SourceError when the source itself fails; ConfigError for an option that does not exist, or a value that it
 *   cannot take
 */
export async function examineImage(image: ImageSource, options: LoadOptions = {}): Promise<Examined> {
  checkOptions('examineImage', options, LOAD_OPTIONS);
  const { manifest, check } = await openImage(image);
  return { ...(manifest !== undefined && { manifest }), problems: check(options) };
}

/** A contract that was read once, and can be held against one host after another. */
export interface Opened {
  /** Absent when it could not be read. */
  readonly manifest?: Manifest;
  /** What keeps this host from loading it; pure. */
  readonly check: (options?: LoadOptions) => readonly Problem[];
}

/** Reads an image once. @throws SourceError when the source itself fails */
export async function openImage(image: ImageSource): Promise<Opened> {
  const source = sourceOf(image);
  const problems: Problem[] = [];
  const parts = await readParts(source, problems);
  const { manifest, complete } = manifestOf(parts, problems);
  if (manifest === undefined) return { check: () => problems };
  const read = {
    manifest,
    ...(parts.exports && { exports: parts.exports }),
    ...(parts.whole && { signatures: await readSignatures(source, parts) }),
    label: source.label,
  };
  const late = unknownSections(parts, source.label);
  return {
    ...(complete && { manifest }),
    check: (options = {}) => checkLoad({ ...read, options }, problems, late),
  };
}

/** The manifest section of an image as it stands; undefined when there is none. @throws SourceError */
export async function readSection(source: ByteSource): Promise<Uint8Array | undefined> {
  return (await readParts(source, [], { stopAfterManifest: true })).manifest?.bytes;
}

/** The manifest of what was read of an image; its problems are added. */
export function manifestOf(parts: ImageParts, problems: Problem[]): SectionManifest {
  return parts.manifest === undefined
    ? { complete: false }
    : readRecords(parts.manifest.bytes, parts.manifest.offset, false, problems);
}

function unknownSections({ unknown }: ImageParts, label: string): Problem[] {
  return unknown
    .slice(0, 10)
    .map(({ id, offset }) =>
      problem(
        'section-unknown',
        `The section at byte ${offset} of ${label} has the id ${id}, which no specification defines.`,
        { offset },
      ),
    );
}

/**
 * The same for a `.berm.abi` section alone (an OCI artifact's config blob is one). Exports are not checked: there are
 * none.
 */
export function examineSection(bytes: Uint8Array, options: LoadOptions = {}): Examined {
  const { manifest, check } = openSection(bytes);
  return { ...(manifest !== undefined && { manifest }), problems: check(options) };
}

/** Reads a `.berm.abi` section once. */
export function openSection(bytes: Uint8Array): Opened {
  const problems: Problem[] = [];
  const { manifest, complete } = readRecords(bytes, 0, true, problems);
  if (manifest === undefined) return { check: () => problems };
  return {
    ...(complete && { manifest }),
    check: (options = {}) => checkLoad({ manifest, options, label: 'the manifest' }, problems),
  };
}

/** The same for an IDL: whether it can be read. No host loads one, so nothing else is checked. */
export function examineIdl(text: string): Examined {
  const problems: Problem[] = [];
  const manifest = readIdl(text, problems);
  return manifest === undefined ? { problems } : { manifest, problems };
}
