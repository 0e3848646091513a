/** The way of one run, on real images, with a world of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { memorySource } from '../../src/bytes/index.ts';
import { fileSource } from '../../src/platform/file.ts';
import { SourceError } from '../../src/core/errors.ts';
import { parseOptions, runGate, runValidate, type World } from '../../src/gate/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { renderMarkdown } from '../../src/report/markdown/index.ts';
import type { Report } from '../../src/report/model.ts';
import { nodeWorkspace } from '../../src/platform/workspace.ts';
import { ROOT } from '../support/dist.ts';

const WEATHER = 'examples/weather/weather';
const http = createHttpClient({});
afterAll(() => http.close());
const world = (over: Partial<World> = {}): World => ({
  cwd: ROOT,
  env: {},
  http,
  files: nodeWorkspace(over.cwd ?? ROOT),
  ...over,
});
const options = (
  contracts: string,
  baseline: string,
  more: Record<string, string> = {},
): ReturnType<typeof parseOptions> =>
  parseOptions({
    contracts,
    baseline,
    'accept-file': 'build/no-such-file.json',
    sources: 'examples/weather/*/src/*.rs',
    ...more,
  });
const run = async (
  contracts: string,
  baseline: string,
  more: Record<string, string> = {},
  over: Partial<World> = {},
): Promise<Report> => (await runGate(options(contracts, baseline, more), world(over))).report;

describe('weather 1.1.0 → 2.0.1', () => {
  let report: Report;
  beforeAll(async () => {
    report = await run(`${WEATHER}-2.0.1.wasm`, `${WEATHER}-1.1.0.wasm`);
  });
  test('is refused, with every break counted once', () => {
    expect(report).toMatchObject({
      verdict: 'refused',
      exitCode: 1,
      counts: { breaks: 21, blocking: 21, undecided: 0, errors: 0 },
    });
    expect(new Set(report.contracts[0]?.findings.map(({ fingerprint }) => fingerprint)).size).toBe(
      report.contracts[0]?.findings.length,
    );
  });
  test('says what was compared, and what semver asks for', () => {
    expect(report.contracts[0]).toMatchObject({
      name: 'weather',
      kind: 'image',
      path: `${WEATHER}-2.0.1.wasm`,
      requiredBump: 'major',
      bumpEnough: true,
      current: { version: '2.0.1', size: expect.any(Number), digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
      baseline: {
        state: 'found',
        version: '1.1.0',
        label: `file ${WEATHER}-1.1.0.wasm`,
        digest: expect.stringMatching(/^sha256:/),
      },
    });
  });
  test('breaks stand on the Rust lines of the version at hand', () => {
    const at = (kind: string, name: string): unknown =>
      report.contracts[0]?.findings.find((one) => one.kind === kind && one.subject.name === name)?.location?.path;
    expect(at('tool-no-longer-anonymous', 'forecast')).toBe('examples/weather/2.0.1/src/lib.rs');
    expect(at('field-no-longer-always-present', 'Observed')).toBe('examples/weather/2.0.1/src/lib.rs');
  });
});

test('rewritten migrations are invalid, and force does not help', async () => {
  expect(await run(`${WEATHER}-2.0.0.wasm`, `${WEATHER}-1.1.0.wasm`, { force: 'true' })).toMatchObject({
    verdict: 'invalid',
    exitCode: 2,
    force: { by: 'input', covers: 'pull-request' },
  });
});
test('the same file on both sides is a mistake in the configuration: nothing could ever break', async () => {
  const report = await run(`${WEATHER}-1.1.0.wasm`, `${WEATHER}-1.1.0.wasm`);
  expect(report).toMatchObject({ verdict: 'error', exitCode: 3 });
  expect(report.contracts[0]?.findings).toEqual([]);
});
test('a host that speaks another ABI', async () => {
  expect(await run(`${WEATHER}-1.1.0.wasm`, `${WEATHER}-1.0.0.wasm`, { 'host-abi': '5' })).toMatchObject({
    verdict: 'invalid',
    contracts: [{ problems: expect.arrayContaining([expect.objectContaining({ rule: 'abi-not-spoken' })]) }],
  });
});

describe('the label', () => {
  const label = { set: true, label: 'force', actor: 'ada', at: '2026-11-01T00:00:00Z' };
  const refused = [`${WEATHER}-2.0.1.wasm`, `${WEATHER}-1.1.0.wasm`] as const;
  test('set: forced, with who and when', async () => {
    expect(await run(...refused, {}, { label })).toMatchObject({
      verdict: 'forced',
      exitCode: 0,
      forceLabel: 'force',
      force: { by: 'label', label: 'force', actor: 'ada', at: '2026-11-01T00:00:00Z', covers: 'pull-request' },
    });
  });
  test('not set: refused, and the label is named', async () => {
    const report = await run(...refused, {}, { label: { set: false, label: 'force' } });
    expect(report).toMatchObject({ verdict: 'refused', forceLabel: 'force' });
    expect(report.force).toBeUndefined();
  });
  test('covering findings only: what came later fails again', async () => {
    const known =
      (await run(...refused)).contracts[0]?.findings
        .filter(({ blocking }) => blocking)
        .map(({ fingerprint }) => fingerprint) ?? [];
    expect(
      await run(...refused, { 'force-covers': 'findings' }, { label: { ...label, covered: known } }),
    ).toMatchObject({ verdict: 'forced' });
    const report = await run(
      ...refused,
      { 'force-covers': 'findings' },
      { label: { ...label, covered: known.slice(1) } },
    );
    expect(report.verdict).toBe('refused');
    expect(report.contracts[0]?.findings.filter(({ sinceLabel }) => sinceLabel)).toHaveLength(1);
  });
});

describe('what is on the base branch already', () => {
  const onBase = (file: string) => async () => ({
    content: { source: await fileSource(join(ROOT, file)) },
    label: 'main (4f2c1aa)',
  });
  test('does not count; by policy it does', async () => {
    const args = [`${WEATHER}-2.0.1.wasm`, `${WEATHER}-1.1.0.wasm`] as const;
    const report = await run(...args, {}, { baseContract: onBase(`${WEATHER}-2.0.1.wasm`) });
    expect(report).toMatchObject({ verdict: 'reported', exitCode: 0, counts: { breaks: 21, blocking: 0 } });
    expect(report.contracts[0]?.findings.find(({ level }) => level === 'break')).toMatchObject({
      origin: 'base',
      because: 'already on main (4f2c1aa) since 1.1.0',
    });
    expect(
      (await run(...args, { inherited: 'refuse' }, { baseContract: onBase(`${WEATHER}-2.0.1.wasm`) })).verdict,
    ).toBe('refused');
  });
  test('a base that breaks nothing leaves every break new', async () => {
    const report = await run(
      `${WEATHER}-2.0.1.wasm`,
      `${WEATHER}-1.0.0.wasm`,
      {},
      { baseContract: onBase(`${WEATHER}-1.1.0.wasm`) },
    );
    expect(report.verdict).toBe('refused');
    expect(
      report.contracts[0]?.findings.every(
        ({ origin, level }) => level === 'notice' || level === 'warning' || origin === 'here',
      ),
    ).toBe(true);
  });
  test('a base that cannot be read by a fault: not refused, but not judged', async () => {
    const report = await run(
      `${WEATHER}-2.0.1.wasm`,
      `${WEATHER}-1.0.0.wasm`,
      {},
      { baseContract: () => Promise.reject(new SourceError('the API said 500')) },
    );
    expect(report).toMatchObject({ verdict: 'error', exitCode: 4 });
    expect(report.contracts[0]?.failure?.message).toContain('the API said 500');
  });
  test('is not asked for where nothing breaks', async () => {
    const report = await run(
      `${WEATHER}-1.1.0.wasm`,
      `${WEATHER}-1.0.0.wasm`,
      {},
      { baseContract: () => Promise.reject(new Error('asked')) },
    );
    expect(report.verdict).toBe('compatible');
  });
});

describe('usage that cannot be had', () => {
  test('every break counts, the exit code says whose fault it is, and force still covers', async () => {
    const args = [`${WEATHER}-2.0.1.wasm`, `${WEATHER}-1.1.0.wasm`] as const;
    const report = await run(...args, { 'bermd-url': 'http://127.0.0.1:1' });
    expect(report).toMatchObject({
      verdict: 'error',
      exitCode: 4,
      counts: { blocking: 21 },
      contracts: [{ failure: { fault: 'source' }, usage: [{ state: 'failed' }], deploy: [{ status: 0 }] }],
    });
    expect(report.contracts[0]?.notes.join(' ')).toContain('127.0.0.1:1 could not be read, so every break blocks');
    expect(await run(...args, { 'bermd-url': 'http://127.0.0.1:1', force: 'true' })).toMatchObject({
      verdict: 'forced',
      exitCode: 0,
    });
  });
  test('where nothing breaks nothing rests on it', async () => {
    expect(
      await run(`${WEATHER}-1.1.0.wasm`, `${WEATHER}-1.0.0.wasm`, { 'bermd-url': 'http://127.0.0.1:1' }),
    ).toMatchObject({ verdict: 'compatible', exitCode: 0 });
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'berm-compat-'));
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    const plugin = (version: string, branches: string[]): string =>
      JSON.stringify({ name: 'p', version, components: [{ componentType: 'Judge', branches }] }, null, 2);
    for (const name of ['a/p', 'a/b/p', 'q']) {
      writeFileSync(join(folder, `${name}.json`), plugin('1.1.0', ['yes']));
      writeFileSync(join(folder, `${name}.mjs`), '');
    }
    writeFileSync(join(folder, 'old.json'), plugin('1.0.0', ['yes', 'no']));
    writeFileSync(join(folder, 'broken-old.json'), plugin('1.0.0', ['yes', 'no']).replace('"Judge"', '"no name"'));
    writeFileSync(
      join(folder, '.berm-compat.json'),
      JSON.stringify({ contracts: { q: { undecided: 'report', version: 'require' } } }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const here = async (contracts: string, more: Record<string, string> = {}): Promise<Report> =>
    (await runGate(parseOptions({ contracts, baseline: 'old.json', ...more }), world({ cwd: folder }))).report;

  test('a plugin’s break stands on its JSON line', async () => {
    const report = await here('q.json');
    expect(report.verdict).toBe('refused');
    const found = report.contracts[0]?.findings.find(({ kind }) => kind === 'branch-removed');
    expect(found).toMatchObject({ location: { path: 'q.json', line: 7 } });
  });
  test('globs, names and twins: two of a name are called by their paths', async () => {
    const report = await here('**/p.json\na/p.json\nmine=q.json');
    expect(report.contracts.map(({ name, path }) => [name, path])).toEqual([
      ['a/b/p.json', 'a/b/p.json'],
      ['a/p.json', 'a/p.json'],
      ['mine', 'q.json'],
    ]);
  });
  test('one name for several files is said in its place; no contract at all ends the run', async () => {
    const report = await here('x=**/p.json\nq.json');
    expect(report.contracts.map(({ name, failure }) => [name, failure?.message.slice(0, 40)])).toEqual([
      ['x', '"x=**/p.json" gives one name to 2 files '],
      ['p', undefined],
    ]);
    expect(report.exitCode).toBe(3);
    await expect(here('')).rejects.toThrow(/No contract is given/);
  });
  test('options of one contract come from the acceptance file', async () => {
    expect((await here('q.json')).contracts[0]).toMatchObject({
      verdict: 'refused',
      bumpEnough: false,
      requiredBump: 'major',
    });
  });
  test('a baseline that was invalid is compared as far as it can be read, and that is said', async () => {
    const report = await here('q.json', { baseline: 'broken-old.json' });
    expect(report.contracts[0]?.notes.join(' ')).toContain('The baseline was already invalid');
  });
  test('validate: every contract on its own', async () => {
    writeFileSync(join(folder, 'noentry.json'), '{"name":"p","version":"1","components":[{"componentType":"A"}]}');
    const report = await runValidate(
      parseOptions({ contracts: 'q.json\nnoentry.json\nnone.json' }),
      world({ cwd: folder }),
    );
    expect(report.contracts.map(({ name, verdict, alone, failure }) => [name, verdict, alone, failure?.fault])).toEqual(
      [
        ['q.json', 'compatible', true, undefined],
        ['noentry.json', 'invalid', true, undefined],
        ['none', 'error', true, 'configuration'],
      ],
    );
    expect(report.exitCode).toBe(3);
  });
  test('a fault of ours while one contract is checked is that contract’s: the others are reported', async () => {
    const faults: unknown[] = [];
    const { report } = await runGate(
      options(`new=${WEATHER}-2.0.1.wasm\nsame=${WEATHER}-1.0.0.wasm`, `${WEATHER}-1.1.0.wasm`),
      world({
        onFault: (error) => void faults.push(error),
        baseContract: ({ name }) =>
          name === 'new' ? Promise.reject(new TypeError('x is not a function')) : Promise.resolve(undefined),
      }),
    );
    expect(report).toMatchObject({ verdict: 'error', exitCode: 70 });
    expect(report.contracts.map(({ name, verdict, failure }) => [name, verdict, failure])).toEqual([
      ['new', 'error', { fault: 'bug', message: 'x is not a function' }],
      ['same', 'invalid', undefined],
    ]);
    expect(faults).toHaveLength(1);
    const first = renderMarkdown(report).split('\n').slice(0, 3).join(' ');
    expect(first).toContain('a fault of berm-compat');
    expect(first).not.toContain('refused');
  });
  test('both manifests are handed out', async () => {
    const { manifests } = await runGate(
      parseOptions({ contracts: 'q.json', baseline: 'old.json' }),
      world({ cwd: folder }),
    );
    expect(manifests).toEqual([
      {
        name: 'p',
        current: expect.objectContaining({ version: '1.1.0' }),
        baseline: expect.objectContaining({ version: '1.0.0' }),
      },
    ]);
  });
  test('an IDL in memory is a base too', async () => {
    const base = memorySource(
      new TextEncoder().encode(
        '{"name":"p","version":"1.1.0","components":[{"componentType":"Judge","branches":["yes"]}]}',
      ),
      'base',
    );
    const report = (
      await runGate(
        parseOptions({ contracts: 'q.json', baseline: 'old.json', 'accept-file': 'none.json' }),
        world({ cwd: folder, baseContract: () => Promise.resolve({ content: { source: base }, label: 'main' }) }),
      )
    ).report;
    expect(report.verdict).toBe('reported');
  });
});
