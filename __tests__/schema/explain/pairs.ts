import fc from 'fast-check';
import type { Json } from '../../../src/core/json.ts';

/** A writer and a reader grown together: mostly alike, different here and there, so that places lie deep. */
export type SchemaPair = readonly [writer: Json, reader: Json];

const NAMES = ['a', 'b', 'c', 'constructor'];
const value = fc.constantFrom<Json>(null, true, 0, 1, 2.5, -3, '', 'a', 'ab', [], [1], {}, { a: 1 });
const count = fc.nat({ max: 3 });
const name = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(name, { maxLength: 2 });
const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

/** Keywords that hold no schemas. */
const leaf: fc.Arbitrary<Record<string, Json>> = fc.oneof(
  fc.record({ type }),
  fc.record({ type: fc.uniqueArray(type, { minLength: 1, maxLength: 3 }) }),
  fc.record({ enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) }) }),
  fc.record({ const: value }),
  fc.record({ type: fc.constantFrom('integer', 'number'), minimum: fc.integer({ min: -2, max: 4 }) }),
  fc.record({ type: fc.constantFrom('integer', 'number'), maximum: fc.integer({ min: -2, max: 4 }) }),
  fc.record({ exclusiveMinimum: fc.integer({ min: -2, max: 4 }), multipleOf: fc.constantFrom(0.5, 1, 2, 3) }),
  fc.record({ type: fc.constant('string'), minLength: count }),
  fc.record({ type: fc.constant('string'), maxLength: count }),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^a', 'b$', '^[ab]*$', '^.{2}$') }),
  fc.record({ type: fc.constant('array'), minItems: count }),
  fc.record({ type: fc.constant('array'), maxItems: count, uniqueItems: fc.boolean() }),
  fc.record({ type: fc.constant('object'), required: names }),
  fc.record({ type: fc.constant('object'), minProperties: count }),
  fc.record({ maxProperties: count, dependentRequired: fc.dictionary(name, names, { maxKeys: 2 }) }),
);

/** Either the same keywords on both sides, or others. */
const leafPair: fc.Arbitrary<SchemaPair> = fc.oneof(
  { weight: 3, arbitrary: leaf.map((one): SchemaPair => [one, one]) },
  { weight: 2, arbitrary: fc.tuple(leaf, leaf) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<SchemaPair>([true, true], [true, false], [false, false], [{}, { type: 'object' }]),
  },
);

const both = (build: (side: 0 | 1) => Json): SchemaPair => [build(0), build(1)];

export const schemaPairs: fc.Arbitrary<SchemaPair> = fc.letrec<{ pair: SchemaPair }>((tie) => {
  const pair = tie('pair');
  const list = fc.array(pair, { minLength: 1, maxLength: 3 });
  const object = fc
    .tuple(
      fc.dictionary(name, pair, { minKeys: 1, maxKeys: 3 }),
      names,
      names,
      fc.constantFrom<Json>(null, false),
      fc.option(pair),
    )
    .map(([properties, sent, demanded, closed, others]) =>
      both((side) => ({
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, one[side]])),
        required: side === 0 ? sent : demanded,
        ...(others !== null
          ? { additionalProperties: others[side] }
          : side === 1 && closed === false
            ? { additionalProperties: false }
            : {}),
      })),
    );
  const held = (keyword: string): fc.Arbitrary<SchemaPair> =>
    pair.map((one) => both((side) => ({ [keyword]: one[side] })));
  const listed = (keyword: string): fc.Arbitrary<SchemaPair> =>
    list.map((all) => both((side) => ({ [keyword]: all.map((one) => one[side]) })));
  const beside = fc
    .tuple(pair, leafPair)
    .map(([one, other]) => both((side) => ({ ...(other[side] as object), allOf: [one[side]] })));
  const shared = fc.tuple(pair, name, name).map(([one, first, second]) =>
    both((side) => ({
      type: 'object',
      $defs: { s: one[side] },
      properties: { [first]: { $ref: '#/$defs/s' }, [second]: { items: { $ref: '#/$defs/s' } } },
    })),
  );
  const tagged = fc.tuple(pair, pair).map((branches) =>
    both((side) => ({
      oneOf: branches.map((one, index) => ({
        type: 'object',
        properties: { kind: { const: index }, v: one[side] },
        required: ['kind'],
      })),
    })),
  );
  const condition = fc
    .tuple(pair, pair, pair)
    .map(([test, yes, no]) => both((side) => ({ if: test[0], then: yes[side], else: no[side] })));
  const tuple = fc
    .tuple(list, pair)
    .map(([items, rest]) =>
      both((side) => ({ type: 'array', prefixItems: items.map((one) => one[side]), items: rest[side] })),
    );
  const dependent = fc
    .tuple(name, pair)
    .map(([when, one]) => both((side) => ({ dependentSchemas: { [when]: one[side] } })));
  const patterned = pair.map((one) => both((side) => ({ patternProperties: { '^[ab]': one[side] } })));
  return {
    pair: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leafPair,
      object,
      object,
      listed('allOf'),
      listed('anyOf'),
      listed('oneOf'),
      held('not'),
      held('items'),
      held('contains'),
      held('propertyNames'),
      held('unevaluatedProperties'),
      beside,
      shared,
      tagged,
      condition,
      tuple,
      dependent,
      patterned,
    ),
  };
}).pair;
