import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { decide } from '../../src/schema/decide.ts';
import { notUnderstood } from '../../src/schema/not-understood.ts';
import { SEED } from './grammar.ts';

/** Two values of one keyword, both of the wrong shape. */
const MALFORMED: readonly (readonly [string, Json, Json])[] = [
  ['type', 'any', 'file'],
  ['type', [], ['strnig']],
  ['enum', 'a', 'b'],
  ['minimum', '1', '2'],
  ['maximum', true, false],
  ['exclusiveMinimum', true, false],
  ['exclusiveMaximum', '1', null],
  ['multipleOf', 0, -1],
  ['minLength', -1, -2],
  ['maxLength', 1.5, '3'],
  ['pattern', 5, ['a']],
  ['items', [{ type: 'string' }], [{ type: 'null' }]],
  ['prefixItems', { type: 'string' }, {}],
  ['minItems', '1', '2'],
  ['uniqueItems', 'yes', 1],
  ['contains', 'a', 'b'],
  ['properties', [], ['a']],
  ['patternProperties', 'a', 'b'],
  ['additionalProperties', 'no', 0],
  ['propertyNames', 'a', 'b'],
  ['required', true, 'a'],
  ['minProperties', -1, null],
  ['dependentRequired', { a: 'b' }, { a: true }],
  ['dependentSchemas', { a: ['b'] }, { a: 5 }],
  ['allOf', { type: 'string' }, []],
  ['anyOf', {}, []],
  ['oneOf', 'a', []],
  ['not', 'a', 'b'],
  ['if', 'a', 'b'],
  ['$ref', 1, 2],
  ['unevaluatedProperties', 'a', 'b'],
  ['unevaluatedItems', 'a', 'b'],
];

describe('what is malformed', () => {
  test.each(MALFORMED)('%s: %j and %j never cancel, and each is itself', (keyword, one, other) => {
    expect(decide({ [keyword]: one }, { [keyword]: other }).answer).not.toBe('compatible');
    expect(decide({ [keyword]: other }, { [keyword]: one }).answer).not.toBe('compatible');
    expect(decide({ [keyword]: one }, {}).answer).not.toBe('compatible');
    expect(decide({ [keyword]: one }, { title: 'same', [keyword]: one })).toEqual({ answer: 'compatible' });
    expect(notUnderstood({ [keyword]: one }, { [keyword]: one })).not.toEqual([]);
    expect(notUnderstood({ [keyword]: one }, { [keyword]: other })).toEqual([]);
  });

  test('at whatever place, a malformed change is never compatible', () => {
    const places: readonly ((inner: JsonObject) => Json)[] = [
      (inner) => inner,
      (inner) => ({ type: 'object', properties: { a: inner }, required: ['a'] }),
      (inner) => ({ type: 'array', items: inner, minItems: 1 }),
      (inner) => ({ anyOf: [{ type: 'null' }, inner] }),
      (inner) => ({ $ref: '#/$defs/x', $defs: { x: inner } }),
      (inner) => ({ type: 'object', additionalProperties: inner, minProperties: 1 }),
    ];
    const around = fc.constantFrom<Json>(
      true,
      { minProperties: 0 },
      { enum: [1, 'a', null, {}, [], true] },
      { not: false },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...MALFORMED),
        fc.constantFrom(...places),
        around,
        fc.boolean(),
        ([keyword, one, other], place, beside, strict) => {
          const schema = (value: Json): Json =>
            place(keyword === 'allOf' ? { [keyword]: value } : { allOf: [beside], [keyword]: value });
          expect(decide(schema(one), schema(other), { strict }).answer).not.toBe('compatible');
          expect(decide(schema(one), schema(one), { strict }).answer).toBe('compatible');
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });

  test('what a sibling keyword reads is told apart too', () => {
    const tuple = (more: boolean): Json => ({ items: [{ type: 'string' }], additionalItems: more });
    expect(decide(tuple(false), tuple(true)).answer).toBe('undecided');
    expect(
      decide(
        { items: [{ $ref: '#/$defs/a' }], $defs: { a: true } },
        { items: [{ $ref: '#/$defs/a' }], $defs: { a: false } },
      ).answer,
    ).toBe('undecided');
  });

  test('a place that is not understood says nothing of the others', () => {
    const schema = (most: number): Json => ({
      type: 'object',
      properties: { a: { items: [{}] }, n: { type: 'integer', maximum: most } },
    });
    expect(decide(schema(9), schema(5))).toEqual({ answer: 'compatible' });
    expect(decide(schema(5), schema(9))).toEqual({ answer: 'break', witness: { n: 6 } });
  });

  test('what may declare names is not read closed', () => {
    const foreign = { $ref: 'https://schemas.example/x.json' };
    const writer = { type: 'object', properties: { a: true }, ...foreign };
    expect(decide({ ...writer, properties: { a: true, b: { type: 'string' } } }, writer).answer).toBe('undecided');
    const below = { type: 'object', properties: { a: foreign } };
    expect(decide({ ...below, properties: { a: foreign, b: { type: 'string' } } }, below)).toEqual({
      answer: 'compatible',
    });
  });
});

describe('options', () => {
  test.each<[object, RegExp]>([
    [{ draft: '7' }, /draft-07/],
    [{ Strict: true }, /strict/],
    [{ strict: 1 }, /true or false/],
    [{ budget: 0 }, /1 or more/],
    [{ budgt: 5 }, /budget/],
  ])('%j is refused', (options, says) => {
    expect(() => decide(true, true, options)).toThrow(says);
  });
});

describe('what is not understood may evaluate anything', () => {
  const closed = (allOf: readonly Json[], unevaluated = 'unevaluatedProperties'): JsonObject => ({
    properties: { a: {} },
    [unevaluated]: false,
    allOf,
  });
  const reader = closed([{ properties: { b: {} } }]);

  test.each<readonly [string, Json]>([
    ['a malformed keyword', { properties: ['b'] }],
    ['what is no schema', 5],
    ['a dialect that is not known', { $schema: 'https://schemas.example/own' }],
    ['another document', { $ref: 'https://schemas.example/b' }],
    ['a keyword of draft-03 that holds schemas', { extends: { properties: { c: {} } } }],
  ])('%s below "unevaluatedProperties"', (_, branch) => {
    expect(decide(reader, closed([branch]), { strict: true }).answer).toBe('undecided');
    expect(decide(closed([branch]), reader, { strict: true }).answer).not.toBe('compatible');
    expect(decide(closed([branch]), closed([branch]), { strict: true })).toEqual({ answer: 'compatible' });
  });

  test('and what is understood evaluates what it says', () => {
    expect(decide(reader, closed([{ title: 'b' }]), { strict: true })).toEqual({ answer: 'compatible' });
    expect(decide(reader, closed([{ properties: { c: {} } }]), { strict: true }).answer).toBe('break');
  });
});
