import { isArray, isObject, type Json } from '../../core/json.ts';

const known = new WeakMap<object, number>();

/** A long array that the engine built is mostly one item over and over. */
const AGAIN = 1 / 64;

/** What nests deeper has more parts than anybody wants. */
const DEEPEST = 1_000;

/**
 * How many parts a value has when it is written out: what is shared counts as often as it occurs, but a text or number
 * that stands several times in a row counts little.
 */
export function partsOf(value: Json, depth = 0): number {
  if (!isArray(value) && !isObject(value)) return 1;
  if (depth > DEEPEST) return Infinity;
  const before = known.get(value);
  if (before !== undefined) return before;
  let parts = 1;
  let last: Json | undefined;
  for (const item of isArray(value) ? value : Object.values(value)) {
    parts += item === last && !isArray(item) && !isObject(item) ? AGAIN : partsOf(item, depth + 1);
    last = item;
  }
  if (parts !== Infinity) known.set(value, parts);
  return parts;
}
