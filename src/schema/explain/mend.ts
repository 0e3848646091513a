import {
  isArray,
  isObject,
  pointer as joinPointer,
  pointerTokens,
  setMember,
  type Json,
  type JsonObject,
} from '../../core/json.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import type { SchemaPlace } from '../types.ts';

/** The keywords that go when a place of this kind is mended, in the schema that its pointer names. */
const KEYWORDS: Readonly<Partial<Record<PlaceKindId, readonly string[]>>> = {
  'negative-refused': ['minimum', 'exclusiveMinimum'],
  'bounds-narrowed': ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
  'multiple-changed': ['multipleOf'],
  'length-narrowed': ['minLength', 'maxLength'],
  'pattern-changed': ['pattern'],
  'strings-narrowed': ['enum', 'const'],
  'values-narrowed': ['enum', 'const'],
  'count-narrowed': ['minItems', 'maxItems'],
  'unique-items-required': ['uniqueItems'],
  'contains-narrowed': ['contains', 'minContains', 'maxContains'],
  'property-count-narrowed': ['minProperties', 'maxProperties'],
};

/** Demands beside `type` that are made of any type. */
const OF_ANY_TYPE = ['enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** A place to mend, as `SchemaPlace` tells it. */
export type Mendable = Pick<SchemaPlace, 'kind' | 'reader'>;

/**
 * A copy of the reader's schema that takes at these places what it refused there: the demand is dropped, and nothing
 * else. What `explain` promises is that the pair is compatible then.
 *
 * Alternatives of a `oneOf` that are mended inside exclude each other (else they are no places of their own): they
 * stand under `anyOf` afterwards, so that one that takes more now does not clash with its neighbours.
 */
export function mend(reader: Json, places: readonly Mendable[]): Json {
  const edits = [
    ...places.map((place) => editOf(reader, place)),
    ...relaxed(reader, places).map((pointer): Edit => ({
      tokens: pointerTokens(pointer),
      order: 1,
      change: anyInsteadOfOne,
    })),
  ];
  // The deepest first: whatever an outer place drops needs no mending inside. A type last: it moves what else is demanded.
  const sorted = edits.toSorted((a, b) => b.tokens.length - a.tokens.length || a.order - b.order);
  return sorted.reduce((document, { tokens, change }) => edit(document, tokens, change), reader);
}

interface Edit {
  readonly tokens: readonly string[];
  /** Among edits of one schema, lower first. */
  readonly order: number;
  readonly change: (at: Json) => Json;
}

/** The schemas with a `oneOf` inside whose branches something is mended, the outer ones first. */
function relaxed(reader: Json, places: readonly Mendable[]): string[] {
  const found = new Set<string>();
  for (const { reader: pointer } of places) {
    const tokens = pointerTokens(pointer);
    tokens.forEach((token, index) => {
      const inside = tokens.length > index + 1 && token === 'oneOf' && isArray(at(reader, tokens.slice(0, index + 1)));
      if (inside) found.add(joinPointer(...tokens.slice(0, index)));
    });
  }
  return [...found].sort((a, b) => a.length - b.length);
}

function anyInsteadOfOne(schema: Json): Json {
  if (!isObject(schema) || schema['oneOf'] === undefined) return schema;
  const { oneOf, ...rest } = schema;
  const where = Object.hasOwn(rest, 'anyOf')
    ? { allOf: [...(isArray(rest['allOf']) ? rest['allOf'] : []), { anyOf: oneOf }] }
    : { anyOf: oneOf };
  return { ...rest, ...where };
}

/** Where `anyInsteadOfOne` puts the branches, below the schema itself. */
function relaxedTo(schema: Json | undefined): string {
  if (!isObject(schema) || !Object.hasOwn(schema, 'anyOf')) return '/anyOf';
  return `/allOf/${isArray(schema['allOf']) ? schema['allOf'].length : 0}/anyOf`;
}

function editOf(document: Json, { kind, reader: pointer }: Mendable): Edit {
  const tokens = pointerTokens(pointer);
  const [holder, last] = [tokens.slice(0, -1), tokens.slice(-1)];
  const keywords = Object.hasOwn(KEYWORDS, kind) ? KEYWORDS[kind] : undefined;
  if (keywords !== undefined) return { tokens, order: 0, change: (schema) => without(schema, keywords) };
  switch (kind) {
    case 'newly-required':
      return notRequired(document, tokens);
    case 'type-changed':
      return isArray(at(document, tokens))
        ? { tokens: holder, order: 0, change: (schema) => without(schema, last) }
        : { tokens, order: 2, change: anyType };
    case 'combination-narrowed':
    case 'dependency-added':
      return { tokens: holder, order: 0, change: (schema) => without(schema, last) };
    default:
      return { tokens, order: 3, change: () => ({}) };
  }
}

/** `…/properties/name` when the same schema declares it, `…/required/index` otherwise. */
function notRequired(document: Json, tokens: readonly string[]): Edit {
  const name = tokens.at(-2) === 'required' ? at(document, tokens) : tokens.at(-1);
  const change = (schema: Json): Json => {
    const required = isObject(schema) ? schema['required'] : undefined;
    return isObject(schema) && isArray(required)
      ? { ...schema, required: required.filter((one) => one !== name) }
      : schema;
  };
  return { tokens: tokens.slice(0, -2), order: 0, change };
}

function at(document: Json, tokens: readonly string[]): Json | undefined {
  let found: Json | undefined = document;
  for (const token of tokens)
    found = isArray(found)
      ? found[Number(token)]
      : isObject(found) && Object.hasOwn(found, token)
        ? found[token]
        : undefined;
  return found;
}

/** Where a mended type moves the demands that are made of any type, below the schema itself. */
const MOVED = '/anyOf/1';

/**
 * The pointer into the reader as it was, for one into the reader as it is mended.
 *
 * @param places those that were mended
 */
export function unmended(pointer: string, reader: Json, places: readonly Mendable[]): string {
  const moved = places
    .filter((place) => place.kind === 'type-changed' && moves(at(reader, pointerTokens(place.reader))))
    .map((place) => ({ at: place.reader, from: MOVED, to: '' }));
  const alternatives = relaxed(reader, places).map((place) => ({
    at: place,
    from: relaxedTo(at(reader, pointerTokens(place))),
    to: '/oneOf',
  }));
  // The outer ones first: the inner pointers are those of the reader as it was. At one schema the type first: it was mended last.
  return [...moved, ...alternatives]
    .toSorted((a, b) => a.at.length - b.at.length)
    .reduce((found, { at: place, from, to }) => {
      if (`${found}/`.startsWith(`${place}${from}/`)) return place + to + found.slice(place.length + from.length);
      return from === MOVED && `${found}/`.startsWith(`${place}/anyOf/`) ? place : found;
    }, pointer);
}

function moves(schema: Json | undefined): boolean {
  return (
    isObject(schema) && schema['type'] !== undefined && Object.keys(schema).some((name) => OF_ANY_TYPE.includes(name))
  );
}

/** Any type is taken; what else the schema demands, it demands of its own type still. */
function anyType(schema: Json): Json {
  if (!isObject(schema)) return {};
  const rest = Object.fromEntries(
    Object.entries(schema).filter(([name]) => name !== 'type' && !OF_ANY_TYPE.includes(name)),
  );
  const own = Object.fromEntries(Object.entries(schema).filter(([name]) => OF_ANY_TYPE.includes(name)));
  if (!moves(schema)) return rest;
  return { ...rest, anyOf: [{ not: { type: schema['type'] ?? [] } }, own] };
}

function without(value: Json, names: readonly string[]): Json {
  if (isArray(value)) return value;
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : value;
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
