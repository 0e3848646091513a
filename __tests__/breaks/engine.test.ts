/** What the engine adds to berm's rules: witnesses, places that berm does not compare, and what stays undecided. */
import { describe, expect, test } from '@jest/globals';
import { breaks } from '../../src/breaks/index.ts';
import { sharedBudget } from '../../src/breaks/engine/shared-budget.ts';
import type { Finding } from '../../src/core/finding.ts';
import type { Json } from '../../src/core/json.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import type { Explain } from '../../src/schema/types.ts';
import { undecided } from '../../src/schema/undecided.ts';
import { answering, brief, emitting, internal, manifest, taking, tool } from '../support/contracts.ts';
import { doubt } from '../support/witness.ts';

const TEXT: Json = { type: 'string' };
const args = (parameters: Json): Manifest => manifest({ tools: [tool('t', { parameters })] });
const result = (returns: Json): Manifest => manifest({ tools: [tool('t', { returns })] });
const broken = (old: Manifest, current: Manifest): Finding[] =>
  breaks(old, current).filter(({ level }) => level !== 'notice');

describe('witnesses', () => {
  test.each<[string, Manifest, Manifest]>([
    ['argument-newly-required', taking({ a: TEXT }), taking({ a: TEXT }, ['a'])],
    ['field-no-longer-always-present', answering({ a: TEXT }, ['a']), answering({ a: TEXT })],
    ['type-changed', emitting({ a: TEXT }), emitting({ a: { type: 'number' } })],
    ['became-unsigned', taking({ a: { type: 'integer' } }), taking({ a: { type: 'integer', minimum: 0 } })],
    ['became-signed', emitting({ a: { type: 'integer', minimum: 0 } }), emitting({ a: { type: 'integer' } })],
    ['fewer-strings-taken', taking({ a: TEXT }), taking({ a: { type: 'string', enum: ['x'] } })],
    [
      'more-strings-written',
      answering({ a: { type: 'string', enum: ['x'] } }),
      answering({ a: { type: 'string', enum: ['x', 'y'] } }),
    ],
  ])('%s carries one, and berm’s finding and the engine’s are one', (kind, old, current) => {
    const found = broken(old, current);
    expect(found.map((finding) => [finding.kind, finding.proof])).toEqual([[kind, 'witness']]);
    expect(found.map((finding) => doubt(finding, old, current))).toEqual([undefined]);
  });

  test('each of two causes at one place shows its own', () => {
    const old = taking({ a: TEXT });
    const found = broken(old, taking({ a: { type: 'integer' } }, ['a']));
    expect(found.map(({ kind, witness }) => [kind, witness?.value])).toEqual([
      ['argument-newly-required', {}],
      ['type-changed', { a: '' }],
    ]);
  });

  test('two causes in one object show both, each the whole value', () => {
    const nested = (inner: Json): Manifest =>
      taking({ a: { type: 'array', items: { type: 'object', properties: { b: inner } } } }, ['a']);
    const old = nested({ type: 'integer' });
    const current = nested({ type: 'integer', minimum: 0 });
    expect(broken(old, current).map(({ witness }) => witness?.value)).toEqual([{ a: [{ b: -1 }] }]);
  });

  test('where no value fails, the proof is berm’s rule and the sentence says so', () => {
    const [finding, ...rest] = broken(taking({ n: { type: 'integer' } }), taking({ n: { type: 'number' } }));
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      level: 'break',
      kind: 'type-changed',
      proof: 'rule',
      before: 'integer',
      after: 'number',
    });
    expect(finding).not.toHaveProperty('witness');
    expect(finding).toMatchObject({
      message: '`n` changed from `integer` to `number`: no failing value is known, but berm rejects the redeploy',
      remedy: 'Spell it as before.',
    });
  });

  test('internal tools have theirs too', () => {
    const ring = (required: readonly string[]): Manifest =>
      manifest({
        tools: [internal('ring', { parameters: { type: 'object', properties: { level: TEXT }, required } })],
      });
    expect(breaks(ring([]), ring(['level']))).toMatchObject([
      { kind: 'argument-newly-required', audience: 'host', proof: 'witness', witness: { value: {} } },
    ]);
  });
});

/**
 * A writer's schema and a reader's, which berm's rules take for equal: as arguments old → current, as a result
 * current → old.
 */
