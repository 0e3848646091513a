import { isArray, member, type Json } from '../../core/json.ts';
import { within } from '../drafts.ts';
import { ANY, type Literal } from '../formula/formula.ts';
import { BOOLEAN, COUNT, SCHEMA, SCHEMAS } from './shapes.ts';
import { countOf, type Compiling, type Evaluated, type Keyword } from './keyword.ts';

function every(at: Compiling, from: number, to: number, of: Literal): Literal {
  return of === ANY || from >= to ? ANY : at.algebra.make({ kind: 'items', from, to, of });
}

function tuple(schemas: readonly Json[], at: Compiling): Literal {
  return at.algebra.and(schemas.map((schema, index) => every(at, index, index + 1, at.child(schema))));
}

const itemsBelow = (below: number): readonly Evaluated[] => [{ what: 'items', when: ANY, below }];

const prefixItems: Keyword = {
  name: 'prefixItems',
  from: '2020-12',
  shape: SCHEMAS,
  compile: (value, at) => tuple(isArray(value) ? value : [], at),
  evaluates: (value) => (isArray(value) ? itemsBelow(value.length) : []),
};

const items: Keyword = {
  name: 'items',
  shape: {
    expected: 'one schema in 2020-12 ("prefixItems" takes a list)',
    fits: (value, draft) => (isArray(value) ? draft !== '2020-12' : SCHEMA.fits(value, draft)),
  },
  compile(value, at) {
    if (isArray(value)) return tuple(value, at);
    const prefix = at.draft === '2020-12' ? member(at.schema, 'prefixItems') : undefined;
    return every(at, isArray(prefix) ? prefix.length : 0, Infinity, at.child(value));
  },
  evaluates: (value) => itemsBelow(isArray(value) ? value.length : Infinity),
};

const additionalItems: Keyword = {
  name: 'additionalItems',
  to: '2019-09',
  shape: SCHEMA,
  compile(value, at) {
    const before = member(at.schema, 'items');
    return isArray(before) ? every(at, before.length, Infinity, at.child(value)) : ANY;
  },
  evaluates: (_, at) => (isArray(member(at.schema, 'items')) ? itemsBelow(Infinity) : []),
};

const contains: Keyword = {
  name: 'contains',
  from: 'draft-06',
  shape: SCHEMA,
  compile(value, at) {
    const { algebra } = at;
    const of = at.child(value);
    const bounded = within(at.draft, '2019-09');
    const least = bounded ? (member(at.schema, 'minContains') ?? 1) : 1;
    const most = bounded ? member(at.schema, 'maxContains') : undefined;
    const min = countOf(least);
    const max = most === undefined ? undefined : countOf(most);
    // Said at the keyword that is malformed.
    if (min === undefined || (most !== undefined && max === undefined)) return ANY;
    return algebra.and([
      min === 0 ? ANY : algebra.make({ kind: 'contains', count: min, of }),
      max === undefined ? ANY : algebra.make({ kind: 'containsAtMost', count: max, of }),
    ]);
  },
  // Only from 2020-12 on does `contains` evaluate the items that it finds.
  evaluates: (value, at) => (at.draft === '2020-12' ? [{ what: 'matching', when: ANY, of: at.child(value) }] : []),
};

function bound(kind: 'minItems' | 'maxItems'): Keyword {
  return {
    name: kind,
    shape: COUNT,
    compile(value, at) {
      const count = countOf(value) ?? 0;
      return kind === 'minItems' && count === 0 ? ANY : at.algebra.make({ kind, count });
    },
  };
}

const uniqueItems: Keyword = {
  name: 'uniqueItems',
  shape: BOOLEAN,
  compile: (value, at) => (value === true ? at.algebra.make({ kind: 'unique' }) : ANY),
};

/** `minContains` and `maxContains` mean nothing without `contains`, which reads them. */
function companion(name: 'minContains' | 'maxContains'): Keyword {
  return { name, from: '2019-09', shape: COUNT, compile: () => ANY };
}

export const arrayKeywords: readonly Keyword[] = [
  prefixItems,
  items,
  additionalItems,
  contains,
  companion('minContains'),
  companion('maxContains'),
  bound('minItems'),
  bound('maxItems'),
  uniqueItems,
];
