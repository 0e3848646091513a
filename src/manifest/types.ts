import { Malformed, Unfamiliar, type Content } from './vector.ts';

/** The value types of one byte: numbers, vectors and the short forms of references. */
const NUMBER_TYPES: ReadonlySet<number> = new Set([0x7f, 0x7e, 0x7d, 0x7c, 0x7b]);
const SHORT_REFERENCE = { least: 0x68, most: 0x75 } as const;
/** First bytes of longer types: (ref …), (ref null …), shared, exact. */
const LONG_TYPES: ReadonlySet<number> = new Set([0x62, 0x63, 0x64, 0x65]);

/** Reads a value type of one byte. @throws Unfamiliar for a longer one */
export function readValueType(content: Content): number {
  const at = content.at;
  const type = content.byte('a value type');
  if (NUMBER_TYPES.has(type) || (type >= SHORT_REFERENCE.least && type <= SHORT_REFERENCE.most)) return type;
  if (LONG_TYPES.has(type)) throw new Unfamiliar('a type of more than one byte', at);
  throw new Malformed(`the byte ${type} is not a value type`, at);
}

/** Passes over a flag and a minimum, and a maximum and a page size when the flag says so. */
export function skipLimits(content: Content, of: 'memory' | 'table'): void {
  const at = content.at;
  const flags = content.byte('limits');
  if (flags > (of === 'memory' ? 0b1111 : 0b111))
    throw new Malformed(`the limits of a ${of} have the flags ${flags}`, at);
  content.skipNumber(10, 'a minimum');
  if ((flags & 0b1) !== 0) content.skipNumber(10, 'a maximum');
  if ((flags & 0b1000) !== 0) content.number('a page size');
}

/** Passes over the type of a global: a value type, and whether it is mutable and shared. */
export function skipGlobalType(content: Content): void {
  readValueType(content);
  const at = content.at;
  const flags = content.byte('the flags of a global');
  if (flags > 0b11) throw new Malformed(`a global has the flags ${flags}`, at);
}
