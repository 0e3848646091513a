import {
  invalidUtf8At,
  KIND_BYTES,
  KIND_WORDS,
  kindOf,
  leb128,
  utf8Text,
  type ByteSource,
  type Kind,
} from '../bytes/index.ts';
import { fault } from './problems.ts';
import type { RuleId } from './rules.ts';
import { knownSection, type SectionName } from './section-ids.ts';

/** A section of a module, as its header says it. Offsets are bytes from the start of the file. */
export type Section = CustomSection | KnownSection | UnknownSection;

interface Extent {
  /** Where the section's id stands. */
  readonly offset: number;
  /** Where its content begins; of a custom section, behind the name. */
  readonly start: number;
  /** Just behind its last byte. */
  readonly end: number;
}
export interface CustomSection extends Extent {
  readonly kind: 'custom';
  readonly name: string;
}
export interface KnownSection extends Extent {
  readonly kind: 'known';
  readonly name: SectionName;
  /** Its place in the order of sections. */
  readonly rank: number;
  /** The number its content begins with: of items, or the one number of a start or data count section. */
  readonly count: number;
  /** Just behind that number. */
  readonly items: number;
}
/** A section whose id no specification defines. */
export interface UnknownSection extends Extent {
  readonly kind: 'unknown';
  readonly id: number;
}

/** A magic number and a version. */
const HEADER_BYTES = 8;
/** An id, a size, and a count or a name's length: at most 1 + 5 + 5 bytes. */
const SECTION_HEADER_BYTES = 16;
/** Longest name the host reads (wasmparser's limit, which the host's own reader applies). */
const NAME_LIMIT = 100_000;
/** A program has a dozen. */
const SECTION_LIMIT = 100_000;

const NOT_WASM: Readonly<Record<Exclude<Kind, 'wasm'>, RuleId>> = {
  empty: 'image-empty',
  component: 'image-component',
  elf: 'image-elf',
  gzip: 'image-packed',
  zip: 'image-packed',
  'git-lfs-pointer': 'image-lfs-pointer',
  json: 'image-text',
  text: 'image-text',
  binary: 'image-unknown-format',
};

/**
 * Walks the sections of a core module in the order in which they stand, and reads nothing but headers and the
 * names of custom sections. Whether the sections fit together (order, counts) is not its question.
 *
 * @throws ContractError at the first byte that cannot be read as a module
 */
export async function* walkSections(source: ByteSource): AsyncGenerator<Section, void, void> {
  await checkHeader(source);
  let at = HEADER_BYTES;
  for (let index = 0; ; index += 1) {
    const header = await source.read(at, SECTION_HEADER_BYTES);
    if (header.length === 0) return;
    if (index === SECTION_LIMIT) {
      throw fault(
        'sections-too-many',
        `${source.label} has more than ${SECTION_LIMIT.toLocaleString('en')} sections.`,
        { offset: at },
      );
    }
    const section = await readHeader(source, at, header);
    yield section;
    at = section.end;
  }
}

async function checkHeader(source: ByteSource): Promise<void> {
  const first = await source.read(0, KIND_BYTES);
  const kind = kindOf(first);
  if (kind !== 'wasm') {
    throw fault(NOT_WASM[kind], `${source.label} is ${KIND_WORDS[kind]}; expected a WebAssembly core module.`, {
      offset: 0,
    });
  }
  if (first.length < HEADER_BYTES) {
    throw fault(
      'image-cut',
      `${source.label} ends at byte ${first.length}, inside the module's header of ${HEADER_BYTES} bytes.`,
      { offset: first.length },
    );
  }
  const version = [...first.subarray(4, HEADER_BYTES)];
  if (version.join() !== '1,0,0,0') {
    throw fault(
      'image-version',
      `${source.label} has the version bytes ${hex(version)} at byte 4; a core module has 01 00 00 00.`,
      { offset: 4 },
    );
  }
}

