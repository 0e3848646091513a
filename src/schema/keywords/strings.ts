import { ANY } from '../formula/formula.ts';
import { countOf, malformed, type Keyword } from './keyword.ts';

const minLength: Keyword = {
  name: 'minLength',
  compile(value, at) {
    const count = countOf(value);
    if (count === undefined) return malformed(at, 'minLength', 'a whole number, not negative');
    return count === 0 ? ANY : at.algebra.make({ kind: 'minLength', count });
  },
};

const maxLength: Keyword = {
  name: 'maxLength',
  compile(value, at) {
    const count = countOf(value);
    return count === undefined
      ? malformed(at, 'maxLength', 'a whole number, not negative')
      : at.algebra.make({ kind: 'maxLength', count });
  },
};

const pattern: Keyword = {
  name: 'pattern',
  compile: (value, at) =>
    typeof value === 'string'
      ? at.algebra.make({ kind: 'pattern', source: value })
      : malformed(at, 'pattern', 'a string'),
};

// `format`, `contentEncoding`, `contentMediaType` and `contentSchema` are annotations: they take nothing away, so they are not here.
export const stringKeywords: readonly Keyword[] = [minLength, maxLength, pattern];
