import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { notUnderstood } from '../../src/schema/not-understood.ts';

const told = (reader: Json, writer: Json): unknown[] =>
  notUnderstood(reader, writer).map(({ cause, reader: there, writer: here }) => [cause.code, there, here]);
const inside = (of: Json, more: Json = {}): Json => ({ type: 'object', properties: { more, at: of } });

describe('what both sides hold alike without being understood', () => {
  test.each<readonly [string, Json, unknown[]]>([
    ['a malformed keyword', { minLength: '1' }, ['malformed', '/properties/at/minLength']],
    ['what is no schema', 5, ['malformed', '/properties/at']],
    ['another document', { $ref: 'https://schemas.example/a' }, ['foreign-reference', '/properties/at/$ref']],
    ['a relative one', { $ref: 'other.json' }, ['foreign-reference', '/properties/at/$ref']],
    ['a dialect', { $schema: 'https://schemas.example/own' }, ['unknown-dialect', '/properties/at/$schema']],
  ])('%s', (_, of, [code, pointer]: unknown[]) => {
    expect(told(inside(of), inside(of, true))).toEqual([[code, pointer, pointer]]);
    expect(told(inside(of), inside({}))).toEqual([]);
    expect(told(inside({}), inside(of))).toEqual([]);
  });

  test('each where it stands', () => {
    const of = { $ref: 'https://schemas.example/a' };
    expect(told({ anyOf: [of, { type: 'null' }] }, { allOf: [of] })).toEqual([
      ['foreign-reference', '/anyOf/0/$ref', '/allOf/0/$ref'],
    ]);
  });

  test.each<readonly [string, Json]>([
    ['a reference inside the document', { $ref: '#/properties/more' }],
    [
      'an identifier of the document',
      { $ref: 'https://schemas.example/own', $defs: { a: { $id: 'https://schemas.example/own' } } },
    ],
    ['a meta-schema', { $ref: 'http://json-schema.org/draft-07/schema#' }],
    [
      'a value that looks like a reference',
      { const: { $ref: 'https://schemas.example/a', $schema: 'https://x.example' } },
    ],
    ['a property of such a name', { properties: { $ref: { type: 'string' }, $schema: {} } }],
  ])('but not %s', (_, of) => {
    expect(told(inside(of), inside(of))).toEqual([]);
  });
});
