import { describe, expect, test } from '@jest/globals';
import { parseJson, type Json } from '../../../src/core/json.ts';
import { explain } from '../../../src/schema/explain/index.ts';
import { PLACE_KINDS } from '../../../src/schema/place-kinds.ts';
import type { ContainsOptions, SchemaPlace } from '../../../src/schema/types.ts';

const places = (writer: Json, reader: Json, options: ContainsOptions = {}): readonly SchemaPlace[] =>
  explain(reader, writer, options);
/** `kind reader ← writer: witness`, short enough to read a list of them. */
const lines = (writer: Json, reader: Json, options: ContainsOptions = {}): string[] =>
  places(writer, reader, options).map(
    (place) =>
      `${place.kind} ${place.reader} < ${place.writer}: ` +
      (place.answer === 'break' ? JSON.stringify(place.witness) : 'undecided'),
  );

describe('what one change of a schema is called', () => {
  const of = (schema: Json): Json => ({ type: 'object', properties: { a: schema } });
  const at = '/properties/a';
  test.each<[string, Json, Json, string]>([
    ['another type', { type: 'integer' }, { type: 'string' }, `type-changed ${at} < ${at}: {"a":0}`],
    ['null no longer', { type: ['string', 'null'] }, { type: 'string' }, `type-changed ${at} < ${at}: {"a":null}`],
    ['integer for number', { type: 'number' }, { type: 'integer' }, `type-changed ${at} < ${at}: {"a":0.5}`],
    ['unsigned', { type: 'integer' }, { type: 'integer', minimum: 0 }, `negative-refused ${at} < ${at}: {"a":-1}`],
    [
      'a higher minimum',
      { type: 'integer', minimum: 0 },
      { type: 'integer', minimum: 2 },
      `bounds-narrowed ${at} < ${at}: {"a":0}`,
    ],
    [
      'a maximum',
      { type: 'number' },
      { type: 'number', exclusiveMaximum: 5 },
      `bounds-narrowed ${at} < ${at}: {"a":5}`,
    ],
    ['multiples', { type: 'integer' }, { type: 'integer', multipleOf: 5 }, `multiple-changed ${at} < ${at}: {"a":1}`],
    ['a length', { type: 'string' }, { type: 'string', maxLength: 2 }, `length-narrowed ${at} < ${at}: {"a":"aaa"}`],
    ['a pattern', { type: 'string' }, { type: 'string', pattern: '^x' }, `pattern-changed ${at} < ${at}: {"a":""}`],
    [
      'fewer strings',
      { type: 'string', enum: ['x', 'y'] },
      { type: 'string', enum: ['x'] },
      `strings-narrowed ${at} < ${at}: {"a":"y"}`,
    ],
    ['fewer values', { enum: [1, null] }, { const: null }, `values-narrowed ${at} < ${at}: {"a":1}`],
    [
      'fewer items',
      { type: 'array' },
      { type: 'array', maxItems: 1 },
      `count-narrowed ${at} < ${at}: {"a":[null,null]}`,
    ],
    [
      'no doubles',
      { type: 'array' },
      { type: 'array', uniqueItems: true },
      `unique-items-required ${at} < ${at}: {"a":[null,null]}`,
    ],
    [
      'something in a list',
      { type: 'array' },
      { type: 'array', contains: { const: 1 } },
      `contains-narrowed ${at} < ${at}: {"a":[]}`,
    ],
    [
      'a tuple that ends',
      { type: 'array' },
      { type: 'array', prefixItems: [true], items: false },
      `items-refused ${at}/items < ${at}: {"a":[null,null]}`,
    ],
    [
      'items',
      { items: { type: 'integer' } },
      { items: { type: 'integer', maximum: 1 } },
      `bounds-narrowed ${at}/items < ${at}/items: {"a":[2]}`,
    ],
    ['more properties', { type: 'object' }, { minProperties: 1 }, `property-count-narrowed ${at} < ${at}: {"a":{}}`],
    [
      'names',
      { type: 'object' },
      { propertyNames: { maxLength: 0 } },
      `names-refused ${at}/propertyNames < ${at}: {"a":{"a":null}}`,
    ],
    [
      'a dependency',
      { properties: { b: {}, c: {} } },
      { dependentRequired: { b: ['c'] } },
      `dependency-added ${at}/dependentRequired/b < ${at}: {"a":{"b":null}}`,
    ],
    ['a negation', { type: 'integer' }, { not: { const: 3 } }, `combination-narrowed ${at}/not < ${at}: {"a":3}`],
    ['nothing at all', { type: 'integer' }, false, `names-refused ${at} < ${at}: {"a":0}`],
    [
      'what is evaluated elsewhere',
      { properties: { b: {}, c: {} } },
      { allOf: [{ properties: { b: {} } }], unevaluatedProperties: false },
      `names-refused ${at}/unevaluatedProperties < ${at}: {"a":{"c":null}}`,
    ],
  ])('%s', (_, writer, reader, expected) => {
    expect(lines(of(writer), of(reader))).toEqual([expected]);
  });

  test('every kind it can give has an entry in the catalogue', () => {
    for (const place of places(
      {},
      { type: 'object', required: ['a'], properties: { a: { enum: ['x'] } }, not: { required: ['b'] } },
      { strict: true },
    )) {
      expect(Object.keys(PLACE_KINDS)).toContain(place.kind);
    }
  });
});

