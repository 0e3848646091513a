import { describe } from '@jest/globals';
import { apart, contained } from './asks.ts';

describe('numbers', () => {
  contained('integer is a number', { wide: { type: 'number' }, narrow: { type: 'integer' }, witness: 0.5 });
  contained('integer is a number that is a multiple of one', {
    wide: { type: 'number', multipleOf: 1 },
    narrow: { type: 'integer' },
  });
  contained('minimum', { wide: { type: 'integer', minimum: 0 }, narrow: { type: 'integer', minimum: 1 }, witness: 0 });
  contained('maximum', {
    wide: { type: 'integer', maximum: -1 },
    narrow: { type: 'integer', maximum: -2 },
    witness: -1,
  });
  contained('a bound between two integers', {
    wide: { type: 'integer', minimum: 0.5 },
    narrow: { type: 'integer', minimum: 1 },
  });
  contained('exclusive bounds of integers', {
    wide: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 3 },
    narrow: { type: 'integer', minimum: 1, maximum: 2 },
  });
  contained('exclusive bounds of numbers', {
    wide: { type: 'number', minimum: 1 },
    narrow: { type: 'number', exclusiveMinimum: 1 },
    witness: 1,
  });
  contained('the stricter of two bounds counts', {
    wide: { type: 'number', minimum: 2 },
    narrow: { type: 'number', minimum: 1, exclusiveMinimum: 2 },
    witness: 2,
  });
  contained('multipleOf a multiple', {
    wide: { type: 'integer', multipleOf: 2 },
    narrow: { type: 'integer', multipleOf: 6 },
    witness: 2,
  });
  contained('multipleOf 2 and 3 is 6', {
    wide: { allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] },
    narrow: { multipleOf: 6 },
  });
  apart(
    'multipleOf that only overlap',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 3 },
    { left: 2, right: 3 },
  );
  contained('decimals, not doubles', {
    wide: { type: 'number', multipleOf: 0.01 },
    narrow: { enum: [0.07, 0.29, 1.1, 4.35] },
    witness: 0,
  });
  contained('fractions of an integer step', {
    wide: { type: 'number', multipleOf: 0.5 },
    narrow: { type: 'number', multipleOf: 1.5 },
    witness: 0.5,
  });
  contained('two multiples within bounds', {
    wide: { enum: [6, 12] },
    narrow: { type: 'integer', multipleOf: 6, minimum: 1, maximum: 17 },
  });
  contained(
    'integers beyond doubles',
    {
      wide: { type: 'integer', maximum: 18446744073709551615n },
      narrow: { type: 'integer', maximum: 18446744073709551614n },
      witness: 18446744073709551615n,
    },
    {},
  );
  contained('one value left between bounds', {
    wide: { const: 5 },
    narrow: { type: 'number', minimum: 5, maximum: 5 },
  });
  contained(
    'numbers in draft-04',
    {
      wide: { minimum: 1, type: 'number' },
      narrow: { minimum: 1, exclusiveMinimum: true, type: 'number' },
      witness: 1,
    },
    { draft: 'draft-04' },
  );
  contained('not a multiple', {
    wide: { type: 'integer' },
    narrow: { type: 'integer', not: { multipleOf: 2 } },
    witness: 0,
  });
  contained('1.0 is 1', { wide: { const: 1 }, narrow: { enum: [1.0] } });
});
