import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { decide } from '../../src/gate/decide.ts';
import { forceOf } from '../../src/gate/force.ts';
import { withLabel } from '../../src/gate/label.ts';
import { parseOptions } from '../../src/gate/options.ts';
import type { World as GateWorld } from '../../src/gate/world.ts';
import { labelState } from '../../src/github/label-state.ts';
import { lineDigests, marker, remember } from '../../src/github/marker.ts';
import { readPullState } from '../../src/github/pull-state.ts';
import { contract, finding } from '../report/sample.ts';
import { contextOf, testClient } from '../support/github/client.ts';
import { pullRequest } from '../support/github/events.ts';
import { startGitHub, type Fault, type GitHub } from '../support/github/server.ts';

jest.setTimeout(120_000);

const KEY = '0123456789ab';
const LIMIT = { 'retry-after': '3600', 'x-ratelimit-remaining': '0' };
type Answer = Omit<Fault, 'on'>;
const FAULTS: Readonly<Record<string, Answer>> = {
  '401': { status: 401 },
  '403, no permission': { status: 403, body: { message: 'Resource not accessible by integration' } },
  '403, rate limit': { status: 403, headers: LIMIT, body: { message: 'API rate limit exceeded' } },
  '403, secondary limit': { status: 403, headers: LIMIT, body: { message: 'a secondary rate limit' } },
  '404': { status: 404 },
  '409': { status: 409 },
  '422': { status: 422 },
  '429 with retry-after': { status: 429, headers: LIMIT, body: { message: 'a secondary rate limit' } },
  '429 without': { status: 429 },
  '500': { status: 500 },
  '502 with HTML': { status: 502, raw: '<html>' },
  'cut JSON': { status: 200, raw: '[{"id":1,' },
  'an empty body': { status: 200, raw: '' },
  null: { status: 200, body: null },
  '[]': { status: 200, body: [] },
  '204': { status: 204, raw: '' },
  'a wrong type': { status: 200, body: { labels: 7 } },
  'a list of something else': { status: 200, body: [7, 'x'] },
};
const CALLS: Readonly<Record<string, RegExp>> = {
  labels: /get .*\/issues\/1\/labels/,
  events: /get .*\/issues\/1\/events/,
  comments: /get .*\/issues\/1\/comments/,
  viewer: /graphql/,
  pull: /get .*\/pulls\/1$/,
};
const SCENARIOS = {
  'not set': { set: false, covers: 'pull-request' },
  forced: { set: true, covers: 'pull-request' },
  'forced, findings': { set: true, covers: 'findings' },
} as const;

let github: GitHub;
const later = globalThis.setTimeout;
beforeEach(async () => {
  github = await startGitHub();
  // Short waits (between tries) pass fast; long ones (for an answer) stay what they are.
  globalThis.setTimeout = ((done: () => void, wait = 0) => later(done, wait < 5000 ? wait / 50 : wait)) as typeof later;
});
afterEach(async () => {
  globalThis.setTimeout = later;
  await github.close();
});

/** What a run with one blocking break comes to. */
async function outcome(covers: 'pull-request' | 'findings'): Promise<string> {
  const pull = github.world.pulls[0]!;
  const state = await readPullState(await testClient(github), contextOf(github, pullRequest(github.world, pull)), {
    key: KEY,
    forkKey: 'ffffffffffff',
    contracts: lineDigests(['a']),
    label: 'force',
    covers,
    now: 1,
  });
  const told = labelState(state, { forceLabel: 'force', forceCovers: covers });
  const options = parseOptions({ contracts: 'a', 'force-covers': covers });
  const force = forceOf(options, (told === undefined ? {} : { label: told }) as GateWorld);
  const input = { contract: 'echo', findings: [finding()], baseline: '1.4.0', current: '1.5.0' };
  const { verdict } = decide({ ...input, ...(force !== undefined && { force }) });
  return withLabel(contract({ verdict }), told).verdict;
}

describe('every fault of every call that says what the label lets through', () => {
  test.each(Object.entries(SCENARIOS))(
    '%s: the same verdict, or none; never one that is less red',
    async (name, { set, covers }) => {
      github.world.pull();
      if (set) github.world.label(1, 'force', 'carol');
      const at = github.world.issueEvents.at(-1)?.at ?? '';
      const force = { at, sha: 'x', fingerprints: ['0123456789ab'] };
      const memory = remember({ contracts: lineDigests(['a']), sha: 'x', read: 1, force });
      github.world.comment(1, `${marker(KEY)}\n${memory}\ntext`);
      const expected = await outcome(covers);
      expect(expected).toBe(set ? 'forced' : 'refused');
      const wrong: unknown[] = [];
      for (const [call, on] of Object.entries(CALLS))
        for (const [fault, answer] of Object.entries(FAULTS)) {
          github.faults.splice(0, Infinity, { ...answer, on });
          const found = await outcome(covers);
          // A list of comments that comes back empty cannot be told from one that is: it covers nothing.
          const closed = call === 'comments' && fault === '[]' && covers === 'findings' && found === 'refused';
          if (found !== expected && found !== 'error' && !closed) wrong.push([name, call, fault, found]);
        }
      expect(wrong).toEqual([]);
    },
  );
});
