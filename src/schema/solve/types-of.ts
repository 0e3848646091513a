import type { Algebra } from '../formula/algebra.ts';
import { TYPE_OF, isNegated, not, plain, type Literal } from '../formula/formula.ts';
import { ALL_TYPES } from '../formula/values.ts';

/** The JSON types that members of a set may have at most, read off its formula without solving anything. */
export function createTypesOf(algebra: Algebra): (literal: Literal) => number {
  const memo = new Map<Literal, number>();
  const typesOf = (marked: Literal): number => {
    const literal = plain(marked);
    const known = memo.get(literal);
    if (known !== undefined) return known;
    const types = compute(literal);
    memo.set(literal, types);
    return types;
  };
  const compute = (literal: Literal): number => {
    const formula = algebra.at(literal);
    const negated = isNegated(literal);
    switch (formula.kind) {
      case 'any':
      case 'declares':
        return negated ? 0 : ALL_TYPES;
      case 'types':
        return negated ? ALL_TYPES & ~formula.types : formula.types;
      case 'values':
        return negated ? ALL_TYPES : formula.types;
      case 'and':
      case 'or': {
        const parts = formula.of.map((part) => typesOf(negated ? not(part) : part));
        return (formula.kind === 'and') !== negated
          ? parts.reduce((a, b) => a & b, ALL_TYPES)
          : parts.reduce((a, b) => a | b, 0);
      }
      case 'ref':
      case 'unknown':
        return ALL_TYPES;
      default:
        return negated ? (TYPE_OF[formula.kind] ?? ALL_TYPES) : ALL_TYPES;
    }
  };
  return typesOf;
}
