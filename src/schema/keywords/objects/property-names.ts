import { NONE, not } from '../../formula/formula.ts';
import { under } from '../../pointers.ts';
import { demandOf, NO_DIFFERENCE } from '../demand.ts';
import type { Keyword } from '../keyword.ts';
import { SCHEMA } from '../shapes.ts';
import { every } from './names.ts';

export const propertyNames: Keyword = {
  name: 'propertyNames',
  from: 'draft-06',
  shape: SCHEMA,
  subschemas: 'one',
  compile: (value, at) => every(at, not(at.child(value)), NONE),
  demands(node) {
    const demand = demandOf(node, 'names-refused', ['propertyNames'], NO_DIFFERENCE);
    return demand === undefined ? [] : [{ ...demand, pointer: under(node.location.pointer, 'propertyNames') }];
  },
};
