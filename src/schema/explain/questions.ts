import type { Json } from '../../core/json.ts';
import { contractPool, DEFAULT_STEPS } from '../budget.ts';
import { depthOf, MAX_DEPTH } from '../depth.ts';
import { causeOfError, createEngine } from '../engine.ts';
import { not, type Literal } from '../formula/formula.ts';
import { partsOf } from '../formula/parts.ts';
import type { Asking } from '../keywords/demand.ts';
import type { Answer, ContainsOptions } from '../types.ts';
import { undecided, type Cause } from '../undecided.ts';

/** One pair of schemas, to be asked about part by part. */
export interface Questions extends Asking {
  /** Whether everything that the writer may send, as a whole value, is in a set. Not confirmed by anybody. */
  ask(accepted: Literal): Answer;
  /** Whether all the work that the questions may cost is done. */
  exhausted(): boolean;
  /** Whether the reader, as it stands, refuses a value; undefined where that is not known, or the work is done. */
  refuses(value: Json): boolean | undefined;
}

/** A question costs something besides the steps that it takes: more, the more is asked about. */
const QUESTION = 6;
const PARTS_PER_QUESTION = 8;
/** Reading the documents costs something besides, and a step for so many of their parts. */
const READING = 40;
const PARTS_PER_STEP = 2;

/**
 * Reads both documents once; every question then works on the same formulas.
 *
 * @param original the reader as it is written, when some of it was fixed
 * @returns undefined where a document is too deep or too large to be read
 */
export function openQuestions(
  reader: Json,
  writer: Json,
  options: ContainsOptions,
  original: Json = reader,
): Questions | undefined {
  if (depthOf(reader) > MAX_DEPTH || depthOf(writer) > MAX_DEPTH) return undefined;
  try {
    return open(reader, writer, options, original);
  } catch (error) {
    if (causeOfError(error) !== undefined) return undefined;
    throw error;
  }
}

function open(reader: Json, writer: Json, options: ContainsOptions, original: Json): Questions {
  const steps = options.budget ?? DEFAULT_STEPS;
  const pool = options.pool ?? contractPool(steps);
  const parts = partsOf(reader) + partsOf(writer);
  const question = QUESTION + parts / PARTS_PER_QUESTION;
  pool.left -= READING + parts / PARTS_PER_STEP;
  let uncompiled = 0;
  const engine = createEngine(original, steps, options);
  const { algebra, budget } = engine;
  const [readerSide, writerSide] = [engine.open(reader), engine.open(writer)];
  const { document, compiler } = readerSide;
  const reads = compiler.compile(document.root);
  const writes = writerSide === readerSide ? reads : writerSide.compiler.compile(writerSide.document.root);
  const given = engine.given(writes);

  /** Runs with the steps of one answer, and takes what they cost from the pool. */
  const counted = <T>(work: () => T): T => {
    const most = Math.min(steps, pool.left);
    budget.steps = most;
    budget.depth = 0;
    try {
      return work();
    } finally {
      pool.left -= question + most - Math.max(0, budget.steps);
    }
  };

  /** Checking a value has steps of its own, so that one that was found is not lost at the very end. */
  const holds = (literals: readonly Literal[], value: Json): boolean => {
    return counted(() => literals.every((literal) => engine.solver.holds(literal, value) === true));
  };
  const solve = (accepted: Literal): Answer => {
    const outcome = counted(() => engine.solver.solve([...given, not(accepted)]));
    if (outcome.kind === 'empty') return { answer: 'compatible' };
    if (outcome.kind === 'unknown') return undecided(outcome.cause);
    const stands = holds([writes, not(accepted)], outcome.value);
    return stands ? { answer: 'break', witness: outcome.value } : undecided({ code: 'doubtful' });
  };
  /** What was half done when the work ran out is not to be built on. */
  const guarded = <T>(work: () => T, otherwise: (cause: Cause) => T): T => {
    try {
      return work();
    } catch (error) {
      const cause = causeOfError(error);
      if (cause === undefined) throw error;
      engine.restart();
      return otherwise(cause);
    }
  };
  /** Whether a set holds a value: that the work ran out is neither yes nor no. */
  const known = (set: Literal, value: Json): boolean | undefined =>
    guarded(
      () => counted(() => engine.solver.holds(set, value)),
      () => undefined,
    );

  return {
    algebra,
    reader: document,
    writer: writerSide.document,
    compile: (at) =>
      guarded(
        () => compiler.compile(at),
        (cause) => algebra.make({ kind: 'unknown', cause, identity: `not compiled ${(uncompiled += 1)}` }),
      ),
    typesOf: (literal) => engine.solver.typesOf(literal),
    accepts: (set, value) => known(set, value),
    exhausted: () => pool.left <= 0,
    refuses: (value) => known(not(reads), value),
    ask: (accepted) =>
      guarded(
        () => solve(accepted),
        (cause): Answer => undecided(cause),
      ),
  };
}
