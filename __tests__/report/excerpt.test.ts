import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pointer, type Json } from '../../src/core/json.ts';
import { brief, excerpt, excerptText } from '../../src/report/excerpt.ts';

/** The excerpt with its failing spot between two marks. */
function shown(value: Json, at?: string): string {
  return excerpt({ value, ...(at !== undefined && { at }) })
    .map(({ text, mark }) => (mark ? `«${text}»` : text))
    .join('');
}

const FORECAST = {
  place: { name: '' },
  unit: 'celsius',
  hours: [{ sky: 'fog', offset: 0, temperature: 0 }],
  extremes: {},
  issued: 0,
};

describe('the witness, shortened for the eye', () => {
  test.each<[string, Json, string | undefined, string]>([
    ['the way to the spot, and … for the rest', FORECAST, '/hours/0/sky', '{"hours": [{"sky": «"fog"», …}], …}'],
    ['a short value stands whole', { unit: 'kelvin', place: '' }, '/unit', '{"unit": «"kelvin"», "place": ""}'],
    ['in the order in which it is sent', { place: '', zoom: -1 }, '/zoom', '{"place": "", "zoom": «-1»}'],
    ['the whole value is the spot: nothing is marked', { place: '' }, '', '{"place": ""}'],
    ['no spot is known', { place: '' }, undefined, '{"place": ""}'],
    ['a missing member marks what lacks it', { list: [{ name: 'x' }] }, '/list/0/above', '{"list": [«{"name": "x"}»]}'],
    [
      'an item in the middle',
      { values: [{ a: 'xxxxxxxxxxxxxxxxxxxx' }, { b: 'yyyyyyyyyyyyyyyyyyyyyyy' }, 3], more: 1 },
      '/values/1',
      '{"values": […, «{"b": "yyyyyyyyyyyyyyyyyyyyyyy"}», …], …}',
    ],
    ['a scalar', 7, undefined, '7'],
    ['every digit', { id: 18446744073709551615n }, '/id', '{"id": «18446744073709551615»}'],
    ['a pointer into nothing', 7, '/a/b', '7'],
    ['a name like a member of every object', { toString: 1 }, '/toString', '{"toString": «1»}'],
  ])('%s', (_, value, at, expected) => expect(shown(value, at)).toBe(expected));
  test('a long way shows its end', () => {
    const deep = { a: { b: { c: { d: { e: { f: { g: { h: { i: 'x'.repeat(50) } } } } } } } } };
    expect(shown(deep, '/a/b/c/d/e/f/g/h/i')).toBe(`… {"d": {"e": {"f": {"g": {"h": {"i": «"${'x'.repeat(50)}"»}}}}}}`);
  });
  test('without a spot the first members are shown, each level a little', () => {
    expect(excerptText(excerpt({ value: { ...FORECAST, list: Array.from({ length: 1000 }, () => 'abc') } }))).toBe(
      '{"place": {"name": ""}, "unit": "celsius", "hours": [{"sky": "fog", "offset": 0, "temperature": 0}], ' +
        '"extremes": {}, …}',
    );
  });
  test('a long text is cut, and says so', () => {
    expect(shown({ note: 'x'.repeat(500) }, '/note')).toBe(`{"note": «"${'x'.repeat(63)}…"»}`);
  });
  test('never long, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.array(fc.string(), { maxLength: 4 }), (value, way) => {
        const at = pointer(...way);
        // fast-check's type of JSON is as wide as ours.
        const pieces = excerpt({ value: value as Json, at });
        expect(excerptText(pieces).length).toBeLessThan(600);
      }),
    );
  });
  test('deep and wide values cost little', () => {
    let deep: Json = 1;
    for (let level = 0; level < 150; level += 1) deep = { [`n${level}`]: deep, other: 'x'.repeat(100) };
    expect(brief(deep, 100).length).toBeLessThan(400);
  });
});
