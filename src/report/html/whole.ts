import { isArray, isObject, member, pointerTokens, type Json, type JsonObject } from '../../core/json.ts';
import type { Piece } from '../excerpt.ts';
import { jsonText } from '../json-text.ts';

/** Longest value that the page shows; a longer one stands whole in `report.json`. */
const LONGEST = 20_000;
/** A value that fits on a line stands on one. */
const LINE = 72;
const DEEPEST = 60;

/** What is written so far, and how much more may be. */
interface Output {
  readonly pieces: { text: string; mark: boolean }[];
  left: number;
}

/** A whole value over several lines, with the spot of a JSON pointer marked. */
export function markedJson(value: Json, at: string | undefined): readonly Piece[] {
  const out: Output = { pieces: [], left: LONGEST };
  write(value, at === undefined || at === '' ? undefined : pointerTokens(at), 0, out);
  return out.pieces;
}

/** `way`: what is left of the way to the spot; empty at the spot and below it; undefined beside it. */
function write(value: Json, way: readonly string[] | undefined, depth: number, out: Output): void {
  if (out.left <= 0) return;
  const mark = way?.length === 0;
  const text = way === undefined || mark ? jsonText(value) : undefined;
  if (text !== undefined && (text.length <= LINE || depth > DEEPEST)) put(text, mark, out);
  else if (isArray(value)) writeParts('[', ']', [...value.keys()].map(String), value, way, depth, out);
  else if (isObject(value)) writeParts('{', '}', Object.keys(value), value, way, depth, out);
  else put(jsonText(value), mark, out);
}

function writeParts(
  open: string,
  close: string,
  tokens: readonly string[],
  value: readonly Json[] | JsonObject,
  way: readonly string[] | undefined,
  depth: number,
  out: Output,
): void {
  const mark = way?.length === 0;
  const pad = '  '.repeat(depth);
  put(open, mark, out);
  for (const [index, token] of tokens.entries()) {
    if (out.left <= 0) return;
    put(`${index === 0 ? '' : ','}\n${pad}  ${isArray(value) ? '' : `${jsonText(token)}: `}`, mark, out);
    const below = mark ? way : way?.[0] === token ? way.slice(1) : undefined;
    write((isArray(value) ? value[index] : member(value, token)) ?? null, below, depth + 1, out);
  }
  put(`\n${pad}${close}`, mark, out);
}

function put(text: string, mark: boolean, out: Output): void {
  if (out.left <= 0) return;
  const part = text.length > out.left ? `${text.slice(0, out.left)}…` : text;
  out.left -= text.length;
  const last = out.pieces.at(-1);
  if (last?.mark === mark) last.text += part;
  else out.pieces.push({ text: part, mark });
}
