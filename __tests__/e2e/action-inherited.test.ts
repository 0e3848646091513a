import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runAction, type ActionOutput } from '../support/github/action-process.ts';
import { plugin } from '../support/github/contracts.ts';
import { pullRequest } from '../support/github/events.ts';
import { startGitHub, type GitHub } from '../support/github/server.ts';

// A process is started for each; under load that takes a while.
jest.setTimeout(60_000);

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  const { violations } = github;
  await github.close();
  expect(violations).toEqual([]);
});

const RELEASED = plugin('1.0.0');
const NODE = {
  componentType: 'Translator',
  kind: 'node',
  inputs: [{ title: 'text', type: 'string' }],
  outputs: [{ title: 'text', type: 'string' }],
};
/** The branch `failed` is gone. */
const FEWER = plugin('2.0.0', { components: [{ ...NODE, branches: ['done'] }] });
/** … and the input is another. */
const FEWER_STILL = plugin('2.0.0', {
  components: [{ ...NODE, inputs: [{ title: 'words', type: 'string' }], branches: ['done'] }],
});

describe('a plugin manifest, whose base branch is in git', () => {
  async function run(
    base: Record<string, string>,
    manifest: string,
    more: Record<string, string> = {},
  ): Promise<ActionOutput> {
    const { world } = github;
    const tagged = world.commit('released', { 'plugin.json': RELEASED });
    world.release('v1.0.0', { sha: tagged });
    const pull = world.pull({ base: world.commit('main tip', base) });
    return runAction(github, pullRequest(world, pull), {
      with: { contracts: 'plugin.json', artifact: 'false', ...more },
      files: { 'plugin.json': manifest },
    });
  }

  test('a break that is there already does not count; one that is new does', async () => {
    const same = await run({ 'plugin.json': FEWER }, FEWER);
    expect(same).toMatchObject({
      code: 0,
      outputs: { verdict: 'reported', blocking: '0', 'baseline-version': '1.0.0' },
    });
    const more = await run({ 'plugin.json': FEWER }, FEWER_STILL);
    expect(more).toMatchObject({ code: 1, outputs: { verdict: 'refused' } });
    expect(Number(more.outputs['blocking'])).toBeLessThan(Number(more.outputs['breaks']));
    expect(more.stdout).toContain('already on plugin.json at the base commit');
  });

  test('unless inherited ones are to count', async () => {
    expect(await run({ 'plugin.json': FEWER }, FEWER, { inherited: 'refuse' })).toMatchObject({
      code: 1,
      outputs: { verdict: 'refused' },
    });
  });

  test('annotations stand on the JSON line', async () => {
    await run({ 'plugin.json': RELEASED }, FEWER);
    const [annotation] = github.world.checkRuns[0]?.annotations ?? [];
    expect(annotation).toMatchObject({
      path: 'plugin.json',
      annotation_level: 'failure',
      title: 'translator: component Translator: branch-removed',
    });
    expect(FEWER.split('\n')[(annotation?.start_line ?? 0) - 1]).toContain('"branches"');
  });

  test('a base branch that cannot be read by a fault: not refused, but not judged', async () => {
    const base = github.world.commit('main tip');
    github.faults.push({ on: /get .*\/contents\/plugin\.json/, query: new RegExp(base), status: 503 });
    const out = await run({ 'plugin.json': FEWER }, FEWER);
    expect(out).toMatchObject({ code: 4, outputs: { verdict: 'error' } });
    expect(out.stdout).toContain('503');
  });
});
