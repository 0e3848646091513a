/** Against the real bermd 0.1.0, where it is installed: what the gate foresees is what it answers. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusedOnRedeploy } from '../../src/breaks/berm/redeploy.ts';
import { examineImage, readImage, type Manifest } from '../../src/manifest/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { askUsage, predictDeploy, wakeFindings, type DeployInput, type HostUsage } from '../../src/usage/index.ts';
import { describeWithBermd, startBermd, type Bermd } from '../support/bermd.ts';
import { casesPath, hasCases } from '../support/cases.ts';
import { diceOf } from '../support/dice.ts';
import { MUTATION_LABELS, mutate } from '../support/manifests.ts';
import type { MutationLabel } from '../support/mutations.ts';
import { sectionText, withSection } from '../support/section.ts';
import { custom, bytes } from '../support/wasm.ts';

const example = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../examples/${name}`, import.meta.url)));
const WEATHER = example('weather/weather-1.1.0.wasm');

/** One redeploy: what is running is weather 1.1.0 under a name of its own. */
interface Redeploy {
  readonly name: string;
  readonly image: Uint8Array;
  readonly force: boolean;
  /** Which of the tools that become public the deploy confirms. */
  readonly confirm: 'all' | 'none';
  /** Which of `CALLS` are made before it. */
  readonly calls: readonly number[];
}

const CALLS: readonly (readonly [string, object, object | null])[] = [
  ['forecast', { place: 'Oslo', hours: 1 }, null],
  ['forecast', { place: 'Oslo' }, { id: 'alice' }],
  ['observe', { station: 'north', reading: { celsius: 4 } }, { id: 'alice' }],
  ['stations', {}, { id: 'acme', app: 'skyapp', user: { issuer: 'https://id.example', subject: 'u' } }],
  ['subscribe', { place: 'Oslo', channel: 'sms', thresholds: [{ quantity: 'rain', above: 1 }] }, { id: 'bob' }],
  ['subscribe', { place: 'Oslo', channel: 'sms', thresholds: [] }, { id: 'carol' }],
  ['describe', { place: 'Oslo' }, { id: 'carol' }],
  ['history', { place: 'Oslo', days: 1 }, { id: 'carol' }],
  ['unsubscribe', { id: 1 }, { id: 'bob' }],
];

/** What bermd said, as the stage it stopped at, with what it names. */
function stageOf(status: number, text: string): string {
  if (status === 200) return 'accepted';
  if (status === 413) return 'size';
  const error = (JSON.parse(text) as { error: string }).error;
  if (status === 422) return `unserved ${error.replace('this host does not serve ', '')}`;
  const unconfirmed = /^this deploy makes (.*) public: any caller/.exec(error);
  if (unconfirmed !== null) return `unconfirmed ${unconfirmed[1] ?? ''}`;
  if (error.startsWith('this deploy breaks what callers used'))
    return `breaks ${[...new Set([...error.matchAll(/(?:days: | \/ )((?:tool|event) [^:]+):/g)].map(([, subject]) => subject))].join(', ')}`;
  if (error.startsWith('migration ') || /UNIQUE|_berm_migrations/.test(error)) return 'migrations';
  if (
    /which it does not export|exports no tools|is a (?:cron|stripe) tool|more than one stripe|takes anonymous calls|failed to compile/.test(
      error,
    )
  )
    return 'compiling';
  return `unreadable`;
}

/** The same of a prediction. */
function foreseen({ status, answer }: { readonly status: number; readonly answer: string }): string {
  if (status === 200) return 'accepted';
  if (status === 413) return 'size';
  if (status === 422) return `unserved ${answer.replace('refused: the host does not serve ', '')}`;
  const unconfirmed = /are confirmed: (.*) \(force does not help\)$/.exec(answer);
  if (unconfirmed !== null) return `unconfirmed ${unconfirmed[1] ?? ''}`;
  if (answer.startsWith('refused: it breaks what callers used: '))
    return `breaks ${answer.slice('refused: it breaks what callers used: '.length)}`;
  if (/applied migration|two migrations/.test(answer)) return 'migrations';
  return /manifest cannot be read|built against ABI/.test(answer) ? 'unreadable' : 'compiling';
}

