import { spend } from '../budget.ts';
import {
  ONE,
  ZERO,
  add,
  compare,
  decimal,
  decimalOf,
  equal,
  floorDivide,
  isMultiple,
  leastCommonMultiple,
  multiply,
  numberOf,
  ratio,
  subtract,
  textOf,
  isNumeric,
  type Decimal,
  type Numeric,
} from '../decimal.ts';
import { isNegated } from '../formula/formula.ts';
import type { Engine } from './engine.ts';
import { all } from './reason.ts';
import { simpleTheory, type Fact, type Theory, type Verdict } from './theory.ts';

interface Bound {
  readonly at: Decimal;
  readonly exclusive: boolean;
}

/** A set of numbers: an interval, multiples of `unit`, no multiples of any of `never`, less some. */
interface NumberSet {
  lower: Bound | undefined;
  upper: Bound | undefined;
  unit: Decimal | undefined;
  readonly never: Decimal[];
  readonly except: Set<string>;
}

/** Numbers looked at, one after the other, before giving up. */
const MAX_TRIES = 2_000;

export const numbers: Theory = simpleTheory((facts, engine): Verdict => {
  spend(engine.budget, facts.length);
  const set = collect(facts, engine);
  if (set === undefined) return { kind: 'unknown', cause: { code: 'number' } };
  const reason = all(facts.map((fact) => fact.reason));
  if (contradicts(set)) return { kind: 'conflict', reason };
  const found = set.unit === undefined ? findAnywhere(set, engine) : findMultiple(set, set.unit, engine);
  if (found === 'none') return { kind: 'conflict', reason };
  if (found === 'unsure') return { kind: 'unknown', cause: { code: 'number' } };
  return { kind: 'value', value: found };
});

function collect(facts: readonly Fact[], engine: Engine): NumberSet | undefined {
  const set: NumberSet = { lower: undefined, upper: undefined, unit: undefined, never: [], except: new Set() };
  for (const { literal } of facts) {
    const formula = engine.algebra.at(literal);
    const negated = isNegated(literal);
    if (formula.kind === 'lower' || formula.kind === 'upper') {
      // "not at least x" is "below x".
      const bound = { at: formula.bound, exclusive: negated ? !formula.exclusive : formula.exclusive };
      if ((formula.kind === 'lower') !== negated) set.lower = tighter(set.lower, bound, 1);
      else set.upper = tighter(set.upper, bound, -1);
    } else if (formula.kind === 'multiple') {
      if (negated) set.never.push(formula.of);
      else {
        set.unit = set.unit === undefined ? formula.of : leastCommonMultiple(set.unit, formula.of);
        // The gcd of numbers with many digits takes a while.
        spend(engine.budget, digitsOf(set.unit) / DIGITS_PER_STEP);
      }
    } else if (formula.kind === 'values') {
      for (const value of formula.values.values()) {
        if (!isNumeric(value)) continue;
        const exact = decimalOf(value);
        if (exact === undefined) return undefined;
        set.except.add(textOf(exact));
      }
    }
  }
  return set;
}

/** So many digits are worked on for one step. */
const DIGITS_PER_STEP = 16;

function digitsOf({ coefficient }: Decimal): number {
  return coefficient.toString(16).length;
}

function tighter(old: Bound | undefined, bound: Bound, direction: 1 | -1): Bound {
  if (old === undefined) return bound;
  const order = compare(bound.at, old.at) * direction;
  return order > 0 || (order === 0 && bound.exclusive) ? bound : old;
}

function contradicts({ lower, upper, unit, never }: NumberSet): boolean {
  if (lower !== undefined && upper !== undefined) {
    const order = compare(lower.at, upper.at);
    if (order > 0 || (order === 0 && (lower.exclusive || upper.exclusive))) return true;
  }
  return unit !== undefined && never.some((other) => isMultiple(unit, other));
}

function allows(set: NumberSet, value: Decimal): boolean {
  if (set.except.has(textOf(value)) || set.never.some((unit) => isMultiple(value, unit))) return false;
  return inside(set, value);
}

function inside({ lower, upper }: NumberSet, value: Decimal): boolean {
  if (lower !== undefined) {
    const order = compare(value, lower.at);
    if (order < 0 || (order === 0 && lower.exclusive)) return false;
  }
  if (upper === undefined) return true;
  const order = compare(value, upper.at);
  return order < 0 || (order === 0 && !upper.exclusive);
}

