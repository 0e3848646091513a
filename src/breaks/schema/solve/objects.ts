import type { Engine } from './engine.ts';
import { buildObject } from './object-build.ts';
import { covers, cutNames, demandIn, explicitNames } from './object-cells.ts';
import { demandOn, hasName, maySend, neverSent, readObjectFact, readObjectFacts, type ObjectFacts, type Some } from './object-facts.ts';
import { all, type Reason } from './reason.ts';
import type { Context, Fact, Theory, Verdict } from './theory.ts';

export const objects: Theory = {
  refutes(facts: readonly Fact[], fact: Fact, { engine, sendable }: Context): Reason | undefined {
    const { every, some } = readObjectFact(fact, engine);
    if (every === undefined && some === undefined) return undefined;
    const read = readObjectFacts([...facts, fact], engine);
    if (some?.name !== undefined) {
      const there = read.single.get(some.name) ?? [];
      const never = there.some((one) => one.sent) ? undefined : neverSent(some.name, sendable, engine);
      return never ?? refuteName(some.name, read, engine);
    }
    if (some !== undefined) return refuteChoice(some, read, engine);
    for (const name of read.single.keys()) {
      if (every === undefined || hasName(every.names, name, engine) !== true) continue;
      const refuted = refuteName(name, read, engine);
      if (refuted !== undefined) return refuted;
    }
    for (const choice of read.choices) {
      const refuted = refuteChoice(choice, read, engine);
      if (refuted !== undefined) return refuted;
    }
    return undefined;
  },

  solve(facts: readonly Fact[], context: Context): Verdict {
    const { engine, sendable } = context;
    const read = readObjectFacts(facts, engine);
    const reason = all(facts.map((fact) => fact.reason));
    if (read.min > read.max) return { kind: 'conflict', reason };
    let unsure: string | undefined;
    for (const [name, some] of read.single) {
      const demand = demandOn(name, read.every, some, engine);
      const outcome = engine.solve(demand.of);
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
    const built = buildObject(read, context);
    if (built !== 'none') return built;
    return { kind: 'conflict', reason: sendable === undefined ? reason : all([reason, sendable.everything]) };
  },
};

/** Why a property that must be there cannot be what all facts make of it. */
function refuteName(name: string, facts: ObjectFacts, engine: Engine): Reason | undefined {
  const demand = demandOn(name, facts.every, facts.single.get(name) ?? [], engine);
  return !demand.unsure && engine.solve(demand.of).kind === 'empty' ? all(demand.reasons) : undefined;
}

/** Why no property can be what is demanded of one with any of several names. */
function refuteChoice(choice: Some, facts: ObjectFacts, engine: Engine): Reason | undefined {
  const sets = [...facts.every, ...facts.choices].map((one) => one.names);
  const explicit = explicitNames(sets, engine);
  for (const name of facts.single.keys()) explicit.add(name);
  const cells = cutNames(sets, explicit, engine);
  if (typeof cells === 'string') return undefined;
  const reasons: Reason[] = [choice.reason];
  for (const cell of cells) {
    if (!covers(choice.names, cell, engine)) continue;
    const demands = demandIn(cell, facts.every, engine);
    if (engine.solve([choice.of, ...demands.map((one) => one.of)]).kind !== 'empty') return undefined;
    reasons.push(...demands.map((one) => one.reason));
  }
  for (const name of explicit) {
    const has = hasName(choice.names, name, engine);
    if (has === false) continue;
    const demand = demandOn(name, facts.every, [...(facts.single.get(name) ?? []), choice], engine);
    if (has === undefined || demand.unsure || engine.solve(demand.of).kind !== 'empty') return undefined;
    reasons.push(...demand.reasons);
  }
  return all(reasons);
}
