import type { Algebra } from '../formula/algebra.ts';
import { inherit, isNegated, isSent, not, type Formula, type Literal } from '../formula/formula.ts';
import { OBJECT } from '../formula/values.ts';

/**
 * Whether a sent formula could demand of an object, at its own place, more than the absence of names and the names that
 * it requires. Where it does not, whoever leaves out every other name still sends what the formula takes: the closed
 * reading is empty only where the open one is.
 */
export function createForcing(algebra: Algebra): (literal: Literal) => boolean {
  const memo = new Map<Literal, boolean>();
  const visit = (literal: Literal, path: ReadonlySet<Literal>): boolean => {
    if (path.has(literal)) return false;
    const known = memo.get(literal);
    if (known !== undefined) return known;
    const found = demands(literal, algebra.at(literal), new Set(path).add(literal));
    if (path.size === 0) memo.set(literal, found);
    return found;
  };
  const demands = (literal: Literal, formula: Formula, path: ReadonlySet<Literal>): boolean => {
    const negated = isNegated(literal);
    switch (formula.kind) {
      case 'and':
      case 'or':
        return formula.of.some((part) => visit(negated ? not(part) : inherit(part, literal), path));
      case 'ref':
        return visit(negated ? not(formula.target()) : inherit(formula.target(), literal), path);
      case 'minProperties':
        return !negated;
      case 'maxProperties':
      case 'every':
        return negated;
      case 'some':
        return !negated && !(isSent(literal) && isOneName(formula.names, algebra));
      case 'values':
        return negated && (formula.types & OBJECT) !== 0;
      default:
        return false;
    }
  };
  return (literal) => visit(literal, new Set());
}

function isOneName(names: Literal, algebra: Algebra): boolean {
  const formula = algebra.at(names);
  return formula.kind === 'values' && formula.values.size === 1 && !isNegated(names);
}
