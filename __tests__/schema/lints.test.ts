import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { faultOfSlip, schemaLints } from '../../src/schema/lints.ts';

const said = (schema: Json): string[] =>
  schemaLints(schema).map((slip) => {
    if (slip.is === 'unknown-dialect') return `${slip.at} ? ${slip.value}`;
    return `${slip.at} ${slip.is === 'malformed' ? slip.expected : `→ ${slip.meant}`}`;
  });

describe('schemaLints', () => {
  test.each<readonly [Json, readonly string[]]>([
    [true, []],
    [{ type: 'object', properties: { a: { type: 'string', minLength: 1 } }, required: ['a'] }, []],
    [{ type: 'strng' }, ['/type the name of a JSON type, or a list of them']],
    [{ properties: { 'a/b': { minimum: '1' } } }, ['/properties/a~1b/minimum a number']],
    [{ anyOf: [{ requierd: ['a'] }] }, ['/anyOf/0/requierd → required']],
    [{ readonly: true }, ['/readonly → readOnly']],
    [{ 'x-note': 1, nullable: true, example: 1, units: 'm', title: 'T' }, []],
    [{ enum: [{ tpye: 1 }], default: { requierd: 1 } }, []],
    [{ $schema: 'https://example.org/own', tpye: 1 }, ['/$schema ? https://example.org/own']],
    [
      { properties: { a: { $schema: 'https://example.org/own', type: 1 }, b: { type: 1 } } },
      [
        '/properties/a/$schema ? https://example.org/own',
        '/properties/b/type the name of a JSON type, or a list of them',
      ],
    ],
    [{ items: { $schema: 'http://json-schema.org/draft-07/schema#', items: [true] } }, []],
    [{ properties: { minimun: { type: 'integer' } } }, []],
  ])('%j', (schema, wanted) => expect(said(schema)).toEqual(wanted));

  test('is bounded', () => {
    const many = { properties: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, { type: 1 }])) };
    expect(said(many)).toHaveLength(50);
    let deep: Json = { type: 1 };
    for (let at = 0; at < 5_000; at += 1) deep = { not: deep };
    expect(said(deep)).toEqual([]);
  });
});

test('a slip as rules say it', () => {
  const faults = [{ minLength: '1' }, { minimun: 1 }, { $schema: 'https://example.org/own' }, { enum: 'x'.repeat(200) }]
    .flatMap((schema) => schemaLints(schema))
    .map((slip) => faultOfSlip(slip, '/at', 'Tool "a"'));
  expect(faults.slice(0, 3)).toEqual([
    {
      at: '/at/minLength',
      says: 'Tool "a": "minLength" is "1"',
      expected: 'a whole number, not negative',
      received: '"1"',
    },
    {
      at: '/at/minimun',
      says: 'Tool "a": "minimun" is not a keyword, and constrains nothing',
      mend: 'Did you mean "minimum"?',
    },
    {
      at: '/at/$schema',
      says: 'Tool "a": the dialect "https://example.org/own" is not known, so nothing in this schema is compared',
      expected: 'a draft of JSON Schema, from draft-04 to 2020-12',
      received: '"https://example.org/own"',
    },
  ]);
  expect(faults[3]?.received).toHaveLength(80);
});

const SPOKEN = [
  ...['$schema', '$comment', 'title', 'description', 'default', 'example', 'deprecated', 'readOnly'],
  ...['writeOnly', '$defs', 'definitions', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary', 'format'],
  ...['contentMediaType', 'contentEncoding', 'contentSchema', 'nullable', 'discriminator', 'enumNames', 'units'],
  ...['enumDescriptions', 'markdownDescription', 'order'],
];

test.each(SPOKEN)('%s is a word that annotates: it is no slip, and what misspells it may mean it', (word) => {
  const slips = (name: string): unknown[] =>
    schemaLints({ [name]: 'x' }).filter(({ is }) => is === 'misspelt' || is === 'malformed');
  expect(slips(word)).toEqual([]);
  const slip = word.slice(0, -2) + word.slice(-1);
  const [found] = schemaLints({ [slip]: 'x' });
  if (slip.length > 4) expect(found).toMatchObject({ is: 'misspelt', meant: word });
});

test('what nests 200 levels deep is looked at, what nests deeper is not', () => {
  const deep = (levels: number): Json => {
    let schema: Json = { type: 1 };
    for (let at = 0; at < levels; at += 1) schema = { not: schema };
    return schema;
  };
  expect(schemaLints(deep(200))).toHaveLength(1);
  expect(schemaLints(deep(201))).toHaveLength(0);
});

test('a large number is shown as it is', () => {
  const [slip] = schemaLints({ minLength: [9_007_199_254_740_993n] });
  expect(slip === undefined ? undefined : faultOfSlip(slip, '', 'x').received).toBe('["9007199254740993"]');
});

test('what is no schema is a slip where it stands, and words of three letters and extensions are left alone', () => {
  expect(schemaLints({ allOf: [5] })).toEqual([
    { at: '/allOf/0', keyword: '0', is: 'malformed', value: 5, expected: 'a schema: an object or a boolean' },
  ]);
  expect(schemaLints({ tpe: 1, nto: {}, 'x-type': 1 })).toEqual([]);
  expect(schemaLints({ tpye: 1, nott: {} }).map(({ keyword }) => keyword)).toEqual(['tpye', 'nott']);
});
