import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../src/core/json.ts';
import { confirmWitnesses, submitWitnesses, type WitnessCheck } from '../../../src/platform/confirm/confirm.ts';

const check = (writer: Json, reader: Json, witness: Json, more: Partial<WitnessCheck> = {}): WitnessCheck => ({
  reader,
  writer,
  witness,
  draft: '2020-12',
  strict: true,
  ...more,
});
const GOOD = check({ type: 'integer' }, { type: 'integer', minimum: 0 }, -1);
const verdict = (...args: Parameters<typeof check>): string | undefined => confirmWitnesses([check(...args)])[0];

describe('a witness', () => {
  test('is confirmed when the writer takes it and the reader refuses it, and refuted otherwise', () => {
    expect(
      confirmWitnesses([
        GOOD,
        check({ type: 'integer' }, { type: 'string' }, 'x'),
        check({}, { type: 'string' }, 'x'),
        check(true, false, null),
      ]),
    ).toEqual(['confirmed', 'refuted', 'refuted', 'confirmed']);
  });

  test('witnesses of one batch may share their schemas', () => {
    const reader = {
      id: 'http://x.test/s',
      type: 'object',
      properties: { page: { minimum: 0, exclusiveMinimum: true } },
      required: ['q'],
    };
    const shared = (witness: Json): WitnessCheck =>
      check({ type: 'object', properties: { page: { type: 'integer' }, q: {} } }, reader, witness, {
        draft: 'draft-04',
        strict: false,
      });
    const batch = [{}, { page: 0, q: 1 }, { page: 1, q: 1 }, { page: 0, q: 1 }, {}]
      .map(shared)
      .map((one, _, [first]) => ({ ...one, reader: first?.reader ?? true, writer: first?.writer ?? true }));
    expect(confirmWitnesses(batch)).toEqual(['confirmed', 'confirmed', 'refuted', 'confirmed', 'confirmed']);
    expect(confirmWitnesses([check(reader, reader, {}), check(reader, reader, { q: 1 })])).toEqual([
      'refuted',
      'refuted',
    ]);
  });

  test('no witnesses, no verdicts', () => {
    expect(confirmWitnesses([])).toEqual([]);
  });

  test('reads each side in its own dialect', () => {
    const tuple = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      items: [{ type: 'string' }],
      additionalItems: false,
    };
    expect(verdict({ type: 'array' }, tuple, ['a', 1])).toBe('confirmed');
    expect(
      verdict({ type: 'array' }, { ...tuple, $schema: 'https://json-schema.org/draft/2020-12/schema' }, ['a', 1]),
    ).toBe('unreadable');
    // The engine answers for such a dialect only where the caller states a draft for it.
    expect(verdict(true, { $schema: 'https://example.com/my-own-dialect', type: 'string' }, 1)).toBe('confirmed');
  });

  test('keywords outside their draft say nothing', () => {
    expect(verdict({}, { const: 1 }, 2, { draft: 'draft-04' })).toBe('refuted');
    expect(verdict({}, { const: 1 }, 2, { draft: 'draft-06' })).toBe('confirmed');
    expect(verdict({}, { dependentRequired: { a: ['b'] } }, { a: 1 }, { draft: 'draft-07' })).toBe('refuted');
    expect(
      verdict({}, { $ref: '#/definitions/any', type: 'string', definitions: { any: {} } }, 1, { draft: 'draft-07' }),
    ).toBe('refuted');
    expect(
      verdict({}, { $ref: '#/definitions/any', type: 'string', definitions: { any: {} } }, 1, { draft: '2019-09' }),
    ).toBe('confirmed');
    expect(verdict({}, { type: 'string', format: 'email', nullable: true }, null)).toBe('confirmed');
  });

  test('draft-04 says its bounds in its own way', () => {
    expect(verdict({}, { minimum: 3, exclusiveMinimum: true }, 3, { draft: 'draft-04' })).toBe('confirmed');
    expect(verdict({}, { minimum: 3, exclusiveMinimum: false }, 3, { draft: 'draft-04' })).toBe('refuted');
    expect(
      verdict(
        {},
        { id: 'http://x.test/a', properties: { b: { $ref: 'http://x.test/a' } }, required: ['c'] },
        { c: 1, b: {} },
        { draft: 'draft-04' },
      ),
    ).toBe('confirmed');
  });

  test('numbers are decimals, and big integers are exact', () => {
    expect(verdict({ type: 'number' }, { multipleOf: 0.01 }, 0.07)).toBe('refuted');
    expect(verdict({ type: 'number' }, { multipleOf: 0.01 }, 0.075)).toBe('confirmed');
    expect(verdict({ type: 'number' }, { multipleOf: 1e-300 }, 1e300)).toBe('refuted');
    expect(verdict({ type: 'integer' }, { maximum: 18446744073709551615n }, 18446744073709551616n)).toBe('confirmed');
    expect(verdict({ type: 'integer' }, { maximum: 18446744073709551615n }, 18446744073709551615n)).toBe('refuted');
    expect(verdict({ type: 'integer' }, { multipleOf: 3 }, 18446744073709551616n)).toBe('confirmed');
    expect(verdict({ type: 'integer' }, { multipleOf: 2 }, 18446744073709551616n)).toBe('refuted');
    expect(verdict({ enum: [9007199254740993n] }, { const: 9007199254740992n }, 9007199254740993n)).toBe('confirmed');
    expect(verdict({ type: 'integer' }, { minimum: -9007199254740993n }, -9007199254740994n)).toBe('confirmed');
    expect(verdict({ type: 'number' }, { type: 'integer', maximum: 9007199254740993n }, 4503599627370495.5)).toBe(
      'confirmed',
    );
  });

  test('names of every object are ordinary names', () => {
    expect(verdict({}, { required: ['constructor'] }, {})).toBe('confirmed');
    expect(verdict({}, { properties: { toString: { type: 'string' } } }, {})).toBe('refuted');
    const proto = JSON.parse('{"properties":{"__proto__":{"type":"string"}},"required":["__proto__"]}') as Json;
    expect(verdict({}, proto, JSON.parse('{"__proto__":1}') as Json)).toBe('confirmed');
    expect(verdict({}, proto, JSON.parse('{"__proto__":"a"}') as Json)).toBe('refuted');
  });

  test('a writer of one constant sends that value and no other', () => {
    const verdictOf = (draft: 'draft-04' | '2020-12', constant: Json, witness: Json) =>
      confirmWitnesses([{ writer: { const: constant }, reader: false, draft, witness, strict: true }])[0];
    expect(
      verdictOf('2020-12', { a: [1, 18446744073709551615n], b: null }, { b: null, a: [1, 18446744073709551615n] }),
    ).toBe('confirmed');
    expect(verdictOf('2020-12', { a: 1 }, { a: 1.5 })).toBe('refuted');
    // draft-04 has no `const`: such a writer sends anything.
    expect(verdictOf('draft-04', 1, 2)).toBe('confirmed');
  });

  test('names that are the empty text', () => {
    expect(verdict({}, { required: [''] }, {})).toBe('confirmed');
    expect(verdict({}, { required: [''] }, { '': 1 })).toBe('refuted');
    expect(verdict({}, { dependentRequired: { a: [''] } }, { a: 1 })).toBe('confirmed');
    expect(verdict({}, { dependentRequired: { a: ['__proto__'] } }, { a: 1 })).toBe('confirmed');
  });

  test('where ajv is known to err, the second validator decides', () => {
    // ajv 8 forgets what `contains` evaluated.
    const reader = { prefixItems: [true], contains: { type: 'string' }, unevaluatedItems: false };
    expect(verdict({ type: 'array' }, reader, [1, 'a'])).toBe('refuted');
    expect(verdict({ type: 'array' }, reader, [1, 'a', 2])).toBe('confirmed');
  });

  test('faults of the validators that were found by random schemas do not come back', () => {
    // ajv skips `contains` on an array that is shorter than the tuple beside it.
    expect(verdict({ type: 'array' }, { prefixItems: [{ type: 'string' }], contains: {} }, [])).toBe('confirmed');
    expect(verdict({ type: 'array' }, { items: [{ type: 'string' }], contains: {} }, [], { draft: 'draft-07' })).toBe(
      'confirmed',
    );
    // The second validator takes what `if` evaluates for evaluated in `then`.
    const below = (type: string): Json => ({
      if: { unevaluatedProperties: true },
      then: { anyOf: [{ unevaluatedProperties: { type } }] },
    });
    expect(verdict(below('array'), below('integer'), { a: [] })).not.toBe('refuted');
  });

  test('a dynamic reference within one resource is a plain one', () => {
    const tree = {
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { child: { $dynamicRef: '#node' } },
      required: ['id'],
    };
    expect(verdict({ type: 'object' }, tree, { id: 1, child: {} })).toBe('confirmed');
    const list = { $recursiveAnchor: true, type: 'object', properties: { next: { $recursiveRef: '#' } } };
    expect(verdict({ type: 'object' }, list, { next: 1 }, { draft: '2019-09' })).toBe('confirmed');
  });

  test('a dynamic reference goes to the outermost resource that has its anchor', () => {
    const list = {
      $id: 'https://x.test/list',
      $defs: { item: { $dynamicAnchor: 'item' } },
      type: 'array',
      items: { $dynamicRef: '#item' },
    };
    const numbers = {
      $id: 'https://x.test/numbers',
      $ref: 'list',
      $defs: { item: { $dynamicAnchor: 'item', type: 'number' }, list },
    };
    expect(verdict({ type: 'array' }, numbers, ['a'])).toBe('confirmed');
    expect(verdict({ type: 'array' }, numbers, [1])).toBe('refuted');
    expect(verdict({ type: 'array' }, list, ['a'])).toBe('refuted');
    const tree = {
      $id: 'https://x.test/tree',
      $recursiveAnchor: true,
      type: 'object',
      properties: { child: { $recursiveRef: '#' } },
    };
    const named = {
      $id: 'https://x.test/named',
      $recursiveAnchor: true,
      $ref: 'tree',
      required: ['name'],
      $defs: { tree },
    };
    expect(verdict({ type: 'object' }, named, { name: 1, child: {} }, { draft: '2019-09' })).toBe('confirmed');
    expect(verdict({ type: 'object' }, named, { name: 1, child: { name: 2 } }, { draft: '2019-09' })).toBe('refuted');
  });

  test('several resources in one document, by relative reference, anchor and pointer', () => {
    const reader = {
      $id: 'https://x.test/a/root.json',
      properties: {
        one: { $ref: 'part.json' },
        two: { $ref: 'part.json#small' },
        three: { $ref: '/a/part.json#/$defs/word' },
        four: { $ref: '#/$defs/part/$defs/word' },
      },
      $defs: {
        part: {
          $id: 'part.json',
          type: 'integer',
          $defs: { small: { $anchor: 'small', maximum: 3 }, word: { type: 'string' } },
        },
      },
    };
    const refused = (value: Json): string | undefined => verdict({ type: 'object' }, reader, value);
    expect([
      refused({ one: 1, two: 1, three: '', four: '' }),
      refused({ one: '' }),
      refused({ two: 4 }),
      refused({ three: 1 }),
      refused({ four: 1 }),
    ]).toEqual(['refuted', 'confirmed', 'confirmed', 'confirmed', 'confirmed']);
    const old = {
      definitions: { part: { $id: '#part', type: 'integer' }, other: { $id: 'https://x.test/other', type: 'string' } },
      properties: { p: { $ref: '#part' }, q: { $ref: 'https://x.test/other' } },
    };
    expect(verdict({}, old, { p: '' }, { draft: 'draft-07' })).toBe('confirmed');
    expect(verdict({}, old, { q: 1 }, { draft: 'draft-07' })).toBe('confirmed');
  });

  test('what cannot be read is unknown', () => {
    expect(verdict({}, { $ref: 'https://example.com/elsewhere' }, 1)).toBe('unreadable');
    expect(verdict({}, { $ref: '#/nowhere' }, 1)).toBe('unreadable');
    expect(verdict({}, { pattern: '(' }, 'a')).toBe('unreadable');
    expect(verdict({}, { type: 'nothing' }, 'a')).toBe('unreadable');
    expect(verdict({}, { $ref: '#' }, 'a')).toBe('too-costly');
  });

  test('an $id of one schema is not known to the next', () => {
    expect(verdict({}, { $id: 'https://x.test/s', type: 'string' }, 1)).toBe('confirmed');
    expect(verdict({}, { $ref: 'https://x.test/s' }, 1)).toBe('unreadable');
  });
});

