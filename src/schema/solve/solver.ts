import { deeper, spend, type Budget } from '../budget.ts';
import type { Algebra } from '../formula/algebra.ts';
import { ANY, NONE, not, plain, type Literal } from '../formula/formula.ts';
import { ALL_TYPES, ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING, type TypeBit } from '../formula/values.ts';
import type { Patterns } from '../strings/patterns.ts';
import { arrays } from './arrays.ts';
import { createDeclarable } from './declarable.ts';
import { EMPTY, unknown, type Engine, type Outcome } from './engine.ts';
import { createForcing } from './forcing.ts';
import { createHolds } from './holds.ts';
import { createMemory } from './memory.ts';
import { numbers } from './numbers.ts';
import { objects } from './objects.ts';
import { search } from './search.ts';
import { allHold } from './candidates.ts';
import { strings } from './strings.ts';
import type { Reading, Theory } from './theory.ts';
import type { Cause } from '../undecided.ts';
import { partsOf } from '../formula/parts.ts';
import { createTypesOf } from './types-of.ts';

const SIMPLE: readonly { readonly type: TypeBit; readonly values: readonly (null | boolean)[] }[] = [
  { type: NULL, values: [null] },
  { type: BOOLEAN, values: [false, true] },
];
const THEORIES: readonly { readonly type: TypeBit; readonly theory: Theory }[] = [
  { type: NUMBER, theory: numbers },
  { type: STRING, theory: strings },
  { type: ARRAY, theory: arrays },
  { type: OBJECT, theory: objects },
];

/** Decides whether goals have a member, each goal once. */
export function createSolver(algebra: Algebra, patterns: Patterns, budget: Budget): Engine {
  const memory = createMemory();

  const solve = (literals: readonly Literal[]): Outcome => {
    spend(budget);
    const goal = normalise(literals);
    if (goal === undefined) return EMPTY;
    const key = goal.join();
    const known = memory.recall(key);
    if (known !== undefined) return known;
    memory.open(key);
    const outcome = ofBoundedSize(deeper(budget, () => solveGoal(goal)));
    memory.close(key, outcome);
    return outcome;
  };

  const solveGoal = (goal: readonly Literal[]): Outcome => {
    const types = goal.reduce((bits, literal) => bits & engine.typesOf(literal), ALL_TYPES);
    let unsure: Outcome | undefined;
    for (const { type, values } of SIMPLE) {
      if ((types & type) === 0) continue;
      for (const value of values) {
        const truth = allHold(engine, goal, value);
        if (truth === true) return { kind: 'value', value };
        if (truth === undefined) unsure = unknown(causeOf(goal));
      }
    }
    for (const { type, theory } of THEORIES) {
      if ((types & type) === 0) continue;
      const outcome = search(goal, type, theory, engine);
      if (outcome.kind === 'value') return outcome;
      if (outcome.kind === 'unknown') unsure = outcome;
    }
    return unsure ?? EMPTY;
  };

  /** The goal's objects under one reading of this place; what stands below is read as ever. */
  const objectsOf = (literals: readonly Literal[], reading: Reading): Outcome => {
    const goal = normalise(literals);
    if (goal === undefined) return EMPTY;
    const key = `${reading} ${goal.join()}`;
    const known = memory.recall(key);
    if (known !== undefined) return known;
    memory.open(key);
    const outcome = deeper(budget, () => search(goal, OBJECT, objects, engine, reading));
    memory.close(key, outcome);
    return outcome;
  };

  const emptied = (goal: readonly Literal[]): boolean | Cause => {
    const closed = objectsOf(goal, 'closed');
    if (closed.kind === 'value') return false;
    if (closed.kind === 'unknown') return closed.cause;
    const open = objectsOf(goal, 'open');
    return open.kind === 'unknown' ? open.cause : open.kind === 'value';
  };

  /** What in a goal is not understood. */
  const causeOf = (goal: readonly Literal[]): Cause => {
    const pending = [...goal];
    const seen = new Set<number>();
    for (let literal = pending.pop(); literal !== undefined; literal = pending.pop()) {
      if (seen.has(literal >> 2)) continue;
      seen.add(literal >> 2);
      const formula = algebra.at(literal);
      if (formula.kind === 'unknown') return formula.cause;
      if (formula.kind === 'pattern') {
        const pattern = patterns.read(formula.source);
        if ('code' in pattern) return pattern;
      }
      if (formula.kind === 'every' || formula.kind === 'some') pending.push(formula.names, formula.of);
      if (formula.kind === 'items' || formula.kind === 'contains' || formula.kind === 'containsAtMost')
        pending.push(formula.of);
      if (formula.kind === 'and' || formula.kind === 'or') pending.push(...formula.of);
      if (formula.kind === 'ref') pending.push(formula.target());
    }
    return { code: 'listed-value' };
  };

  const engine: Engine = {
    algebra,
    patterns,
    budget,
    holds: createHolds(algebra, patterns, budget),
    solve,
    causeOf,
    typesOf: createTypesOf(algebra),
    declarable: createDeclarable(algebra),
    forcing: createForcing(algebra),
    emptied,
  };
  return engine;
}

/** Values of more parts than this are not built: parts that are shared count as often as they occur. */
const MAX_PARTS = 50_000;

function ofBoundedSize(outcome: Outcome): Outcome {
  return outcome.kind === 'value' && partsOf(outcome.value) > MAX_PARTS
    ? unknown({ code: 'size', of: 'witness', limit: MAX_PARTS })
    : outcome;
}

/** Sorted, each once, sent where it is said both ways; undefined when it is plainly empty. */
function normalise(literals: readonly Literal[]): Literal[] | undefined {
  const set = new Map<Literal, Literal>();
  for (const literal of literals) {
    const key = plain(literal);
    if (key === NONE || set.has(not(key))) return undefined;
    if (key !== ANY) set.set(key, literal | (set.get(key) ?? 0));
  }
  return [...set.values()].sort((a, b) => a - b);
}
