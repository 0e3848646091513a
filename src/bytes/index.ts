/** Bytes that can be read at an offset, and what a few of them tell. */
export type { ByteSource } from './source.ts';
export { memorySource } from './memory.ts';
export { countingSource, type ReadCount } from './counting.ts';
export { readAhead, READ_AHEAD } from './read-ahead.ts';
export { kindOf, KIND_BYTES, KIND_WORDS, type Kind } from './kind.ts';
export { leb128, type Leb128 } from './leb128.ts';
export { invalidUtf8At, utf8Text } from './utf8.ts';
