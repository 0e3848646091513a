import { isArray, isObject, type Json } from '../../../core/json.ts';
import { NONE, not, type Literal } from '../../formula/formula.ts';
import { located, under } from '../pointers.ts';
import { nearest, says, writerSays } from '../says.ts';
import { said } from '../said.ts';
import { compileHere, only, type Conjunct, type Construct, type Leaf, type Node, type Part } from '../spot.ts';
import { declaredNames, ofOtherProperties, ofProperty, type WriterSpot } from '../writer.ts';

/** More names than this, refused one by one, are one place. */
const MOST_NAMES = 100;

function every(node: Node, names: Literal, of: Literal): Literal {
  return node.questions.algebra.make({ kind: 'every', names, of });
}

function named(node: Node, names: readonly string[]): Literal {
  return node.questions.algebra.values(names);
}

function matching(node: Node, source: string): Literal {
  return node.questions.algebra.make({ kind: 'pattern', source });
}

/** A schema of the values of some properties. */
function propertyPart(
  node: Node,
  schema: Json,
  names: Literal,
  tokens: readonly string[],
  writer: readonly WriterSpot[],
  name?: string,
): Part {
  const { spot } = node;
  return {
    is: 'part',
    spot: {
      at: located(node.questions.reader, schema, node.resource),
      pointer: under(spot.pointer, ...tokens),
      role: 'property',
      steps: [...spot.steps, name === undefined ? { is: 'names', names } : { is: 'name', name }],
      writer,
      wrap: (here) => spot.wrap(every(node, names, here)),
      via: spot.via,
    },
  };
}

function properties(node: Node): Conjunct[] {
  const value = said(node, 'properties');
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, schema]) =>
    propertyPart(
      node,
      schema,
      named(node, [name]),
      ['properties', name],
      ofProperty(node.writer, name, node.questions.writer),
      name,
    ),
  );
}

function patternProperties(node: Node): Conjunct[] {
  const value = said(node, 'patternProperties');
  if (!isObject(value)) return [];
  return Object.entries(value).map(([source, schema]) =>
    propertyPart(
      node,
      schema,
      matching(node, source),
      ['patternProperties', source],
      ofOtherProperties(node.writer, node.questions.writer),
    ),
  );
}

/** The names that `additionalProperties` is about. */
function additional(node: Node): Literal {
  const own = said(node, 'properties');
  const patterns = said(node, 'patternProperties');
  return not(
    node.questions.algebra.or([
      named(node, isObject(own) ? Object.keys(own) : []),
      ...(isObject(patterns) ? Object.keys(patterns) : []).map((source) => matching(node, source)),
    ]),
  );
}

function additionalProperties(node: Node): Conjunct[] {
  const value = said(node, 'additionalProperties');
  if (value === undefined) return [];
  const names = additional(node);
  if (value === false) return refusedNames(node, names);
  return [
    propertyPart(node, value, names, ['additionalProperties'], ofOtherProperties(node.writer, node.questions.writer)),
  ];
}

/** Each name that the writer declares and the reader refuses is a place; and one more for the names that nobody declares. */
function refusedNames(node: Node, names: Literal): Leaf[] {
  const { algebra } = node.questions;
  const own = said(node, 'properties');
  const declared = declaredNames(node.writer)
    .filter((name) => !isObject(own) || !Object.hasOwn(own, name))
    .slice(0, MOST_NAMES);
  const leaf = (which: Literal, writerPointer: string, more: Partial<Leaf>): Leaf => ({
    is: 'leaf',
    kind: 'names-refused',
    pointer: under(node.spot.pointer, 'additionalProperties'),
    writerPointer,
    keywords: ['additionalProperties'],
    names: algebra.and([names, which]),
    holds: every(node, algebra.and([names, which]), NONE),
    ...more,
  });
  const ones = declared.map((name) => {
    const pointer = ofProperty(node.writer, name, node.questions.writer)[0]?.pointer ?? '';
    return leaf(named(node, [name]), pointer, {
      detail: name,
      readerSays: `${JSON.stringify(name)} refused`,
      writerSays: `${JSON.stringify(name)} declared`,
    });
  });
  const rest = leaf(
    not(named(node, declared)),
    writerSays(node.writer, ['additionalProperties', 'patternProperties']).pointer,
    { readerSays: 'other names refused' },
  );
  return [...ones, rest];
}

