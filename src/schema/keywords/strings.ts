import { ANY } from '../formula/formula.ts';
import { countOf, type Keyword } from './keyword.ts';
import { COUNT, TEXT } from './shapes.ts';

function length(kind: 'minLength' | 'maxLength'): Keyword {
  return {
    name: kind,
    shape: COUNT,
    compile(value, at) {
      const count = countOf(value) ?? 0;
      return kind === 'minLength' && count === 0 ? ANY : at.algebra.make({ kind, count });
    },
  };
}

const pattern: Keyword = {
  name: 'pattern',
  shape: TEXT,
  compile: (value, at) => at.algebra.make({ kind: 'pattern', source: typeof value === 'string' ? value : '' }),
};

// `format`, `contentEncoding`, `contentMediaType` and `contentSchema` are annotations: they take nothing away, so they
// are not here.
export const stringKeywords: readonly Keyword[] = [length('minLength'), length('maxLength'), pattern];
