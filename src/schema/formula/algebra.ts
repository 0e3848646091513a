import type { Json } from '../../core/json.ts';
import { textOf } from '../decimal.ts';
import { ANY, NONE, isNegated, not, plain, type Formula, type Literal } from './formula.ts';
import { ALL_TYPES, keyOf, typeOf } from './values.ts';

/**
 * Builds formulas so that equal ones have the same id (hash-consing); equality of sets is then often equality of
 * numbers.
 */
export interface Algebra {
  /** The formula of a literal, whatever its signs. */
  at(literal: Literal): Formula;
  make(formula: Formula): Literal;
  /** A formula that is told later; `target` is asked when it is needed. */
  ref(target: () => Literal): Literal;
  and(of: readonly Literal[]): Literal;
  or(of: readonly Literal[]): Literal;
  types(types: number): Literal;
  values(values: Iterable<Json>): Literal;
  /** Ids given so far. */
  size(): number;
}

export function createAlgebra(): Algebra {
  const formulas: Formula[] = [{ kind: 'any' }];
  const ids = new Map<string, number>([['any', 0]]);
  const at = (literal: Literal): Formula => formulas[literal >> 2] ?? { kind: 'any' };

  /** By id: whether it could declare names where it is sent. */
  const declaring: boolean[] = [false];
  const mayDeclare = (literal: Literal): boolean => !isNegated(literal) && declaring[literal >> 2] === true;
  const add = (formula: Formula): Literal => {
    const { kind } = formula;
    declaring.push(
      kind === 'declares' || kind === 'ref' || ((kind === 'and' || kind === 'or') && formula.of.some(mayDeclare)),
    );
    return (formulas.push(formula) - 1) << 2;
  };
  const make = (formula: Formula): Literal => {
    const key = keyOfFormula(formula);
    const known = ids.get(key);
    if (known !== undefined) return known;
    const literal = add(formula);
    ids.set(key, literal);
    return literal;
  };

  const types = (bits: number): Literal =>
    bits === ALL_TYPES ? ANY : bits === 0 ? NONE : make({ kind: 'types', types: bits });
  const valueMap = (values: ReadonlyMap<string, Json>): Literal => {
    if (values.size === 0) return NONE;
    let bits = 0;
    for (const value of values.values()) bits |= typeOf(value);
    return make({ kind: 'values', values, types: bits });
  };
  const values = (list: Iterable<Json>): Literal => {
    const map = new Map<string, Json>();
    for (const value of list) map.set(keyOf(value), value);
    return valueMap(map);
  };

  /** A union of everything: what it leaves open may still declare names. */
  const everything = (of: readonly Literal[]): Literal => {
    const kept = [...new Set(of.map(plain).filter(mayDeclare))].sort((a, b) => a - b);
    return kept.length === 0 ? ANY : make({ kind: 'or', of: [ANY, ...kept] });
  };

  /** Flattens, merges type sets and value sets, and spots `x` beside `not x`. */
  const combine = (kind: 'and' | 'or', of: readonly Literal[]): Literal => {
    const conjunction = kind === 'and';
    const [unit, zero] = conjunction ? [ANY, NONE] : [NONE, ANY];
    let bits = conjunction ? ALL_TYPES : 0;
    let set: ReadonlyMap<string, Json> | undefined;
    const rest = new Set<Literal>();
    const visit = (literal: Literal): boolean => {
      if (literal === zero) return false;
      if (literal === unit) return true;
      const formula = at(literal);
      if (!isNegated(literal)) {
        if (formula.kind === kind) return formula.of.every(visit);
        if (formula.kind === 'types') {
          bits = conjunction ? bits & formula.types : bits | formula.types;
          return true;
        }
        if (formula.kind === 'values') {
          set =
            set === undefined
              ? formula.values
              : conjunction
                ? intersection(set, formula.values)
                : union(set, formula.values);
          return true;
        }
      }
      rest.add(literal);
      return true;
    };
    const settled = !of.map(plain).every(visit) || [...rest].some((literal) => rest.has(not(literal)));
    if (settled) return conjunction ? NONE : everything(of);
    const parts = [...rest];
    if (set !== undefined) {
      const kept = conjunction ? filterTypes(set, bits) : filterTypes(set, ALL_TYPES & ~bits);
      if (conjunction) {
        if (kept.size === 0) return NONE;
        bits = ALL_TYPES;
      }
      if (kept.size > 0) parts.push(valueMap(kept));
    }
    const typesPart = types(bits);
    if (typesPart === zero) return conjunction ? NONE : everything(of);
    if (typesPart !== unit) parts.push(typesPart);
    if (parts.length === 0) return unit;
    if (parts.length === 1) return parts[0] ?? unit;
    return make({ kind, of: parts.sort((a, b) => a - b) });
  };

  return {
    at,
    make,
    ref: (target) => add({ kind: 'ref', target }),
    and: (of) => combine('and', of),
    or: (of) => combine('or', of),
    types,
    values,
    size: () => formulas.length,
  };
}

function intersection(a: ReadonlyMap<string, Json>, b: ReadonlyMap<string, Json>): Map<string, Json> {
  return new Map([...a].filter(([key]) => b.has(key)));
}

function union(a: ReadonlyMap<string, Json>, b: ReadonlyMap<string, Json>): Map<string, Json> {
  return new Map([...a, ...b]);
}

function filterTypes(values: ReadonlyMap<string, Json>, bits: number): ReadonlyMap<string, Json> {
  if (bits === ALL_TYPES) return values;
  return new Map([...values].filter(([, value]) => (typeOf(value) & bits) !== 0));
}

function keyOfFormula(formula: Formula): string {
  switch (formula.kind) {
    case 'any':
      return 'any';
    case 'types':
      return `t${formula.types}`;
    case 'values':
      return `v${[...formula.values.keys()].sort().join(',')}`;
    case 'and':
    case 'or':
      return `${formula.kind}${formula.of.join(',')}`;
    case 'unknown':
      return `unknown${formula.identity}`;
    case 'declares':
      return `declares${formula.as}${formula.names}`;
    case 'lower':
    case 'upper':
      return `${formula.kind}${formula.exclusive ? 'x' : ''}${textOf(formula.bound)}`;
    case 'multiple':
      return `multiple${textOf(formula.of)}`;
    case 'pattern':
      return `pattern${formula.source}`;
    case 'items':
      return `items${formula.from},${formula.to},${formula.of}`;
    case 'contains':
    case 'containsAtMost':
      return `${formula.kind}${formula.count},${formula.of}`;
    case 'unique':
      return 'unique';
    case 'every':
    case 'some':
      return `${formula.kind}${formula.names},${formula.of}`;
    case 'ref':
      throw new TypeError('references are equal only to themselves');
    default:
      return `${formula.kind}${formula.count}`;
  }
}
