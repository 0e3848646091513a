import type { ByteSource } from '../bytes/index.ts';
import { readImports } from './imports.ts';
import { fault } from './problems.ts';
import type { SectionName } from './section-ids.ts';
import type { KnownSection } from './sections.ts';
import { skipGlobalType, skipLimits } from './types.ts';
import { Content, Malformed, Unfamiliar } from './vector.ts';

/** The sections that the host reads item by item before it looks for the manifest, and that are a few bytes in any program. */
const READERS: Partial<Readonly<Record<SectionName, (content: Content, count: number) => unknown>>> = {
  import: readImports,
  memory: (content, count) => repeat(count, () => { skipLimits(content, 'memory'); }),
  global: (content, count) => repeat(count, () => { skipGlobal(content); }),
};

/** A larger section is passed over: reading it all would cost more than it tells. */
const BYTES_LIMIT = 4096;

/**
 * Reads a small section to its last byte, as the host does.
 *
 * @throws ContractError where it is certainly malformed; a spelling that this reader does not know is passed over
 */
export async function checkSmallSection(source: ByteSource, section: KnownSection): Promise<void> {
  const read = READERS[section.name];
  const size = section.end - section.items;
  if (read === undefined || size > BYTES_LIMIT) return;
  const content = new Content(await source.read(section.items, size));
  try {
    read(content, section.count);
    if (!content.atEnd) throw new Malformed('something follows the last item', content.at);
  } catch (error) {
    if (error instanceof Unfamiliar) return;
    if (!(error instanceof Malformed)) throw error;
    const at = section.items + error.at;
    throw fault('section-malformed', `The ${section.name} section at byte ${section.offset} of ${source.label} cannot be read at byte ${at}: ${error.message}.`, { offset: at });
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
