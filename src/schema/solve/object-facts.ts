import { inherit, isNegated, isSent, not, type Literal } from '../formula/formula.ts';
import type { Engine } from './engine.ts';
import type { Reason } from './reason.ts';
import type { Fact, Sendable } from './theory.ts';
import type { Cause } from '../undecided.ts';

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

/** What the facts say about an object, found by name. */
export interface ObjectFacts {
  /** About names that are listed: by each name. */
  readonly everyOf: ReadonlyMap<string, readonly Every[]>;
  /** About all other sets of names. */
  readonly everyWide: readonly Every[];
  /** By name: what is demanded of one property; it is there. Names with nothing demanded may stand here too. */
  readonly single: ReadonlyMap<string, readonly Some[]>;
  /** What is demanded of a property with one of several names. */
  readonly choices: readonly Some[];
  readonly bounds: readonly Bound[];
}

interface Bound {
  readonly min: number;
  readonly max: number;
  readonly reason: Reason;
}

/** The same facts, to be added and taken back in order. */
export interface ObjectIndex extends ObjectFacts {
  add(fact: Fact): () => void;
}

export function createObjectIndex(engine: Engine): ObjectIndex {
  const everyOf = new Map<string, Every[]>();
  const everyWide: Every[] = [];
  const single = new Map<string, Some[]>();
  const choices: Some[] = [];
  const bounds: Bound[] = [];
  const put = <T>(list: T[], one: T): (() => void) => {
    list.push(one);
    return () => list.pop();
  };
  const under = <T>(map: Map<string, T[]>, name: string, one: T): (() => void) => {
    const list = map.get(name) ?? [];
    map.set(name, list);
    list.push(one);
    return () => {
      list.pop();
      if (list.length === 0) map.delete(name);
    };
  };
  return {
    everyOf,
    everyWide,
    single,
    choices,
    bounds,
    add(fact) {
      const { every, some, bound } = readObjectFact(fact, engine);
      if (some !== undefined) return some.name === undefined ? put(choices, some) : under(single, some.name, some);
      if (bound !== undefined) return put(bounds, bound);
      if (every === undefined) return () => undefined;
      const listed = listedNames(every.names, engine);
      if (listed === undefined) return put(everyWide, every);
      const undos = listed.map((name) => under(everyOf, name, every));
      return () => {
        for (const undo of undos.reverse()) undo();
      };
    },
  };
}

/** One fact as "every" or "some" (negation turns one into the other), or as a bound. */
export function readObjectFact(
  { literal, reason }: Fact,
  engine: Engine,
): { every?: Every; some?: Some; bound?: Bound } {
  const formula = engine.algebra.at(literal);
  const negated = isNegated(literal);
  switch (formula.kind) {
    case 'every':
      return negated
        ? {
            some: {
              names: formula.names,
              of: not(formula.of),
              reason,
              sent: false,
              name: onlyName(formula.names, engine),
            },
          }
        : { every: { names: formula.names, of: inherit(formula.of, literal), reason } };
    case 'some':
      return negated
        ? { every: { names: formula.names, of: not(formula.of), reason } }
        : {
            some: {
              names: formula.names,
              of: inherit(formula.of, literal),
              reason,
              sent: isSent(literal),
              name: onlyName(formula.names, engine),
            },
          };
    case 'minProperties':
      return {
        bound: negated ? { min: 0, max: formula.count - 1, reason } : { min: formula.count, max: Infinity, reason },
      };
    case 'maxProperties':
      return {
        bound: negated ? { min: formula.count + 1, max: Infinity, reason } : { min: 0, max: formula.count, reason },
      };
    default:
      return {};
  }
}

/** The names of a set that lists them. */
export function listedNames(names: Literal, engine: Engine): readonly string[] | undefined {
  const formula = engine.algebra.at(names);
  if (formula.kind !== 'values' || isNegated(names)) return undefined;
  return [...formula.values.values()].filter((name) => typeof name === 'string');
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

/** The sets of names that may be sent here; undefined where any name may. */
export function sendableNames(sendable: Sendable | undefined): readonly Literal[] | undefined {
  if (sendable === undefined) return undefined;
  const { declared } = sendable;
  if (declared.some(({ as }) => as === 'names')) return declared.map(({ names }) => names);
  if (declared.some(({ as }) => as === 'rest')) return undefined;
  return declared.some(({ as }) => as === 'parameters') ? [] : undefined;
}

/** Whether the writer may send a name here: it declares it, or it declares none at all. */
export function maySend(name: string, sendable: Sendable | undefined, engine: Engine): boolean {
  return sendableNames(sendable)?.some((names) => hasName(names, name, engine) !== false) ?? true;
}

/** Why whether a name is in some set of names cannot be told: a pattern among them could not be read. */
export function unreadableName(facts: ObjectFacts, engine: Engine): Cause {
  const sets = [...facts.everyWide, ...facts.choices].map((one) => one.names);
  return engine.causeOf(sets);
}

/** Why a name can never be sent here, whatever else is declared; undefined when it could be. */
export function neverSent(name: string, sendable: Sendable | undefined, engine: Engine): Reason | undefined {
  const first = sendable?.declared.find(({ as }) => as === 'names');
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
export function demandOn(name: string, facts: ObjectFacts, some: readonly Some[], engine: Engine): Demand {
  const of: Literal[] = [];
  const reasons: Reason[] = [];
  let unsure = false;
  const take = (one: Every): void => {
    of.push(one.of);
    reasons.push(one.reason);
  };
  facts.everyOf.get(name)?.forEach(take);
  for (const one of facts.everyWide) {
    const has = hasName(one.names, name, engine);
    if (has === false) continue;
    unsure ||= has === undefined;
    take(one);
  }
  some.forEach(take);
  return { of, reasons, unsure };
}