async function readHeader(source: ByteSource, offset: number, header: Uint8Array): Promise<Section> {
  const id = header[0] ?? 0;
  if (id >= 0x80) {
    throw fault(
      'section-id-malformed',
      `Byte ${offset} of ${source.label} is ${hex([id])} where a section's id should be.`,
      { offset },
    );
  }
  const size = leb128(header, 1);
  if (!size.ok && size.fault === 'truncated') {
    const what =
      header.length === 1
        ? `One byte (${hex([id])}) is left over`
        : `${header.length} bytes are left over, too few for a section's header,`;
    throw fault('image-trailing-bytes', `${what} at byte ${offset} of ${source.label}.`, { offset });
  }
  if (!size.ok) throw malformedNumber(source, "A section's size", size.fault, offset + size.at);
  const start = offset + size.end;
  const end = start + size.value;
  await checkEnd(source, offset, id, end);
  const extent = { offset, start, end };
  if (id === 0) return readCustom(source, extent, header.subarray(size.end));
  const known = knownSection(id);
  if (known === undefined) return { kind: 'unknown', id, ...extent };
  const count = leb128(header.subarray(size.end, size.end + size.value), 0);
  if (!count.ok && count.fault === 'truncated') {
    throw fault(
      'section-malformed',
      `The ${known.name} section at byte ${offset} of ${source.label} is ` +
        `${size.value === 0 ? 'empty' : 'cut inside its count'}.`,
      { offset },
    );
  }
  if (!count.ok) throw malformedNumber(source, `The count of the ${known.name} section`, count.fault, start + count.at);
  return { kind: 'known', ...known, count: count.value, items: start + count.end, ...extent };
}

async function readCustom(source: ByteSource, extent: Extent, content: Uint8Array): Promise<CustomSection> {
  const { offset, start, end } = extent;
  const refuse = (why: string): never => {
    throw fault(
      'section-name-malformed',
      `The name of the custom section at byte ${offset} of ${source.label} ${why}.`,
      { offset },
    );
  };
  const length = leb128(content.subarray(0, end - start), 0);
  if (!length.ok && length.fault === 'truncated') return refuse('is not there: the section ends first');
  if (!length.ok) throw malformedNumber(source, "A custom section's name length", length.fault, start + length.at);
  const nameStart = start + length.end;
  if (length.value > end - nameStart)
    return refuse(`is said to have ${length.value} bytes, more than the section holds`);
  if (length.value > NAME_LIMIT)
    return refuse(`has ${length.value} bytes; the host reads names of up to ${NAME_LIMIT.toLocaleString('en')}`);
  const bytes = await source.read(nameStart, length.value);
  const wrong = invalidUtf8At(bytes);
  if (wrong !== undefined) return refuse(`is not UTF-8 at byte ${nameStart + wrong}`);
  return { kind: 'custom', name: utf8Text(bytes), offset, start: nameStart + length.value, end };
}

/** Refuses a section that reaches past the end of the file. */
async function checkEnd(source: ByteSource, offset: number, id: number, end: number): Promise<void> {
  const name = id === 0 ? 'custom' : (knownSection(id)?.name ?? `unknown (id ${id})`);
  if (source.size !== undefined) {
    if (end <= source.size) return;
    throw fault(
      'image-cut',
      `The ${name} section at byte ${offset} of ${source.label} is said to end at byte ${end}; the file ends ` +
        `at byte ${source.size}.`,
      { offset },
    );
  }
  // A stream without a length: its last byte tells.
  if ((await source.read(end - 1, 1)).length === 1) return;
  throw fault(
    'image-cut',
    `The ${name} section at byte ${offset} of ${source.label} is said to end at byte ${end}, and the file ends before.`,
    { offset },
  );
}

function malformedNumber(
  source: ByteSource,
  what: string,
  why: 'too long' | 'too large' | 'truncated',
  offset: number,
): Error {
  const words = why === 'too long' ? 'does not end within five bytes' : 'has bits past the 32nd';
  return fault('number-malformed', `${what} at byte ${offset} of ${source.label} ${words}.`, { offset });
}

function hex(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
