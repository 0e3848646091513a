/**
 * JSON as contracts need it: exact integers, positions, hostile depth, names such as `__proto__`.
 */
import { JsonReader, type ParseOptions } from './json-reader.ts';
import type { Json } from './json-value.ts';

export { JsonError, type JsonFault, type ParseOptions } from './json-reader.ts';
export * from './json-value.ts';

/**
 * Parses one JSON value.
 *
 * @param text the document (or, with `partial`, several back to back)
 * @returns the value and the offset just behind it, in UTF-16 code units
 * @throws JsonError with the offset and the pointer of the fault
 */
export function parseJson(text: string, options: ParseOptions = {}): { value: Json; end: number } {
  return new JsonReader(text, options).read();
}

/** A place in a text. */
export interface Position {
  /** UTF-16 code units from the start. */
  readonly offset: number;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { offset, line, column: offset - start + 1 };
}
