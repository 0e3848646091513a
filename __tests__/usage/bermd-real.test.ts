/** Against the real bermd 0.1.0, where it is installed: what the gate foresees is what it answers. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { breaks } from '../../src/breaks/index.ts';
import { examineImage, readImage, type Manifest } from '../../src/manifest/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import {
  askUsage,
  predictDeploy,
  wakeFindings,
  type DeployInput,
  type DeployPrediction,
  type HostUsage,
} from '../../src/usage/index.ts';
import { describeWithBermd, startBermd, type Answered, type Bermd } from '../support/bermd.ts';
import { casesPath, hasCases } from '../support/cases.ts';
import { digestOf, redeploys, type Redeploy } from '../support/redeploys.ts';

const example = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../examples/${name}`, import.meta.url)));
const WEATHER = example('weather/weather-1.1.0.wasm');

/** What bermd said, as the stage it stopped at, with what it names. */
function stageOf(status: number, text: string): string {
  if (status === 200) return 'accepted';
  if (status === 413) return 'size';
  const error = (JSON.parse(text) as { error: string }).error;
  if (status === 422) return `unserved ${error.replace('this host does not serve ', '')}`;
  const unconfirmed = /^this deploy makes (.*) public: any caller/.exec(error);
  if (unconfirmed !== null) return `unconfirmed ${unconfirmed[1] ?? ''}`;
  if (error.startsWith('this deploy breaks what callers used'))
    return (
      'breaks ' +
      [...new Set([...error.matchAll(/(?:days: | \/ )((?:tool|event) [^:]+):/g)].map(([, subject]) => subject))].join(
        ', ',
      )
    );
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
  if (status === 0) return 'not-known';
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

const http = createHttpClient({});
afterAll(() => http.close());

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
    http,
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
    // A program that was never there, or was deleted: which migrations its database has is not known.
    expect([prediction.withLine?.status, whole.status]).toEqual([0, 200]);
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
      expect(wakeFindings([host], baseline, current, breaks(baseline, current))).toEqual([]);
      expect(wakeFindings([host], baseline, baseline)).toEqual([]);
      // Deployed all the same, it fails already: the next release is not held up by it.
      expect((await bermd.deploy('feeder', next!, '?public=pass,feed,later&force=true')).status).toBe(200);
      const after = await hostOf(bermd, 'feeder');
      expect(after).toMatchObject({ wakes: [{ tool: 'ring' }] });
      const further = { ...current, version: '0.4.0' };
      for (const compared of [baseline, current]) expect(wakeFindings([after], compared, further)).toEqual([]);
    },
    60_000,
  );

  test('every redeploy is answered as foreseen, whatever the host runs', async () => {
    const stages = new Map<string, number>();
    const wrong: unknown[] = [];
    const all = redeploys(base);
    const compare = (what: string, predicted: Prediction, actual: Answered): void => {
      const [wanted, said] = [foreseen(predicted), stageOf(actual.status, actual.text)];
      const stage = wanted.split(' ')[0] ?? '';
      stages.set(stage, (stages.get(stage) ?? 0) + 1);
      // Not known is right only where the migrations decide: it is taken, or refused for them.
      const right = wanted === 'not-known' ? ['accepted', 'migrations'].includes(said) : wanted === said;
      if (!right || (predicted.status !== 0 && predicted.status !== actual.status))
        wrong.push({ what, predicted, said, text: actual.text.slice(0, 300) });
    };
    const judge = async (redeploy: Redeploy, at: number): Promise<void> => {
      const program = `p${String(at)}`;
      for (const image of redeploy.before) await goThrough(bermd, program, image);
      for (const tool of redeploy.calls) await bermd.call(program, tool, {}, { id: 'alice' });
      const host = await hostOf(bermd, program);
      const { manifest: baseline } = await examineImage(redeploy.baseline);
      const { manifest: current, problems } = await examineImage(redeploy.image, baseline && { baseline });
      const published = publicOf(current);
      const prediction = predictDeploy(host, {
        imageSize: redeploy.image.length,
        problems,
        force: redeploy.force,
        baselineDigest: digestOf(redeploy.baseline),
        currentDigest: digestOf(redeploy.image),
        ...(baseline !== undefined && { baseline }),
        ...(current !== undefined && { current }),
        ...(redeploy.confirm && { confirmed: published }),
      });
      const query = [
        ...(redeploy.confirm ? [`public=${published.join(',')}`] : []),
        ...(redeploy.force ? ['force=true'] : []),
      ].join('&');
      compare(redeploy.name, prediction, await bermd.deploy(program, redeploy.image, `?${query}`));
      // The trap: refused when compiling, after the migrations were applied. From here on the host is another.
      if (/(?:migrations|they) were applied/.test(prediction.answer) || prediction.withLine === undefined) return;
      const line = prediction.line.replace(/^PUT \/programs\/[^?]*/, '');
      compare(`${redeploy.name}, by its line`, prediction.withLine, await bermd.deploy(program, redeploy.image, line));
    };
    // Each has a program of its own, so several can be under way.
    const queue = [...all.entries()];
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await judge(next[1], next[0]);
    };
    await Promise.all(Array.from({ length: 4 }, work));
    const compared = [...stages.values()].reduce((sum, many) => sum + many, 0);
    process.stdout.write(
      `${String(all.length)} redeploys, ${String(compared)} answers compared with bermd: ` +
        `${[...stages].map(([stage, times]) => `${stage} ${String(times)}`).join(', ')}\n`,
    );
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(200);
    for (const stage of [
      'accepted',
      'size',
      'unreadable',
      'unserved',
      'unconfirmed',
      'breaks',
      'migrations',
      'compiling',
      'not-known',
    ])
      expect([stage, stages.get(stage) ?? 0]).not.toEqual([stage, 0]);
  }, 600_000);
});

type Prediction = Pick<DeployPrediction, 'status' | 'answer'>;

const publicOf = (manifest: Manifest | undefined): string[] =>
  (manifest?.tools ?? []).flatMap(({ name, public: open }) => (open === true ? [name] : []));

/**
 * Deploys a version with everything confirmed and forced, or deletes the program. It may be refused: then nothing
 * changes.
 */
async function goThrough(bermd: Bermd, program: string, image: Uint8Array | 'undeploy'): Promise<void> {
  if (image === 'undeploy') {
    await fetch(`${bermd.url}/programs/${program}`, { method: 'DELETE' });
    return;
  }
  const { manifest } = await examineImage(image);
  await bermd.deploy(program, image, `?public=${publicOf(manifest).join(',')}&force=true`);
}
