/** Where a finding lies, what it shows of the two sides, and that one cause is one finding. */
import { describe, expect, test } from '@jest/globals';
import { breaks } from '../../src/breaks/index.ts';
import type { Json } from '../../src/core/json.ts';
import { manifest, tool } from '../support/contracts.ts';

const TEXT: Json = { type: 'string' };
const INT: Json = { type: 'integer' };
const object = (properties: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'object',
  properties,
  ...more,
});
const said = (part: 'parameters' | 'returns', old: Json, current: Json) =>
  breaks(manifest({ tools: [tool('t', { [part]: old })] }), manifest({ tools: [tool('t', { [part]: current })] })).map(
    ({ level, message, place, witness, also }) => [level, message, place?.path, witness?.at, also?.length ?? 0],
  );

describe('places', () => {
  test('through a union, by the alternative', () => {
    const ports = (more: Readonly<Record<string, Json>>): Json =>
      object({ ports: { type: 'array', items: { oneOf: [TEXT, object({ id: TEXT }, more)] } } });
    expect(said('parameters', ports({}), ports({ required: ['id'] }))).toEqual([
      ['break', '`ports[] (as object).id` is now required', 'ports[] (as object).id', '/ports/0', 0],
    ]);
  });

  test('through a definition, by the fields; all of them are one finding', () => {
    const shared = (inner: Json): Json =>
      object(
        { a: { $ref: '#/$defs/m' }, c: { type: 'array', items: { $ref: '#/$defs/m' } } },
        { $defs: { m: object({ amt: inner }) } },
      );
    expect(said('parameters', shared(INT), shared({ type: 'integer', minimum: 0 }))).toEqual([
      ['break', '`a.amt` no longer accepts negative numbers (and 1 more place)', 'a.amt', '/a/amt', 2],
    ]);
  });

  test('an object that opens is named, not its child', () => {
    const message = (further: boolean): Json => object({ msg: object({ x: {} }, { additionalProperties: further }) });
    expect(said('returns', message(false), message(true))[0]).toEqual([
      'break',
      'result `msg` may have fields that old readers reject',
      'msg',
      '/msg/a',
      0,
    ]);
  });
});

test('the same change in inlined copies is one finding', () => {
  const copies = (inner: Json): Json =>
    object(
      Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`c${at}`, object({ spec: object({ field: inner }) })])),
    );
  expect(said('parameters', copies(TEXT), copies(INT))).toEqual([
    [
      'break',
      '`c0.spec.field` changed from string to integer (and 23 more places)',
      'c0.spec.field',
      '/c0/spec/field',
      23,
    ],
  ]);
});

test('two fields of one type are two causes', () => {
  expect(said('parameters', object({ a: TEXT, b: TEXT }), object({ a: INT, b: INT }))).toHaveLength(2);
});

test('a nullable result says null, not the same type twice', () => {
  expect(said('returns', object({ x: TEXT }), object({ x: { anyOf: [TEXT, { type: 'null' }] } }))).toEqual([
    ['break', 'result `x` may now be null', 'x', '/x', 0],
  ]);
});

test('notices reach behind references and unions', () => {
  const behind = (fields: Json): Json =>
    object({ f: { anyOf: [{ $ref: '#/$defs/f' }, { type: 'null' }] } }, { $defs: { f: object(fields) } });
  expect(
    said('parameters', behind({ a: TEXT }), behind({ a: { ...(TEXT as object), default: 'x' }, b: TEXT })).map(
      ([, m]) => m,
    ),
  ).toEqual(['`f.b` is a new optional argument', '`f.a` now has the default `x`']);
});
