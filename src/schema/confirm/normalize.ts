import { isArray, isObject, pointerTokens, type Json } from '../../core/json.ts';
import type { Draft } from '../drafts.ts';
import { NOT_IN_DRAFT, REF_STANDS_ALONE, SUBSCHEMAS } from './keywords.ts';

/** A schema object that may be changed in place: the worker's own copy. */
export type Draftable = Record<string, Json>;

const DRAFT_OF: readonly (readonly [RegExp, Draft])[] = [
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, 'draft-04'],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, 'draft-06'],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, 'draft-07'],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, '2019-09'],
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, '2020-12'],
];

/** The dialect a document names itself, or the one it is read in: also where it names one that is none of the five. */
export function dialectOf(schema: Json, otherwise: Draft): Draft {
  const named = isObject(schema) && Object.hasOwn(schema, '$schema') ? schema['$schema'] : undefined;
  if (typeof named !== 'string') return otherwise;
  return DRAFT_OF.find(([uri]) => uri.test(named))?.[1] ?? otherwise;
}

/**
 * Takes off, in place, what says nothing in this draft but what a validator would obey all the same; and writes
 * draft-04 in draft-07's words. What remains means in any validator what the draft says.
 *
 * @returns every schema object of the document, each once: those that keywords hold and those that only a
 *   `$ref` reaches
 */
export function normalize(document: Json, draft: Draft): Draftable[] {
  const seen = new Set<Json>();
  const normalized: Draftable[] = [];
  const todo: Json[] = [document];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (!isObject(next) || seen.has(next)) continue;
    seen.add(next);
    const schema = next;
    const target = pointedAt(document, schema['$ref']);
    if (target !== undefined) todo.push(target);
    strip(schema, draft);
    normalized.push(schema);
    todo.push(...subschemas(schema));
  }
  return normalized;
}

function strip(schema: Draftable, draft: Draft): void {
  if (draft === 'draft-04') fromDraft04(schema);
  const alone = REF_STANDS_ALONE.has(draft) && typeof schema['$ref'] === 'string';
  for (const keyword of Object.keys(schema)) {
    const silent = NOT_IN_DRAFT[draft].has(keyword) && !(draft === 'draft-04' && keyword === '$id');
    if (silent || (alone && !BESIDE_REF.has(keyword))) Reflect.deleteProperty(schema, keyword);
  }
  // ajv takes an empty enum for a mistake; by the drafts it takes no value.
  if (isArray(schema['enum']) && schema['enum'].length === 0) {
    delete schema['enum'];
    schema['not'] = {};
  }
  apartFromTuple(schema);
  if (draft === '2019-09') withoutMarks(schema);
}

const BESIDE_TUPLE = ['contains', 'minContains', 'maxContains', 'uniqueItems'];

/**
 * ajv skips what stands beside a tuple when an array is shorter than the tuple; a branch of its own it does not skip.
 */
function apartFromTuple(schema: Draftable): void {
  const tuple = isArray(schema['prefixItems']) || isArray(schema['items']);
  const beside = Object.entries(schema).filter(([keyword]) => BESIDE_TUPLE.includes(keyword));
  if (!tuple || beside.length === 0) return;
  for (const keyword of BESIDE_TUPLE) Reflect.deleteProperty(schema, keyword);
  schema['allOf'] = [...(isArray(schema['allOf']) ? schema['allOf'] : []), Object.fromEntries(beside)];
}

const CONTAINS = ['contains', 'minContains', 'maxContains'];

/**
 * Validators let `contains` evaluate items in 2019-09 too, where it does not: what stands below `not` evaluates
 * nothing.
 */
function withoutMarks(schema: Draftable): void {
  if (schema['contains'] === undefined) return;
  const own = Object.entries(schema).filter(([keyword]) => CONTAINS.includes(keyword));
  if (own.length === Object.keys(schema).length) return;
  for (const keyword of CONTAINS) Reflect.deleteProperty(schema, keyword);
  const unmarked = { not: { not: Object.fromEntries(own) } };
  schema['allOf'] = [...(isArray(schema['allOf']) ? schema['allOf'] : []), unmarked];
}

const BESIDE_REF = new Set(['$ref', '$schema', '$defs', 'definitions']);

function fromDraft04(schema: Draftable): void {
  if (typeof schema['id'] === 'string') schema['$id'] = schema['id'];
  else delete schema['$id'];
  delete schema['id'];
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const strict = schema[exclusive] === true;
    Reflect.deleteProperty(schema, exclusive);
    const limit = schema[bound];
    if (!strict || limit === undefined) continue;
    schema[exclusive] = limit;
    Reflect.deleteProperty(schema, bound);
  }
}

/** The subschemas that a schema's own keywords hold, but for some keywords. */
export function subschemas(schema: Draftable, skip: readonly string[] = []): Json[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (skip.includes(keyword)) return [];
    const holds = Object.hasOwn(SUBSCHEMAS, keyword) ? SUBSCHEMAS[keyword] : undefined;
    if (holds === undefined) return [];
    if (isArray(value)) return holds.includes('list') ? value : [];
    if (holds.includes('map')) return isObject(value) ? Object.values(value) : [];
    return [value];
  });
}

/** What a `$ref` into the same document points at, by JSON Pointer; undefined for any other. */
export function pointedAt(document: Json, ref: Json | undefined): Json | undefined {
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined;
  let at: Json | undefined = document;
  for (const token of pointerTokens(decoded(ref.slice(1)))) {
    if (isArray(at)) at = at[Number(token)];
    else if (isObject(at)) at = Object.hasOwn(at, token) ? at[token] : undefined;
    else return undefined;
  }
  return at;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
