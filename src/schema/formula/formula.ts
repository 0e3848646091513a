import type { Json } from '../../core/json.ts';
import type { Decimal } from '../decimal.ts';
import type { Cause } from '../undecided.ts';
import { ARRAY, NUMBER, OBJECT, STRING, type TypeBit } from './values.ts';

/**
 * A formula, negated or not, sent or not, as one number: `id · 4 + negated · 2 + sent`.
 *
 * `sent` marks what the writer itself says (the closed reading): a value at that place holds no property name
 * but those that the sent formulas declare. It has a meaning only where a formula is asserted, never inside one.
 */
export type Literal = number;

/** A set of JSON values. Each keyword is true of values of another JSON type, as in JSON Schema. */
export type Formula =
  | { readonly kind: 'any' }
  | { readonly kind: 'types'; /** Bits of `values.ts`. */ readonly types: number }
  | { readonly kind: 'values'; readonly values: ReadonlyMap<string, Json>; /** Their types. */ readonly types: number }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Literal[] }
  /** A formula that is not built yet: recursion, or a definition too far down to build now. */
  | { readonly kind: 'ref'; readonly target: () => Literal }
  /** Something that the engine does not understand, and why. Equal identities are equal sets. */
  | { readonly kind: 'unknown'; readonly cause: Cause; readonly identity: string }
  /** True of every value; when it is sent, it adds to the names that may be sent at this place. */
  | { readonly kind: 'declares'; readonly names: Literal; readonly as: Declaring }
  | { readonly kind: 'lower' | 'upper'; readonly bound: Decimal; readonly exclusive: boolean }
  | { readonly kind: 'multiple'; readonly of: Decimal }
  | {
      readonly kind: 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties';
      readonly count: number;
    }
  | { readonly kind: 'pattern'; readonly source: string }
  /** Every item at an index in `from <= index < to`. */
  | { readonly kind: 'items'; readonly from: number; readonly to: number; readonly of: Literal }
  /** At least, at most so many items. */
  | { readonly kind: 'contains' | 'containsAtMost'; readonly count: number; readonly of: Literal }
  | { readonly kind: 'unique' }
  /** Every property with such a name (a set of strings) has such a value. */
  | { readonly kind: 'every'; readonly names: Literal; readonly of: Literal }
  /** Some property with such a name has such a value. */
  | { readonly kind: 'some'; readonly names: Literal; readonly of: Literal };

/**
 * How names are declared: `names` by themselves; `rest`, whatever stands beside declared names (without any, all names
 * may be sent); `parameters`, where nothing is declared there is nothing to send.
 */
export type Declaring = 'names' | 'rest' | 'parameters';

export type Kind = Formula['kind'];
export type OfKind<K extends Kind> = Extract<Formula, { readonly kind: K }>;

/** The JSON type that a keyword speaks of; none for those that speak of all. */
export const TYPE_OF: Readonly<Partial<Record<Kind, TypeBit>>> = {
  lower: NUMBER,
  upper: NUMBER,
  multiple: NUMBER,
  minLength: STRING,
  maxLength: STRING,
  pattern: STRING,
  items: ARRAY,
  contains: ARRAY,
  containsAtMost: ARRAY,
  unique: ARRAY,
  minItems: ARRAY,
  maxItems: ARRAY,
  every: OBJECT,
  some: OBJECT,
  minProperties: OBJECT,
  maxProperties: OBJECT,
};

export const ANY: Literal = 0;
export const NONE: Literal = 2;

export function not(literal: Literal): Literal {
  return (literal & ~1) ^ 2;
}

export function isNegated(literal: Literal): boolean {
  return (literal & 2) !== 0;
}

export function isSent(literal: Literal): boolean {
  return (literal & 1) !== 0;
}

/** The literal without its `sent` mark. */
export function plain(literal: Literal): Literal {
  return literal & ~1;
}

/** A literal inside a sent one is sent too, unless it is negated: what a `not` says is read as it stands. */
export function inherit(literal: Literal, parent: Literal): Literal {
  return (literal & 2) === 0 ? (literal & ~1) | (parent & 1) : literal;
}
