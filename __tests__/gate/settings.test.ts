/** Who configures a run: the pull request that is judged does not write the rules that it is judged by. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { memorySource } from '../../src/bytes/index.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { parseOptions, runGate, type World } from '../../src/gate/index.ts';
import type { JudgedPull } from '../../src/gate/world.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { nodeWorkspace } from '../../src/platform/workspace.ts';
import type { Report } from '../../src/report/model.ts';

const http = createHttpClient({});
let folder: string;
const write = (name: string, value: unknown): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
};
const plugin = (version: string, tools: readonly string[], name = 'guard'): object => ({
  name,
  version,
  components: [{ componentType: 'P' }],
  tools: tools.map((tool) => ({ name: tool, componentType: 'P' })),
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  write('plugins/guard.mjs', '');
  write('plugins/guard.json', plugin('1.0.1', ['a']));
  write('old.json', plugin('1.0.0', ['a', 'b']));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await http.close();
});

interface Setting {
  /** The configuration file of the checkout. */
  readonly here?: unknown;
  /** That of the base branch; undefined: there is none. */
  readonly base?: unknown;
  readonly pull?: Partial<JudgedPull> | false;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly world?: Partial<World>;
}

async function run({ here, base, pull = {}, inputs = {}, world = {} }: Setting = {}): Promise<Report> {
  rmSync(join(folder, '.berm-compat.json'), { force: true });
  if (here !== undefined) write('.berm-compat.json', here);
  const text = base === undefined ? undefined : typeof base === 'string' ? base : JSON.stringify(base);
  const judged: JudgedPull = {
    fork: false,
    baseFile: () => Promise.resolve({ text, label: 'main (abc)' }),
    ...(pull === false ? {} : pull),
  };
  const options = parseOptions({
    contracts: 'plugins/guard.json',
    baseline: 'old.json',
    'discover-tools': 'false',
    ...inputs,
  });
  const { report } = await runGate(options, {
    cwd: folder,
    env: {},
    http,
    files: nodeWorkspace(folder, { links: 'inside' }),
    ...(pull !== false && { pullRequest: judged }),
    ...world,
  });
  return report;
}
const fingerprint = async (): Promise<string> =>
  (await run()).contracts[0]?.findings.find((one) => one.blocking)?.fingerprint ?? '';
const lenient = { contracts: { guard: { breaks: 'report' } } };

describe('options', () => {
  test('a break is refused', async () => {
    expect(await run()).toMatchObject({ verdict: 'refused', exitCode: 1, counts: { breaks: 1, blocking: 1 } });
  });
  test('those of the pull request are not in force, and are shown', async () => {
    const report = await run({ here: lenient });
    expect(report).toMatchObject({
      verdict: 'refused',
      rulesChanged: [{ option: 'breaks', contract: 'guard', after: 'report' }],
    });
    expect(report.rules).toBeUndefined();
  });
  test('those of the base branch are in force, and are shown', async () => {
    expect(await run({ base: lenient })).toMatchObject({
      verdict: 'reported',
      exitCode: 0,
      rules: [{ option: 'breaks', value: 'report', from: 'file', contract: 'guard' }],
      rulesChanged: [{ option: 'breaks', contract: 'guard', before: 'report' }],
    });
  });
  test('an input wins over the file', async () => {
    expect(await run({ base: lenient, here: lenient, inputs: { breaks: 'refuse' } })).toMatchObject({
      verdict: 'refused',
    });
    expect(await run({ inputs: { breaks: 'report' } })).toMatchObject({
      verdict: 'reported',
      rules: [{ option: 'breaks', value: 'report', from: 'inputs' }],
    });
  });
  test('on a terminal and on a push the file is taken as it stands', async () => {
    expect(await run({ here: lenient, pull: false })).toMatchObject({ verdict: 'reported' });
  });
  test.each([
    ['a baseline of its own', { baseline: 'file:plugins/guard.json' }],
    ['an address', { baseline: 'http://127.0.0.1:9/x.json' }],
    ['a file outside', { baseline: 'file:/etc/passwd' }],
    ['a program', { 'bermd-program': 'idle' }],
    ['a tag pattern', { 'tag-pattern': 'none-*', baseline: 'release' }],
    ['a lenient host', { 'lints-off': 'version-semver' }],
  ])('a pull request sets itself %s: nothing of it is done', async (_, options) => {
    const report = await run({ here: { contracts: { guard: options } } });
    expect(report).toMatchObject({
      verdict: 'refused',
      exitCode: 1,
      contracts: [{ baseline: { source: 'old.json' } }],
    });
    expect(report.rulesChanged?.length).toBe(Object.keys(options).length);
  });
  test('renaming a plugin does not leave its rules behind', async () => {
    const base = { contracts: { warden: { breaks: 'report' } } };
    const was = (name: string): Partial<World> => ({
      baseContract: () =>
        Promise.resolve({
          content: {
            source: memorySource(new TextEncoder().encode(JSON.stringify(plugin('1.0.0', ['a', 'b'], name))), 'x.json'),
          },
          label: 'main',
        }),
    });
    expect(await run({ base, world: was('warden') })).toMatchObject({ verdict: 'reported' });
    expect(await run({ base, world: was('other') })).toMatchObject({ verdict: 'refused' });
  });
  test('a base file with a fault: the defaults when the pull request repairs it, else an error', async () => {
    const report = await run({ base: '{"contracts": {"guard": {"breaks": "no"}}}', here: lenient });
    expect(report).toMatchObject({ verdict: 'refused' });
    expect(report.notes.join(' ')).toContain('This pull request repairs it');
    await expect(run({ base: '{', here: '{' })).rejects.toThrow(ConfigError);
  });
  test('a base file that cannot be read ends the run, and is never taken for none', async () => {
    const baseFile = () => Promise.reject(new SourceError('the API said 500'));
    await expect(run({ pull: { baseFile } })).rejects.toThrow(SourceError);
  });
});

