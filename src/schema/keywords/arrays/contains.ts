import { member } from '../../../core/json.ts';
import { within } from '../../drafts.ts';
import { ANY } from '../../formula/formula.ts';
import { together } from '../demand.ts';
import { dropKeywords } from '../fix.ts';
import { countOf, type Keyword } from '../keyword.ts';
import { COUNT, SCHEMA } from '../shapes.ts';
import { ITEM_KEYWORDS } from './items.ts';

const NAMES = ['contains', 'minContains', 'maxContains'];
const demands = together('contains-narrowed', NAMES);
const fix = dropKeywords(['contains-narrowed'], NAMES);

const contains: Keyword = {
  name: 'contains',
  from: 'draft-06',
  shape: SCHEMA,
  subschemas: 'one',
  readBy: ITEM_KEYWORDS,
  compile(value, at) {
    const { algebra } = at;
    const of = at.child(value);
    const bounded = within(at.draft, '2019-09');
    const least = bounded ? (member(at.schema, 'minContains') ?? 1) : 1;
    const most = bounded ? member(at.schema, 'maxContains') : undefined;
    const min = countOf(least);
    const max = most === undefined ? undefined : countOf(most);
    // Said at the keyword that is malformed.
    if (min === undefined || (most !== undefined && max === undefined)) return ANY;
    return algebra.and([
      min === 0 ? ANY : algebra.make({ kind: 'contains', count: min, of }),
      max === undefined ? ANY : algebra.make({ kind: 'containsAtMost', count: max, of }),
    ]);
  },
  // Only from 2020-12 on does `contains` evaluate the items that it finds.
  evaluates: (value, at) => (at.draft === '2020-12' ? [{ what: 'matching', when: ANY, of: at.child(value) }] : []),
  demands,
  fix,
};

/** `minContains` and `maxContains` mean nothing without `contains`, which reads them. */
function companion(name: 'minContains' | 'maxContains'): Keyword {
  return { name, from: '2019-09', shape: COUNT, readBy: ITEM_KEYWORDS, compile: () => ANY, demands, fix };
}

export const containsKeywords: readonly Keyword[] = [contains, companion('minContains'), companion('maxContains')];
