import type { Json } from '../../../contract/json.ts';
import type { Literal } from '../formula/formula.ts';
import type { Engine } from './engine.ts';
import type { Reason } from './reason.ts';

/** A keyword that must hold (or, negated, must not) of a value whose type it speaks of. */
export interface Fact {
  readonly literal: Literal;
  readonly reason: Reason;
}

export type Verdict =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'conflict'; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly why: string };

/** The closed reading at one place: which names may be sent. */
export interface Sendable {
  /** Sets of names declared so far; none means that any name may be sent. */
  readonly declared: readonly { readonly names: Literal; readonly reason: Reason }[];
  /** Sets of names that could be declared here at all, by whatever alternative. */
  readonly possible: readonly Literal[];
  /** All decisions so far: why nothing else is declared. */
  readonly everything: Reason;
}

/** What a theory may ask besides the facts. */
export interface Context {
  readonly engine: Engine;
  /** Undefined when the writer says nothing at this place: any name may stand there. */
  readonly sendable: Sendable | undefined;
}

/** Decides conjunctions of the keywords of one JSON type, and builds values. */
export interface Theory {
  /** Why a further fact cannot hold beside these, where that is quick to see. */
  refutes(facts: readonly Fact[], fact: Fact, context: Context): Reason | undefined;
  solve(facts: readonly Fact[], context: Context): Verdict;
}
