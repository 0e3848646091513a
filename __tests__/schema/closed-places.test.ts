import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../../src/core/json.ts';
import { judge } from '../../src/schema/confirm/judge.ts';
import { decide } from '../../src/schema/decide.ts';
import { document, SEED } from './grammar.ts';

/** In CI other schemas are looked at every day besides. */
const SEEDS = process.env['CI'] === undefined ? [SEED] : [SEED, Math.floor(Date.now() / 86_400_000)];

const emptied = (type: string): Json => ({ type: 'object', properties: { k: { type } }, minProperties: 2 });

/** Schemas that describe one place several times, or leave nothing to send where they are read closed. */
const part: fc.Arbitrary<Json> = fc.letrec<{ part: Json }>((tie) => {
  const name = fc.constantFrom('a', 'b', 'c');
  const properties = fc.dictionary(name, tie('part'), { maxKeys: 2 });
  const object = fc.record(
    {
      type: fc.constant('object'),
      properties,
      required: fc.uniqueArray(name, { maxLength: 1 }),
      minProperties: fc.integer({ min: 0, max: 2 }),
      additionalProperties: fc.constantFrom<Json>(true, false, { type: 'string' }),
      patternProperties: fc.dictionary(fc.constantFrom('^a', '[bc]'), tie('part'), { maxKeys: 1 }),
    },
    { requiredKeys: ['type'] },
  );
  return {
    part: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      fc.constantFrom<Json>({ type: 'integer' }, { type: 'string' }, { enum: [1, 'a'] }, false),
      object as fc.Arbitrary<Json>,
      fc.array(tie('part'), { minLength: 2, maxLength: 2 }).map((oneOf) => ({ oneOf })),
      fc.array(tie('part'), { minLength: 2, maxLength: 2 }).map((allOf) => ({ allOf })),
      fc.array(tie('part'), { minLength: 2, maxLength: 2 }).map((anyOf) => ({ anyOf })),
      fc.tuple(tie('part'), tie('part'), tie('part')).map(([one, then, other]) => ({ if: one, then, else: other })),
      tie('part').map((items) => ({ type: 'array', items, minItems: 1 })),
    ),
  };
}).part;