describe('acceptances', () => {
  const entry = async () => ({ fingerprint: await fingerprint(), reason: 'nobody uses b' });
  test('of the pull request lift, and are marked as its own', async () => {
    const report = await run({ here: { accept: [await entry()] } });
    expect(report).toMatchObject({ verdict: 'reported', exitCode: 0 });
    const [found] = report.contracts[0]?.findings.filter(({ level }) => level === 'break') ?? [];
    expect(found).toMatchObject({ accepted: { reason: 'nobody uses b', here: true }, blocking: false });
  });
  test('of the base are nothing new', async () => {
    const accept = [await entry()];
    const report = await run({ here: { accept }, base: { accept } });
    expect(report.contracts[0]?.findings.find((one) => one.accepted)?.accepted).toEqual({ reason: 'nobody uses b' });
  });
  test('of a fork lift nothing until they are on the base; the label lets it through', async () => {
    const here = { accept: [await entry()] };
    const report = await run({ here, pull: { fork: true } });
    expect(report).toMatchObject({ verdict: 'refused', exitCode: 1 });
    expect(report.contracts[0]?.findings.find((one) => one.blocking)).toMatchObject({
      proposed: { reason: 'nobody uses b' },
    });
    expect(report.contracts[0]?.findings.some((one) => one.accepted !== undefined)).toBe(false);
    expect(await run({ here, base: here, pull: { fork: true } })).toMatchObject({ verdict: 'reported' });
    expect(await run({ here, pull: { fork: true }, world: { label: { set: true, label: 'force' } } })).toMatchObject({
      verdict: 'forced',
      exitCode: 0,
    });
  });
});

describe('names in the file', () => {
  test('close to a contract of the run: a mistake', async () => {
    const here = { contracts: { gaurd: { breaks: 'report' } } };
    await expect(run({ here, pull: false })).rejects.toThrow(/Did you mean "guard"\?/);
    await expect(
      run({ here: { accept: [{ fingerprint: '0123456789ab', reason: 'x', contract: 'guart' }] } }),
    ).rejects.toThrow(/Did you mean "guard"\?/);
  });
  test('of another job: said, and no mistake', async () => {
    const report = await run({ here: { contracts: { 'weather-service': { breaks: 'report' } } }, pull: false });
    expect(report.notes.join(' ')).toContain('names the contract "weather-service", which is not one of this run');
  });
  test('by path as well', async () => {
    const here = { contracts: { 'plugins/guard.json': { breaks: 'report' } } };
    expect(await run({ here, pull: false })).toMatchObject({ verdict: 'reported' });
  });
});

