import { describe, expect, test } from '@jest/globals';
import { breaks } from '../../../src/breaks/index.ts';
import type { Json } from '../../../src/core/json.ts';
import type { Manifest } from '../../../src/manifest/model.ts';
import { answering, brief, emitting, manifest, taking, tool } from '../../support/contracts.ts';

const SIGNED: Json = { type: 'integer' };
const UNSIGNED: Json = { type: 'integer', minimum: 0 };
const TEXT: Json = { type: 'string' };
const UNITS: Json = { type: 'string', enum: ['celsius', 'kelvin'] };
const UNIT: Json = { type: 'string', enum: ['celsius'] };

/** The same change of one schema as an argument, in a result and in an event: what breaks one way does not the other. */
const TABLE: readonly [
  what: string,
  before: Json,
  after: Json,
  taken: string | undefined,
  written: string | undefined,
][] = [
  ['signed to unsigned', SIGNED, UNSIGNED, 'became-unsigned', undefined],
  ['unsigned to signed', UNSIGNED, SIGNED, undefined, 'became-signed'],
  ['string to enum', TEXT, UNITS, 'fewer-strings-taken', undefined],
  ['enum to string', UNITS, TEXT, undefined, 'more-strings-written'],
  ['enum value dropped', UNITS, UNIT, 'fewer-strings-taken', undefined],
  ['enum value added', UNIT, UNITS, undefined, 'more-strings-written'],
  ['enum reordered', UNITS, { type: 'string', enum: ['kelvin', 'celsius'] }, undefined, undefined],
  ['another type', TEXT, SIGNED, 'type-changed', 'type-changed'],
  [
    'a title',
    { ...(TEXT as object), title: 'A' },
    { ...(TEXT as object), title: 'A', description: 'b' },
    undefined,
    undefined,
  ],
];

const PARTS: readonly [
  string,
  (properties: Json, required?: readonly string[]) => Manifest,
  'taken' | 'written',
  string,
][] = [
  ['argument', taking, 'taken', '/tools/0/parameters/properties/x'],
  ['result field', answering, 'written', '/tools/0/returns/properties/x'],
  ['event field', emitting, 'written', '/events/0/fields/properties/x'],
];

describe.each(PARTS)('%s', (_part, build, direction, at) => {
  test.each(TABLE)('%s', (_what, before, after, taken, written) => {
    const kind = direction === 'taken' ? taken : written;
    const found = breaks(build({ x: before }), build({ x: after })).filter(({ level }) => level === 'break');
    expect(found.map((finding) => [finding.kind, finding.baseline, finding.current])).toEqual(
      kind === undefined ? [] : [[kind, at, at]],
    );
  });

  test.each(TABLE)('%s, deep inside lists and maps', (_what, before, after, taken, written) => {
    const kind = direction === 'taken' ? taken : written;
    const wrap = (inner: Json): Json => ({
      x: {
        type: 'array',
        items: { type: 'object', additionalProperties: { type: 'object', properties: { y: inner } } },
      },
    });
    const found = breaks(build(wrap(before)), build(wrap(after))).filter(({ level }) => level === 'break');
    expect(found.map((finding) => [finding.kind, finding.baseline])).toEqual(
      kind === undefined ? [] : [[kind, `${at}/items/additionalProperties/properties/y`]],
    );
  });
});

