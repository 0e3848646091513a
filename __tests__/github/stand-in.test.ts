import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { OPERATION_IDS } from '../support/github/description.ts';
import { rateLimited, ROUTES, startGitHub, type GitHub } from '../support/github/server.ts';

jest.setTimeout(30_000);

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

async function call(
  method: string,
  path: string,
  options: { body?: unknown; accept?: string; token?: string } = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(`${github.url}/repos/acme/weather${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `token ${options.token ?? github.token}`, accept: options.accept ?? 'application/json' },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

describe('the stand-in of GitHub', () => {
  test('every kind of answer holds against GitHub’s own description', async () => {
    const { world } = github;
    const base = world.commit('base', { 'plugin.json': '{}', 'src/lib.rs': 'fn main() {}' });
    const head = world.commit('head', { 'plugin.json': '{"a":1}' }, { parents: [base] });
    world.branches.set('main', base);
    const release = world.release('v1.0.0', { assets: { 'weather.wasm': 'bytes' }, sha: base });
    world.release('v2.0.0', { draft: true });
    const pull = world.pull({ head, base, labels: ['force'] });
    world.unlabel(1, 'force', 'bob');
    const comment = world.comment(1, 'hello');
    const run = world.run({ headSha: head });
    const artifact = world.artifact({ name: 'berm', runId: run.id, zip: new Uint8Array([1]) });
    const check = await call('POST', '/check-runs', {
      body: { name: 'gate', head_sha: head, status: 'completed', conclusion: 'success' },
    });
    const checkId = (check.body as { id: number }).id;
    const paths = [
      '',
      '/releases',
      '/releases/latest',
      '/releases/tags/v1.0.0',
      `/releases/${release.id}`,
      `/releases/${release.id}/assets`,
      `/releases/assets/${release.assets[0]?.id ?? 0}`,
      '/tags',
      '/git/ref/tags/v1.0.0',
      '/git/matching-refs/tags/v',
      '/contents/plugin.json?ref=v1.0.0',
      '/contents/src?ref=main',
      '/commits/main',
      `/compare/${base}...${head}`,
      `/pulls/${pull.number}`,
      '/pulls?state=open&head=acme:topic',
      `/commits/${head}/pulls`,
      '/issues/1/comments',
      `/issues/comments/${comment.id}`,
      '/issues/1/labels',
      '/issues/1/events',
      `/check-runs/${checkId}`,
      `/check-runs/${checkId}/annotations`,
      `/commits/${head}/check-runs`,
      '/actions/runs',
      `/actions/runs/${run.id}`,
      `/actions/runs/${run.id}/artifacts`,
      '/actions/workflows/compat.yml/runs?branch=main&status=success',
      '/actions/artifacts?name=berm',
      `/actions/artifacts/${artifact.id}`,
    ];
    for (const path of paths) expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
    expect(github.violations).toEqual([]);
  });

  test('every operation of the description has a route, and every route is described', () => {
    expect(Object.keys(ROUTES).sort()).toEqual([...OPERATION_IDS].sort());
  });

  test('an annotated tag points at a tag object, and that at the commit', async () => {
    const sha = github.world.commit('released');
    github.world.release('v1', { sha });
    github.world.annotate('v1');
    const ref = (await call('GET', '/git/ref/tags/v1')).body as { object: { type: string; sha: string } };
    expect(ref.object.type).toBe('tag');
    expect((await call('GET', `/git/tags/${ref.object.sha}`)).body).toMatchObject({
      tag: 'v1',
      object: { type: 'commit', sha },
    });
    expect(github.violations).toEqual([]);
  });

  test('a request that GitHub does not describe is refused and written down', async () => {
    github.world.pull();
    expect((await call('POST', '/issues/1/comments', { body: { text: 'wrong member' } })).status).toBe(422);
    expect((await call('GET', '/releases?perpage=100')).status).toBe(422);
    expect((await call('GET', '/no/such/thing')).status).toBe(422);
    expect(github.violations).toHaveLength(3);
  });

  test('lists come in pages with links', async () => {
    github.world.pull();
    for (let at = 0; at < 45; at += 1) github.world.comment(1, `comment ${at}`);
    const first = await call('GET', '/issues/1/comments');
    expect(first.body).toHaveLength(30);
    expect(first.headers.get('link')).toContain('page=2>; rel="next"');
    expect((await call('GET', '/issues/1/comments?page=2')).body).toHaveLength(15);
  });

  test('permissions, foreign tokens and foreign repositories', async () => {
    const { world } = github;
    const sha = world.commit('head');
    world.permissions.checks = 'read';
    expect((await call('POST', '/check-runs', { body: { name: 'gate', head_sha: sha } })).status).toBe(403);
    expect((await call('GET', '/tags', { token: 'other' })).status).toBe(401);
    world.permissions.contents = 'none';
    expect((await call('GET', '/tags')).status).toBe(403);
    world.isPrivate = false;
    expect((await call('GET', '/tags')).status).toBe(200);
    expect(
      (await fetch(`${github.url}/repos/acme/other/tags`, { headers: { authorization: `token ${github.token}` } }))
        .status,
    ).toBe(404);
  });

  test('limits that the description leaves out', async () => {
    github.world.pull();
    const sha = github.world.commit('head');
    expect((await call('POST', '/issues/1/comments', { body: { body: 'x'.repeat(65_537) } })).status).toBe(422);
    expect(
      (await call('POST', '/check-runs', { body: { name: 'gate', head_sha: sha, status: 'completed' } })).status,
    ).toBe(422);
    const annotations = Array.from({ length: 51 }, () => ({
      path: 'a',
      start_line: 1,
      end_line: 1,
      annotation_level: 'notice',
      message: 'm',
    }));
    expect(
      (
        await call('POST', '/check-runs', {
          body: { name: 'gate', head_sha: sha, output: { title: 't', summary: 's', annotations } },
        })
      ).status,
    ).toBe(422);
  });

  test('an asset lies at another origin, in ranges, and wants no token there', async () => {
    const release = github.world.release('v1', { assets: { 'a.bin': '0123456789' } });
    const redirect = await call('GET', `/releases/assets/${release.assets[0]?.id ?? 0}`, {
      accept: 'application/octet-stream',
    });
    expect(redirect.status).toBe(302);
    const location = redirect.headers.get('location') ?? '';
    expect(new URL(location).origin).not.toBe(github.url);
    const part = await fetch(location, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    github.storage.ranges = false;
    const whole = await fetch(location, { headers: { range: 'bytes=2-4' } });
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect((await fetch(location, { headers: { authorization: 'token x' } })).status).toBe(400);
    expect(github.violations).toEqual([expect.stringContaining('a token reached another origin')]);
  });

  test('faults on demand', async () => {
    github.faults.push(rateLimited(/get .*tags/, 1));
    const limited = await call('GET', '/tags');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([403, '1']);
    expect((await call('GET', '/tags')).status).toBe(200);
  });
});
