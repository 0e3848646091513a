/** Runs that come to no verdict: what every surface says of them, and what they leave alone. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ownClock, type Clock } from '../support/clock.ts';
import { DEMANDS_DAYS, weather } from '../support/github/contracts.ts';
import { pullRequest } from '../support/github/events.ts';
import { FAULTS } from '../support/github/faults.ts';
import { offlineRun, workspaceOf, type OfflineRun } from '../support/github/offline-action.ts';
import { offlineGitHub, type OfflineGitHub } from '../support/github/offline.ts';

jest.setTimeout(60_000);

let clock: Clock;
beforeAll(() => {
  clock = ownClock();
});
afterAll(() => clock.restore());

interface Ended extends OfflineRun {
  readonly github: OfflineGitHub;
  readonly sarif: string;
}

async function run(inputs: Readonly<Record<string, string>>, fault?: RegExp, name = 'pull_request'): Promise<Ended> {
  const github = offlineGitHub(clock, (asked) => (fault?.test(asked) === true ? FAULTS['500'] : undefined));
  const { world } = github;
  world.release('v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } });
  const pull = world.pull();
  world.branches.set('main', pull.base.sha);
  await using place = await workspaceOf({ 'dist/weather.wasm': weather('1.5.0', DEMANDS_DAYS) });
  const event = { ...pullRequest(world, pull), name };
  const out = await offlineRun(github, event, { contracts: 'dist/weather.wasm', ...inputs }, place.home);
  const path = out.outputs['sarif'] ?? '';
  return { ...out, github, sarif: path === '' ? '' : readFileSync(path, 'utf8') };
}

describe('what could not be judged', () => {
  test('is never called refused: outputs, check, comment and SARIF say why', async () => {
    const { code, outputs, github, log, sarif } = await run({}, /\/releases$/);
    expect([code, outputs['verdict'], outputs['exit-code'], outputs['breaks']]).toEqual([4, 'error', '4', '0']);
    const [check] = github.world.checkRuns;
    expect(check).toMatchObject({ conclusion: 'failure' });
    expect(check?.output.title).toMatch(/not (judged|checked)/);
    const body = github.world.comments[0]?.body ?? '';
    for (const text of [check?.output.summary ?? '', body, log]) {
      expect(text).toContain('500');
      expect(text).not.toMatch(/\brefused\b/);
    }
    const [{ invocations, results }] = (
      JSON.parse(sarif) as {
        runs: [{ invocations: [{ executionSuccessful: boolean; toolExecutionNotifications: unknown[] }]; results: [] }];
      }
    ).runs;
    expect(results).toEqual([]);
    expect(invocations[0].executionSuccessful).toBe(false);
    expect(JSON.stringify(invocations[0].toolExecutionNotifications)).toContain('500');
  });

  test('a contract that is its own baseline: a wrong configuration', async () => {
    const { code, outputs, log } = await run({ baseline: 'file:dist/../dist/weather.wasm' });
    expect([code, outputs['verdict']]).toEqual([3, 'error']);
    expect(log).toContain('which is the contract itself');
  });

  test('pull_request_target: refused with how to do it, and nothing stands on a commit that was not read', async () => {
    const { code, github, log } = await run({}, undefined, 'pull_request_target');
    expect(code).toBe(3);
    expect(log).toContain('Let it run on pull_request');
    expect([github.world.checkRuns, github.world.comments, github.asked]).toEqual([[], [], []]);
  });

  test('silence of all of GitHub ends within the time that an input gives, and says so', async () => {
    const github = offlineGitHub(clock, () => ({ does: 'silent' }));
    const pull = github.world.pull();
    await using place = await workspaceOf({ 'dist/weather.wasm': weather('1.5.0') });
    const before = clock.passed;
    const inputs = { contracts: 'dist/weather.wasm', 'network-timeout': '40' };
    const { code, log } = await offlineRun(github, pullRequest(github.world, pull), inputs, place.home);
    expect(code).toBe(4);
    expect((clock.passed - before) / 1000).toBeLessThanOrEqual(41);
    expect(log).toContain('network-timeout');
  });
});
