import type { Algebra } from '../formula/algebra.ts';
import { isNegated, isSent, type Literal } from '../formula/formula.ts';

/** The sets of names that a sent formula could declare at its own place, by whatever alternative. */
export function createDeclarable(algebra: Algebra): (literal: Literal) => readonly Literal[] {
  const memo = new Map<number, readonly Literal[]>();
  const visit = (literal: Literal, path: ReadonlySet<number>): readonly Literal[] => {
    const id = literal >> 2;
    if (isNegated(literal) || path.has(id)) return [];
    const known = memo.get(id);
    if (known !== undefined) return known;
    const formula = algebra.at(literal);
    let found: readonly Literal[] = [];
    if (formula.kind === 'declares') found = [formula.names];
    else if (formula.kind === 'and' || formula.kind === 'or') {
      const further = new Set(path).add(id);
      found = [...new Set(formula.of.flatMap((part) => visit(part, further)))];
    } else if (formula.kind === 'ref') found = visit(formula.target(), new Set(path).add(id));
    if (path.size === 0) memo.set(id, found);
    return found;
  };
  return (literal) => (isSent(literal) ? visit(literal, new Set()) : []);
}
