import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import type { Document } from '../located.ts';
import { BRANCHES } from '../keywords/index.ts';
import { located, under } from '../pointers.ts';
import type { WriterSchema } from '../writer.ts';
import { keywordValue } from './keyword-value.ts';

/** More schemas than this at one place are not looked through. */
const MOST = 200;

/** A schema and those that apply to the same value: references, branches, conditions. */
export function inPlace(
  start: readonly WriterSchema[],
  document: Document,
  pointers: ReadonlyMap<Json, string>,
  through: readonly string[] = BRANCHES,
): WriterSchema[] {
  const found: WriterSchema[] = [];
  const seen = new Set<Json>();
  const todo = start.toReversed();
  for (let next = todo.pop(); next !== undefined && found.length < MOST; next = todo.pop()) {
    const { schema } = next;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    found.push(next);
    todo.push(...branches(next, schema, document, pointers, through).toReversed());
  }
  return found;
}

function branches(
  at: WriterSchema,
  schema: JsonObject,
  document: Document,
  pointers: ReadonlyMap<Json, string>,
  through: readonly string[],
): WriterSchema[] {
  const held = (sub: Json, pointer: string): WriterSchema => ({ ...located(document, sub, at.resource), pointer });
  const reference = member(schema, '$ref') ?? member(schema, '$dynamicRef');
  const to = typeof reference === 'string' ? document.resolve(reference, at.resource) : undefined;
  const inside = through.flatMap((keyword) => {
    const value = keywordValue({ schema, resource: at.resource }, keyword);
    if (value === undefined) return [];
    return isArray(value)
      ? value.map((sub, index) => held(sub, under(at.pointer, keyword, index)))
      : [held(value, under(at.pointer, keyword))];
  });
  return [
    ...(to === undefined
      ? []
      : [{ schema: to.schema, resource: to.resource, pointer: pointers.get(to.schema) ?? at.pointer }]),
    ...inside,
  ];
}
