import { describe, expect, test } from '@jest/globals';
import { decide } from '../../src/schema/decide.ts';
import { parseJson } from '../../src/core/json.ts';
import { contained } from './asks.ts';

describe('objects', () => {
  contained('required', { wide: { type: 'object' }, narrow: { type: 'object', required: ['a'] }, witness: {} });
  contained('properties', {
    wide: { type: 'object', properties: { a: { type: 'number' } } },
    narrow: { type: 'object', properties: { a: { type: 'integer' } } },
    witness: { a: 0.5 },
  });
  contained('a property that cannot be', {
    wide: { type: 'object', not: { required: ['a'] } },
    narrow: { type: 'object', properties: { a: false } },
  });
  contained('additionalProperties', {
    wide: { type: 'object' },
    narrow: { type: 'object', properties: { a: true }, additionalProperties: false },
    witness: { b: null },
  });
  contained('a map', {
    wide: { type: 'object', additionalProperties: { type: 'number' } },
    narrow: { type: 'object', additionalProperties: { type: 'integer' } },
    witness: { a: 0.5 },
  });
  contained('a struct that became a map', {
    wide: { type: 'object', properties: { a: { type: 'string' } } },
    narrow: { type: 'object', additionalProperties: { type: 'string' } },
    witness: { b: null },
  });
  contained('patternProperties', {
    wide: { type: 'object' },
    narrow: { type: 'object', patternProperties: { '^x': { type: 'null' } } },
    witness: { x: false },
  });
  contained('patternProperties that overlap', {
    wide: { type: 'object', patternProperties: { '^ab$': { const: 1 } } },
    narrow: { type: 'object', patternProperties: { '^a': { minimum: 1, type: 'integer' }, b$: { maximum: 1 } } },
    witness: { a: null },
  });
  contained('propertyNames', {
    wide: { type: 'object', propertyNames: { maxLength: 1 } },
    narrow: { type: 'object', propertyNames: { enum: ['a'] } },
    witness: { b: null },
  });
  contained(
    'propertyNames in draft-04 is only a word',
    { wide: { type: 'object' }, narrow: { type: 'object', propertyNames: false } },
    { draft: 'draft-04' },
  );
  contained('minProperties', {
    wide: { type: 'object', minProperties: 1 },
    narrow: { type: 'object', minProperties: 2 },
    witness: { a: null },
  });
  contained('maxProperties', {
    wide: { type: 'object', maxProperties: 1 },
    narrow: { type: 'object', maxProperties: 0 },
    witness: { a: null },
  });
  contained('fewer names than properties', {
    wide: false,
    narrow: { type: 'object', propertyNames: { enum: ['a', 'b'] }, minProperties: 3 },
  });
  contained('names that a pattern allows one of', {
    wide: { type: 'object', maxProperties: 1 },
    narrow: { type: 'object', propertyNames: { pattern: '^a$' } },
    witness: { b: null },
  });
  contained('dependentRequired', {
    wide: { type: 'object' },
    narrow: { type: 'object', dependentRequired: { a: ['b'] } },
    witness: { a: null },
  });
  contained(
    'dependencies in draft-07',
    {
      wide: { type: 'object' },
      narrow: { type: 'object', dependencies: { a: ['b'], c: { required: ['d'] } } },
      witness: { a: null },
    },
    { draft: 'draft-07' },
  );
  contained('dependentSchemas', {
    wide: { type: 'object' },
    narrow: { type: 'object', dependentSchemas: { a: { maxProperties: 1 } } },
    witness: { a: null, b: null },
  });
  contained('unevaluatedProperties', {
    wide: { type: 'object', properties: { a: true, b: { type: 'null' } }, additionalProperties: false },
    narrow: {
      type: 'object',
      properties: { a: true },
      anyOf: [{ properties: { b: { type: 'null' } }, required: ['b'] }, true],
      unevaluatedProperties: false,
    },
  });
  contained('unevaluatedProperties of a branch that does not apply', {
    wide: {
      type: 'object',
      if: { required: ['a'] },
      then: { properties: { a: true } },
      unevaluatedProperties: { type: 'null' },
    },
    narrow: { type: 'object', maxProperties: 1, propertyNames: { const: 'a' } },
    witness: { b: null, c: null },
  });
  contained('an object constant', {
    wide: { type: 'object', required: ['a'] },
    narrow: { const: { a: 1 } },
    witness: { a: null },
  });
  contained('all but one object', {
    wide: { type: 'object' },
    narrow: { type: 'object', not: { const: {} } },
    witness: {},
  });

  test('names that mean something elsewhere are ordinary names', () => {
    const schema = (type: string) =>
      parseJson(
        `{"properties":{"__proto__":{"type":"${type}"},"constructor":{"type":"integer"}},"required":["__proto__"]}`,
      ).value;
    const answer = decide(schema('string'), { allOf: [schema('integer'), { type: 'object' }] }, { strict: true });
    expect(JSON.stringify(answer)).toBe('{"answer":"break","witness":{"__proto__":0}}');
    expect(decide({ required: ['toString'] }, { type: 'object' }, { strict: true })).toEqual({
      answer: 'break',
      witness: {},
    });
  });
});
