import type { Json, JsonObject } from '../../core/json.ts';
import type { Located, Resource } from '../document.ts';
import type { Literal } from '../formula/formula.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import type { Questions } from './questions.ts';
import type { Step } from './steps.ts';
import type { Difference } from '../difference.ts';
import type { WriterSpot } from './writer.ts';

/** A place of the value, with the reader's schema of it and the writer's. */
export interface Spot {
  readonly at: Located;
  /** Into the reader's document. */
  readonly pointer: string;
  /** How the place is reached in the value. */
  readonly steps: readonly Step[];
  /** What a `false` here refuses. */
  readonly role: 'whole' | 'property' | 'item';
  /** The writer's schemas that speak of this place, the nearest first. */
  readonly writer: readonly WriterSpot[];
  /** The set of whole values in which whatever stands at this place is in a set. */
  readonly wrap: (here: Literal) => Literal;
  /** The pointer of the last `$ref` on the way here. */
  readonly via: string | undefined;
}

/** Something that the reader demands by itself: a place, if it fails. */
export interface Leaf {
  readonly is: 'leaf';
  readonly kind: PlaceKindId;
  /** Into the reader's document and the writer's. */
  readonly pointer: string;
  readonly writerPointer: string;
  /** Tells apart places of one kind at one pointer, such as the names that one `additionalProperties` refuses. */
  readonly detail?: string;
  /** The keywords that make the demand, and those that are looked for on the writer's side. */
  readonly keywords: readonly string[];
  /** The names that are refused, where it is about names. */
  readonly names?: Literal;
  /** What differs, where the demand itself says it. */
  readonly difference?: Difference;
  /** The set of values at this place of the value that meet the demand. */
  readonly holds: Literal;
  readonly readerSays?: string;
  readonly writerSays?: string;
}

/** A smaller schema inside, to be taken apart in turn. */
export interface Part {
  readonly is: 'part';
  readonly spot: Spot;
}

/** All conjuncts of a schema together say what the schema says; each may fail by itself. */
export type Conjunct = Leaf | Part;

/** A schema object about to be taken apart. */
export interface Node {
  readonly spot: Spot;
  readonly schema: JsonObject;
  readonly resource: Resource;
  readonly questions: Questions;
  /** What the schema says of JSON types, when that fails: the other demands are then asked of those types only. */
  readonly guard: Literal;
  /** Where things stand in the reader's document. */
  readonly pointers: ReadonlyMap<Json, string>;
  /** The writer's schemas of this place, and those that apply in place there. */
  readonly writer: readonly WriterSpot[];
}

/** How one keyword, or a few that belong together, is taken apart. A new one: one file or one entry in `constructs/index.ts`. */
export interface Construct {
  readonly keywords: readonly string[];
  readonly conjuncts: (node: Node) => readonly Conjunct[];
}

/** The schema with some of its keywords only. */
export function only(schema: JsonObject, keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => keywords.includes(name)));
}

/** The schema without some of its keywords. */
export function lacking(schema: JsonObject, keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !keywords.includes(name)));
}

/** The set of a schema that stands, or could stand, in the node's resource. */
export function compileHere({ questions, resource }: Pick<Node, 'questions' | 'resource'>, schema: Json): Literal {
  return questions.compile({ schema, resource });
}
