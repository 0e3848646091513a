import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TooCostlyError } from '../../../src/schema/confirm/matching.ts';
import { linearRegExp, translate } from '../../../src/schema/confirm/regexp.ts';

const atoms = [
  ...[
    'a',
    'b',
    '0',
    '_',
    ' ',
    '-',
    '.',
    'é',
    '€',
    '😀',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\b',
    '\\B',
    '^',
    '$',
  ],
  ...['\\.', '\\/', '\\u0061', '\\u{1F600}', '\\x62', '\\n', '\\0', '\\cA', '\\p{Lu}', '\\P{Lu}', '\\p{Script=Greek}'],
  ...['[a-c]', '[^a]', '[\\d_]', '[^\\s\\w]', '[]', '[^]', '[\\p{L}-]', '[\\b]', '(?<name>a)'],
];
const pattern = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...atoms),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `${a}${b}`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?'))
      .map(([a, times]) => `(?:${a})${times}`),
  ),
})).node;
const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    'A',
    '0',
    '_',
    ' ',
    '-',
    '.',
    'é',
    'Ω',
    '€',
    '😀',
    '\n',
    '\u2028',
    '\0',
    '\u0001',
    '\b',
    '\u00a0',
  ),
  maxLength: 8,
});

const compiles = (source: string): boolean => {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
};

describe('linearRegExp', () => {
  test('matches what the JavaScript engine matches', () => {
    fc.assert(
      fc.property(pattern.filter(compiles), text, (source, value) => {
        expect([source, value, linearRegExp(source).test(value)]).toEqual([
          source,
          value,
          new RegExp(source, 'u').test(value),
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  test('says for RE2 what ECMA-262 means', () => {
    expect(translate('^\\d$')).toBe('\\A[\\x{30}-\\x{39}]\\z');
    expect(translate('.')).toBe('[\\x{0}-\\x{9}\\x{b}-\\x{c}\\x{e}-\\x{2027}\\x{202a}-\\x{10ffff}]');
    expect(translate('(?:ab|c){2,}?')).toBe('(?:(?:\\x{61}\\x{62}|\\x{63})){2,}');
  });

  test('matches lookaround and many repetitions in counted steps, and no back references', () => {
    expect(translate('(?=a)b')).toBeUndefined();
    expect(translate('(a)\\1')).toBeUndefined();
    expect(() => linearRegExp('^(a|b)\\1$').test('bb')).toThrow();
    expect(linearRegExp('(?<=a)b').test('ab')).toBe(true);
    expect(linearRegExp('(?<!a)b').test('ab')).toBe(false);
    expect(() => linearRegExp('(?=(a*b*)*$)c').test('ab'.repeat(5_000))).toThrow(TooCostlyError);
    expect(linearRegExp('^(?!a)').test('ab')).toBe(false);
    expect(linearRegExp('^a{1,5000}$').test('a'.repeat(4999))).toBe(true);
  });

  test('a lone surrogate is a code point', () => {
    expect(linearRegExp('^\\W$').test('\ud800')).toBe(true);
    expect(linearRegExp('^\\p{Cs}$').test('\udfff')).toBe(true);
  });

  test('refuses what is no pattern with the u flag', () => {
    expect(() => linearRegExp('\\-')).toThrow(SyntaxError);
    expect(() => linearRegExp('(')).toThrow(SyntaxError);
  });
});
