import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runAction, type ActionOutput } from '../support/github/action-process.ts';
import { DEMANDS_DAYS, RUST_SOURCE, weather } from '../support/github/contracts.ts';
import { mergeGroup, pullRequest, workflowRun } from '../support/github/events.ts';
import { startResults, type Results } from '../support/github/results.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';
import type { Pull, Run } from '../support/github/world.ts';

// A process is started for each; under load that takes a while.
jest.setTimeout(60_000);

let github: GitHub;
let pull: Pull;
let results: Results;
let upstream: Run;
const READ_ONLY = {
  checks: 'read',
  contents: 'read',
  issues: 'read',
  'pull-requests': 'read',
  actions: 'read',
} as const;

beforeEach(async () => {
  github = await startGitHub();
  const { world } = github;
  world.release('v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } });
  world.pull({ head: world.commit('other head'), headRef: 'other' });
  pull = world.pull({ headOwner: 'mallory', head: world.commit('fork head'), labels: [] });
  upstream = world.run({
    id: 4242,
    event: 'pull_request',
    headSha: pull.head.sha,
    headBranch: pull.head.ref,
    headOwner: 'mallory',
    conclusion: 'failure',
  });
  results = await startResults(world, upstream.id);
});
afterEach(async () => {
  const { violations } = github;
  await Promise.all([github.close(), results.close()]);
  expect(violations).toEqual([]);
});

/** The first half, on the fork's pull request with a read-only token. */
async function firstHalf(): Promise<ActionOutput> {
  const { permissions } = github.world;
  const before = { ...permissions };
  Object.assign(permissions, READ_ONLY);
  const out = await runAction(github, pullRequest(github.world, pull), {
    with: { contracts: 'weather=dist/weather.wasm' },
    files: { 'dist/weather.wasm': weather('1.5.0', DEMANDS_DAYS), 'src/lib.rs': RUST_SOURCE },
    env: results.env,
  });
  Object.assign(permissions, before);
  return out;
}

/** The second half, on the default branch with a token that may write. */
function secondHalf(): Promise<ActionOutput> {
  return runAction(github, workflowRun(github.world, upstream), {
    with: { mode: 'comment' },
    files: {},
    job: 'comment',
  });
}

/** Another run's artifact, as a hostile pull request could have made it. */
function artifact(files: Record<string, Uint8Array>, name = 'berm-compat-gate-0123456789ab-1'): void {
  github.world.artifact({ name, runId: upstream.id, zip: zipSync(files) });
}

describe('the pair of workflows for forks', () => {
  test('the first half reports without writing, the second writes the comment', async () => {
    const first = await firstHalf();
    expect(first).toMatchObject({ code: 1, outputs: { verdict: 'refused' } });
    expect(github.world.comments).toEqual([]);

    const second = await secondHalf();
    expect(second).toMatchObject({ code: 0, outputs: { verdict: 'refused' } });
    expect(github.world.comments).toHaveLength(1);
    const [comment] = github.world.comments;
    expect(comment).toMatchObject({ issue: pull.number, author: 'github-actions[bot]' });
    expect(comment?.body).toContain('1 breaking change');
    expect(comment?.body).toContain('that run belongs to the pull request itself');
    expect(second.outputs['comment-url']).toContain(`#issuecomment-${comment?.id ?? 0}`);

    // Again, with the label set meanwhile: the same comment.
    github.world.label(pull.number, 'force', 'maintainer');
    await secondHalf();
    expect(github.world.comments).toHaveLength(1);
    expect(github.world.comments[0]?.body).toContain('"actor":"maintainer"');
    expect(github.world.comments[0]?.body).toContain('The label was set when this was written.');
  });

  test('who set the label is read from GitHub, whatever the report says', async () => {
    await firstHalf();
    const [made] = github.world.artifacts.splice(0);
    const { unzipSync, strFromU8 } = await import('fflate');
    const report = JSON.parse(strFromU8(unzipSync(made?.zip ?? new Uint8Array())['report.json'] ?? new Uint8Array()));
    report.force = {
      by: 'label',
      label: 'force',
      actor: 'the-owner',
      at: '2026-01-01T00:00:00Z',
      covers: 'pull-request',
    };
    artifact({ 'report.json': strToU8(JSON.stringify(report)) });
    await secondHalf();
    expect(github.world.comments[0]?.body).not.toContain('the-owner');
    expect(github.world.comments[0]?.body).toContain('The label was not set when this was written.');
    github.world.label(pull.number, 'force', 'carol');
    await secondHalf();
    expect(github.world.comments[0]?.body).toContain('carol');
    expect(github.world.comments[0]?.body).not.toContain('the-owner');
  });

  test('however many artifacts a run names, there is one comment; a bad one takes nothing from the others', async () => {
    await firstHalf();
    const [made] = github.world.artifacts;
    for (let at = 0; at < 9; at += 1)
      github.world.artifact({
        name: `berm-compat-gate-${String(at).repeat(12)}-1`,
        runId: upstream.id,
        zip: at === 0 ? strToU8('no zip') : (made?.zip ?? new Uint8Array()),
      });
    const out = await secondHalf();
    expect(out).toMatchObject({
      code: 4,
      outputs: { verdict: 'refused' },
      commands: [{ name: 'error', message: expect.stringContaining('the zip cannot be read') }],
    });
    expect(github.world.comments).toHaveLength(1);
    expect(github.world.comments[0]?.body).toContain('argument-newly-required');
  });

  test('two pull requests with one head: both get the comment', async () => {
    await firstHalf();
    const twin = github.world.pull({ headOwner: 'mallory', head: pull.head.sha, baseRef: 'release-1' });
    await secondHalf();
    expect(github.world.comments.map(({ issue }) => issue)).toEqual([pull.number, twin.number]);
  });

  test('numbers that nobody counts with', async () => {
    await firstHalf();
    const [made] = github.world.artifacts.splice(0);
    const { unzipSync, strFromU8 } = await import('fflate');
    const report = strFromU8(unzipSync(made?.zip ?? new Uint8Array())['report.json'] ?? new Uint8Array());
    artifact({ 'report.json': strToU8(report.replace(/"breaks": \d+/g, '"breaks": 10000000000000000000')) });
    expect(await secondHalf()).toMatchObject({
      code: 4,
      commands: [{ name: 'error', message: expect.stringContaining('is not used') }],
    });
  });

  test('a head that was pushed to since, a closed pull request, no artifact: nothing is written', async () => {
    const old = upstream;
    upstream = { ...upstream, headSha: github.world.commit('older head') };
    const pushed = await secondHalf();
    expect(pushed).toMatchObject({
      code: 0,
      commands: [{ name: 'notice', message: expect.stringContaining('No open pull request has') }],
    });
    upstream = old;
    const none = await secondHalf();
    expect(none).toMatchObject({
      code: 0,
      commands: [{ name: 'notice', message: expect.stringContaining('left no report behind') }],
    });
    pull.state = 'closed';
    expect(await secondHalf()).toMatchObject({ code: 0, commands: [{ name: 'notice' }] });
    expect(github.world.comments).toEqual([]);
  });

  test.each([
    ['not JSON', strToU8('{"schema":')],
    ['another document', strToU8('{"schema":"https://berm.dev/compat/report-1.json","version":1}')],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nested a hundred thousand deep', strToU8('['.repeat(100_000))],
  ])('a hostile report is refused: %s', async (_name, report) => {
    artifact({ 'report.json': report });
    const out = await secondHalf();
    expect(out).toMatchObject({
      code: 4,
      commands: [{ name: 'error', message: expect.stringContaining('is not used') }],
    });
    expect(github.world.comments).toEqual([]);
  });

  test('a zip that unpacks to far more than it says it may', async () => {
    artifact({ 'report.json': new Uint8Array(40 * 1024 * 1024) });
    const out = await secondHalf();
    expect(out).toMatchObject({
      code: 4,
      commands: [{ name: 'error', message: expect.stringContaining('is larger than') }],
    });
  });

  test('texts of a report are neutralised, and it cannot choose its pull request', async () => {
    const first = await firstHalf();
    const made = github.world.artifacts.pop();
    expect([first.code, made?.name]).toEqual([1, expect.stringMatching(/^berm-compat-gate-/)]);
    const { unzipSync, strFromU8 } = await import('fflate');
    const report = strFromU8(unzipSync(made?.zip ?? new Uint8Array())['report.json'] ?? new Uint8Array());
    const hostile = report.replaceAll('forecast', '@everyone <img src=x> [a](http://evil.test) #1 \\n::error::no');
    artifact({ 'report.json': strToU8(hostile), '../../evil': strToU8('x'), 'pr.txt': strToU8('1') });
    await secondHalf();
    const [comment] = github.world.comments;
    expect(comment?.issue).toBe(pull.number);
    // Markup outside of code spans is escaped.
    const prose = (comment?.body ?? '').replace(/`+[^`]*`+/g, '');
    expect(prose).not.toMatch(/@everyone|<img|\]\(http:\/\/evil|(^|\s)#1\b/);
  });

  test('outside of workflow_run, and without the permission to look', async () => {
    const wrong = await runAction(github, pullRequest(github.world, pull), { with: { mode: 'comment' }, files: {} });
    expect(wrong).toMatchObject({
      code: 3,
      commands: [{ name: 'error', message: expect.stringContaining('runs on workflow_run') }],
    });
    github.world.permissions.actions = 'none';
    const blind = await secondHalf();
    expect(blind).toMatchObject({
      code: 4,
      commands: [{ name: 'error', message: expect.stringContaining('"actions: read"') }],
    });
  });
});

describe('a merge queue', () => {
  test('the label of any pull request in the group counts; without one it is refused', async () => {
    const { world } = github;
    const base = world.commit('main tip');
    const mine = world.pull({ head: world.commit('mine', {}, { parents: [base] }), headRef: 'mine' });
    const theirs = world.pull({ head: world.commit('theirs', {}, { parents: [base] }), headRef: 'theirs' });
    const headSha = world.commit('group', {}, { parents: [mine.head.sha, theirs.head.sha] });
    const event = mergeGroup(world, {
      headSha,
      headRef: `gh-readonly-queue/main/pr-${theirs.number}-${base}`,
      baseSha: base,
    });
    const gate = (): Promise<ActionOutput> =>
      runAction(github, event, {
        with: { contracts: 'weather=dist/weather.wasm', artifact: 'false' },
        files: { 'dist/weather.wasm': weather('1.5.0', DEMANDS_DAYS) },
      });
    expect(await gate()).toMatchObject({ code: 1, outputs: { verdict: 'refused' } });
    world.label(mine.number, 'Force', 'maintainer');
    expect(await gate()).toMatchObject({ code: 0, outputs: { verdict: 'forced', 'comment-url': '' } });
    expect(world.checkRuns.map(({ headSha: sha, conclusion }) => [sha, conclusion])).toEqual([
      [headSha, 'failure'],
      [headSha, 'neutral'],
    ]);
    expect(world.comments).toEqual([]);
  });
});