describe('properties', () => {
  test('newly required: at the property where it is declared, else in the list', () => {
    const writer = { properties: { a: { type: 'integer' } } };
    expect(places(writer, { properties: { a: { type: 'integer' } }, required: ['a'] })).toMatchObject([
      {
        kind: 'newly-required',
        reader: '/properties/a',
        writer: '/properties/a',
        readerSays: 'required',
        writerSays: 'optional',
        answer: 'break',
        witness: {},
      },
    ]);
    expect(lines(writer, { required: ['b', 'a'] })).toEqual([
      'newly-required /required/0 < : {}',
      'newly-required /required/1 < /properties/a: {}',
    ]);
  });

  test('a closed reader refuses each name that the writer declares', () => {
    const writer = { type: 'object', properties: { a: {}, b: {}, c: {} } };
    const reader = { type: 'object', properties: { a: {} }, additionalProperties: false };
    expect(lines(writer, reader)).toEqual([
      'names-refused /additionalProperties < /properties/b: {"b":null}',
      'names-refused /additionalProperties < /properties/c: {"c":null}',
    ]);
    expect(lines(writer, reader, { strict: true })).toHaveLength(3);
  });

  test('__proto__ and constructor are names', () => {
    const schema = (type: string): Json =>
      JSON.parse(
        `{"type":"object","properties":{"__proto__":{"type":"${type}"},"constructor":{"type":"${type}"}}}`,
      ) as Json;
    expect(lines(schema('integer'), schema('string'))).toEqual([
      'type-changed /properties/__proto__ < /properties/__proto__: {"__proto__":0}',
      'type-changed /properties/constructor < /properties/constructor: {"constructor":0}',
    ]);
  });

  test('patterns and all other names', () => {
    expect(
      lines(
        { patternProperties: { '^x': { type: 'integer' } }, type: 'object' },
        { patternProperties: { '^x': { maximum: 1 } } },
      ),
    ).toEqual(['bounds-narrowed /patternProperties/^x < : {"x":2}']);
    const [any, ...more] = lines(
      { type: 'object', additionalProperties: { type: 'integer' } },
      { additionalProperties: { maximum: 1 } },
    );
    expect(any).toMatch(/^bounds-narrowed \/additionalProperties < \/additionalProperties: \{".*":2\}$/);
    expect(more).toEqual([]);
  });
});