describe('the closed reading', () => {
  test.each(SEEDS)('is never empty where the open one is not (seed %i)', (seed) => {
    fc.assert(
      fc.property(fc.oneof(part, document), (writer) => {
        if (decide(false, writer, { strict: true }).answer !== 'break') return;
        expect(decide(false, writer).answer).not.toBe('compatible');
      }),
      { seed, numRuns: 300 },
    );
  });

  test.each(SEEDS)(
    'finds nothing that the validators refute, and what is compatible as a set is so closed (seed %i)',
    (seed) => {
      fc.assert(
        fc.property(part, part, (reader, writer) => {
          const answer = decide(reader, writer);
          if (decide(reader, writer, { strict: true }).answer === 'compatible') expect(answer.answer).not.toBe('break');
          if (answer.answer !== 'break') return;
          const verdict = judge({ reader, writer, draft: '2020-12', witness: answer.witness, strict: false });
          expect([verdict, answer.witness]).not.toEqual(['refuted', answer.witness]);
        }),
        { seed, numRuns: 300 },
      );
    },
  );

  test.each<[string, Json, Json]>([
    ['the root', emptied('string'), emptied('integer')],
    [
      'a required property',
      { type: 'object', properties: { f: emptied('string') }, required: ['f'] },
      { type: 'object', properties: { f: emptied('integer') } },
    ],
    [
      'an optional property',
      { type: 'object', properties: { f: emptied('string') } },
      { type: 'object', properties: { f: emptied('integer') } },
    ],
    ['an item', { type: 'array', items: emptied('string') }, { type: 'array', items: emptied('integer') }],
    [
      'a branch beside a string',
      { oneOf: [{ type: 'string' }, emptied('string')] },
      { oneOf: [{ type: 'string' }, emptied('integer')] },
    ],
    [
      'a branch beside another object',
      { anyOf: [{ type: 'object', properties: { a: { type: 'null' } }, required: ['a'] }, emptied('string')] },
      { anyOf: [{ type: 'object', properties: { a: { type: 'null' } }, required: ['a'] }, emptied('integer')] },
    ],
    [
      'branches that do not exclude each other',
      {
        oneOf: [
          { type: 'object', properties: { p: { minimum: 0, type: 'integer' } } },
          { type: 'object', properties: { q: { type: 'integer' } } },
        ],
      },
      {
        oneOf: [
          { type: 'object', properties: { p: { minimum: 1, type: 'integer' } } },
          { type: 'object', properties: { q: { type: 'integer' } } },
        ],
      },
    ],
  ])('%s that it would empty is read as it stands', (_, writer, reader) => {
    expect(decide(reader, writer).answer).toBe('break');
    expect(decide(writer, writer)).toEqual({ answer: 'compatible' });
  });

  const nothing = { $ref: '#/$defs/none' };
  test.each<[string, Json]>([
    ['false', false],
    ['{"not": {}}', { not: {} }],
    ['{"not": true}', { type: 'string', not: true }],
    ['an empty enum', { type: 'string', enum: [] }],
    ['a reference to false', nothing],
    ['allOf that holds one', { allOf: [{ type: 'string' }, { allOf: [nothing] }] }],
  ])('a name whose schema is spelt as one that takes nothing declares none: %s', (_, schema) => {
    const writer = { type: 'object', properties: { legacy: schema }, $defs: { none: false } };
    const reader = { type: 'object', properties: { a: { type: 'integer' } } };
    const answer = decide(reader, writer);
    expect(answer.answer).toBe('break');
    if (answer.answer !== 'break') return;
    const check = { reader, writer, draft: '2020-12', witness: answer.witness, strict: false } as const;
    expect(judge(check)).toBe('confirmed');
    expect(Object.keys(answer.witness ?? {})).toEqual(['a']);
  });

  test('a name whose schema takes nothing without being spelt so is declared, and nothing else may be sent', () => {
    const impossible = { allOf: [{ type: 'integer' }, { enum: ['a'] }] };
    const reader = { type: 'object', properties: { a: { type: 'integer' } } };
    for (const c of [impossible, { anyOf: [false, impossible] }])
      expect(decide(reader, { type: 'object', properties: { c } })).toEqual({ answer: 'compatible' });
  });

  test('up to draft-07 what stands beside a reference says nothing of names either', () => {
    const writer = {
      type: 'object',
      properties: { b: { $ref: '#/definitions/text', not: {} } },
      definitions: { text: { type: 'string' } },
    };
    const reader = { type: 'object', properties: { a: { type: 'integer' } } };
    expect(decide(reader, writer, { draft: 'draft-07' })).toEqual({ answer: 'compatible' });
    expect(decide(reader, writer).answer).toBe('break');
  });

  test('the pair that the seed of a day found', () => {
    const integer = { type: 'integer' };
    const reader = {
      oneOf: [
        { oneOf: [integer, { oneOf: [integer, integer] }] },
        { oneOf: [integer, { type: 'object', properties: { a: integer } }] },
      ],
    };
    const writer = { type: 'object', properties: { c: { allOf: [{ allOf: [integer, false] }, integer] } } };
    const answer = decide(reader, writer);
    expect(answer.answer).toBe('break');
    if (answer.answer !== 'break') return;
    expect(judge({ reader, writer, draft: '2020-12', witness: answer.witness, strict: false })).toBe('confirmed');
  });

  test('a place that is not emptied stays closed beside one that is', () => {
    const writer = {
      type: 'object',
      properties: { a: emptied('string'), b: { type: 'object', properties: { x: true } } },
    };
    const reader = {
      type: 'object',
      properties: { a: emptied('string'), b: { type: 'object', properties: { x: true, y: false } } },
    };
    expect(decide(reader, writer)).toEqual({ answer: 'compatible' });
  });
});
