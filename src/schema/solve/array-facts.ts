import { inherit, isNegated, not, type Literal } from '../formula/formula.ts';
import type { Engine } from './engine.ts';
import type { Reason } from './reason.ts';
import type { Fact } from './theory.ts';

/** What items at indexes `from <= index < to` are about. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly of: Literal;
  readonly reason: Reason;
}

/** What the facts say about an array. */
export interface ArrayFacts {
  /** Every item there is in the set. */
  readonly every: readonly Span[];
  /** At least `count` items there are in the set. */
  readonly some: readonly (Span & { readonly count: number })[];
  /** At most `count` items are in the set (one at least: none is an "every"). */
  readonly most: readonly { readonly count: number; readonly of: Literal }[];
  readonly min: number;
  readonly max: number;
  readonly unique: boolean;
  readonly repeated: boolean;
}

export function readArrayFacts(facts: readonly Fact[], engine: Engine): ArrayFacts {
  const every: Span[] = [];
  const some: (Span & { count: number })[] = [];
  const most: { count: number; of: Literal }[] = [];
  let [min, max, unique, repeated] = [0, Infinity, false, false];
  const atMost = (count: number, of: Literal, reason: Reason): void => {
    if (count <= 0) every.push({ from: 0, to: Infinity, of: not(of), reason });
    else most.push({ count, of });
  };
  for (const { literal, reason } of facts) {
    const formula = engine.algebra.at(literal);
    const negated = isNegated(literal);
    switch (formula.kind) {
      case 'items':
        if (negated) some.push({ from: formula.from, to: formula.to, of: not(formula.of), reason, count: 1 });
        else every.push({ from: formula.from, to: formula.to, of: inherit(formula.of, literal), reason });
        break;
      case 'contains':
        if (negated) atMost(formula.count - 1, formula.of, reason);
        else some.push({ from: 0, to: Infinity, of: inherit(formula.of, literal), reason, count: formula.count });
        break;
      case 'containsAtMost':
        if (negated) some.push({ from: 0, to: Infinity, of: formula.of, reason, count: formula.count + 1 });
        else atMost(formula.count, formula.of, reason);
        break;
      case 'minItems':
        if (negated) max = Math.min(max, formula.count - 1);
        else min = Math.max(min, formula.count);
        break;
      case 'maxItems':
        if (negated) min = Math.max(min, formula.count + 1);
        else max = Math.min(max, formula.count);
        break;
      case 'unique':
        if (negated) repeated = true;
        else unique = true;
        break;
      default:
    }
  }
  // So many items that are demanded are so many items.
  const least = Math.max(min, repeated ? 2 : 0, ...some.filter(({ from }) => from === 0).map(({ count }) => count));
  return { every, some, most, min: least, max, unique, repeated };
}

/** The first index from which on all items are alike. */
export function tailOf(facts: ArrayFacts): number {
  let tail = 0;
  for (const { from, to } of [...facts.every, ...facts.some]) tail = Math.max(tail, from, to === Infinity ? 0 : to);
  return tail;
}

/** What every item at an index must be. */
export function baseAt(facts: ArrayFacts, index: number): Literal[] {
  return facts.every.filter(({ from, to }) => from <= index && index < to).map(({ of }) => of);
}
