import { isArray, type Json } from '../../core/json.ts';
import { ONE } from '../decimal.ts';
import { ANY, NONE, type Literal } from '../formula/formula.ts';
import { ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING } from '../formula/values.ts';
import type { Compiling, Keyword } from './keyword.ts';
import { ANYTHING, LIST } from './shapes.ts';

const TYPES: ReadonlyMap<Json, number> = new Map([
  ['null', NULL],
  ['boolean', BOOLEAN],
  ['number', NUMBER],
  ['string', STRING],
  ['array', ARRAY],
  ['object', OBJECT],
]);

const isTypeName = (name: Json): boolean => name === 'integer' || TYPES.has(name);

const type: Keyword = {
  name: 'type',
  shape: {
    expected: 'the name of a JSON type, or a list of them',
    fits: (value) => (isArray(value) ? value.length > 0 && value.every(isTypeName) : isTypeName(value)),
  },
  compile(value, at) {
    const names: readonly Json[] = isArray(value) ? value : [value];
    const types = names.reduce((bits: number, name) => bits | (TYPES.get(name) ?? 0), 0);
    if (!names.includes('integer') || (types & NUMBER) !== 0) return at.algebra.types(types);
    return at.algebra.and([at.algebra.types(types | NUMBER), at.algebra.make({ kind: 'multiple', of: ONE })]);
  },
};

const enumeration: Keyword = {
  name: 'enum',
  shape: LIST,
  compile: (value, at) => at.algebra.values(isArray(value) ? value : []),
};

const constant: Keyword = {
  name: 'const',
  from: 'draft-06',
  shape: ANYTHING,
  compile: (value, at) => at.algebra.values([value]),
};

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
    compile: (_: Json, at: Compiling): Literal => at.unknown({ code: 'unknown-keyword', keyword: name }, [name]),
    // It holds schemas of the same value.
    ...(name === 'extends' && {
      evaluates: () => [{ what: 'unknown', when: ANY, cause: { code: 'unknown-keyword', keyword: name } }],
    }),
  };
}

export const anyTypeKeywords: readonly Keyword[] = [type, enumeration, constant, ...FOREIGN.map(foreign)];

/** The set of a boolean schema. */
export function booleanSchema(value: boolean): Literal {
  return value ? ANY : NONE;
}
