import { member, type Json } from '../../core/json.ts';
import { decimalOf, isNumeric, type Decimal } from '../decimal.ts';
import { ANY } from '../formula/formula.ts';
import type { Keyword } from './keyword.ts';
import { isNumber, NUMBER } from './shapes.ts';

function decimal(value: Json | undefined): Decimal | undefined {
  return isNumeric(value) ? decimalOf(value) : undefined;
}

/** `minimum` and `maximum`; in draft-04 a boolean beside them makes them exclusive. */
function inclusive(name: 'minimum' | 'maximum', kind: 'lower' | 'upper', beside: string): Keyword {
  return {
    name,
    shape: NUMBER,
    compile(value, at) {
      const bound = decimal(value);
      if (bound === undefined) return at.unknown({ code: 'number' }, [name, beside]);
      const exclusive = at.draft === 'draft-04' && member(at.schema, beside) === true;
      return at.algebra.make({ kind, bound, exclusive });
    },
  };
}

function exclusive(name: 'exclusiveMinimum' | 'exclusiveMaximum', kind: 'lower' | 'upper'): Keyword {
  return {
    name,
    shape: {
      expected: 'a number (a boolean in draft-04)',
      fits: (value, draft) => (draft === 'draft-04' ? typeof value === 'boolean' : isNumber(value)),
    },
    compile(value, at) {
      // In draft-04 the bound beside it reads it.
      if (at.draft === 'draft-04') return ANY;
      const bound = decimal(value);
      return bound === undefined
        ? at.unknown({ code: 'number' }, [name])
        : at.algebra.make({ kind, bound, exclusive: true });
    },
  };
}

const multipleOf: Keyword = {
  name: 'multipleOf',
  shape: {
    expected: 'a number above zero',
    fits: (value) => isNumber(value) && (decimal(value)?.coefficient ?? 1n) > 0n,
  },
  compile(value, at) {
    const of = decimal(value);
    return of === undefined
      ? at.unknown({ code: 'number' }, ['multipleOf'])
      : at.algebra.make({ kind: 'multiple', of });
  },
};

export const numberKeywords: readonly Keyword[] = [
  inclusive('minimum', 'lower', 'exclusiveMinimum'),
  inclusive('maximum', 'upper', 'exclusiveMaximum'),
  exclusive('exclusiveMinimum', 'lower'),
  exclusive('exclusiveMaximum', 'upper'),
  multipleOf,
];
