import { isArray, isObject, type Json } from '../core/json.ts';
import { within } from './drafts.ts';
import type { Draft } from './types.ts';

/** How a keyword holds subschemas: one, a list of them, or a map from names to them. */
type Holds = 'one' | 'list' | 'map' | 'one or list' | 'map of schemas or names';

interface Applicator {
  readonly holds: Holds;
  readonly from: Draft;
  readonly to?: Draft;
}

/** Every keyword under which schemas stand, so that an `$id` inside an `enum` or an unknown keyword is not taken for one. */
const APPLICATORS: Readonly<Record<string, Applicator>> = {
  properties: { holds: 'map', from: 'draft-04' },
  patternProperties: { holds: 'map', from: 'draft-04' },
  additionalProperties: { holds: 'one', from: 'draft-04' },
  propertyNames: { holds: 'one', from: 'draft-06' },
  unevaluatedProperties: { holds: 'one', from: '2019-09' },
  dependencies: { holds: 'map of schemas or names', from: 'draft-04' },
  dependentSchemas: { holds: 'map', from: '2019-09' },
  items: { holds: 'one or list', from: 'draft-04' },
  prefixItems: { holds: 'list', from: '2020-12' },
  additionalItems: { holds: 'one', from: 'draft-04', to: '2019-09' },
  unevaluatedItems: { holds: 'one', from: '2019-09' },
  contains: { holds: 'one', from: 'draft-06' },
  allOf: { holds: 'list', from: 'draft-04' },
  anyOf: { holds: 'list', from: 'draft-04' },
  oneOf: { holds: 'list', from: 'draft-04' },
  not: { holds: 'one', from: 'draft-04' },
  if: { holds: 'one', from: 'draft-07' },
  then: { holds: 'one', from: 'draft-07' },
  else: { holds: 'one', from: 'draft-07' },
  contentSchema: { holds: 'one', from: '2019-09' },
  definitions: { holds: 'map', from: 'draft-04' },
  $defs: { holds: 'map', from: '2019-09' },
};

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
    const applicator = Object.hasOwn(APPLICATORS, keyword) ? APPLICATORS[keyword] : undefined;
    if (applicator === undefined || !within(draft, applicator.from, applicator.to)) continue;
    const list = isArray(value);
    if (list && (applicator.holds === 'list' || applicator.holds === 'one or list')) {
      value.forEach((item, index) => found.push({ tokens: [keyword, String(index)], schema: item }));
    } else if (isObject(value) && (applicator.holds === 'map' || applicator.holds === 'map of schemas or names')) {
      for (const [name, item] of Object.entries(value))
        if (!isArray(item)) found.push({ tokens: [keyword, name], schema: item });
    } else if (!list && (applicator.holds === 'one' || applicator.holds === 'one or list')) {
      found.push({ tokens: [keyword], schema: value });
    }
  }
  return found;
}
