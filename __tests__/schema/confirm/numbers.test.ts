import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareDecimals, decimal, isMultiple } from '../../../src/schema/confirm/decimal.ts';
import { asDoubles, originalOf } from '../../../src/schema/confirm/numbers.ts';
import type { Json } from '../../../src/core/json.ts';

const number = fc.oneof(
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom<number | bigint>(
    2 ** 52,
    2 ** 52 + 0.5,
    -(2 ** 51) - 0.5,
    9007199254740992n,
    9007199254740993n,
    1e300,
    -1e300,
    0.1,
  ),
);

test('big integers become doubles in the same order, whole for whole, and are found again', () => {
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 8 }), (numbers) => {
      const withBig: Json[] = [...numbers, 10n ** 25n];
      const {
        values: [doubles],
        originals,
      } = asDoubles([withBig] as const);
      const mapped = doubles as readonly number[];
      expect(mapped.every((one) => typeof one === 'number')).toBe(true);
      withBig.forEach((a, i) => {
        expect(Number.isInteger(mapped[i])).toBe(typeof a === 'bigint' || Number.isInteger(a));
        expect(compareDecimals(originalOf(mapped[i] ?? 0, originals), decimal(a as number | bigint))).toBe(0);
        withBig.forEach((b, j) => {
          expect(Math.sign((mapped[i] ?? 0) - (mapped[j] ?? 0)) + 0).toBe(
            compareDecimals(decimal(a as number | bigint), decimal(b as number | bigint)),
          );
        });
      });
    }),
  );
});

test('without a big integer nothing is touched', () => {
  const value: Json = { a: [1e300, 0.5] };
  const { values, originals } = asDoubles([value] as const);
  expect(values[0]).toBe(value);
  expect(originals).toBeUndefined();
});

test('decimals are exact', () => {
  expect(isMultiple(decimal(0.07), decimal(0.01))).toBe(true);
  expect(isMultiple(decimal(1e300), decimal(1e-300))).toBe(true);
  expect(isMultiple(decimal(1.5e-7), decimal(1e-7))).toBe(false);
  expect(compareDecimals(decimal(0.1), decimal(0.1000001))).toBe(-1);
  expect(compareDecimals(decimal(2 ** 53), decimal(9007199254740993n))).toBe(-1);
});
