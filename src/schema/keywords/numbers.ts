import { member, type Json } from '../../core/json.ts';
import { decimalOf, type Decimal } from '../decimal.ts';
import { ANY } from '../formula/formula.ts';
import { malformed, type Keyword } from './keyword.ts';

function decimal(value: Json | undefined): Decimal | undefined {
  return typeof value === 'number' || typeof value === 'bigint' ? decimalOf(value) : undefined;
}

/** `minimum` and `maximum`; in draft-04 a boolean beside them makes them exclusive. */
function inclusive(name: 'minimum' | 'maximum', kind: 'lower' | 'upper', beside: string): Keyword {
  return {
    name,
    compile(value, at) {
      const bound = decimal(value);
      if (bound === undefined) return malformed(at, name, 'a number');
      const exclusive = at.draft === 'draft-04' && member(at.schema, beside) === true;
      return at.algebra.make({ kind, bound, exclusive });
    },
  };
}

function exclusive(name: 'exclusiveMinimum' | 'exclusiveMaximum', kind: 'lower' | 'upper'): Keyword {
  return {
    name,
    compile(value, at) {
      if (at.draft === 'draft-04')
        return typeof value === 'boolean' ? ANY : malformed(at, name, 'a boolean in draft-04');
      const bound = decimal(value);
      return bound === undefined ? malformed(at, name, 'a number') : at.algebra.make({ kind, bound, exclusive: true });
    },
  };
}

const multipleOf: Keyword = {
  name: 'multipleOf',
  compile(value, at) {
    const of = decimal(value);
    return of !== undefined && of.coefficient > 0n
      ? at.algebra.make({ kind: 'multiple', of })
      : malformed(at, 'multipleOf', 'a number above zero');
  },
};

export const numberKeywords: readonly Keyword[] = [
  inclusive('minimum', 'lower', 'exclusiveMinimum'),
  inclusive('maximum', 'upper', 'exclusiveMaximum'),
  exclusive('exclusiveMinimum', 'lower'),
  exclusive('exclusiveMaximum', 'upper'),
  multipleOf,
];
