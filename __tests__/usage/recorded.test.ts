/** Answers recorded of the real bermd 0.1.0: the stand-in sends them byte for byte, and the client reads them. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Finding } from '../../src/core/finding.ts';
import { fetchBaseline } from '../../src/sources/index.ts';
import { readImage, type Manifest } from '../../src/manifest/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { askUsage, judgeUse, predictDeploy, wakeFindings, type HostUsage } from '../../src/usage/index.ts';
import { found, testRequest, testWorld } from '../support/baseline-world.ts';
import { startBermdStandIn, type BermdStandIn, type StandInProgram } from '../support/bermd-standin.ts';
import { casesPath, describeWithCases } from '../support/cases.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const text = (name: string): string => readFileSync(casesPath(`berm/bermd/${name}`), 'utf8');
const imageNamed = (name: string): Promise<Manifest> =>
  readImage(new Uint8Array(readFileSync(casesPath(`berm/images/${name}.wasm`))));
/** A moment in the recorded session, so that no use lies in the future. */
const NOW = 1_796_040_000;

/** Of weather 1.1.0, as its host names it. */
const DIGEST = 'sha256:52661b75e50dfe5883b7d5366792dd61950fc69c0c359e30f46906b55a9960e3';

describeWithCases('recorded answers of bermd', () => {
  let bermd: BermdStandIn;
  beforeEach(async () => {
    bermd = await startBermdStandIn();
  });
  afterEach(() => bermd.close());

  const ask = async (
    program: string,
    answers: Partial<StandInProgram>,
    now = NOW,
  ): Promise<Extract<HostUsage, { state: 'answered' }>> => {
    bermd.programs.set(program, { manifest: await imageNamed('echo-1.0.0'), ...answers });
    const [host] = await askUsage(
      {
        urls: [bermd.url],
        program,
        windowDays: 30,
        outcomes: ['done'],
        ignoreCallers: [],
        coversEvents: false,
        starting: [],
        now,
      },
      createHttpClient({}),
    );
    if (host?.state !== 'answered') throw new Error(JSON.stringify(host));
    return host;
  };
  const weather = (usage: string, version = '1.1.0'): Promise<Extract<HostUsage, { state: 'answered' }>> =>
    ask('weather', {
      idl: text(`idl/weather-${version}.json`),
      runtime: text(`runtime/weather-${version}.json`),
      usage: text(`usage/${usage}.json`),
    });
  const tool = (name: string, kind = 'tool-removed'): Finding => ({
    level: 'break',
    kind,
    subject: { type: 'tool', name },
    audience: 'callers',
    message: '',
    fingerprint: name,
  });
  const judged = (finding: Finding, host: HostUsage): string => {
    const use = judgeUse(finding, [host], { windowDays: 30, outcomes: ['done'], ignoreCallers: [], now: NOW });
    return (
      `${use.blocking ? 'counts' : 'no'}: ` +
      (use.callers ?? []).map(({ source, caller, calls }) => `${source} ${caller} ${String(calls)}`).join(', ')
    );
  };

  test.each([
    [
      'weather-first-calls',
      { forecast: 'counts: anonymous  1, account alice 1', observe: 'counts: account alice 2', describe: 'no: ' },
    ],
    [
      'weather-every-source',
      {
        describe: 'counts: service feeder 1, account carol 1',
        nope: 'no: ',
        subscribe: 'counts: account bob 1',
        recount: 'no: ',
      },
    ],
    [
      'weather-after-tools-removed',
      { describe: 'counts: account carol 3, service feeder 1', greet: 'counts: account alice 1' },
    ],
    [
      'weather-at-the-end',
      { describe: 'counts: account carol 3, service feeder 1', ingest: 'counts: service feeder 2' },
    ],
  ])('%s', async (usage, expected) => {
    const host = await weather(usage);
    expect(host.coversEvents).toBe(false);
    for (const [name, counts] of Object.entries(expected))
      expect(`${name} ${judged(tool(name), host)}`).toBe(`${name} ${counts}`);
  });

  test('an unknown program: 200 and an empty list, and all the same not "unused"', async () => {
    expect(text('usage/unknown-program.json').trim()).toBe('[]');
    const hosts = await askUsage(
      {
        urls: [bermd.url],
        program: 'nope',
        windowDays: 30,
        outcomes: ['done'],
        ignoreCallers: [],
        coversEvents: false,
        starting: [],
      },
      createHttpClient({}),
    );
    expect(hosts).toMatchObject([{ state: 'not-deployed' }]);
    expect(judgeUse(tool('say'), hosts, { windowDays: 30, outcomes: ['done'], ignoreCallers: [] }).blocking).toBe(true);
  });

  test('rows without "public", and rows of events', async () => {
    expect(
      (await ask('echo', { usage: text('usage/ev-after-delete-unwritten.json') })).rows.some(
        (row) => row.public === undefined,
      ),
    ).toBe(true);
    const host = await ask('echo', { usage: text('usage/hand-made/oz-events.json') });
    expect(host.coversEvents).toBe(true);
    const event: Finding = { ...tool('Observed'), subject: { type: 'event', name: 'Observed' } };
    expect(judged(event, host)).toBe('counts: service lake 5');
    expect(judged({ ...event, subject: { type: 'event', name: 'Subscribed' } }, host)).toBe('no: ');
  });

  test('a wake armed under feeder 0.2.0 is a break of 0.3.0, with its arguments', async () => {
    const [old, current] = [await imageNamed('feeder-0.2.0'), await imageNamed('feeder-0.3.0')];
    const host = await ask('feeder', { manifest: old, wakes: text('other/wakes-armed.json') });
    expect(wakeFindings([host], old, current)).toMatchObject([
      {
        kind: 'argument-refused',
        subject: { type: 'tool', name: 'ring' },
        audience: 'host',
        witness: { value: { note: 'up' } },
      },
    ]);
    expect((await ask('feeder', { wakes: text('other/wakes-failed-once.json') })).wakes).toHaveLength(1);
    expect((await ask('feeder', { wakes: text('other/wakes-armed-by-another.json') })).wakes).toMatchObject([
      { tool: 'ingest', by: 'feeder' },
    ]);
    expect((await ask('weather', { crons: text('other/crons-set.json') })).crons).toEqual({ prune: '*/5 * * * *' });
    expect((await ask('weather', { crons: text('other/crons-unset.json') })).crons).toEqual({});
  });

  test('what each recorded redeploy of weather was answered', async () => {
    const [v1, v11, v2, v201] = await Promise.all(
      ['weather-1.0.0', 'weather-1.1.0', 'weather-2.0.0', 'weather-2.0.1'].map(imageNamed),
    );
    const host = await weather('weather-every-source');
    const answer = (current: Manifest | undefined, force: boolean): string => {
      const { status, answer: words } = predictDeploy(host, {
        current: current!,
        baseline: v11!,
        baselineDigest: DIGEST,
        problems: [],
        force,
        confirmed: (current?.tools ?? []).map(({ name }) => name),
      });
      return `${String(status)} ${words}`;
    };
    // Exchanges 110 to 118.
    expect(answer(v1, false)).toBe('409 refused: it breaks what callers used: tool forecast, tool subscribe');
    expect(answer(v1, true)).toBe(
      '400 refused: the applied migration 0003_humidity.sql was removed (force does not help)',
    );
    expect(answer(v2, false)).toMatch(
      /^409 refused: it breaks what callers used: tool forecast, tool observe, tool stations, tool subscribe, tool unsubscribe, tool ingest, tool describe, tool greet, tool paid$/,
    );
    expect(answer(v2, true)).toBe(
      '400 refused: the applied migration 0001_stations.sql was edited (force does not help)',
    );
    expect(answer(v201, true)).toBe('200 accepted, since it is forced');
    expect(answer(v11, false)).toBe('200 accepted');
  });

  test("the baseline from what runs: the image's own contract, save what no host says", async () => {
    bermd.programs.set('weather', {
      manifest: await imageNamed('weather-1.1.0'),
      idl: text('idl/weather-1.1.0.json'),
      runtime: text('runtime/weather-1.0.0-unresolved.json'),
    });
    const result = found(await fetchBaseline(testRequest('bermd'), testWorld({ bermd: { url: bermd.url } })));
    const { tools, events, deps } = await imageNamed('weather-1.1.0');
    if (!('manifest' in result.content)) throw new Error('a manifest was expected');
    const { manifest } = result.content;
    expect(result.info).toMatchObject({
      source: 'bermd',
      version: '1.1.0',
      digest: DIGEST,
      cost: { requests: 2 },
    });
    expect(manifest.tools.filter((one) => one.public)).toEqual(tools.filter((one) => one.public));
    expect(manifest.tools.map(({ name }) => name).sort()).toEqual(tools.map(({ name }) => name).sort());
    expect(manifest.deps).toEqual({ ...deps, secrets: ['radar_key'] });
    expect(manifest.events?.map(({ name }) => name)).toEqual(events?.map(({ name }) => name));
    expect([manifest.abi_version, manifest.database]).toEqual([undefined, undefined]);
  });
});
