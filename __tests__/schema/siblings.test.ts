/**
 * Pairs that look alike and are not, of every family of keywords: each was once a way to a false "compatible" in some
 * tool. `not compatible` is a break or undecided.
 */
import { expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { contains } from '../../src/schema/contains.ts';
import type { ContainsOptions } from '../../src/schema/types.ts';

type Expected = 'break' | 'compatible' | 'nc';
interface Pair {
  readonly name: string;
  readonly writer: Json;
  readonly reader: Json;
  readonly expected: Expected;
  readonly options: ContainsOptions;
}
const P = (name: string, writer: Json, reader: Json, expected: Expected, options: ContainsOptions = {}): Pair => ({
  name,
  writer,
  reader,
  expected,
  options,
});
const obj = (properties: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'object',
  properties,
  ...more,
});
const parsed = (text: string): Json => JSON.parse(text) as Json;
const [d7, d4, d19] = [{ draft: 'draft-07' }, { draft: 'draft-04' }, { draft: '2019-09' }] as const;

const PAIRS: readonly Pair[] = [
  // malformed inside applicators
  P('malformed in allOf', { allOf: [{ minLength: '1' }] }, { allOf: [{ minLength: '5' }] }, 'nc'),
  P(
    'malformed in anyOf',
    { anyOf: [{ type: 'string', minLength: '1' }, { type: 'null' }] },
    { anyOf: [{ type: 'string', minLength: '5' }, { type: 'null' }] },
    'nc',
  ),
  P('malformed in not', { not: { minimum: '1' } }, { not: { minimum: '2' } }, 'nc'),
  P(
    'malformed in if',
    { if: { minimum: '1' }, then: { type: 'string' } },
    { if: { minimum: '2' }, then: { type: 'string' } },
    'nc',
  ),
  P('malformed in items', { type: 'array', items: { maximum: 'a' } }, { type: 'array', items: { maximum: 'b' } }, 'nc'),
  P('malformed in contains', { contains: { type: 'strin' } }, { contains: { type: 'strng' } }, 'nc'),
  P('malformed in propertyNames', { propertyNames: { pattern: 5 } }, { propertyNames: { pattern: 6 } }, 'nc'),
  P(
    'malformed in dependentSchemas',
    { dependentSchemas: { a: { minProperties: '1' } } },
    { dependentSchemas: { a: { minProperties: '2' } } },
    'nc',
  ),
  P(
    'malformed in $defs via ref',
    { $ref: '#/$defs/a', $defs: { a: { minLength: true } } },
    { $ref: '#/$defs/a', $defs: { a: { minLength: false } } },
    'nc',
  ),
  P(
    'malformed in unevaluatedProperties',
    obj({ a: {} }, { unevaluatedProperties: 'no' }),
    obj({ a: {} }, { unevaluatedProperties: 'yes' }),
    'nc',
  ),
  P(
    'malformed additionalProperties null',
    obj({ a: {} }, { additionalProperties: null }),
    obj({ a: {} }, { additionalProperties: 0 }),
    'nc',
  ),
  P('absent vs malformed', obj({ a: { type: 'string' } }), obj({ a: { type: 'string', maxLength: '5' } }), 'nc'),
  P('enum null', { enum: null }, { enum: 0 }, 'nc'),
  P('enum object', { enum: { a: 1 } }, { enum: { a: 2 } }, 'nc'),
  P('type null value', { type: null }, { type: 'string' }, 'nc'),
  P('type empty list', { type: [] }, { type: ['string'] }, 'nc'),
  P('type list dup', { type: ['string', 'string'] }, { type: 'integer' }, 'nc'),
  P('type list bad', { type: ['string', 'str'] }, { type: ['string', 'sting'] }, 'nc'),
  P('uniqueItems text', { type: 'array', uniqueItems: 'true' }, { type: 'array', uniqueItems: 'false' }, 'nc'),
  P('minContains no number', { contains: {}, minContains: 'a' }, { contains: {}, minContains: 'b' }, 'nc'),
  P('multipleOf 0', { type: 'number', multipleOf: 0 }, { type: 'number', multipleOf: -1 }, 'nc'),
  P('multipleOf negative', { type: 'integer' }, { type: 'integer', multipleOf: -2 }, 'nc'),
  P('maxLength fraction', { type: 'string', maxLength: 1.5 }, { type: 'string', maxLength: 2.5 }, 'nc'),
  P('maxLength 2.0', { type: 'string', maxLength: 3.0 }, { type: 'string', maxLength: 2.0 }, 'break'),
  P('required dup', { required: ['a', 'a'] }, { required: ['b'] }, 'nc'),
  P('required mixed', { required: ['a', 1] }, { required: ['a', 2] }, 'nc'),
  P('properties list', { properties: [{ a: 1 }] }, { properties: [{ a: 2 }] }, 'nc'),
  P('properties value null', obj({ a: null }), obj({ a: 0 }), 'nc'),
  P('anyOf empty', { anyOf: [] }, { anyOf: {} }, 'nc'),
  P('anyOf of non schema', { anyOf: ['a'] }, { anyOf: ['b'] }, 'nc'),
  P('not list', { not: [{}] }, { not: [{ type: 'string' }] }, 'nc'),
  P('if non schema', { if: 1, then: false }, { if: 2, then: false }, 'nc'),
  P('then without if differs', { then: { type: 'string' } }, { then: { type: 'integer' } }, 'compatible'),
  P('$ref non string', { $ref: 5 }, { $ref: 6 }, 'nc'),
  P('$ref null', obj({ a: { $ref: null } }), obj({ a: { $ref: {} } }), 'nc'),
  P('pattern invalid', { type: 'string', pattern: '(' }, { type: 'string', pattern: '[' }, 'nc'),
  P(
    'patternProperties invalid key',
    { patternProperties: { '(': { type: 'string' } } },
    { patternProperties: { '[': { type: 'string' } } },
    'nc',
  ),
  P('dependencies malformed', { dependencies: { a: 'b' } }, { dependencies: { a: 'c' } }, 'nc'),
  P('dependentRequired text', { dependentRequired: { a: 'b' } }, { dependentRequired: { a: 'c' } }, 'nc'),
  P('const differs', { const: { a: [1] } }, { const: { a: [2] } }, 'break'),
  P(
    'exclusiveMinimum true 2020',
    { type: 'integer', minimum: 0 },
    { type: 'integer', minimum: 0, exclusiveMinimum: true },
    'nc',
  ),
  P(
    'exclusiveMinimum draft-4',
    { type: 'integer', minimum: 0 },
    { type: 'integer', minimum: 0, exclusiveMinimum: true },
    'break',
    d4,
  ),
  P(
    'exclusiveMinimum number draft-4',
    { type: 'integer', exclusiveMinimum: 1 },
    { type: 'integer', exclusiveMinimum: 2 },
    'nc',
    d4,
  ),
  P('draft-4 required boolean', obj({ a: { required: false } }), obj({ a: { required: true } }), 'nc', d4),
  P('draft-3 divisibleBy', { divisibleBy: 2 }, { divisibleBy: 3 }, 'nc'),
  P('draft-3 disallow', { disallow: 'string' }, { disallow: 'number' }, 'nc'),
  P('draft-3 extends', { extends: { type: 'string' } }, { extends: { type: 'integer' } }, 'nc'),
  P(
    '$ref sibling draft-07',
    { $ref: '#/definitions/a', definitions: { a: { type: 'string' } }, maxLength: 5 },
    { $ref: '#/definitions/a', definitions: { a: { type: 'string' } }, maxLength: 2 },
    'compatible',
    d7,
  ),
  P(
    '$ref sibling 2020',
    { $ref: '#/$defs/a', $defs: { a: { type: 'string' } }, maxLength: 5 },
    { $ref: '#/$defs/a', $defs: { a: { type: 'string' } }, maxLength: 2 },
    'break',
  ),
  P(
    '$ref sibling 2019',
    { $ref: '#/$defs/a', $defs: { a: { type: 'string' } }, maxLength: 5 },
    { $ref: '#/$defs/a', $defs: { a: { type: 'string' } }, maxLength: 2 },
    'break',
    d19,
  ),
  P(
    'definitions vs $defs',
    { $ref: '#/definitions/a', definitions: { a: { type: 'string' } } },
    { $ref: '#/$defs/a', $defs: { a: { type: 'integer' } } },
    'break',
  ),
  P('dangling ref both different', { $ref: '#/$defs/x' }, { $ref: '#/$defs/y' }, 'nc'),
  P('dangling vs nothing', {}, { $ref: '#/$defs/y' }, 'nc'),
  P(
    'relative foreign ref different bases',
    { $id: 'https://a.example/', $ref: 'x.json' },
    { $id: 'https://b.example/', $ref: 'x.json' },
    'nc',
  ),
  P('same foreign different fragment', { $ref: 'https://a.example/x#/a' }, { $ref: 'https://a.example/x#/b' }, 'nc'),
  P(
    'foreign ref + sibling',
    { $ref: 'https://a.example/x', maxLength: 3 },
    { $ref: 'https://a.example/x', maxLength: 2 },
    'nc',
  ),
  P('foreign in not', { not: { $ref: 'https://a.example/x' } }, { not: { $ref: 'https://a.example/y' } }, 'nc'),
  P(
    '$anchor',
    { $ref: '#a', $defs: { x: { $anchor: 'a', type: 'string' } } },
    { $ref: '#a', $defs: { x: { $anchor: 'a', type: 'integer' } } },
    'break',
  ),
  P(
    '$id base',
    { $id: 'https://e.example/r', $ref: 'b', $defs: { x: { $id: 'b', type: 'string' } } },
    { $id: 'https://e.example/r', $ref: 'b', $defs: { x: { $id: 'b', type: 'integer' } } },
    'break',
  ),
  P(
    '$dynamicRef',
    {
      $id: 'https://e.example/t',
      $ref: 'list',
      $defs: {
        s: { $dynamicAnchor: 'T', type: 'string' },
        l: { $id: 'list', type: 'array', items: { $dynamicRef: '#T' }, $defs: { d: { $dynamicAnchor: 'T' } } },
      },
    },
    {
      $id: 'https://e.example/t',
      $ref: 'list',
      $defs: {
        s: { $dynamicAnchor: 'T', type: 'integer' },
        l: { $id: 'list', type: 'array', items: { $dynamicRef: '#T' }, $defs: { d: { $dynamicAnchor: 'T' } } },
      },
    },
    'break',
  ),
  P(
    '$recursiveRef',
    { $recursiveAnchor: true, properties: { c: { $recursiveRef: '#' }, v: { type: 'string' } } },
    { $recursiveAnchor: true, properties: { c: { $recursiveRef: '#' }, v: { type: 'integer' } } },
    'break',
    d19,
  ),
  P(
    'dependencies array draft-07',
    obj({ a: {}, b: {} }),
    obj({ a: {}, b: {} }, { dependencies: { a: ['b'] } }),
    'break',
    d7,
  ),
  P('dependencies in 2020', obj({ a: {}, b: {} }), obj({ a: {}, b: {} }, { dependencies: { a: ['b'] } }), 'nc'),
  P(
    'dependencies schema',
    obj({ a: {}, b: {} }),
    obj({ a: {}, b: {} }, { dependencies: { a: { required: ['b'] } } }),
    'break',
    d7,
  ),
  P(
    'contains min',
    { type: 'array', contains: { type: 'string' } },
    { type: 'array', contains: { type: 'string' }, minContains: 2 },
    'break',
  ),
  P(
    'contains max',
    { type: 'array', contains: { type: 'string' } },
    { type: 'array', contains: { type: 'string' }, maxContains: 2 },
    'break',
  ),
  P('minContains 0', { type: 'array' }, { type: 'array', contains: { type: 'string' }, minContains: 0 }, 'compatible'),
  P('minContains without contains', { type: 'array' }, { type: 'array', minContains: 3 }, 'compatible'),
  P(
    'propertyNames',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string' }, propertyNames: { maxLength: 3 } },
    'break',
  ),
  P(
    'unevaluatedItems',
    { type: 'array', prefixItems: [{ type: 'string' }] },
    { type: 'array', prefixItems: [{ type: 'string' }], unevaluatedItems: false },
    'break',
  ),
  P(
    'unevaluatedProperties cousins',
    obj({ a: { type: 'string' } }),
    { allOf: [obj({ a: { type: 'string' } })], unevaluatedProperties: false },
    'compatible',
  ),
  P(
    'unevaluatedProperties cousins2',
    obj({ a: { type: 'string' } }),
    { allOf: [obj({ a: { type: 'string' } }), { unevaluatedProperties: false }] },
    'break',
  ),
  P('multipleOf decimals', { type: 'number', multipleOf: 0.01 }, { type: 'number', multipleOf: 0.1 }, 'break'),
  P('multipleOf decimals ok', { type: 'number', multipleOf: 0.1 }, { type: 'number', multipleOf: 0.01 }, 'compatible'),
  P('multipleOf 0.3/0.1', { const: 0.3 }, { multipleOf: 0.1 }, 'compatible'),
  P('1e300 vs max', { type: 'number', maximum: 1e300 }, { type: 'number', maximum: 1e299 }, 'break'),
  P('1.0 integer', { const: 1.0 }, { type: 'integer' }, 'compatible'),
  P('-0', { const: -0 }, { minimum: 0 }, 'compatible'),
  P('unicode length', { type: 'string', const: '😀' }, { maxLength: 1 }, 'compatible'),
  P('unicode pattern', { const: '😀' }, { pattern: '^.$' }, 'compatible'),
  P('pattern unanchored', { type: 'string', pattern: 'a' }, { type: 'string', pattern: '^a' }, 'break'),
  P('pattern flags i', { type: 'string', pattern: '(?i)a' }, { type: 'string', pattern: '(?i)b' }, 'nc'),
  P(
    'pattern \\d vs [0-9]',
    { type: 'string', pattern: '^\\d+$' },
    { type: 'string', pattern: '^[0-9]+$' },
    'compatible',
  ),
  P('pattern \\w unicode', { type: 'string', pattern: '^\\w$' }, { type: 'string', pattern: '^[a-z]$' }, 'break'),
  P(
    'pattern backreference',
    { type: 'string', pattern: '^(a|b)\\1$' },
    { type: 'string', pattern: '^(a|c)\\1$' },
    'nc',
  ),
  P('pattern lookahead', { type: 'string', pattern: '^(?!x)' }, { type: 'string', pattern: '^(?!y)' }, 'break'),
  P('pattern \\Z python', { type: 'string', pattern: '^a\\Z' }, { type: 'string', pattern: '^b\\Z' }, 'nc'),
  P('pattern posix', { type: 'string', pattern: '^[[:alpha:]]$' }, { type: 'string', pattern: '^[[:digit:]]$' }, 'nc'),
  P(
    '__proto__ prop',
    parsed('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
    parsed('{"type":"object","properties":{"__proto__":{"type":"integer"}}}'),
    'break',
  ),
  P(
    '__proto__ required',
    parsed('{"type":"object","properties":{"__proto__":{}}}'),
    parsed('{"type":"object","properties":{"__proto__":{}},"required":["__proto__"]}'),
    'break',
  ),
  P('constructor required', obj({ constructor: {} }), obj({ constructor: {} }, { required: ['constructor'] }), 'break'),
  P(
    '__proto__ def ref',
    parsed('{"$ref":"#/$defs/__proto__","$defs":{"__proto__":{"type":"string"}}}'),
    parsed('{"$ref":"#/$defs/__proto__","$defs":{"__proto__":{"type":"integer"}}}'),
    'break',
  ),
  P('const __proto__', parsed('{"const":{"__proto__":1}}'), parsed('{"const":{"__proto__":2}}'), 'break'),
  P('empty name', obj({ '': { type: 'string' } }), obj({ '': { type: 'integer' } }), 'break'),
  P('empty required', obj({ '': {} }), obj({ '': {} }, { required: [''] }), 'break'),
  P(
    'items list 2020',
    { type: 'array', items: [{ type: 'string' }] },
    { type: 'array', items: [{ type: 'integer' }] },
    'nc',
  ),
  P(
    'additionalItems draft-07',
    { type: 'array', items: [{}] },
    { type: 'array', items: [{}], additionalItems: false },
    'break',
    d7,
  ),
  P('additionalItems w/o items', { type: 'array' }, { type: 'array', additionalItems: false }, 'compatible', d7),
  P(
    'additionalItems in 2020',
    { type: 'array', items: [{}] },
    { type: 'array', items: [{}], additionalItems: false },
    'nc',
  ),
  P(
    'unknown dialect nested',
    obj({ a: { $schema: 'https://x.example/d', type: 'string' } }),
    obj({ a: { $schema: 'https://x.example/d', type: 'integer' } }),
    'nc',
  ),
  P(
    'different $schema',
    { $schema: 'http://json-schema.org/draft-04/schema#', minimum: 0, exclusiveMinimum: true },
    { $schema: 'https://json-schema.org/draft/2020-12/schema', exclusiveMinimum: 0 },
    'compatible',
  ),
  P('$schema not text', { $schema: 5, type: 'string' }, { $schema: 6, type: 'integer' }, 'nc'),
  P('not-a-schema root', 5, 6, 'nc'),
  P('not-a-schema root text', 'a', 'b', 'nc'),
  P('null root', null, [], 'nc'),
  P('same not-a-schema', 5, 5, 'compatible'),
  P(
    'id draft-04 anchors',
    { $ref: '#foo', definitions: { a: { id: '#foo', type: 'string' } } },
    { $ref: '#foo', definitions: { a: { id: '#foo', type: 'integer' } } },
    'break',
    d4,
  ),
  P('$ref in properties name', obj({ $ref: { type: 'string' } }), obj({ $ref: { type: 'integer' } }), 'break'),
  P(
    'ref to keyword value',
    { $ref: '#/properties/a', properties: { a: { type: 'string' } } },
    { $ref: '#/properties/a', properties: { a: { type: 'integer' } } },
    'nc',
  ),
  P(
    'ref to unknown keyword',
    { $ref: '#/x/a', x: { a: { type: 'string' } } },
    { $ref: '#/x/a', x: { a: { type: 'integer' } } },
    'break',
  ),
  P('ref to bool list', { $ref: '#/required', required: ['a'] }, { $ref: '#/required', required: ['b'] }, 'nc'),
  P('readOnly', obj({ a: { readOnly: true } }), obj({ a: {} }), 'compatible'),
  P(
    'oneOf overlapping',
    { oneOf: [{ type: 'integer' }, { type: 'string' }] },
    { oneOf: [{ type: 'integer' }, { type: 'number' }, { type: 'string' }] },
    'break',
  ),
  P('if without then', { type: 'string' }, { if: { maxLength: 2 }, else: false }, 'break'),
  P(
    'deep recursion',
    { $ref: '#/$defs/n', $defs: { n: obj({ n: { $ref: '#/$defs/n' }, v: { type: 'string' } }) } },
    {
      $ref: '#/$defs/n',
      $defs: {
        n: obj({ n: { $ref: '#/$defs/m' }, v: { type: 'string' } }),
        m: obj({ n: { $ref: '#/$defs/n' }, v: { type: 'integer' } }),
      },
    },
    'break',
  ),
  P('enum dup', { enum: [1, 1] }, { enum: [2] }, 'break'),
  P('enum 1 vs 1.0', { enum: [1] }, { enum: [1.0] }, 'compatible'),
  P('enum object order', { enum: [{ a: 1, b: 2 }] }, { enum: [{ b: 2, a: 1 }] }, 'compatible'),
  P('enum true vs 1', { enum: [true] }, { enum: [1] }, 'break'),
  P('enum "1" vs 1', { enum: ['1'] }, { enum: [1] }, 'break'),
  P('uniqueItems 1 vs true', { const: [1, true] }, { uniqueItems: true }, 'compatible'),
  P(
    'uniqueItems objs',
    {
      const: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
    { uniqueItems: true },
    'break',
  ),
  P(
    'minProperties',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 },
    'break',
  ),
  P(
    'patternProperties overlap',
    { type: 'object', patternProperties: { '^a': { type: 'string' } } },
    { type: 'object', patternProperties: { b$: { type: 'integer' } } },
    'break',
  ),
  P(
    'empty pattern prop',
    { type: 'object', patternProperties: { '': { type: 'string' } } },
    { type: 'object', patternProperties: { '': { type: 'integer' } } },
    'break',
  ),
  P('max int boundary', { const: 9007199254740993n }, { maximum: 9007199254740992n }, 'break'),
  P(
    'optional: formatMinimum',
    { format: 'date', formatMinimum: '2020-01-01' },
    { format: 'date', formatMinimum: '2021-01-01' },
    'nc',
  ),
  P('$comment/title only', { title: 'a' }, { title: 'b' }, 'compatible'),
  P(
    'unevaluated w/ malformed',
    obj({ a: {} }, { unevaluatedProperties: false, allOf: [{ properties: [] }] }),
    obj({ a: {} }, { unevaluatedProperties: false, allOf: [{ properties: { b: {} } }] }),
    'nc',
  ),
  P('ref loop', { $ref: '#' }, { $ref: '#/$defs/a', $defs: { a: { $ref: '#' } } }, 'nc'),
  P(
    'allOf ref loop',
    { allOf: [{ $ref: '#' }, { type: 'string' }] },
    { allOf: [{ $ref: '#' }, { type: 'integer' }] },
    'nc',
  ),
];

test.each(PAIRS)('$name', ({ writer, reader, expected, options }) => {
  const { answer } = contains(reader, writer, options);
  if (expected === 'nc') expect(answer).not.toBe('compatible');
  else expect(answer).toBe(expected);
  expect(contains(writer, writer, options)).toEqual({ answer: 'compatible' });
});
