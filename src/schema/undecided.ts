/**
 * Why a pair of schemas could not be decided: a code and its parts as data, and one sentence made of them here.
 * Whoever decides by a reason decides by its `code`; the sentence is for people.
 */

/** What is too large to be built or compared. */
export type Large =
  | 'branches'
  | 'branch-combinations'
  | 'string'
  | 'array'
  | 'demanded-items'
  | 'distinct-items'
  | 'counted-items'
  | 'object'
  | 'name-kinds'
  | 'witness';

/** What is wrong with a regular expression, or too much about it. */
export type PatternFault = 'invalid' | 'not-regular' | 'looks-behind' | 'too-large' | 'too-much-work';

/** Why the independent validators did not confirm a witness. */
export type Unconfirmed = 'refuted' | 'disagreement' | 'unreadable' | 'too-costly' | 'unavailable';

export type Cause =
  /** The steps that the caller allows are used up. */
  | { readonly code: 'budget' }
  /** Something nests deeper than is followed. */
  | { readonly code: 'depth'; readonly of: 'schema' | 'comparison' | 'stack'; readonly levels?: number }
  /** Nothing stands at the pointer that was asked for. */
  | { readonly code: 'no-schema'; readonly pointer: string }
  /** What stands where a schema must be is neither an object nor a boolean. */
  | { readonly code: 'not-a-schema' }
  /** A keyword's value has the wrong shape. */
  | { readonly code: 'malformed'; readonly keyword: string; readonly expected: string }
  /** A word that constrains elsewhere and that no draft knows. */
  | { readonly code: 'unknown-keyword'; readonly keyword: string }
  | { readonly code: 'unknown-dialect'; readonly dialect: string }
  /** A reference that leads out of the document. */
  | { readonly code: 'foreign-reference'; readonly keyword: string; readonly target: string }
  /** A reference that leads back to itself at the same place of the value. */
  | { readonly code: 'endless-reference' }
  | { readonly code: 'size'; readonly of: Large; readonly limit: number }
  | {
      readonly code: 'pattern';
      readonly pattern: string;
      readonly fault: PatternFault;
      /** What the parser says of it. */
      readonly detail?: string;
    }
  /** No number was found among those that were tried. */
  | { readonly code: 'number' }
  /** A listed value about which some other keyword could not be read. */
  | { readonly code: 'listed-value' }
  /** A value was found that the engine's own check does not accept. */
  | { readonly code: 'doubtful' }
  | { readonly code: 'unconfirmed'; readonly why: Unconfirmed };

/** An answer that is neither yes nor no. */
export interface Undecided {
  readonly answer: 'undecided';
  /** One sentence for people. */
  readonly reason: string;
  /** The same as data. */
  readonly cause: Cause;
}

/** The answer for a cause, with its sentence. */
export function undecided(cause: Cause): Undecided {
  return { answer: 'undecided', reason: describeCause(cause), cause };
}

/** Whether more budget, or a smaller pair, could have been decided. */
export function isExhausted(cause: Cause): boolean {
  return cause.code === 'budget' || (cause.code === 'unconfirmed' && cause.why === 'too-costly');
}

const LARGE: Readonly<Record<Large, (limit: number) => string>> = {
  branches: (limit) => `"oneOf" has more than ${limit} schemas`,
  'branch-combinations': (limit) =>
    `"unevaluated…" stands over more than ${limit} branches with patterns or "contains"`,
  string: (limit) => `a string of more than ${limit} characters would be needed`,
  array: (limit) => `an array of more than ${limit} items would be needed`,
  'demanded-items': (limit) => `an array in which more than ${limit} items are demanded would be needed`,
  'distinct-items': (limit) => `an array of more than ${limit} different items would be needed`,
  'counted-items': () => 'there are too many items that there may be only so many of',
  object: (limit) => `an object of more than ${limit} properties would be needed`,
  'name-kinds': (limit) => `patterns cut property names into more than ${limit} kinds`,
  witness: (limit) => `every value that would show a difference has more than ${limit} parts`,
};

