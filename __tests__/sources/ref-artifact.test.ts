import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { fetchBaseline, storedName, type GitHubWorld } from '../../src/sources/index.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { bytesOf, errorOf, found, githubWorld, testRequest, testWorld } from '../support/baseline-world.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';
import { bermImage } from '../support/wasm.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  await github.close();
});
const world = (more: Partial<GitHubWorld> = {}): ReturnType<typeof testWorld> =>
  testWorld({ github: githubWorld(github, more) });

describe('ref: and base', () => {
  beforeEach(() => {
    const sha = github.world.commit('one', {
      'build/weather.wasm': bermImage(),
      'plugins/old name.json': '{"name":"old"}',
    });
    github.world.branches.set('main', sha);
    github.world.branches.set('release/1.x', sha);
    github.world.tags.set('v1.0.0', sha);
  });

  test("the contract's own path at a branch, a tag, a commit; another path behind a colon", async () => {
    for (const ref of ['main', 'release/1.x', 'v1.0.0', 'refs/heads/main', github.world.branches.get('main')!]) {
      const result = found(await fetchBaseline(testRequest(`ref:${ref}`), world()));
      expect(result.content).toMatchObject({ manifest: { abi_version: 4 } });
      expect(result.info).toMatchObject({ source: `ref:${ref}`, label: `build/weather.wasm at ${ref}` });
    }
    const result = await fetchBaseline(
      testRequest('ref:main:plugins/old name.json', { contract: { path: 'plugins/new.json', kept: 'source' } }),
      world(),
    );
    expect(text(await bytesOf(result))).toBe('{"name":"old"}');
    expect(github.violations).toEqual([]);
  });

  test('the commit under test is no baseline of itself, whatever names it; another path of it is', async () => {
    const sha = github.world.branches.get('main')!;
    const built = world({ sha, ref: 'refs/tags/v2.0.0' });
    for (const ref of ['main', 'v1.0.0', sha, 'refs/tags/v2.0.0']) {
      const error = await errorOf(fetchBaseline(testRequest(`ref:${ref}`), built));
      expect(error).toBeInstanceOf(ConfigError);
      expect(error.message).toContain(`${ref} is the commit under test (${sha.slice(0, 12)})`);
    }
    const other = testRequest('ref:main:plugins/old name.json', { contract: { path: 'plugins/new.json' } });
    expect((await fetchBaseline(other, built)).state).toBe('found');
    const head = github.world.commit('head', {}, { parents: [sha] });
    expect((await fetchBaseline(testRequest('ref:main'), world({ sha: head, ref: 'refs/pull/1/merge' }))).state).toBe(
      'found',
    );
    const own = await errorOf(
      fetchBaseline(testRequest('ref:refs/pull/1/merge'), world({ sha: head, ref: 'refs/pull/1/merge' })),
    );
    expect(own.message).toContain('is the commit under test');
  });

  test('on a push to that very branch the commit before the push is meant', async () => {
    const before = github.world.branches.get('main')!;
    const after = github.world.commit('two', { 'build/weather.wasm': 'x' }, { parents: [before] });
    github.world.branches.set('main', after);
    for (const name of ['main', 'refs/heads/main']) {
      const pushed = world({ sha: after, ref: 'refs/heads/main', beforeSha: before });
      const result = found(await fetchBaseline(testRequest(`ref:${name}`), pushed));
      expect(result.content).toMatchObject({ manifest: { abi_version: 4 } });
      expect(result.info.label).toBe(`build/weather.wasm at ${name} before this push`);
    }
    const made = world({ sha: after, ref: 'refs/heads/main' });
    expect((await errorOf(fetchBaseline(testRequest('ref:main'), made))).message).toContain('is the commit under test');
  });

  test('a file or a ref that is not there could not be fetched', async () => {
    for (const spec of ['ref:main:nothing.json', 'ref:gone', 'ref:main:../../../user']) {
      const error = await errorOf(fetchBaseline(testRequest(spec), world()));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain(`baseline ${spec}: there is no file`);
    }
    expect(await errorOf(fetchBaseline(testRequest('ref:'), world()))).toBeInstanceOf(ConfigError);
    github.world.permissions.contents = 'none';
    expect((await errorOf(fetchBaseline(testRequest('ref:main'), world()))).message).toContain('answered 403');
  });

  test("base: the pull request's base commit; a plugin that is not there is new, an image is not", async () => {
    const baseSha = github.world.branches.get('main')!;
    expect(found(await fetchBaseline(testRequest('base'), world({ baseSha }))).info.label).toBe(
      `build/weather.wasm at the base commit ${baseSha.slice(0, 12)}`,
    );
    expect(
      await fetchBaseline(testRequest('base', { contract: { path: 'new.json', kept: 'source' } }), world({ baseSha })),
    ).toMatchObject({
      state: 'none',
      why: `there is no file new.json at the base commit ${baseSha.slice(0, 12)}: this contract is new`,
    });
    expect(
      await errorOf(fetchBaseline(testRequest('base', { contract: { path: 'new.wasm' } }), world({ baseSha }))),
    ).toBeInstanceOf(SourceError);
    expect(await errorOf(fetchBaseline(testRequest('base'), world()))).toBeInstanceOf(ConfigError);
  });
});

