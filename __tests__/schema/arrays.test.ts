import { describe, expect, test } from '@jest/globals';
import { decide } from '../../src/schema/decide.ts';
import { apart, contained } from './asks.ts';

describe('arrays', () => {
  contained('items', {
    wide: { type: 'array', items: { type: 'number' } },
    narrow: { type: 'array', items: { type: 'integer' } },
    witness: [0.5],
  });
  contained('minItems', { wide: { type: 'array' }, narrow: { type: 'array', minItems: 1 }, witness: [] });
  contained('maxItems', {
    wide: { type: 'array', maxItems: 2 },
    narrow: { type: 'array', maxItems: 1 },
    witness: [null, null],
  });
  contained('no item fits', { wide: { type: 'array', maxItems: 0 }, narrow: { type: 'array', items: false } });
  contained('prefixItems', {
    wide: { type: 'array', prefixItems: [{ type: 'string' }] },
    narrow: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'null' }] },
    witness: ['', false],
  });
  contained('prefixItems and items', {
    wide: { type: 'array', items: { type: 'string' } },
    narrow: { type: 'array', prefixItems: [{ const: 'a' }], items: { type: 'string' } },
    witness: [''],
  });
  contained(
    'a tuple in draft-07',
    {
      wide: { type: 'array', items: [{ type: 'string' }] },
      narrow: { type: 'array', items: [{ type: 'string' }], additionalItems: false },
      witness: ['', null],
    },
    { draft: 'draft-07' },
  );
  contained('contains', {
    wide: { type: 'array' },
    narrow: { type: 'array', contains: { type: 'string' } },
    witness: [],
  });
  contained('minContains', {
    wide: { type: 'array', contains: { type: 'null' } },
    narrow: { type: 'array', contains: { type: 'null' }, minContains: 2 },
    witness: [null],
  });
  contained('minContains zero', {
    wide: { type: 'array' },
    narrow: { type: 'array', contains: { type: 'null' }, minContains: 0 },
  });
  contained('maxContains', {
    wide: { type: 'array', contains: { type: 'null' }, maxContains: 2 },
    narrow: { type: 'array', contains: { type: 'null' }, maxContains: 1 },
    witness: [null, null],
  });
  contained('contains of what items cannot be', {
    wide: false,
    narrow: { type: 'array', items: { type: 'string' }, contains: { type: 'null' } },
  });
  contained('contains and a bound', {
    wide: { type: 'array', minItems: 3 },
    narrow: { type: 'array', contains: { type: 'null' }, minContains: 3 },
    witness: [false, false, false],
  });
  contained('uniqueItems', {
    wide: { type: 'array' },
    narrow: { type: 'array', uniqueItems: true },
    witness: [null, null],
  });
  contained('more different items than there are', {
    wide: false,
    narrow: { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 },
  });
  contained('as many different items as there are', {
    wide: { type: 'array', contains: { const: true } },
    narrow: { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 2 },
    witness: [true, null],
  });
  contained('different items by place', {
    wide: false,
    narrow: {
      prefixItems: [{ enum: [1, 2] }, { enum: [1, 2] }, { enum: [1, 2] }],
      minItems: 3,
      type: 'array',
      uniqueItems: true,
    },
  });
  contained('uniqueItems of at most one', {
    wide: { type: 'array', uniqueItems: true, maxItems: 1 },
    narrow: { type: 'array', maxItems: 1 },
  });
  contained('an array constant', {
    wide: { type: 'array', prefixItems: [{ const: 1 }], items: { type: 'string' } },
    narrow: { const: [1, 'a'] },
    witness: [],
  });
  contained('unevaluatedItems', {
    wide: { type: 'array', prefixItems: [{ type: 'string' }] },
    narrow: { type: 'array', allOf: [{ prefixItems: [{ type: 'string' }] }], unevaluatedItems: false },
    witness: ['', null],
  });
  contained('unevaluatedItems and contains', {
    wide: { type: 'array', items: { type: 'null' } },
    narrow: { type: 'array', contains: { type: 'null' }, unevaluatedItems: false },
    witness: [],
  });
  contained(
    'contains evaluates nothing in 2019-09',
    {
      wide: { type: 'array', maxItems: 0 },
      narrow: { type: 'array', contains: { type: 'null' }, minContains: 0, unevaluatedItems: false },
    },
    { draft: '2019-09' },
  );
  apart(
    'items of other types',
    { type: 'array', items: { type: 'null' } },
    { type: 'array', items: { type: 'string' } },
    { left: [null], right: [''] },
  );

  test('a long array is built from one item', () => {
    const answer = decide(
      { type: 'array', items: { type: 'string' } },
      { type: 'array', minItems: 30_000, items: { type: 'null' } },
      { strict: true },
    );
    expect(answer.answer === 'break' ? answer.witness : answer).toHaveLength(30_000);
  });

  test('an array too long to be built is undecided, unless nothing needs building', () => {
    expect(decide({ maxItems: 5 }, { type: 'array', minItems: 1_000_000_000 }, { strict: true })).toEqual({
      answer: 'undecided',
      reason: 'an array of more than 1048576 items would be needed',
      cause: { code: 'size', of: 'array', limit: 1048576 },
    });
    expect(decide({ minItems: 5 }, { type: 'array', minItems: 1_000_000_000 }, { strict: true })).toEqual({
      answer: 'compatible',
    });
  });
});
