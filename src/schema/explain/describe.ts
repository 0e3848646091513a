import { isArray, isExactNumber, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { only } from '../keywords/demand.ts';
import { describeKeyword } from '../keywords/index.ts';
import { nearest, type WriterSchema } from '../writer.ts';

const LONGEST = 160;

/** What a schema says with some of its keywords, short: `integer`, `minimum 0`, `"a" or "b"`. */
export function describeSchema(schema: JsonObject, keywords: readonly string[]): string | undefined {
  const parts = Object.entries(only(schema, keywords)).map(([keyword, value]) => describeKeyword(keyword, value, text));
  return parts.length === 0 ? undefined : cut(parts.join(', '));
}

/** What the writer's schemas of a place say with these keywords; undefined where they say nothing. */
export function describeWriter(
  writer: readonly WriterSchema[],
  keywords: readonly string[],
): { readonly pointer: string; readonly says?: string } {
  for (const { schema, pointer } of writer) {
    const text = isObject(schema) ? describeSchema(schema, keywords) : undefined;
    if (text !== undefined) return { pointer, says: text };
  }
  return { pointer: nearest(writer) };
}

/** Whether a text may have been cut: it is as long as they get. */
export function mayBeCut(text: string): boolean {
  return text.length >= LONGEST;
}

/** A value as one short line of JSON. */
export function short(value: Json): string {
  return cut(text(value));
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
