import type { Json, JsonObject } from '../../core/json.ts';
import type { Located } from '../document.ts';
import type { Algebra } from '../formula/algebra.ts';
import type { Literal } from '../formula/formula.ts';
import type { Draft } from '../types.ts';

/** What a keyword's meaning is built with: the schema in which it stands, and the way to other schemas. */
export interface Compiling {
  readonly algebra: Algebra;
  /** The schema in which the keyword stands, with its siblings. */
  readonly schema: JsonObject;
  readonly draft: Draft;
  /** A subschema of another place in the value: an item, a property, a name. */
  child(schema: Json): Literal;
  /** A subschema of the same place. */
  here(schema: Json): Literal;
  /** A reference as text that is equal for equal targets outside the document. */
  absolute(reference: string): string;
  /** Where a reference leads; undefined when it leads out of the document. */
  target(reference: string, how: ReferenceKind): Located | undefined;
  /** The schema that a reference leads to, in the same place. */
  there(target: Located): Literal;
  /** What this schema evaluates with its keywords and its branches, `unevaluated*` left out. */
  evaluated(): readonly Mark[];
  /** Whether a name is in a set of strings; undefined when that is not known. */
  has(names: Literal, name: string): boolean | undefined;
  /** A set that the engine does not know. */
  unknown(what: string): Literal;
}

export type ReferenceKind = 'plain' | 'dynamic' | 'recursive';

/** What is evaluated, as `unevaluatedProperties` and `unevaluatedItems` see it, when `when` holds. */
export type Mark = { readonly when: Literal } & (
  | { readonly what: 'names'; readonly names: Literal }
  /** The items at indexes below. */
  | { readonly what: 'items'; readonly below: number }
  /** The items that are in a set. */
  | { readonly what: 'matching'; readonly of: Literal }
  /** It is not known what. */
  | { readonly what: 'unknown'; readonly why: string }
);

/** What a keyword evaluates: marks of its own, or whatever a branch evaluates when the branch applies and accepts. */
export type Evaluated =
  | Mark
  | { readonly what: 'branch'; readonly when: Literal; readonly schema: Json }
  | { readonly what: 'reference'; readonly when: Literal; readonly to: Located };

/** One keyword: the only place that says what it means. */
export interface Keyword {
  readonly name: string;
  /** The drafts that know it: all, when not said. Elsewhere it is an unknown word and says nothing. */
  readonly from?: Draft;
  readonly to?: Draft;
  compile(value: Json, at: Compiling): Literal;
  evaluates?(value: Json, at: Compiling): readonly Evaluated[];
}

/** The set for a keyword whose value has the wrong shape: such a schema means nothing that all validators agree on. */
export function malformed(at: Compiling, keyword: string, expected: string): Literal {
  return at.unknown(`"${keyword}" must be ${expected}`);
}

/** A count as keywords take it: a whole number, not negative. */
export function countOf(value: Json): number | undefined {
  const count = typeof value === 'bigint' ? Number(value) : value;
  return typeof count === 'number' && count >= 0 && Number.isInteger(count) ? count : undefined;
}
