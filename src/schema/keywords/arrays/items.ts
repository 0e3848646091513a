import { isArray, member, type Json } from '../../../core/json.ts';
import { ANY, type Literal } from '../../formula/formula.ts';
import { located, under } from '../../pointers.ts';
import { ofItem } from '../../writer.ts';
import type { Conjunct, Part, SchemaNode } from '../demand.ts';
import type { Compiling, Evaluated, Keyword } from '../keyword.ts';
import { SCHEMA, SCHEMAS } from '../shapes.ts';

/** Keywords that read each other. */
export const ITEM_KEYWORDS: readonly string[] = [
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems'],
  ...['contains', 'minContains', 'maxContains'],
];

function every(at: Compiling, from: number, to: number, of: Literal): Literal {
  return of === ANY || from >= to ? ANY : at.algebra.make({ kind: 'items', from, to, of });
}

function tuple(schemas: readonly Json[], at: Compiling): Literal {
  return at.algebra.and(schemas.map((schema, index) => every(at, index, index + 1, at.child(schema))));
}

const itemsBelow = (below: number): readonly Evaluated[] => [{ what: 'items', when: ANY, below }];

/** A schema of the items at indexes from … to. */
function itemPart(
  { location, asking, resource }: SchemaNode,
  schema: Json,
  from: number,
  to: number,
  tokens: readonly (string | number)[],
): Part {
  const wrap = (here: Literal): Literal =>
    location.wrap(here === ANY ? ANY : asking.algebra.make({ kind: 'items', from, to, of: here }));
  return {
    is: 'part',
    location: {
      at: located(asking.reader, schema, resource),
      pointer: under(location.pointer, ...tokens),
      role: 'item',
      steps: [...location.steps, to === from + 1 ? { is: 'item', index: from } : { is: 'items', from }],
      writer: ofItem(location.writer, from, asking.writer),
      wrap,
      via: location.via,
    },
  };
}

function tupleParts(node: SchemaNode, keyword: 'prefixItems' | 'items', schemas: readonly Json[]): Conjunct[] {
  return schemas.map((schema, index) => itemPart(node, schema, index, index + 1, [keyword, index]));
}

const prefixItems: Keyword = {
  name: 'prefixItems',
  from: '2020-12',
  shape: SCHEMAS,
  subschemas: 'list',
  readBy: ITEM_KEYWORDS,
  structure: true,
  compile: (value, at) => tuple(isArray(value) ? value : [], at),
  evaluates: (value) => (isArray(value) ? itemsBelow(value.length) : []),
  demands(node) {
    const value = node.value('prefixItems');
    return isArray(value) ? tupleParts(node, 'prefixItems', value) : [];
  },
};

const items: Keyword = {
  name: 'items',
  shape: {
    expected: 'one schema in 2020-12 ("prefixItems" takes a list)',
    fits: (value, draft) => (isArray(value) ? draft !== '2020-12' : SCHEMA.fits(value, draft)),
  },
  subschemas: 'one or list',
  readBy: ITEM_KEYWORDS,
  structure: true,
  compile(value, at) {
    if (isArray(value)) return tuple(value, at);
    const prefix = at.draft === '2020-12' ? member(at.schema, 'prefixItems') : undefined;
    return every(at, isArray(prefix) ? prefix.length : 0, Infinity, at.child(value));
  },
  evaluates: (value) => itemsBelow(isArray(value) ? value.length : Infinity),
  demands(node) {
    const value = node.value('items');
    if (value === undefined) return [];
    if (isArray(value)) return tupleParts(node, 'items', value);
    const prefix = node.value('prefixItems');
    return [itemPart(node, value, isArray(prefix) ? prefix.length : 0, Infinity, ['items'])];
  },
};

const additionalItems: Keyword = {
  name: 'additionalItems',
  to: '2019-09',
  shape: SCHEMA,
  subschemas: 'one',
  readBy: ITEM_KEYWORDS,
  structure: true,
  compile(value, at) {
    const before = member(at.schema, 'items');
    return isArray(before) ? every(at, before.length, Infinity, at.child(value)) : ANY;
  },
  evaluates: (_, at) => (isArray(member(at.schema, 'items')) ? itemsBelow(Infinity) : []),
  demands(node) {
    const [value, before] = [node.value('additionalItems'), node.value('items')];
    return value === undefined || !isArray(before)
      ? []
      : [itemPart(node, value, before.length, Infinity, ['additionalItems'])];
  },
};

export const itemKeywords: readonly Keyword[] = [prefixItems, items, additionalItems];
