import { isArray, isObject, member, type Json, type JsonObject } from '../core/json.ts';

/** Where the `$ref` of a schema leads (undefined: not known), and whether what stands beside it says nothing. */
export interface Reference {
  readonly to: Json | undefined;
  readonly alone: boolean;
}

/**
 * Whether a schema is spelt as one that takes no value: `false`, its older spelling `{"not": {}}`, an empty `enum`, or
 * one that holds such a schema by `allOf` or `$ref`. For the closed reading, in the engine and for whoever confirms it,
 * this is what a name whose schema is `false` means: that others turn out to take nothing only solving can tell.
 *
 * @param reference the `$ref` of a schema; undefined where it has none
 */
export function takesNothing(schema: Json, reference: (holder: JsonObject) => Reference | undefined): boolean {
  const seen = new Set<Json>();
  const todo: Json[] = [schema];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (next === false) return true;
    if (!isObject(next) || seen.has(next)) continue;
    seen.add(next);
    const { to, alone } = reference(next) ?? { to: undefined, alone: false };
    if (to !== undefined) todo.push(to);
    if (alone) continue;
    const [negated, values, all] = [member(next, 'not'), member(next, 'enum'), member(next, 'allOf')];
    if (negated === true || (isObject(negated) && Object.keys(negated).length === 0)) return true;
    if (isArray(values) && values.length === 0) return true;
    if (isArray(all)) todo.push(...all);
  }
  return false;
}
