import type { Json } from '../../core/json.ts';
import { spend } from '../budget.ts';
import { not, type Literal } from '../formula/formula.ts';
import { MAX_UNIQUE, distinctItems } from './array-distinct.ts';
import { baseAt, tailOf, type ArrayFacts } from './array-facts.ts';
import type { Cause } from '../undecided.ts';
import type { Engine } from './engine.ts';
import type { Verdict } from './theory.ts';

/** Arrays longer than this are not built. */
const MAX_ITEMS = 1 << 20;
/** Most items demanded one by one. */
const MAX_DEMANDED = 64;

/** Most bounds from above, and most items to be decided about one by one for them. */
const MAX_MOST = 8;
const MAX_DECIDED = 500;

/** What is demanded of the item at each index, beyond what every item there must be. */
type Demands = ReadonlyMap<number, readonly Literal[]>;

const NO_DEMANDS: Demands = new Map();
/** One index of many costs little. */
const PRICE = 1 / 64;

/** Two indexes that hold the same item. */
type Pair = readonly [number, number] | undefined;

/** Gives each demanded item an index, decides what may be there at most so often, and builds the array. */
export function buildArray(facts: ArrayFacts, engine: Engine): Verdict | 'none' {
  const demanded = facts.some.flatMap((some, group) =>
    Array.from({ length: Math.min(some.count, MAX_DEMANDED + 1) }, () => ({ ...some, group })),
  );
  const tail = tailOf(facts);
  if (facts.most.length > MAX_MOST || (facts.most.length > 0 && facts.min > MAX_DECIDED))
    return { kind: 'unknown', cause: { code: 'size', of: 'counted-items', limit: MAX_DECIDED } };
  if (facts.min > MAX_ITEMS || tail > MAX_ITEMS)
    return { kind: 'unknown', cause: { code: 'size', of: 'array', limit: MAX_ITEMS } };
  let unsure: Cause | undefined;

  const can = (of: readonly Literal[]): boolean => {
    const outcome = engine.solve(of);
    if (outcome.kind === 'unknown') unsure = outcome.cause;
    return outcome.kind === 'value';
  };
  const at = (index: number, demands: Demands): readonly Literal[] => [
    ...baseAt(facts, Math.min(index, tail)),
    ...(demands.get(index) ?? []),
  ];

  /** No item can stand at this index or beyond. */
  const end = ((): number => {
    // Beyond the tail all indexes are alike.
    for (let index = 0; index < Math.min(facts.max, tail + 1); index++) if (!can(at(index, new Map()))) return index;
    return facts.max;
  })();
  if (facts.min > end) return unsure === undefined ? 'none' : { kind: 'unknown', cause: unsure };

  const assign = (
    demands: Demands,
    groups: ReadonlyMap<number, ReadonlySet<number>>,
    next: number,
  ): readonly Json[] | undefined => {
    spend(engine.budget);
    const some = demanded[next];
    if (some === undefined) return pair(demands);
    // From the tail on all free indexes are alike: the first of them stands for all.
    let freeTail = false;
    for (let index = some.from; index < Math.min(some.to, end); index++) {
      const free = !demands.has(index);
      if (index >= tail && free) {
        if (freeTail) break;
        freeTail = true;
      }
      if (groups.get(some.group)?.has(index) === true) continue;
      const further = new Map(demands).set(index, [...(demands.get(index) ?? []), some.of]);
      if (!can(at(index, further))) continue;
      const items = assign(
        further,
        new Map(groups).set(some.group, new Set([...(groups.get(some.group) ?? []), index])),
        next + 1,
      );
      if (items !== undefined) return items;
    }
    return undefined;
  };

  const lengthOf = (demands: Demands): number => Math.max(facts.min, ...[...demands.keys()].map((index) => index + 1));

  /** Chooses the two indexes that hold equal items, where there must be two. */
  const pair = (demands: Demands): readonly Json[] | undefined => {
    if (!facts.repeated)
      return bound(
        demands,
        undefined,
        lengthOf(demands),
        0,
        facts.most.map((most) => most.count),
      );
    const far = Math.min(end, Math.max(lengthOf(demands), tail) + 2);
    for (let second = 1; second < far; second++) {
      for (let first = 0; first < second; first++) {
        spend(engine.budget);
        const same = [...at(first, demands), ...at(second, demands)];
        if (!can(same)) continue;
        const further = new Map(demands).set(first, same).set(second, same);
        const length = Math.max(lengthOf(demands), second + 1);
        const items = bound(
          further,
          [first, second],
          length,
          0,
          facts.most.map((most) => most.count),
        );
        if (items !== undefined) return items;
      }
    }
    return undefined;
  };

  /** Decides for each item whether it is one of those that there may be so many of. */
  const bound = (
    demands: Demands,
    same: Pair,
    length: number,
    index: number,
    left: readonly number[],
  ): readonly Json[] | undefined => {
    if (facts.most.length === 0 || index >= length) return fill(demands, same, length);
    spend(engine.budget);
    if (same !== undefined && index === same[1])
      return boundAs(demands, same, length, index, left, demands.get(same[0]) ?? []);
    for (let mask = 0; mask < 1 << facts.most.length; mask++) {
      const signs = facts.most.map((most, i) => ((mask >> i) & 1 ? most.of : not(most.of)));
      const of = [...(demands.get(index) ?? []), ...signs];
      const further = new Map(demands).set(index, of);
      if (same !== undefined && index === same[0]) further.set(same[1], of);
      const remaining = left.map((count, i) => count - ((mask >> i) & 1));
      if (remaining.some((count) => count < 0) || !can(at(index, further))) continue;
      const items = bound(further, same, length, index + 1, remaining);
      if (items !== undefined) return items;
    }
    return undefined;
  };

  /** The second of two equal items is in the same sets as the first. */
  const boundAs = (
    demands: Demands,
    same: Pair,
    length: number,
    index: number,
    left: readonly number[],
    of: readonly Literal[],
  ): readonly Json[] | undefined => {
    const remaining = left.map((count, i) => {
      const most = facts.most[i];
      return most !== undefined && of.includes(most.of) && !of.includes(not(most.of)) ? count - 1 : count;
    });
    return remaining.some((count) => count < 0) ? undefined : bound(demands, same, length, index + 1, remaining);
  };

  const fill = (demands: Demands, same: Pair, length: number): readonly Json[] | undefined => {
    if (facts.unique) {
      const chosen = distinctItems(
        Array.from({ length: Math.min(length, MAX_UNIQUE + 1) }, (_, index) => at(index, demands)),
        engine,
      );
      if (chosen.cause !== undefined) unsure = chosen.cause;
      return chosen.items;
    }
    const items: Json[] = [];
    let usual: Json | undefined;
    for (let index = 0; index < length; index++) {
      const alike = index >= tail && !demands.has(index);
      const known = same !== undefined && index === same[1] ? items[same[0]] : alike ? usual : undefined;
      if (known !== undefined) {
        items.push(known);
        continue;
      }
      const outcome = engine.solve(at(index, demands));
      if (outcome.kind === 'unknown') unsure = outcome.cause;
      if (outcome.kind !== 'value') return undefined;
      items.push(outcome.value);
      if (alike) usual = outcome.value;
    }
    return items;
  };

  /** Many demanded items: each takes the first index that it can have, beside whatever else is demanded there. */
  const greedy = (): readonly Json[] | undefined => {
    const left = facts.some.map((some) => some.count);
    const demands = new Map<number, readonly Literal[]>();
    for (let index = 0; index < end && index < MAX_ITEMS && left.some((count) => count > 0); index++) {
      spend(engine.budget, PRICE);
      const of = facts.some.reduce<readonly Literal[]>((taken, some, group) => {
        if ((left[group] ?? 0) === 0 || index < some.from || index >= some.to) return taken;
        if (!can([...at(index, NO_DEMANDS), ...taken, some.of])) return taken;
        left[group] = (left[group] ?? 0) - 1;
        return [...taken, some.of];
      }, []);
      if (of.length > 0) demands.set(index, of);
    }
    return left.some((count) => count > 0) ? undefined : pair(demands);
  };

  if (demanded.length > MAX_DEMANDED) {
    const value = greedy();
    if (value !== undefined) return { kind: 'value', value };
    return { kind: 'unknown', cause: unsure ?? { code: 'size', of: 'demanded-items', limit: MAX_DEMANDED } };
  }
  const items = assign(new Map(), new Map(), 0);
  if (items !== undefined) return { kind: 'value', value: items };
  return unsure === undefined ? 'none' : { kind: 'unknown', cause: unsure };
}
