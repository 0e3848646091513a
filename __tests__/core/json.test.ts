import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonError, parseJson, pointer, pointerTokens, positionAt, type Json } from '../../src/core/json.ts';

const fault = (text: string, options = {}): Pick<JsonError, 'message' | 'offset' | 'pointer'> => {
  try {
    parseJson(text, options);
  } catch (error) {
    if (error instanceof JsonError) return { message: error.message, offset: error.offset, pointer: error.pointer };
    throw error;
  }
  throw new Error('was accepted');
};

describe('parseJson', () => {
  test('reads what JSON.parse reads, value for value', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text, { dialect: 'ecma', maxDepth: 1000 }).value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('refuses what JSON.parse refuses, on random damage', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '}', ']', ',', ':', '"', '0', '.', 'e', '\u00a0', '\ufeff', '/*', '\0', '\\'),
        (text, at, put) => {
          const damaged = text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1);
          let want: unknown;
          try {
            want = JSON.parse(damaged);
          } catch {
            expect(() => parseJson(damaged, { dialect: 'ecma', maxDepth: 1000 })).toThrow(JsonError);
            return;
          }
          expect(parseJson(damaged, { dialect: 'ecma', maxDepth: 1000 }).value).toEqual(want);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('keeps integers that a double cannot hold', () => {
    expect(parseJson('[18446744073709551615, -9007199254740993, 9007199254740991, -0.0, 1e2]').value).toEqual([
      18446744073709551615n,
      -9007199254740993n,
      9007199254740991,
      -0,
      100,
    ]);
  });

  test('takes __proto__ and constructor as ordinary names', () => {
    const { value } = parseJson('{"__proto__":{"x":1},"constructor":2}');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect((value as { x?: Json }).x).toBeUndefined();
  });

  test('says where and in which value a text goes wrong', () => {
    expect(fault('{"a":[1,{"b":tru}]}')).toEqual({
      message: 'expected a value, found "tru"',
      offset: 13,
      pointer: '/a/1/b',
    });
    expect(fault('{"a":1,}')).toEqual({ message: 'a comma with nothing behind it', offset: 7, pointer: '/a' });
    expect(fault('[1 2]').message).toBe('expected "," or "]", found "2"');
    expect(fault('{} {}').message).toBe('expected the end of the text, found "{"');
    expect(fault('"\\ud800"').message).toBe('a lone surrogate in a string');
    expect(fault('1e400').message).toBe('a number out of the range of a double');
    expect(fault('01').message).toBe('expected the end of the text, found "1"');
    expect(fault('"abc').message).toBe('the text ends inside a string');
  });

  test('a hundred thousand levels are an error, not a crash', () => {
    expect(fault('['.repeat(100_000)).message).toBe('more than 127 levels of nesting');
    expect(parseJson('['.repeat(127) + ']'.repeat(127)).end).toBe(254);
    expect(fault('['.repeat(100_000), { maxDepth: 1e9 }).message).toBe('expected a value, found the end of the text');
  });

  test('reports a name that stands twice and keeps the last', () => {
    const seen: string[] = [];
    const { value } = parseJson('{"a":1,"b":{"c":1,"c":2},"a":3}', {
      onDuplicate: (name, at, offset) => seen.push(`${name} ${at} ${offset}`),
    });
    expect(value).toEqual({ a: 3, b: { c: 2 } });
    expect(seen).toEqual(['c /b/c 18', 'a /a 25']);
  });

  test('reads values back to back', () => {
    const text = '{"a":1} \n[2]';
    const first = parseJson(text, { partial: true });
    expect(first.end).toBe(7);
    expect(parseJson(text, { partial: true, offset: first.end }).value).toEqual([2]);
  });
});

test('pointers survive any name', () => {
  fc.assert(fc.property(fc.array(fc.string()), (tokens) => expect(pointerTokens(pointer(...tokens))).toEqual(tokens)));
});

test('positionAt counts lines and columns from one', () => {
  expect(positionAt('ab\ncd', 4)).toEqual({ offset: 4, line: 2, column: 2 });
  expect(positionAt('ab\ncd', 2)).toEqual({ offset: 2, line: 1, column: 3 });
});