const BEYOND: readonly [taken: string, written: string, writer: Json, reader: Json][] = [
  ['bounds-narrowed', 'bounds-narrowed', { type: 'integer', maximum: 100 }, { type: 'integer', maximum: 10 }],
  ['multiple-changed', 'multiple-changed', { type: 'number' }, { type: 'number', multipleOf: 0.5 }],
  ['length-narrowed', 'length-narrowed', TEXT, { type: 'string', maxLength: 3 }],
  ['pattern-changed', 'pattern-changed', TEXT, { type: 'string', pattern: '^a' }],
  ['fewer-strings-taken', 'more-strings-written', TEXT, { type: 'string', const: 'a' }],
  ['values-narrowed', 'values-narrowed', { type: 'integer', enum: [1, 2] }, { type: 'integer', enum: [1] }],
  ['count-narrowed', 'count-narrowed', { type: 'array' }, { type: 'array', minItems: 1 }],
  ['unique-items-required', 'unique-items-required', { type: 'array' }, { type: 'array', uniqueItems: true }],
  ['contains-narrowed', 'contains-narrowed', { type: 'array' }, { type: 'array', contains: TEXT }],
  ['type-changed', 'type-changed', { type: 'array' }, { type: 'array', items: TEXT }],
  [
    'property-count-narrowed',
    'property-count-narrowed',
    { type: 'object', properties: { a: {}, b: {} } },
    { type: 'object', properties: { a: {}, b: {} }, maxProperties: 1 },
  ],
  [
    'dependency-added',
    'dependency-added',
    { type: 'object', properties: { a: {}, b: {} } },
    { type: 'object', properties: { a: {}, b: {} }, dependentRequired: { a: ['b'] } },
  ],
  [
    'argument-refused',
    'field-refused',
    { type: 'object', properties: { a: {}, b: {} } },
    { type: 'object', properties: { a: {} }, additionalProperties: false },
  ],
];

describe('what only the engine sees', () => {
  test.each(BEYOND)('%s and %s', (taken, written, writer, reader) => {
    const wrap = (inner: Json): Json => ({ type: 'object', properties: { x: inner } });
    for (const [kind, old, current] of [
      [taken, args(wrap(writer)), args(wrap(reader))],
      [written, result(wrap(reader)), result(wrap(writer))],
    ] as const) {
      const found = broken(old, current);
      expect(found.map((finding) => [finding.kind, finding.proof])).toEqual([[kind, 'witness']]);
      expect(found.map((finding) => doubt(finding, old, current))).toEqual([undefined]);
      expect(found[0]?.message).toMatch(
        kind === taken && old.tools[0]?.returns === undefined ? /^(`\w+` in )?`x/ : /result `x/,
      );
    }
    expect(broken(args(wrap(reader)), args(wrap(writer)))).toEqual([]);
  });

  test('a refused argument is named, and is not said to be ignored', () => {
    const found = breaks(
      args({ type: 'object', properties: { a: TEXT, b: TEXT } }),
      args({ type: 'object', properties: { a: TEXT }, additionalProperties: false }),
    );
    expect(brief(found)).toEqual(['break argument-refused tool t']);
    expect(found[0]?.message).toBe('`b` used to be accepted and is now rejected');
  });

  test('a struct that became a map of something else', () => {
    const found = broken(
      taking({ m: { type: 'object', properties: { a: TEXT } } }),
      taking({ m: { type: 'object', additionalProperties: { type: 'integer' } } }),
    );
    expect(found).toMatchObject([{ kind: 'type-changed', proof: 'witness', witness: { value: { m: { a: '' } } } }]);
  });

  test('a shared definition reached from two places is one finding that lists the two', () => {
    const shared = (inner: Json): Json => ({
      type: 'object',
      properties: { a: { $ref: '#/$defs/s' }, b: { $ref: '#/$defs/s' } },
      $defs: { s: inner },
    });
    const found = broken(args(shared(TEXT)), args(shared({ type: 'string', maxLength: 2 })));
    expect(found).toMatchObject([
      {
        kind: 'length-narrowed',
        current: '/tools/0/parameters/$defs/s',
        also: ['/tools/0/parameters/properties/a', '/tools/0/parameters/properties/b'],
      },
    ]);
    expect(found[0]).toMatchObject({
      place: { part: 'arguments', path: 'a' },
      message: '`a` now has a maximum length of `2` (and 1 more place)',
    });
  });
});

