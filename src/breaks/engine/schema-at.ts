import { valueAt, type Json } from '../../core/json.ts';

/** What stands at a pointer; `null` where nothing does. */
export function schemaAt(schema: Json, pointer: string): Json {
  return valueAt(schema, pointer) ?? null;
}

/** The pointer of the object that requires the property to which a pointer leads. */
export function requiringPointer(pointer: string): string {
  return pointer.replace(/\/[^/]*\/[^/]*$/, '');
}
