import { ExactNumber, isExactNumber, type Json } from '../core/json.ts';

/**
 * Exact decimals: JSON numbers are compared as the decimals they are written as, never as doubles.
 * The decimal of a double is its shortest text, which is what a JSON writer sends.
 */

/** `coefficient · 10^exponent`; the coefficient has no trailing zero, and zero is `0 · 10^0`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** A number as JSON values hold it. */
export type Numeric = number | bigint | ExactNumber;

export function isNumeric(value: Json | undefined): value is Numeric {
  return typeof value === 'number' || typeof value === 'bigint' || isExactNumber(value);
}

export const ZERO: Decimal = { coefficient: 0n, exponent: 0 };
export const ONE: Decimal = { coefficient: 1n, exponent: 0 };

/** Decimals that would need more digits than this side by side are not calculated with. */
const MAX_DIGITS = 20_000;
/** Literals with a larger exponent are not read as decimals. */
const MAX_EXPONENT = 1_000_000_000;

/** Thrown inside the engine for numbers too far apart to calculate with; an answer says so. */
export class DecimalError extends Error {
  override readonly name = 'DecimalError';
}

/** A decimal in its one normal form. */
export function decimal(coefficient: bigint, exponent = 0): Decimal {
  if (coefficient === 0n) return ZERO;
  if (coefficient % 10n !== 0n) return { coefficient, exponent };
  const zeros = /0+$/.exec(coefficient.toString())?.[0].length ?? 0;
  return { coefficient: coefficient / 10n ** BigInt(zeros), exponent: exponent + zeros };
}

/**
 * The decimal of a JSON number; undefined for what JSON cannot hold (infinities), and for an exponent beyond all use.
 */
export function decimalOf(value: Numeric): Decimal | undefined {
  if (typeof value === 'bigint') return decimal(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    if (Number.isSafeInteger(value)) return decimal(BigInt(value));
  }
  return decimalOfText(typeof value === 'number' ? String(value) : value.literal);
}

function decimalOfText(text: string): Decimal | undefined {
  const [digits = '0', power = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const significant = `${whole}${fraction}`.replace(/0+$/, '');
  if (/^-?0*$/.test(significant)) return ZERO;
  const exponent = Number(power) - fraction.length + (whole.length + fraction.length - significant.length);
  return Math.abs(exponent) > MAX_EXPONENT ? undefined : { coefficient: BigInt(significant), exponent };
}

/**
 * The JSON number of a decimal: a double where one has it as its shortest text, else a whole `bigint`, else its
 * digits.
 */
export function numberOf(value: Decimal): Numeric {
  const double = Number(`${value.coefficient}e${value.exponent}`);
  const back = decimalOf(double);
  const exact = back !== undefined && equal(back, value);
  if (exact && (!Number.isInteger(double) || Number.isSafeInteger(double))) return double;
  if (value.exponent >= 0 && value.exponent <= 4096) return value.coefficient * 10n ** BigInt(value.exponent);
  return new ExactNumber(textOf(value));
}

/** Text that is equal for equal decimals, and a JSON number. */
export function textOf(value: Decimal): string {
  return value.exponent === 0 ? String(value.coefficient) : `${value.coefficient}e${value.exponent}`;
}

/** Both coefficients at the smaller of the two exponents. */
function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  if (Math.max(a.exponent, b.exponent) - exponent > MAX_DIGITS) throw new DecimalError('numbers too far apart');
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
  const [left, right] = [sign(a), sign(b)];
  if (left !== right || left === 0) return left - right;
  if (Math.abs(a.exponent - b.exponent) > MAX_DIGITS) {
    const order = magnitude(a) - magnitude(b);
    if (order !== 0) return order * left;
  }
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

function sign({ coefficient }: Decimal): number {
  return coefficient > 0n ? 1 : coefficient < 0n ? -1 : 0;
}

/** Digits before the decimal point. */
function magnitude({ coefficient, exponent }: Decimal): number {
  return coefficient.toString().replace('-', '').length + exponent;
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
  if (value.coefficient === 0n) return true;
  // The value has no further factor of ten.
  if (divisor.exponent > value.exponent) return false;
  if (divisor.coefficient === 1n) return true;
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
