import { canonical } from '../core/fingerprint.ts';
import { isArray, isObject, member, type Json } from '../core/json.ts';
import { resolveUri } from './document.ts';
import type { Document, Resource } from './located.ts';

/** Words that say nothing of values: they make no schema another one. */
const ANNOTATIONS = new Set([
  'title',
  'description',
  '$comment',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
]);
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/**
 * Text that is equal for two pieces of schemas exactly where the same JSON stands and their references lead to the
 * same JSON: what is not understood is then the same schema on both sides, whatever it means.
 */
export function identityOf(document: Document, resource: Resource, piece: Json): string {
  const texts: string[] = [];
  const seen = new Set<Json>();
  const todo: { readonly value: Json; readonly resource: Resource }[] = [{ value: plainly(piece), resource }];
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    if (isObject(next.value) && seen.has(next.value)) continue;
    seen.add(next.value);
    texts.push(canonical(next.value));
    for (const reference of referencesIn(next.value)) {
      const target = document.resolve(reference, next.resource);
      if (target === undefined) texts.push(resolveUri(reference, next.resource.uri) ?? reference);
      else todo.push({ value: target.schema, resource: target.resource });
    }
  }
  return texts.join('\n');
}

/** A schema object without what only annotates it. */
function plainly(piece: Json): Json {
  return isObject(piece) ? Object.fromEntries(Object.entries(piece).filter(([name]) => !ANNOTATIONS.has(name))) : piece;
}

function referencesIn(value: Json): string[] {
  const found: string[] = [];
  const todo: Json[] = [value];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (isArray(next)) todo.push(...next);
    else if (isObject(next)) {
      for (const keyword of REFERENCES) {
        const reference = member(next, keyword);
        if (typeof reference === 'string') found.push(reference);
      }
      todo.push(...Object.values(next));
    }
  }
  return [...new Set(found)].sort();
}
