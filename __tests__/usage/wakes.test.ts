import { describe, expect, test } from '@jest/globals';
import type { Manifest, ToolSpec } from '../../src/manifest/model.ts';
import { breaks } from '../../src/breaks/index.ts';
import { judgeUse, wakeFindings, type HostUsage } from '../../src/usage/index.ts';

const tool = (name: string, more: Partial<ToolSpec> = {}): ToolSpec => ({
  name,
  description: '',
  parameters: { type: 'object', properties: { note: { type: 'string' } }, required: ['note'] },
  ...more,
});
const manifest = (version: string, ...tools: ToolSpec[]): Manifest => ({
  abi_version: 4,
  version,
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  events: [],
  tools,
});
const host = (more: object = {}): HostUsage => ({
  state: 'answered',
  url: 'http://one',
  program: 'feeder',
  rows: [],
  coversEvents: false,
  wakes: [],
  crons: {},
  notes: [],
  ...more,
});
const wake = (name: string, args: object): object => ({ wakes: [{ tool: name, arguments: args }] });

describe('wakeFindings', () => {
  const old = manifest('0.2.0', tool('later', { public: true }), tool('ring'));
  const strict = manifest(
    '0.3.0',
    tool('later', { public: true }),
    tool('ring', {
      parameters: {
        type: 'object',
        properties: { note: { type: 'string' }, level: { type: 'integer' } },
        required: ['note', 'level'],
      },
    }),
  );

  const at = (more: object = {}, running: Manifest = old): HostUsage => host({ running, ...more });

  test('a wake whose arguments the new tool rejects: they are the witness, and who armed it is told', () => {
    const pending = { wakes: [{ tool: 'ring', arguments: { note: 'up' }, by: 'feeder', due: 1_800_000_000 }] };
    const [finding, ...more] = wakeFindings([at(pending)], old, strict);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      level: 'break',
      kind: 'argument-refused',
      subject: { type: 'tool', name: 'ring' },
      audience: 'host',
      proof: 'witness',
      witness: { value: { note: 'up' } },
      baseline: '/tools/1',
      current: '/tools/1/parameters',
      message:
        'the arguments of a pending call are no longer accepted: a wake at http://one, armed by feeder, due ' +
        '2027-01-15 08:00 UTC',
    });
    expect(finding?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
    expect(
      judgeUse(finding!, [at(pending)], { windowDays: 30, outcomes: ['done'], ignoreCallers: [], current: strict }),
    ).toMatchObject({ blocking: true });
  });

  test('its fingerprint is the tool’s, whatever is pending, and whichever version the host runs', () => {
    const prints = [
      at(wake('ring', { note: 'up' })),
      at(wake('ring', { note: 'down' })),
      at(wake('ring', { note: 'up' }), manifest('0.1.0', tool('ring'))),
    ].flatMap((one) => wakeFindings([one], old, strict).map((finding) => finding.fingerprint));
    expect(prints).toHaveLength(3);
    expect(new Set(prints).size).toBe(1);
  });

  test('a wake whose tool is gone, by its public name too', () => {
    const gone = manifest('0.3.0');
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], old, gone)).toMatchObject([
      { kind: 'tool-removed', proof: 'structure', audience: 'host' },
    ]);
    expect(wakeFindings([at(wake('later', { note: 'up' }))], old, gone)).toMatchObject([
      { kind: 'tool-removed', audience: 'callers' },
    ]);
  });

  test('what the comparison found and a wake hits is not told again', () => {
    const found = breaks(old, strict);
    expect(found.map(({ kind }) => kind)).toContain('argument-newly-required');
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], old, strict, found)).toEqual([]);
    const gone = manifest('0.3.0', tool('later', { public: true }));
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], old, gone, breaks(old, gone))).toEqual([]);
  });

  test('one that the new tool takes, one that fails already, one of a tool it never had', () => {
    expect(wakeFindings([at(wake('ring', { note: 'up', level: 1, more: true }))], old, strict)).toEqual([]);
    expect(wakeFindings([at(wake('ring', { note: 5 }))], old, strict)).toEqual([]);
    expect(wakeFindings([at(wake('other', {}))], old, strict)).toEqual([]);
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], old, old)).toEqual([]);
  });

  test('what the host runs decides, not the baseline', () => {
    // It runs what came before the baseline, which rejects the wake as the new one does.
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], strict, strict)).toHaveLength(1);
    // It runs the new one already: nothing is new.
    expect(wakeFindings([at(wake('ring', { note: 'up' }), strict)], old, strict)).toEqual([]);
    // The baseline does not know the tool at all.
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], manifest('0.1.0'), strict)).toMatchObject([
      { kind: 'argument-refused', current: '/tools/1/parameters' },
    ]);
    expect(wakeFindings([at(wake('ring', { note: 'up' }))], undefined, strict)).toHaveLength(1);
  });

  test('several hosts and wakes of one tool are one finding: the first that is due is the witness', () => {
    const hosts = [
      at({ wakes: [{ tool: 'ring', arguments: { note: 'late' }, due: 30 }] }),
      at({ url: 'http://two', wakes: [{ tool: 'ring', arguments: { note: 'soon' }, due: 10 }] }),
      at({ wakes: [{ tool: 'ring', arguments: { note: 'next' }, due: 20 }] }),
    ];
    expect(wakeFindings(hosts, old, strict)).toMatchObject([
      {
        witness: { value: { note: 'soon' } },
        message: expect.stringContaining('a wake at http://two, due 1970-01-01 00:00 UTC, and 2 more'),
      },
    ]);
  });

  test('a cron expression set for a tool that is gone, no longer a cron, or now wants arguments', () => {
    const tick = tool('tick', { cron: true, parameters: { type: 'object' } });
    const before = manifest('1.0.0', tick);
    const set = [at({ crons: { tick: '*/5 * * * *' } }, before)];
    const { cron: _, ...plain } = tick;
    expect(wakeFindings(set, before, before)).toEqual([]);
    expect(wakeFindings(set, before, manifest('2.0.0'))).toMatchObject([
      { kind: 'tool-removed', message: 'removed while a call is pending: a cron expression at http://one' },
    ]);
    expect(wakeFindings(set, before, manifest('2.0.0', plain))).toMatchObject([{ kind: 'cron-withdrawn' }]);
    expect(
      wakeFindings(set, before, manifest('2.0.0', { ...tick, parameters: { type: 'object', required: ['x'] } })),
    ).toMatchObject([{ kind: 'argument-refused', witness: { value: {} } }]);
  });

  test('hosts that did not answer have nothing to show here', () => {
    expect(
      wakeFindings(
        [
          { state: 'failed', url: 'u', program: 'p', why: 'w' },
          { state: 'not-deployed', url: 'u', program: 'p' },
        ],
        old,
        strict,
      ),
    ).toEqual([]);
  });
});
