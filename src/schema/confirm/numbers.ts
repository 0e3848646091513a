import { ExactNumber, isArray, isExactNumber, isObject, setMember, type Json } from '../../core/json.ts';
import { compareDecimals, decimal, isWhole, type Decimal } from './decimal.ts';

/** Numbers up to here are left as they are; a double holds every integer and half below four times this. */
const KEPT = 2 ** 50;

type Numeric = number | bigint | ExactNumber;

/** JSON with doubles only, and the way back: the text of the number that each replacing double stands for. */
export interface Doubles<T extends readonly Json[]> {
  readonly values: T;
  /** Undefined where nothing was replaced. */
  readonly originals: ReadonlyMap<number, string> | undefined;
}

/**
 * Validators know doubles only. Where a number occurs that no double holds, it is replaced by one in the same order,
 * integer for integer: comparisons, equality and `integer` answer as before, and `multipleOf` asks for the original.
 * Small integers stay as they are, because they may be counts. Without such a number the values come back untouched.
 *
 * @throws Error where there are not doubles enough between two integers
 */
export function asDoubles<T extends readonly Json[]>(values: T): Doubles<T> {
  if (!values.some(holdsOther)) return { values, originals: undefined };
  const numbers = new Set<Numeric>();
  for (const value of values) visitNumbers(value, (number) => numbers.add(number));
  const { forward, originals } = replacements([...numbers]);
  return {
    values: values.map((value) => replaced(value, (number) => forward.get(number) ?? Number(number))) as unknown as T,
    originals,
  };
}

/** The number that a double stands for. */
export function originalOf(value: number, originals: ReadonlyMap<number, string> | undefined): Decimal {
  const text = originals?.get(value);
  return decimal(text === undefined ? value : new ExactNumber(text));
}

interface Ranked {
  readonly value: Numeric;
  readonly exact: Decimal;
  readonly whole: boolean;
  readonly large: boolean;
}

function replacements(numbers: readonly Numeric[]): {
  forward: ReadonlyMap<Numeric, number>;
  originals: ReadonlyMap<number, string>;
} {
  const ranked = numbers
    .map((value): Ranked => {
      const exact = decimal(value);
      return { value, exact, whole: isWhole(exact), large: Number(value) > KEPT || Number(value) < -KEPT };
    })
    .filter(({ whole, large }) => large || !whole)
    .sort((a, b) => compareDecimals(a.exact, b.exact));
  const forward = new Map<Numeric, number>();
  const originals = new Map<number, string>();
  for (const [double, same] of [
    ...beyond(ranked.filter(({ large }) => large)),
    ...between(ranked.filter(({ large }) => !large)),
  ]) {
    for (const { value } of same) forward.set(value, double);
    originals.set(double, String(same[0]?.value));
  }
  return { forward, originals };
}

/** Numbers that are equal, in several spellings, stay one number. */
function groups(sorted: readonly Ranked[]): Ranked[][] {
  const found: Ranked[][] = [];
  for (const one of sorted) {
    const before = found.at(-1)?.[0];
    if (before !== undefined && compareDecimals(before.exact, one.exact) === 0) found.at(-1)?.push(one);
    else found.push([one]);
  }
  return found;
}

/** Large numbers, by rank. */
function beyond(sorted: readonly Ranked[]): [number, Ranked[]][] {
  const all = groups(sorted);
  return all.map((same, rank): [number, Ranked[]] => {
    const [first] = same;
    const shifted =
      first !== undefined && first.exact.digits < 0n ? -2 * KEPT - 2 * (all.length - rank) : 2 * KEPT + 2 * rank;
    return [first?.whole === true ? shifted : shifted + 0.5, same];
  });
}

/** Fractions, spread evenly between the integers around them. */
function between(sorted: readonly Ranked[]): [number, Ranked[]][] {
  const gaps = new Map<string, Ranked[][]>();
  for (const same of groups(sorted)) {
    const [first] = same;
    if (first === undefined) continue;
    const floor = String(floorOf(first.exact));
    gaps.set(floor, [...(gaps.get(floor) ?? []), same]);
  }
  return [...gaps].flatMap(([floor, list]) => {
    const spread = list.map((same, index): [number, Ranked[]] => [
      Number(floor) + (index + 1) / (list.length + 1),
      same,
    ]);
    const doubles = new Set(spread.map(([double]) => double));
    if (doubles.size < list.length || [...doubles].some(Number.isInteger)) throw new Error('not doubles enough');
    return spread;
  });
}

function floorOf({ digits, exponent }: Decimal): bigint {
  // Below any unit that matters: just above or below zero.
  if (exponent < -5_000) return digits < 0n ? -1n : 0n;
  const unit = 10n ** BigInt(-exponent);
  const quotient = digits / unit;
  return digits < 0n && digits % unit !== 0n ? quotient - 1n : quotient;
}

const known = new WeakMap<object, boolean>();

/** Whether a number occurs that no double holds. Witnesses of one batch share their schemas. */
function holdsOther(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  const before = known.get(value);
  if (before !== undefined) return before;
  let other = false;
  visitNumbers(value, (number) => (other ||= typeof number !== 'number'));
  known.set(value, other);
  return other;
}

function visitNumbers(value: Json, visit: (value: Numeric) => void): void {
  const seen = new Set<Json>();
  const todo: Json[] = [value];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'number' || typeof next === 'bigint' || isExactNumber(next)) visit(next);
    else if (typeof next === 'object' && next !== null) {
      if (seen.has(next)) continue;
      seen.add(next);
      for (const item of isArray(next) ? next : Object.values(next)) todo.push(item);
    }
  }
}

function replaced(value: Json, by: (value: Numeric) => number): Json {
  if (typeof value === 'number' || typeof value === 'bigint' || isExactNumber(value)) return by(value);
  if (isArray(value)) return value.map((item) => replaced(item, by));
  if (isObject(value)) {
    const copy = {};
    for (const [name, item] of Object.entries(value)) setMember(copy, name, replaced(item, by));
    return copy;
  }
  return value;
}
