import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/core/json.ts';

/**
 * Schemas that use every keyword, over few names, numbers and strings, so that two of them have something to do with
 * each other; and values over the same. Definitions refer to each other, themselves included.
 */

/** Where random tests begin; another number looks at other schemas. */
export const SEED = Number(process.env['BERM_COMPAT_SEED'] ?? 20_260);

const NAMES = ['a', 'b', 'ab', 'c1', '__proto__'] as const;
const TEXTS = ['', 'a', 'b', 'ab', 'c1', 'é'] as const;
const PATTERNS = ['^a', 'b$', '^[a-c]+$', '[0-9]', '^(?!a)', '^.$', ''] as const;
const NUMBERS = [-1, 0, 0.5, 1, 2, 3, 6] as const;
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
const DEFINITIONS = ['one', 'two'] as const;

const name = fc.constantFrom(...NAMES);
const count = fc.integer({ min: 0, max: 3 });

/** An object that may have an own member of any name, `__proto__` too. */
export function objectOf<T extends Json>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const object: Record<string, T> = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  return object;
}

function mapOf<T extends Json>(key: fc.Arbitrary<string>, value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> {
  return fc.array(fc.tuple(key, value), { minLength: 0, maxLength: 2 }).map(objectOf);
}

/** Small values, of which schemas of the grammar tell many apart. */
export const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    fc.constantFrom<Json>(null, true, false),
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(...TEXTS),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 3 }).map(objectOf),
  ),
})).value;

type Keyword = readonly (readonly [string, Json])[];

/** The keywords of one schema; `sub` makes the schemas inside. */
function keywords(sub: fc.Arbitrary<Json>, references: readonly string[]): fc.Arbitrary<Keyword> {
  const one = <T extends Json>(keyword: string, of: fc.Arbitrary<T>): fc.Arbitrary<Keyword> =>
    of.map((said) => [[keyword, said]]);
  const list = fc.array(sub, { minLength: 1, maxLength: 3 });
  const number = fc.constantFrom(...NUMBERS);
  const scalars = [
    one(
      'type',
      fc.oneof(fc.constantFrom(...TYPES), fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 3 })),
    ),
    one('enum', fc.array(value, { minLength: 1, maxLength: 3 })),
    one('const', value),
    one('minimum', number),
    one('maximum', number),
    one('exclusiveMinimum', number),
    one('exclusiveMaximum', number),
    one('multipleOf', fc.constantFrom(1, 2, 3, 0.5)),
    one('minLength', count),
    one('maxLength', count),
    one('pattern', fc.constantFrom(...PATTERNS)),
    one('minItems', count),
    one('maxItems', count),
    one('uniqueItems', fc.boolean()),
    one('minProperties', count),
    one('maxProperties', count),
    one('required', fc.uniqueArray(name, { maxLength: 2 })),
    one('dependentRequired', mapOf(name, fc.uniqueArray(name, { maxLength: 2 }))),
    one('title', fc.constantFrom('said', 'otherwise')),
    one('format', fc.constantFrom('uri', 'date')),
  ];
  const applicators = [
    one('properties', mapOf(name, sub)),
    one('properties', mapOf(name, sub)),
    one('patternProperties', mapOf(fc.constantFrom(...PATTERNS), sub)),
    one('additionalProperties', sub),
    one('propertyNames', sub),
    one('unevaluatedProperties', sub),
    one('dependentSchemas', mapOf(name, sub)),
    one('prefixItems', list),
    one('items', sub),
    one('unevaluatedItems', sub),
    fc
      .tuple(sub, fc.option(count), fc.option(count))
      .map(([of, min, max]): Keyword => [
        ['contains', of],
        ...(min === null ? [] : [['minContains', min] as const]),
        ...(max === null ? [] : [['maxContains', max] as const]),
      ]),
    one('allOf', list),
    one('anyOf', list),
    one('oneOf', list),
    one('not', sub),
    fc
      .tuple(sub, fc.option(sub), fc.option(sub))
      .map(([when, then, otherwise]): Keyword => [
        ['if', when],
        ...(then === null ? [] : [['then', then] as const]),
        ...(otherwise === null ? [] : [['else', otherwise] as const]),
      ]),
    ...(references.length === 0 ? [] : [one('$ref', fc.constantFrom(...references))]),
  ];
  const some = (of: readonly fc.Arbitrary<Keyword>[], maxLength: number): fc.Arbitrary<Keyword> =>
    fc.array(fc.oneof(...of), { minLength: 0, maxLength }).map((parts) => parts.flat());
  return fc.oneof(some(scalars, 3), some([...applicators, ...scalars], 3), some(applicators, 3));
}

function schemas(references: readonly string[], maxDepth: number): fc.Arbitrary<Json> {
  return fc.letrec<{ schema: Json }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', maxDepth },
      { weight: 1, arbitrary: fc.boolean() },
      {
        weight: 2,
        arbitrary: fc.constantFrom<Json>(
          { type: 'integer' },
          { type: 'string' },
          { type: ['string', 'null'] },
          { const: 1 },
          { const: 'a' },
          { enum: ['a', 'b'] },
        ),
      },
      { weight: 6, arbitrary: keywords(tie('schema'), references).map(objectOf) },
    ),
  })).schema;
}

/** Schemas in the words of 2020-12, without references. */
export const schema: fc.Arbitrary<Json> = schemas([], 3);

/** Schemas with definitions that may refer to each other and to the whole. */
export const document: fc.Arbitrary<JsonObject> = fc
  .tuple(
    schemas(['#/$defs/one', '#/$defs/two', '#'], 2),
    ...DEFINITIONS.map(() => schemas(['#/$defs/one', '#/$defs/two'], 2)),
  )
  .map(([root, ...definitions]) => ({
    allOf: [root],
    $defs: objectOf(DEFINITIONS.map((key, index) => [key, definitions[index] ?? true])),
  }));
