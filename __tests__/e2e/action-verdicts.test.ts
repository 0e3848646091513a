import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runAction, type ActionInput } from '../support/github/action-process.ts';
import { DEMANDS_DAYS, plugin, RUST_SOURCE, TAKES_DAYS, weather } from '../support/github/contracts.ts';
import { pullRequest, push, release } from '../support/github/events.ts';
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

function input(image: string | Uint8Array, more: Record<string, string> = {}): ActionInput {
  return {
    with: { contracts: 'weather=dist/weather.wasm', artifact: 'false', ...more },
    files: { 'dist/weather.wasm': image, 'src/lib.rs': RUST_SOURCE },
  };
}
const onPull = (given: ActionInput): ReturnType<typeof runAction> =>
  runAction(github, pullRequest(github.world, pull), given);
const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1);
  return list[0] as T;
};

describe('the Action, by verdict', () => {
  test('compatible: nothing to say, no comment, a green check', async () => {
    const run = await onPull(input(weather('1.4.0')));
    expect(run).toMatchObject({
      code: 0,
      commands: [],
      outputs: { verdict: 'compatible', breaks: '0', 'required-bump': 'none', 'comment-url': '' },
    });
    expect(github.world.comments).toEqual([]);
    const check = only(github.world.checkRuns);
    expect(check).toMatchObject({
      headSha: pull.head.sha,
      status: 'completed',
      conclusion: 'success',
      annotations: [],
    });
    expect(run.summary).toContain('no changes for callers');
  });

  test('compatible with an addition: a comment says what was added', async () => {
    const run = await onPull(input(weather('1.5.0', TAKES_DAYS)));
    expect(run).toMatchObject({
      code: 0,
      outputs: {
        verdict: 'compatible',
        'required-bump': 'minor',
        'baseline-version': '1.4.0',
        'current-version': '1.5.0',
      },
    });
    const comment = only(github.world.comments);
    expect(comment.body).toContain('`days` is a new optional argument');
    expect(run.outputs['comment-url']).toBe(`${github.webUrl}/acme/weather/pull/1#issuecomment-${comment.id}`);
  });

  test('refused: comment, red check, annotation on the Rust line, outputs, exit code 1', async () => {
    const run = await onPull(input(weather('1.5.0', DEMANDS_DAYS)));
    expect(run).toMatchObject({
      code: 1,
      outputs: { verdict: 'refused', breaks: '1', blocking: '1', 'required-bump': 'major' },
    });
    expect(only(run.commands)).toMatchObject({ name: 'error', message: 'weather 1.4.0 → 1.5.0: 1 breaking change' });
    const check = only(github.world.checkRuns);
    expect(check).toMatchObject({
      conclusion: 'failure',
      output: { title: 'weather 1.4.0 → 1.5.0: 1 breaking change' },
    });
    expect(only(check.annotations)).toMatchObject({
      path: 'src/lib.rs',
      start_line: 8,
      annotation_level: 'failure',
      title: 'weather: tool forecast: argument-newly-required',
    });
    const comment = only(github.world.comments);
    expect(comment.body).toContain('argument-newly-required');
    expect(comment.body).toContain('set the label `force`');
    expect(run.stdout).toContain('✗ weather 1.4.0 → 1.5.0: 1 breaking change');
    expect(run.outputs['check-url']).toBe(`${github.webUrl}/acme/weather/runs/${check.id}`);
  });

  test('the report is written before the run fails', async () => {
    const run = await onPull(input(weather('1.5.0', DEMANDS_DAYS)));
    const writes = github.requests
      .filter(({ method }) => method === 'post' || method === 'patch')
      .map(({ path }) => path.split('/').at(-1));
    expect(run.code).toBe(1);
    expect(writes).toEqual(['graphql', 'check-runs', 'comments']);
  });

  test('reported: an accepted break passes and says why', async () => {
    const first = await onPull(input(weather('1.5.0', DEMANDS_DAYS)));
    const fingerprint = /--only ([0-9a-f]{12})/.exec(only(github.world.comments).body)?.[1] ?? first.stdout;
    const given = input(weather('1.5.0', DEMANDS_DAYS));
    const accept = JSON.stringify({ accept: [{ fingerprint, reason: 'agreed with the app team', baseline: '1.4.0' }] });
    const run = await onPull({ ...given, files: { ...given.files, '.berm-compat.json': accept } });
    expect({ code: run.code, out: run.stdout }).toMatchObject({ code: 0 });
    expect(run.outputs).toMatchObject({ verdict: 'reported', breaks: '1', blocking: '0' });
    // Both runs wrote the same comment.
    expect(only(github.world.comments).body).toContain('agreed with the app team');
    expect(github.world.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success']);
  });

  test('forced: passes, neutral, and is never called clean', async () => {
    github.world.label(1, 'force', 'maintainer');
    const run = await onPull(input(weather('1.5.0', DEMANDS_DAYS)));
    expect(run).toMatchObject({ code: 0, outputs: { verdict: 'forced', blocking: '1' } });
    expect(only(github.world.checkRuns)).toMatchObject({ conclusion: 'neutral' });
    expect(only(github.world.comments).body).toContain('maintainer');
  });

  test('invalid: the label does not help', async () => {
    github.world.label(1, 'force', 'maintainer');
    const run = await onPull(input('this is no image'));
    expect(run).toMatchObject({ code: 2, outputs: { verdict: 'invalid' } });
    expect(only(github.world.checkRuns)).toMatchObject({ conclusion: 'failure' });
  });

  test('first release: passes, and says so', async () => {
    github.world.releases.splice(0);
    github.world.tags.clear();
    const run = await onPull(input(weather('0.1.0')));
    expect(run).toMatchObject({ code: 0, outputs: { verdict: 'first-release', 'baseline-version': '' } });
    expect(only(github.world.comments).body).toContain('first release');
  });

  test('a baseline that cannot be fetched is not a first release', async () => {
    github.faults.push({ on: /get .*\/releases$/, status: 500 });
    const run = await onPull(input(weather('1.5.0')));
    expect(run.code).toBe(4);
    expect(only(github.world.checkRuns)).toMatchObject({ conclusion: 'failure' });
    expect(run.stdout).toContain('500');
  });
});

describe('the Action, by contracts', () => {
  test('several: each is reported, one bad one does not stop the others', async () => {
    github.world.release('v1.5.0', { assets: { 'weather.wasm': weather('1.5.0'), 'plugin.json': plugin('1.0.0') } });
    const given = {
      with: { contracts: 'weather=dist/weather.wasm\nplugins/*/plugin.json\nnothing/here.wasm', artifact: 'false' },
      files: {
        'dist/weather.wasm': weather('2.0.0', DEMANDS_DAYS),
        'plugins/translator/plugin.json': plugin('1.1.0', { branches: [] }),
        'src/lib.rs': RUST_SOURCE,
      },
    };
    const run = await onPull(given);
    expect(run.code).toBe(3);
    expect(run.outputs['verdict']).toBe('error');
    expect(run.outputs['current-version']?.split('\n')).toContain('weather=2.0.0');
    const { body } = only(github.world.comments);
    for (const named of ['weather', 'plugin', 'nothing/here.wasm']) expect(body).toContain(named);
  });

  test('a release without the asset falls back to the file at its tag', async () => {
    const sha = github.world.commit('released', { 'translator.json': plugin('1.0.0') });
    github.world.release('v1.9.0', { sha });
    const run = await onPull({
      with: { contracts: 'translator.json', artifact: 'false' },
      files: { 'translator.json': plugin('2.0.0', { command: ['./other'] }) },
    });
    expect(run.outputs).toMatchObject({ 'baseline-version': '1.0.0' });
  });

  test('releases that never held the contract: a first release, with what was passed over', async () => {
    const run = await onPull({
      with: { contracts: 'other=dist/other.wasm', artifact: 'false' },
      files: { 'dist/other.wasm': weather('2.0.0') },
    });
    expect(run).toMatchObject({ code: 0, outputs: { verdict: 'first-release' } });
    expect(run.stdout).toContain('other.wasm');
  });

  test('an asset that is no contract', async () => {
    github.world.release('v1.9.0', { assets: { 'weather.wasm': '<html>not found</html>' } });
    const run = await onPull(input(weather('2.0.0')));
    expect(run.code).toBe(4);
    expect(run.stdout).toContain('v1.9.0');
  });
});

describe('the Action outside of pull requests', () => {
  test('a push: no comment; force is an input there', async () => {
    const sha = github.world.commit('pushed');
    github.world.branches.set('main', sha);
    const event = push(github.world, 'refs/heads/main', sha);
    const refused = await runAction(github, event, input(weather('1.5.0', DEMANDS_DAYS)));
    expect(refused).toMatchObject({ code: 1, outputs: { verdict: 'refused', 'comment-url': '' } });
    const forced = await runAction(github, event, input(weather('1.5.0', DEMANDS_DAYS), { force: 'true' }));
    expect(forced).toMatchObject({ code: 0, outputs: { verdict: 'forced' } });
    expect(github.world.comments).toEqual([]);
    expect(github.world.checkRuns.map(({ headSha }) => headSha)).toEqual([sha, sha]);
  });

  test('a release is compared with the one before, not with itself', async () => {
    const sha = github.world.commit('released');
    github.world.release('v1.5.0', { assets: { 'weather.wasm': weather('1.5.0', DEMANDS_DAYS) }, sha });
    const run = await runAction(github, release(github.world, 'v1.5.0', sha), input(weather('1.5.0', DEMANDS_DAYS)));
    expect(run).toMatchObject({ code: 1, outputs: { 'baseline-version': '1.4.0' } });
  });
});
