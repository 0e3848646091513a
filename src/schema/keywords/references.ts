import { ANY } from '../formula/formula.ts';
import { malformed, type Keyword, type ReferenceKind } from './keyword.ts';

function outside(name: string, value: string): string {
  return `"${name}" leads to ${JSON.stringify(value)}, which is not in the document (nothing is fetched)`;
}

function reference(name: string, how: ReferenceKind, drafts: Pick<Keyword, 'from' | 'to'>): Keyword {
  return {
    name,
    ...drafts,
    compile(value, at) {
      if (typeof value !== 'string') return malformed(at, name, 'a URI reference');
      const to = at.target(value, how);
      return to === undefined ? at.unknown(outside(name, at.absolute(value))) : at.there(to);
    },
    evaluates(value, at) {
      if (typeof value !== 'string') return [];
      const to = at.target(value, how);
      return [
        to === undefined
          ? { what: 'unknown', when: ANY, why: outside(name, at.absolute(value)) }
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
