import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { storedName } from '../../../src/sources/index.ts';
import { ownClock, type Clock } from '../clock.ts';
import { DEMANDS_DAYS, plugin, TAKES_DAYS, weather } from './contracts.ts';
import { mergeGroup, pullRequest, type Event } from './events.ts';
import { FAULTS } from './faults.ts';
import { offlineRun, workspaceOf, type OfflineRun } from './offline-action.ts';
import { offlineGitHub, type Mishap, type OfflineGitHub } from './offline.ts';
import type { World } from './world.ts';

const NODE = {
  componentType: 'Translator',
  kind: 'node',
  inputs: [{ title: 'text', type: 'string' }],
  outputs: [{ title: 'text', type: 'string' }],
};
const FEWER = plugin('2.0.0', { components: [{ ...NODE, branches: ['done'] }] });

/** A contract, where the one that was released before lies, and where the base branch's does. */
interface Kind {
  readonly file: string;
  readonly same: string | Uint8Array;
  readonly breaking: string | Uint8Array;
  release(world: World): void;
  /** The base branch has it broken already. */
  inherit(world: World): Readonly<Record<string, string>>;
}

export const KINDS = {
  'an image in a release': {
    file: 'dist/weather.wasm',
    same: weather('1.5.0', TAKES_DAYS),
    breaking: weather('2.0.0', DEMANDS_DAYS),
    release: (world) => void world.release('v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } }),
    inherit: (world) => {
      const run = world.run({ headSha: world.commit('on main') });
      const zip = zipSync({ [storedName('weather')]: weather('2.0.0', DEMANDS_DAYS) });
      world.artifact({ name: 'berm-compat-main', runId: run.id, zip });
      return {};
    },
  },
  'a plugin in git': {
    file: 'plugin.json',
    same: plugin('1.1.0', { description: 'Translates.' }),
    breaking: FEWER,
    release: (world) =>
      void world.release('v1.0.0', { sha: world.commit('released', { 'plugin.json': plugin('1.0.0') }) }),
    inherit: () => ({ 'plugin.json': FEWER }),
  },
} satisfies Readonly<Record<string, Kind>>;

export interface Scenario {
  readonly breaks: boolean;
  readonly inherits?: true;
  readonly label?: true;
  /** Files of the workspace, and of the base branch, besides. */
  readonly here?: Readonly<Record<string, string>>;
  readonly base?: Readonly<Record<string, string>>;
  readonly queue?: true;
  /** The current contract, where it is neither of the kind's. */
  readonly current?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expected: readonly [number, string];
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  compatible: { breaks: false, expected: [0, 'compatible'] },
  refused: { breaks: true, expected: [1, 'refused'] },
  'reported by inheritance': { breaks: true, inherits: true, expected: [0, 'reported'] },
  forced: { breaks: true, label: true, expected: [0, 'forced'] },
  'forced, findings': { breaks: true, label: true, inputs: { 'force-covers': 'findings' }, expected: [0, 'forced'] },
};

/** What only some runs ask of GitHub. */
export const MORE: Readonly<Record<string, Scenario>> = {
  'refused by a rule of the base branch': {
    breaks: false,
    current: plugin('1.0.1', {
      components: [
        { ...NODE, branches: ['done', 'failed'] },
        { ...NODE, componentType: 'More' },
      ],
    }),
    base: { '.berm-compat.json': '{"contracts":{"translator":{"version":"require"}}}' },
    expected: [1, 'refused'],
  },
  'reported by a rule of the base branch': {
    breaks: true,
    base: { '.berm-compat.json': '{"contracts":{"translator":{"breaks":"report"}}}' },
    expected: [0, 'reported'],
  },
  'refused for a contract that is gone': {
    breaks: false,
    here: { 'plugins/here.json': plugin('1.0.0', { name: 'here' }) },
    base: {
      'plugins/gone.json': plugin('1.0.0', { name: 'gone' }),
      'plugins/here.json': plugin('1.0.0', { name: 'here' }),
    },
    inputs: { contracts: 'plugins/*.json' },
    expected: [1, 'refused'],
  },
  'forced in a merge queue': { breaks: true, label: true, queue: true, expected: [0, 'forced'] },
};

/** Calls that decide nothing: whatever becomes of them, the verdict is the same. */
const SURFACES = [/check-runs/, /^(POST|PATCH|DELETE) .*\/comments/, /contents\/\.github\/workflows/];

// One for all: the client's limiters outlive a run, and time does not go back.
let clock: Clock;

interface Stage {
  readonly github: OfflineGitHub;
  readonly event: Event;
}

function stage(kind: Kind, scenario: Scenario, comment: string, mishap: (asked: string) => Mishap | undefined): Stage {
  const github = offlineGitHub(clock, mishap);
  const { world } = github;
  kind.release(world);
  const files = { '.github/workflows/compat.yml': 'on: pull_request\n' };
  const stored = scenario.inherits ? kind.inherit(world) : {};
  const base = world.commit('base', { ...files, ...stored, ...scenario.base });
  world.branches.set('main', base);
  const pull = world.pull({ base, head: world.commit('head', files, { parents: [base] }) });
  if (scenario.label) world.label(pull.number, 'force', 'carol');
  if (comment !== '') world.comment(pull.number, comment);
  return { github, event: scenario.queue ? queued(world, pull) : pullRequest(world, pull) };
}

function queued(world: World, pull: World['pulls'][number]): Event {
  const headSha = world.commit('queued', {}, { parents: [pull.base.sha] });
  const headRef = `gh-readonly-queue/main/pr-${pull.number}-${pull.base.sha}`;
  world.branches.set(headRef, headSha);
  return mergeGroup(world, { headSha, headRef, baseSha: pull.base.sha });
}

/** What the run that setting the label started left behind. */
async function commentOf(
  kind: Kind,
  scenario: Scenario,
  inputs: Record<string, string>,
  home: string,
): Promise<string> {
  if (scenario.label !== true) return '';
  const { github } = stage(kind, scenario, '', () => undefined);
  const pull = github.world.pulls[0];
  if (pull === undefined) throw new Error('no pull request');
  await offlineRun(github, pullRequest(github.world, pull, 'labeled', 'force'), inputs, home);
  return github.world.comments[0]?.body ?? '';
}

const outcome = ({ code, outputs }: OfflineRun): readonly [number, string] => [code, outputs['verdict'] ?? ''];

/**
 * The whole table is thousands of runs. A day tries every fourth of them, another day the next fourth; with
 * FAULT_TABLE=whole all of them are tried at once.
 */
const PARTS = process.env['FAULT_TABLE'] === 'whole' ? 1 : 4;
const PART = Math.floor(Date.now() / 86_400_000) % PARTS;

/**
 * Every call of every scenario with every fault: the verdict is the same, or there is none. Never one that is less
 * red.
 */
export function describeFaults(title: string, kind: Kind, scenarios: Readonly<Record<string, Scenario>>): void {
  describe(title, () => {
    let size = 0;
    let judged = 0;
    beforeAll(() => {
      clock = ownClock();
    });
    afterAll(() => {
      clock.restore();
      console.log(`The table of faults, ${title}: ${size} combinations; ${judged} end as "could not be judged".`);
    });
    test.each(Object.entries(scenarios))('%s: every call, every fault', async (name, scenario) => {
      const done = await tried(kind, name, scenario);
      size += done.size;
      judged += done.judged;
      expect(done.wrong).toEqual([]);
    });
  });
}

interface Tried {
  readonly size: number;
  readonly judged: number;
  readonly wrong: readonly string[];
}

async function tried(kind: Kind, name: string, scenario: Scenario): Promise<Tried> {
  const current = scenario.current ?? (scenario.breaks ? kind.breaking : kind.same);
  await using place = await workspaceOf({ [kind.file]: current, ...scenario.here });
  const { home } = place;
  const inputs = { contracts: `${kind.file.endsWith('.wasm') ? 'weather=' : ''}${kind.file}`, ...scenario.inputs };
  const comment = await commentOf(kind, scenario, inputs, home);
  const calm = stage(kind, scenario, comment, () => undefined);
  const first = await offlineRun(calm.github, calm.event, inputs, home);
  expect([...outcome(first), first.log]).toEqual([...scenario.expected, first.log]);
  expect(calm.github.violations).toEqual([]);
  let [size, judged, combination] = [0, 0, 0];
  const wrong: string[] = [];
  for (const call of new Set(calm.github.asked))
    for (const [fault, mishap] of Object.entries(FAULTS)) {
      if ((combination += 1) % PARTS !== PART) continue;
      const { github, event } = stage(kind, scenario, comment, (asked) => (asked === call ? mishap : undefined));
      const before = clock.passed;
      const [code, verdict] = outcome(await offlineRun(github, event, inputs, home));
      const seconds = (clock.passed - before) / 1000;
      const same = code === scenario.expected[0] && verdict === scenario.expected[1];
      const surface = SURFACES.some((one) => one.test(call));
      const silent = !surface && code === 4 && (verdict === 'error' || verdict === '');
      if (!(same || silent) || seconds > (surface ? 60 : 181))
        wrong.push([name, call, fault, code, verdict, `${seconds} s`].join(' · '));
      size += 1;
      if (code === 4) judged += 1;
    }
  return { size, judged, wrong };
}
