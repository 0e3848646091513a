import {
  isArray,
  isObject,
  pointer as joinPointer,
  pointerTokens,
  setMember,
  valueAt,
  type Json,
  type JsonObject,
} from '../../core/json.ts';
import type { Edit, Fix } from '../keywords/fix.ts';
import { isOfAnyType, KEYWORDS } from '../keywords/index.ts';
import type { SchemaPlace } from '../types.ts';

/** A place to fix, as `SchemaPlace` tells it. */
export type Fixable = Pick<SchemaPlace, 'kind' | 'reader'>;

const FIXES: readonly Fix[] = [...new Set(KEYWORDS.flatMap(({ fix }) => fix ?? []))];
const LOOSENED = new Map(KEYWORDS.flatMap(({ name, loosen }) => (loosen === undefined ? [] : [[name, loosen]])));

/**
 * A copy of the reader's schema that accepts at these places what it refused there: the demand is dropped, and nothing
 * else. What `explain` promises is that the pair is compatible then.
 */
export function fixPlaces(reader: Json, places: readonly Fixable[]): Json {
  const edits = [...places.map((place) => editOf(reader, place)), ...loosened(reader, places)];
  // The deepest first: whatever an outer place drops needs no fixing inside. A type last: it moves what else is
  // demanded.
  const sorted = edits.toSorted((a, b) => b.tokens.length - a.tokens.length || a.order - b.order);
  return sorted.reduce((document, { tokens, change }) => edit(document, tokens, change), reader);
}

function editOf(document: Json, { kind, reader: pointer }: Fixable): Edit {
  const tokens = pointerTokens(pointer);
  for (const fix of FIXES) {
    const found = fix.kinds.includes(kind) ? fix.edit(document, tokens, isOfAnyType) : undefined;
    if (found !== undefined) return found;
  }
  return { tokens, order: 3, change: () => ({}) };
}

/** The schemas inside whose keywords something is fixed that clashes with its neighbours then, the outer ones first. */
function loosened(reader: Json, places: readonly Fixable[]): Edit[] {
  const found = new Map<string, Edit>();
  for (const { reader: pointer } of places) {
    const tokens = pointerTokens(pointer);
    tokens.forEach((token, index) => {
      const loosen = LOOSENED.get(token);
      const holder = tokens.slice(0, index);
      if (loosen === undefined || tokens.length <= index + 1) return;
      const schema = valueAt(reader, holder);
      if (isObject(schema) && isArray(schema[token]))
        found.set(joinPointer(...holder), { tokens: holder, order: 1, ...loosen(schema) });
    });
  }
  return [...found.values()].sort((a, b) => a.tokens.length - b.tokens.length);
}

/**
 * The pointer into the reader as it was, for one into the reader as it is fixed.
 *
 * @param places those that were fixed
 */
export function pointerBefore(pointer: string, reader: Json, places: readonly Fixable[]): string {
  const moved = [...places.map((place) => editOf(reader, place)), ...loosened(reader, places)].flatMap((edit) =>
    edit.moved === undefined ? [] : [{ at: joinPointer(...edit.tokens), ...edit.moved }],
  );
  // The outer ones first: the inner pointers are those of the reader as it was. At one schema the type first: it was
  // fixed last.
  return moved
    .toSorted((a, b) => a.at.length - b.at.length)
    .reduce((found, { at, to, from, around }) => {
      if (isBelow(found, at + to)) return at + from + found.slice(at.length + to.length);
      return around !== undefined && isBelow(found, at + around) ? at : found;
    }, pointer);
}

function isBelow(pointer: string, holder: string): boolean {
  return `${pointer}/`.startsWith(`${holder}/`);
}

/** A copy of a document with something else at a place; the document itself where there is no such place. */
function edit(document: Json, tokens: readonly string[], change: (at: Json) => Json): Json {
  const [token, ...rest] = tokens;
  if (token === undefined) return change(document);
  if (isArray(document))
    return document.map((item, index) => (String(index) === token ? edit(item, rest, change) : item));
  if (!isObject(document) || !Object.hasOwn(document, token)) return document;
  const copy: JsonObject = {};
  for (const [name, item] of Object.entries(document))
    setMember(copy, name, name === token ? edit(item, rest, change) : item);
  return copy;
}
