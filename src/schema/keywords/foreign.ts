import { ANY } from '../formula/formula.ts';
import type { Keyword } from './keyword.ts';
import { ANYTHING } from './shapes.ts';

/** Words that constrain somewhere else (other drafts, validators' extensions); ours to notice, not to understand. */
const FOREIGN = [
  'allRequired',
  'anyRequired',
  'deepProperties',
  'deepRequired',
  'disallow',
  'divisibleBy',
  'exclusiveRange',
  'extends',
  'formatExclusiveMaximum',
  'formatExclusiveMinimum',
  'formatMaximum',
  'formatMinimum',
  'instanceof',
  'oneRequired',
  'patternRequired',
  'prohibited',
  'range',
  'regexp',
  'requiredProperties',
  'typeof',
  'uniqueItemProperties',
] as const;

function foreign(name: string): Keyword {
  return {
    name,
    shape: ANYTHING,
    compile: (_, at) => at.unknown({ code: 'unknown-keyword', keyword: name }, [name]),
    // It holds schemas of the same value.
    ...(name === 'extends' && {
      evaluates: () => [{ what: 'unknown', when: ANY, cause: { code: 'unknown-keyword', keyword: name } }],
    }),
  };
}

export const foreignKeywords: readonly Keyword[] = FOREIGN.map(foreign);
