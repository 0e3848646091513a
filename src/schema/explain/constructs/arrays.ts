import { isArray, type Json } from '../../../core/json.ts';
import { ANY, type Literal } from '../../formula/formula.ts';
import { located, under } from '../pointers.ts';
import { said } from '../said.ts';
import { type Conjunct, type Construct, type Node, type Part } from '../spot.ts';
import { ofItem } from '../writer.ts';

/** A schema of the items at indexes from … to. */
function itemPart(node: Node, schema: Json, from: number, to: number, tokens: readonly (string | number)[]): Part {
  const { spot, questions } = node;
  const wrap = (here: Literal): Literal =>
    spot.wrap(here === ANY ? ANY : questions.algebra.make({ kind: 'items', from, to, of: here }));
  return {
    is: 'part',
    spot: {
      at: located(questions.reader, schema, node.resource),
      pointer: under(spot.pointer, ...tokens),
      role: 'item',
      steps: [...spot.steps, to === from + 1 ? { is: 'item', index: from } : { is: 'items', from }],
      writer: ofItem(node.writer, from, questions.writer),
      wrap,
      via: spot.via,
    },
  };
}

function tuple(node: Node, keyword: 'prefixItems' | 'items', schemas: readonly Json[]): Conjunct[] {
  return schemas.map((schema, index) => itemPart(node, schema, index, index + 1, [keyword, index]));
}

function prefixItems(node: Node): Conjunct[] {
  const value = said(node, 'prefixItems');
  return isArray(value) ? tuple(node, 'prefixItems', value) : [];
}

function items(node: Node): Conjunct[] {
  const value = said(node, 'items');
  if (value === undefined) return [];
  if (isArray(value)) return tuple(node, 'items', value);
  const prefix = said(node, 'prefixItems');
  return [itemPart(node, value, isArray(prefix) ? prefix.length : 0, Infinity, ['items'])];
}

function additionalItems(node: Node): Conjunct[] {
  const value = said(node, 'additionalItems');
  const before = said(node, 'items');
  return value === undefined || !isArray(before)
    ? []
    : [itemPart(node, value, before.length, Infinity, ['additionalItems'])];
}

export const arrayConstructs: readonly Construct[] = [
  { keywords: ['prefixItems'], conjuncts: prefixItems },
  { keywords: ['items'], conjuncts: items },
  { keywords: ['additionalItems'], conjuncts: additionalItems },
];
