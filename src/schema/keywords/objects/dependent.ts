import { isArray, isObject, type Json } from '../../../core/json.ts';
import { ANY, NONE, not, type Literal } from '../../formula/formula.ts';
import { located, under } from '../../pointers.ts';
import { nearest } from '../../writer.ts';
import { compileHere, type Conjunct, type SchemaNode } from '../demand.ts';
import { dropSelf } from '../fix.ts';
import type { Keyword } from '../keyword.ts';
import { nameList } from '../shapes.ts';
import { absent, named, present } from './names.ts';

const EXPECTED = {
  dependentRequired: 'an object of lists of names',
  dependentSchemas: 'an object of schemas',
  dependencies: 'an object of lists of names, or of schemas',
} as const;
type Name = keyof typeof EXPECTED;

/** What tells them apart, beside what their values are. */
const WORDS = {
  dependentRequired: { from: '2019-09' },
  dependentSchemas: { from: '2019-09', subschemas: 'map', readBy: 'all', structure: true },
  dependencies: { subschemas: 'map of schemas or names', readBy: 'all', structure: true },
} as const satisfies Readonly<Record<Name, Partial<Keyword>>>;

function fits(name: Name, then: Json): boolean {
  return isArray(then) ? name !== 'dependentSchemas' && nameList(then) !== undefined : name !== 'dependentRequired';
}

/** Further names are one demand; a schema of the whole object is taken apart. */
function demandOfOne(node: SchemaNode, keyword: Name, name: string, then: Json): Conjunct {
  const { location, asking } = node;
  const pointer = under(location.pointer, keyword, name);
  if (isArray(then) || keyword === 'dependentRequired') {
    const needs = isArray(then) ? then.filter((one) => typeof one === 'string') : [];
    return {
      is: 'demand',
      kind: 'dependency-added',
      pointer,
      writerPointer: nearest(node.writer),
      keywords: [keyword],
      difference: () => ({ is: 'needs', name, needs }),
      holds: compileHere(node, { [keyword]: { [name]: then } }),
      readerSays: `${JSON.stringify(name)} needs ${JSON.stringify(then)}`,
    };
  }
  const without = asking.algebra.make({ kind: 'every', names: named(asking, [name]), of: NONE });
  const wrap = (here: Literal): Literal => location.wrap(asking.algebra.or([without, here]));
  return { is: 'part', location: { ...location, at: located(asking.reader, then, node.resource), pointer, wrap } };
}

const fix = dropSelf(['dependency-added']);

/** What holds when a name is present: further names, or a schema of the whole object. */
function dependent(name: Name): Keyword {
  return {
    name,
    ...WORDS[name],
    shape: {
      expected: EXPECTED[name],
      fits: (value) => isObject(value) && Object.values(value).every((then) => fits(name, then)),
    },
    compile(value, at) {
      if (!isObject(value)) return ANY;
      const parts = Object.entries(value).map(([when, then]) => {
        const names = nameList(then);
        const demanded = names === undefined ? at.here(then) : at.algebra.and(names.map((other) => present(at, other)));
        // Only while the name is there does the schema declare names for the writer.
        return at.algebra.or([absent(at, when), at.algebra.and([not(absent(at, when)), demanded])]);
      });
      return at.algebra.and(parts);
    },
    evaluates(value, at) {
      if (!isObject(value)) return [];
      return Object.entries(value)
        .filter(([, then]) => !isArray(then))
        .map(([when, then]) => ({ what: 'branch', when: not(absent(at, when)), schema: then }));
    },
    demands(node) {
      const value = node.value(name);
      return isObject(value) ? Object.entries(value).map(([when, then]) => demandOfOne(node, name, when, then)) : [];
    },
    fix,
  };
}

export const dependentKeywords: readonly Keyword[] = [
  dependent('dependentRequired'),
  dependent('dependentSchemas'),
  dependent('dependencies'),
];
