/**
 * Exact decimals: JSON numbers are compared as the decimals they are written as, never as doubles.
 * The decimal of a double is its shortest text, which is what a JSON writer sends.
 */

/** `coefficient · 10^exponent`; the coefficient has no trailing zero, and zero is `0 · 10^0`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

export const ZERO: Decimal = { coefficient: 0n, exponent: 0 };
export const ONE: Decimal = { coefficient: 1n, exponent: 0 };

/** A decimal in its one normal form. */
export function decimal(coefficient: bigint, exponent = 0): Decimal {
  if (coefficient === 0n) return ZERO;
  let c = coefficient;
  let e = exponent;
  while (c % 10n === 0n) {
    c /= 10n;
    e += 1;
  }
  return { coefficient: c, exponent: e };
}

/** The decimal of a JSON number; undefined for what JSON cannot hold (infinities). */
export function decimalOf(value: number | bigint): Decimal | undefined {
  if (typeof value === 'bigint') return decimal(value);
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value)) return decimal(BigInt(value));
  const [digits = '0', power = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  return decimal(BigInt(whole + fraction), Number(power) - fraction.length);
}

/** The JSON number of a decimal; undefined when no double has it as its shortest text and it is not an integer. */
export function numberOf(value: Decimal): number | bigint | undefined {
  const double = Number(`${value.coefficient}e${value.exponent}`);
  const back = decimalOf(double);
  if (back !== undefined && equal(back, value))
    return Number.isInteger(double) && !Number.isSafeInteger(double) ? bigintOf(value) : double;
  return value.exponent >= 0 ? bigintOf(value) : undefined;
}

function bigintOf(value: Decimal): bigint | undefined {
  return value.exponent <= 4096 ? value.coefficient * 10n ** BigInt(value.exponent) : undefined;
}

/** Text that is equal for equal decimals. */
export function textOf(value: Decimal): string {
  return value.exponent === 0 ? String(value.coefficient) : `${value.coefficient}e${value.exponent}`;
}

/** Both coefficients at the smaller of the two exponents. */
function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [
    a.coefficient * 10n ** BigInt(a.exponent - exponent),
    b.coefficient * 10n ** BigInt(b.exponent - exponent),
    exponent,
  ];
}

export function equal(a: Decimal, b: Decimal): boolean {
  return a.exponent === b.exponent && a.coefficient === b.coefficient;
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [x, y, exponent] = aligned(a, b);
  return decimal(x + y, exponent);
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const [x, y, exponent] = aligned(a, b);
  return decimal(x - y, exponent);
}

export function multiply(a: Decimal, by: bigint): Decimal {
  return decimal(a.coefficient * by, a.exponent);
}

/** Whether `value` is an integer times `divisor` (which is not zero). */
export function isMultiple(value: Decimal, divisor: Decimal): boolean {
  const [x, y] = aligned(value, divisor);
  return x % y === 0n;
}

/** The greatest integer `k` with `k · unit <= value`; `unit` is positive. */
export function floorDivide(value: Decimal, unit: Decimal): bigint {
  const [x, y] = aligned(value, unit);
  const quotient = x / y;
  return x % y !== 0n && x < 0n ? quotient - 1n : quotient;
}

/** The least common multiple of two positive decimals. */
export function leastCommonMultiple(a: Decimal, b: Decimal): Decimal {
  const [x, y, exponent] = aligned(a, b);
  return decimal((x / gcd(x, y)) * y, exponent);
}

/** `value / unit` as a fraction in lowest terms; both positive. */
export function ratio(value: Decimal, unit: Decimal): { readonly numerator: bigint; readonly denominator: bigint } {
  const [x, y] = aligned(value, unit);
  const divisor = gcd(x, y);
  return { numerator: x / divisor, denominator: y / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x < 0n ? -x : x;
}
