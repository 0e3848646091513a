/**
 * What a component's configuration accepts less of, as heddle sees it; every witness replayed through heddle's
 * loading.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pluginBreaks } from '../../../src/breaks/index.ts';
import { isObject, type Json, type JsonObject } from '../../../src/core/json.ts';
import { seeConfiguration } from '../../../src/heddle/uses/index.ts';

const plugin = (component: JsonObject): Json => ({ name: 'acme', version: '1.0.0', components: [component] });
const component = (schema: Json | undefined, kind = 'node'): JsonObject => ({
  componentType: 'Judge',
  kind,
  ...(kind === 'middleware' && { seams: { node: ['after'] } }),
  ...(schema !== undefined && { schema }),
});
const found = (old: Json | undefined, current: Json, kind = 'node') =>
  pluginBreaks(plugin(component(old, kind)), plugin(component(current, kind)))
    .filter(({ level }) => level === 'break' || level === 'undecided')
    .map(({ kind: id, message, witness }) => [id, message, witness?.value] as const);

const HEDDLE = { id: 'a', name: 'a', componentType: 'Judge', metadata: {}, inputs: [], outputs: [], branches: [] };

describe('as heddle sees it', () => {
  test('a witness holds the fields that heddle adds, none of them empty', () => {
    expect(
      found({ properties: { a: { type: 'string' } } }, { properties: { a: { type: 'string' } }, required: ['a'] }),
    ).toEqual([['configuration-narrowed', 'configuration `a` is now required', HEDDLE]]);
  });

  test('what had no schema could be anything', () => {
    for (const kind of ['node', 'middleware', 'store'])
      expect(found(undefined, { required: ['a'] }, kind).map(([id]) => id)).toEqual(['configuration-narrowed']);
  });

  test('null never arrives from a document, and does from an operator', () => {
    const [old, current] = [
      { properties: { a: { type: ['string', 'null'] } } },
      { properties: { a: { type: 'string' } } },
    ];
    expect(found(old, current)).toEqual([]);
    expect(found(old, current, 'middleware')).toEqual([
      ['configuration-narrowed', 'configuration `a` no longer accepts null', { a: null }],
    ]);
  });

  test('a snake_case property constrains nothing in a document, inside an object it does', () => {
    expect(
      found({ properties: { max_age: { type: 'string' } } }, { properties: { max_age: { type: 'integer' } } }),
    ).toEqual([]);
    const inner = (type: string): Json => ({
      properties: { a: { type: 'object', properties: { max_age: { type } } } },
    });
    expect(found(inner('string'), inner('integer'))).toEqual([
      [
        'configuration-narrowed',
        'configuration `a.max_age` changed from string to integer',
        { ...HEDDLE, a: { max_age: '' } },
      ],
    ]);
  });

  test('a name that used to be ignored is undecided, in documents and for operators', () => {
    const [old, current] = [{ properties: { a: {} } }, { properties: { a: {}, b: { type: 'integer' } } }];
    for (const kind of ['node', 'middleware'])
      expect(found(old, current, kind).map(([id, message]) => [id, message])).toEqual([
        [
          'configuration-claimed',
          'configuration `b` used to be ignored: a document that holds something else there is rejected',
        ],
      ]);
  });

  test('that heddle’s own fields are rejected is one cause', () => {
    expect(
      found({ properties: { a: {} } }, { properties: { a: {} }, additionalProperties: false }).map(([, says]) => says),
    ).toEqual([
      'fields that heddle adds itself are now rejected: `id, name, componentType, metadata, inputs, outputs, branches`',
    ]);
  });
});

const leaf = fc.oneof(
  fc.constantFrom<Json>(
    {},
    { type: 'string' },
    { type: ['string', 'null'] },
    { type: 'integer', minimum: 2 },
    { type: 'object' },
  ),
  fc.constantFrom<Json>(
    { enum: ['a', 1] },
    { const: true },
    { type: 'array' },
    { type: 'string', maxLength: 2 },
    { type: 'null' },
  ),
);
const schema = fc.letrec<{ node: Json; object: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('object'),
    tie('node').map((items): Json => ({ type: 'array', items })),
  ),
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'max_age', 'maxAge', 'id', 'metadata'), tie('node'), {
        maxKeys: 4,
      }),
      required: fc.uniqueArray(fc.constantFrom('a', 'b', 'maxAge', 'max_age'), { maxLength: 2 }),
      closed: fc.constantFrom(true, false, false, false),
    })
    .map(({ properties, required, closed }): Json => ({
      properties,
      ...(required.length > 0 && { required }),
      ...(closed && { additionalProperties: false }),
    })),
})).object;

/** 1,000 pairs, in parts: the old plugin takes each witness, and the new one refuses it. */
test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'every witness is a configuration that the old plugin accepts and the new one rejects (part %i)',
  (part) => {
    let witnesses = 0;
    fc.assert(
      fc.property(schema, schema, fc.constantFrom('node', 'provider', 'middleware', 'store'), (before, after, kind) => {
        const [old, current] = [component(before, kind), component(after, kind)];
        for (const finding of pluginBreaks(plugin(old), plugin(current), { budget: 20_000 })) {
          if (finding.kind !== 'configuration-narrowed') continue;
          witnesses += 1;
          const value = finding.witness?.value;
          const { componentType: _, ...written } = isObject(value) ? value : {};
          expect(seeConfiguration(old, written).refused).toEqual([]);
          expect(seeConfiguration(current, written).refused).not.toEqual([]);
        }
      }),
      { numRuns: 100, seed: 20_261_130 + part },
    );
    expect(witnesses).toBeGreaterThan(40);
  },
  120_000,
);
