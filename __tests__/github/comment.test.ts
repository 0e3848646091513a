import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { publishComment, wantsComment } from '../../src/github/comment.ts';
import type { CommentPolicy } from '../../src/github/surface.ts';
import { marker } from '../../src/github/marker.ts';
import { findStickies, tokenLogin } from '../../src/github/sticky.ts';
import { contextOf, testClient } from '../support/github/client.ts';
import { pullRequest } from '../support/github/events.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';

jest.setTimeout(30_000);

let github: GitHub;
const PULL = { owner: 'acme', repo: 'weather', number: 1 };
const KEY = '0123456789ab';
const BOT = 'github-actions[bot]';
beforeEach(async () => {
  github = await startGitHub();
  github.world.pull();
});
afterEach(async () => {
  const { violations } = github;
  await github.close();
  expect(violations).toEqual([]);
});

const body = (text: string): string => `${marker(KEY)}\n${text}`;

describe('the sticky comment', () => {
  test('whose comments the token writes: the workflow’s own, a person’s', async () => {
    const client = await testClient(github);
    expect(await tokenLogin(client)).toBe(BOT);
    github.world.login = 'octocat';
    expect(await tokenLogin(client)).toBe('octocat');
    github.faults.push({ on: /graphql/, status: 404 });
    expect(await tokenLogin(client)).toBe('octocat');
    github.world.login = 'some-app[bot]';
    expect(await tokenLogin(client)).toBe(BOT);
  });

  test('marker and author, both, and the marker at the very beginning', async () => {
    github.world.comment(1, body('planted'), 'mallory');
    github.world.comment(1, `> ${body('quoted')}`, BOT);
    github.world.comment(1, `${marker('ba9876543210')}\nanother gate`, BOT);
    const mine = github.world.comment(1, body('mine'), BOT);
    const found = await findStickies(await testClient(github), PULL, KEY, 'github-actions');
    expect(found.map(({ id }) => id)).toEqual([mine.id]);
  });

  test('two runs at once: the one that comes second follows the oldest, and takes its own away', async () => {
    const client = await testClient(github);
    const context = contextOf(github, pullRequest(github.world, github.world.pull()));
    // Both looked before either wrote.
    const [first, second] = [body('first'), body('second')].map((text) => ({
      key: KEY,
      login: BOT,
      body: text,
      known: [],
    }));
    if (first === undefined || second === undefined) throw new Error('two');
    const one = await publishComment(client, context, PULL, first);
    const two = await publishComment(client, context, PULL, second);
    expect(one).toMatchObject({ state: 'written' });
    expect(two).toEqual(one);
    expect(github.world.comments.map((comment) => comment.body)).toEqual([body('second')]);
  });

  test('one that was deleted meanwhile is written anew; one that says the same already is left alone', async () => {
    const client = await testClient(github);
    const context = contextOf(github, pullRequest(github.world, github.world.pull()));
    github.world.comment(1, body('old'), BOT);
    const known = await findStickies(client, PULL, KEY, BOT);
    const before = github.requests.length;
    await publishComment(client, context, PULL, { key: KEY, login: BOT, body: body('old'), known });
    expect(github.requests.length).toBe(before);
    github.world.comments.splice(0);
    await publishComment(client, context, PULL, { key: KEY, login: BOT, body: body('new'), known });
    expect(github.world.comments.map((comment) => comment.body)).toEqual([body('new')]);
  });
});

describe('wantsComment', () => {
  const cases: readonly [CommentPolicy, { changed: boolean; breaks: boolean; existing: boolean }, boolean][] = [
    ['changes', { changed: false, breaks: false, existing: false }, false],
    ['changes', { changed: true, breaks: false, existing: false }, true],
    ['changes', { changed: false, breaks: false, existing: true }, true],
    ['breaks', { changed: true, breaks: false, existing: false }, false],
    ['breaks', { changed: true, breaks: true, existing: false }, true],
    ['breaks', { changed: false, breaks: false, existing: true }, true],
    ['always', { changed: false, breaks: false, existing: false }, true],
    ['never', { changed: true, breaks: true, existing: true }, false],
  ];
  test.each(cases)('%s %j: %s', (policy, occasion, wanted) => {
    expect(wantsComment(policy, occasion)).toBe(wanted);
  });
});