describe('one finding per cause', () => {
  const shared = (x: Json): Json => ({
    $defs: { f: { type: 'object', properties: { x } } },
    type: 'object',
    properties: {
      p: { $ref: '#/$defs/f' },
      q: { $ref: '#/$defs/f' },
      r: { type: 'array', items: { $ref: '#/$defs/f' } },
    },
  });
  test('a shared definition is one place that names who refers to it', () => {
    expect(places(shared({ type: 'integer' }), shared({ type: 'integer', maximum: 10 }))).toMatchObject([
      {
        kind: 'bounds-narrowed',
        reader: '/$defs/f/properties/x',
        writer: '/$defs/f/properties/x',
        also: ['/properties/p', '/properties/q', '/properties/r/items'],
        readerSays: 'maximum 10',
        answer: 'break',
        witness: { p: { x: 11 } },
      },
    ]);
  });

  test('a type that changed hides what else is said of the old one', () => {
    expect(lines({ type: 'string' }, { type: 'integer', enum: [1, 2] })).toEqual(['type-changed  < : ""']);
    expect(
      lines({ type: 'string' }, { type: 'object', allOf: [{ type: 'object' }], anyOf: [{ required: ['a'] }] }),
    ).toEqual(['type-changed  < : ""']);
  });

  test('what was free-form and has a structure now is one place', () => {
    const reader = {
      type: 'object',
      properties: { meta: { $ref: '#/$defs/meta' } },
      $defs: {
        meta: { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } }, required: ['a'] },
      },
    };
    expect(places({ type: 'object', properties: { meta: {} } }, reader)).toMatchObject([
      {
        kind: 'schema-narrowed',
        reader: '/properties/meta',
        writer: '/properties/meta',
        readerSays: '{"$ref":"#/$defs/meta"}',
        writerSays: 'anything',
        answer: 'break',
        witness: { meta: null },
      },
    ]);
    expect(lines({ type: 'object', properties: { n: {} } }, { properties: { n: { type: 'integer' } } })).toEqual([
      'type-changed /properties/n < /properties/n: {"n":null}',
    ]);
  });

  test('a recursive schema is listed once, and what fails only deeper is found', () => {
    const list = (v: Json): Json => ({
      $ref: '#/$defs/n',
      $defs: { n: { type: 'object', properties: { v, next: { $ref: '#/$defs/n' } } } },
    });
    expect(
      places(list({ type: 'string' }), list({ type: 'integer' })).map(({ kind, reader }) => `${kind} ${reader}`),
    ).toEqual(['type-changed /$defs/n/properties/v']);
    const once = {
      type: 'object',
      properties: { v: { type: 'integer' }, next: { type: 'object', properties: { v: { type: 'string' } } } },
    };
    expect(lines(once, list({ type: 'integer' }))).toEqual([
      'type-changed /$defs/n/properties/v < /properties/next/properties/v: {"next":{"v":""}}',
    ]);
  });
});

describe('branches', () => {
  test('of different types are taken apart', () => {
    const nullable = (schema: Json): Json => ({ anyOf: [{ type: 'null' }, schema] });
    expect(lines(nullable({ type: 'string' }), nullable({ type: 'string', maxLength: 3 }))).toEqual([
      'length-narrowed /anyOf/1 < : "aaaa"',
    ]);
    expect(lines({ type: 'number' }, { anyOf: [{ type: 'string' }, { type: 'null' }] })).toEqual([
      'type-changed /anyOf < : 0',
    ]);
  });

  test('with a tag are taken apart', () => {
    const union = (x: Json): Json => ({
      oneOf: [
        { type: 'object', properties: { kind: { const: 'a' }, x }, required: ['kind'] },
        { type: 'object', properties: { kind: { enum: ['b', 'c'] } }, required: ['kind'] },
      ],
    });
    expect(lines(union({ type: 'string' }), union({ type: 'string', minLength: 1 }))).toEqual([
      'length-narrowed /oneOf/0/properties/x < /oneOf/0/properties/x: {"kind":"a","x":""}',
    ]);
    expect(lines({ type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] }, union({}))).toEqual([
      'combination-narrowed /oneOf < : {"kind":""}',
    ]);
  });

  test('in draft-04, where const is no keyword, a const is no tag', () => {
    const union = (x: Json): Json => ({
      anyOf: [
        { type: 'object', properties: { kind: { const: 'a' }, x }, required: ['kind'] },
        { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind'] },
      ],
    });
    expect(lines(union({}), union({ type: 'string' }), { draft: 'draft-04' })).toEqual([]);
    expect(lines(union({}), union({ type: 'string' }), { draft: 'draft-06' })).toHaveLength(1);
  });

  test('that overlap are one place', () => {
    expect(
      lines(
        { type: 'integer' },
        {
          anyOf: [
            { maximum: 3, type: 'integer' },
            { minimum: 7, type: 'integer' },
          ],
        },
      ),
    ).toEqual(['combination-narrowed /anyOf < : 4']);
  });

  test('conditions', () => {
    const reader = { if: { required: ['a'] }, then: { properties: { a: { maximum: 4 } } }, else: { required: ['b'] } };
    expect(lines({ type: 'object', properties: { a: { type: 'integer' } } }, reader)).toEqual([
      'bounds-narrowed /then/properties/a < /properties/a: {"a":5}',
      'newly-required /else/required/0 < : {}',
    ]);
  });
});

