import type { Engine, Outcome } from './engine.ts';
import { buildObject } from './object-build.ts';
import { demandOn, hasName, maySend, neverSent, onlyName, readObjectFact, readObjectFacts, type Every, type Some } from './object-facts.ts';
import { all, type Reason } from './reason.ts';
import type { Context, Fact, Theory, Verdict } from './theory.ts';

export const objects: Theory = {
  refutes(facts: readonly Fact[], fact: Fact, { engine, sendable }: Context): Reason | undefined {
    const read = readObjectFact(fact, engine);
    const name = read.some === undefined ? undefined : onlyName(read.some.names, engine);
    if (read.some !== undefined && name !== undefined) {
      if (!read.some.sent) {
        const never = neverSent(name, sendable, engine);
        if (never !== undefined && !isDemandedBySender(name, facts, engine)) return never;
      }
      return refuteName(name, facts, fact, engine);
    }
    if (read.every === undefined) return undefined;
    for (const demanded of demandedNames(facts, engine)) {
      if (hasName(read.every.names, demanded, engine) !== true) continue;
      const refuted = refuteName(demanded, facts, fact, engine);
      if (refuted !== undefined) return refuted;
    }
    return undefined;
  },

  solve(facts: readonly Fact[], context: Context): Verdict {
    const { engine, sendable } = context;
    const read = readObjectFacts(facts, engine);
    const reason = all(facts.map((fact) => fact.reason));
    if (read.min > read.max) return { kind: 'conflict', reason };
    const single = new Map<string, Some[]>();
    for (const one of read.some) {
      const name = onlyName(one.names, engine);
      if (name !== undefined) single.set(name, [...(single.get(name) ?? []), one]);
    }
    let unsure: string | undefined;
    for (const [name, some] of single) {
      const demand = demandOn(name, read.every, some, engine);
      const outcome: Outcome = engine.solve(demand.of);
      if (outcome.kind === 'unknown') unsure = outcome.why;
      if (outcome.kind === 'empty') {
        if (!demand.unsure) return { kind: 'conflict', reason: all(demand.reasons) };
        unsure = 'a pattern of property names that could not be read';
      }
      if (!some.some((one) => one.sent) && !maySend(name, sendable, engine)) {
        return { kind: 'conflict', reason: all([...some.map((one) => one.reason), sendable?.everything ?? []]) };
      }
    }
    if (unsure !== undefined) return { kind: 'unknown', why: unsure };
    const built = buildObject(read, single, context);
    if (built !== 'none') return built;
    return { kind: 'conflict', reason: sendable === undefined ? reason : all([reason, sendable.everything]) };
  },
};

function demandedNames(facts: readonly Fact[], engine: Engine): Set<string> {
  const names = new Set<string>();
  for (const fact of facts) {
    const { some } = readObjectFact(fact, engine);
    const name = some === undefined ? undefined : onlyName(some.names, engine);
    if (name !== undefined) names.add(name);
  }
  return names;
}

function isDemandedBySender(name: string, facts: readonly Fact[], engine: Engine): boolean {
  return facts.some((fact) => {
    const { some } = readObjectFact(fact, engine);
    return some?.sent === true && onlyName(some.names, engine) === name;
  });
}

/** Why a property cannot be what all facts and one more make of it. */
function refuteName(name: string, facts: readonly Fact[], fact: Fact, engine: Engine): Reason | undefined {
  const every: Every[] = [];
  const some: Some[] = [];
  for (const one of [...facts, fact]) {
    const read = readObjectFact(one, engine);
    if (read.every !== undefined) every.push(read.every);
    if (read.some !== undefined && onlyName(read.some.names, engine) === name) some.push(read.some);
  }
  const demand = demandOn(name, every, some, engine);
  return !demand.unsure && engine.solve(demand.of).kind === 'empty' ? all(demand.reasons) : undefined;
}