describe('what must be there', () => {
  test('an argument that is newly required', () => {
    const [finding, ...rest] = breaks(taking({ page: SIGNED }), taking({ page: SIGNED }, ['page']));
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      kind: 'argument-newly-required',
      baseline: '/tools/0/parameters/properties/page',
      current: '/tools/0/parameters/properties/page',
      before: 'page: optional',
      after: 'page: required',
      remedy: 'Keep `page` optional, with a default for callers that leave it out.',
      place: { part: 'arguments', path: 'page' },
      witness: { value: {}, at: '' },
    });
    expect(finding?.message).toBe('`page` is now required');
  });

  test('a required argument that is new; one that is no longer required or read', () => {
    expect(brief(breaks(taking({}), taking({ page: SIGNED }, ['page'])))).toEqual([
      'break argument-newly-required tool t',
    ]);
    expect(brief(breaks(taking({ page: SIGNED }, ['page']), taking({ page: SIGNED })))).toEqual([
      'notice accepts-more tool t',
    ]);
    expect(brief(breaks(taking({ page: SIGNED }, ['page']), taking({})))).toEqual([
      'notice argument-no-longer-read tool t',
    ]);
  });

  test('two at once are two findings with two fingerprints', () => {
    const found = breaks(taking({}), taking({ a: TEXT, b: TEXT }, ['a', 'b']));
    expect(found.map(({ after }) => after)).toEqual(['a: required', 'b: required']);
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  test.each([
    ['result', answering, 'tool t'],
    ['event', emitting, 'event E'],
  ] as const)('a field of a %s that may be missing, or is gone', (_what, build, subject) => {
    expect(brief(breaks(build({ at: TEXT }, ['at']), build({ at: TEXT })))).toEqual([
      `break field-no-longer-always-present ${subject}`,
    ]);
    expect(brief(breaks(build({ at: TEXT }, ['at']), build({})))).toEqual([
      `break field-no-longer-always-present ${subject}`,
    ]);
    expect(brief(breaks(build({ at: TEXT }), build({ at: TEXT }, ['at'])))).toEqual([
      `notice promises-more ${subject}`,
    ]);
    expect(brief(breaks(build({ at: TEXT, b: TEXT }), build({ b: TEXT })))).toEqual([
      `notice field-no-longer-written ${subject}`,
    ]);
    // What declares no names at all may hold any.
    expect(brief(breaks(build({ at: TEXT }), build({})))).toEqual([`break type-changed ${subject}`]);
    expect(brief(breaks(build({}), build({ at: TEXT }, ['at'])))).toEqual([`notice field-added ${subject}`]);
  });
});

describe('arguments appear and vanish', () => {
  const none = manifest({ tools: [tool('t')] });
  test('a tool without parameters sends no names', () => {
    expect(brief(breaks(none, taking({ page: SIGNED })))).toEqual(['notice argument-added tool t']);
    expect(brief(breaks(none, taking({ page: SIGNED }, ['page'])))).toEqual(['break argument-newly-required tool t']);
    expect(brief(breaks(taking({ page: SIGNED }), none))).toEqual(['notice argument-no-longer-read tool t']);
  });
});

describe('a type change hides what is below', () => {
  test('one finding', () => {
    const old = taking({ x: { type: 'object', properties: { y: TEXT } } });
    expect(brief(breaks(old, taking({ x: { type: 'array', items: TEXT } })))).toEqual(['break type-changed tool t']);
  });
});

describe('notices of schemas', () => {
  test('values taken and no longer written', () => {
    expect(breaks(taking({ x: UNIT }), taking({ x: UNITS }))).toMatchObject([
      { kind: 'enum-value-added', level: 'notice', after: '["kelvin"]' },
    ]);
    expect(breaks(answering({ x: UNITS }), answering({ x: UNIT }))).toMatchObject([
      { kind: 'enum-value-removed', level: 'notice', before: '["kelvin"]' },
    ]);
  });

  test('types renamed and arguments reordered concern only what is built from source', () => {
    const place = (title: string): Json => ({ type: 'object', title, properties: { a: TEXT, b: TEXT } });
    expect(breaks(taking({ p: place('Place') }), taking({ p: place('Location') }))).toMatchObject([
      { kind: 'source-renamed', before: 'Place', after: 'Location', baseline: '/tools/0/parameters/properties/p' },
    ]);
    expect(breaks(taking({ a: TEXT, b: TEXT }), taking({ b: TEXT, c: TEXT, a: TEXT }))).toMatchObject([
      { kind: 'argument-added', current: '/tools/0/parameters/properties/c' },
      { kind: 'source-reordered', before: 'a, b', after: 'b, a' },
    ]);
    expect(breaks(answering({ a: TEXT, b: TEXT }), answering({ b: TEXT, a: TEXT }))).toEqual([]);
  });
});

