import { isArray, type Json } from '../../core/json.ts';
import type { Difference } from '../difference.ts';
import { not } from '../formula/formula.ts';
import { keyOf } from '../formula/values.ts';
import { demandOf, type Demand, type Failing, type SchemaNode } from './demand.ts';
import { dropKeywords } from './fix.ts';
import type { Keyword } from './keyword.ts';
import { ANYTHING, LIST } from './shapes.ts';
import { listedValues } from './type.ts';

type Name = 'enum' | 'const';

/** Values listed at most. */
const MOST = 200;

function valuesOf(name: Name, value: Json | undefined): readonly Json[] {
  return name === 'const' ? [value ?? null] : isArray(value) ? value : [];
}

/** Where the schema's own `type` fails already, a set of values is asked of that type only: one cause, one place. */
function demands(name: Name): (node: SchemaNode) => readonly Demand[] {
  return (node) => {
    const value = node.value(name);
    if (value === undefined) return [];
    const strings = valuesOf(name, value).every((one) => typeof one === 'string');
    const kind = strings ? 'strings-narrowed' : 'values-narrowed';
    const demand = demandOf(node, kind, [name], difference(name), ['enum', 'const', 'type']);
    return demand === undefined ? [] : [{ ...demand, holds: node.asking.algebra.or([not(node.guard), demand.holds]) }];
  };
}

function difference(name: Name): (failing: Failing) => Difference {
  return ({ node, value }) => {
    const reader = valuesOf(name, node.schema[name]);
    const known = new Set(reader.map(keyOf));
    const listed = node.writer.flatMap((place) => listedValues(node, place) ?? []);
    const lost = new Map(listed.filter((one) => !known.has(keyOf(one))).map((one) => [keyOf(one), one]));
    const refused = [...lost.values()].slice(0, MOST);
    const any = refused.length === 0 || (value !== undefined && !lost.has(keyOf(value)));
    return { is: 'values', reader, refused, any };
  };
}

const fix = dropKeywords(['strings-narrowed', 'values-narrowed'], ['enum', 'const']);

const enumeration: Keyword = {
  name: 'enum',
  shape: LIST,
  ofAnyType: true,
  compile: (value, at) => at.algebra.values(isArray(value) ? value : []),
  demands: demands('enum'),
  fix,
  describe: (value, text) => (isArray(value) ? value.map(text).join(' or ') : `enum ${text(value)}`),
};

const constant: Keyword = {
  name: 'const',
  from: 'draft-06',
  shape: ANYTHING,
  ofAnyType: true,
  compile: (value, at) => at.algebra.values([value]),
  demands: demands('const'),
  fix,
  describe: (value, text) => text(value),
};

export const valueKeywords: readonly Keyword[] = [enumeration, constant];
