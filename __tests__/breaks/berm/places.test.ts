/** berm's own rules, place by place: declarations are compared, not values. */
import { describe, expect, test } from '@jest/globals';
import { bermPlaces, declares } from '../../../src/breaks/berm/places.ts';
import type { Json } from '../../../src/core/json.ts';

const said = (old: Json, current: Json, part: 'arguments' | 'result' | 'data' = 'arguments') =>
  bermPlaces(old, current, part).map(({ kind, name, readerSays, writerSays, pair }) => [
    kind,
    name ?? pair.oldAt.join('/'),
    readerSays,
    writerSays,
  ]);
const INT: Json = { type: 'integer' };
const object = (properties: Json, required?: Json): Json => ({
  type: 'object',
  properties,
  ...(required !== undefined && { required }),
});

describe('types', () => {
  test.each<[Json, Json, Json, Json]>([
    [{ type: 'string' }, INT, 'integer', 'string'],
    [{ type: ['string', 'null'] }, { type: 'string' }, 'string', 'string or null'],
    [{}, INT, 'integer', 'any'],
    [true, INT, 'integer', 'any'],
    [INT, false, 'nothing', 'integer'],
    [INT, null, 'no schema', 'integer'],
    [{ type: [1] }, INT, 'integer', '[1]'],
  ])('%j → %j', (old, current, reader, writer) => {
    expect(said(old, current)).toEqual([['type-changed', '', reader, writer]]);
    expect(said(current, old, 'result')).toEqual([['type-changed', '', reader, writer]]);
  });

  test('the same, in any order of names, is none; lists in another order are', () => {
    expect(said({ type: 'integer', title: 'A' }, { title: 'B', type: 'integer' })).toEqual([]);
    expect(said({ type: ['null', 'string'] }, { type: ['string', 'null'] })).toHaveLength(1);
  });

  test('below a changed type nothing is compared', () => {
    expect(said(object({ a: INT }), { type: 'array', properties: { a: { type: 'string' } } })).toHaveLength(1);
  });
});

describe('minimum', () => {
  test.each<[Json, Json, readonly Json[]]>([
    [INT, { type: 'integer', minimum: 0 }, ['negative-refused', '', 'minimum 0', 'no minimum']],
    [INT, { type: 'integer', minimum: 1 }, ['bounds-narrowed', '', 'minimum 1', 'no minimum']],
    [{ type: 'number' }, { type: 'number', minimum: 0 }, ['bounds-narrowed', '', 'minimum 0', 'no minimum']],
  ])('%j → %j', (old, current, place) => {
    expect(said(old, current)).toEqual([place]);
    expect(said(current, old)).toEqual([]);
    expect(said(current, old, 'data')).toEqual([place]);
  });

  test('another minimum is nothing to berm', () => {
    expect(said({ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 5 })).toEqual([]);
  });
});

describe('enum', () => {
  const list = (...values: readonly Json[]): Json => ({ type: 'string', enum: values });
  test.each<[Json, Json, readonly Json[] | undefined]>([
    [list('a', 'b'), list('a'), ['strings-narrowed', '', ['a'], ['a', 'b']]],
    [list('b', 'a'), list('a', 'b'), undefined],
    [list('a'), list('a', 'b'), undefined],
    [{ type: 'string' }, list('b', 'a'), ['strings-narrowed', '', ['a', 'b'], 'any string']],
    [{}, { enum: ['a'] }, ['values-narrowed', '', ['a'], 'any value']],
    [{ enum: ['a', 1] }, { enum: [1] }, ['values-narrowed', '', ['1'], ['1', 'a']]],
    // berm looks at strings alone.
    [{ enum: [1, 2] }, { enum: [1] }, undefined],
    [list('a'), { type: 'string', enum: 'a' }, undefined],
  ])('%j → %j', (old, current, place) => {
    expect(said(old, current)).toEqual(place === undefined ? [] : [place]);
  });
});

describe('required', () => {
  test('what the reader demands and the writer may leave out, each once', () => {
    const old = object({ a: INT, b: INT }, ['b']);
    expect(said(old, object({ a: INT, b: INT }, ['a', 'b', 'c', 'a', 7]))).toEqual([
      ['newly-required', 'a', 'a: required', 'a: optional'],
      ['newly-required', 'c', 'c: required', 'c: not declared'],
    ]);
    expect(said(object({ a: INT }, ['a']), object({ a: INT }), 'result')).toEqual([
      ['newly-required', 'a', 'a: required', 'a: optional'],
    ]);
    expect(said(object({ a: INT }, ['a']), object({ a: INT }))).toEqual([]);
    expect(said(object({}, 'a'), object({}, 'b'))).toEqual([]);
  });

  test('names that every object inherits are names', () => {
    expect(declares(object({ a: INT }), 'toString')).toBe(false);
    expect(declares(object({ toString: INT }), 'toString')).toBe(true);
  });
});

test('places inside lists, maps and structs, in the order of the old schema', () => {
  const deep = (inner: Json): Json =>
    object({
      z: { type: 'array', items: inner },
      a: { type: 'object', additionalProperties: inner },
      only: inner,
    });
  expect(said(deep({ type: 'string' }), deep(INT)).map(([, at]) => at)).toEqual([
    'properties/z/items',
    'properties/a/additionalProperties',
    'properties/only',
  ]);
});
