import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { batchesOf, publishCheck, type CheckContent } from '../../src/github/check.ts';
import type { Annotation } from '../../src/report/index.ts';
import { contextOf, testClient } from '../support/github/client.ts';
import { pullRequest } from '../support/github/events.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';
import type { Pull } from '../support/github/world.ts';

jest.setTimeout(30_000);

let github: GitHub;
let pull: Pull;
beforeEach(async () => {
  github = await startGitHub();
  pull = github.world.pull();
});
afterEach(async () => {
  const { violations } = github;
  await github.close();
  expect(violations).toEqual([]);
});

const annotation = (line: number, more: Partial<Annotation> = {}): Annotation => ({
  level: 'failure',
  title: 'weather',
  message: 'breaks',
  location: { path: 'src/lib.rs', line },
  ...more,
});
const content = (annotations: readonly Annotation[]): CheckContent => ({
  name: 'Compatibility (gate)',
  conclusion: 'failure',
  title: 'refused',
  summary: 'text',
  annotations,
  externalId: '1',
});

async function publish(annotations: readonly Annotation[]): ReturnType<typeof publishCheck> {
  return publishCheck(
    await testClient(github),
    contextOf(github, pullRequest(github.world, pull)),
    content(annotations),
  );
}

describe('the check run', () => {
  test('fifty annotations fit in one request', async () => {
    expect(await publish(Array.from({ length: 50 }, (_, at) => annotation(at + 1)))).toMatchObject({
      state: 'written',
    });
    expect(github.requests.map(({ method }) => method)).toEqual(['post']);
    expect(github.world.checkRuns).toMatchObject([
      { status: 'completed', conclusion: 'failure', headSha: pull.head.sha },
    ]);
  });

  test('what has no line is no annotation: no path is better than a wrong one', async () => {
    const nowhere: Annotation = { level: 'failure', title: 'a', message: 'b' };
    await publish([nowhere, annotation(3), nowhere]);
    expect(github.world.checkRuns[0]?.annotations).toMatchObject([{ start_line: 3 }]);
  });

  test('a thousand at most', () => {
    const batches = batchesOf(Array.from({ length: 1030 }, (_, at) => annotation(at + 1)));
    expect(batches.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 50));
    expect(batches.at(-1)?.at(-1)).toMatchObject({ start_line: 1000 });
    expect(batchesOf([])).toEqual([[]]);
  });

  test('texts are made harmless and short enough', async () => {
    await publish([annotation(1, { title: 'x'.repeat(300), message: `a\u202eb\n${'y'.repeat(70_000)}` })]);
    const [made] = github.world.checkRuns[0]?.annotations ?? [];
    expect(made?.title).toHaveLength(255);
    expect(made?.message.startsWith('a\\u{202e}b\n')).toBe(true);
    expect(made?.message.length).toBeLessThanOrEqual(16_000);
  });

  test('one that was begun is completed although its annotations fail', async () => {
    github.faults.push({ on: /patch .*check-runs/, status: 422, times: 1 });
    const written = await publish(Array.from({ length: 60 }, (_, at) => annotation(at + 1)));
    expect(written).toMatchObject({
      state: 'skipped',
      warning: expect.stringContaining('could not be completed with all its annotations: GitHub answered 422'),
    });
    expect(github.world.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  });

  test('one whose creation was taken and then broken off is found again: there is one, and it is completed', async () => {
    github.faults.push({ on: /post .*check-runs/, status: 502, taken: true, times: 1 });
    expect(await publish(Array.from({ length: 60 }, (_, at) => annotation(at + 1)))).toMatchObject({
      state: 'written',
    });
    expect(github.world.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(github.world.checkRuns[0]?.annotations).toHaveLength(60);
  });

  test('annotations that were taken and then broken off are not sent twice', async () => {
    github.faults.push({ on: /patch .*check-runs/, status: 502, taken: true, times: 1 });
    await publish(Array.from({ length: 120 }, (_, at) => annotation(at + 1)));
    expect(github.world.checkRuns[0]?.annotations).toHaveLength(120);
    github.faults.push({ on: /patch .*check-runs/, status: 502, times: 1 });
    await publish(Array.from({ length: 120 }, (_, at) => annotation(at + 1)));
    expect(github.world.checkRuns[1]?.annotations).toHaveLength(120);
  });
});
