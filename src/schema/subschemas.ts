import { isArray, isObject, type Json } from '../core/json.ts';
import type { Draft } from './drafts.ts';
import { wordOf } from './keywords/index.ts';

/** A subschema and the reference tokens that lead to it from its parent. */
export interface Subschema {
  readonly tokens: readonly string[];
  readonly schema: Json;
}

/** The subschemas that stand directly under a schema, in the order of its keywords. */
export function subschemas(schema: Json, draft: Draft): Subschema[] {
  if (!isObject(schema)) return [];
  const found: Subschema[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const holds = wordOf(keyword, draft)?.subschemas;
    if (holds === undefined) continue;
    const list = isArray(value);
    if (list && (holds === 'list' || holds === 'one or list')) {
      value.forEach((item, index) => found.push({ tokens: [keyword, String(index)], schema: item }));
    } else if (isObject(value) && (holds === 'map' || holds === 'map of schemas or names')) {
      for (const [name, item] of Object.entries(value))
        if (!isArray(item)) found.push({ tokens: [keyword, name], schema: item });
    } else if (!list && (holds === 'one' || holds === 'one or list')) {
      found.push({ tokens: [keyword], schema: value });
    }
  }
  return found;
}
