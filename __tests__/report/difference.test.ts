import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { difference } from '../../src/report/difference.ts';

const shown = (before: string, after: string): readonly string[] =>
  difference(before, after).map((side) => side.map(({ text, differs }) => (differs ? `«${text}»` : text)).join(''));

test('what differs is marked on both sides', () => {
  expect(shown('["celsius","fahrenheit","kelvin"]', '["celsius","fahrenheit"]')).toEqual([
    '["celsius","fahrenheit"«,"kelvin"»]',
    '["celsius","fahrenheit"]',
  ]);
  expect(shown('services and accounts', 'services')).toEqual(['services« and accounts»', 'services']);
  expect(shown('integer', 'string')).toEqual(['«integer»', '«string»']);
});
test('equal texts have no mark', () => expect(shown('a b', 'a b')).toEqual(['a b', 'a b']));
test('long texts are compared as a whole', () => {
  const [before] = shown('a '.repeat(300), 'b');
  expect(before?.startsWith('«')).toBe(true);
});
test('the pieces are the texts, whatever comes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const [old, now] = difference(before, after);
      expect(old.map(({ text }) => text).join('')).toBe(before);
      expect(now.map(({ text }) => text).join('')).toBe(after);
      expect(
        old
          .filter(({ differs }) => !differs)
          .map(({ text }) => text)
          .join(''),
      ).toBe(
        now
          .filter(({ differs }) => !differs)
          .map(({ text }) => text)
          .join(''),
      );
    }),
  );
});
