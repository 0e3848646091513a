import { ANY } from '../../formula/formula.ts';
import { demandOf, NO_DIFFERENCE } from '../demand.ts';
import { dropKeywords } from '../fix.ts';
import type { Keyword } from '../keyword.ts';
import { BOOLEAN } from '../shapes.ts';

export const uniqueItems: Keyword = {
  name: 'uniqueItems',
  shape: BOOLEAN,
  compile: (value, at) => (value === true ? at.algebra.make({ kind: 'unique' }) : ANY),
  demands: (node) =>
    [demandOf(node, 'unique-items-required', ['uniqueItems'], NO_DIFFERENCE)].filter((demand) => demand !== undefined),
  fix: dropKeywords(['unique-items-required'], ['uniqueItems']),
};
