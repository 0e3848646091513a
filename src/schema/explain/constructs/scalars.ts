import { isArray, type JsonObject } from '../../../core/json.ts';
import { decimalOf, ZERO, equal } from '../../decimal.ts';
import { not } from '../../formula/formula.ts';
import type { PlaceKindId } from '../../place-kinds.ts';
import { says, writerSays } from '../says.ts';
import { said } from '../said.ts';
import { compileHere, only, type Construct, type Leaf, type Node } from '../spot.ts';

/** A demand that some keywords of a schema make together. */
export function demand(
  node: Node,
  kind: PlaceKindId,
  keywords: readonly string[],
  seen: readonly string[] = keywords,
): Leaf | undefined {
  const present = keywords.filter((keyword) => said(node, keyword) !== undefined);
  if (present.length === 0) return undefined;
  const reader = says(node.schema, present);
  const writer = writerSays(node.writer, seen);
  return {
    is: 'leaf',
    kind,
    pointer: node.spot.pointer,
    writerPointer: writer.pointer,
    keywords: present,
    holds: compileHere(node, only(node.schema, present)),
    ...(reader !== undefined && { readerSays: reader }),
    ...(writer.says !== undefined && { writerSays: writer.says }),
  };
}

function together(kind: PlaceKindId, keywords: readonly string[]): Construct {
  return { keywords, conjuncts: (node) => [demand(node, kind, keywords)].filter((leaf) => leaf !== undefined) };
}

/** Where the schema's own `type` fails already, a set of values is asked of that type only: one cause, one place. */
function valuesOf(node: Node, keyword: 'enum' | 'const'): Leaf[] {
  const value = said(node, keyword);
  if (value === undefined) return [];
  const values = keyword === 'const' ? [value] : isArray(value) ? value : [];
  const leaf = demand(
    node,
    values.every((one) => typeof one === 'string') ? 'strings-narrowed' : 'values-narrowed',
    [keyword],
    ['enum', 'const', 'type'],
  );
  return leaf === undefined ? [] : [{ ...leaf, holds: node.questions.algebra.or([not(node.guard), leaf.holds]) }];
}

const LOWER = ['minimum', 'exclusiveMinimum'];
const UPPER = ['maximum', 'exclusiveMaximum'];

/** The lower end apart where it says "unsigned": that is a kind of its own. */
function bounds(node: Node): Leaf[] {
  const unsigned = isInteger(node.schema) && startsAtZero(node.schema);
  const ends = unsigned
    ? [demand(node, 'negative-refused', LOWER), demand(node, 'bounds-narrowed', UPPER)]
    : [demand(node, 'bounds-narrowed', [...LOWER, ...UPPER])];
  return ends.filter((leaf) => leaf !== undefined);
}

function isInteger({ type }: JsonObject): boolean {
  return type === 'integer' || (isArray(type) && type.includes('integer') && !type.includes('number'));
}

function startsAtZero({ minimum, exclusiveMinimum }: JsonObject): boolean {
  const exact = typeof minimum === 'number' ? decimalOf(minimum) : undefined;
  return exclusiveMinimum === undefined && exact !== undefined && equal(exact, ZERO);
}

export const scalarConstructs: readonly Construct[] = [
  together('type-changed', ['type']),
  { keywords: ['enum'], conjuncts: (node) => valuesOf(node, 'enum') },
  { keywords: ['const'], conjuncts: (node) => valuesOf(node, 'const') },
  { keywords: [...LOWER, ...UPPER], conjuncts: bounds },
  together('multiple-changed', ['multipleOf']),
  together('length-narrowed', ['minLength', 'maxLength']),
  together('pattern-changed', ['pattern']),
  together('count-narrowed', ['minItems', 'maxItems']),
  together('unique-items-required', ['uniqueItems']),
  together('contains-narrowed', ['contains', 'minContains', 'maxContains']),
  together('property-count-narrowed', ['minProperties', 'maxProperties']),
];
