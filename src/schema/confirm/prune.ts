import { isArray, isObject, pointerTokens, type Json } from '../../core/json.ts';
import { subschemas, type Draftable } from './normalize.ts';

const CONTAINERS = ['$defs', 'definitions'];

/**
 * Takes out of a document, in place, what says nothing of this value: what `properties` says of names that the value
 * has nowhere, and the definitions that nothing refers to then. With a large contract that is most of the work.
 */
export function prune(document: Json, value: Json): void {
  if (!isObject(document)) return;
  const names = namesOf(value);
  const schemas = walk(document);
  // A reference may lead to what would be taken out.
  if (schemas.some(({ $ref }) => typeof $ref === 'string' && $ref.includes('/properties'))) return;
  for (const schema of schemas) keepOnly(schema, 'properties', names);
  const used = definitionsUsed(document);
  if (used === undefined) return;
  for (const container of CONTAINERS) keepOnly(document, container, used);
}

function keepOnly(schema: Draftable, keyword: string, names: ReadonlySet<string>): void {
  const map = schema[keyword];
  if (isObject(map)) schema[keyword] = Object.fromEntries(Object.entries(map).filter(([name]) => names.has(name)));
}

/**
 * The names of the document's own definitions that references lead to, one after the other; undefined where one is of
 * another kind.
 */
function definitionsUsed(document: Draftable): Set<string> | undefined {
  const used = new Set<string>();
  const refs: string[] = [];
  const look = (schema: Json, skip: readonly string[]): void => {
    for (const { $ref, $dynamicRef, $recursiveRef } of walk(schema, skip))
      for (const ref of [$ref, $dynamicRef, $recursiveRef]) if (typeof ref === 'string') refs.push(ref);
  };
  look(document, CONTAINERS);
  for (let ref = refs.pop(); ref !== undefined; ref = refs.pop()) {
    if (ref === '#') continue;
    const [container, name, ...rest] = pointerTokens(ref.slice(1));
    if (
      !ref.startsWith('#/') ||
      ref.includes('%') ||
      container === undefined ||
      name === undefined ||
      rest.length > 0 ||
      !CONTAINERS.includes(container)
    )
      return undefined;
    const held = document[container];
    if (used.has(name) || !isObject(held) || !Object.hasOwn(held, name)) continue;
    used.add(name);
    look(held[name] ?? true, []);
  }
  return used;
}

/** A schema and all that keywords hold below it. */
export function walk(from: Json, skip: readonly string[] = []): Draftable[] {
  const seen = new Set<Json>();
  const todo: Json[] = [from];
  const found: Draftable[] = [];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (!isObject(next) || seen.has(next)) continue;
    seen.add(next);
    found.push(next);
    todo.push(...subschemas(next, next === from ? skip : []));
  }
  return found;
}

function namesOf(value: Json): Set<string> {
  const names = new Set<string>();
  const todo: Json[] = [value];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (isArray(next)) for (const item of next) todo.push(item);
    else if (isObject(next)) {
      for (const [name, item] of Object.entries(next)) {
        names.add(name);
        todo.push(item);
      }
    }
  }
  return names;
}
