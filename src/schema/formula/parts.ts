import { isArray, isObject, type Json } from '../../core/json.ts';

const known = new WeakMap<object, number>();

/** How many parts a value has when it is written out: what is shared counts as often as it occurs. */
export function partsOf(value: Json): number {
  if (!isArray(value) && !isObject(value)) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  let parts = 1;
  for (const item of isArray(value) ? value : Object.values(value)) parts += partsOf(item);
  known.set(value, parts);
  return parts;
}