const UNCONFIRMED: Readonly<Record<Unconfirmed, string>> = {
  refuted:
    'the engine found a witness that independent validators do not confirm; please report the two schemas as a bug',
  disagreement: 'a witness was found, but the independent validators disagree about it',
  unreadable: 'a witness was found, but the independent validators cannot read one of the schemas',
  'too-costly': 'a witness was found, but checking it independently would cost too much work',
  unavailable: 'a witness was found, but no independent validator could be asked',
};

/** The one sentence for a cause, without a full stop. */
export function describeCause(cause: Cause): string {
  switch (cause.code) {
    case 'budget':
      return 'the budget of steps is used up before an answer was found';
    case 'depth':
      return describeDepth(cause);
    case 'no-schema':
      return `there is no schema at ${JSON.stringify(cause.pointer)}`;
    case 'not-a-schema':
      return 'a schema that is neither an object nor a boolean';
    case 'malformed':
      return `"${cause.keyword}" must be ${cause.expected}`;
    case 'unknown-keyword':
      return `the keyword "${cause.keyword}" is of no JSON Schema draft known here`;
    case 'unknown-dialect':
      return `the dialect ${JSON.stringify(cause.dialect)} is not known`;
    case 'foreign-reference':
      return `"${cause.keyword}" leads to ${JSON.stringify(cause.target)}, which is not in the document (nothing is fetched)`;
    case 'endless-reference':
      return 'a "$ref" that leads back to itself';
    case 'size':
      return LARGE[cause.of](cause.limit);
    case 'pattern':
      return describePattern(cause);
    case 'number':
      return 'numbers so close together that none was found between them';
    case 'listed-value':
      return 'whether a listed value is accepted could not be told';
    case 'doubtful':
      return 'the engine found a value that does not stand up to checking: please report this pair of schemas';
    case 'unconfirmed':
      return UNCONFIRMED[cause.why];
    default:
      return cause satisfies never;
  }
}

function describeDepth({ of, levels }: Extract<Cause, { code: 'depth' }>): string {
  if (levels === undefined) return 'the schemas nest too deep to be compared';
  return of === 'schema'
    ? `a schema nests deeper than ${levels} levels`
    : `the comparison nests deeper than ${levels} levels`;
}

const LONGEST_PATTERN = 60;

function describePattern({ pattern, fault, detail }: Extract<Cause, { code: 'pattern' }>): string {
  const short = pattern.length > LONGEST_PATTERN ? `${pattern.slice(0, LONGEST_PATTERN).toWellFormed()}…` : pattern;
  const named = `the regular expression ${JSON.stringify(short)}`;
  switch (fault) {
    case 'invalid':
      return `${named} cannot be used: ${detail ?? 'it is not valid'}`;
    case 'not-regular':
      return `${named} is not regular`;
    case 'looks-behind':
      return `${named} looks behind by more than one character`;
    case 'too-large':
      return `${named} is too large`;
    case 'too-much-work':
      return `${named} costs too much work`;
    default:
      return fault satisfies never;
  }
}

/** Keywords that say which names there are, or hold schemas of the same value that do. */
const DECLARING: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas', 'dependencies', 'extends'],
  ...['$ref', '$dynamicRef', '$recursiveRef'],
]);

/** Whether what was not understood could have declared property names of the same value. */
export function mayDeclareNames(cause: Cause): boolean {
  switch (cause.code) {
    case 'malformed':
    case 'unknown-keyword':
    case 'foreign-reference':
      return DECLARING.has(cause.keyword);
    case 'not-a-schema':
    case 'unknown-dialect':
    case 'endless-reference':
      return true;
    case 'size':
      return cause.of === 'branches';
    default:
      return false;
  }
}

/** Text that is equal exactly for equal causes. */
export function keyOfCause(cause: Cause): string {
  return JSON.stringify(Object.entries(cause));
}
