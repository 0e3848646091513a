import type { Json } from '../../core/json.ts';
import type { Declaring, Literal } from '../formula/formula.ts';
import type { Cause } from '../undecided.ts';
import type { Engine } from './engine.ts';
import type { Reason } from './reason.ts';

/** A keyword that must hold (or, negated, must not) of a value whose type it speaks of. */
export interface Fact {
  readonly literal: Literal;
  readonly reason: Reason;
}

export type Verdict =
  | { readonly kind: 'value'; readonly value: Json }
  /** `undeclared`: it might be mended by more names that may be sent. */
  | { readonly kind: 'conflict'; readonly reason: Reason; readonly undeclared?: boolean }
  | { readonly kind: 'unknown'; readonly cause: Cause };

/**
 * How the names that a writer does not declare are read at this very place: never sent (`closed`), sent (`open`), or as
 * the writer sends them (`as sent`): not, unless that leaves nothing.
 */
export type Reading = 'as sent' | 'closed' | 'open';

/** A set of names that the writer declares at a place. */
export interface Declared {
  readonly names: Literal;
  readonly as: Declaring;
  readonly reason: Reason;
}

/** The closed reading at one place: which names may be sent. */
export interface Sendable {
  /** What is declared so far. */
  readonly declared: readonly Declared[];
  /** Sets of names that could be declared here at all, by whatever alternative. */
  readonly possible: readonly Literal[];
  /** All decisions so far: why nothing else is declared. */
  readonly everything: Reason;
}

/**
 * The facts of one JSON type about one value: decides whether they can hold together, and builds a value of which
 * they do.
 */
export interface Facts {
  /** Adds a fact; what it returns takes the fact back. The one added last is taken back first. */
  add(fact: Fact): () => void;
  /** Why a further fact cannot hold beside these, where that is quick to see. */
  refutes(fact: Fact): Reason | undefined;
  /** @param openly where the closed reading would leave nothing: any name may be sent here */
  solve(openly?: boolean): Verdict;
}

/**
 * What is known of one JSON type.
 *
 * @param sendable undefined when the writer says nothing at this place: any name may stand there
 */
export type Theory = (engine: Engine, sendable: Sendable | undefined) => Facts;

/** A theory that looks at all facts only at the end. */
export function simpleTheory(solve: (facts: readonly Fact[], engine: Engine) => Verdict): Theory {
  return (engine) => {
    const facts: Fact[] = [];
    return {
      add(fact) {
        facts.push(fact);
        return () => facts.pop();
      },
      refutes: () => undefined,
      solve: () => solve(facts, engine),
    };
  };
}
