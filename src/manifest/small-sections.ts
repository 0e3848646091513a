import type { ByteSource } from '../bytes/index.ts';
import { readImports, type Import } from './imports.ts';
import { fault } from './problems.ts';
import type { KnownSection } from './sections.ts';
import { skipGlobalType, skipLimits } from './types.ts';
import { Content, Malformed, Unfamiliar } from './vector.ts';

/** A larger section is passed over: reading it all would cost more than it tells. */
const BYTES_LIMIT = 4096;

/**
 * The memory and global sections are read item by item by the host before it looks for the manifest, and are a few
 * bytes in any program: so are they here.
 *
 * @throws ContractError where one is certainly malformed
 */
export async function checkSmallSection(source: ByteSource, section: KnownSection): Promise<void> {
  if (section.name === 'memory')
    await readSmall(source, section, (content, count) =>
      repeat(count, () => {
        skipLimits(content, 'memory');
      }),
    );
  if (section.name === 'global')
    await readSmall(source, section, (content, count) =>
      repeat(count, () => {
        skipGlobal(content);
      }),
    );
}

/**
 * Reads the import section in the same way.
 *
 * @returns undefined when it is larger than is read, or spelled in a way that this reader does not know
 * @throws ContractError where it is certainly malformed
 */
export async function readSmallImports(
  source: ByteSource,
  section: KnownSection,
): Promise<readonly Import[] | undefined> {
  return readSmall(source, section, readImports);
}

async function readSmall<T>(
  source: ByteSource,
  section: KnownSection,
  read: (content: Content, count: number) => T,
): Promise<T | undefined> {
  const size = section.end - section.items;
  if (size > BYTES_LIMIT) return undefined;
  const content = new Content(await source.read(section.items, size));
  try {
    const items = read(content, section.count);
    if (!content.atEnd) throw new Malformed('something follows the last item', content.at);
    return items;
  } catch (error) {
    if (error instanceof Unfamiliar) return undefined;
    if (!(error instanceof Malformed)) throw error;
    const at = section.items + error.at;
    throw fault(
      'section-malformed',
      `The ${section.name} section at byte ${section.offset} of ${source.label} cannot be read at byte ${at}: ` +
        `${error.message}.`,
      { offset: at },
    );
  }
}

function repeat(count: number, item: () => void): void {
  for (let left = count; left > 0; left -= 1) item();
}

function skipGlobal(content: Content): void {
  skipGlobalType(content);
  while (skipInstruction(content) !== 'end');
}

/** Instructions without operands that a constant expression may hold: i32 and i64 add, sub, mul. */
const PLAIN: ReadonlySet<number> = new Set([0x6a, 0x6b, 0x6c, 0x7c, 0x7d, 0x7e]);

/** Passes over one instruction of a constant expression. @throws Unfamiliar for any that the common ones are not */
function skipInstruction(content: Content): 'end' | 'more' {
  const at = content.at;
  const opcode = content.byte('an instruction');
  switch (opcode) {
    case 0x0b:
      return 'end';
    case 0x41:
      content.skipNumber(5, 'an i32 constant');
      return 'more';
    case 0x42:
      content.skipNumber(10, 'an i64 constant');
      return 'more';
    case 0x43:
      content.skip(4, 'an f32 constant');
      return 'more';
    case 0x44:
      content.skip(8, 'an f64 constant');
      return 'more';
    case 0x23:
    case 0xd2:
      content.number('an index');
      return 'more';
    default:
      if (PLAIN.has(opcode)) return 'more';
      throw new Unfamiliar('an instruction that this reader does not know', at);
  }
}
