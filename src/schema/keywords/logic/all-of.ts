import { ANY } from '../../formula/formula.ts';
import type { Keyword } from '../keyword.ts';
import { SCHEMAS } from '../shapes.ts';
import { partHere, schemasOf } from './in-place.ts';

export const allOf: Keyword = {
  name: 'allOf',
  shape: SCHEMAS,
  subschemas: 'list',
  ofAnyType: true,
  branches: true,
  readBy: 'all',
  structure: true,
  compile: (value, at) => at.algebra.and(schemasOf(value).map((schema) => at.here(schema))),
  evaluates: (value) => schemasOf(value).map((schema) => ({ what: 'branch', when: ANY, schema })),
  demands: (node) => schemasOf(node.value('allOf')).map((schema, index) => partHere(node, schema, ['allOf', index])),
};
