import { describe, expect, test } from '@jest/globals';
import type { Manifest, ToolSpec } from '../../src/manifest/model.ts';
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

  test('a wake whose arguments the new tool refuses: they are the witness', () => {
    const [finding, ...more] = wakeFindings([host(wake('ring', { note: 'up' }))], old, strict);
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
        'A wake of ring is pending at http://one, and 0.3.0 refuses the arguments it was armed with: the call fails when it is due.',
    });
    expect(finding?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
    expect(
      judgeUse(finding!, [host(wake('ring', { note: 'up' }))], {
        windowDays: 30,
        outcomes: ['done'],
        ignoreCallers: [],
        current: strict,
      }),
    ).toMatchObject({ blocking: true });
  });

  test('a wake whose tool is gone, by its public name too', () => {
    const gone = manifest('0.3.0');
    expect(wakeFindings([host(wake('ring', { note: 'up' }))], old, gone)).toMatchObject([
      { kind: 'tool-removed', proof: 'structure', audience: 'host' },
    ]);
    expect(wakeFindings([host(wake('later', { note: 'up' }))], old, gone)).toMatchObject([
      { kind: 'tool-removed', audience: 'callers' },
    ]);
  });

  test('one that the new tool takes, one that the baseline refused as well, one of a tool it never had', () => {
    expect(wakeFindings([host(wake('ring', { note: 'up', level: 1, more: true }))], old, strict)).toEqual([]);
    expect(wakeFindings([host(wake('ring', { note: 5 }))], old, strict)).toEqual([]);
    expect(wakeFindings([host(wake('other', {}))], old, strict)).toEqual([]);
    expect(wakeFindings([host(wake('ring', { note: 'up' }))], old, old)).toEqual([]);
  });

  test('the same arguments on two hosts are one finding, others are another', () => {
    const hosts = [
      host(wake('ring', { note: 'up' })),
      host({ url: 'http://two', ...wake('ring', { note: 'up' }) }),
      host(wake('ring', { note: 'down' })),
    ];
    expect(wakeFindings(hosts, old, strict).map(({ witness }) => witness?.value)).toEqual([
      { note: 'up' },
      { note: 'down' },
    ]);
  });

  test('a cron expression set for a tool that is gone, no longer a cron, or now wants arguments', () => {
    const tick = tool('tick', { cron: true, parameters: { type: 'object' } });
    const before = manifest('1.0.0', tick);
    const at = [host({ crons: { tick: '*/5 * * * *' } })];
    expect(wakeFindings(at, before, before)).toEqual([]);
    expect(wakeFindings(at, before, manifest('2.0.0'))).toMatchObject([
      {
        kind: 'tool-removed',
        message:
          'tick runs on a cron expression at http://one, and 2.0.0 has no such tool: the call fails, or is never made.',
      },
    ]);
    expect(
      wakeFindings(at, before, manifest('2.0.0', { ...tick, cron: undefined } as unknown as ToolSpec)),
    ).toMatchObject([{ kind: 'cron-withdrawn' }]);
    expect(
      wakeFindings(at, before, manifest('2.0.0', { ...tick, parameters: { type: 'object', required: ['x'] } })),
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
