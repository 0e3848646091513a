import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '../../src/core/finding.ts';
import type { Json } from '../../src/core/json.ts';
import type { Manifest, ToolSpec } from '../../src/manifest/model.ts';
import { judgeUse, type HostUsage, type UsePolicy, type UsageRow } from '../../src/usage/index.ts';

const NOW = 1_800_000_000;
const POLICY: UsePolicy = { windowDays: 30, outcomes: ['done'], ignoreCallers: [], now: NOW };

const finding = (more: Partial<Finding> = {}): Finding => ({
  level: 'break',
  kind: 'argument-newly-required',
  subject: { type: 'tool', name: 'say' },
  audience: 'callers',
  proof: 'witness',
  message: '',
  fingerprint: 'f',
  ...more,
});
const row = (more: Partial<UsageRow> = {}): UsageRow => ({
  kind: 'tool',
  item: 'say',
  source: 'account',
  caller: 'alice',
  outcome: 'done',
  calls: 1,
  last: NOW - 3600,
  ...more,
});
type Answered = Extract<HostUsage, { state: 'answered' }>;
const host = (more: Partial<Answered> = {}): Answered => ({
  state: 'answered',
  url: 'http://one',
  program: 'echo',
  rows: [],
  coversEvents: false,
  wakes: [],
  crons: {},
  notes: [],
  ...more,
});
const manifest = (...tools: Partial<ToolSpec>[]): Manifest => ({
  abi_version: 4,
  version: '',
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  events: [],
  tools: tools.map((tool) => ({ name: 'say', description: '', parameters: { type: 'object' }, ...tool })),
});