/** Changes that the mutations of the breaks tests do not make: what a host refuses for other reasons. */
function special(base: Manifest): Record<string, Uint8Array> {
  const of = (changes: Partial<Manifest>): Uint8Array => withSection(WEATHER, sectionText({ ...base, ...changes }));
  const deps = base.deps ?? { programs: [], syscalls: {}, secrets: [] };
  const migrations = base.database?.migrations ?? [];
  const mark = (name: string, marks: object): Manifest['tools'] =>
    base.tools.map((tool) => (tool.name === name ? { ...tool, ...marks } : tool));
  return {
    'the same image': WEATHER,
    'above 2 MiB': bytes(WEATHER, custom('padding', new Uint8Array(2 * 1024 * 1024))),
    'just below 2 MiB': bytes(WEATHER, custom('padding', new Uint8Array(2 * 1024 * 1024 - WEATHER.length - 100))),
    'no section': withSection(withSection(WEATHER, ''), ''),
    'two program records': withSection(WEATHER, sectionText(base).repeat(2)),
    'another ABI': of({ abi_version: 3 }),
    'an unserved syscall': of({ deps: { ...deps, syscalls: { ...deps.syscalls, 'berm.fs.read': [] } } }),
    'every served syscall': of({
      deps: {
        ...deps,
        syscalls: Object.fromEntries(
          [
            'berm.get',
            'berm.set',
            'berm.call',
            'berm.call.after',
            'berm.http.fetch',
            'berm.http.proxy',
            'berm.emit',
            'berm.sql',
            'berm.caller',
          ].map((name) => [name, []]),
        ),
      },
    }),
    'a tool without an export': of({
      tools: [...base.tools, { name: 'absent', description: '', parameters: { type: 'object' } }],
    }),
    'a tool without an export and a migration': of({
      tools: [...base.tools, { name: 'absent', description: '', parameters: { type: 'object' } }],
      database: { migrations: [...migrations, { name: '9', sql: 'create table nine(x)' }] },
    }),
    'a public cron': of({ tools: mark('prune', { public: true }) }),
    'a public stripe tool': of({ tools: mark('paid', { public: true }) }),
    'two stripe tools': of({ tools: mark('recount', { stripe: true }) }),
    'anonymous and internal': of({ tools: mark('recount', { anonymous: true }) }),
    'anonymous for services': of({ tools: mark('forecast', { callers: 'services' }) }),
    'a migration renamed': of({
      database: { migrations: migrations.map((one, at) => (at === 1 ? { ...one, name: 'other' } : one)) },
    }),
    'a migration removed': of({ database: { migrations: migrations.slice(0, -1) } }),
    'migrations reordered': of({ database: { migrations: [...migrations].reverse() } }),
    'a migration twice': of({ database: { migrations: [...migrations, ...migrations.slice(0, 1)] } }),
    'weather 1.0.0': example('weather/weather-1.0.0.wasm'),
    'weather 2.0.0': example('weather/weather-2.0.0.wasm'),
    'weather 2.0.1': example('weather/weather-2.0.1.wasm'),
    echo: example('echo/echo-1.0.0.wasm'),
  };
}

/** A mutation where callers are, if it can be had: one of the tools that are called here breaks. */
function evolved(base: Manifest, labels: readonly MutationLabel[], seed: number): Manifest {
  const called = new Set(CALLS.map(([tool]) => tool));
  const tries = Array.from({ length: 12 }, (_, at) => {
    const dice = diceOf(seed * 100 + at);
    return labels.reduce((manifest, label) => mutate(manifest, label, dice), base);
  });
  return tries.find((next) => refusedOnRedeploy(base, next).some(({ name }) => called.has(name))) ?? tries[0] ?? base;
}

function redeploys(base: Manifest): Redeploy[] {
  // Every other label by itself, the rest in twos: each costs bermd a compilation.
  const mutated = MUTATION_LABELS.filter((_, at) => at % 2 === 0).map((label, at): [string, Uint8Array] => {
    const second = at % 3 === 0 ? MUTATION_LABELS[(2 * at + 1) % MUTATION_LABELS.length] : undefined;
    const next = evolved(base, second === undefined ? [label] : [label, second], at + 1);
    return [second === undefined ? label : `${label} and ${second}`, withSection(WEATHER, sectionText(next))];
  });
  return [...Object.entries(special(base)), ...mutated].map(([name, image], at) => {
    const dice = diceOf(at * 7 + 3);
    return {
      name,
      image,
      force: dice(4) === 0,
      confirm: dice(2) === 0 ? 'none' : 'all',
      calls: CALLS.map((_, call) => call).filter(() => dice(3) > 0),
    };
  });
}

async function hostOf(bermd: Bermd, program: string): Promise<HostUsage> {
  const [host] = await askUsage(
    {
      urls: [bermd.url],
      program,
      windowDays: 30,
      outcomes: ['done'],
      ignoreCallers: [],
      coversEvents: false,
      starting: [],
    },
    createHttpClient({}),
  );
  if (host === undefined) throw new Error('no answer');
  return host;
}

