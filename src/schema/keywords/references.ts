import { ANY } from '../formula/formula.ts';
import type { Cause } from '../undecided.ts';
import { type Keyword, type ReferenceKind } from './keyword.ts';

function outside(keyword: string, target: string): Cause {
  return { code: 'foreign-reference', keyword, target };
}

function reference(name: string, how: ReferenceKind, drafts: Pick<Keyword, 'from' | 'to'>): Keyword {
  return {
    name,
    ...drafts,
    shape: { expected: 'a URI reference', fits: (value) => typeof value === 'string' },
    compile(value, at) {
      if (typeof value !== 'string') return ANY;
      const to = at.target(value, how);
      return to === undefined ? at.outside(outside(name, at.absolute(value)), at.absolute(value)) : at.there(to);
    },
    evaluates(value, at) {
      if (typeof value !== 'string') return [];
      const to = at.target(value, how);
      return [
        to === undefined
          ? { what: 'unknown', when: ANY, cause: outside(name, at.absolute(value)) }
          : { what: 'reference', when: ANY, to },
      ];
    },
  };
}

// What `$defs`, `definitions`, `$anchor` and `$id` say is read with the document, before any keyword.
export const referenceKeywords: readonly Keyword[] = [
  reference('$ref', 'plain', {}),
  reference('$dynamicRef', 'dynamic', { from: '2020-12' }),
  reference('$recursiveRef', 'recursive', { from: '2019-09', to: '2019-09' }),
];
