import { isArray, isObject, valueAt, type Json } from '../../../core/json.ts';
import type { Difference } from '../../difference.ts';
import { disjoint, outlineOf } from '../../formula/disjoint.ts';
import { not, type Literal } from '../../formula/formula.ts';
import { keyOf } from '../../formula/values.ts';
import { demandAt, type Conjunct, type Demand, type Failing, type SchemaNode } from '../demand.ts';
import { withoutLast, type Edit, type Fix } from '../fix.ts';
import type { Compiling, Evaluated, Keyword } from '../keyword.ts';
import { SCHEMAS } from '../shapes.ts';
import { typeDifference } from '../type.ts';
import { cases } from './cases.ts';
import { partHere, schemasOf } from './in-place.ts';
import { labelOf } from './label.ts';

/** `oneOf` of more branches than this says too many pairs. */
const MAX_ONE_OF = 200;
/** Alternatives told apart at most. */
const MOST = 200;

/** Alternatives that only the writer has. */
function alternativeDifference({ node }: Failing): Difference | undefined {
  const of = (at: Json): readonly Json[] =>
    isObject(at) ? ['anyOf', 'oneOf'].flatMap((keyword) => schemasOf(at[keyword])) : [];
  const known = new Set(of(node.schema).slice(0, MOST).map(keyOf));
  const lost = node.writer
    .flatMap(({ schema }) => of(schema))
    .slice(0, MOST)
    .filter((branch) => !known.has(keyOf(branch)));
  const refused = [...new Set(lost.map((branch) => labelOf(branch, lost)))];
  return refused.length === 0 ? undefined : { is: 'alternatives', refused };
}

/** Where the branches exclude each other by type or by a tag, each is taken apart for its own values. */
function demands(keyword: 'anyOf' | 'oneOf'): (node: SchemaNode) => readonly Conjunct[] {
  return (node) => {
    const value = node.value(keyword);
    if (!isArray(value)) return [];
    const { one, others, covered } = cases(node, keyword, value);
    const whole = (kind: Demand['kind'], holds: Literal): Demand => ({
      ...demandAt(node, keyword, kind, holds),
      difference: kind === 'type-changed' ? typeDifference : alternativeDifference,
    });
    return [
      ...(covered === undefined ? [] : [whole(covered.kind, covered.holds)]),
      ...one.map(({ index, schema, when }) =>
        partHere(node, schema, [keyword, index], [not(when)], alternativeLabel(value, schema)),
      ),
      ...others.map(({ holds }) => whole('combination-narrowed', holds)),
    ];
  };
}

/** Beside `null` alone a schema is no alternative to speak of. */
function alternativeLabel(all: readonly Json[], schema: Json): string | undefined {
  const others = all.filter((other) => !isNull(other));
  return others.length < 2 ? undefined : labelOf(schema, others);
}

function isNull(schema: Json): boolean {
  return isObject(schema) && (schema['type'] === 'null' || schema['const'] === null);
}

/** Where no branch accepts a type or a tag, the list of the branches goes; a place with a `type` is no list. */
const fix: Fix = {
  kinds: ['combination-narrowed', 'type-changed'],
  edit: (document, tokens) => (isArray(valueAt(document, tokens)) ? withoutLast(tokens) : undefined),
};

/**
 * Alternatives of a `oneOf` that are fixed inside exclude each other (else they are no places of their own): they
 * stand under `anyOf` afterwards, so that one that accepts more now does not clash with its neighbours.
 */
function anyInsteadOfOne(schema: Json | undefined): Pick<Edit, 'change' | 'moved'> {
  const taken = isObject(schema) && Object.hasOwn(schema, 'anyOf');
  const index = isObject(schema) && isArray(schema['allOf']) ? schema['allOf'].length : 0;
  return {
    moved: { to: taken ? `/allOf/${index}/anyOf` : '/anyOf', from: '/oneOf' },
    change(at) {
      if (!isObject(at) || at['oneOf'] === undefined) return at;
      const { oneOf, ...rest } = at;
      const where = Object.hasOwn(rest, 'anyOf')
        ? { allOf: [...schemasOf(rest['allOf']), { anyOf: oneOf }] }
        : { anyOf: oneOf };
      return { ...rest, ...where };
    },
  };
}

function branches(value: Json, at: Compiling): readonly Evaluated[] {
  return schemasOf(value).map((schema) => ({ what: 'branch', when: at.here(schema), schema }));
}

const anyOf: Keyword = {
  name: 'anyOf',
  shape: SCHEMAS,
  subschemas: 'list',
  ofAnyType: true,
  branches: true,
  readBy: 'all',
  structure: true,
  compile: (value, at) => at.algebra.or(schemasOf(value).map((schema) => at.here(schema))),
  evaluates: branches,
  demands: demands('anyOf'),
  fix,
};

const oneOf: Keyword = {
  name: 'oneOf',
  shape: SCHEMAS,
  subschemas: 'list',
  ofAnyType: true,
  branches: true,
  readBy: 'all',
  structure: true,
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
  demands: demands('oneOf'),
  fix,
  loosen: anyInsteadOfOne,
};

export const alternativeKeywords: readonly Keyword[] = [anyOf, oneOf];
