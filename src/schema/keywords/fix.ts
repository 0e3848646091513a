import { isArray, isObject, type Json } from '../../core/json.ts';
import type { PlaceKindId } from '../place-kinds.ts';

/** One change to the reader's document, so that it accepts what it refused at a place. */
export interface Edit {
  /** The schema or list that is changed. */
  readonly tokens: readonly string[];
  /** Among edits of one schema, lower first. */
  readonly order: number;
  readonly change: (at: Json) => Json;
  readonly moved?: Moved;
}

/** Where things stand after an edit, as pointers below the place that is changed. */
export interface Moved {
  readonly to: string;
  readonly from: string;
  /** What stands below here, and was not there before, is told at the place itself. */
  readonly around?: string;
}

/** How a demand of a keyword is fixed that fails: the demand goes, and nothing else. */
export interface Fix {
  /** The kinds of places that it fixes. */
  readonly kinds: readonly PlaceKindId[];
  /**
   * @param tokens where the place is, as its pointer says
   * @param ofAnyType whether a keyword makes demands of values of every JSON type
   * @returns undefined where a place of this kind was made by another keyword
   */
  edit(document: Json, tokens: readonly string[], ofAnyType: (keyword: string) => boolean): Edit | undefined;
}

/** These keywords go from the schema that the place names. */
export function dropKeywords(kinds: readonly PlaceKindId[], keywords: readonly string[]): Fix {
  return { kinds, edit: (_, tokens) => ({ tokens, order: 0, change: (schema) => without(schema, keywords) }) };
}

/** What the place names goes from whatever holds it. */
export function dropSelf(kinds: readonly PlaceKindId[]): Fix {
  return { kinds, edit: (_, tokens) => withoutLast(tokens) };
}

/** The edit that takes the last step's keyword or name from whatever holds it. */
export function withoutLast(tokens: readonly string[]): Edit {
  return { tokens: tokens.slice(0, -1), order: 0, change: (holder) => without(holder, tokens.slice(-1)) };
}

function without(value: Json, names: readonly string[]): Json {
  if (isArray(value)) return value;
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : value;
}