function required(node: Node): Leaf[] {
  const value = said(node, 'required');
  if (!isArray(value)) return [];
  const own = said(node, 'properties');
  return value.flatMap((name, index): Leaf[] => {
    if (typeof name !== 'string') return [];
    const declared = isObject(own) && Object.hasOwn(own, name);
    const writer = ofProperty(node.writer, name, node.questions.writer);
    const knows = declaredNames(node.writer).includes(name);
    return [
      {
        is: 'leaf',
        kind: 'newly-required',
        pointer: declared ? under(node.spot.pointer, 'properties', name) : under(node.spot.pointer, 'required', index),
        writerPointer: knows ? (writer[0]?.pointer ?? '') : nearest(node.writer),
        detail: name,
        keywords: ['required'],
        holds: compileHere(node, { required: [name] }),
        readerSays: 'required',
        writerSays: knows ? 'optional' : 'not declared',
      },
    ];
  });
}

function propertyNames(node: Node): Leaf[] {
  const value = said(node, 'propertyNames');
  if (value === undefined) return [];
  const reader = says(node.schema, ['propertyNames']);
  const writer = writerSays(node.writer, ['propertyNames']);
  return [
    {
      is: 'leaf',
      kind: 'names-refused',
      pointer: under(node.spot.pointer, 'propertyNames'),
      writerPointer: writer.pointer,
      keywords: ['propertyNames'],
      holds: compileHere(node, only(node.schema, ['propertyNames'])),
      ...(reader !== undefined && { readerSays: reader }),
      ...(writer.says !== undefined && { writerSays: writer.says }),
    },
  ];
}

/** What holds when a name is present: further names are one demand; a schema of the whole object is taken apart. */
function dependent(keyword: 'dependentRequired' | 'dependentSchemas' | 'dependencies'): (node: Node) => Conjunct[] {
  return (node) => {
    const value = said(node, keyword);
    if (!isObject(value)) return [];
    return Object.entries(value).map(([name, then]): Conjunct => {
      const pointer = under(node.spot.pointer, keyword, name);
      const { spot, questions } = node;
      if (isArray(then) || keyword === 'dependentRequired') {
        const holds = compileHere(node, { [keyword]: { [name]: then } });
        return {
          is: 'leaf',
          kind: 'dependency-added',
          pointer,
          writerPointer: nearest(node.writer),
          keywords: [keyword],
          difference: { is: 'needs', name, needs: isArray(then) ? then.filter((one) => typeof one === 'string') : [] },
          holds,
          readerSays: `${JSON.stringify(name)} needs ${JSON.stringify(then)}`,
        };
      }
      const absent = every(node, named(node, [name]), NONE);
      const wrap = (here: Literal): Literal => spot.wrap(questions.algebra.or([absent, here]));
      return { is: 'part', spot: { ...spot, at: located(questions.reader, then, node.resource), pointer, wrap } };
    });
  };
}

export const objectConstructs: readonly Construct[] = [
  { keywords: ['required'], conjuncts: required },
  { keywords: ['properties'], conjuncts: properties },
  { keywords: ['patternProperties'], conjuncts: patternProperties },
  { keywords: ['additionalProperties'], conjuncts: additionalProperties },
  { keywords: ['propertyNames'], conjuncts: propertyNames },
  ...(['dependentRequired', 'dependentSchemas', 'dependencies'] as const).map((keyword) => ({
    keywords: [keyword],
    conjuncts: dependent(keyword),
  })),
];
