import type { Word } from './keyword.ts';

/** Words under which schemas stand that demand nothing by standing there: references lead to them, or they annotate. */
export const DEFINITIONS: readonly Word[] = [
  { name: 'definitions', subschemas: 'map' },
  { name: '$defs', from: '2019-09', subschemas: 'map' },
  { name: 'contentSchema', from: '2019-09', subschemas: 'one' },
];
