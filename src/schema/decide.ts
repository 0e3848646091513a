import type { Json } from '../core/json.ts';
import { BudgetError, CHECK_STEPS, createBudget } from './budget.ts';
import { createCompiler, type Compiler } from './compile.ts';
import { depthOf, MAX_DEPTH } from './depth.ts';
import { readDocument, type Document, type Located } from './document.ts';
import { createAlgebra } from './formula/algebra.ts';
import { NONE, not, type Literal } from './formula/formula.ts';
import { createSolver } from './solve/solver.ts';
import { allHold } from './solve/candidates.ts';
import { createPatterns } from './strings/patterns.ts';
import type { Answer, ContainsOptions } from './types.ts';

/** A schema inside a document, whose references lead through that document. */
export interface SchemaRef {
  readonly document: Json;
  /** JSON Pointer into the document. */
  readonly pointer: string;
}

/**
 * Whether every value that the writer may send is taken by the reader: the engine's own answer, not confirmed by
 * anybody else. Pure; never throws for any JSON.
 */
export function decide(reader: Json, writer: Json, options: ContainsOptions = {}): Answer {
  return decideAt({ document: reader, pointer: '' }, { document: writer, pointer: '' }, options);
}

/** The same question about two schemas inside documents. */
export function decideAt(reader: SchemaRef, writer: SchemaRef, options: ContainsOptions = {}): Answer {
  try {
    return answer(reader, writer, options);
  } catch (error) {
    if (error instanceof BudgetError) return { answer: 'undecided', reason: error.message };
    // The engine's own levels are counted; this is for what the platform's stack takes besides.
    if (error instanceof RangeError) return { answer: 'undecided', reason: 'the schemas nest too deep to be compared' };
    throw error;
  }
}

function answer(reader: SchemaRef, writer: SchemaRef, options: ContainsOptions): Answer {
  for (const document of new Set([reader.document, writer.document])) {
    if (depthOf(document) > MAX_DEPTH)
      return { answer: 'undecided', reason: `a schema nests deeper than ${MAX_DEPTH} levels` };
  }
  const algebra = createAlgebra();
  const patterns = createPatterns();
  const engine = createSolver(algebra, patterns, createBudget(options.budget));
  const compilers = new Map<Json, { document: Document; compiler: Compiler }>();
  const compile = (ref: SchemaRef): Literal | undefined => {
    let known = compilers.get(ref.document);
    if (known === undefined) {
      const document = readDocument(ref.document, options.draft ?? '2020-12');
      known = { document, compiler: createCompiler(document, algebra, (names, name) => engine.holds(names, name)) };
      compilers.set(ref.document, known);
    }
    const located: Located | undefined = known.document.locate(ref.pointer);
    return located === undefined ? undefined : known.compiler.compile(located);
  };

  const reads = compile(reader);
  const writes = compile(writer);
  if (reads === undefined || writes === undefined) {
    const ref = reads === undefined ? reader : writer;
    return { answer: 'undecided', reason: `there is no schema at ${JSON.stringify(ref.pointer)}` };
  }
  const sent = options.strict === true ? 0 : 1;
  const goal = [writes | sent, not(reads)];
  if (options.bareObjectIsEmpty === true && sent === 1)
    goal.push(algebra.make({ kind: 'declares', names: NONE }) | sent);
  const outcome = engine.solve(goal);
  switch (outcome.kind) {
    case 'empty':
      return { answer: 'compatible' };
    case 'unknown':
      return { answer: 'undecided', reason: outcome.why };
    case 'value': {
      engine.budget.steps = CHECK_STEPS;
      const truth = allHold(engine, [writes, not(reads)], outcome.value);
      if (truth === true) return { answer: 'break', witness: outcome.value };
      return {
        answer: 'undecided',
        reason: 'the engine found a value that does not stand up to checking: please report this pair of schemas',
      };
    }
  }
}
