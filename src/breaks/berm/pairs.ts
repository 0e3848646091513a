import { isObject, member, type Json } from '../../core/json.ts';
import { equalJson } from '../../core/equal.ts';
import type { NamedStep } from '../../schema/steps.ts';

/** Two schemas that describe the same place of a value, and the way to each. */
export interface Pair {
  readonly old: Json;
  readonly current: Json;
  /** Pointer tokens from the part's schema. */
  readonly oldAt: readonly string[];
  readonly currentAt: readonly string[];
  /** How the place is reached in the value. */
  readonly steps: readonly NamedStep[];
}

/**
 * The host's JSON reader refuses what is nested deeper, so there is nothing below for berm to compare. The engine
 * still looks.
 */
const DEEPEST = 127;

/**
 * The places that two schemas have in common, as berm sees them: the whole, then properties by name, array items
 * and map values. Below a place whose `type` differs there is nothing in common.
 */
export function pairs(old: Json, current: Json): Pair[] {
  const found: Pair[] = [];
  const open: Pair[] = [{ old, current, oldAt: [], currentAt: [], steps: [] }];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    found.push(pair);
    if (pair.oldAt.length < DEEPEST && sameType(pair)) open.push(...below(pair).reverse());
  }
  return found;
}

/** Whether both say the same `type`, or both say none. */
export function sameType({ old, current }: Pair): boolean {
  const [before, after] = [keyword(old, 'type'), keyword(current, 'type')];
  return before === undefined || after === undefined ? before === after : equalJson(before, after);
}

/** A keyword of a schema; undefined where the schema is no object, or has none of that name. */
export function keyword(schema: Json | undefined, name: string): Json | undefined {
  return isObject(schema) ? member(schema, name) : undefined;
}

function below(pair: Pair): Pair[] {
  const step = (to: NamedStep, ...tokens: string[]): Pair[] => {
    const old = tokens.reduce<Json | undefined>(keyword, pair.old);
    const current = tokens.reduce<Json | undefined>(keyword, pair.current);
    if (old === undefined || current === undefined) return [];
    return [
      {
        old,
        current,
        oldAt: [...pair.oldAt, ...tokens],
        currentAt: [...pair.currentAt, ...tokens],
        steps: [...pair.steps, to],
      },
    ];
  };
  const properties = keyword(pair.old, 'properties');
  const names = isObject(properties) ? Object.keys(properties) : [];
  const inner = [...step({ is: 'items' }, 'items'), ...step({ is: 'names' }, 'additionalProperties')];
  return [
    ...names.flatMap((name) => step({ is: 'name', name }, 'properties', name)),
    ...inner.filter(({ old, current }) => isObject(old) && isObject(current)),
  ];
}
