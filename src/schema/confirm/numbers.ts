import { isArray, isObject, setMember, type Json } from '../../core/json.ts';
import { compareDecimals, decimal } from './decimal.ts';

/** Numbers up to here are left as they are; a double holds every integer and half below four times this. */
const KEPT = 2 ** 50;

/** JSON without big integers, and the way back to the number that stood there. */
export interface Doubles<T extends readonly Json[]> {
  readonly values: T;
  /** Undefined where nothing was replaced. */
  readonly original: ((value: number) => number | bigint) | undefined;
}

/**
 * Validators know doubles only. Where a big integer occurs, every number beyond ±2^50 is replaced by a double in
 * the same order, integer for integer: comparisons, equality and `integer` answer as before, and `multipleOf`
 * asks for the original. Without a big integer the values come back untouched.
 */
export function asDoubles<T extends readonly Json[]>(values: T): Doubles<T> {
  const large = new Set<number | bigint>();
  const seen = { big: false };
  visitNumbers(values, (value) => {
    if (typeof value === 'bigint') seen.big = true;
    if (value > KEPT || value < -KEPT) large.add(value);
  });
  if (!seen.big) return { values, original: undefined };
  const { forward, back } = ranks([...large]);
  return {
    values: replaced(values, (value) => forward.get(value) ?? Number(value)) as unknown as T,
    original: (value) => back.get(value) ?? value,
  };
}

function ranks(large: readonly (number | bigint)[]): {
  forward: Map<number | bigint, number>;
  back: Map<number, number | bigint>;
} {
  const forward = new Map<number | bigint, number>();
  const back = new Map<number, number | bigint>();
  const sorted = large
    .map((value) => ({ value, exact: decimal(value) }))
    .sort((a, b) => compareDecimals(a.exact, b.exact));
  const negative = sorted.filter(({ value }) => value < 0).length;
  let rank = 0;
  sorted.forEach(({ value, exact }, index) => {
    const before = sorted[index - 1];
    // Two spellings of one number (a double and a big integer) stay one number.
    if (before !== undefined && compareDecimals(before.exact, exact) !== 0) rank += 1;
    const whole = typeof value === 'bigint' || Number.isInteger(value);
    const shifted = index < negative ? -2 * KEPT - 2 * (sorted.length - rank) : 2 * KEPT + 2 * rank;
    const double = whole ? shifted : shifted + 0.5;
    forward.set(value, double);
    back.set(double, value);
  });
  return { forward, back };
}

function visitNumbers(value: Json | readonly Json[], visit: (value: number | bigint) => void): void {
  const todo: Json[] = [value];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'number' || typeof next === 'bigint') visit(next);
    else if (isArray(next)) for (const item of next) todo.push(item);
    else if (isObject(next)) for (const item of Object.values(next)) todo.push(item);
  }
}

function replaced(value: Json | readonly Json[], by: (value: number | bigint) => number): Json {
  if (typeof value === 'number' || typeof value === 'bigint') return by(value);
  if (isArray(value)) return value.map((item) => replaced(item, by));
  if (isObject(value)) {
    const copy = {};
    for (const [name, item] of Object.entries(value)) setMember(copy, name, replaced(item, by));
    return copy;
  }
  return value;
}
