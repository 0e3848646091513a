import type { Json, JsonObject } from '../../core/json.ts';
import type { Located } from '../located.ts';
import type { Algebra } from '../formula/algebra.ts';
import type { Literal } from '../formula/formula.ts';
import type { Draft } from '../drafts.ts';
import type { Conjunct, SchemaNode } from './demand.ts';
import type { Edit, Fix } from './fix.ts';
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

/** How a keyword's value holds subschemas. */
export type SubschemasAs = 'one' | 'list' | 'map' | 'one or list' | 'map of schemas or names';

/** A word under which schemas stand, or that another keyword reads. */
export interface Word {
  readonly name: string;
  /** The drafts that know it: all, when not said. Elsewhere it is an unknown word and says nothing. */
  readonly from?: Draft;
  readonly to?: Draft;
  /** How its value holds subschemas; it holds none, when not said. */
  readonly subschemas?: SubschemasAs;
  /** Whether its demand is made of values of every JSON type. */
  readonly ofAnyType?: boolean;
  /** Whether its subschemas are branches: they speak of the same value, each in its case. */
  readonly branches?: boolean;
}

/** One keyword: the only place that knows it. */
export interface Keyword extends Word {
  /** What its value must be; `compile` and `evaluates` are asked of values that fit only. */
  readonly shape: Shape;
  /** The set of values that it accepts. */
  compile(value: Json, at: Compiling): Literal;
  evaluates?(value: Json, at: Compiling): readonly Evaluated[];
  /** Words that say something beside this keyword alone, which reads them. */
  readonly companions?: readonly Word[];
  /**
   * Keywords that read this one: where its value is malformed, they may mean something else as well. `all`: what it
   * evaluates is read by `unevaluated…`, so that any keyword beside it may. None, when not said.
   */
  readonly readBy?: readonly string[] | 'all';
  /** Whether it speaks of the parts of a value: against a writer that sends anything, every one of them fails. */
  readonly structure?: boolean;
  /**
   * What it demands, as demands that may fail one by one; keywords that demand something together share the function.
   * Without it the keyword is one demand on the whole schema.
   */
  readonly demands?: (node: SchemaNode) => readonly Conjunct[];
  /** How its demands are fixed, for kinds of places that it makes. Without it the whole schema gives way. */
  readonly fix?: Fix;
  /**
   * What is done to a schema when something inside this keyword is fixed, so that the neighbours do not clash with
   * it.
   */
  readonly loosen?: (schema: Json | undefined) => Pick<Edit, 'change' | 'moved'>;
  /** What it says, in a few words; its name and value, when not said. */
  readonly describe?: (value: Json, text: (value: Json) => string) => string;
}

/** The set for a keyword whose value has the wrong shape: such a schema means nothing that all validators agree on. */
export function malformed(at: Compiling, { name, shape, readBy = [] }: Keyword): Literal {
  const cause: Cause = { code: 'malformed', keyword: name, expected: shape.expected };
  return at.unknown(cause, readBy === 'all' ? undefined : [name, ...readBy]);
}

export { countOf } from './shapes.ts';
