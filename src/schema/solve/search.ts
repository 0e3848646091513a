import type { Json } from '../../core/json.ts';
import { deeper, spend } from '../budget.ts';
import { exactly } from '../formula/exactly.ts';
import { not, type Literal } from '../formula/formula.ts';
import { keyOf, type TypeBit } from '../formula/values.ts';
import { EMPTY, unknown, type Engine, type Outcome } from './engine.ts';
import { GIVEN, all, both, without, type Reason } from './reason.ts';
import { createState, type Clause, type State } from './state.ts';
import type { Reading, Theory, Verdict } from './theory.ts';

/** A clause to decide, and those of its alternatives that are not refuted, with the reasons why the others are. */
interface Choice {
  readonly kind: 'choice';
  readonly clause: Clause;
  readonly open: readonly Literal[];
  readonly reason: Reason;
}

/** What looking at the clauses came to. */
type Swept = Choice | { readonly kind: 'settled' } | { readonly kind: 'conflict'; readonly reason: Reason };

const SETTLED: Swept = { kind: 'settled' };

/**
 * Looks for a value of one JSON type in a conjunction of literals: takes boolean structure apart, decides between
 * alternatives with the most constrained first, and leaves the keywords of the type to its theory.
 */
export function search(
  goal: readonly Literal[],
  type: TypeBit,
  theory: Theory,
  engine: Engine,
  reading: Reading = 'as sent',
): Outcome {
  let decisions = 0;
  const state = createState(goal, type, theory, engine, () => decisions, reading);

  const explore = (): Verdict => {
    const found = state.found();
    if (found !== undefined) return { kind: 'value', value: found.value };
    const swept = propagate(state);
    if (swept.kind === 'conflict') return swept;
    const seen = state.found();
    if (seen !== undefined) return { kind: 'value', value: seen.value };
    return swept.kind === 'settled' ? finish() : decide(swept);
  };

  /** Tries what `alternatives` hold, one after the other. */
  const decide = ({ clause, open, reason }: Choice): Verdict => {
    let rest = both(clause.reason, reason);
    let unsure: Verdict | undefined;
    for (const alternative of open) {
      const decision = decisions;
      const verdict = attempt(alternative, both(clause.reason, [decision]), () => state.settle(clause, alternative));
      if (verdict.kind === 'value') return verdict;
      if (verdict.kind === 'unknown') unsure = verdict;
      else if (!verdict.reason.includes(decision)) return verdict;
      else rest = both(rest, without(verdict.reason, decision));
    }
    return unsure ?? { kind: 'conflict', reason: rest };
  };

  const attempt = (literal: Literal, reason: Reason, prepare: () => void): Verdict => {
    const mark = state.mark();
    decisions += 1;
    prepare();
    const conflict = state.assert(literal, reason);
    const verdict: Verdict =
      conflict === undefined ? deeper(engine.budget, explore) : { kind: 'conflict', reason: conflict };
    decisions -= 1;
    state.undo(mark);
    return verdict;
  };

  /** All clauses are settled: the rest is the theory's. */
  const finish = (): Verdict => {
    spend(engine.budget, decisions + 1);
    const verdict = state.facts.solve();
    if (verdict.kind === 'conflict') return verdict.undeclared === true ? undeclared(verdict) : verdict;
    return whole(verdict);
  };

  /** What was found must be none of the values that are listed otherwise, and nothing may stand unread. */
  const whole = (verdict: Verdict): Verdict => {
    if (verdict.kind !== 'value') return verdict;
    const equal = state.except.find((one) => keyOf(one.value) === keyOf(verdict.value));
    if (equal !== undefined) return avoid(equal.value, equal.reason);
    const [what] = state.dark;
    return what === undefined ? verdict : { kind: 'unknown', cause: what };
  };

  const avoid = (value: Json, reason: Reason): Verdict => {
    const mark = state.mark();
    const conflict = state.assert(not(exactly(engine.algebra, value)), reason);
    const verdict: Verdict =
      conflict === undefined ? deeper(engine.budget, explore) : { kind: 'conflict', reason: conflict };
    state.undo(mark);
    return verdict;
  };

  /**
   * No value with the names that are declared: there may be more of them, or the closed reading leaves nothing at
   * all.
   */
  const undeclared = (failed: Verdict): Verdict => {
    const more = declareMore(failed);
    if (more.kind !== 'conflict' || !state.lenient) return more;
    const emptied = engine.emptied(state.written);
    if (emptied === false) return more;
    if (emptied !== true) return { kind: 'unknown', cause: emptied };
    const openly = state.facts.solve(true);
    if (openly.kind !== 'conflict') return whole(openly);
    return { kind: 'conflict', reason: all([openly.reason, state.sendable?.everything ?? GIVEN]) };
  };

  /** A writer that takes several alternatives at once declares more names, and may send what it could not with one. */
  const declareMore = (failed: Verdict): Verdict => {
    const { sendable } = state;
    if (sendable === undefined) return failed;
    const spare = [...new Set(state.spare)].filter((literal) => engine.declarable(literal).length > 0);
    let unsure: Verdict | undefined;
    const mark = state.mark();
    for (const literal of spare) {
      state.takeSpare(literal);
      if (state.holds(literal) || state.refuted(literal, true) !== undefined) continue;
      const verdict = attempt(literal, [decisions], () => undefined);
      if (verdict.kind === 'value') {
        unsure = verdict;
        break;
      }
      if (verdict.kind === 'unknown') unsure = verdict;
    }
    state.undo(mark);
    return unsure ?? (spare.length === 0 ? failed : { kind: 'conflict', reason: sendable.everything });
  };

  for (const literal of goal) {
    if (state.assert(literal, GIVEN) !== undefined) return EMPTY;
    if (state.found() !== undefined) break;
  }
  const verdict = explore();
  if (verdict.kind === 'value') return verdict;
  return verdict.kind === 'unknown' ? unknown(verdict.cause) : EMPTY;
}

