import { describe, expect, test } from '@jest/globals';
import type { BermPlace } from '../../../src/breaks/berm/places.ts';
import { sameCause } from '../../../src/breaks/berm/same-cause.ts';
import type { PlaceKindId } from '../../../src/schema/place-kinds.ts';
import type { SchemaPlace } from '../../../src/schema/types.ts';
import { undecided } from '../../../src/schema/undecided.ts';

const berm = (kind: PlaceKindId, at: readonly string[], name?: string): BermPlace => ({
  kind,
  pair: { old: {}, current: {}, oldAt: ['elsewhere'], currentAt: at, steps: [] },
  ...(name !== undefined && { name }),
  readerSays: '',
  writerSays: '',
});
const place = (kind: PlaceKindId, reader: string, also?: readonly string[]): SchemaPlace => ({
  kind,
  reader,
  writer: '',
  path: '',
  ...(also !== undefined && { also }),
  answer: 'break',
  witness: {},
});
const READER = { required: ['x', 'a'], properties: { a: { required: ['b'] } } };
const same = (one: BermPlace, other: SchemaPlace): boolean => sameCause(one, other, READER, 'current');

describe('a place of berm’s and one of the engine’s have the same cause', () => {
  test('where the value is the same and the kind is of the same family', () => {
    const minimum = berm('negative-refused', ['properties', 'a']);
    expect(same(minimum, place('negative-refused', '/properties/a/minimum'))).toBe(true);
    expect(same(minimum, place('bounds-narrowed', '/properties/a/minimum'))).toBe(true);
    expect(same(minimum, place('length-narrowed', '/properties/a/minLength'))).toBe(false);
    expect(same(minimum, place('negative-refused', '/properties/b/minimum'))).toBe(false);
    expect(same(minimum, place('negative-refused', '/properties/a/properties/c/minimum'))).toBe(false);
    expect(same(minimum, place('negative-refused', '/minimum'))).toBe(false);
    const strings = berm('strings-narrowed', ['items']);
    expect(same(strings, place('values-narrowed', '/items/enum'))).toBe(true);
    expect(same(strings, place('values-narrowed', '/additionalProperties/enum'))).toBe(false);
    for (const kind of ['strings-narrowed', 'values-narrowed'] as const)
      for (const other of ['strings-narrowed', 'values-narrowed'] as const)
        expect(same(berm(kind, ['items']), place(other, '/items/enum'))).toBe(true);
    for (const kind of ['negative-refused', 'bounds-narrowed'] as const)
      for (const other of ['negative-refused', 'bounds-narrowed'] as const)
        expect(same(berm(kind, ['items']), place(other, '/items/minimum'))).toBe(true);
  });

  test('also by another way that leads there', () => {
    const minimum = berm('bounds-narrowed', ['additionalProperties']);
    expect(same(minimum, place('bounds-narrowed', '/items/minimum', ['/additionalProperties/maximum']))).toBe(true);
    expect(same(minimum, place('bounds-narrowed', '/items/minimum', ['/properties/q/maximum']))).toBe(false);
  });

  test('below a changed type everything has', () => {
    const type = berm('type-changed', ['properties', 'a']);
    expect(same(type, place('type-changed', '/properties/a/type'))).toBe(true);
    expect(same(type, place('length-narrowed', '/properties/a/properties/b/minLength'))).toBe(true);
    expect(same(type, place('length-narrowed', '/properties/b/minLength'))).toBe(false);
  });

  test('a required name: by the entry of `required`, or by the property', () => {
    const needs = berm('newly-required', [], 'a');
    expect(same(needs, place('newly-required', '/required/1'))).toBe(true);
    expect(same(needs, place('newly-required', '/required/0'))).toBe(false);
    expect(same(needs, place('newly-required', '/properties/a'))).toBe(true);
    expect(same(needs, place('newly-required', '/properties/a/properties/a'))).toBe(false);
    expect(
      same(berm('newly-required', ['properties', 'a'], 'b'), place('newly-required', '/properties/a/required/0')),
    ).toBe(true);
    expect(same(needs, place('names-refused', '/properties/a'))).toBe(false);
    const below = berm('newly-required', ['properties', 'x'], 'a');
    expect(same(below, place('newly-required', '/properties/x/properties/a'))).toBe(true);
    expect(same(below, place('newly-required', '/properties/y/properties/a'))).toBe(false);
  });

  test('what could not be decided of the whole place may be it', () => {
    const doubt: SchemaPlace = {
      kind: 'schema-narrowed',
      reader: '/properties/a',
      writer: '',
      path: 'a',
      ...undecided({ code: 'budget' }),
    };
    expect(same(berm('bounds-narrowed', ['properties', 'a']), doubt)).toBe(true);
    expect(same(berm('bounds-narrowed', ['properties', 'b']), doubt)).toBe(false);
    expect(same(berm('bounds-narrowed', ['properties', 'a']), place('schema-narrowed', '/properties/a'))).toBe(false);
  });

  test('the side that reads is the one whose pointers count', () => {
    const one = berm('bounds-narrowed', ['items']);
    expect(sameCause(one, place('bounds-narrowed', '/items/minimum'), READER, 'old')).toBe(false);
  });
});