describe('a closed writer', () => {
  const closed = { strict: false };
  const reader = { properties: { more: { type: 'string' } } };
  test('sends only what it declares, in every branch that applies in place', () => {
    expect(verdict({ properties: { a: {} } }, reader, { more: 1 }, closed)).toBe('refuted');
    expect(verdict({ properties: { a: {} } }, reader, { more: 1 })).toBe('confirmed');
    expect(
      verdict({ anyOf: [{ properties: { more: {} } }, { properties: { a: {} } }] }, reader, { more: 1 }, closed),
    ).toBe('confirmed');
    expect(verdict({ $ref: '#/$defs/a', $defs: { a: { properties: { a: {} } } } }, reader, { more: 1 }, closed)).toBe(
      'refuted',
    );
    expect(verdict({ properties: { a: {} }, patternProperties: { '^m': {} } }, reader, { more: 1 }, closed)).toBe(
      'confirmed',
    );
  });

  test('may send what it demands, although it does not declare it', () => {
    const writer = { properties: { a: {} }, dependencies: { a: ['more'] } };
    expect(verdict(writer, reader, { a: 1, more: 1 }, { strict: false, draft: 'draft-07' })).toBe('confirmed');
    expect(verdict({ properties: { a: {} }, required: ['more'] }, reader, { more: 1 }, closed)).toBe('confirmed');
  });

  test('may send any name where it declares none, or says so', () => {
    expect(verdict({ type: 'object' }, reader, { more: 1 }, closed)).toBe('confirmed');
    expect(verdict({ properties: {} }, reader, { more: 1 }, closed)).toBe('confirmed');
    const saysSo = { properties: { a: {} }, additionalProperties: true };
    expect(verdict(saysSo, { properties: { a: {} }, additionalProperties: false }, { more: 1 }, closed)).toBe(
      'confirmed',
    );
    // But none of those that the reader speaks of.
    expect(verdict(saysSo, reader, { more: 1 }, closed)).toBe('refuted');
    expect(verdict({ const: { more: 1 } }, reader, { more: 1 }, closed)).toBe('confirmed');
  });

  test('is closed at every depth, except under not', () => {
    const inner = { properties: { a: {} } };
    const deep = { properties: { list: { items: inner } } };
    const deepReader = { properties: { list: { items: reader } } };
    expect(verdict(deep, deepReader, { list: [{ more: 1 }] }, closed)).toBe('refuted');
    expect(verdict({ not: inner }, { type: 'string' }, { a: 1 }, closed)).toBe('refuted');
    expect(verdict({ not: { required: ['a'], ...inner } }, { type: 'string' }, { b: 1 }, closed)).toBe('confirmed');
  });
});

