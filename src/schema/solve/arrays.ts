import { buildArray } from './array-build.ts';
import { baseAt, readArrayFacts, tailOf, type ArrayFacts, type Span } from './array-facts.ts';
import type { Engine } from './engine.ts';
import { spend } from '../budget.ts';
import { all, type Reason } from './reason.ts';
import type { Fact, Theory, Verdict } from './theory.ts';

/** Indexes looked at one by one to see a contradiction early. */
const MAX_LOOK = 64;

export const arrays: Theory = (engine) => {
  const facts: Fact[] = [];
  return {
    add(fact) {
      facts.push(fact);
      return () => facts.pop();
    },
    refutes(fact) {
      const { kind } = engine.algebra.at(fact.literal);
      if (kind !== 'items' && kind !== 'contains' && kind !== 'containsAtMost') return undefined;
      spend(engine.budget, facts.length >> 3);
      const read = readArrayFacts([...facts, fact], engine);
      for (const some of read.some) {
        const refuted = refuteSpan(read, some, engine);
        if (refuted !== undefined) return refuted;
      }
      return undefined;
    },
    solve(): Verdict {
      const read = readArrayFacts(facts, engine);
      const reason = all(facts.map((fact) => fact.reason));
      if (read.min > read.max || (read.unique && read.repeated)) return { kind: 'conflict', reason };
      const built = buildArray(read, engine);
      return built === 'none' ? { kind: 'conflict', reason } : built;
    },
  };
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
