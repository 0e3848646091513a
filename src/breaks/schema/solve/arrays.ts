import { buildArray } from './array-build.ts';
import { baseAt, readArrayFacts, tailOf, type ArrayFacts, type Span } from './array-facts.ts';
import type { Engine } from './engine.ts';
import { all, type Reason } from './reason.ts';
import type { Context, Fact, Theory, Verdict } from './theory.ts';

/** Indexes looked at one by one to see a contradiction early. */
const MAX_LOOK = 64;

export const arrays: Theory = {
  refutes(facts: readonly Fact[], fact: Fact, { engine }: Context): Reason | undefined {
    const formula = engine.algebra.at(fact.literal);
    if (formula.kind !== 'items' && formula.kind !== 'contains' && formula.kind !== 'containsAtMost') return undefined;
    const read = readArrayFacts([...facts, fact], engine);
    for (const some of read.some) {
      const refuted = refuteSpan(read, some, engine);
      if (refuted !== undefined) return refuted;
    }
    return undefined;
  },

  solve(facts: readonly Fact[], context: Context): Verdict {
    const read = readArrayFacts(facts, context.engine);
    const reason = all(facts.map((fact) => fact.reason));
    if (read.min > read.max || (read.unique && read.repeated)) return { kind: 'conflict', reason };
    const built = buildArray(read, context.engine);
    return built === 'none' ? { kind: 'conflict', reason } : built;
  },
};

/** Why no index can hold an item that is demanded of some. */
function refuteSpan(facts: ArrayFacts, some: Span, engine: Engine): Reason | undefined {
  const reasons: Reason[] = [some.reason];
  const last = Math.min(some.to - 1, Math.max(tailOf(facts), some.from));
  if (last - some.from > MAX_LOOK) return undefined;
  for (let index = some.from; index <= last; index++) {
    if (engine.solve([...baseAt(facts, index), some.of]).kind !== 'empty') return undefined;
    for (const one of facts.every) if (one.from <= index && index < one.to) reasons.push(one.reason);
  }
  return all(reasons);
}
