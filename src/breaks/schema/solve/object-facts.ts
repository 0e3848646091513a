import { inherit, isNegated, isSent, not, type Literal } from '../formula/formula.ts';
import type { Engine } from './engine.ts';
import type { Reason } from './reason.ts';
import type { Fact, Sendable } from './theory.ts';

/** Every property with such a name has such a value. */
export interface Every {
  readonly names: Literal;
  readonly of: Literal;
  readonly reason: Reason;
}

/** Some property with such a name has such a value. `sent`: the writer says so itself. */
export interface Some extends Every {
  readonly sent: boolean;
  /** The name, when there is only one. */
  readonly name: string | undefined;
}

/** What the facts say about an object. */
export interface ObjectFacts {
  readonly every: readonly Every[];
  /** By name: what is demanded of one property; it is there. */
  readonly single: ReadonlyMap<string, readonly Some[]>;
  /** What is demanded of a property with one of several names. */
  readonly choices: readonly Some[];
  readonly min: number;
  readonly max: number;
}

/** One fact as "every" or "some" (negation turns one into the other), or as a bound. */
export function readObjectFact({ literal, reason }: Fact, engine: Engine): { every?: Every; some?: Some; min?: number; max?: number } {
  const formula = engine.algebra.at(literal);
  const negated = isNegated(literal);
  switch (formula.kind) {
    case 'every':
      return negated
        ? { some: { names: formula.names, of: not(formula.of), reason, sent: false, name: onlyName(formula.names, engine) } }
        : { every: { names: formula.names, of: inherit(formula.of, literal), reason } };
    case 'some':
      return negated
        ? { every: { names: formula.names, of: not(formula.of), reason } }
        : { some: { names: formula.names, of: inherit(formula.of, literal), reason, sent: isSent(literal), name: onlyName(formula.names, engine) } };
    case 'minProperties':
      return negated ? { max: formula.count - 1 } : { min: formula.count };
    case 'maxProperties':
      return negated ? { min: formula.count + 1 } : { max: formula.count };
    default:
      return {};
  }
}

export function readObjectFacts(facts: readonly Fact[], engine: Engine): ObjectFacts {
  const every: Every[] = [];
  const single = new Map<string, Some[]>();
  const choices: Some[] = [];
  let [min, max] = [0, Infinity];
  for (const fact of facts) {
    const read = readObjectFact(fact, engine);
    if (read.every !== undefined) every.push(read.every);
    if (read.some?.name !== undefined) {
      const same = single.get(read.some.name);
      if (same === undefined) single.set(read.some.name, [read.some]);
      else same.push(read.some);
    } else if (read.some !== undefined) choices.push(read.some);
    if (read.min !== undefined) min = Math.max(min, read.min);
    if (read.max !== undefined) max = Math.min(max, read.max);
  }
  return { every, single, choices, min, max };
}

/** The one name that a set of names consists of. */
function onlyName(names: Literal, engine: Engine): string | undefined {
  const formula = engine.algebra.at(names);
  if (formula.kind !== 'values' || formula.values.size !== 1 || isNegated(names)) return undefined;
  for (const name of formula.values.values()) if (typeof name === 'string') return name;
  return undefined;
}

/** Whether a name is in a set; undefined when that is not known. */
export function hasName(names: Literal, name: string, engine: Engine): boolean | undefined {
  const formula = engine.algebra.at(names);
  if (formula.kind === 'values') return formula.values.has(JSON.stringify(name)) !== isNegated(names);
  return engine.holds(names, name);
}

/** Whether the writer may send a name here: it declares it, or it declares none at all. */
export function maySend(name: string, sendable: Sendable | undefined, engine: Engine): boolean {
  if (sendable === undefined || sendable.declared.length === 0) return true;
  return sendable.declared.some(({ names }) => hasName(names, name, engine) !== false);
}

/** Why a name can never be sent here, whatever else is declared; undefined when it could be. */
export function neverSent(name: string, sendable: Sendable | undefined, engine: Engine): Reason | undefined {
  const [first] = sendable?.declared ?? [];
  if (sendable === undefined || first === undefined) return undefined;
  return sendable.possible.some((names) => hasName(names, name, engine) !== false) ? undefined : first.reason;
}

/** What one property must be. */
export interface Demand {
  readonly of: readonly Literal[];
  readonly reasons: readonly Reason[];
  /** Some pattern could not be read: the demand may be too strict. */
  readonly unsure: boolean;
}

/** The values allowed under a name by every "every" that speaks of it, and demanded by every "some" about it. */
export function demandOn(name: string, every: readonly Every[], some: readonly Some[], engine: Engine): Demand {
  const of: Literal[] = [];
  const reasons: Reason[] = [];
  let unsure = false;
  for (const one of every) {
    const has = hasName(one.names, name, engine);
    if (has === false) continue;
    unsure ||= has === undefined;
    of.push(one.of);
    reasons.push(one.reason);
  }
  for (const one of some) {
    of.push(one.of);
    reasons.push(one.reason);
  }
  return { of, reasons, unsure };
}
