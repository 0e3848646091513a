import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { judge } from '../../src/schema/confirm/judge.ts';
import { contains } from '../../src/schema/contains.ts';
import { decide } from '../../src/schema/decide.ts';
import { explain } from '../../src/schema/explain/index.ts';
import { notUnderstood } from '../../src/schema/not-understood.ts';
import type { Draft } from '../../src/schema/types.ts';
import { describeWithCases, readJsonLines } from '../support/cases.ts';

const ADDRESSES: readonly (readonly [Draft, string])[] = [
  ['draft-04', 'http://json-schema.org/draft-04/schema#'],
  ['draft-06', 'http://json-schema.org/draft-06/schema#'],
  ['draft-07', 'http://json-schema.org/draft-07/schema#'],
  ['2019-09', 'https://json-schema.org/draft/2019-09/schema'],
  ['2020-12', 'https://json-schema.org/draft/2020-12/schema'],
];
const NAMES: Readonly<Record<string, string>> = {
  'draft-06': 'json-schema-draft-06.json',
  'draft-07': 'json-schema-draft-07.json',
};

const good: readonly Json[] = [
  {},
  { type: 'string', minLength: 1 },
  { properties: { a: { items: { type: ['null'] } } } },
];
const bad: readonly Json[] = [
  'string',
  { type: 'strin' },
  { minLength: -1 },
  { properties: { a: { items: { type: [] } } } },
  { allOf: [] },
  { additionalProperties: { required: 'a' } },
];

describe.each(ADDRESSES)('the meta-schema of %s', (draft, $ref) => {
  test.each<Draft>(['2020-12', draft])('says which values are schemas, in a document of %s', (of) => {
    const judged = (value: Json): unknown => [
      decide({ $ref }, { enum: [value] }, { draft: of }).answer,
      judge({ reader: { $ref }, writer: { enum: [value] }, draft: of, witness: value, strict: true }),
    ];
    expect(good.map(judged)).toEqual(good.map(() => ['compatible', 'refuted']));
    expect(bad.map(judged)).toEqual(bad.map(() => ['break', 'confirmed']));
  });

  test('is compatible with itself, and with a longer list of what else is taken', () => {
    expect(decide({ $ref }, { $ref }, { draft })).toEqual({ answer: 'compatible' });
    expect(decide({ anyOf: [{ type: 'null' }, { $ref }] }, { $ref }, { draft })).toEqual({ answer: 'compatible' });
    expect(contains({ $ref }, { anyOf: [{ type: 'null' }, { $ref }] }, { draft })).toEqual({
      answer: 'break',
      witness: null,
    });
  });

  test('is a schema like any other inside a contract', () => {
    const tool = (of: Json): Json => ({ type: 'object', properties: { schema: of }, required: ['schema'] });
    const places = explain(tool({ $ref }), tool({ type: ['object', 'string', 'boolean'] }));
    expect(places.map(({ answer, path }) => [answer, path])).toEqual([['break', 'schema']]);
    expect(explain(tool({}), tool({ $ref }))).toEqual([]);
    expect(notUnderstood(tool({ $ref }), tool({ $ref }))).toEqual([]);
  });

  const file = NAMES[draft];
  test('is the one that is published', () => {
    if (file === undefined) return;
    const published = createRequire(import.meta.url)(`ajv/dist/refs/${file}`) as JsonObject;
    const schema = {
      ...published,
      $id: 'https://schemas.example/copy',
      $schema: 'http://json-schema.org/draft-07/schema#',
    };
    expect(decide({ $ref }, schema, { draft, strict: true })).toEqual({ answer: 'compatible' });
  });
});

test('a part of a meta-schema, by its own address', () => {
  const part = { $ref: 'https://json-schema.org/draft/2020-12/meta/validation#/$defs/stringArray' };
  expect(decide(part, { const: ['a', 'b'] })).toEqual({ answer: 'compatible' });
  expect(contains(part, { const: ['a', 'a'] })).toEqual({ answer: 'break', witness: ['a', 'a'] });
});

test('https leads to the same meta-schema, and what json-schema.org has no schema at is not known', () => {
  expect(contains({ $ref: 'https://json-schema.org/draft-07/schema' }, { const: 1 }).answer).toBe('break');
  expect(decide({ $ref: 'https://json-schema.org/draft-08/schema' }, { const: 1 }).answer).toBe('undecided');
  expect(decide({ $ref: 'https://json-schema.org/draft-07/schema#/definitions/no' }, { const: 1 }).answer).toBe(
    'undecided',
  );
});

test('a document that calls itself so is meant, not the meta-schema', () => {
  const uri = 'http://json-schema.org/draft-07/schema';
  const own = { $ref: uri, $defs: { own: { $id: uri, type: 'integer' } } };
  expect(decide(own, { const: 1 })).toEqual({ answer: 'compatible' });
  expect(contains(own, { const: {} })).toEqual({ answer: 'break', witness: {} });
});

interface Line {
  readonly id: string;
  readonly draft: Draft;
  readonly schema: Json;
  readonly data: Json;
  readonly valid: boolean;
  readonly outside_ref?: boolean;
}

describeWithCases('the official suite on meta-schemas', () => {
  test('the engine and the validators agree with it', () => {
    const lines = readJsonLines<Line>('schema/suite.jsonl').filter(
      ({ outside_ref, schema }) => outside_ref === true && JSON.stringify(schema).includes('//json-schema.org/draft'),
    );
    const judged = lines.map(({ id, draft, schema, data }) => [
      id,
      decide(schema, { const: data }, { draft, strict: true }).answer,
      judge({ writer: true, reader: schema, witness: data, draft, strict: true }),
    ]);
    expect(judged).toEqual(
      lines.map(({ id, valid }) => [id, valid ? 'compatible' : 'break', valid ? 'refuted' : 'confirmed']),
    );
    expect(lines.length).toBeGreaterThan(10);
  });
});
