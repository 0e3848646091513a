import { isArray, isObject, member, type Json, type JsonObject } from '../core/json.ts';
import { jsonText } from './json-text.ts';
import { shorten } from './untrusted.ts';

const DEPTH = 4;
const NAMES = 12;

/**
 * A JSON Schema in the few words of a type: `{place: string, hours?: integer ≥ 0}`, `"en" | "no"`, `Hour[]`.
 * What has no such words is `…`. Bounded for any schema.
 */
export function typeWords(schema: Json | undefined, depth = 0): string {
  if (schema === undefined || schema === true) return 'any';
  if (schema === false) return 'never';
  if (!isObject(schema)) return '…';
  const values = member(schema, 'enum');
  if (isArray(values))
    return values.length > NAMES
      ? `one of ${values.length} values`
      : values.map((value) => shorten(jsonText(value), 40)).join(' | ');
  if (member(schema, 'const') !== undefined) return shorten(jsonText(member(schema, 'const')), 40);
  const title = member(schema, 'title');
  if (typeof title === 'string' && depth > 0) return shorten(title, 60);
  if (depth >= DEPTH) return '…';
  const types = member(schema, 'type');
  if (isArray(types))
    return types
      .slice(0, 7)
      .map((type) => typeWords({ ...schema, type }, depth))
      .join(' | ');
  return wordsOf(types, schema, depth);
}

function wordsOf(type: Json | undefined, schema: JsonObject, depth: number): string {
  switch (type) {
    case 'object':
      return objectWords(schema, depth);
    case 'array': {
      const items = member(schema, 'items');
      return items === undefined ? 'array' : `${bracketed(typeWords(items, depth + 1))}[]`;
    }
    case 'integer':
    case 'number':
      return `${type}${boundWords(schema)}`;
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      return isObject(member(schema, 'properties')) ? objectWords(schema, depth) : '…';
  }
}

function objectWords(schema: JsonObject, depth: number): string {
  const fields = fieldWords(schema, depth);
  const rest = member(schema, 'additionalProperties');
  if (fields.length === 0) return isObject(rest) ? `{[name]: ${typeWords(rest, depth + 1)}}` : '{}';
  return `{${fields.join(', ')}}`;
}

/** `name: type` or `name?: type` for each property. */
export function fieldWords(schema: Json, depth = 0): string[] {
  const properties = isObject(schema) ? member(schema, 'properties') : undefined;
  if (!isObject(schema) || !isObject(properties)) return [];
  const required = member(schema, 'required');
  const always = new Set(isArray(required) ? required : []);
  const names = Object.keys(properties);
  const shown = names
    .slice(0, NAMES)
    .map((name) => `${shorten(name, 60)}${always.has(name) ? '' : '?'}: ${typeWords(properties[name], depth + 1)}`);
  return names.length > NAMES ? [...shown, `${names.length - NAMES} more`] : shown;
}

function boundWords(schema: JsonObject): string {
  const [low, high] = [member(schema, 'minimum'), member(schema, 'maximum')];
  return `${low === undefined ? '' : ` ≥ ${jsonText(low)}`}${high === undefined ? '' : ` ≤ ${jsonText(high)}`}`;
}

function bracketed(words: string): string {
  return words.includes(' | ') || / [≥≤]/.test(words) ? `(${words})` : words;
}
