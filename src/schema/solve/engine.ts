import type { Json } from '../../core/json.ts';
import type { Budget } from '../budget.ts';
import type { Algebra } from '../formula/algebra.ts';
import type { Literal } from '../formula/formula.ts';
import type { Patterns } from '../strings/patterns.ts';
import type { Cause } from '../undecided.ts';

/** Whether a set has a member, and one when it has. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly cause: Cause };

/** What all parts of the solver share. */
export interface Engine {
  readonly algebra: Algebra;
  readonly patterns: Patterns;
  readonly budget: Budget;
  /** Whether a value is in a set, read as it stands (`sent` marks mean nothing); undefined when that is not known. */
  holds(literal: Literal, value: Json): boolean | undefined;
  /** Whether some value is in all of these sets. */
  solve(goal: readonly Literal[]): Outcome;
  /** The sets of names that a sent set could declare in place. */
  declarable(literal: Literal): readonly Literal[];
  /** What in these sets is not understood. */
  causeOf(goal: readonly Literal[]): Cause;
  /** Whether the closed reading of a sent set could leave nothing at its own place. */
  forcing(literal: Literal): boolean;
  /**
   * Whether what a writer says of an object in one way leaves nothing to send, read as closed, though something read
   * openly.
   */
  emptied(goal: readonly Literal[]): boolean | Cause;
  /** The types that a member of the set may have at most. */
  typesOf(literal: Literal): number;
}

export const EMPTY: Outcome = { kind: 'empty' };

export function unknown(cause: Cause): Outcome {
  return { kind: 'unknown', cause };
}