describe('artifact', () => {
  const runs = { workflow: 'compat.yml', baseBranch: 'main' };
  const zip = (files: Record<string, string>): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytes(content)])));
  const stored = (content: string, more: object = {}, name = 'berm-compat-check-1'): void => {
    const run = github.world.run({ headSha: github.world.commit(content), ...more });
    github.world.artifact({ name, runId: run.id, zip: zip({ [storedName('weather')]: content }) });
  };

  test('the last successful run on the base branch that stored this contract', async () => {
    stored('first');
    stored('second');
    stored('failed', { conclusion: 'failure' });
    stored('of a branch', { headBranch: 'topic' });
    stored('of a fork', { headOwner: 'mallory' });
    stored('of a pull request', { event: 'pull_request' });
    github.world.run({ headSha: github.world.commit('stored nothing') });
    const result = await fetchBaseline(testRequest('artifact'), world(runs));
    expect(text(await bytesOf(result))).toBe('second');
    expect(found(result).info).toMatchObject({
      source: 'artifact',
      label: expect.stringContaining('artifact berm-compat-check-1 of run'),
    });
    expect(github.violations).toEqual([]);
  });

  test('by name: exactly, or as a beginning', async () => {
    const run = github.world.run({ headSha: github.world.commit('x') });
    for (const name of ['contracts-2', 'contracts'])
      github.world.artifact({ name, runId: run.id, zip: zip({ [storedName('weather')]: name }) });
    expect(text(await bytesOf(await fetchBaseline(testRequest('artifact:contracts'), world(runs))))).toBe('contracts');
    expect(text(await bytesOf(await fetchBaseline(testRequest('artifact:contracts-'), world(runs))))).toBe(
      'contracts-2',
    );
  });

  test('what was never stored, expired, or lacks the contract is no first release', async () => {
    const said = async (spec = 'artifact', more = {}): Promise<string> => {
      const error = await errorOf(fetchBaseline(testRequest(spec, more), world(runs)));
      expect(error).toBeInstanceOf(SourceError);
      return error.message;
    };
    expect(await said()).toContain(
      'no successful run of this workflow on main stored an artifact berm-compat; run the workflow on a push ' +
        'to that branch first',
    );
    const run = github.world.run({ headSha: github.world.commit('x') });
    github.world.artifact({ name: 'berm-compat', runId: run.id, zip: zip({}), expired: true });
    expect(await said()).toContain('no successful run');
    stored('something');
    expect(await said('artifact', { contract: { name: 'other' } })).toContain(
      'none of the 1 artifacts stored on main holds contracts/other',
    );
    github.world.permissions.actions = 'none';
    expect(await said()).toContain('check that the token has the permission "actions: read"');
  });

  test('it needs a workflow', async () => {
    expect(await errorOf(fetchBaseline(testRequest('artifact'), world()))).toBeInstanceOf(ConfigError);
    expect(await errorOf(fetchBaseline(testRequest('artifact:'), world(runs)))).toBeInstanceOf(ConfigError);
  });

  test('one zip is fetched once for all contracts of a run', async () => {
    const run = github.world.run({ headSha: github.world.commit('x') });
    github.world.artifact({
      name: 'berm-compat',
      runId: run.id,
      zip: zip({ [storedName('a')]: '1', [storedName('b')]: '2' }),
    });
    const one = world(runs);
    for (const [name, content] of [
      ['a', '1'],
      ['b', '2'],
    ] as const)
      expect(text(await bytesOf(await fetchBaseline(testRequest('artifact', { contract: { name } }), one)))).toBe(
        content,
      );
    expect(github.requests.filter(({ path }) => path.endsWith('/zip'))).toHaveLength(1);
  });

  test('names: what file systems do not take is replaced, and nothing falls together', () => {
    expect(storedName('weather')).toBe('contracts/weather');
    const odd = ['a/b', 'a\\b', 'a_b', 'a b', '..', '.', '', 'ü', 'x'.repeat(200), 'x'.repeat(201), '../../etc/passwd'];
    const names = odd.map(storedName);
    expect(new Set(names).size).toBe(odd.length);
    for (const name of names)
      expect(name).toMatch(/^contracts\/[A-Za-z0-9_][A-Za-z0-9._-]*$|^contracts\/-[0-9a-f]{8}$/);
  });
});
