import { isArray, isObject, type Json } from '../../../core/json.ts';
import { not, type Literal } from '../../formula/formula.ts';
import { labelOf } from '../label.ts';
import { located, under } from '../pointers.ts';
import { says, writerSays } from '../says.ts';
import { said } from '../said.ts';
import { compileHere, lacking, only, type Conjunct, type Construct, type Leaf, type Node, type Part } from '../spot.ts';
import { cases } from './cases.ts';

/** A schema of the same place, that has to hold when a condition does. */
function partHere(
  node: Node,
  schema: Json,
  tokens: readonly (string | number)[],
  unless: readonly Literal[] = [],
  alternative?: string,
): Part {
  const { spot, questions } = node;
  const wrap = (here: Literal): Literal => spot.wrap(questions.algebra.or([not(node.guard), ...unless, here]));
  return {
    is: 'part',
    spot: {
      ...spot,
      at: located(questions.reader, schema, node.resource),
      pointer: under(spot.pointer, ...tokens),
      // What is refused under a condition is a value, not the name.
      ...(unless.length > 0 && { role: 'whole' as const }),
      ...(alternative !== undefined && { steps: [...spot.steps, { is: 'alternative', label: alternative }] }),
      wrap,
    },
  };
}

/** A demand at a keyword that is not taken apart further. */
function whole(node: Node, keyword: string, kind: Leaf['kind'], holds: Literal): Leaf {
  const reader = says(node.schema, [keyword]);
  const writer = writerSays(node.writer, [keyword]);
  return {
    is: 'leaf',
    kind,
    pointer: under(node.spot.pointer, keyword),
    writerPointer: writer.pointer,
    keywords: [keyword],
    holds: node.questions.algebra.or([not(node.guard), holds]),
    ...(reader !== undefined && { readerSays: reader }),
    ...(writer.says !== undefined && { writerSays: writer.says }),
  };
}

function allOf(node: Node): Conjunct[] {
  const value = said(node, 'allOf');
  return isArray(value) ? value.map((schema, index) => partHere(node, schema, ['allOf', index])) : [];
}

/** Where the branches exclude each other by type or by a tag, each is taken apart for its own values. */
function alternatives(keyword: 'anyOf' | 'oneOf'): (node: Node) => Conjunct[] {
  return (node) => {
    const value = said(node, keyword);
    if (!isArray(value)) return [];
    const { one, others, covered } = cases(node, keyword, value);
    return [
      ...(covered === undefined ? [] : [whole(node, keyword, covered.kind, covered.holds)]),
      ...one.map(({ index, schema, when }) =>
        partHere(node, schema, [keyword, index], [not(when)], alternativeLabel(value, schema)),
      ),
      ...others.map(({ holds }) => whole(node, keyword, 'combination-narrowed', holds)),
    ];
  };
}

/** Beside `null` alone a schema is no alternative to speak of. */
function alternativeLabel(all: readonly Json[], schema: Json): string | undefined {
  const others = all.filter((other) => !isNull(other));
  return others.length < 2 ? undefined : labelOf(schema, others);
}

function isNull(schema: Json): boolean {
  return isObject(schema) && (schema['type'] === 'null' || schema['const'] === null);
}

function conditions(node: Node): Conjunct[] {
  const condition = said(node, 'if');
  if (condition === undefined) return [];
  const when = compileHere(node, condition);
  const then = said(node, 'then');
  const otherwise = said(node, 'else');
  return [
    ...(then === undefined ? [] : [partHere(node, then, ['then'], [not(when)])]),
    ...(otherwise === undefined ? [] : [partHere(node, otherwise, ['else'], [when])]),
  ];
}

function negation(node: Node): Conjunct[] {
  return said(node, 'not') === undefined
    ? []
    : [whole(node, 'not', 'combination-narrowed', compileHere(node, only(node.schema, ['not'])))];
}

function reference(keyword: '$ref' | '$dynamicRef' | '$recursiveRef'): (node: Node) => Conjunct[] {
  return (node) => {
    const value = said(node, keyword);
    if (value === undefined) return [];
    const to =
      keyword === '$ref' && typeof value === 'string' ? node.questions.reader.resolve(value, node.resource) : undefined;
    // What a dynamic reference leads to depends on the way: it is a place by itself.
    if (to === undefined || typeof value !== 'string')
      return [
        {
          ...whole(node, keyword, 'schema-narrowed', compileHere(node, only(node.schema, [keyword]))),
          pointer: node.spot.pointer,
        },
      ];
    const { spot, questions } = node;
    const wrap = (here: Literal): Literal => spot.wrap(questions.algebra.or([not(node.guard), here]));
    const pointer =
      node.pointers.get(to.schema) ??
      (to.resource === questions.reader.root.resource && value.startsWith('#/')
        ? decodeURI(value.slice(1))
        : spot.pointer);
    return [
      {
        is: 'part',
        spot: { ...spot, at: { schema: to.schema, resource: to.resource }, pointer, wrap, via: spot.pointer },
      },
    ];
  };
}

/** What no other keyword evaluated: it cannot be said without its siblings, so it is asked of the values that they take. */
function unevaluated(
  keyword: 'unevaluatedProperties' | 'unevaluatedItems',
  refused: Leaf['kind'],
): (node: Node) => Conjunct[] {
  return (node) => {
    const value = said(node, keyword);
    if (value === undefined) return [];
    const rest = compileHere(node, lacking(node.schema, ['unevaluatedProperties', 'unevaluatedItems']));
    const all = compileHere(
      node,
      lacking(node.schema, keyword === 'unevaluatedItems' ? ['unevaluatedProperties'] : ['unevaluatedItems']),
    );
    return [
      whole(node, keyword, value === false ? refused : 'schema-narrowed', node.questions.algebra.or([not(rest), all])),
    ];
  };
}

export const logicConstructs: readonly Construct[] = [
  ...(['$ref', '$dynamicRef', '$recursiveRef'] as const).map((keyword) => ({
    keywords: [keyword],
    conjuncts: reference(keyword),
  })),
  { keywords: ['allOf'], conjuncts: allOf },
  { keywords: ['anyOf'], conjuncts: alternatives('anyOf') },
  { keywords: ['oneOf'], conjuncts: alternatives('oneOf') },
  { keywords: ['not'], conjuncts: negation },
  { keywords: ['if', 'then', 'else'], conjuncts: conditions },
  { keywords: ['unevaluatedProperties'], conjuncts: unevaluated('unevaluatedProperties', 'names-refused') },
  { keywords: ['unevaluatedItems'], conjuncts: unevaluated('unevaluatedItems', 'items-refused') },
];