describe('equal spellings', () => {
  test.each<[Json, Json]>([
    [{ type: ['string', 'null'] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [
      { type: 'string', enum: ['a'] },
      { type: 'string', const: 'a' },
    ],
    [{ type: ['string', 'null'] }, { type: ['null', 'string'] }],
  ])('%j and %j: nothing that a value proves', (one, other) => {
    for (const [old, current] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(broken(taking({ x: old }), taking({ x: current })).filter(({ proof }) => proof !== 'rule')).toEqual([]);
    }
  });
});

describe('strict', () => {
  test('an open writer may send any name: an added optional argument then breaks', () => {
    const old = taking({ a: TEXT });
    const current = taking({ a: TEXT, b: TEXT });
    expect(broken(old, current)).toEqual([]);
    const found = breaks(old, current, { strict: true }).filter(({ level }) => level === 'break');
    expect(found.map(({ kind, proof }) => [kind, proof])).toEqual([['type-changed', 'witness']]);
  });
});

describe('nothing is silently compatible', () => {
  test('a reference that leads nowhere', () => {
    const found = broken(taking({ a: TEXT }), taking({ a: { $ref: 'https://example.com/schema.json' } }));
    expect(found).toMatchObject([
      {
        level: 'break',
        proof: 'rule',
        cause: { code: 'foreign-reference', target: 'https://example.com/schema.json' },
      },
    ]);
    const doubtful = broken(args({ $ref: 'https://example.com/1' }), args({ $ref: 'https://example.com/2' }));
    expect(doubtful).toMatchObject([{ level: 'undecided', cause: { code: 'foreign-reference' } }]);
    expect(doubtful[0]?.message).toMatch(/^the argument object could not be decided: .*\$ref/);
  });

  test('a used-up budget', () => {
    const hard = (most: number): Json => ({
      type: 'object',
      properties: {
        x: {
          allOf: Array.from({ length: 12 }, (_, at) => ({
            anyOf: [{ multipleOf: at + 2 }, { minimum: at }, { maxLength: most }],
          })),
        },
      },
    });
    const found = breaks(args(hard(4)), args(hard(3)), { budget: 5 });
    expect(found.some(({ level }) => level === 'undecided')).toBe(true);
    expect(found.find(({ level }) => level === 'undecided')).toMatchObject({
      kind: 'undecided',
      message: expect.stringContaining('budget'),
    });
    expect(found.find(({ level }) => level === 'undecided')).not.toHaveProperty('proof');
  });

  /** What each pair gets of a contract's budget, when each spends so many steps of it. */
  function shares(count: number, spends: number, schema: Json): number[] {
    const left: number[] = [];
    const exhausting: Explain = (_reader, _writer, options) => {
      left.push(options?.pool?.left ?? 0);
      if (options?.pool !== undefined) options.pool.left -= spends;
      return [{ kind: 'schema-narrowed', reader: '', writer: '', path: '', ...undecided({ code: 'budget' }) }];
    };
    const engine = sharedBudget(exhausting, { budget: 8_000 });
    for (let at = 0; at < count; at += 1) engine(schema, schema);
    return left;
  }

  test('a contract full of hostile schemas gets less for each further one, and nothing in the end', () => {
    const left = shares(12, 4_000, {});
    expect(left[0]).toBe(5_620);
    expect(left.every((one, at) => at === 0 || one <= (left[at - 1] ?? 0))).toBe(true);
    expect(left.slice(-3)).toEqual([0, 0, 0]);
  });

  test('what a contract may cost grows with what it holds, up to twice as much', () => {
    const wide = { enum: Array.from({ length: 30 }, (_, at) => at) };
    const sum = (list: readonly number[], most: number): number =>
      list.reduce((all, one) => all + Math.min(one, most), 0);
    const few = sum(shares(200, 300, {}), 300);
    const many = sum(shares(200, 300, wide), 300);
    expect(many).toBeGreaterThan(1.5 * few);
    expect(many).toBeLessThan(2.1 * 1.4 * 8_000);
  });

  test('many ordinary tools that each change in four places are all decided', () => {
    const tools = (fields: Json, required: readonly string[]): Manifest =>
      manifest({
        tools: Array.from({ length: 100 }, (_, at) =>
          tool(`t${at}`, { parameters: { type: 'object', properties: fields, required } }),
        ),
      });
    const old = tools({ a: TEXT, b: { enum: ['x', 'y', 'z'] }, c: { type: 'integer' }, d: TEXT }, ['a']);
    const current = tools(
      { a: { type: 'integer' }, b: { enum: ['x', 'y'] }, c: { type: 'integer', maximum: 10 }, d: TEXT },
      ['a', 'd'],
    );
    const levels = (budget: number): string[] => breaks(old, current, { budget }).map(({ level }) => level);
    expect(new Set(levels(70_000))).toEqual(new Set(['break']));
    expect(levels(70_000)).toHaveLength(400);
    // Half of it is used up before the last.
    expect(levels(20_000)).toContain('undecided');
  });

  test('once it is used up, schemas that are equal stay compatible', () => {
    const nasty = (by: number): Json => ({
      type: 'integer',
      allOf: Array.from({ length: 40 }, (_, at) => ({
        anyOf: [{ multipleOf: at + 2 + by }, { minimum: 7 * (at + by) }],
      })),
    });
    const of = (by: number, order: readonly [string, string]): Manifest =>
      manifest({
        tools: [
          ...Array.from({ length: 8 }, (_, at) =>
            tool(`nasty-${at}`, { parameters: { properties: { x: nasty(by) } } }),
          ),
          tool('same', { parameters: { properties: Object.fromEntries(order.map((name) => [name, TEXT])) } }),
          tool('other', { parameters: { properties: { a: by === 0 ? TEXT : { type: 'integer' } } } }),
        ],
      });
    const found = breaks(of(0, ['a', 'b']), of(1, ['b', 'a']), { budget: 300 });
    const about = (name: string): string[] =>
      found.filter(({ subject }) => subject.name === name).map(({ level }) => level);
    expect(about('same').filter((level) => level !== 'notice')).toEqual([]);
    expect(about('nasty-7')).toEqual(['undecided']);
    expect(about('other').some((level) => level === 'undecided' || level === 'break')).toBe(true);
  });
});

describe('fingerprints', () => {
  test('a change behind the cut is another change', () => {
    const many = (last: string): Json => ({ enum: [...Array.from({ length: 100 }, (_, at) => at * 1000), last] });
    const [one, ...more] = broken(taking({ x: {} }), taking({ x: many('a') }));
    const [other] = broken(taking({ x: {} }), taking({ x: many('b') }));
    expect(more).toEqual([]);
    expect(one?.after).toBe(other?.after);
    expect(one?.fingerprint).not.toBe(other?.fingerprint);
  });
});

describe('names required where berm does not look', () => {
  test('each is a finding of its own, named, with its own fingerprint', () => {
    const old = args({ type: 'object', properties: { a: TEXT } });
    const found = broken(old, args({ type: 'object', properties: { a: TEXT }, allOf: [{ required: ['b', 'c'] }] }));
    expect(found.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['argument-newly-required', 'b: not declared', 'b: required'],
      ['argument-newly-required', 'c: not declared', 'c: required'],
    ]);
    expect(found.map(({ message }) => message)).toEqual(['b', 'c'].map((name) => `\`${name}\` is now required`));
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
    const reordered = broken(old, args({ type: 'object', properties: { a: TEXT }, allOf: [{ required: ['c', 'b'] }] }));
    expect(new Set(reordered.map(({ fingerprint }) => fingerprint))).toEqual(
      new Set(found.map(({ fingerprint }) => fingerprint)),
    );
  });
});

describe('what both sides hold alike and nobody understands', () => {
  const at = (of: Json, q: Json = TEXT): Manifest => taking({ at: of, q });
  test.each<readonly [string, Json, string]>([
    [
      'another document',
      { $ref: 'https://schemas.example/a' },
      '`at` refers to `https://schemas.example/a` as before, which is not fetched',
    ],
    ['a malformed keyword', { minLength: '1' }, '`at` has a `minLength` that is not understood'],
    [
      'a dialect',
      { $schema: 'https://schemas.example/own' },
      '`at` has the dialect `https://schemas.example/own`, which is not known',
    ],
  ])('%s: a notice beside what else changed, and none where nothing did', (_, of, sentence) => {
    const found = breaks(at(of), at(of, { type: 'integer' }));
    expect(found.map(({ level, message }) => [level, message])).toContainEqual(['notice', sentence]);
    expect(found.filter(({ level }) => level === 'undecided')).toEqual([]);
    expect(breaks(at(of), at(of))).toEqual([]);
  });
});