/** Settles every clause that leaves no choice; returns the next choice, or the reason of a conflict. */
function propagate(state: State): Swept {
  for (;;) {
    const shallow = sweep(state, false);
    if (shallow === undefined) continue;
    if (shallow.kind !== 'choice' || state.clauses.filter((clause) => !state.isDone(clause)).length === 1)
      return shallow;
    const deep = sweep(state, true);
    if (deep !== undefined) return deep;
  }
}

/** Seeing whether a clause is met costs little. */
const LOOK = 1 / 4;

/** Alternatives looked at closely before one decision; the rest is seen when its turn comes. */
const MAX_LOOK = 2_000;

/** Looks at each open clause once; undefined when something was settled, and looking again may show more. */
function sweep(state: State, deep: boolean): Swept | undefined {
  let best: Choice | undefined;
  let settled = false;
  let looked = 0;
  for (let i = 0; i < state.clauses.length; i++) {
    const clause = state.clauses[i];
    if (clause === undefined || state.isDone(clause)) continue;
    spend(state.budget, LOOK);
    const met = clause.of.find((literal) => state.holds(literal));
    if (met !== undefined) {
      state.settle(clause, met);
      continue;
    }
    const { open, reason } = sift(state, clause, deep && looked < MAX_LOOK);
    looked += clause.of.length;
    const [only] = open;
    if (only === undefined) return { kind: 'conflict', reason: both(clause.reason, reason) };
    if (open.length > 1) {
      const choice: Choice = { kind: 'choice', clause, open, reason };
      if (best === undefined || weightOf(state, choice) < weightOf(state, best)) best = choice;
      continue;
    }
    state.settle(clause, only);
    const conflict = state.assert(only, both(clause.reason, reason));
    if (conflict !== undefined) return { kind: 'conflict', reason: conflict };
    if (state.found() !== undefined) return SETTLED;
    if (deep) return undefined;
    settled = true;
  }
  return settled ? undefined : (best ?? SETTLED);
}

/**
 * Which clause to decide first: one that leaves few alternatives; but whole schemas before single keywords, since
 * taking one of those settles most of what is said against the others.
 */
function weightOf(state: State, { open }: Choice): number {
  return open.length + (open.every((literal) => state.isWhole(literal)) ? 0 : SINGLE);
}
const SINGLE = 1_000;

/** The alternatives of a clause that are not refuted, and why the others are. */
function sift(state: State, clause: Clause, deep: boolean): { open: Literal[]; reason: Reason } {
  spend(state.budget, (clause.of.length + 1) / 2);
  const open: Literal[] = [];
  const reasons: Reason[] = [];
  for (const literal of clause.of) {
    const reason = state.refuted(literal, deep);
    if (reason === undefined) open.push(literal);
    else reasons.push(reason);
  }
  return { open, reason: all(reasons) };
}
