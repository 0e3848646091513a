import { describe, expect, test } from '@jest/globals';
import { decide } from '../../src/schema/decide.ts';
import { apart, contained } from './asks.ts';

const kinds = {
  type: 'object',
  oneOf: [
    { properties: { k: { const: 1 } }, required: ['k'] },
    { properties: { k: { const: 2 } }, required: ['k'] },
  ],
};

describe('logic and types', () => {
  contained('a type list', { wide: { type: ['string', 'null'] }, narrow: { type: 'string' }, witness: null });
  contained('a type list is an anyOf', {
    wide: { type: ['string', 'null'] },
    narrow: { anyOf: [{ type: 'null' }, { type: 'string' }] },
  });
  contained('an enum of one is a const', { wide: { enum: ['a'] }, narrow: { const: 'a' } });
  contained('enum', { wide: { enum: ['a', 'b'] }, narrow: { enum: ['a'] }, witness: 'b' });
  contained('enum of any JSON', { wide: { enum: [null, { a: [1] }] }, narrow: { const: { a: [1.0] } }, witness: null });
  contained('both booleans', { wide: { type: 'boolean' }, narrow: { enum: [false, true] } });
  contained('boolean schemas', { wide: true, narrow: false, witness: null });
  contained('allOf', {
    wide: { type: 'integer' },
    narrow: { allOf: [{ type: 'integer' }, { minimum: 1 }] },
    witness: 0,
  });
  contained('anyOf that cover the whole', {
    wide: { type: 'number' },
    narrow: {
      anyOf: [
        { type: 'number', minimum: 0 },
        { type: 'number', maximum: 0 },
      ],
    },
  });
  contained('oneOf of overlapping branches', {
    wide: { enum: [1, 2, 3] },
    narrow: { oneOf: [{ enum: [1, 2] }, { enum: [2, 3] }] },
    witness: 2,
  });
  contained('oneOf told apart by a name is anyOf', { wide: { type: 'object', anyOf: kinds.oneOf }, narrow: kinds });
  contained('not', { wide: { not: { type: 'string' } }, narrow: { type: 'null' }, witness: false });
  contained('not not', {
    wide: { type: 'string' },
    narrow: { allOf: [{ type: 'string' }, { not: { not: { type: 'string' } } }] },
  });
  contained('if then else', {
    wide: { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
    narrow: { if: { type: 'string' }, then: { minLength: 1 }, else: { type: 'null' } },
  });
  contained('if without then', { wide: {}, narrow: { if: { type: 'string' } } });
  contained('then without if', { wide: {}, narrow: { then: false } });
  contained('words that are no keywords say nothing', {
    wide: { type: 'string' },
    narrow: { type: 'string', 'x-note': 1, nullable: true, title: 'a' },
  });
  apart('a type for another', { type: 'integer' }, { type: 'string' }, { left: 0, right: '' });

  test('a word that constrains elsewhere is undecided, and named', () => {
    const answer = decide({ type: 'string', formatMinimum: '2020-01-01' }, { type: 'string' }, { strict: true });
    expect(answer.answer === 'undecided' && answer.reason).toMatch(/"formatMinimum"/);
    expect(decide({ formatMinimum: 'x' }, { formatMinimum: 'x', title: 'a' }, { strict: true })).toEqual({
      answer: 'compatible',
    });
    expect(decide({ formatMinimum: 'x', type: 'null' }, { type: 'string' }, { strict: true })).toEqual({
      answer: 'break',
      witness: '',
    });
  });

  test.each([
    [{ minimum: 'a' }, /"minimum" must be a number/],
    [{ type: 'text' }, /"type" must be/],
    [{ required: true }, /"required" must be/],
    [{ multipleOf: 0 }, /"multipleOf" must be/],
    [{ items: [{}] }, /"items" must be one schema in 2020-12/],
    [{ properties: { a: 'string' } }, /neither an object nor a boolean/],
  ])('a keyword of the wrong shape is undecided, and named: %j', (reader, reason) => {
    const answer = decide(reader, { type: 'object', properties: { a: { type: 'string' } } }, { strict: true });
    expect(decide(reader, {}, { strict: true }).answer).toBe('undecided');
    expect(answer.answer === 'compatible').toBe(false);
    const whole = decide(reader, {}, { strict: true });
    expect(whole.answer === 'undecided' && whole.reason).toMatch(reason);
  });
});
