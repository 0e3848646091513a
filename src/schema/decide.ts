import type { Json } from '../core/json.ts';
import { checkContainsOptions } from './options.ts';
import { BudgetError, createBudget, DEFAULT_STEPS } from './budget.ts';
import { createCompiler, type Compiler } from './compile.ts';
import { DecimalError } from './decimal.ts';
import { depthOf, MAX_DEPTH } from './depth.ts';
import { mentionedNames } from './mentioned.ts';
import { readDocument, type Document, type Located } from './document.ts';
import { createAlgebra, type Algebra } from './formula/algebra.ts';
import { NONE, not, type Literal } from './formula/formula.ts';
import { OBJECT } from './formula/values.ts';
import { createSolver } from './solve/solver.ts';
import { allHold } from './solve/candidates.ts';
import { createPatterns } from './strings/patterns.ts';
import type { Answer, ContainsOptions } from './types.ts';
import { undecided, type Cause } from './undecided.ts';

/** A schema inside a document, whose references lead through that document. */
export interface SchemaRef {
  readonly document: Json;
  /** JSON Pointer into the document. */
  readonly pointer: string;
}

/**
 * Whether every value that the writer may send is taken by the reader: the engine's own answer, not confirmed by
 * anybody else. Pure; never throws for any JSON.
 *
 * @throws ConfigError for an option that does not exist, or a value that it cannot take
 */
export function decide(reader: Json, writer: Json, options: ContainsOptions = {}): Answer {
  return decideAt({ document: reader, pointer: '' }, { document: writer, pointer: '' }, options);
}

/** The same question about two schemas inside documents. */
export function decideAt(reader: SchemaRef, writer: SchemaRef, options: ContainsOptions = {}): Answer {
  checkContainsOptions('contains', options);
  try {
    return answer(reader, writer, options);
  } catch (error) {
    const cause = causeOfError(error);
    if (cause !== undefined) return undecided(cause);
    throw error;
  }
}

/** What an error says that ends an answer; undefined for one that is a fault of ours. */
export function causeOfError(error: unknown): Cause | undefined {
  if (error instanceof BudgetError) return error.fault;
  if (error instanceof DecimalError) return { code: 'number' };
  // The engine's own levels are counted; this is for what the platform's stack takes besides.
  return error instanceof RangeError ? { code: 'depth', of: 'stack' } : undefined;
}

/**
 * A tool's arguments are an object; where no name is declared, and nothing is said of further ones, there are no
 * parameters.
 */
export function argumentsOf(algebra: Algebra, sent: number): Literal[] {
  const object = algebra.types(OBJECT);
  return sent === 0 ? [object] : [object, algebra.make({ kind: 'declares', names: NONE, as: 'parameters' }) | sent];
}

function answer(reader: SchemaRef, writer: SchemaRef, options: ContainsOptions): Answer {
  for (const document of new Set([reader.document, writer.document])) {
    if (depthOf(document) > MAX_DEPTH) return undecided({ code: 'depth', of: 'schema', levels: MAX_DEPTH });
  }
  const algebra = createAlgebra();
  const budget = createBudget(options.budget);
  const patterns = createPatterns(budget);
  const engine = createSolver(algebra, patterns, budget);
  let names: Literal | undefined;
  const mentioned = (): Literal => (names ??= algebra.values(mentionedNames(reader.document)));
  const compilers = new Map<Json, { document: Document; compiler: Compiler }>();
  const compile = (ref: SchemaRef): Literal | undefined => {
    let known = compilers.get(ref.document);
    if (known === undefined) {
      const document = readDocument(ref.document, options.draft ?? '2020-12');
      known = {
        document,
        compiler: createCompiler(document, algebra, (names, name) => engine.holds(names, name), mentioned, {
          anyDialect: options.draft !== undefined,
        }),
      };
      compilers.set(ref.document, known);
    }
    const located: Located | undefined = known.document.locate(ref.pointer);
    return located === undefined ? undefined : known.compiler.compile(located);
  };

  const reads = compile(reader);
  const writes = compile(writer);
  if (reads === undefined || writes === undefined) {
    const ref = reads === undefined ? reader : writer;
    return undecided({ code: 'no-schema', pointer: ref.pointer });
  }
  const sent = options.strict === true ? 0 : 1;
  const goal = [writes | sent, not(reads)];
  if (options.toolArguments === true) goal.push(...argumentsOf(algebra, sent));
  const outcome = engine.solve(goal);
  switch (outcome.kind) {
    case 'empty':
      return { answer: 'compatible' };
    case 'unknown':
      return undecided(outcome.cause);
    case 'value': {
      engine.budget.steps = options.budget ?? DEFAULT_STEPS;
      const truth = allHold(engine, [writes, not(reads)], outcome.value);
      if (truth === true) return { answer: 'break', witness: outcome.value };
      return undecided({ code: 'doubtful' });
    }
  }
}