describeWithBermd('the real bermd', () => {
  let bermd: Bermd;
  let base: Manifest;
  beforeAll(async () => {
    bermd = await startBermd();
    base = await readImage(WEATHER);
  }, 60_000);
  afterAll(() => bermd.close());

  test('a program that is not there, and one that is', async () => {
    expect(await hostOf(bermd, 'nothing')).toMatchObject({ state: 'not-deployed' });
    const everything = base.tools
      .filter((tool) => tool.public)
      .map(({ name }) => name)
      .join(',');
    const first = await hostOf(bermd, 'first');
    const input: DeployInput = { current: base, imageSize: WEATHER.length, problems: [], force: false };
    const prediction = predictDeploy(first, input);
    expect(prediction.line).toBe(`PUT /programs/first?public=${everything}`);
    const bare = await bermd.deploy('first', WEATHER);
    expect([prediction.status, foreseen(prediction)]).toEqual([bare.status, stageOf(bare.status, bare.text)]);
    const whole = await bermd.deploy('first', WEATHER, `?public=${everything}`);
    expect(prediction.withLine).toEqual({ status: whole.status, answer: 'accepted' });
    const host = await hostOf(bermd, 'first');
    if (host.state !== 'answered') throw new Error(JSON.stringify(host));
    // What it serves is the image's own manifest, save what it does not say.
    const { abi_version: _abi, database: _database, events, deps, tools, ...rest } = base;
    expect(host.running).toMatchObject({ name: 'first', ...rest, events, deps });
    expect([...(host.running?.tools ?? [])].sort((a, b) => a.name.localeCompare(b.name))).toEqual(
      [...tools].sort((a, b) => a.name.localeCompare(b.name)),
    );
    expect(host.missing).toEqual({ programs: ['echo'], secrets: ['radar_key'] });
  }, 60_000);

  const withFeeder = hasCases ? test : test.skip;
  withFeeder(
    'a wake armed for an internal tool is pending, and the next version would fail it',
    async () => {
      const [old, next] = ['feeder-0.2.0', 'feeder-0.3.0'].map(
        (name) => new Uint8Array(readFileSync(casesPath(`berm/images/${name}.wasm`))),
      );
      expect((await bermd.deploy('feeder', old!, '?public=pass,feed,later')).status).toBe(200);
      expect(
        (
          await bermd.call(
            'feeder',
            'later',
            { delay: 600_000, program: 'feeder', tool: 'ring', args: '{"note":"up"}' },
            { id: 'alice' },
          )
        ).status,
      ).toBe(200);
      const host = await hostOf(bermd, 'feeder');
      expect(host).toMatchObject({ wakes: [{ tool: 'ring', arguments: { note: 'up' }, by: 'feeder' }] });
      const [baseline, current] = [await readImage(old!), await readImage(next!)];
      expect(wakeFindings([host], baseline, current)).toMatchObject([
        { kind: 'argument-refused', audience: 'host', witness: { value: { note: 'up' } } },
      ]);
      expect(wakeFindings([host], baseline, baseline)).toEqual([]);
    },
    60_000,
  );

  test('every redeploy is answered as foreseen', async () => {
    const stages = new Map<string, number>();
    const wrong: unknown[] = [];
    let compared = 0;
    const count = (predicted: string, actual: { status: number; text: string }, status: number, what: string): void => {
      const said = stageOf(actual.status, actual.text);
      compared += 1;
      const stage = said.split(' ')[0] ?? '';
      stages.set(stage, (stages.get(stage) ?? 0) + 1);
      if (predicted !== said || status !== actual.status)
        wrong.push({ what, predicted, said, text: actual.text.slice(0, 300) });
    };
    const everything = base.tools
      .filter((tool) => tool.public)
      .map(({ name }) => name)
      .join(',');
    for (const [at, redeploy] of redeploys(base).entries()) {
      const program = `p${String(at)}`;
      const deployed = await bermd.deploy(program, WEATHER, `?public=${everything}`);
      expect(deployed.status).toBe(200);
      for (const call of redeploy.calls) {
        const [tool, args, caller] = CALLS[call] ?? CALLS[0]!;
        await bermd.call(program, tool, args, caller);
      }
      const host = await hostOf(bermd, program);
      const { manifest, problems } = await examineImage(redeploy.image, { baseline: base });
      const input: DeployInput = {
        imageSize: redeploy.image.length,
        baseline: base,
        problems,
        force: redeploy.force,
        ...(manifest !== undefined && { current: manifest }),
      };
      const published = manifest?.tools.filter((tool) => tool.public).map(({ name }) => name) ?? [];
      const prediction = predictDeploy(host, redeploy.confirm === 'all' ? { ...input, confirmed: published } : input);
      const query = [
        ...(redeploy.confirm === 'all' ? [`public=${published.join(',')}`] : []),
        ...(redeploy.force ? ['force=true'] : []),
      ].join('&');
      count(
        foreseen(prediction),
        await bermd.deploy(program, redeploy.image, `?${query}`),
        prediction.status,
        redeploy.name,
      );
      // The trap: refused when compiling, after the migrations were applied. From here on the host is another.
      if (prediction.answer.includes('after its migrations')) continue;
      if (prediction.withLine !== undefined)
        count(
          foreseen(prediction.withLine),
          await bermd.deploy(program, redeploy.image, prediction.line.replace(/^PUT \/programs\/[^?]*/, '')),
          prediction.withLine.status,
          `${redeploy.name}, by its line`,
        );
    }
    process.stdout.write(
      `redeploys compared with bermd: ${String(compared)} (${[...stages].map(([stage, times]) => `${stage} ${String(times)}`).join(', ')})\n`,
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(50);
    for (const stage of [
      'accepted',
      'size',
      'unreadable',
      'unserved',
      'unconfirmed',
      'breaks',
      'migrations',
      'compiling',
    ])
      expect(stages.get(stage)).toBeGreaterThan(0);
  }, 600_000);
});