describe('what cannot be decided', () => {
  test('is a place with the reason', () => {
    const reader = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { $ref: 'https://example.com/elsewhere' } },
    };
    const writer = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const [place, ...more] = places(writer, reader);
    expect(more).toEqual([]);
    expect(place).toMatchObject({
      kind: 'schema-narrowed',
      reader: '/properties/b',
      writer: '/properties/b',
      answer: 'undecided',
    });
    expect(place?.answer === 'undecided' && place.reason).toContain('https://example.com/elsewhere');
  });

  test('stands beside what breaks', () => {
    const reader = { type: 'object', properties: { a: { type: 'string', maxLength: 1 }, b: { divisibleBy: 3 } } };
    const writer = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } };
    expect(lines(writer, reader)).toEqual([
      'length-narrowed /properties/a < /properties/a: {"a":"aa"}',
      'schema-narrowed /properties/b < /properties/b: undecided',
    ]);
  });

  test('a document too deep, or too much work, is undecided as a whole', () => {
    let deep: Json = { type: 'string' };
    for (let level = 0; level < 10_000; level += 1) deep = { not: deep };
    expect(lines(true, deep)).toEqual(['schema-narrowed  < : undecided']);
    expect(
      places(
        { type: 'object', properties: { a: { type: 'integer' } } },
        { properties: { a: { maximum: 1 } } },
        { budget: 1 },
      ).map(({ answer }) => answer),
    ).toEqual(['undecided']);
  });
});

test('beyond two hundred places the whole schema is one more', () => {
  const wide = (type: string): Json => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`p${index}`, { type }])),
  });
  const found = explain(wide('string'), wide('integer'), { confirm: false });
  expect(found).toHaveLength(201);
  expect(found.at(-1)).toMatchObject({ kind: 'schema-narrowed', reader: '', answer: 'break' });
});

test('a pair that is compatible has no places', () => {
  const schema = { type: 'object', properties: { a: { anyOf: [{ type: 'null' }, { type: 'string' }] } } };
  expect(places(schema, schema)).toEqual([]);
  expect(places({ type: 'integer' }, { type: 'number' })).toEqual([]);
});

describe('when the work that a comparison may cost runs out', () => {
  const of = (a: Json): Json => ({ type: 'object', properties: { a, b: { enum: ['x'] } } });
  const [writer, reader] = [of({ type: ['string', 'null', 'boolean'] }), of({ type: ['integer', 'null'] })];
  const typesOf = (left: number): unknown[] =>
    places(writer, reader, { pool: { left, spare: 0 }, confirm: false }).flatMap(({ difference }) =>
      difference?.is === 'types' ? [difference] : [],
    );
  const [whole] = typesOf(1_000_000);

  test('nothing is told as refused that is accepted, wherever it runs out', () => {
    expect(whole).toEqual({
      is: 'types',
      reader: ['integer', 'null'],
      writer: ['string', 'boolean', 'null'],
      refused: ['string', 'boolean'],
    });
    let told = 0;
    for (let left = 10; left < 700; left += 3) {
      const found = typesOf(left);
      expect(found.filter((one) => JSON.stringify(one) !== JSON.stringify(whole))).toEqual([]);
      told += found.length;
    }
    expect(told).toBeGreaterThan(0);
  });

  test('no answer is compatible, wherever it runs out', () => {
    for (let left = 1; left < 700; left += 3)
      expect(places(writer, reader, { pool: { left, spare: 0 }, confirm: false })).not.toEqual([]);
  });
});

test('a number with more digits than a double is a number, or an integer', () => {
  const text = (value: string): Json => parseJson(`{"properties":{"a":{"const":${value}}}}`, { dialect: 'json' }).value;
  const typesOf = (value: string): unknown =>
    places(text(value), { properties: { a: { type: 'string' } } }).map(({ difference }) =>
      difference?.is === 'types' ? difference.writer : difference,
    );
  expect(typesOf('0.1000000000000000000000000001')).toEqual([['number']]);
  expect(typesOf('1e400')).toEqual([['integer']]);
  expect(typesOf('1e-400')).toEqual([['number']]);
  expect(typesOf('1e9999')).toEqual([['integer']]);
});
