/**
 * A JSON number that no double has as its shortest text and that is no integer: `0.1000000000000000000000000001`,
 * `1e400`. The reader keeps its text, so that no digit is lost on the way to a verdict.
 */
export class ExactNumber {
  /** As it is written: JSON's own grammar of numbers. */
  readonly literal: string;

  constructor(literal: string) {
    this.literal = literal;
  }

  /** The nearest double, for who cannot do better. */
  valueOf(): number {
    return Number(this.literal);
  }

  /** `JSON.stringify` has no way to write the digits: it gets the nearest double (`null` beyond its range). */
  toJSON(): number {
    return Number(this.literal);
  }

  toString(): string {
    return this.literal;
  }
}

export function isExactNumber(value: unknown): value is ExactNumber {
  return value instanceof ExactNumber;
}

/** Text that is equal for equal decimals: the digits without zeros at either end, and a power of ten. */
export function normalNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(power) - fraction.length + (digits.length - significant.length)}`;
}
