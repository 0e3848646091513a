import type { PlaceKindId } from '../place-kinds.ts';
import { ANY } from '../formula/formula.ts';
import { together } from './demand.ts';
import { dropKeywords } from './fix.ts';
import { countOf, type Keyword } from './keyword.ts';
import { COUNT } from './shapes.ts';

/** Two bounds of one count, which are one demand. */
function counts(kind: PlaceKindId, least: Counted, most: Counted): Keyword[] {
  const names = [least, most];
  const [demands, fix] = [together(kind, names), dropKeywords([kind], names)];
  return names.map((name) => ({
    name,
    shape: COUNT,
    compile(value, at) {
      const count = countOf(value) ?? 0;
      return name === least && count === 0 ? ANY : at.algebra.make({ kind: name, count });
    },
    demands,
    fix,
  }));
}

type Counted = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties';

export const lengthKeywords: readonly Keyword[] = counts('length-narrowed', 'minLength', 'maxLength');
export const itemCountKeywords: readonly Keyword[] = counts('count-narrowed', 'minItems', 'maxItems');
export const propertyCountKeywords: readonly Keyword[] = counts(
  'property-count-narrowed',
  'minProperties',
  'maxProperties',
);
