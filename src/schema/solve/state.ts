import type { Json } from '../../core/json.ts';
import { spend, type Budget } from '../budget.ts';
import { exactly } from '../formula/exactly.ts';
import {
  ANY,
  TYPE_OF,
  inherit,
  isNegated,
  isSent,
  not,
  plain,
  type Formula,
  type Literal,
} from '../formula/formula.ts';
import { ARRAY, OBJECT, typeOf, type TypeBit } from '../formula/values.ts';
import { createCandidates } from './candidates.ts';
import type { Cause } from '../undecided.ts';
import type { Engine } from './engine.ts';
import { glance, isCertain, isImpossible, look, type View } from './look.ts';
import { both, type Reason } from './reason.ts';
import type { Declared, Fact, Facts, Reading, Sendable, Theory } from './theory.ts';

/** One of these must hold. */
export interface Clause {
  readonly of: readonly Literal[];
  readonly reason: Reason;
  /** The writer's own alternatives, each a branch to be read by itself. */
  readonly branches: boolean;
}

/** What is taken for true on the way to a value of one type, and can be taken back. */
export interface State {
  readonly budget: Budget;
  readonly facts: Facts;
  readonly clauses: readonly Clause[];
  /** Values that the result must not be equal to. */
  readonly except: readonly { readonly value: Json; readonly reason: Reason }[];
  /** What was met and is not understood. */
  readonly dark: readonly Cause[];
  /** Alternatives of what is sent that were not taken: they could declare more names. */
  readonly spare: readonly Literal[];
  /** A value that is in the goal, seen by looking. */
  found(): { readonly value: Json } | undefined;
  readonly sendable: Sendable | undefined;
  /** What the writer says of the value, in the alternatives that were taken. */
  readonly written: readonly Literal[];
  /** Whether the closed reading could leave nothing here. */
  readonly lenient: boolean;
  mark(): number;
  undo(mark: number): void;
  /** Takes a literal for true. Returns why that cannot be. */
  assert(literal: Literal, reason: Reason): Reason | undefined;
  isDone(clause: Clause): boolean;
  /** A clause is settled by one of its alternatives; the others are spare. */
  settle(clause: Clause, by: Literal): void;
  takeSpare(literal: Literal): void;
  holds(literal: Literal): boolean;
  /** Says more than one keyword does. */
  isWhole(literal: Literal): boolean;
  /** Why a literal cannot hold, at a glance (`deep`: by asking the theory too). */
  refuted(literal: Literal, deep: boolean): Reason | undefined;
}

/** Taken apart when they are asserted: what they are made of is noted. */
const COMPOUND: ReadonlySet<Formula['kind']> = new Set(['and', 'or', 'ref']);

