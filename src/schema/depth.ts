import { isArray, isObject, type Json } from '../core/json.ts';

/** Schemas nest no deeper than this: berm's own reader stops at 127, heddle at 16. */
export const MAX_DEPTH = 256;

/** How deep a value nests (a primitive is 0), found without recursion; stops counting just above `MAX_DEPTH`. */
export function depthOf(value: Json): number {
  let level: Json[] = [value];
  let depth = 0;
  const seen = new Set<Json>();
  while (depth <= MAX_DEPTH) {
    const next: Json[] = [];
    for (const one of level) {
      if (!isArray(one) && !isObject(one)) continue;
      if (seen.has(one)) continue;
      seen.add(one);
      for (const inner of isArray(one) ? one : Object.values(one))
        if (typeof inner === 'object' && inner !== null) next.push(inner);
    }
    if (level.every((one) => typeof one !== 'object' || one === null)) return depth;
    level = next;
    depth += 1;
    if (next.length === 0) return depth;
  }
  return depth;
}
