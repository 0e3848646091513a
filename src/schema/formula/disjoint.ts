import type { Json } from '../../core/json.ts';
import type { Algebra } from './algebra.ts';
import { ANY, isNegated, type Literal } from './formula.ts';
import { ALL_TYPES, OBJECT } from './values.ts';

/** What is plain to see of a set: its types, and what the values of single names must be in an object. */
export interface Outline {
  readonly types: number;
  readonly required: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, ReadonlyMap<string, Json>>;
}

/** Reads the outline of a conjunction; what is not plain says nothing. */
export function outlineOf(algebra: Algebra, literal: Literal): Outline {
  let types = ALL_TYPES;
  const required = new Set<string>();
  const values = new Map<string, ReadonlyMap<string, Json>>();
  const visit = (part: Literal): void => {
    const formula = algebra.at(part);
    if (isNegated(part)) return;
    if (formula.kind === 'and') formula.of.forEach(visit);
    if (formula.kind === 'types' || formula.kind === 'values') types &= formula.types;
    if (formula.kind !== 'every' && formula.kind !== 'some') return;
    const name = onlyName(algebra, formula.names);
    if (name === undefined) return;
    if (formula.kind === 'some' && formula.of === ANY) required.add(name);
    const of = algebra.at(formula.of);
    if (formula.kind === 'every' && of.kind === 'values' && !isNegated(formula.of)) values.set(name, of.values);
  };
  visit(literal);
  return { types, required, values };
}

function onlyName(algebra: Algebra, names: Literal): string | undefined {
  const formula = algebra.at(names);
  if (formula.kind !== 'values' || formula.values.size !== 1 || isNegated(names)) return undefined;
  for (const name of formula.values.values()) if (typeof name === 'string') return name;
  return undefined;
}

/** Whether two sets plainly share no value: other types, or objects told apart by a name that one of them demands. */
export function disjoint(a: Outline, b: Outline): boolean {
  const types = a.types & b.types;
  if (types === 0) return true;
  if (types !== OBJECT) return false;
  for (const [name, values] of a.values) {
    const others = b.values.get(name);
    if (others === undefined || !(a.required.has(name) || b.required.has(name))) continue;
    if (![...values.keys()].some((key) => others.has(key))) return true;
  }
  return false;
}
