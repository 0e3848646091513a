import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../../src/core/json.ts';
import { decide } from '../../src/schema/decide.ts';
import { KEYWORDS } from '../../src/schema/keywords/index.ts';
import { SEED, objectOf } from './grammar.ts';

const word = fc.oneof(
  fc.constantFrom(
    ...KEYWORDS.map(({ name }) => name),
    '$id',
    '$anchor',
    '$schema',
    '$defs',
    'definitions',
    'then',
    'else',
    '$dynamicAnchor',
    '$recursiveAnchor',
  ),
  fc.string(),
);

/** Keywords with values of any shape under them: what is no schema at all as often as not. */
const anything: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom<Json>(
      null,
      true,
      false,
      0,
      1,
      -1,
      1.5,
      1e308,
      2n ** 70n,
      '',
      '#',
      '#/$defs/a',
      'a',
      '(',
      '^a',
      'object',
    ),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.array(fc.tuple(word, tie('json')), { maxLength: 4 }).map(objectOf),
  ),
})).json;

describe('whatever stands where a schema should', () => {
  test('gets one of the three answers, and never an error', () => {
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.constantFrom('draft-04', 'draft-07', '2019-09', '2020-12'),
        fc.boolean(),
        (reader, writer, draft, strict) => {
          const answer = decide(reader, writer, { draft, strict });
          expect(['compatible', 'break', 'undecided']).toContain(answer.answer);
          if (answer.answer === 'undecided') expect(answer.reason).not.toMatch(/^$|please report/);
        },
      ),
      { numRuns: 3_000, seed: SEED },
    );
  });

  test.each<[Json]>([[null], [1], ['text'], [[]], [[true]]])('%j is no schema', (reader) => {
    expect(decide(reader, { type: 'null' })).toEqual({
      answer: 'undecided',
      reason: 'a schema that is neither an object nor a boolean',
      cause: { code: 'not-a-schema' },
    });
  });
});
