/**
 * JSON Schema as heddle's own checker applies it to a component's configuration: fewer keywords than the standard
 * has. Everything else in a component `schema` is ignored by heddle, and so here.
 *
 * Source: the behaviour of heddle 0.2.0-beta.1. Two differences are left aside: heddle counts lengths in UTF-16
 * code units, and compiles patterns without the `u` flag.
 */
import { isArray, isObject, member, setMember, type Json, type JsonObject } from '../core/json.ts';

/** The keywords that heddle's checker honours, each with the value it takes; another value is ignored as well. */
const HONOURED: ReadonlyMap<string, (value: Json) => boolean> = new Map<string, (value: Json) => boolean>([
  ['type', () => true],
  ['enum', isArray],
  ['const', () => true],
  ['minLength', isNumber],
  ['maxLength', isNumber],
  ['pattern', isString],
  ['minimum', isNumber],
  ['maximum', isNumber],
  ['items', isObject],
  ['properties', isObject],
  ['required', isArray],
  ['additionalProperties', (value) => value === false],
]);

/** Keywords that say nothing of which values are taken. */
const ANNOTATIONS: ReadonlySet<string> = new Set(
  (
    '$schema $id id $comment title description default examples deprecated readOnly writeOnly $defs definitions ' +
    '$anchor $vocabulary contentMediaType contentEncoding contentSchema'
  ).split(' '),
);

/** The standard's keywords that constrain values, and that heddle's checker does not know. */
const IGNORED: ReadonlySet<string> = new Set(
  `$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else format multipleOf exclusiveMinimum exclusiveMaximum
   prefixItems additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems
   patternProperties propertyNames minProperties maxProperties unevaluatedProperties dependentRequired dependentSchemas dependencies`.split(
    /\s+/,
  ),
);

export const TYPE_NAMES: readonly string[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** Every keyword that someone may have meant. */
export const KEYWORDS: readonly string[] = [...HONOURED.keys(), ...ANNOTATIONS, ...IGNORED];

function isNumber(value: Json): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}

function isString(value: Json): boolean {
  return typeof value === 'string';
}

/** What heddle does with one keyword of a schema: `unknown` is no keyword of the standard. */
export function treatment(keyword: string, value: Json): 'honoured' | 'ignored' | 'annotation' | 'unknown' {
  const takes = HONOURED.get(keyword);
  if (takes !== undefined) return takes(value) || isHarmless(keyword, value) ? 'honoured' : 'ignored';
  if (ANNOTATIONS.has(keyword)) return 'annotation';
  return IGNORED.has(keyword) ? 'ignored' : 'unknown';
}

/** `true` allows everything, and so does ignoring it. */
function isHarmless(keyword: string, value: Json): boolean {
  return value === true && (keyword === 'additionalProperties' || keyword === 'items');
}

/** Whether heddle knows a type by this name. An unknown one matches no value at all. */
export function isTypeName(value: Json): value is string {
  return typeof value === 'string' && TYPE_NAMES.includes(value);
}

/** Deeper than this, a schema is not followed: `heddleSchema` answers undefined. */
const MAX_DEPTH = 200;

/**
 * The schema in the standard's terms that takes exactly what heddle's checker takes. Pointers stay true: what is
 * left stands where it stood.
 *
 * @param schema a component's `schema`, whatever it is; undefined when there is none
 * @returns undefined when the schema nests too deeply to be followed
 */
export function heddleSchema(schema: Json | undefined): Json | undefined {
  // heddle asks `if (!schema)`, and then for a keyword with `in`, which throws on anything but an object or array.
  if (schema === undefined || schema === null || schema === false || schema === '' || schema === 0) return true;
  if (typeof schema !== 'object') return false;
  return isObject(schema) ? kept(schema, 0) : true;
}

function kept(schema: JsonObject, depth: number): Json | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const result = {};
  for (const keyword of Object.keys(schema)) {
    const value = member(schema, keyword) ?? null;
    if (treatment(keyword, value) !== 'honoured' || isHarmless(keyword, value)) continue;
    const inner = keptKeyword(keyword, value, depth);
    if (inner === undefined) return undefined;
    // A list without any type that heddle knows matches nothing at all.
    if (keyword === 'type' && isArray(inner) && inner.length === 0) setMember(result, 'not', {});
    else setMember(result, keyword, inner);
  }
  return result;
}

function keptKeyword(keyword: string, value: Json, depth: number): Json | undefined {
  switch (keyword) {
    case 'type':
      return (isArray(value) ? value : [value]).filter(isTypeName);
    case 'required':
      return isArray(value) ? value.filter(isString) : value;
    case 'items':
      return isObject(value) ? kept(value, depth + 1) : value;
    case 'properties':
      return isObject(value) ? keptProperties(value, depth) : value;
    default:
      return value;
  }
}

function keptProperties(properties: JsonObject, depth: number): Json | undefined {
  const result = {};
  for (const name of Object.keys(properties)) {
    const schema = member(properties, name);
    // A boolean in place of a schema is ignored, yet the name counts as declared.
    const inner = isObject(schema) ? kept(schema, depth + 1) : {};
    if (inner === undefined) return undefined;
    setMember(result, name, inner);
  }
  return result;
}
