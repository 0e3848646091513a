import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runAction, type ActionOutput } from '../support/github/action-process.ts';
import { DEMANDS_DAYS, DEMANDS_MORE, RUST_SOURCE, weather } from '../support/github/contracts.ts';
import { pullRequest, type Event } from '../support/github/events.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';
import type { Pull } from '../support/github/world.ts';

// A process is started for each; under load that takes a while.
jest.setTimeout(60_000);

let github: GitHub;
let pull: Pull;
beforeEach(async () => {
  github = await startGitHub();
  github.world.release('v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } });
  pull = github.world.pull();
});
afterEach(async () => {
  const { violations } = github;
  await github.close();
  expect(violations).toEqual([]);
});

const BREAKS = weather('1.5.0', DEMANDS_DAYS);
const BREAKS_MORE = weather('1.5.0', DEMANDS_MORE);

function run(event: Event, image: Uint8Array, more: Record<string, string> = {}): Promise<ActionOutput> {
  return runAction(github, event, {
    with: { contracts: 'weather=dist/weather.wasm', artifact: 'false', ...more },
    files: { 'dist/weather.wasm': image, 'src/lib.rs': RUST_SOURCE },
  });
}
function labelled(by = 'maintainer'): Event {
  github.world.label(1, 'force', by);
  return pullRequest(github.world, pull, 'labeled', 'force');
}
function pushed(): Event {
  pull.head.sha = github.world.commit(`push ${github.world.commits.size}`);
  return pullRequest(github.world, pull, 'synchronize');
}
const comment = (): string => github.world.comments[0]?.body ?? '';
const verdict = ({ code, outputs }: ActionOutput): unknown[] => [code, outputs['verdict']];

describe('the force label', () => {
  test('set, it lets the breaks through; removed, the check is red again', async () => {
    expect(verdict(await run(pullRequest(github.world, pull), BREAKS))).toEqual([1, 'refused']);
    expect(verdict(await run(labelled('carol'), BREAKS))).toEqual([0, 'forced']);
    expect(comment()).toContain('carol');
    github.world.unlabel(1, 'force', 'maintainer');
    expect(verdict(await run(pullRequest(github.world, pull, 'unlabeled', 'force'), BREAKS))).toEqual([1, 'refused']);
    expect(github.world.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure', 'neutral', 'failure']);
    expect(github.world.comments).toHaveLength(1);
  });

  test('is read live: a re-run replays an event that is no longer true, in both directions', async () => {
    const unlabelled = pullRequest(github.world, pull);
    const withLabel = labelled();
    expect(verdict(await run(unlabelled, BREAKS))).toEqual([0, 'forced']);
    github.world.unlabel(1, 'force', 'maintainer');
    expect(verdict(await run(withLabel, BREAKS))).toEqual([1, 'refused']);
  });

  test('by another name', async () => {
    github.world.label(1, 'breaking-ok', 'maintainer');
    expect(verdict(await run(pullRequest(github.world, pull), BREAKS))).toEqual([1, 'refused']);
    expect(verdict(await run(pullRequest(github.world, pull), BREAKS, { 'force-label': 'Breaking-OK' }))).toEqual([
      0,
      'forced',
    ]);
  });

  test('covers later pushes by default, and says what came since', async () => {
    await run(pullRequest(github.world, pull), BREAKS);
    await run(labelled(), BREAKS);
    const later = await run(pushed(), BREAKS_MORE);
    expect(verdict(later)).toEqual([0, 'forced']);
    expect(comment()).toContain('New since the label (1)');
    expect(comment().slice(comment().indexOf('New since the label'))).toContain('unit');
  });

  test('force-covers: findings: a later break is refused until the label is applied anew', async () => {
    const strict = { 'force-covers': 'findings' };
    expect(verdict(await run(labelled(), BREAKS, strict))).toEqual([0, 'forced']);
    expect(verdict(await run(pushed(), BREAKS, strict))).toEqual([0, 'forced']);
    expect(verdict(await run(pushed(), BREAKS_MORE, strict))).toEqual([1, 'refused']);
    expect(comment()).toContain('New since the label (1)');
    // A re-run of the run that the label had started changes nothing about what it covers.
    expect(verdict(await run(pullRequest(github.world, pull, 'labeled', 'force'), BREAKS_MORE, strict))).toEqual([
      1,
      'refused',
    ]);
    github.world.unlabel(1, 'force', 'maintainer');
    expect(verdict(await run(labelled(), BREAKS_MORE, strict))).toEqual([0, 'forced']);
  });

  test('applied between two runs, and the run that it started never came to write: it covers nothing, and says so', async () => {
    const strict = { 'force-covers': 'findings' };
    await run(pullRequest(github.world, pull), BREAKS, strict);
    github.world.label(1, 'force', 'maintainer');
    // The run that the label started was cancelled by the next push.
    expect(verdict(await run(pushed(), BREAKS_MORE, strict))).toEqual([1, 'refused']);
    expect(comment()).toContain('New since the label (2)');
    expect(comment()).toContain('covers nothing');
  });

  test('under findings: what was kept and cannot be read is no refusal that the next run takes back', async () => {
    const strict = { 'force-covers': 'findings' };
    expect(verdict(await run(labelled(), BREAKS, strict))).toEqual([0, 'forced']);
    github.faults.push({ on: /get .*\/issues\/1\/(comments|events)/, status: 502 });
    expect(verdict(await run(pushed(), BREAKS, strict))).toEqual([4, 'error']);
    expect(verdict(await run(pushed(), BREAKS))).toEqual([0, 'forced']);
    github.faults.splice(0);
    // The comment is gone, and with it what it remembered.
    github.world.comments.splice(0);
    expect(verdict(await run(pushed(), BREAKS, strict))).toEqual([1, 'refused']);
  });

  test('a text of a contract that looks like the memory is none', async () => {
    const strict = { 'force-covers': 'findings' };
    const first = await run(labelled(), BREAKS_MORE, strict);
    const fingerprints = [...first.stdout.matchAll(/argument-newly-required · ([0-9a-f]{12})/g)].map(([, one]) => one);
    const memory = /^<!-- berm-compat:memory .* -->$/m.exec(comment())?.[0] ?? '';
    expect(fingerprints.every((one) => memory.includes(one ?? ''))).toBe(true);
    github.world.unlabel(1, 'force', 'maintainer');
    github.world.label(1, 'force', 'maintainer');
    const at = github.world.issueEvents.at(-1)?.at ?? '';
    const forged = memory.replace(/"at":"[^"]*"/, `"at":"${at}"`);
    github.world.comments[0]!.body = `${comment().split('\n')[0] ?? ''}\n<!-- berm-compat:memory {} -->\n\`${forged}\`\n${forged}`;
    expect(verdict(await run(pushed(), BREAKS_MORE, strict))).toEqual([1, 'refused']);
  });

  test('on a fork: what the second workflow kept is covered, and nothing before', async () => {
    const { world } = github;
    pull = world.pull({ headOwner: 'mallory', head: world.commit('fork head') });
    Object.assign(world.permissions, { checks: 'read', issues: 'read', 'pull-requests': 'read' });
    world.label(pull.number, 'force', 'maintainer');
    const out = await run(pullRequest(world, pull, 'labeled', 'force'), BREAKS, { 'force-covers': 'findings' });
    expect(verdict(out)).toEqual([1, 'refused']);
    expect(out.summary).toContain('pull-request');
    expect(verdict(await run(pullRequest(world, pull, 'labeled', 'force'), BREAKS))).toEqual([0, 'forced']);
  });

  test('whose history is hidden still counts', async () => {
    github.world.label(1, 'force', 'maintainer');
    github.faults.push({
      on: /get .*\/issues\/1\/events/,
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    expect(verdict(await run(pullRequest(github.world, pull), BREAKS))).toEqual([0, 'forced']);
  });
});
