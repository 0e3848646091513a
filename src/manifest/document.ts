import { utf8Length } from '../core/utf8.ts';
import { positionAt } from '../core/json.ts';
import type { Details } from './problems.ts';

/** A text with its place in the world, so that a problem in it can say where. */
export interface Document {
  readonly text: string;
  /** Byte offset of the text's first byte in the file. */
  readonly base: number;
  /** A file of its own has lines; a section inside an image has byte offsets only. */
  readonly lines: boolean;
}

/** The place of a UTF-16 offset of a document, as problems give it. */
export function placeAt(document: Document, offset: number): Details {
  const place = { offset: document.base + byteLength(document.text, offset) };
  if (!document.lines) return place;
  const { line, column } = positionAt(document.text, offset);
  return { ...place, line, column };
}

/** The same for a sentence: "byte 12 of the section" or "line 3, column 7". */
export function placeInWords(document: Document, offset: number): string {
  if (!document.lines) return `byte ${byteLength(document.text, offset)} of the section`;
  const { line, column } = positionAt(document.text, offset);
  return `line ${line}, column ${column}`;
}

/** UTF-8 bytes in front of a UTF-16 offset. */
function byteLength(text: string, offset: number): number {
  return utf8Length(text.slice(0, offset));
}
