import type { Draft } from '../drafts.ts';

/** How a keyword holds subschemas. */
export type Holds = 'schema' | 'list' | 'map';

/** The keywords that hold subschemas. `items` and `dependencies` hold what their value looks like. */
export const SUBSCHEMAS: Readonly<Record<string, readonly Holds[]>> = {
  $defs: ['map'],
  definitions: ['map'],
  properties: ['map'],
  patternProperties: ['map'],
  dependentSchemas: ['map'],
  dependencies: ['map'],
  allOf: ['list'],
  anyOf: ['list'],
  oneOf: ['list'],
  prefixItems: ['list'],
  items: ['schema', 'list'],
  additionalItems: ['schema'],
  unevaluatedItems: ['schema'],
  contains: ['schema'],
  additionalProperties: ['schema'],
  unevaluatedProperties: ['schema'],
  propertyNames: ['schema'],
  not: ['schema'],
  if: ['schema'],
  then: ['schema'],
  else: ['schema'],
};

const SINCE_06 = ['const', 'contains', 'propertyNames'];
const SINCE_07 = ['if', 'then', 'else'];
const SINCE_2019 = [
  ...[
    'minContains',
    'maxContains',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedItems',
    'unevaluatedProperties',
  ],
  ...['$anchor', '$recursiveRef', '$recursiveAnchor'],
];
const SINCE_2020 = ['prefixItems', '$dynamicRef', '$dynamicAnchor'];

/** Words that some validator obeys although no draft knows them, or that only annotate. */
const NEVER = [
  'format',
  'nullable',
  'discriminator',
  '$async',
  '$data',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  '$vocabulary',
];

/** Per draft, the keywords that say nothing there: a validator must not see them. */
export const NOT_IN_DRAFT: Readonly<Record<Draft, ReadonlySet<string>>> = {
  'draft-04': new Set([...NEVER, ...SINCE_06, ...SINCE_07, ...SINCE_2019, ...SINCE_2020, '$id']),
  'draft-06': new Set([...NEVER, ...SINCE_07, ...SINCE_2019, ...SINCE_2020, 'id']),
  'draft-07': new Set([...NEVER, ...SINCE_2019, ...SINCE_2020, 'id']),
  '2019-09': new Set([...NEVER, ...SINCE_2020, 'id']),
  '2020-12': new Set([...NEVER, '$recursiveRef', '$recursiveAnchor', 'additionalItems', 'id']),
};

/** Drafts in which whatever stands beside a `$ref` is ignored. */
export const REF_STANDS_ALONE: ReadonlySet<Draft> = new Set<Draft>(['draft-04', 'draft-06', 'draft-07']);
