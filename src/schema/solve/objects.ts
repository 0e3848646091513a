import { spend } from '../budget.ts';
import type { Engine } from './engine.ts';
import { buildObject } from './object-build.ts';
import { covers, cutNames, demandIn, explicitNames, isCells } from './object-cells.ts';
import {
  createObjectIndex,
  demandOn,
  hasName,
  listedNames,
  maySend,
  neverSent,
  readObjectFact,
  sendableNames,
  unreadableName,
  type ObjectFacts,
  type Some,
} from './object-facts.ts';
import { all, type Reason } from './reason.ts';
import type { Fact, Sendable, Theory, Verdict } from './theory.ts';
import type { Cause } from '../undecided.ts';

export const objects: Theory = (engine, sendable) => {
  const facts: Fact[] = [];
  const index = createObjectIndex(engine);
  return {
    add(fact) {
      facts.push(fact);
      const undo = index.add(fact);
      return () => {
        facts.pop();
        undo();
      };
    },
    refutes(fact) {
      const undo = index.add(fact);
      const reason = refute(fact, index, engine, sendable);
      undo();
      return reason;
    },
    solve: (openly) =>
      solveObject(index, all(facts.map((fact) => fact.reason)), engine, openly === true ? undefined : sendable),
  };
};

/** Why the fact that was added last cannot hold beside the others. */
function refute(fact: Fact, facts: ObjectFacts, engine: Engine, sendable: Sendable | undefined): Reason | undefined {
  const { every, some } = readObjectFact(fact, engine);
  if (some?.name !== undefined) {
    const there = facts.single.get(some.name) ?? [];
    const never = there.some((one) => one.sent) ? undefined : neverSent(some.name, sendable, engine);
    return never ?? refuteName(some.name, facts, engine);
  }
  if (some !== undefined) return refuteChoice(some, facts, engine);
  if (every === undefined) return undefined;
  const names =
    listedNames(every.names, engine) ??
    [...facts.single.keys()].filter((name) => hasName(every.names, name, engine) === true);
  spend(engine.budget, names.length >> 3);
  for (const name of names) {
    const refuted = facts.single.has(name) ? refuteName(name, facts, engine) : undefined;
    if (refuted !== undefined) return refuted;
  }
  for (const choice of facts.choices) {
    const refuted = refuteChoice(choice, facts, engine);
    if (refuted !== undefined) return refuted;
  }
  return undefined;
}

/** Why a property that must be there cannot be what all facts make of it. */
function refuteName(name: string, facts: ObjectFacts, engine: Engine): Reason | undefined {
  const demand = demandOn(name, facts, facts.single.get(name) ?? [], engine);
  return !demand.unsure && engine.solve(demand.of).kind === 'empty' ? all(demand.reasons) : undefined;
}

/** Why no property can be what is demanded of one with any of several names. */
function refuteChoice(choice: Some, facts: ObjectFacts, engine: Engine): Reason | undefined {
  const { explicit, sets } = explicitNames(facts, [], engine);
  spend(engine.budget, explicit.size >> 3);
  const cells = cutNames(sets, explicit, engine);
  if (!isCells(cells)) return undefined;
  const reasons: Reason[] = [choice.reason];
  for (const cell of cells) {
    if (!covers(choice.names, cell, engine)) continue;
    const demands = demandIn(cell, facts, engine);
    if (engine.solve([choice.of, ...demands.map((one) => one.of)]).kind !== 'empty') return undefined;
    reasons.push(...demands.map((one) => one.reason));
  }
  for (const name of explicit) {
    const has = hasName(choice.names, name, engine);
    if (has === false) continue;
    const demand = demandOn(name, facts, [...(facts.single.get(name) ?? []), choice], engine);
    if (has === undefined || demand.unsure || engine.solve(demand.of).kind !== 'empty') return undefined;
    reasons.push(...demand.reasons);
  }
  return all(reasons);
}

function solveObject(facts: ObjectFacts, reason: Reason, engine: Engine, sendable: Sendable | undefined): Verdict {
  let unsure: Cause | undefined;
  for (const [name, some] of facts.single) {
    const demand = demandOn(name, facts, some, engine);
    const outcome = engine.solve(demand.of);
    if (outcome.kind === 'unknown') unsure = outcome.cause;
    if (outcome.kind === 'empty') {
      if (!demand.unsure) return { kind: 'conflict', reason: all(demand.reasons) };
      unsure = unreadableName(facts, engine);
    }
    if (!some.some((one) => one.sent) && !maySend(name, sendable, engine)) {
      return {
        kind: 'conflict',
        reason: all([...some.map((one) => one.reason), sendable?.everything ?? []]),
        undeclared: true,
      };
    }
  }
  if (unsure !== undefined) return { kind: 'unknown', cause: unsure };
  const built = buildObject(facts, engine, sendable);
  if (built !== 'none') return built;
  if (sendable === undefined || sendableNames(sendable) === undefined) return { kind: 'conflict', reason };
  return { kind: 'conflict', reason: all([reason, sendable.everything]), undeclared: true };
}
