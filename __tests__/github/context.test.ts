import { beforeEach, describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import type { Json } from '../../src/core/json.ts';
import { readContext } from '../../src/github/context.ts';
import {
  mergeGroup,
  pullRequest,
  push,
  release,
  workflowDispatch,
  workflowRun,
  type Event,
} from '../support/github/events.ts';
import { World } from '../support/github/world.ts';

let world: World;
beforeEach(() => {
  world = new World('acme', 'weather');
});

const ENV = {
  GITHUB_REPOSITORY: 'acme/weather',
  GITHUB_WORKFLOW: 'Compatibility',
  GITHUB_WORKFLOW_REF: 'acme/weather/.github/workflows/compat.yml@refs/heads/main',
  GITHUB_JOB: 'gate',
  GITHUB_RUN_ID: '42',
  GITHUB_RUN_ATTEMPT: '3',
};
const contextOf = (event: Event, more: Record<string, string> = {}): ReturnType<typeof readContext> =>
  readContext(
    { ...ENV, GITHUB_EVENT_NAME: event.name, GITHUB_REF: event.ref, GITHUB_SHA: event.sha, ...more },
    event.payload as Json,
  );

describe('readContext', () => {
  test('a pull request: the head commit, not the merge commit', () => {
    const pull = world.pull();
    const event = pullRequest(world, pull, 'labeled', 'force');
    const context = contextOf(event);
    expect(context.sha).toBe(pull.head.sha);
    expect(context.sha).not.toBe(event.sha);
    expect(context.trigger).toEqual({
      event: 'pull_request',
      number: 1,
      action: 'labeled',
      label: 'force',
      fork: false,
      head: { sha: pull.head.sha, ref: 'topic' },
      base: { sha: pull.base.sha, ref: 'main' },
    });
    expect(context).toMatchObject({
      owner: 'acme',
      repo: 'weather',
      workflow: 'Compatibility',
      workflowFile: 'compat.yml',
      job: 'gate',
      runId: 42,
      attempt: 3,
      defaultBranch: 'main',
    });
  });

  test('a fork is told by its repository, also when it was deleted', () => {
    const event = pullRequest(world, world.pull({ headOwner: 'mallory' }));
    expect(contextOf(event).trigger).toMatchObject({ fork: true });
    const pull = event.payload['pull_request'] as { head: { repo: unknown } };
    pull.head.repo = null;
    expect(contextOf(event).trigger).toMatchObject({ fork: true });
  });

  test('pushes, releases, merge groups, other workflows', () => {
    const sha = world.commit('pushed');
    expect(contextOf(push(world, 'refs/heads/main', sha))).toMatchObject({
      sha,
      trigger: { event: 'push', branch: 'main' },
    });
    expect(contextOf(push(world, 'refs/tags/v1', sha)).trigger).toEqual({ event: 'push', tag: 'v1' });
    expect(contextOf(release(world, 'v1.5.0', sha)).trigger).toEqual({
      event: 'release',
      tag: 'v1.5.0',
      prerelease: false,
    });
    expect(contextOf(workflowDispatch(world, sha)).trigger).toEqual({ event: 'other', name: 'workflow_dispatch' });
    const base = world.commit('base');
    expect(
      contextOf(mergeGroup(world, { headSha: sha, headRef: 'gh-readonly-queue/main/pr-7-abc', baseSha: base })),
    ).toMatchObject({
      sha,
      trigger: {
        event: 'merge_group',
        head: { sha, ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' },
        base: { sha: base, ref: 'refs/heads/main' },
      },
    });
    const run = world.run({
      headSha: sha,
      event: 'pull_request',
      headOwner: 'mallory',
      headBranch: 'topic',
      attempt: 2,
    });
    expect(contextOf(workflowRun(world, run)).trigger).toEqual({
      event: 'workflow_run',
      run: {
        id: run.id,
        attempt: 2,
        workflow: 'Compatibility',
        event: 'pull_request',
        headSha: sha,
        headBranch: 'topic',
        headOwner: 'mallory',
        createdAt: expect.any(String),
      },
    });
  });

  test('Enterprise Server’s addresses, without a slash at the end', () => {
    const event = push(world, 'refs/heads/main', world.commit('pushed'));
    expect(contextOf(event)).toMatchObject({ apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' });
    const context = contextOf(event, {
      GITHUB_API_URL: 'https://ghe.example.test/api/v3/',
      GITHUB_SERVER_URL: 'https://ghe.example.test',
    });
    expect(context).toMatchObject({ apiUrl: 'https://ghe.example.test/api/v3', serverUrl: 'https://ghe.example.test' });
  });

  test('outside the runner, and with half a payload: says what is missing', () => {
    expect(() => readContext({}, {})).toThrow(
      new ConfigError(
        'GITHUB_REPOSITORY is not set: the Action runs in a GitHub workflow. On a terminal use the command, ' +
          'berm-compat.',
      ),
    );
    expect(() => readContext({ ...ENV, GITHUB_REPOSITORY: 'acme' }, {})).toThrow(/expected owner\/name/);
    expect(() => readContext({ ...ENV, GITHUB_EVENT_NAME: 'pull_request' }, { pull_request: { number: 1 } })).toThrow(
      /"pull_request" has no pull_request.head.sha/,
    );
    expect(() => readContext({ ...ENV, GITHUB_EVENT_NAME: 'pull_request' }, [])).toThrow(ConfigError);
  });
});
