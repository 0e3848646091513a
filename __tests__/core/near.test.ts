import { expect, test } from '@jest/globals';
import { near } from '../../src/core/near.ts';

const KINDS = ['node', 'transform', 'component', 'provider', 'middleware', 'encoder', 'store'];

test.each([
  ['nod', 'node'],
  ['ndoe', 'node'],
  ['Middelware', 'middleware'],
  ['trasnform', 'transform'],
  ['encoders', 'encoder'],
])('%s → %s', (word, meant) => {
  expect(near(word, KINDS)).toBe(meant);
});

test('nothing close, nothing suggested', () => {
  expect(near('plugin', KINDS)).toBeUndefined();
  expect(near('', KINDS)).toBeUndefined();
  expect(near('x', ['y'])).toBeUndefined();
  expect(near('a'.repeat(1_000_000), KINDS)).toBeUndefined();
});
