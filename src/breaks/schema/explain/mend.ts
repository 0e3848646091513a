import { isArray, isObject, pointerTokens, setMember, type Json, type JsonObject } from '../../../contract/json.ts';
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
 */
export function mend(reader: Json, places: readonly Mendable[]): Json {
  // The deepest first: whatever an outer place drops needs no mending inside.
  return places.toSorted((a, b) => b.reader.length - a.reader.length).reduce(mendOne, reader);
}

function mendOne(document: Json, { kind, reader: pointer }: Mendable): Json {
  const tokens = pointerTokens(pointer);
  const keywords = Object.hasOwn(KEYWORDS, kind) ? KEYWORDS[kind as PlaceKindId] : undefined;
  if (keywords !== undefined) return edit(document, tokens, (schema) => without(schema, keywords));
  switch (kind) {
    case 'newly-required':
      return notRequired(document, tokens);
    case 'type-changed':
      return isBranches(tokens, document) ? edit(document, tokens.slice(0, -1), (schema) => without(schema, tokens.slice(-1))) : edit(document, tokens, anyType);
    case 'combination-narrowed':
    case 'dependency-added':
      return edit(document, tokens.slice(0, -1), (holder) => without(holder, tokens.slice(-1)));
    default:
      return edit(document, tokens, () => ({}));
  }
}

/** Whether a pointer names the list under `anyOf` or `oneOf`, and not a property of that name. */
function isBranches(tokens: readonly string[], document: Json): boolean {
  let at: Json | undefined = document;
  for (const token of tokens) at = isArray(at) ? at[Number(token)] : isObject(at) && Object.hasOwn(at, token) ? at[token] : undefined;
  return isArray(at);
}

/** `…/properties/name` when the same schema declares it, `…/required/index` otherwise. */
function notRequired(document: Json, tokens: readonly string[]): Json {
  const last = tokens.at(-1) ?? '';
  const listed = tokens.at(-2) === 'required';
  return edit(document, tokens.slice(0, -2), (schema) => {
    if (!isObject(schema) || !isArray(schema['required'])) return schema;
    const required = schema['required'].map((name, index) => ((listed ? String(index) === last : name === last) ? null : name));
    // The others keep their index: further places point at them.
    return { ...schema, required: required.every((name) => name === null) ? [] : fill(required) };
  });
}

/** A name twice says no more than once. */
function fill(names: readonly Json[]): Json[] {
  const some = names.find((name) => name !== null) ?? null;
  return names.map((name) => name ?? some);
}

/** Any type is taken; what else the schema demands, it demands of its own type still. */
function anyType(schema: Json): Json {
  if (!isObject(schema)) return {};
  const rest = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'type' && !OF_ANY_TYPE.includes(name)));
  const own = Object.fromEntries(Object.entries(schema).filter(([name]) => OF_ANY_TYPE.includes(name)));
  if (Object.keys(own).length === 0 || schema['type'] === undefined) return rest;
  return { ...rest, anyOf: [{ not: { type: schema['type'] } }, own] };
}

function without(value: Json, names: readonly string[]): Json {
  if (isArray(value)) return value;
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : value;
}

/** A copy of a document with something else at a place; the document itself where there is no such place. */
function edit(document: Json, tokens: readonly string[], change: (at: Json) => Json): Json {
  const [token, ...rest] = tokens;
  if (token === undefined) return change(document);
  if (isArray(document)) return document.map((item, index) => (String(index) === token ? edit(item, rest, change) : item));
  if (!isObject(document) || !Object.hasOwn(document, token)) return document;
  const copy: JsonObject = {};
  for (const [name, item] of Object.entries(document)) setMember(copy, name, name === token ? edit(item, rest, change) : item);
  return copy;
}