describe('judgeUse', () => {
  test('a break of what was used counts, and names who used it', () => {
    const rows = [
      row({ calls: 2 }),
      row({ source: 'service', caller: 'weather', calls: 40, last: NOW - 60 }),
      row({ source: 'anonymous', caller: '', calls: 7 }),
      row({ caller: 'zoe', calls: 1 }),
    ];
    expect(judgeUse(finding(), [host({ rows })], POLICY)).toEqual({
      blocking: true,
      because:
        'used at http://one in the last 30 days by service weather (40 calls), anonymous (7 calls), account ' +
        'alice (2 calls) and 1 more',
      callers: [
        { url: 'http://one', source: 'service', caller: 'weather', calls: 40, last: NOW - 60 },
        { url: 'http://one', source: 'anonymous', caller: '', calls: 7, last: NOW - 3600 },
        { url: 'http://one', source: 'account', caller: 'alice', calls: 2, last: NOW - 3600 },
        { url: 'http://one', source: 'account', caller: 'zoe', calls: 1, last: NOW - 3600 },
      ],
    });
  });

  test('a break of what was not used does not; names match exactly', () => {
    const rows = [row({ item: 'say_more' }), row({ item: 'sa' }), row({ kind: 'event' }), row({ item: 'SAY' })];
    expect(judgeUse(finding(), [host({ rows })], POLICY)).toEqual({
      blocking: false,
      because: 'not used at http://one in the last 30 days',
      callers: [],
    });
  });

  test('only calls that were done are uses, unless outcomes are widened; one caller is told once', () => {
    const rows = [row({ outcome: 'failed', calls: 5 }), row({ outcome: 'refused', calls: 2, last: NOW - 10 })];
    expect(judgeUse(finding(), [host({ rows })], POLICY).blocking).toBe(false);
    expect(judgeUse(finding(), [host({ rows })], { ...POLICY, outcomes: ['done', 'failed', 'refused'] })).toMatchObject(
      {
        blocking: true,
        callers: [{ caller: 'alice', calls: 7, last: NOW - 10 }],
      },
    );
  });

  test('a shorter window drops callers whose last use is older; whatever a host answers', () => {
    const rows = [row({ last: NOW - 8 * 86_400 })];
    expect(judgeUse(finding(), [host({ rows })], { ...POLICY, windowDays: 7 })).toMatchObject({
      blocking: false,
      because: 'not used at http://one in the last 7 days',
    });
    expect(judgeUse(finding(), [host({ rows })], { ...POLICY, windowDays: 9 }).blocking).toBe(true);
    expect(judgeUse(finding(), [host({ rows: [row({ last: NOW - 29.5 * 86_400 })] })], POLICY).blocking).toBe(true);
    expect(judgeUse(finding(), [host({ rows: [row({ last: NOW - 30.5 * 86_400 })] })], POLICY).blocking).toBe(false);
  });

  test('a caller is ignored by name, and the reason is told', () => {
    const policy = { ...POLICY, ignoreCallers: [{ name: 'alice', reason: 'our own tests' }] };
    expect(judgeUse(finding(), [host({ rows: [row()] })], policy)).toEqual({
      blocking: false,
      because: 'not used at http://one in the last 30 days: alice is ignored (our own tests)',
      callers: [],
    });
    expect(judgeUse(finding(), [host({ rows: [row(), row({ caller: 'bob' })] })], policy)).toMatchObject({
      blocking: true,
      callers: [{ caller: 'bob' }],
    });
  });

  test('no source, a host that failed, a host where it is not deployed: it counts, and why', () => {
    expect(judgeUse(finding(), [], POLICY)).toEqual({
      blocking: true,
      because: 'no usage source was given, so every break blocks',
    });
    const failed: HostUsage = { state: 'failed', url: 'http://two', program: 'echo', why: 'refused the connection' };
    expect(judgeUse(finding(), [failed], POLICY)).toEqual({
      blocking: true,
      because: 'the usage at http://two could not be read (refused the connection)',
    });
    const absent: HostUsage = { state: 'not-deployed', url: 'http://two', program: 'ecoh' };
    expect(judgeUse(finding(), [absent], POLICY)).toEqual({
      blocking: true,
      because: 'ecoh is not deployed at http://two, so nothing is known of its callers and of what is pending there',
    });
    // One host that shows no use does not make good for another that says nothing.
    expect(judgeUse(finding(), [host(), failed], POLICY)).toMatchObject({
      blocking: true,
      because: 'the usage at http://two could not be read (refused the connection)',
    });
    expect(judgeUse(finding(), [host(), host({ url: 'http://two' })], POLICY)).toMatchObject({
      blocking: false,
      because: 'not used at http://one in the last 30 days; not used at http://two in the last 30 days',
    });
  });

  test('events: no row says nothing, unless the host records them', () => {
    const event = finding({ kind: 'event-removed', subject: { type: 'event', name: 'Sent' } });
    expect(judgeUse(event, [host()], POLICY)).toMatchObject({
      blocking: true,
      because: 'http://one does not record uses of events, so no row says nothing',
    });
    expect(judgeUse(event, [host({ coversEvents: true })], POLICY)).toMatchObject({ blocking: false });
    expect(
      judgeUse(event, [host({ coversEvents: true, rows: [row({ kind: 'event', item: 'Sent' })] })], POLICY),
    ).toMatchObject({ blocking: true });
  });

  test('what concerns the program concerns every caller; warnings and notices nobody', () => {
    expect(
      judgeUse(finding({ kind: 'abi-changed', subject: { type: 'program', name: 'program' } }), [host()], POLICY)
        .blocking,
    ).toBe(true);
    expect(judgeUse(finding({ level: 'notice' }), [], POLICY).blocking).toBe(false);
    expect(judgeUse(finding({ level: 'undecided' }), [host()], POLICY).blocking).toBe(false);
    expect(judgeUse(finding({ level: 'undecided' }), [host({ rows: [row()] })], POLICY).blocking).toBe(true);
  });

  describe('callers that a break cannot hit', () => {
    const rows = (['account', 'anonymous', 'app', 'service', 'stripe'] as const).map((source) =>
      row({ source, caller: source }),
    );
    const hit = (kind: string, tool: Partial<ToolSpec> = {}, more: Partial<Finding> = {}): string[] =>
      (judgeUse(finding({ kind, ...more }), [host({ rows })], { ...POLICY, current: manifest(tool) }).callers ?? [])
        .map(({ source }) => source)
        .sort();

    test.each([
      ['tool-no-longer-anonymous', {}, ['anonymous', 'app']],
      ['tool-takes-fewer-callers', { callers: 'services' }, ['account', 'anonymous', 'app']],
      ['tool-takes-fewer-callers', { callers: 'accounts' }, ['service']],
      ['tool-takes-fewer-callers', {}, ['account', 'anonymous', 'app', 'service', 'stripe']],
      ['stripe-withdrawn', {}, ['stripe']],
      ['result-undeclared', {}, ['account', 'anonymous', 'app', 'service']],
      ['tool-removed', {}, ['account', 'anonymous', 'app', 'service', 'stripe']],
    ] as const)('%s %j', (kind, tool, sources) => {
      expect(hit(kind, tool)).toEqual([...sources]);
    });

    test('Stripe reads no result, and sends arguments', () => {
      expect(hit('type-changed', {}, { baseline: '/tools/0/returns/properties/a' })).not.toContain('stripe');
      expect(hit('type-changed', {}, { baseline: '/tools/0/parameters/properties/returns' })).toContain('stripe');
    });

    test('they are told, and do not count', () => {
      const use = judgeUse(
        finding({ kind: 'tool-no-longer-anonymous' }),
        [host({ rows: [row({ calls: 12 })] })],
        POLICY,
      );
      expect(use).toEqual({
        blocking: false,
        because: 'not used at http://one in the last 30 days: account alice (12 calls) used it and cannot be hit',
        callers: [],
      });
    });
  });

  describe('internal tools', () => {
    const internal = finding({
      audience: 'host',
      subject: { type: 'tool', name: 'ring' },
      current: '/tools/0/parameters/properties/level',
    });
    const ring = (properties: object, ...required: string[]): Partial<ToolSpec> => ({
      name: 'ring',
      parameters: { type: 'object', properties: properties as Json, required },
    });
    const [text, integer] = [{ type: 'string' }, { type: 'integer' }];
    const running = manifest(ring({ note: text }, 'note'));
    const current = manifest(ring({ note: text, level: integer }, 'note', 'level'));
    const policy = { ...POLICY, current };
    const armed = (args: Json, more: object = {}): Answered =>
      host({ running, wakes: [{ tool: 'ring', arguments: args, ...more }] });

    test('do not block while nothing pending is hit, and no host was asked', () => {
      expect(judgeUse(internal, [], POLICY)).toEqual({
        blocking: false,
        because: 'only the host calls it, and no host was asked what is pending',
      });
      const fine = host({
        running,
        wakes: [
          { tool: 'ring', arguments: { note: 'a', level: 1 } },
          { tool: 'other', arguments: 5 },
        ],
      });
      expect(judgeUse(internal, [fine], policy)).toEqual({
        blocking: false,
        because: 'only the host calls it: not used at http://one in the last 30 days',
        callers: [],
      });
    });

    test('block when a wake that runs now would fail: who armed it, and when it is due', () => {
      expect(judgeUse(internal, [armed({ note: 'a' })], policy)).toEqual({
        blocking: true,
        because: 'a pending call would fail: a wake at http://one',
        callers: [],
      });
      expect(judgeUse(internal, [armed({ note: 'a' }, { by: 'feeder', due: NOW })], policy).because).toBe(
        'a pending call would fail: a wake at http://one, armed by feeder, due 2027-01-15 08:00 UTC',
      );
      const many = host({
        running,
        wakes: [NOW + 9, NOW, NOW + 5].map((due) => ({ tool: 'ring', arguments: { note: `${due}` }, due })),
      });
      expect(judgeUse(internal, [many], policy).because).toBe(
        'a pending call would fail: a wake at http://one, due 2027-01-15 08:00 UTC, and 2 more',
      );
    });

    test('a wake that fails already is not this release’s doing', () => {
      expect(judgeUse(internal, [armed({ note: 5 })], policy).blocking).toBe(false);
      expect(judgeUse(internal, [armed('no JSON')], policy).blocking).toBe(false);
      const gone = host({ running: manifest(), wakes: [{ tool: 'ring', arguments: { note: 'a' } }] });
      expect(judgeUse(internal, [gone], policy).blocking).toBe(false);
    });

    test('a wake blocks the break that hits it, and no other of the same tool', () => {
      const at = (pointer: string, kind = 'type-changed'): Finding => ({ ...internal, kind, current: pointer });
      const next = manifest(ring({ note: integer, level: integer, more: text }, 'note'));
      const blocks = (pointer: string, args: Json): boolean =>
        judgeUse(at(pointer), [armed(args)], { ...POLICY, current: next }).blocking;
      expect(blocks('/tools/0/parameters/properties/note', { note: 'a' })).toBe(true);
      expect(blocks('/tools/0/parameters/properties/level', { note: 'a', level: 'high' })).toBe(true);
      expect(blocks('/tools/0/parameters/properties/level', { note: 'a', level: 1 })).toBe(false);
      expect(blocks('/tools/0/parameters/properties/level', { note: 'a' })).toBe(false);
      expect(blocks('/tools/0/parameters', { note: 'a' })).toBe(true);
      expect(blocks('/tools/0/returns/properties/x', { note: 'a' })).toBe(false);
      expect(judgeUse(at('/tools/0', 'tool-no-longer-query'), [armed({ note: 'a' })], policy).blocking).toBe(false);
    });

    test('lists, maps and what cannot be followed', () => {
      const now = manifest(
        ring({ list: { type: 'array', items: text }, map: { type: 'object', additionalProperties: text }, any: true }),
      );
      const next = manifest(
        ring({
          list: { type: 'array', items: integer },
          map: { type: 'object', additionalProperties: integer },
          any: { anyOf: [integer] },
        }),
      );
      const blocks = (pointer: string, args: Json): boolean =>
        judgeUse(
          { ...internal, current: `/tools/0/parameters/properties/${pointer}` },
          [host({ running: now, wakes: [{ tool: 'ring', arguments: args }] })],
          { ...POLICY, current: next },
        ).blocking;
      expect(blocks('list/items', { list: ['a'] })).toBe(true);
      expect(blocks('list/items', { map: { a: 'b' }, list: [] })).toBe(false);
      expect(blocks('map/additionalProperties', { map: { a: 'b' } })).toBe(true);
      expect(blocks('map/additionalProperties', { list: ['a'], map: {} })).toBe(false);
      expect(blocks('any/anyOf/0', { any: 'x' })).toBe(true);
      expect(blocks('any/anyOf/0', { any: 1, list: ['a'] })).toBe(false);
    });

    test('a tool that is gone, a cron that stops', () => {
      const removed = { ...internal, kind: 'tool-removed', baseline: '/tools/0' };
      expect(judgeUse(removed, [armed({ note: 'a' })], { ...POLICY, current: manifest() }).blocking).toBe(true);
      const cron = host({ running: manifest({ name: 'ring', cron: true }), crons: { ring: '* * * * *' } });
      expect(judgeUse(removed, [cron], { ...POLICY, current: manifest() }).because).toBe(
        'a pending call would fail: a cron expression at http://one',
      );
      expect(
        judgeUse(internal, [cron], { ...POLICY, current: manifest(ring({ level: integer }, 'level')) }).blocking,
      ).toBe(false);
    });

    test('calls that were recorded are uses', () => {
      const fed = host({ running, rows: [row({ item: 'ring', source: 'service', caller: 'feeder', calls: 1440 })] });
      expect(judgeUse(internal, [fed], policy)).toMatchObject({
        blocking: true,
        because: 'only the host calls it: used at http://one in the last 30 days by service feeder (1440 calls)',
        callers: [{ caller: 'feeder', calls: 1440 }],
      });
    });

    test('where no tool says who may call it, it is judged as what callers call', () => {
      const unmarked = { ...POLICY, unmarked: true };
      expect(judgeUse(internal, [], unmarked)).toMatchObject({ blocking: true });
      expect(judgeUse(internal, [host({ running })], unmarked)).toMatchObject({
        blocking: false,
        because: 'no tool of this program says who may call it: not used at http://one in the last 30 days',
      });
      const used = host({ running, rows: [row({ item: 'ring' })] });
      expect(judgeUse(internal, [used], unmarked)).toMatchObject({ blocking: true });
    });

    test('nothing is lifted by silence: a host that failed, one that does not run the program', () => {
      expect(
        judgeUse(internal, [{ state: 'failed', url: 'http://two', program: 'echo', why: 'no answer' }], POLICY),
      ).toEqual({
        blocking: true,
        because: 'only the host calls it: the usage at http://two could not be read (no answer)',
      });
      const absent: HostUsage = { state: 'not-deployed', url: 'http://two', program: 'ecoh' };
      expect(judgeUse(internal, [host({ running }), absent], policy)).toMatchObject({ blocking: true });
    });
  });

  test('the law: to know more of uses never makes a break count less', () => {
    const rowArbitrary = fc.record({
      kind: fc.constantFrom('tool', 'event'),
      item: fc.constantFrom('say', 'ring'),
      source: fc.constantFrom('service', 'account', 'app', 'anonymous', 'stripe'),
      caller: fc.constantFrom('a', 'b', ''),
      outcome: fc.constantFrom('done', 'failed', 'denied', 'refused'),
      calls: fc.nat(3),
      last: fc.integer({ min: NOW - 40 * 86_400, max: NOW }),
    }) as fc.Arbitrary<UsageRow>;
    const kinds = fc.constantFrom(
      'tool-removed',
      'tool-no-longer-anonymous',
      'tool-takes-fewer-callers',
      'result-undeclared',
      'stripe-withdrawn',
      'type-changed',
    );
    fc.assert(
      fc.property(
        fc.array(rowArbitrary),
        fc.array(rowArbitrary),
        kinds,
        fc.integer({ min: 1, max: 30 }),
        (some, more, kind, windowDays) => {
          const policy = { ...POLICY, windowDays };
          const [less, all] = [
            judgeUse(finding({ kind }), [host({ rows: some })], policy),
            judgeUse(finding({ kind }), [host({ rows: [...some, ...more] })], policy),
          ];
          if (less.blocking) expect(all.blocking).toBe(true);
          expect(all.blocking).toBe((all.callers ?? []).length > 0);
        },
      ),
    );
  });
});
