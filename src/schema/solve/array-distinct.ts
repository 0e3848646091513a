import type { Json } from '../../core/json.ts';
import { not, type Literal } from '../formula/formula.ts';
import { keyOf } from '../formula/values.ts';
import type { Cause } from '../undecided.ts';
import type { Engine } from './engine.ts';

/** Longest array whose items are chosen to differ. */
export const MAX_UNIQUE = 128;

/** Different items, one of each set: undefined when there are none, and `cause` when that is not certain. */
export interface Distinct {
  readonly items: readonly Json[] | undefined;
  readonly cause: Cause | undefined;
}

/** Finds enough members of each set, and a matching between the sets and the members. */
export function distinctItems(sets: readonly (readonly Literal[])[], engine: Engine): Distinct {
  if (sets.length > MAX_UNIQUE)
    return { items: undefined, cause: { code: 'size', of: 'distinct-items', limit: MAX_UNIQUE } };
  let cause: Cause | undefined;
  const members = new Map<string, readonly Json[]>();
  const options = sets.map((set) => {
    const key = [...new Set(set)].sort((a, b) => a - b).join();
    const known = members.get(key);
    if (known !== undefined) return known;
    const found = enumerate(set, sets.length, engine);
    cause ??= found.cause;
    members.set(key, found.values);
    return found.values;
  });
  return { items: match(options), cause };
}

/** Up to so many different members of a set. */
function enumerate(
  set: readonly Literal[],
  count: number,
  engine: Engine,
): { values: readonly Json[]; cause: Cause | undefined } {
  const values: Json[] = [];
  while (values.length < count) {
    const outcome = engine.solve([...set, not(engine.algebra.values(values))]);
    if (outcome.kind === 'unknown') return { values, cause: outcome.cause };
    if (outcome.kind === 'empty') break;
    values.push(outcome.value);
  }
  return { values, cause: undefined };
}

/** Chooses a different value for each place (augmenting paths), or finds that there is no way. */
function match(options: readonly (readonly Json[])[]): readonly Json[] | undefined {
  const holder = new Map<string, number>();
  const chosen: Json[] = [];
  const place = (index: number, tried: Set<string>): boolean => {
    for (const value of options[index] ?? []) {
      const key = keyOf(value);
      if (tried.has(key)) continue;
      tried.add(key);
      const other = holder.get(key);
      if (other !== undefined && !place(other, tried)) continue;
      holder.set(key, index);
      chosen[index] = value;
      return true;
    }
    return false;
  };
  for (const index of options.keys()) if (!place(index, new Set())) return undefined;
  return chosen;
}
