import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { publishComment, wantsComment } from '../../src/github/comment.ts';
import type { CommentPolicy } from '../../src/github/surface.ts';
import { isBy, tokenAuthor } from '../../src/github/author.ts';
import type { RunContext } from '../../src/github/context.ts';
import { lineDigests, marker, remember, type Memory } from '../../src/github/marker.ts';
import { findStickies, type Own } from '../../src/github/sticky.ts';
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

const own = (more: Partial<Own> = {}): Own => ({
  key: KEY,
  author: { login: BOT, type: 'Bot' },
  contracts: lineDigests(['a.wasm']),
  ...more,
});
const memory = (more: Partial<Memory> = {}): string =>
  remember({ contracts: lineDigests(['a.wasm']), sha: 'x', read: 5, ...more });

describe('who writes', () => {
  test('the workflow’s own token, a person, an App; and when nobody says', async () => {
    const client = await testClient(github);
    expect(await tokenAuthor(client)).toEqual({ login: BOT, type: 'Bot' });
    github.world.login = 'octocat';
    expect(await tokenAuthor(client)).toMatchObject({ login: 'octocat', type: 'User' });
    github.faults.push({ on: /graphql/, status: 404 });
    expect(await tokenAuthor(client)).toMatchObject({ login: 'octocat', type: 'User' });
    github.world.login = 'some-app[bot]';
    expect(await tokenAuthor(client)).toEqual({ login: BOT, type: 'Bot', assumed: true });
  });

  test('a person of a bot’s name is no bot', () => {
    const by = (login: string, type: string, id = 7): boolean => isBy({ user: { login, type, id } }, own().author);
    expect(by(BOT, 'Bot')).toBe(true);
    expect([by('github-actions', 'User'), by('github-actions', 'Bot'), by(BOT, 'User')]).toEqual([false, false, false]);
    const carol = { login: 'carol', type: 'User', id: 7 } as const;
    expect(isBy({ user: { login: 'Carol', type: 'User', id: 7 } }, carol)).toBe(true);
    expect(isBy({ user: { login: 'carol', type: 'User', id: 8 } }, carol)).toBe(false);
    expect(isBy({}, carol)).toBe(false);
  });
});

describe('the sticky comment', () => {
  const head = (): RunContext => contextOf(github, pullRequest(github.world, github.world.pulls[0]!));

  test('marker and author, both, and the marker at the very beginning', async () => {
    github.world.comment(1, body('planted'), 'mallory');
    github.world.comment(1, body('planted'), 'github-actions');
    github.world.comment(1, `> ${body('quoted')}`, BOT);
    github.world.comment(1, `${marker('ba9876543210')}\nanother gate`, BOT);
    const mine = github.world.comment(1, body('mine'), BOT);
    const found = await findStickies(await testClient(github), PULL, own());
    expect(found.map(({ id }) => id)).toEqual([mine.id]);
  });

  test('of gates that share a key each has the one whose contracts are most like its own', async () => {
    const of = (...lines: string[]): string => `${marker(KEY)}\n${memory({ contracts: lineDigests(lines) })}\ntext`;
    const a = github.world.comment(1, of('a.wasm'), BOT);
    const b = github.world.comment(1, of('b.wasm', 'c.wasm'), BOT);
    const client = await testClient(github);
    const first = async (...lines: string[]): Promise<number | undefined> =>
      (await findStickies(client, PULL, own({ contracts: lineDigests(lines) })))[0]?.id;
    expect(await first('a.wasm')).toBe(a.id);
    // One more contract orphans nothing.
    expect(await first('a.wasm', 'd.wasm')).toBe(a.id);
    expect(await first('b.wasm')).toBe(b.id);
    expect(await first('e.wasm')).toBeUndefined();
  });

  test('two runs at once: the one that comes second follows the oldest, and takes its own away', async () => {
    const client = await testClient(github);
    // Both looked before either wrote.
    const [first, second] = ['first', 'second'].map((text) => ({ own: own(), body: body(text), known: [] }));
    const one = await publishComment(client, head(), PULL, first!);
    const two = await publishComment(client, head(), PULL, second!);
    expect(one).toMatchObject({ state: 'written' });
    expect(two).toEqual(one);
    expect(github.world.comments.map((comment) => comment.body)).toEqual([body('second')]);
  });

  test('one that was deleted meanwhile is written anew; one that says the same already is left alone', async () => {
    const client = await testClient(github);
    github.world.comment(1, body('old'), BOT);
    const known = await findStickies(client, PULL, own());
    await publishComment(client, head(), PULL, { own: own(), body: body('old'), known });
    expect(github.requests.filter(({ method }) => method === 'patch')).toEqual([]);
    github.world.comments.splice(0);
    await publishComment(client, head(), PULL, { own: own(), body: body('new'), known });
    expect(github.world.comments.map((comment) => comment.body)).toEqual([body('new')]);
  });

  test('a run that read earlier leaves the comment of one that read later alone', async () => {
    const client = await testClient(github);
    const at = (read: number): string => `${marker(KEY)}\n${memory({ read })}\nread at ${read}`;
    github.world.comment(1, at(10), BOT);
    const known = await findStickies(client, PULL, own());
    expect(await publishComment(client, head(), PULL, { own: own(), body: at(9), known })).toEqual({
      state: 'skipped',
    });
    expect(github.world.comments[0]?.body).toBe(at(10));
    await publishComment(client, head(), PULL, { own: own(), body: at(11), known });
    expect(github.world.comments[0]?.body).toBe(at(11));
  });

  test('a run whose commit is no longer the head writes none', async () => {
    const client = await testClient(github);
    const old = head();
    github.world.pulls[0]!.head.sha = github.world.commit('pushed later');
    expect(await publishComment(client, old, PULL, { own: own(), body: body('late'), known: [] })).toEqual({
      state: 'skipped',
    });
    expect(github.world.comments).toEqual([]);
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
