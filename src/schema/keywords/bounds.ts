import { isArray, member, type Json, type JsonObject } from '../../core/json.ts';
import { decimalOf, equal, isNumeric, ZERO, type Decimal } from '../decimal.ts';
import { ANY } from '../formula/formula.ts';
import { demandOf, type Demand, type SchemaNode } from './demand.ts';
import { dropKeywords, type Fix } from './fix.ts';
import type { Keyword } from './keyword.ts';
import { isNumber, NUMBER } from './shapes.ts';

const LOWER = ['minimum', 'exclusiveMinimum'];
const UPPER = ['maximum', 'exclusiveMaximum'];
const BOUNDS = [...LOWER, ...UPPER];

/** A number as the engine reckons with it; undefined where it has too many digits. */
export function decimal(value: Json | undefined): Decimal | undefined {
  return isNumeric(value) ? decimalOf(value) : undefined;
}

/** The lower end apart where it says "unsigned": that is a kind of its own. */
function demands(node: SchemaNode): readonly Demand[] {
  const unsigned = isInteger(node.schema) && startsAtZero(node.schema);
  const ends = unsigned
    ? [demandOf(node, 'negative-refused', LOWER), demandOf(node, 'bounds-narrowed', UPPER)]
    : [demandOf(node, 'bounds-narrowed', BOUNDS)];
  return ends.filter((demand) => demand !== undefined);
}

function isInteger({ type }: JsonObject): boolean {
  return type === 'integer' || (isArray(type) && type.includes('integer') && !type.includes('number'));
}

function startsAtZero({ minimum, exclusiveMinimum }: JsonObject): boolean {
  const exact = typeof minimum === 'number' ? decimalOf(minimum) : undefined;
  return exclusiveMinimum === undefined && exact !== undefined && equal(exact, ZERO);
}

const fixLower: Fix = dropKeywords(['negative-refused'], LOWER);
const fixBoth: Fix = dropKeywords(['bounds-narrowed'], BOUNDS);

/** `minimum` and `maximum`; in draft-04 a boolean beside them makes them exclusive. */
function inclusive(name: 'minimum' | 'maximum', kind: 'lower' | 'upper', beside: string): Keyword {
  return {
    name,
    shape: NUMBER,
    readBy: BOUNDS,
    compile(value, at) {
      const bound = decimal(value);
      if (bound === undefined) return at.unknown({ code: 'number' }, [name, beside]);
      const exclusive = at.draft === 'draft-04' && member(at.schema, beside) === true;
      return at.algebra.make({ kind, bound, exclusive });
    },
    demands,
    fix: name === 'minimum' ? fixLower : fixBoth,
  };
}

function exclusive(name: 'exclusiveMinimum' | 'exclusiveMaximum', kind: 'lower' | 'upper'): Keyword {
  return {
    name,
    shape: {
      expected: 'a number (a boolean in draft-04)',
      fits: (value, draft) => (draft === 'draft-04' ? typeof value === 'boolean' : isNumber(value)),
    },
    readBy: BOUNDS,
    compile(value, at) {
      // In draft-04 the bound beside it reads it.
      if (at.draft === 'draft-04') return ANY;
      const bound = decimal(value);
      return bound === undefined
        ? at.unknown({ code: 'number' }, [name])
        : at.algebra.make({ kind, bound, exclusive: true });
    },
    demands,
    fix: name === 'exclusiveMinimum' ? fixLower : fixBoth,
  };
}

export const boundKeywords: readonly Keyword[] = [
  inclusive('minimum', 'lower', 'exclusiveMinimum'),
  inclusive('maximum', 'upper', 'exclusiveMaximum'),
  exclusive('exclusiveMinimum', 'lower'),
  exclusive('exclusiveMaximum', 'upper'),
];
