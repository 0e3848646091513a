import type { Json } from '../core/json.ts';
import { BudgetError, createBudget, type Budget } from './budget.ts';
import { createCompiler, type Compiler } from './compile.ts';
import { DecimalError } from './decimal.ts';
import { readDocument } from './document.ts';
import type { Document } from './located.ts';
import { createAlgebra, type Algebra } from './formula/algebra.ts';
import { NONE, type Literal } from './formula/formula.ts';
import { OBJECT } from './formula/values.ts';
import { mentionedNames } from './mentioned.ts';
import { createSolver } from './solve/solver.ts';
import { createPatterns } from './strings/patterns.ts';
import type { ContainsOptions } from './types.ts';
import type { Cause } from './undecided.ts';

/** A document and what turns its schemas into formulas. */
export interface Opened {
  readonly document: Document;
  readonly compiler: Compiler;
}

/** The engine, set up for one pair of documents: the formulas of both are parts of one algebra. */
export interface Engine {
  readonly algebra: Algebra;
  readonly budget: Budget;
  /** The solver, which remembers what it solved. */
  readonly solver: ReturnType<typeof createSolver>;
  /** Forgets what was half done when the work ran out: it is not to be built on. */
  restart(): void;
  /** Reads a document; the same one once. */
  open(document: Json): Opened;
  /** What holds of every value that a writer sends whose schema has this formula. */
  given(writes: Literal): readonly Literal[];
}

/**
 * @param reader the reader's document as it is written: further names that a writer may send are none of those that
 *   it speaks of
 */
export function createEngine(reader: Json, steps: number | undefined, options: ContainsOptions): Engine {
  const algebra = createAlgebra();
  const budget = createBudget(steps);
  const patterns = createPatterns(budget);
  let solver = createSolver(algebra, patterns, budget);
  let names: Literal | undefined;
  const mentioned = (): Literal => (names ??= algebra.values(mentionedNames(reader)));
  const opened = new Map<Json, Opened>();
  return {
    algebra,
    budget,
    get solver() {
      return solver;
    },
    restart() {
      solver = createSolver(algebra, patterns, budget);
    },
    open(json) {
      const known = opened.get(json);
      if (known !== undefined) return known;
      const document = readDocument(json, options.draft ?? '2020-12');
      const has = (set: Literal, name: string): boolean | undefined => solver.holds(set, name);
      const compiler = createCompiler(document, algebra, has, mentioned, { anyDialect: options.draft !== undefined });
      const fresh = { document, compiler };
      opened.set(json, fresh);
      return fresh;
    },
    given(writes) {
      const sent = options.strict === true ? 0 : 1;
      return [writes | sent, ...(options.toolArguments === true ? argumentsOf(algebra, sent) : [])];
    },
  };
}

/**
 * A tool's arguments are an object; where no name is declared, and nothing is said of further ones, there are no
 * parameters.
 */
function argumentsOf(algebra: Algebra, sent: number): Literal[] {
  const object = algebra.types(OBJECT);
  return sent === 0 ? [object] : [object, algebra.make({ kind: 'declares', names: NONE, as: 'parameters' }) | sent];
}

/** What an error says that ends an answer; undefined for one that is a fault of ours. */
export function causeOfError(error: unknown): Cause | undefined {
  if (error instanceof BudgetError) return error.fault;
  if (error instanceof DecimalError) return { code: 'number' };
  // The engine's own levels are counted; this is for what the platform's stack takes besides.
  return error instanceof RangeError ? { code: 'depth', of: 'stack' } : undefined;
}