export function createState(
  goal: readonly Literal[],
  type: TypeBit,
  theory: Theory,
  engine: Engine,
  decisions: () => number,
  reading: Reading,
): State {
  const { algebra, budget } = engine;
  const closed = goal.some(isSent) && reading !== 'open';
  const sending = closed && type === OBJECT ? goal.filter(isSent) : [];
  const lenient = reading === 'as sent' && sending.some((literal) => engine.forcing(literal));
  // Where the closed reading may have to be dropped, no name is out of the question.
  const possible = lenient ? [ANY] : sending.flatMap((literal) => engine.declarable(literal));
  /** Why each literal holds, without `sent` marks; and which of them were taken as sent. */
  const holding = new Map<Literal, Reason>();
  const sent = new Set<Literal>();
  const written: Literal[] = [];
  const trail: (() => void)[] = [];
  const clauses: Clause[] = [];
  const done = new Set<Clause>();
  const declared: Declared[] = [];
  const spare: Literal[] = [];
  const except: { value: Json; reason: Reason }[] = [];
  const dark: Cause[] = [];
  const candidates = createCandidates(goal, type, engine);
  let found: { readonly value: Json } | undefined;

  const push = <T>(list: T[], item: T): void => {
    list.push(item);
    trail.push(() => list.pop());
  };
  const sendable: Sendable | undefined = closed
    ? {
        declared,
        possible,
        get everything() {
          return Array.from({ length: decisions() }, (_, i) => i);
        },
      }
    : undefined;
  const facts = theory(engine, sendable);
  const view: View = { engine, type, facts, candidates, reasonFor: (literal) => holding.get(literal) };

  const assert = (first: Literal, reason: Reason): Reason | undefined => {
    const pending = [first];
    for (let literal = pending.pop(); literal !== undefined; literal = pending.pop()) {
      spend(budget);
      const key = plain(literal);
      const against = holding.get(not(key));
      if (against !== undefined) return both(against, reason);
      if (isImpossible(view, literal)) return reason;
      const again = holding.has(key);
      if (again && (!isSent(literal) || sent.has(key))) continue;
      if (!isSent(literal) && isCertain(view, literal)) continue;
      if (!again) {
        holding.set(key, reason);
        trail.push(() => holding.delete(key));
      }
      if (isSent(literal)) {
        sent.add(key);
        trail.push(() => sent.delete(key));
      }
      const conflict = take(literal, algebra.at(literal), reason, pending);
      if (conflict !== undefined || found !== undefined) return conflict;
    }
    return undefined;
  };

  const take = (literal: Literal, formula: Formula, reason: Reason, pending: Literal[]): Reason | undefined => {
    const negated = isNegated(literal);
    if (lenient && isSent(literal)) note(literal, formula);
    switch (formula.kind) {
      case 'and':
      case 'or': {
        const parts = formula.of.map((part) => (negated ? not(part) : inherit(part, literal)));
        if ((formula.kind === 'and') !== negated) pending.push(...parts.reverse());
        else push(clauses, { of: parts, reason, branches: isSent(literal) && parts.every(isSent) });
        return undefined;
      }
      case 'ref':
        pending.push(negated ? not(formula.target()) : inherit(formula.target(), literal));
        return undefined;
      case 'declares':
        if (isSent(literal)) push(declared, { names: formula.names, as: formula.as, reason });
        return undefined;
      case 'unknown':
        push(dark, formula.cause);
        return undefined;
      case 'values':
        if (!negated) return takeValues(literal, formula.values, reason);
        exclude(literal, formula.values, reason);
        return undefined;
      default:
        return TYPE_OF[formula.kind] === type ? takeFact({ literal, reason }) : undefined;
    }
  };

  /** What the writer says stays together: a negation, and alternatives that hold one, are no branches of their own. */
  const note = (literal: Literal, formula: Formula): void => {
    if (formula.kind === 'and') for (const part of formula.of) if (isNegated(part)) push(written, part);
    const whole = formula.kind === 'or' && formula.of.some(isNegated);
    if (whole || !COMPOUND.has(formula.kind)) push(written, literal);
  };

  const takeFact = (fact: Fact): Reason | undefined => {
    const refuted = facts.refutes(fact);
    if (refuted !== undefined) return both(refuted, fact.reason);
    trail.push(facts.add(fact));
    return undefined;
  };

  const exclude = (literal: Literal, values: ReadonlyMap<string, Json>, reason: Reason): void => {
    if (type !== ARRAY && type !== OBJECT) trail.push(facts.add({ literal, reason }));
    else for (const value of values.values()) if (typeOf(value) === type) push(except, { value, reason });
  };

  const takeValues = (literal: Literal, values: ReadonlyMap<string, Json>, reason: Reason): Reason | undefined => {
    if (!candidates.canLook(literal)) {
      const of = [...values.values()].filter((value) => typeOf(value) === type).map((value) => exactly(algebra, value));
      push(clauses, { of, reason, branches: false });
      return undefined;
    }
    const candidate = candidates.candidateOf(literal);
    if (candidate === 'none') return reason;
    if (candidate === 'unknown') push(dark, engine.causeOf(goal));
    else found = candidate;
    return undefined;
  };

  return {
    budget,
    facts,
    clauses,
    except,
    dark,
    spare,
    found: () => found,
    sendable,
    written,
    lenient,
    mark: () => trail.length,
    undo(mark) {
      while (trail.length > mark) trail.pop()?.();
    },
    assert,
    isDone: (clause) => done.has(clause),
    settle(clause, by) {
      if (lenient && clause.branches) push(written, by);
      done.add(clause);
      trail.push(() => done.delete(clause));
      if (closed) for (const other of clause.of) if (other !== by && isSent(other)) push(spare, other);
    },
    takeSpare(literal) {
      const index = spare.indexOf(literal);
      if (index === -1) return;
      spare.splice(index, 1);
      trail.push(() => spare.splice(index, 0, literal));
    },
    holds: (literal) =>
      (holding.has(plain(literal)) && (!isSent(literal) || sent.has(plain(literal)))) ||
      (!isSent(literal) && isCertain(view, literal)),
    isWhole(literal) {
      const { kind } = algebra.at(literal);
      return isNegated(literal) ? kind === 'or' : kind === 'and' || kind === 'ref' || kind === 'values';
    },
    refuted: (literal, deep) => (deep ? look(view, literal) : glance(view, literal)),
  };
}
