import { isArray, isObject, setMember, type Json } from '../../core/json.ts';
import type { Draftable } from './normalize.ts';
import { linearRegExp } from './regexp.ts';

/** Longer texts are not written into a schema. */
const MAX_TEXT = 10_000;

/**
 * Replaces every regular expression of a document, in place, by the strings of this one value that it finds: validators
 * then match nothing hostile. What is matched is matched here, in bounded time. A pattern that is none is left to them.
 *
 * @throws TooCostlyError where matching costs too much work
 */
export function concretize(schemas: Iterable<Draftable>, value: Json): void {
  const patterned = [...schemas].filter(
    (schema) => typeof schema['pattern'] === 'string' || isObject(schema['patternProperties']),
  );
  if (patterned.length === 0) return;
  const { texts, names } = stringsOf(value);
  for (const schema of patterned) {
    const { pattern, patternProperties } = schema;
    if (typeof pattern === 'string') replacePattern(schema, pattern, [...texts]);
    if (isObject(patternProperties)) replaceNames(schema, patternProperties, [...names]);
  }
}

function replacePattern(schema: Draftable, pattern: string, texts: readonly string[]): void {
  const matcher = matcherOf(pattern);
  if (matcher === undefined) return;
  const found: string[] = [];
  const others: string[] = [];
  for (const text of texts) (matcher.test(text) ? found : others).push(text);
  const listed = found.length <= others.length ? found : others;
  if (others.length > 0 && found.length > 0 && listed.some((text) => text.length > MAX_TEXT)) return;
  delete schema['pattern'];
  if (others.length === 0) return;
  const of: Json =
    found.length === 0
      ? { not: { type: 'string' } }
      : listed === found
        ? { anyOf: [{ not: { type: 'string' } }, { enum: listed }] }
        : { not: { enum: listed } };
  schema['allOf'] = [...(isArray(schema['allOf']) ? schema['allOf'] : []), of];
}

function replaceNames(schema: Draftable, map: { readonly [pattern: string]: Json }, names: readonly string[]): void {
  const concrete: Draftable = {};
  for (const [pattern, of] of Object.entries(map)) {
    const matcher = matcherOf(pattern);
    const found = matcher === undefined ? undefined : names.filter((name) => matcher.test(name));
    if (found?.length === 0) continue;
    const key = found === undefined ? pattern : `^(?:${found.map(escaped).join('|')})$`;
    const same = concrete[key];
    setMember(concrete, key, same === undefined ? of : { allOf: [same, of] });
  }
  schema['patternProperties'] = concrete;
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function matcherOf(pattern: string): { test(text: string): boolean } | undefined {
  try {
    return linearRegExp(pattern);
  } catch {
    return undefined;
  }
}

function stringsOf(value: Json): { texts: Set<string>; names: Set<string> } {
  const texts = new Set<string>();
  const names = new Set<string>();
  const seen = new Set<Json>();
  const todo: Json[] = [value];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'string') texts.add(next);
    if (seen.has(next)) continue;
    if (isArray(next)) {
      seen.add(next);
      for (const item of next) todo.push(item);
    } else if (isObject(next)) {
      seen.add(next);
      for (const [name, item] of Object.entries(next)) {
        names.add(name);
        texts.add(name);
        todo.push(item);
      }
    }
  }
  return { texts, names };
}
