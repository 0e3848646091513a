import { isArray, isObject, member, pointerTokens, type Json } from '../../core/json.ts';

/** What stands at a pointer; `null` where nothing does. */
export function schemaAt(schema: Json, pointer: string): Json {
  const step = (value: Json | undefined, token: string): Json | undefined => {
    if (isArray(value)) return value[Number(token)];
    return isObject(value) ? member(value, token) : undefined;
  };
  return pointerTokens(pointer).reduce<Json | undefined>(step, schema) ?? null;
}

/** The pointer of the object that requires the property to which a pointer leads. */
export function requiringPointer(pointer: string): string {
  return pointer.replace(/\/[^/]*\/[^/]*$/, '');
}
