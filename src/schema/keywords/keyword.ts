import type { Json, JsonObject } from '../../core/json.ts';
import type { Located } from '../document.ts';
import type { Algebra } from '../formula/algebra.ts';
import type { Literal } from '../formula/formula.ts';
import type { Draft } from '../types.ts';
import type { Shape } from './shapes.ts';
import type { Cause } from '../undecided.ts';

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
  /** Whether a subschema of another place is spelt as one that takes no value. */
  takesNothing(schema: Json): boolean;
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
  /** The names that the reader's schema speaks of anywhere. */
  mentioned(): Literal;
  /**
   * A set that the engine does not know. On both sides it is the same set exactly where the same JSON stands: the
   * values of these keywords (default: the whole schema) and whatever their references lead to.
   */
  unknown(cause: Cause, keywords?: readonly string[]): Literal;
  /** A schema outside the document: the same set exactly where the same address stands. */
  outside(cause: Cause, address: string): Literal;
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
  | { readonly what: 'unknown'; readonly cause: Cause }
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
  /** What its value must be; `compile` and `evaluates` are asked of values that fit only. */
  readonly shape: Shape;
  compile(value: Json, at: Compiling): Literal;
  evaluates?(value: Json, at: Compiling): readonly Evaluated[];
}

/** The set for a keyword whose value has the wrong shape: such a schema means nothing that all validators agree on. */
export function malformed(at: Compiling, keyword: string, expected: string): Literal {
  return at.unknown({ code: 'malformed', keyword, expected }, beside(keyword));
}

/** Keywords that read each other: where one of them is malformed, the others may mean something else as well. */
const TOGETHER: readonly (readonly string[])[] = [
  ['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'required'],
];

/** What tells a malformed keyword apart: its own value and those of the keywords that read it; undefined: all there is. */
function beside(keyword: string): readonly string[] | undefined {
  if (APPLICATORS_IN_PLACE.has(keyword)) return undefined;
  return TOGETHER.find((group) => group.includes(keyword)) ?? [keyword];
}

/** What these evaluate is read by `unevaluated…` beside them. */
const APPLICATORS_IN_PLACE = new Set(['allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies', '$ref']);

export { countOf } from './shapes.ts';
