import { isArray, type Json } from '../../core/json.ts';
import { ONE } from '../decimal.ts';
import { ANY, NONE, type Literal } from '../formula/formula.ts';
import { ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING } from '../formula/values.ts';
import { malformed, type Compiling, type Keyword } from './keyword.ts';

const TYPES: Readonly<Record<string, number>> = {
  null: NULL,
  boolean: BOOLEAN,
  number: NUMBER,
  string: STRING,
  array: ARRAY,
  object: OBJECT,
};

const type: Keyword = {
  name: 'type',
  compile(value, at) {
    const names: readonly Json[] = isArray(value) ? value : [value];
    let types = 0;
    let integer = false;
    for (const name of names) {
      if (name === 'integer') integer = true;
      else if (typeof name === 'string' && Object.hasOwn(TYPES, name)) types |= TYPES[name] ?? 0;
      else return malformed(at, 'type', 'the name of a JSON type, or a list of them');
    }
    if (!integer || (types & NUMBER) !== 0) return at.algebra.types(types);
    return at.algebra.and([at.algebra.types(types | NUMBER), at.algebra.make({ kind: 'multiple', of: ONE })]);
  },
};

const enumeration: Keyword = {
  name: 'enum',
  compile: (value, at) => (isArray(value) ? at.algebra.values(value) : malformed(at, 'enum', 'a list of values')),
};

const constant: Keyword = {
  name: 'const',
  from: 'draft-06',
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
    compile: (value: Json, at: Compiling): Literal =>
      at.unknown(
        `the keyword "${name}" is of no JSON Schema draft known here: ${JSON.stringify(name)} = ${text(value)}`,
      ),
  };
}

function text(value: Json): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

export const anyTypeKeywords: readonly Keyword[] = [type, enumeration, constant, ...FOREIGN.map(foreign)];

/** The set of a boolean schema. */
export function booleanSchema(value: boolean): Literal {
  return value ? ANY : NONE;
}
