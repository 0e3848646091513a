import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isArray, isObject, member, type Json } from '../../src/core/json.ts';
import { createBudget } from '../../src/schema/budget.ts';
import { createCompiler } from '../../src/schema/compile.ts';
import { decide } from '../../src/schema/decide.ts';
import { readDocument } from '../../src/schema/document.ts';
import { createAlgebra } from '../../src/schema/formula/algebra.ts';
import { NONE } from '../../src/schema/formula/formula.ts';
import { createSolver } from '../../src/schema/solve/solver.ts';
import { createPatterns } from '../../src/schema/strings/patterns.ts';
import type { Answer } from '../../src/schema/types.ts';
import { SEED, document, objectOf, schema, value } from './grammar.ts';

const strict = { strict: true };
const RUNS = { numRuns: 400, seed: SEED };
const contained = (reader: Json, writer: Json): Answer['answer'] => decide(reader, writer, strict).answer;

/** Whether a schema takes a value, by looking at the value only. */
function takes(of: Json): (value: Json) => boolean | undefined {
  const algebra = createAlgebra();
  const engine = createSolver(algebra, createPatterns(), createBudget(1_000_000));
  const { root } = readDocument(of, '2020-12');
  const has = (names: number, name: string): boolean | undefined => engine.holds(names, name);
  const literal = createCompiler(readDocument(of, '2020-12'), algebra, has, () => NONE).compile(root);
  return (one) => engine.holds(literal, one);
}

/** The same schema in other words: keywords turned round, types as a union, constants as enums, titles added. */
function respelled(of: Json): Json {
  if (isArray(of)) return of.map(respelled);
  if (!isObject(of)) return of;
  const parts = Object.keys(of)
    .reverse()
    .map((name): readonly [string, Json] => {
      const said = member(of, name) ?? null;
      if (name === 'const') return ['enum', [said]];
      if (name === 'enum' && isArray(said)) return ['enum', [...said].reverse()];
      if (name === 'type' && isArray(said)) return ['anyOf', said.map((type) => ({ type }))];
      if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(name) && isArray(said))
        return [name, said.map(respelled)];
      if (['not', 'if', 'then', 'else', 'items', 'contains', 'additionalProperties', 'propertyNames'].includes(name))
        return [name, respelled(said)];
      return [name, said];
    });
  const clash = parts.some(([name], index) => parts.findIndex(([other]) => other === name) !== index);
  return clash ? { ...of, title: 'in other words' } : objectOf([['description', 'in other words'], ...parts]);
}

describe('laws of containment', () => {
  test('every schema is contained in itself', () => {
    fc.assert(
      fc.property(fc.oneof(schema, document), (one) => {
        expect(contained(one, structuredClone(one))).not.toBe('break');
        expect(decide(one, structuredClone(one)).answer).not.toBe('break');
      }),
      RUNS,
    );
  });

  test('allOf of both is contained in each; each is contained in anyOf of both', () => {
    fc.assert(
      fc.property(schema, schema, (a, b) => {
        for (const one of [a, b]) {
          expect(contained(one, { allOf: [a, b] })).toBe('compatible');
          expect(contained({ anyOf: [a, b] }, one)).toBe('compatible');
        }
      }),
      RUNS,
    );
  });

  test('containment is transitive', () => {
    fc.assert(
      fc.property(schema, schema, schema, (a, b, c) => {
        const middle = { anyOf: [a, b] };
        if (contained(c, middle) === 'compatible')
          expect([contained(c, a), contained(c, b)]).toEqual(['compatible', 'compatible']);
        if (contained(b, a) === 'compatible' && contained(c, b) === 'compatible')
          expect(contained(c, a)).not.toBe('break');
      }),
      RUNS,
    );
  });

  test('a schema and its complement share nothing and leave nothing out', () => {
    fc.assert(
      fc.property(schema, (one) => {
        expect(contained(false, { allOf: [one, { not: one }] })).toBe('compatible');
        expect(contained({ anyOf: [one, { not: one }] }, true)).toBe('compatible');
      }),
      RUNS,
    );
  });

  test('other spellings are equal both ways, in both readings', () => {
    fc.assert(
      fc.property(schema, (one) => {
        const other = respelled(one);
        for (const options of [strict, {}]) {
          expect(decide(other, one, options).answer).not.toBe('break');
          expect(decide(one, other, options).answer).not.toBe('break');
        }
      }),
      RUNS,
    );
  });

  test(
    'a witness is taken by the writer and refused by the reader; the closed reading breaks no more than the ' +
      'plain one',
    () => {
      fc.assert(
        fc.property(fc.oneof(fc.tuple(schema, schema), fc.tuple(document, document)), ([reader, writer]) => {
          const [plain, closed] = [decide(reader, writer, strict), decide(reader, writer)];
          for (const answer of [plain, closed]) {
            if (answer.answer === 'break')
              expect([takes(writer)(answer.witness), takes(reader)(answer.witness)]).toEqual([true, false]);
          }
          if (plain.answer === 'compatible') expect(closed.answer).not.toBe('break');
        }),
        RUNS,
      );
    },
  );

  test('no sampled value contradicts an answer', () => {
    const samples = fc.array(value, { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(schema, schema, samples, (reader, writer, values) => {
        if (contained(reader, writer) !== 'compatible') return;
        const [read, write] = [takes(reader), takes(writer)];
        expect(values.filter((one) => write(one) === true && read(one) === false)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('a constant writer asks whether the reader takes the value', () => {
    fc.assert(
      fc.property(fc.oneof(schema, document), value, (reader, one) => {
        const truth = takes(reader)(one);
        const answer = contained(reader, { const: one });
        if (truth !== undefined) expect(answer).toBe(truth ? 'compatible' : 'break');
      }),
      RUNS,
    );
  });
});
