import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { decide } from '../../src/schema/decide.ts';

const compatible = { answer: 'compatible' };
const breaks = (witness: Json) => ({ answer: 'break', witness });
const noX = { properties: { x: { type: 'integer' } } };

describe('the closed writer', () => {
  test('a name that the writer does not declare is not sent', () => {
    const writer = { type: 'object', properties: { a: { type: 'string' } } };
    expect(decide({ ...writer, ...noX }, writer)).toEqual(compatible);
    expect(decide({ ...writer, ...noX }, writer, { strict: true })).toEqual(breaks({ x: null }));
    expect(decide({ type: 'object', properties: { a: true }, additionalProperties: false }, writer)).toEqual(
      compatible,
    );
    expect(decide({ type: 'object', additionalProperties: false }, writer)).toEqual(breaks({ a: '' }));
    expect(decide({ type: 'object', required: ['x'] }, writer)).toEqual(breaks({}));
  });

  test(
    'an object that declares no name is free-form, by an empty list or by names that nothing may stand under ' + 'too',
    () => {
      expect(decide(noX, { type: 'object' })).toEqual(breaks({ x: null }));
      expect(decide(noX, { type: 'object', properties: {} })).toEqual(breaks({ x: null }));
      expect(decide(noX, { type: 'object', properties: { legacy: false } })).toEqual(breaks({ x: null }));
      expect(decide(noX, { type: 'object', required: ['a'] })).toEqual(breaks({ a: null, x: null }));
    },
  );

  test('a bare object that means "no parameters" is empty, at the root only', () => {
    expect(decide(noX, { type: 'object' }, { toolArguments: true })).toEqual(compatible);
    expect(
      decide(
        { properties: { a: noX } },
        { type: 'object', properties: { a: { type: 'object' } } },
        { toolArguments: true },
      ),
    ).toEqual(breaks({ a: { x: null } }));
    expect(decide({ minProperties: 1 }, { type: 'object' }, { toolArguments: true })).toEqual(breaks({}));
    // An explicit `true` makes them free-form; whatever they are, they are an object.
    expect(decide(noX, { additionalProperties: true }, { toolArguments: true })).toEqual(breaks({ x: null }));
    expect(decide({ type: 'object' }, {}, { toolArguments: true })).toEqual(compatible);
    expect(decide(noX, { properties: {} }, { toolArguments: true })).toEqual(compatible);
  });

  test('what patternProperties, additionalProperties and unevaluatedProperties allow is declared', () => {
    expect(decide(noX, { type: 'object', patternProperties: { '^x': { type: 'string' } } })).toEqual(breaks({ x: '' }));
    expect(decide(noX, { type: 'object', patternProperties: { '^y': { type: 'string' } } })).toEqual(compatible);
    expect(decide(noX, { type: 'object', properties: { a: true }, additionalProperties: { type: 'string' } })).toEqual(
      breaks({ x: '' }),
    );
    // Where anything may stand beside declared names, it is nothing that the reader speaks of.
    for (const further of ['additionalProperties', 'unevaluatedProperties']) {
      expect(decide(noX, { type: 'object', properties: { a: true }, [further]: true })).toEqual(compatible);
      expect(decide(noX, { type: 'object', properties: { a: true }, [further]: {} })).toEqual(compatible);
      const closes = { properties: { a: true, x: true }, additionalProperties: false };
      expect(decide(closes, { type: 'object', properties: { a: true }, [further]: true }).answer).toBe('break');
      expect(decide(noX, { type: 'object', [further]: true })).toEqual(breaks({ x: null }));
    }
    expect(decide(noX, { type: 'object', properties: { a: true }, unevaluatedProperties: false })).toEqual(compatible);
  });

  test.each([
    ['allOf', { type: 'object', properties: { a: true }, allOf: [{ properties: { x: { type: 'null' } } }] }],
    [
      '$ref',
      {
        type: 'object',
        properties: { a: true },
        $ref: '#/$defs/x',
        $defs: { x: { properties: { x: { type: 'null' } } } },
      },
    ],
    [
      'anyOf',
      {
        type: 'object',
        properties: { a: true },
        anyOf: [{ properties: { x: { type: 'null' } } }, { required: ['a'] }],
      },
    ],
    [
      'an anyOf that takes everything',
      { type: 'object', properties: { a: true }, anyOf: [{ properties: { x: { type: 'null' } } }, true] },
    ],
    [
      'oneOf',
      {
        type: 'object',
        properties: { a: true },
        oneOf: [{ properties: { x: { type: 'null' } }, required: ['x'] }, { required: ['a'] }],
      },
    ],
    [
      'then',
      {
        type: 'object',
        properties: { a: true },
        if: { required: ['a'] },
        then: { properties: { x: { type: 'null' } } },
      },
    ],
    ['if', { type: 'object', properties: { a: true }, if: { properties: { x: { type: 'null' } } } }],
    [
      'dependentSchemas',
      { type: 'object', properties: { a: true }, dependentSchemas: { a: { properties: { x: { type: 'null' } } } } },
    ],
  ])('names are declared by branches that apply in place: %s', (_, writer) => {
    expect(decide(noX, writer).answer).toBe('break');
    expect(decide({ properties: { y: false } }, writer)).toEqual(compatible);
  });

  test('branches that apply together declare together', () => {
    const either = {
      type: 'object',
      anyOf: [{ properties: { a: { type: 'null' } } }, { properties: { b: { type: 'null' } } }],
    };
    expect(decide({ not: { required: ['a', 'b'] } }, either)).toEqual(breaks({ a: null, b: null }));
    const one = {
      type: 'object',
      oneOf: [
        { properties: { k: { const: 1 }, a: true }, required: ['k'] },
        { properties: { k: { const: 2 }, b: true }, required: ['k'] },
      ],
    };
    expect(decide({ not: { required: ['a', 'b'] } }, one)).toEqual(compatible);
    expect(
      decide(
        { properties: { k: { const: 1 }, b: { type: 'null' } } },
        { oneOf: [one.oneOf[0] ?? true], type: 'object' },
      ),
    ).toEqual(compatible);
  });

  test('two schemas of one place declare together', () => {
    const writer = {
      type: 'object',
      allOf: [
        { properties: { p: { properties: { a: true } } } },
        { properties: { p: { type: 'object', properties: { b: true } } } },
      ],
    };
    expect(decide({ properties: { p: { not: { required: ['a', 'b'] } } } }, writer)).toEqual(
      breaks({ p: { a: null, b: null } }),
    );
    expect(decide({ properties: { p: { properties: { c: false } } } }, writer)).toEqual(compatible);
  });

  test('not, const and enum are read as they stand', () => {
    expect(decide({ properties: { x: false } }, { properties: { a: true }, const: { x: 1 } })).toEqual(
      breaks({ x: 1 }),
    );
    expect(decide({ properties: { x: false } }, { enum: [{ a: 1 }, { x: 1 }] })).toEqual(breaks({ x: 1 }));
    expect(decide({ not: { const: { x: 1 } } }, { type: 'object', properties: { a: true } })).toEqual(compatible);
    expect(decide({ not: { const: { a: 1 } } }, { type: 'object', properties: { a: true } })).toEqual(breaks({ a: 1 }));
    expect(
      decide(
        { type: 'null' },
        { type: 'object', properties: { a: true }, not: { properties: { a: { type: 'string' } } } },
      ).answer,
    ).toBe('break');
  });

  test('a name that the writer demands of itself is sent, declared or not', () => {
    expect(
      decide({ properties: { b: { type: 'string' } } }, { type: 'object', properties: { a: true }, required: ['b'] }),
    ).toEqual(breaks({ b: null }));
  });

  test('the reading goes down into items and properties', () => {
    const writer = {
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'object', properties: { b: true } } } },
    };
    expect(decide({ items: { properties: { x: false, a: { properties: { x: false } } } } }, writer)).toEqual(
      compatible,
    );
    expect(decide({ items: { properties: { a: { properties: { b: false } } } } }, writer)).toEqual(
      breaks([{ a: { b: null } }]),
    );
  });
});
