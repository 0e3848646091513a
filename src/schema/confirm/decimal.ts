/**
 * The few exact decimals that checking a witness needs. On purpose not the engine's own: what checks the engine
 * must not share its faults.
 */
import { isExactNumber, type ExactNumber } from '../../core/json.ts';

/** `digits × 10^exponent`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Exponents further apart than this are not brought together. */
const FAR = 20_000;

/** The decimal that a JSON number's text names (a double's shortest): `0.1` is one tenth, not the double next to it. */
export function decimal(value: number | bigint | ExactNumber): Decimal {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 };
  const [mantissa = '0', power = '0'] = (isExactNumber(value) ? value.literal : String(value)).toLowerCase().split('e');
  const point = mantissa.indexOf('.');
  const fraction = point === -1 ? 0 : mantissa.length - point - 1;
  return { digits: BigInt(mantissa.replace('.', '')), exponent: Number(power) - fraction };
}

/** Both as integers of one common power of ten. */
function aligned(a: Decimal, b: Decimal): readonly [bigint, bigint] {
  const low = Math.min(a.exponent, b.exponent);
  if (Math.max(a.exponent, b.exponent) - low > FAR) throw new Error('numbers too far apart');
  return [a.digits * 10n ** BigInt(a.exponent - low), b.digits * 10n ** BigInt(b.exponent - low)];
}

/** Negative, zero or positive, as `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [left, right] = aligned(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether a decimal is an integer. */
export function isWhole({ digits, exponent }: Decimal): boolean {
  return exponent >= 0 || (exponent > -FAR && digits % 10n ** BigInt(-exponent) === 0n);
}

/** Whether `value` is an exact integer multiple of `divisor`, which must not be zero. */
export function isMultiple(value: Decimal, divisor: Decimal): boolean {
  const [left, right] = aligned(value, divisor);
  return left % right === 0n;
}
