import { normalNumber } from '../../core/exact-number.ts';
import { isArray, isExactNumber, isObject, valueAt, type Json } from '../../core/json.ts';
import { ONE } from '../decimal.ts';
import type { Difference } from '../difference.ts';
import { ANY, NONE, type Literal } from '../formula/formula.ts';
import { ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING } from '../formula/values.ts';
import type { WriterSchema } from '../writer.ts';
import { demandOf, type Demand, type Failing, type SchemaNode } from './demand.ts';
import type { Edit, Fix } from './fix.ts';
import type { Keyword } from './keyword.ts';

const TYPES: ReadonlyMap<Json, number> = new Map([
  ['null', NULL],
  ['boolean', BOOLEAN],
  ['number', NUMBER],
  ['string', STRING],
  ['array', ARRAY],
  ['object', OBJECT],
]);

const isTypeName = (name: Json): boolean => name === 'integer' || TYPES.has(name);

/** The set of a boolean schema. */
export function booleanSchema(value: boolean): Literal {
  return value ? ANY : NONE;
}

/** What the schema's `type` says, by itself. */
export function typeDemand(node: SchemaNode): Demand | undefined {
  return demandOf(node, 'type-changed', ['type'], typeDifference);
}

const SAMPLES: readonly (readonly [name: string, sample: Json])[] = [
  ['string', ''],
  ['number', 0.5],
  ['integer', 0],
  ['boolean', false],
  ['object', {}],
  ['array', []],
  ['null', null],
];

/** The types that each side has, and those that are refused; undefined where that cannot be told. */
export function typeDifference({ node, demand, value }: Failing): Difference | undefined {
  const asked = SAMPLES.map(([name, sample]) => ({ name, taken: node.asking.accepts(demand.holds, sample) }));
  // What is not known must not be told as refused.
  if (asked.some(({ taken }) => taken === undefined)) return undefined;
  const accepted = asked.filter(({ taken }) => taken).map(({ name }) => name);
  const reader = accepted.includes('number') ? accepted.filter((name) => name !== 'integer') : accepted;
  const sent = new Set(typesSent(node));
  if (value !== undefined && sent.size > 0) {
    const name = typeOf(value);
    if (!sent.has(name) && !(name === 'integer' && sent.has('number'))) sent.add(name);
  }
  const all = SAMPLES.map(([name]) => name).filter((name) => sent.has(name));
  const refused = all.filter((name) => !accepted.includes(name));
  return { is: 'types', reader, writer: all, refused };
}

/** The types that the writer's schemas of a place name, by `type`, `enum` and `const`; none where they name none. */
function typesSent(node: SchemaNode): string[] {
  const found = new Set<string>();
  for (const place of node.writer) {
    if (!isObject(place.schema)) continue;
    const type = node.valueIn({ ...place, schema: place.schema }, 'type');
    const named = (isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
    const listed = listedValues(node, place)?.map(typeOf);
    const both = listed?.filter(
      (name) => named.length === 0 || named.includes(name) || (name === 'integer' && named.includes('number')),
    );
    for (const name of both ?? named) found.add(name);
  }
  return [...found];
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'integer';
  if (isExactNumber(value)) return normalNumber(value.literal).includes('e-') ? 'number' : 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return isArray(value) ? 'array' : typeof value;
}

/** The values that a schema lists by `enum` or `const`; undefined where it lists none. */
export function listedValues(
  node: SchemaNode,
  { schema, resource }: Pick<WriterSchema, 'schema' | 'resource'>,
): readonly Json[] | undefined {
  if (!isObject(schema)) return undefined;
  const list = node.valueIn({ schema, resource }, 'enum');
  if (isArray(list)) return list;
  const one = node.valueIn({ schema, resource }, 'const');
  return one === undefined ? undefined : [one];
}

/** Any type is accepted; what else the schema demands of any type, it demands of its own type still. */
const fix: Fix = {
  kinds: ['type-changed'],
  edit(document, tokens, ofAnyType): Edit | undefined {
    const schema = valueAt(document, tokens);
    if (isArray(schema)) return undefined;
    const others = isObject(schema) ? Object.keys(schema).filter(ofAnyType) : [];
    const moves = isObject(schema) && schema['type'] !== undefined && others.length > 0;
    return {
      tokens,
      order: 2,
      change: (at) => {
        if (!isObject(at)) return {};
        const isOther = ([name]: [string, Json]): boolean => ofAnyType(name);
        const entries = Object.entries(at).filter(([name]) => name !== 'type');
        const rest = Object.fromEntries(entries.filter((entry) => !isOther(entry)));
        const own = Object.fromEntries(entries.filter(isOther));
        return at['type'] === undefined || Object.keys(own).length === 0
          ? rest
          : { ...rest, anyOf: [{ not: { type: at['type'] } }, own] };
      },
      ...(moves && { moved: { to: '/anyOf/1', from: '', around: '/anyOf' } }),
    };
  },
};

export const type: Keyword = {
  name: 'type',
  shape: {
    expected: 'the name of a JSON type, or a list of them',
    fits: (value) => (isArray(value) ? value.length > 0 && value.every(isTypeName) : isTypeName(value)),
  },
  compile(value, at) {
    const names: readonly Json[] = isArray(value) ? value : [value];
    const types = names.reduce((bits: number, name) => bits | (TYPES.get(name) ?? 0), 0);
    if (!names.includes('integer') || (types & NUMBER) !== 0) return at.algebra.types(types);
    return at.algebra.and([at.algebra.types(types | NUMBER), at.algebra.make({ kind: 'multiple', of: ONE })]);
  },
  demands: (node) => [typeDemand(node)].filter((demand) => demand !== undefined),
  fix,
  describe: (value, text) =>
    (isArray(value) ? value : [value]).map((name) => (typeof name === 'string' ? name : text(name))).join(' or '),
};