/**
 * The multiples of `unit` in the interval, those next to zero first. Residues that are excluded repeat, so a run of
 * tries settles it.
 */
function findMultiple(set: NumberSet, unit: Decimal, engine: Engine): Numeric | 'none' | 'unsure' {
  let first = set.lower === undefined ? undefined : -floorDivide(multiply(set.lower.at, -1n), unit);
  if (first !== undefined && set.lower?.exclusive === true && equal(multiply(unit, first), set.lower.at)) first += 1n;
  let last = set.upper === undefined ? undefined : floorDivide(set.upper.at, unit);
  if (last !== undefined && set.upper?.exclusive === true && equal(multiply(unit, last), set.upper.at)) last -= 1n;
  if (first !== undefined && last !== undefined && first > last) return 'none';

  // Where the multiples of `never` repeat among ours: every `period` of them is excluded.
  const periods = set.never.map((other) => ratio(unit, other).denominator);
  const start = first !== undefined && first > 0n ? first : last !== undefined && last < 0n ? last : 0n;
  const tries = MAX_TRIES + set.except.size;
  for (let i = 0; i < tries; i++) {
    spend(engine.budget);
    const half = BigInt((i + 1) >> 1);
    const candidates =
      start === 0n ? [i % 2 === 1 ? half : -half] : [start > 0n ? start + BigInt(i) : start - BigInt(i)];
    let any = false;
    for (const k of candidates) {
      if ((first !== undefined && k < first) || (last !== undefined && k > last)) continue;
      any = true;
      if (periods.some((period) => k % period === 0n)) continue;
      const value = multiply(unit, k);
      if (set.except.has(textOf(value))) continue;
      return numberOf(value);
    }
    if (!any && (start !== 0n || (first !== undefined && -half < first && last !== undefined && half > last)))
      return 'none';
  }
  return 'unsure';
}

/** Any decimal in the interval: it has more of them than can be excluded, unless it is a single point. */
function findAnywhere(set: NumberSet, engine: Engine): Numeric | 'none' | 'unsure' {
  if (set.lower !== undefined && set.upper !== undefined && equal(set.lower.at, set.upper.at)) {
    if (!allows(set, set.lower.at)) return 'none';
    return numberOf(set.lower.at);
  }
  /** The first that no double stands for: only where no other is found. */
  let exact: Numeric | undefined;
  for (const candidate of candidates(set)) {
    spend(engine.budget);
    if (!allows(set, candidate)) continue;
    const number = numberOf(candidate);
    if (typeof number !== 'object') return number;
    exact ??= number;
  }
  return exact ?? 'unsure';
}

function* candidates(set: NumberSet): Generator<Decimal> {
  const { lower, upper } = set;
  yield ZERO;
  const [from, to] = [lower?.at, upper?.at];
  if (from !== undefined) yield from;
  if (to !== undefined) yield to;
  const whole = from === undefined ? (to === undefined ? 0n : floorDivide(to, ONE)) : floorDivide(from, ONE);
  const direction = from === undefined && to !== undefined ? -1n : 1n;
  const near = Math.min(MAX_TRIES, 8 + set.except.size);
  for (let i = 0; i < near; i++) yield decimal(whole + direction * BigInt(i));
  // Ever finer decimals: between the bounds, or beyond the only one.
  const width = from !== undefined && to !== undefined ? subtract(to, from) : ONE;
  const anchor = from ?? (to === undefined ? ZERO : subtract(to, width));
  for (let digits = 1; digits <= 25; digits++) {
    for (const part of [5n, 1n, 3n, 7n, 9n])
      yield add(anchor, decimal(width.coefficient * part, width.exponent - digits));
  }
  for (const unit of set.never) {
    for (const part of [5n, 1n, 3n, 7n]) {
      const fine = decimal(unit.coefficient * part, unit.exponent - 1);
      yield fine;
      yield add(anchor, fine);
    }
  }
  const inner = Math.min(MAX_TRIES, set.except.size * 2 + 10);
  for (let i = 1; i <= inner; i++) yield add(anchor, decimal(width.coefficient * BigInt(i), width.exponent - 4));
}
