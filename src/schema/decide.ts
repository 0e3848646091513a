import type { Json } from '../core/json.ts';
import { DEFAULT_STEPS } from './budget.ts';
import { depthOf, MAX_DEPTH } from './depth.ts';
import { causeOfError, createEngine } from './engine.ts';
import { not, type Literal } from './formula/formula.ts';
import { checkContainsOptions } from './options.ts';
import { allHold } from './solve/candidates.ts';
import type { Answer, ContainsOptions } from './types.ts';
import { undecided } from './undecided.ts';

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

function answer(reader: SchemaRef, writer: SchemaRef, options: ContainsOptions): Answer {
  for (const document of new Set([reader.document, writer.document])) {
    if (depthOf(document) > MAX_DEPTH) return undecided({ code: 'depth', of: 'schema', levels: MAX_DEPTH });
  }
  const engine = createEngine(reader.document, options.budget, options);
  const compile = (ref: SchemaRef): Literal | undefined => {
    const { document, compiler } = engine.open(ref.document);
    const located = document.locate(ref.pointer);
    return located === undefined ? undefined : compiler.compile(located);
  };

  const reads = compile(reader);
  const writes = compile(writer);
  if (reads === undefined || writes === undefined) {
    const ref = reads === undefined ? reader : writer;
    return undecided({ code: 'no-schema', pointer: ref.pointer });
  }
  const { solver, budget } = engine;
  const outcome = solver.solve([...engine.given(writes), not(reads)]);
  switch (outcome.kind) {
    case 'empty':
      return { answer: 'compatible' };
    case 'unknown':
      return undecided(outcome.cause);
    case 'value': {
      budget.steps = options.budget ?? DEFAULT_STEPS;
      const truth = allHold(solver, [writes, not(reads)], outcome.value);
      if (truth === true) return { answer: 'break', witness: outcome.value };
      return undecided({ code: 'doubtful' });
    }
  }
}
