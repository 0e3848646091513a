import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Sticky } from '../../src/github/sticky.ts';
import { coveredBy, readLabel, rememberForce, type LiveLabel } from '../../src/github/label.ts';
import { contextOf, testClient } from '../support/github/client.ts';
import { mergeGroup, pullRequest, push } from '../support/github/events.ts';
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

describe('readLabel', () => {
  test('who applied it last, over all pages of the history', async () => {
    for (let at = 0; at < 70; at += 1) {
      github.world.label(1, 'force', `person-${at}`);
      github.world.unlabel(1, 'force', 'bot');
    }
    github.world.label(1, 'other', 'dave');
    github.world.label(1, 'force', 'erin');
    const last = github.world.issueEvents.at(-1);
    const context = contextOf(github, pullRequest(github.world, pull));
    expect(await readLabel(await testClient(github), context, 'force')).toEqual({
      set: true,
      label: 'force',
      pull: 1,
      actor: 'erin',
      at: last?.at,
    });
  });

  test('not set; and where there is no pull request, nothing', async () => {
    const client = await testClient(github);
    expect(await readLabel(client, contextOf(github, pullRequest(github.world, pull)), 'force')).toEqual({
      set: false,
      label: 'force',
    });
    expect(
      await readLabel(client, contextOf(github, push(github.world, 'refs/heads/main', 'a'.repeat(40))), 'force'),
    ).toBeUndefined();
  });

  test('a merge group: the pull request the queue names, and those of its commits; not one to another branch', async () => {
    const { world } = github;
    const base = world.commit('tip');
    const stray = world.pull({
      head: world.commit('stray', {}, { parents: [base] }),
      headRef: 'stray',
      baseRef: 'release-1',
    });
    const headSha = world.commit('group', {}, { parents: [stray.head.sha] });
    const context = contextOf(
      github,
      mergeGroup(world, { headSha, headRef: `gh-readonly-queue/main/pr-1-${base}`, baseSha: base }),
    );
    const client = await testClient(github);
    world.label(stray.number, 'force', 'carol');
    expect(await readLabel(client, context, 'force')).toEqual({ set: false, label: 'force' });
    world.label(1, 'force', 'carol');
    expect(await readLabel(client, context, 'force')).toMatchObject({ set: true, pull: 1, actor: 'carol' });
  });
});

describe('what the label covers', () => {
  const live: LiveLabel = { set: true, label: 'force', at: '2026-03-02T10:00:00Z', actor: 'carol' };
  const sticky = (updatedAt: string, memory?: Sticky['memory']): Sticky => ({
    id: 1,
    url: '',
    body: '',
    updatedAt,
    ...(memory !== undefined && { memory }),
  });
  const opened = (): ReturnType<typeof contextOf> => contextOf(github, pullRequest(github.world, pull));
  const labelled = (): ReturnType<typeof contextOf> =>
    contextOf(github, pullRequest(github.world, pull, 'labeled', 'Force'));

  test('what the comment remembers of this very application of it', () => {
    const memory = { counting: ['b'], force: { at: live.at ?? '', fingerprints: ['a'] } };
    expect(coveredBy(live, labelled(), sticky('2026-03-02T11:00:00Z', memory))).toEqual(['a']);
    // Applied anew: what was remembered of the time before is no longer it.
    expect(
      coveredBy({ ...live, at: '2026-03-03T10:00:00Z' }, opened(), sticky('2026-03-02T11:00:00Z', memory)),
    ).toEqual(['b']);
  });

  test('in the run that it started: everything there is', () => {
    expect(coveredBy(live, labelled(), sticky('2026-03-02T09:00:00Z', { counting: ['a'] }))).toBeUndefined();
  });

  test('in another run: what the comment of an earlier run counted; nothing known: everything', () => {
    expect(coveredBy(live, opened(), sticky('2026-03-02T09:00:00Z', { counting: ['a'] }))).toEqual(['a']);
    expect(coveredBy(live, opened(), sticky('2026-03-02T10:30:00Z', { counting: ['a'] }))).toBeUndefined();
    expect(coveredBy(live, opened(), sticky('2026-03-02T09:00:00Z'))).toBeUndefined();
    expect(coveredBy(live, opened(), undefined)).toBeUndefined();
    expect(
      coveredBy({ set: false, label: 'force' }, opened(), sticky('2026-03-02T09:00:00Z', { counting: ['a'] })),
    ).toBeUndefined();
  });

  test('and what the next run is to know of it', () => {
    expect(rememberForce(live, ['a'], ['a', 'b'])).toEqual({ at: live.at, actor: 'carol', fingerprints: ['a'] });
    expect(rememberForce(live, undefined, ['a', 'b'])).toEqual({
      at: live.at,
      actor: 'carol',
      fingerprints: ['a', 'b'],
    });
    expect(rememberForce({ set: false, label: 'force' }, undefined, ['a'])).toBeUndefined();
    expect(rememberForce(undefined, undefined, ['a'])).toBeUndefined();
  });
});
