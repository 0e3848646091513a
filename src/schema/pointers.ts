import { escapePointer, isArray, isObject, type Json } from '../core/json.ts';
import type { Document, Located, Resource } from './located.ts';

/** Where each object and list of a document stands: the first pointer, in the document's order. */
export function pointersOf(document: Json): ReadonlyMap<Json, string> {
  const pointers = new Map<Json, string>();
  const todo: { readonly value: Json; readonly pointer: string }[] = [{ value: document, pointer: '' }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { value, pointer } = next;
    if (!(isArray(value) || isObject(value)) || pointers.has(value)) continue;
    pointers.set(value, pointer);
    const members: readonly (readonly [string | number, Json])[] = isArray(value)
      ? [...value.entries()]
      : Object.entries(value);
    for (const [token, item] of members.toReversed())
      if (isArray(item) || isObject(item)) todo.push({ value: item, pointer: `${pointer}/${escapePointer(token)}` });
  }
  return pointers;
}

/** The resource in which a subschema stands. */
export function located(document: Document, schema: Json, around: Resource): Located {
  return { schema, resource: document.resourceAt(schema) ?? around };
}

/** A pointer, some tokens further down. */
export function under(pointer: string, ...tokens: readonly (string | number)[]): string {
  return pointer + tokens.map((token) => `/${escapePointer(token)}`).join('');
}
