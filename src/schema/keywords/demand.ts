import { isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import type { Difference, KeywordDifference } from '../difference.ts';
import type { Document, Located, Resource } from '../located.ts';
import type { Algebra } from '../formula/algebra.ts';
import { not, type Literal } from '../formula/formula.ts';
import { keyOf } from '../formula/values.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import { under } from '../pointers.ts';
import type { Step } from '../steps.ts';
import type { WriterSchema } from '../writer.ts';

/** What can be asked about the reader's schemas while they are taken apart. */
export interface Asking {
  readonly algebra: Algebra;
  readonly reader: Document;
  readonly writer: Document;
  /** The set of values that one of the reader's schemas accepts. */
  compile(at: Located): Literal;
  /** The JSON types that members of a set may have at most, as bits. */
  typesOf(literal: Literal): number;
  /** Whether a set holds a value; undefined where that is not known, or the work that it may cost is done. */
  accepts(set: Literal, value: Json): boolean | undefined;
}

/** A place of the value, with the reader's schema of it and the writer's. */
export interface Location {
  readonly at: Located;
  /** Into the reader's document. */
  readonly pointer: string;
  /** How the place is reached in the value. */
  readonly steps: readonly Step[];
  /** What a `false` here refuses. */
  readonly role: 'whole' | 'property' | 'item';
  /** The writer's schemas that speak of this place, the nearest first. */
  readonly writer: readonly WriterSchema[];
  /** The set of whole values in which whatever stands at this place is in a set. */
  readonly wrap: (here: Literal) => Literal;
  /** The pointer of the last `$ref` on the way here. */
  readonly via: string | undefined;
}

/** A demand that fails, and the part of the witness that fails it. */
export interface Failing {
  readonly node: SchemaNode;
  readonly demand: Demand;
  readonly value: Json | undefined;
}

/** Something that the reader demands by itself: a place, if it fails. */
export interface Demand {
  readonly is: 'demand';
  readonly kind: PlaceKindId;
  /** Into the reader's document and the writer's. */
  readonly pointer: string;
  readonly writerPointer: string;
  /** Tells apart places of one kind at one pointer, such as the names that one `additionalProperties` refuses. */
  readonly detail?: string;
  /** The keywords that make the demand. */
  readonly keywords: readonly string[];
  /** The names that are refused, where it is about names. */
  readonly names?: Literal;
  /** What differs; undefined where the two schemas say it best themselves. */
  readonly difference?: (failing: Failing) => Difference | undefined;
  /** The set of values at this place of the value that meet the demand. */
  readonly holds: Literal;
  readonly readerSays?: string;
  readonly writerSays?: string;
}

/** A smaller schema inside, to be taken apart in turn. */
export interface Part {
  readonly is: 'part';
  readonly location: Location;
}

/** All conjuncts of a schema together say what the schema says; each may fail by itself. */
export type Conjunct = Demand | Part;

/** A schema object about to be taken apart. */
export interface SchemaNode {
  readonly location: Location;
  readonly schema: JsonObject;
  readonly resource: Resource;
  readonly asking: Asking;
  /** What the schema says of JSON types, when that fails: the other demands are then asked of those types only. */
  readonly guard: Literal;
  /** Where things stand in the reader's document. */
  readonly pointers: ReadonlyMap<Json, string>;
  /** The writer's schemas of this place, and those that apply in place there. */
  readonly writer: readonly WriterSchema[];
  /** A keyword's value, where it says something: its draft knows it, and no `$ref` of an old draft stands beside it. */
  value(keyword: string): Json | undefined;
  /** The same of another schema: the writer's, or one inside. */
  valueIn(place: { readonly schema: JsonObject; readonly resource: Resource }, keyword: string): Json | undefined;
  /** The reader's schemas that surely apply where one does: through references and `allOf`, no alternatives. */
  surely(schema: Json): readonly { readonly schema: JsonObject; readonly resource: Resource }[];
  /** What the schema says with these keywords, short; undefined where it says nothing. */
  describe(keywords: readonly string[]): string | undefined;
  /** The same of the writer's schemas of this place, and which of them says it. */
  describeWriter(keywords: readonly string[]): { readonly pointer: string; readonly says?: string };
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
export function compileHere({ asking, resource }: Pick<SchemaNode, 'asking' | 'resource'>, schema: Json): Literal {
  return asking.compile({ schema, resource });
}

/** What the reader and the writer say, as the fields of a demand. */
export function sides(
  node: SchemaNode,
  keywords: readonly string[],
  writerKeywords: readonly string[] = keywords,
): Pick<Demand, 'writerPointer' | 'readerSays' | 'writerSays'> {
  const reader = node.describe(keywords);
  const writer = node.describeWriter(writerKeywords);
  return {
    writerPointer: writer.pointer,
    ...(reader !== undefined && { readerSays: reader }),
    ...(writer.says !== undefined && { writerSays: writer.says }),
  };
}

/** The two schemas say best themselves what differs. */
export const NO_DIFFERENCE = (): undefined => undefined;

/** A demand that some keywords of a schema make together, at the schema; undefined where it has none of them. */
export function demandOf(
  node: SchemaNode,
  kind: PlaceKindId,
  keywords: readonly string[],
  difference: (failing: Failing) => Difference | undefined = keywordDifference,
  writerKeywords: readonly string[] = keywords,
): Demand | undefined {
  const present = keywords.filter((keyword) => node.value(keyword) !== undefined);
  if (present.length === 0) return undefined;
  return {
    is: 'demand',
    kind,
    pointer: node.location.pointer,
    keywords: present,
    holds: compileHere(node, only(node.schema, present)),
    difference,
    ...sides(node, present, writerKeywords),
  };
}

/** How keywords that make one demand together are taken apart. */
export function together(kind: PlaceKindId, keywords: readonly string[]): (node: SchemaNode) => readonly Demand[] {
  return (node) => [demandOf(node, kind, keywords)].filter((demand) => demand !== undefined);
}

/** A demand at one keyword that is not taken apart further. */
export function demandAt(node: SchemaNode, keyword: string, kind: PlaceKindId, holds: Literal): Demand {
  return {
    is: 'demand',
    kind,
    pointer: under(node.location.pointer, keyword),
    keywords: [keyword],
    holds: node.asking.algebra.or([not(node.guard), holds]),
    ...sides(node, [keyword]),
  };
}

/** The keywords of a demand that say something else on the writer's side. */
export function keywordDifference({ node, demand }: Failing): Difference {
  const differing = demand.keywords.flatMap((keyword): KeywordDifference[] => {
    const reader = ownValue(node.schema, keyword);
    const sent = node.writer.map(({ schema }) => ownValue(schema, keyword)).find((value) => value !== undefined);
    if (reader === undefined || (sent !== undefined && keyOf(reader) === keyOf(sent))) return [];
    return [{ keyword, reader, ...(sent !== undefined && { writer: sent }) }];
  });
  return { is: 'keywords', keywords: differing };
}

function ownValue(schema: Json, keyword: string): Json | undefined {
  return isObject(schema) ? member(schema, keyword) : undefined;
}
