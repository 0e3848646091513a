import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { testClient } from '../support/github/client.ts';
import { rateLimited, secondaryLimit, startGitHub, type GitHub } from '../support/github/server.ts';

jest.setTimeout(30_000);

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

const WHERE = { owner: 'acme', repo: 'weather' };
const tags = 'GET /repos/{owner}/{repo}/tags';

describe('GitHub’s client', () => {
  test('tries again when GitHub fails, twice, and each call counts its own tries', async () => {
    const client = await testClient(github);
    const before: number[] = [];
    client.hook.wrap('request', (request, options) => {
      before.push(Number(options.request['retryCount'] ?? 0));
      return request(options);
    });
    github.faults.push({ on: /get .*\/tags/, status: 502, times: 3 });
    await expect(client.request(tags, WHERE)).rejects.toMatchObject({ status: 502 });
    expect((await client.request(tags, WHERE)).status).toBe(200);
    expect(github.requests.map(({ status }) => status)).toEqual([502, 502, 502, 200]);
    expect(before).toEqual([0, 0]);
  });

  test('waits for a rate limit that ends soon, says so, and does not wait for one that does not', async () => {
    const warnings: string[] = [];
    const client = await testClient(github, warnings);
    github.faults.push(secondaryLimit(/get .*\/tags/, 1, 1, 403));
    expect((await client.request(tags, WHERE)).status).toBe(200);
    github.faults.push(rateLimited(/get .*\/tags/, 3600));
    await expect(client.request(tags, WHERE)).rejects.toMatchObject({ status: 403 });
    expect(warnings).toEqual([
      expect.stringMatching(/^GitHub's secondary rate limit was hit by GET .*: waiting 1 s\.$/),
      expect.stringMatching(/^GitHub's primary rate limit was hit by GET .*: not waiting 36\d\d s\.$/),
    ]);
    expect(github.requests.map(({ status }) => status)).toEqual([403, 200, 403]);
  });

  test('what was refused is not asked again', async () => {
    const client = await testClient(github);
    github.world.permissions.contents = 'none';
    await expect(client.request(tags, WHERE)).rejects.toMatchObject({ status: 403 });
    expect(github.requests).toHaveLength(1);
  });
});