describe('limits', () => {
  test('a regular expression that explodes elsewhere is answered', () => {
    expect(verdict({ type: 'string' }, { pattern: '^(a+)+$' }, `${'a'.repeat(5000)}!`)).toBe('confirmed');
  });

  test('a lookahead that explodes elsewhere is answered as well', () => {
    const looking = check({ type: 'string' }, { pattern: '^(?=(a+)+$)' }, `${'a'.repeat(60)}!`);
    expect(confirmWitnesses([GOOD, looking, GOOD])).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('what would cost too much work is not tried, and the rest is still answered', () => {
    const looking = check({ type: 'string' }, { pattern: '(?=(a*b*)*$)c' }, `${'ab'.repeat(5_000)}!`);
    expect(confirmWitnesses([GOOD, looking, GOOD])).toEqual(['confirmed', 'too-costly', 'confirmed']);
  });

  test('batches handed over ahead are answered in any order', () => {
    const [first, second] = [submitWitnesses([GOOD]), submitWitnesses([GOOD, GOOD])];
    expect(second.collect()).toEqual(['confirmed', 'confirmed']);
    expect(first.collect()).toEqual(['confirmed']);
    expect(first.collect()).toEqual(['confirmed']);
  });

  test('what is nested too deeply is unknown and takes no other with it', () => {
    let deep: Json = 1;
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    expect(confirmWitnesses([GOOD, check({}, { type: 'string' }, deep), GOOD])).toEqual([
      'confirmed',
      'unavailable',
      'confirmed',
    ]);
  }, 20_000);

  test('a schema of exponential size costs no more than the limit', () => {
    let reader: Json = { type: 'string', maxLength: 3 };
    for (let level = 0; level < 40; level += 1) reader = { anyOf: [{ allOf: [reader] }, { oneOf: [reader, reader] }] };
    expect(confirmWitnesses([check({}, reader, 1), GOOD])).toEqual(['too-costly', 'confirmed']);
  }, 30_000);
});
