import { isArray, isExactNumber, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { only } from './spot.ts';
import type { WriterSpot } from './writer.ts';

const LONGEST = 160;

/** What a schema says with some of its keywords, short: `integer`, `minimum 0`, `"a" or "b"`. */
export function says(schema: JsonObject, keywords: readonly string[]): string | undefined {
  const parts = Object.entries(only(schema, keywords)).map(([keyword, value]) => phrase(keyword, value));
  return parts.length === 0 ? undefined : cut(parts.join(', '));
}

/** What the writer's schemas of a place say with these keywords; undefined where they say nothing. */
export function writerSays(
  writer: readonly WriterSpot[],
  keywords: readonly string[],
): { readonly pointer: string; readonly says?: string } {
  for (const { schema, pointer } of writer) {
    const text = isObject(schema) ? says(schema, keywords) : undefined;
    if (text !== undefined) return { pointer, says: text };
  }
  return { pointer: nearest(writer) };
}

/** Where the writer speaks of a place: the first of its schemas that says more than where to look. */
export function nearest(writer: readonly WriterSpot[]): string {
  const telling = writer.find(
    ({ schema }) =>
      !isObject(schema) || !Object.hasOwn(schema, '$ref') || Object.keys(schema).some((name) => !ONLY_LEADS.has(name)),
  );
  return (telling ?? writer[0])?.pointer ?? '';
}

const ONLY_LEADS = new Set(['$ref', '$defs', 'definitions', '$schema', '$id', 'title', 'description', 'components']);

/** Whether a text may have been cut: it is as long as they get. */
export function mayBeCut(text: string): boolean {
  return text.length >= LONGEST;
}

/** A value as one short line of JSON. */
export function short(value: Json): string {
  return cut(text(value));
}

function phrase(keyword: string, value: Json): string {
  if (keyword === 'type') return isArray(value) ? value.map(plainText).join(' or ') : plainText(value);
  if (keyword === 'enum' && isArray(value)) return value.map(text).join(' or ');
  if (keyword === 'const') return text(value);
  return `${keyword} ${text(value)}`;
}

function plainText(value: Json): string {
  return typeof value === 'string' ? value : text(value);
}

function text(value: Json): string {
  if (isArray(value)) return `[${value.map(text).join(',')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([name, item]) => `${JSON.stringify(name)}:${text(item)}`)
      .join(',')}}`;
  return typeof value === 'bigint' || isExactNumber(value) ? value.toString() : JSON.stringify(value);
}

function cut(line: string): string {
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).toWellFormed()}…`;
}
