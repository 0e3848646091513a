import { not } from '../../formula/formula.ts';
import { compileHere, demandAt, only } from '../demand.ts';
import { dropSelf } from '../fix.ts';
import type { Keyword } from '../keyword.ts';
import { SCHEMA } from '../shapes.ts';

export const negation: Keyword = {
  name: 'not',
  shape: SCHEMA,
  subschemas: 'one',
  ofAnyType: true,
  compile: (value, at) => not(at.here(value)),
  demands: (node) =>
    node.value('not') === undefined
      ? []
      : [demandAt(node, 'not', 'combination-narrowed', compileHere(node, only(node.schema, ['not'])))],
  fix: dropSelf(['combination-narrowed']),
};
