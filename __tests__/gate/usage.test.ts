/** Usage in the way of a run: what a host says decides what counts. The host is a stand-in with bermd's answers. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseOptions, runGate } from '../../src/gate/index.ts';
import { ignoredCallers } from '../../src/gate/options.ts';
import { readImage } from '../../src/manifest/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import type { ContractReport, Report } from '../../src/report/model.ts';
import { renderMarkdown, renderText } from '../../src/report/index.ts';
import { row, startBermdStandIn, type BermdStandIn } from '../support/bermd-standin.ts';
import { nodeWorkspace } from '../../src/platform/workspace.ts';
import { ROOT } from '../support/dist.ts';

const OLD = 'examples/weather/weather-1.1.0.wasm';
const http = createHttpClient({});
let host: BermdStandIn;
beforeAll(async () => {
  host = await startBermdStandIn();
  host.programs.set('weather', { manifest: await readImage(new Uint8Array(readFileSync(`${ROOT}${OLD}`))) });
});
afterAll(async () => {
  await host.close();
  await http.close();
});

async function run(usage: unknown, more: Record<string, string> = {}, rest: { wakes?: unknown } = {}): Promise<Report> {
  const program = host.programs.get('weather');
  if (program === undefined) throw new Error('no program');
  host.programs.set('weather', { ...program, usage, ...rest });
  const options = parseOptions({
    contracts: 'examples/weather/weather-2.0.1.wasm',
    baseline: OLD,
    'bermd-url': host.url,
    'accept-file': 'build/none.json',
    sources: 'none',
    ...more,
  });
  return (await runGate(options, { cwd: ROOT, env: {}, http, files: nodeWorkspace(ROOT) })).report;
}
const one = (report: Report): ContractReport => {
  const [contract] = report.contracts;
  if (contract === undefined) throw new Error('no contract');
  return contract;
};
const blocking = (report: Report): string[] => [
  ...new Set(
    one(report)
      .findings.filter(({ blocking }) => blocking)
      .map(({ subject }) => `${subject.type} ${subject.name}`),
  ),
];

describe('weather 1.1.0 → 2.0.1, asked of a host', () => {
  test('nothing used: tools are reported, events count because bermd does not record them', async () => {
    const report = await run([]);
    expect(report).toMatchObject({ verdict: 'refused', exitCode: 1 });
    expect(blocking(report)).toEqual(['event Alert', 'event Observed']);
    expect(one(report).notes.join(' ')).toContain('Usage is a lower bound');
  });
  test('nothing used, on a host that records events: reported', async () => {
    const report = await run([], { 'usage-covers-events': 'true' });
    expect(report).toMatchObject({ verdict: 'reported', exitCode: 0, counts: { breaks: 21, blocking: 0 } });
    expect(renderText(report)).toContain('not used at');
  });
  test('one tool used: its breaks count, with the caller, the calls and the last use', async () => {
    const last = Math.floor(Date.now() / 1000) - 3600;
    const report = await run([row('radar', { caller: 'ada', calls: 7, last })], { 'usage-covers-events': 'true' });
    expect(blocking(report)).toEqual(['tool radar']);
    const found = one(report).findings.find(({ subject }) => subject.name === 'radar');
    expect(found?.callers).toEqual([{ url: host.url, source: 'account', caller: 'ada', calls: 7, last }]);
    const day = new Date(last * 1000).toISOString().slice(0, 10);
    for (const text of [renderText(report), renderMarkdown(report)]) {
      expect(text).toMatch(/ada.*7 calls/s);
      expect(text).toContain(day);
    }
  });
  test('a caller that is ignored, an outcome that is no use, a use outside the window: none counts', async () => {
    const events = { 'usage-covers-events': 'true' };
    expect(
      blocking(
        await run([row('radar', { caller: 'ada' })], { ...events, 'usage-ignore-callers': 'ada = our own test' }),
      ),
    ).toEqual([]);
    expect(blocking(await run([row('radar', { outcome: 'failed' })], events))).toEqual([]);
    expect(
      blocking(await run([row('radar', { outcome: 'failed' })], { ...events, 'usage-outcomes': 'done, failed' })),
    ).toEqual(['tool radar']);
    const old = row('radar', { last: Math.floor(Date.now() / 1000) - 10 * 86_400 });
    expect(blocking(await run([old], { ...events, 'usage-window': '7' }))).toEqual([]);
    expect(blocking(await run([old], events))).toEqual(['tool radar']);
  }, 30_000);
  test('the report keeps what it is about, and nothing else of the host', async () => {
    const report = await run([row('radar'), row('history', { caller: 'somebody else' })]);
    expect(one(report).usage).toEqual([
      expect.objectContaining({ state: 'answered', url: host.url, rows: [expect.objectContaining({ item: 'radar' })] }),
    ]);
    expect(JSON.stringify(report)).not.toContain('somebody else');
    expect(JSON.stringify(report)).not.toContain('"running"');
  });
  test('what the host would answer to this deploy, and the line it needs', async () => {
    const [deploy] = one(await run([row('radar')])).deploy;
    expect(deploy).toMatchObject({
      url: host.url,
      program: 'weather',
      status: 409,
      line: expect.stringMatching(/^PUT \/programs\/weather\?(?:public=[^&]*&)?force=true$/),
    });
  });
  test('a program that the host does not run: every break counts, and that is said', async () => {
    const report = await run([], { 'bermd-program': 'wether', 'usage-covers-events': 'true' });
    expect(report).toMatchObject({ verdict: 'refused', exitCode: 1, counts: { blocking: 21 } });
    expect(one(report).notes.join(' ')).toContain('runs no program "wether"');
  }, 30_000);
  test('something else on that port: every break counts, exit code 4', async () => {
    host.instead = { status: 200, body: '<html>hello</html>', type: 'text/html' };
    try {
      expect(await run([])).toMatchObject({
        verdict: 'error',
        exitCode: 4,
        contracts: [{ failure: { fault: 'source' } }],
      });
    } finally {
      delete (host as { instead?: unknown }).instead;
    }
  });
});

describe('what a host runs now, as the baseline', () => {
  test('of the same name, or of the one that bermd-program says', async () => {
    const found = one(await run([row('radar')], { baseline: 'bermd' }));
    expect(found).toMatchObject({ verdict: 'refused', baseline: { state: 'found', version: '1.1.0' } });
    expect(found.findings.filter(({ blocking }) => blocking).map(({ subject }) => subject.name)).toContain('radar');
    const program = host.programs.get('weather');
    if (program !== undefined) host.programs.set('sky', program);
    expect(one(await run([], { baseline: 'bermd', 'bermd-program': 'sky' })).baseline).toMatchObject({
      state: 'found',
      label: expect.stringContaining('program sky as'),
    });
  });
  test('without an address it is a wrong configuration', () => {
    expect(() => parseOptions({ contracts: 'x', baseline: 'bermd' })).toThrow(/needs "bermd-url"/);
  });
});

test('ignored callers: a name, and a reason behind "="', () => {
  expect(ignoredCallers(['ada = our own test', 'c=d = e', 'a=b=why', 'web=x'])).toEqual([
    { name: 'ada', reason: 'our own test' },
    { name: 'c=d', reason: 'e' },
    { name: 'a=b', reason: 'why' },
    { name: 'web', reason: 'x' },
  ]);
  for (const line of ['bob', 'bob =', ' = why', 'bob=']) expect(() => ignoredCallers([line])).toThrow('say why');
});
