import { expect, test } from '@jest/globals';
import { diff } from '../../src/breaks/diff.ts';

const named = (...names: string[]): { name: string; at: number }[] => names.map((name, at) => ({ name, at }));

test('added, removed and persisted, each with its place', () => {
  const { added, removed, persisted } = diff(named('a', 'b'), named('c', 'b'));
  expect(added).toEqual([{ value: { name: 'c', at: 0 }, index: 0 }]);
  expect(removed).toEqual([{ value: { name: 'a', at: 0 }, index: 0 }]);
  expect(persisted).toEqual([
    { old: { value: { name: 'b', at: 1 }, index: 1 }, current: { value: { name: 'b', at: 1 }, index: 1 } },
  ]);
});

test('a name twice: the first current entry answers every old one', () => {
  const { persisted, added, removed } = diff(named('a', 'a'), named('b', 'a', 'a', 'b'));
  expect(persisted.map(({ old, current }) => [old.index, current.index])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(added.map(({ index }) => index)).toEqual([0]);
  expect(removed).toEqual([]);
});

test('names such as __proto__ are names', () => {
  const { added, removed, persisted } = diff(named('__proto__', 'toString'), named('toString', 'constructor'));
  expect(removed.map(({ value }) => value.name)).toEqual(['__proto__']);
  expect(added.map(({ value }) => value.name)).toEqual(['constructor']);
  expect(persisted.map(({ old }) => old.value.name)).toEqual(['toString']);
});
