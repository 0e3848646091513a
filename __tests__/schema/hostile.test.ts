import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { decide } from '../../src/schema/decide.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const nested = (depth: number, wrap: (inner: Json) => Json, inner: Json): Json =>
  times(depth, () => 0).reduce<Json>((schema) => wrap(schema), inner);
const named = (count: number, name: (index: number) => string, of: (index: number) => Json): Record<string, Json> =>
  Object.fromEntries(times(count, (index) => [name(index), of(index)]));

/** Answers with nothing proven wrong about them: whatever comes within bounds, and the reason when nothing does. */
const ask = (reader: Json, writer: Json): string => {
  const answer = decide(reader, writer, { strict: true });
  return answer.answer === 'undecided' ? answer.reason : answer.answer;
};

const BUDGET = 'the budget of steps is used up before an answer was found';

describe('hostile schemas end with an answer', () => {
  test('nesting of ten thousand', () => {
    const deep = (leaf: Json) => nested(10_000, (inner) => ({ properties: { a: inner } }), leaf);
    expect(ask(deep({ type: 'null' }), deep({ type: 'string' }))).toBe('a schema nests deeper than 256 levels');
    expect(
      ask(
        nested(200, (inner) => ({ not: inner }), { type: 'null' }),
        { type: 'null' },
      ),
    ).toBe('compatible');
  });

  test('chains and rings of definitions', () => {
    const ring = (type: string): Json => ({
      $ref: '#/$defs/d0',
      $defs: named(
        200,
        (i) => `d${i}`,
        (i) => ({
          type: 'object',
          properties: {
            n: { $ref: `#/$defs/d${(i + 1) % 200}` },
            m: { $ref: `#/$defs/d${(i * 7 + 3) % 200}` },
            v: { type: i === 150 ? type : 'integer' },
          },
        }),
      ),
    });
    expect(ask(ring('integer'), ring('integer'))).toBe('compatible');
    expect(ask(ring('integer'), ring('string'))).toBe('break');
    const chain = (step: (next: Json) => Json): Json => ({
      $ref: '#/$defs/d0',
      $defs: named(
        10_000,
        (i) => `d${i}`,
        (i) => (i === 9_999 ? { type: 'integer' } : step({ $ref: `#/$defs/d${i + 1}` })),
      ),
    });
    expect(
      ask(
        chain((next) => next),
        chain((next) => next),
      ),
    ).toBe('compatible');
    expect(
      ask(
        chain((next) => ({ properties: { a: next } })),
        chain((next) => ({ properties: { a: next } })),
      ),
    ).toBe('the comparison nests deeper than 300 levels');
  });

  test('wide boolean structure', () => {
    const wide = (prefix: string): Json => ({
      anyOf: times(40, (i) => ({
        allOf: times(40, (j) => ({
          properties: { [`${prefix}${i}_${j}`]: { type: 'integer' } },
          required: [`${prefix}${i}_${j}`],
        })),
      })),
    });
    expect(ask(wide('p'), wide('p'))).toBe('compatible');
    expect(ask(wide('p'), { ...(wide('q') as object), type: 'object' })).toBe('break');
    // More pigeons than holes: no cheap proof is known.
    const holes = times(9, (hole) => hole);
    const pigeons = times(10, (pigeon) => ({ anyOf: holes.map((hole) => ({ required: [`${pigeon}-${hole}`] })) }));
    const apart = holes.flatMap((hole) =>
      times(10, (a) => times(a, (b) => ({ not: { required: [`${a}-${hole}`, `${b}-${hole}`] } }))).flat(),
    );
    expect(ask(false, { type: 'object', allOf: [...pigeons, ...apart] })).toBe(BUDGET);
  });

  test('enums of a hundred thousand', () => {
    const list = (from: number): Json => ({ enum: times(100_000, (i) => `v${i + from}`) });
    expect(decide(list(0), list(1), { strict: true })).toEqual({ answer: 'break', witness: 'v100000' });
    expect(ask({ enum: times(100_000, (i) => i) }, { enum: times(99_000, (i) => i) })).toBe('compatible');
    expect(ask(list(0), { type: 'string' })).toBe('break');
  });

  test('a thousand patterns of names', () => {
    const patterns = (suffix: string, type: string): Json => ({
      type: 'object',
      patternProperties: named(
        1_000,
        (i) => `^p${i}${suffix}`,
        () => ({ type }),
      ),
    });
    expect(ask(patterns('', 'integer'), patterns('x', 'string'))).toBe(BUDGET);
  });

  test('huge counts and tiny steps', () => {
    expect(ask({ maxLength: 5 }, { type: 'string', minLength: 1_000_000_000 })).toBe(
      'a string of more than 16777216 characters would be needed',
    );
    expect(ask({ maxProperties: 5 }, { type: 'object', minProperties: 1_000_000 })).toBe(
      'an object of more than 65536 properties would be needed',
    );
    const manyNulls = (least: number): Json => ({ type: 'array', contains: { type: 'null' }, minContains: least });
    expect(ask(manyNulls(1_001), manyNulls(1_000))).toBe('there are too many items that there may be only so many of');
    const answer = decide({ minItems: 101 }, manyNulls(100), { strict: true });
    expect(answer.answer === 'break' ? answer.witness : answer).toHaveLength(100);
    expect(decide({ multipleOf: 1e300 }, { type: 'number', multipleOf: 1e-300 }, { strict: true })).toEqual({
      answer: 'break',
      witness: 1e-300,
    });
    // Digits enough are written for a number between any two.
    const between = decide({ multipleOf: 1e-300 }, { type: 'number', minimum: 0.1, maximum: 0.2 }, { strict: true });
    expect(between.answer).toBe('break');
  });

  test('the same question with the same budget has the same answer', () => {
    const one: Json = {
      anyOf: times(12, (i) => ({ required: [`a${i}`], properties: { [`b${i}`]: { type: 'string' } } })),
    };
    const other: Json = {
      type: 'object',
      anyOf: times(12, (i) => ({ required: [`a${i}`, `c${i}`], properties: { [`b${i}`]: { type: 'string' } } })),
    };
    const answers = [10, 100, 1_000, 100_000].map((budget) => decide(one, other, { strict: true, budget }));
    expect([10, 100, 1_000, 100_000].map((budget) => decide(one, other, { strict: true, budget }))).toEqual(answers);
    expect(answers[0]).toEqual({ answer: 'undecided', reason: BUDGET, cause: { code: 'budget' } });
    expect(answers.at(-1)).toEqual({ answer: 'compatible' });
  });
});
