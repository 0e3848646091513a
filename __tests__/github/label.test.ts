import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readLabels } from '../../src/github/label.ts';
import { contextOf, testClient } from '../support/github/client.ts';
import { mergeGroup, pullRequest, push } from '../support/github/events.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';
import type { Pull } from '../support/github/world.ts';

jest.setTimeout(30_000);

const PULL = { owner: 'acme', repo: 'weather', number: 1 };
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
    expect(await readLabels(await testClient(github), context, 'force')).toEqual([
      {
        set: true,
        label: 'force',
        pull: PULL,
        actor: 'erin',
        at: last?.at,
      },
    ]);
  });

  test('not set; and where there is no pull request, nothing', async () => {
    const client = await testClient(github);
    expect(await readLabels(client, contextOf(github, pullRequest(github.world, pull)), 'force')).toEqual([
      { set: false, label: 'force' },
    ]);
    expect(
      await readLabels(client, contextOf(github, push(github.world, 'refs/heads/main', 'a'.repeat(40))), 'force'),
    ).toEqual([]);
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
    expect(await readLabels(client, context, 'force')).toEqual([{ set: false, label: 'force' }]);
    world.label(1, 'force', 'carol');
    expect(await readLabels(client, context, 'force')).toMatchObject([{ set: true, pull: PULL, actor: 'carol' }]);
  });

  test('a group behind another: the labels of those ahead count too, though the event’s base is the group ahead', async () => {
    const { world } = github;
    const main = world.commit('main tip');
    world.branches.set('main', main);
    const ahead = world.pull({ head: world.commit('ahead'), headRef: 'ahead' });
    const theirs = world.commit('group ahead', {}, { parents: [main] });
    world.branches.set(`gh-readonly-queue/main/pr-${ahead.number}-${main}`, theirs);
    const stranger = world.pull({ head: world.commit('stranger'), headRef: 'stranger' });
    world.branches.set(`gh-readonly-queue/main/pr-${stranger.number}-${main}`, world.commit('not in it'));
    const headSha = world.commit('our group', {}, { parents: [theirs] });
    const context = contextOf(
      github,
      mergeGroup(world, { headSha, headRef: `gh-readonly-queue/main/pr-1-${theirs}`, baseSha: theirs }),
    );
    const client = await testClient(github);
    world.label(stranger.number, 'force', 'mallory');
    expect(await readLabels(client, context, 'force')).toEqual([{ set: false, label: 'force' }]);
    world.label(ahead.number, 'force', 'carol');
    expect(await readLabels(client, context, 'force')).toMatchObject([{ pull: { number: ahead.number } }]);
  });

  test('lists that do not agree are an error, and not "not set"', async () => {
    github.world.label(1, 'force', 'carol');
    github.faults.push({ on: /get .*\/issues\/1\/labels/, status: 200, body: [] });
    const context = contextOf(github, pullRequest(github.world, pull));
    await expect(readLabels(await testClient(github), context, 'force')).rejects.toThrow('do not agree');
  });

  test.each([
    ['null', null],
    ['an object', {}],
    ['a number', 7],
    ['a list of something else', [1, 'x']],
  ])('%s instead of the list is an error', async (_name, answer) => {
    github.faults.push({ on: /get .*\/issues\/1\/labels/, status: 200, body: answer });
    const context = contextOf(github, pullRequest(github.world, pull));
    await expect(readLabels(await testClient(github), context, 'force')).rejects.toThrow(
      /is not a list|something else/,
    );
  });
});
