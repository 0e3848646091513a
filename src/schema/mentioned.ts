import { isArray, isObject, member, type Json } from '../core/json.ts';

const MAPS = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'];

/**
 * The property names that a schema speaks of by name, anywhere in its document. Further names that a writer allows
 * beside those that it declares (`additionalProperties: true`) are taken to be none of these.
 */
export function mentionedNames(document: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<Json>();
  const todo: Json[] = [document];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (isObject(next)) for (const name of named(next)) names.add(name);
    const inners: readonly Json[] = isArray(next) ? next : isObject(next) ? Object.values(next) : [];
    for (const inner of inners) todo.push(inner);
  }
  return names;
}

function named(schema: { readonly [name: string]: Json }): string[] {
  const maps = MAPS.map((keyword) => member(schema, keyword)).filter(isObject);
  const lists = [member(schema, 'required'), ...maps.flatMap((map) => Object.values(map))].filter(isArray);
  return [
    ...maps.flatMap((map) => Object.keys(map)),
    ...lists.flat().filter((name): name is string => typeof name === 'string'),
  ];
}