describe('force and a contract against itself', () => {
  test('force: true is for what is no pull request', async () => {
    const report = await run({ inputs: { force: 'true' } });
    expect(report).toMatchObject({ verdict: 'refused' });
    expect(report.force).toBeUndefined();
    expect(report.notes.join(' ')).toContain('does nothing on a pull request');
    expect(await run({ inputs: { force: 'true' }, pull: false })).toMatchObject({ verdict: 'forced', exitCode: 0 });
  });
  test('the same file, by whatever path: an error', async () => {
    symlinkSync(join(folder, 'plugins/guard.json'), join(folder, 'link.json'));
    for (const baseline of ['plugins/guard.json', 'file:./plugins/guard.json', 'link.json'])
      expect(await run({ inputs: { baseline } })).toMatchObject({
        verdict: 'error',
        exitCode: 3,
        contracts: [{ failure: { fault: 'configuration', message: expect.stringContaining('the contract itself') } }],
      });
    write('copy.json', plugin('1.0.1', ['a']));
    expect(await run({ inputs: { baseline: 'copy.json' } })).toMatchObject({ verdict: 'compatible' });
  });
  test('a link out of the workspace is not read', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.json'), JSON.stringify(plugin('1.0.0', [])));
    symlinkSync(join(outside, 'secret.json'), join(folder, 'plugins/stolen.json'));
    const report = await run({ inputs: { contracts: 'plugins/stolen.json' } });
    expect(report).toMatchObject({ verdict: 'error', exitCode: 3 });
    expect(report.contracts[0]?.failure?.message).toContain('leads out of the workspace');
    // A glob does not see it.
    expect((await run({ inputs: { contracts: 'plugins/*.json' } })).contracts.map(({ name }) => name)).toEqual([
      'guard',
    ]);
    rmSync(outside, { recursive: true });
    rmSync(join(folder, 'plugins/stolen.json'));
  });
  test('the workflow that the pull request changes is named', async () => {
    const report = await run({ pull: { workflowChanged: () => Promise.resolve('.github/workflows/compat.yml') } });
    expect(report.notes.join(' ')).toContain('This pull request changes .github/workflows/compat.yml');
  });
});

describe('contracts that the base has and the run has not', () => {
  const onBase = (files: Readonly<Record<string, unknown>>): Pick<Setting, 'pull' | 'world'> => ({
    pull: { basePaths: () => Promise.resolve(Object.keys(files)) },
    world: {
      baseContract: ({ path }) =>
        Promise.resolve(
          Object.hasOwn(files, path)
            ? {
                content: { source: memorySource(new TextEncoder().encode(JSON.stringify(files[path])), path) },
                label: 'main',
              }
            : undefined,
        ),
    },
  });
  const inputs = { contracts: 'plugins/*.json', baseline: 'old.json', breaks: 'refuse' };
  const kinds = (report: Report): unknown[] =>
    report.contracts.map(({ name, verdict, findings }) => [name, verdict, findings.map(({ kind }) => kind).join()]);
  test('removed: a finding that blocks', async () => {
    const report = await run({ ...onBase({ 'plugins/gone.json': plugin('2.0.0', [], 'gone') }), inputs });
    expect(kinds(report)).toEqual([
      ['guard', 'refused', 'tool-removed'],
      ['gone', 'refused', 'contract-removed'],
    ]);
    expect(report.contracts[1]).toMatchObject({ path: 'plugins/gone.json', counts: { blocking: 1 } });
  });
  test('an acceptance lifts it', async () => {
    const base = onBase({ 'plugins/gone.json': plugin('2.0.0', [], 'gone') });
    const found = (await run({ ...base, inputs })).contracts[1]?.findings[0]?.fingerprint ?? '';
    const report = await run({
      ...base,
      inputs,
      here: { accept: [{ fingerprint: found, reason: 'unused', contract: 'gone' }] },
    });
    expect(report.contracts[1]).toMatchObject({ verdict: 'reported' });
  });
  test('moved, no contract, or outside of the globs: none', async () => {
    const report = await run({
      ...onBase({
        'plugins/old-place.json': plugin('1.0.0', ['a'], 'guard'),
        'plugins/package.json': { name: 'x', version: '1.0.0', scripts: {} },
        'other/gone.json': plugin('2.0.0', [], 'gone'),
        'plugins/guard.json': plugin('1.0.0', ['a', 'b'], 'guard'),
      }),
      inputs,
    });
    expect(kinds(report)).toEqual([['guard', 'refused', 'tool-removed']]);
  });
  test('a path that is named is not looked for elsewhere', async () => {
    const report = await run({ ...onBase({ 'plugins/gone.json': plugin('2.0.0', [], 'gone') }) });
    expect(report.contracts).toHaveLength(1);
  });
  test('a list that cannot be read: not judged', async () => {
    const basePaths = () => Promise.reject(new SourceError('the API said 500'));
    expect(await run({ pull: { basePaths }, inputs })).toMatchObject({ verdict: 'error', exitCode: 4 });
  });
});
