import { describe, expect, test } from '@jest/globals';
import { quote, short } from '../../src/breaks/text.ts';
import { placeWords } from '../../src/breaks/words.ts';
import type { Json } from '../../src/core/json.ts';

describe('quote', () => {
  test.each([
    ['page', '`page`'],
    ['', '``'],
    ['a`b', '`a\\u0060b`'],
    ['line\nfeed\u0007', '`line\\u000afeed\\u0007`'],
    ['\u202egnp.exe', '`\\u202egnp.exe`'],
    ['zero\u200bwidth', '`zero\\u200bwidth`'],
    ['größe 🙂', '`größe 🙂`'],
    ['\ud800', '`\\ud800`'],
  ])('%j becomes %s', (name, expected) => {
    expect(quote(name)).toBe(expected);
  });

  test('is cut at 120 characters', () => {
    expect(quote('x'.repeat(500))).toBe(`\`${'x'.repeat(119)}…\``);
  });
});

describe('short', () => {
  test.each<[Json, string]>([
    ['text', 'text'],
    [['a', 1, null], '["a",1,null]'],
    [{ minimum: 0 }, '{"minimum":0}'],
    [18446744073709551615n, '18446744073709551615'],
  ])('%p is %s', (value, expected) => {
    expect(short(value)).toBe(expected);
  });

  test('a hostile value costs no more than a short one', () => {
    let deep: Json = [];
    for (let at = 0; at < 100_000; at += 1) deep = [deep];
    expect(short(deep)).toMatch(/^\[+…\]+$/);
    expect(short(Array.from({ length: 1_000_000 }, (_, at) => at)).length).toBeLessThanOrEqual(80);
    expect(short('y'.repeat(1_000_000))).toHaveLength(80);
  });
});

describe('places in words', () => {
  test('the whole, a name, items and map values', () => {
    expect(placeWords({ part: 'arguments', path: '' })).toBe('the argument object');
    expect(placeWords({ part: 'arguments', path: 'page' })).toBe('`page`');
    expect(placeWords({ part: 'result', path: 'hours[].sky' })).toBe('result `hours[].sky`');
    expect(placeWords({ part: 'result', path: '[].kind' })).toBe('result `[].kind`');
    expect(placeWords({ part: 'data', path: 'labels.*' })).toBe('`labels.*`');
    expect(placeWords({ part: 'configuration', path: 'rubric' })).toBe('configuration `rubric`');
  });
});