describe('notices of tools and events', () => {
  test.each([
    ['tool-added', manifest(), manifest({ tools: [tool('t')] })],
    ['tool-became-query', manifest({ tools: [tool('t')] }), manifest({ tools: [tool('t', { query: true })] })],
    [
      'tool-takes-more-callers',
      manifest({ tools: [tool('t', { callers: 'services' })] }),
      manifest({ tools: [tool('t')] }),
    ],
    [
      'tool-takes-more-callers',
      manifest({ tools: [tool('t')] }),
      manifest({ tools: [tool('t', { anonymous: true })] }),
    ],
    ['result-declared', manifest({ tools: [tool('t')] }), manifest({ tools: [tool('t', { returns: TEXT })] })],
    ['deprecated', manifest({ tools: [tool('t')] }), manifest({ tools: [tool('t', { deprecated: true })] })],
    ['no-longer-deprecated', manifest({ tools: [tool('t', { deprecated: true })] }), manifest({ tools: [tool('t')] })],
  ])('%s', (kind, old, current) => {
    expect(brief(breaks(old, current))).toEqual([`notice ${kind} tool t`]);
  });

  test('a tool that became public is told once, whatever else changed in it', () => {
    const old = manifest({ tools: [{ name: 't', description: '', parameters: { type: 'object' } }] });
    expect(brief(breaks(old, manifest({ tools: [tool('t', { query: true, anonymous: true })] })))).toEqual([
      'notice tool-became-public tool t',
    ]);
  });

  test('events added and deprecated', () => {
    const event = { name: 'E', description: '', fields: { type: 'object' } };
    expect(brief(breaks(manifest(), manifest({ events: [event] })))).toEqual(['notice event-added event E']);
    expect(
      brief(breaks(manifest({ events: [event] }), manifest({ events: [{ ...event, deprecated: true }] }))),
    ).toEqual(['notice deprecated event E']);
  });

  test('of the texts of a program only what a tool is described as is told', () => {
    const old = manifest({ tools: [tool('t')] });
    expect(
      breaks(old, {
        ...old,
        version: '9.9.9',
        description: 'x',
        homepage: 'y',
        repository: 'z',
        readme: '# w',
        tools: [tool('t', { description: 'new' })],
      }),
    ).toMatchObject([{ kind: 'tool-description-changed', message: 'description changed: `new` added' }]);
  });
});

describe('one set of values, spelled in two ways', () => {
  const of = (parameters: Json): Manifest => manifest({ tools: [tool('t', { parameters })] });
  const at = (x: Json): Manifest => of({ type: 'object', properties: { x } });
  const told = (old: Manifest, current: Manifest): unknown[] =>
    breaks(old, current)
      .filter(({ level }) => level === 'break')
      .map(({ kind, proof, remedy }) => [kind, proof, remedy]);
  const RESPELLED = [['spelled-differently', 'rule', 'Spell it as before.']];

  test.each<readonly [string, Json, Json]>([
    ['a list of types in another order', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
    ['an integer as a number', { type: 'integer' }, { type: 'number', multipleOf: 1 }],
    ['a union as a list of types', { type: ['string', 'null'] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['a constant as an enum', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
  ])('%s is a finding of its own kind, in both directions', (_, one, other) => {
    for (const [old, current] of [
      [one, other],
      [other, one],
    ] as const) {
      const found = told(at(old), at(current));
      // Where berm does not look, nothing is said.
      if (found.length > 0) expect(found).toEqual(RESPELLED);
    }
    expect([...told(at(one), at(other)), ...told(at(other), at(one))]).toContainEqual(RESPELLED[0]);
  });

  test('a property that is required in another way', () => {
    const old = of({ type: 'object', properties: { a: {} }, allOf: [{ required: ['a'] }] });
    expect(told(old, of({ type: 'object', properties: { a: {} }, required: ['a'] }))).toEqual(RESPELLED);
  });

  test('but not a type that accepts more: that is another type', () => {
    expect(told(at({ type: 'integer' }), at({ type: 'number' }))).toEqual([
      ['type-changed', 'rule', 'Spell it as before.'],
    ]);
    expect(told(at({ type: 'integer' }), at({ type: 'string' })).map((found) => (found as string[])[1])).toEqual([
      'witness',
    ]);
  });
});
