import { isArray, member, type Json } from '../../core/json.ts';
import { disjoint, outlineOf } from '../formula/disjoint.ts';
import { ANY, not } from '../formula/formula.ts';
import { malformed, type Compiling, type Evaluated, type Keyword } from './keyword.ts';

/** `oneOf` of more branches than this says too many pairs. */
const MAX_ONE_OF = 200;

function branches(value: Json, at: Compiling): readonly Evaluated[] {
  return isArray(value) ? value.map((schema) => ({ what: 'branch', when: at.here(schema), schema })) : [];
}

const allOf: Keyword = {
  name: 'allOf',
  compile: (value, at) =>
    isArray(value)
      ? at.algebra.and(value.map((schema) => at.here(schema)))
      : malformed(at, 'allOf', 'a list of schemas'),
  evaluates: (value) => (isArray(value) ? value.map((schema) => ({ what: 'branch', when: ANY, schema })) : []),
};

const anyOf: Keyword = {
  name: 'anyOf',
  compile: (value, at) =>
    isArray(value)
      ? at.algebra.or(value.map((schema) => at.here(schema)))
      : malformed(at, 'anyOf', 'a list of schemas'),
  evaluates: branches,
};

const oneOf: Keyword = {
  name: 'oneOf',
  compile(value, at) {
    if (!isArray(value)) return malformed(at, 'oneOf', 'a list of schemas');
    if (value.length > MAX_ONE_OF) return at.unknown(`"oneOf" of ${value.length} schemas (more than ${MAX_ONE_OF})`);
    const { algebra } = at;
    const of = value.map((schema) => at.here(schema));
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
  compile: (value, at) => not(at.here(value)),
};

const condition: Keyword = {
  name: 'if',
  from: 'draft-07',
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

// `then` and `else` mean nothing without `if`, which reads them.
export const logicKeywords: readonly Keyword[] = [allOf, anyOf, oneOf, negation, condition];
