import { member } from '../../../core/json.ts';
import { ANY, not } from '../../formula/formula.ts';
import { compileHere, type Conjunct, type SchemaNode } from '../demand.ts';
import type { Evaluated, Keyword } from '../keyword.ts';
import { SCHEMA } from '../shapes.ts';
import { partHere } from './in-place.ts';

/** Keywords that read each other. */
const CONDITION = ['if', 'then', 'else'];

function demands(node: SchemaNode): readonly Conjunct[] {
  const condition = node.value('if');
  if (condition === undefined) return [];
  const when = compileHere(node, condition);
  const [then, otherwise] = [node.value('then'), node.value('else')];
  return [
    ...(then === undefined ? [] : [partHere(node, then, ['then'], [not(when)])]),
    ...(otherwise === undefined ? [] : [partHere(node, otherwise, ['else'], [when])]),
  ];
}

export const condition: Keyword = {
  name: 'if',
  from: 'draft-07',
  shape: SCHEMA,
  subschemas: 'one',
  ofAnyType: true,
  readBy: CONDITION,
  structure: true,
  companions: ['then', 'else'].map((name) => ({
    name,
    from: 'draft-07',
    subschemas: 'one',
    ofAnyType: true,
    branches: true,
  })),
  compile(value, at) {
    const { algebra, schema } = at;
    const holds = at.here(value);
    const [then, otherwise] = [member(schema, 'then'), member(schema, 'else')];
    return algebra.or([
      algebra.and([holds, then === undefined ? ANY : at.here(then)]),
      algebra.and([not(holds), otherwise === undefined ? ANY : at.here(otherwise)]),
    ]);
  },
  evaluates(value, at) {
    const when = at.here(value);
    const evaluated: Evaluated[] = [{ what: 'branch', when, schema: value }];
    const [then, otherwise] = [member(at.schema, 'then'), member(at.schema, 'else')];
    if (then !== undefined) evaluated.push({ what: 'branch', when, schema: then });
    if (otherwise !== undefined) evaluated.push({ what: 'branch', when: not(when), schema: otherwise });
    return evaluated;
  },
  demands,
};
