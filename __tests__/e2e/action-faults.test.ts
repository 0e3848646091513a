import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runAction } from '../support/github/action-process.ts';
import { DEMANDS_DAYS, plugin, TAKES_DAYS, weather } from '../support/github/contracts.ts';
import { pullRequest } from '../support/github/events.ts';
import { FAULTS } from '../support/github/faults.ts';
import { startGitHub, type Fault, type GitHub } from '../support/github/server.ts';

// A process is started for each; some of them wait.
jest.setTimeout(120_000);

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

const CALLS: Readonly<Record<string, RegExp>> = {
  'the label': /get .*\/issues\/1\/labels/,
  'its history': /get .*\/issues\/1\/events/,
  'the comments': /get .*\/issues\/1\/comments/,
  'who the token is': /graphql/,
  'the releases': /get .*\/releases$/,
  'the tags': /get .*\/tags$/,
  'the asset': /get .*\/releases\/assets\//,
  'the file in the tag': /get .*\/contents\/plugin\.json/,
  'the base branch': /get .*\/git\/ref\//,
  'its configuration': /get .*\/contents\/\.berm-compat\.json/,
  'the check run': /post .*\/check-runs/,
  'the comment': /post .*\/comments/,
};
const SURFACES = new Set(['the check run', 'the comment']);

interface Case {
  readonly contracts: string;
  readonly content: string | Uint8Array;
  readonly label?: true;
  readonly covers?: 'findings';
  readonly expected: readonly [number, string];
}
const IMAGE = { contracts: 'weather=dist/weather.wasm' } as const;
const CASES: readonly Case[] = [
  { ...IMAGE, content: weather('1.5.0', TAKES_DAYS), expected: [0, 'compatible'] },
  { ...IMAGE, content: weather('1.5.0', DEMANDS_DAYS), expected: [1, 'refused'] },
  { ...IMAGE, content: weather('1.5.0', DEMANDS_DAYS), label: true, expected: [0, 'forced'] },
  {
    contracts: 'plugin.json',
    content: plugin('2.0.0', {
      components: [{ componentType: 'Translator', kind: 'node', inputs: [], outputs: [], branches: ['done'] }],
    }),
    expected: [1, 'refused'],
  },
];

/** As the faults are told to the stand-in that has sockets. */
function faultOn(on: RegExp, name: string): Fault {
  const mishap = FAULTS[name];
  if (mishap === undefined) throw new Error(`no fault ${name}`);
  if (mishap.does === 'answers')
    return { on, status: mishap.status, raw: mishap.text, ...(mishap.headers && { headers: mishap.headers }) };
  return { on, status: 200, does: mishap.does };
}

/** Fifty of all combinations, evenly. */
const SAMPLE = CASES.flatMap((one, at) =>
  Object.keys(CALLS).flatMap((call, row) =>
    Object.keys(FAULTS).map((fault, column) => ({ one, call, fault, place: at * 252 + row * 21 + column })),
  ),
).filter(({ place }) => place % 20 === 7);

describe('the built Action, with a fault on one of its calls', () => {
  test('a sample of fifty: the same verdict, or none', async () => {
    expect(SAMPLE.length).toBeGreaterThanOrEqual(50);
    const wrong: unknown[] = [];
    for (const { one, call, fault } of SAMPLE) {
      await github.close();
      github = await startGitHub();
      const { world } = github;
      world.release('v1.4.0', {
        assets: { 'weather.wasm': weather('1.4.0') },
        sha: world.commit('released', { 'plugin.json': plugin('1.0.0') }),
      });
      const pull = world.pull();
      world.branches.set('main', pull.base.sha);
      if (one.label) world.label(1, 'force', 'maintainer');
      github.faults.push(faultOn(CALLS[call] ?? /^$/, fault));
      const path = one.contracts.replace(/^.*=/, '');
      const out = await runAction(github, pullRequest(world, pull), {
        with: { contracts: one.contracts, artifact: 'false', 'network-timeout': '8' },
        files: { [path]: one.content },
      });
      const verdict = out.outputs['verdict'] ?? '';
      const same = out.code === one.expected[0] && verdict === one.expected[1];
      const silent = out.code === 4 && !SURFACES.has(call) && (verdict === 'error' || verdict === '');
      if (!same && !silent) wrong.push([one.expected, call, fault, out.code, verdict, out.stderr.slice(0, 200)]);
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});
