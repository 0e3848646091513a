import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { equalJson, identical } from '../../src/core/equal.ts';
import type { Json } from '../../src/core/json.ts';

const nested = (depth: number): Json => {
  let value: Json = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

describe('equalJson', () => {
  test.each<[Json, Json, boolean]>([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
    [1n, 1, true],
    [0, false, false],
    [18446744073709551615n, 18446744073709551615n, true],
    [18446744073709551615n, 2 ** 64, false],
    [9007199254740993n, 9007199254740992, false],
    [JSON.parse('{"__proto__":1}') as Json, {}, false],
    [JSON.parse('{"__proto__":{"a":1}}') as Json, JSON.parse('{"__proto__":{"a":1}}') as Json, true],
  ])('%p and %p: %p', (a, b, expected) => {
    expect(equalJson(a, b)).toBe(expected);
    expect(equalJson(b, a)).toBe(expected);
  });

  test('no nesting is too deep', () => {
    expect(equalJson(nested(200_000), nested(200_000))).toBe(true);
    expect(equalJson(nested(200_000), nested(200_001))).toBe(false);
  });
});

describe('identical', () => {
  test('order counts, and what is nested beyond any manifest is not looked at', () => {
    expect(identical({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    expect(identical({ a: [1, { b: 2n }] }, { a: [1, { b: 2n }] })).toBe(true);
    expect(identical(nested(127), nested(127))).toBe(true);
    expect(identical(nested(200_000), nested(200_000))).toBe(false);
  });

  test('what is identical is equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(identical(a, structuredClone(a))).toBe(true);
        if (identical(a, b)) expect(equalJson(a as Json, b as Json)).toBe(true);
      }),
    );
  });
});
