import { isArray, member, type Json } from '../../core/json.ts';
import { disjoint, outlineOf } from '../formula/disjoint.ts';
import { ANY, not } from '../formula/formula.ts';
import { SCHEMA, SCHEMAS } from './shapes.ts';
import { type Compiling, type Evaluated, type Keyword } from './keyword.ts';

/** `oneOf` of more branches than this says too many pairs. */
const MAX_ONE_OF = 200;

function branches(value: Json, at: Compiling): readonly Evaluated[] {
  return schemasOf(value).map((schema) => ({ what: 'branch', when: at.here(schema), schema }));
}

function schemasOf(value: Json): readonly Json[] {
  return isArray(value) ? value : [];
}

const allOf: Keyword = {
  name: 'allOf',
  shape: SCHEMAS,
  compile: (value, at) => at.algebra.and(schemasOf(value).map((schema) => at.here(schema))),
  evaluates: (value) => schemasOf(value).map((schema) => ({ what: 'branch', when: ANY, schema })),
};

const anyOf: Keyword = {
  name: 'anyOf',
  shape: SCHEMAS,
  compile: (value, at) => at.algebra.or(schemasOf(value).map((schema) => at.here(schema))),
  evaluates: branches,
};

const oneOf: Keyword = {
  name: 'oneOf',
  shape: SCHEMAS,
  compile(value, at) {
    const schemas = schemasOf(value);
    if (schemas.length > MAX_ONE_OF) return at.unknown({ code: 'size', of: 'branches', limit: MAX_ONE_OF });
    const { algebra } = at;
    const of = schemas.map((schema) => at.here(schema));
    const outlines = of.map((one) => outlineOf(algebra, one));
    // With each branch none of those before it; branches that plainly share no value need not be kept apart.
    const apart = of.map((one, i) => {
      const before = of.filter((_, j) => {
        const [a, b] = [outlines[i], outlines[j]];
        return j < i && !(a !== undefined && b !== undefined && disjoint(a, b));
      });
      return algebra.or([not(one), algebra.and(before.map(not))]);
    });
    return algebra.and([algebra.or(of), ...apart]);
  },
  evaluates: branches,
};

const negation: Keyword = {
  name: 'not',
  shape: SCHEMA,
  compile: (value, at) => not(at.here(value)),
};

const condition: Keyword = {
  name: 'if',
  from: 'draft-07',
  shape: SCHEMA,
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
};

export const logicKeywords: readonly Keyword[] = [allOf, anyOf, oneOf, negation, condition];
