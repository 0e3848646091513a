/** Contracts that are gone: from the base branch, from the last release alone, and from what is built. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { memorySource } from '../../src/bytes/index.ts';
import { parseOptions, runGate, type World } from '../../src/gate/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { nodeWorkspace } from '../../src/platform/workspace.ts';
import type { Report } from '../../src/report/model.ts';
import { githubWorld } from '../support/baseline-world.ts';
import { row, startBermdStandIn, type BermdStandIn } from '../support/bermd-standin.ts';
import { plugin, weather } from '../support/github/contracts.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';
import { readImage } from '../../src/manifest/index.ts';

const http = createHttpClient({}, { retries: 0 });
let folder: string;
let github: GitHub;
let host: BermdStandIn;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'removed-'));
  github = await startGitHub();
  host = await startBermdStandIn();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await github.close();
  await host.close();
});
afterAll(() => http.close());

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
async function run(inputs: Readonly<Record<string, string>>, more: Partial<World> = {}): Promise<Report> {
  const files = nodeWorkspace(folder, { links: 'inside' });
  const world = { cwd: folder, env: {}, http, files, github: githubWorld(github), ...more };
  return (await runGate(parseOptions({ sources: 'none', ...inputs }), world)).report;
}
const told = ({ contracts }: Report): unknown[] =>
  contracts.map(({ name, verdict, findings }) => [
    name,
    verdict,
    ...findings.map(({ kind, level, blocking }) => `${kind} ${level} ${blocking ? 'blocks' : 'passes'}`),
  ]);

describe('what only the last release has', () => {
  const here = plugin('1.0.1', { name: 'here' });
  const files = {
    'plugins/here.json': plugin('1.0.0', { name: 'here' }),
    'plugins/gone.json': plugin('1.0.0', { name: 'gone' }),
    'plugins/notes.json': '{"any":"thing"}',
    'other/else.json': plugin('1.0.0', { name: 'else' }),
  };
  test('is reported, and what was no contract or lies elsewhere is not', async () => {
    write('plugins/here.json', here);
    github.world.release('v1.0.0', { sha: github.world.commit('released', files) });
    const report = await run({ contracts: 'plugins/*.json' });
    expect(told(report)).toEqual([
      ['here', 'compatible'],
      ['gone', 'reported', 'contract-removed break passes'],
    ]);
    expect([report.verdict, report.exitCode]).toEqual(['reported', 0]);
  });
  test('is what was moved: no finding', async () => {
    write('plugins/here.json', here);
    write('plugins/new-name.json', plugin('1.0.1', { name: 'gone' }));
    github.world.release('v1.0.0', { sha: github.world.commit('released', files) });
    expect(told(await run({ contracts: 'plugins/*.json' }))).toEqual([
      ['here', 'compatible'],
      ['gone', 'compatible'],
    ]);
  });
  test('a list that cannot be read is a note, and no verdict', async () => {
    write('plugins/here.json', here);
    github.world.release('v1.0.0', { sha: github.world.commit('released', files) });
    github.faults.push({ on: /git\/trees/, status: 500 });
    const report = await run({ contracts: 'plugins/*.json' });
    expect([report.verdict, report.exitCode]).toEqual(['compatible', 0]);
    expect(report.notes.join()).toContain('Whether the last release has more contracts could not be read');
  });
  test('built, and not here: a warning; one that is claimed under another name is none', async () => {
    write('dist/weather.wasm', weather('1.4.1'));
    const assets = { 'weather-1.4.0.wasm': weather('1.4.0'), 'echo.wasm': weather('1.4.0'), 'notes.txt': 'x' };
    github.world.release('v1.4.0', { assets });
    const report = await run({ contracts: 'dist/*.wasm' });
    expect(told(report)).toEqual([
      ['weather', 'compatible'],
      ['echo', 'compatible', 'contract-removed warning passes'],
    ]);
  });
});

describe('a program that the base branch has, and the run has not', () => {
  const base = (path: string, bytes: Uint8Array): Partial<World> => ({
    pullRequest: {
      fork: false,
      baseFile: () => Promise.resolve({ text: undefined, label: 'main' }),
      basePaths: () => Promise.resolve([path]),
    },
    baseContract: (asked) =>
      Promise.resolve(
        asked.path === path ? { content: { source: memorySource(bytes, path) }, label: 'main' } : undefined,
      ),
  });
  async function gone(usage: unknown): Promise<Report> {
    const bytes = weather('1.4.0');
    write('dist/echo.wasm', bytes);
    write('old.wasm', bytes);
    host.programs.set('weather', { manifest: await readImage(bytes), usage });
    return run(
      { contracts: 'dist/*.wasm', baseline: 'old.wasm', 'bermd-url': host.url },
      base('dist/weather.wasm', bytes),
    );
  }
  test('unused on every host: reported', async () => {
    expect(told(await gone([]))[1]).toEqual(['weather', 'reported', 'contract-removed break passes']);
  });
  test('used: it blocks, and says by whom', async () => {
    const report = await gone([row('forecast', { caller: 'web', calls: 7 })]);
    expect(told(report)[1]).toEqual(['weather', 'refused', 'contract-removed break blocks']);
    expect(report.contracts[1]?.findings[0]).toMatchObject({ callers: [{ caller: 'web', calls: 7 }] });
  });
  test('a host that does not answer lifts nothing, and is no refusal', async () => {
    host.instead = { status: 500, body: 'no' };
    expect(await gone([])).toMatchObject({ exitCode: 4, verdict: 'error' });
  });
});

describe('what was not looked at', () => {
  test('is not claimed: the files of tags beyond the thirtieth', async () => {
    write('plugins/here.json', plugin('2.0.0', { name: 'here' }));
    for (let minor = 0; minor < 34; minor += 1)
      github.world.tags.set(`v1.${minor}.0`, github.world.commit(`tag ${minor}`, { 'README.md': 'x' }));
    const report = await run({ contracts: 'plugins/here.json' });
    expect(report.verdict).toBe('first-release');
    const { baseline, notes } = report.contracts[0]!;
    expect(baseline).toMatchObject({ state: 'none' });
    expect(JSON.stringify(baseline)).toContain(
      'the 4 older ones have no such asset either, and their files were not looked at',
    );
    expect(JSON.stringify(baseline)).not.toContain('no earlier release holds');
    expect(notes.join()).toContain('the files of 4 older ones were not looked at');
  });
});
