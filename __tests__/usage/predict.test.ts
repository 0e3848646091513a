import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { examineImage, type Manifest, type Migration } from '../../src/manifest/index.ts';
import {
  predictDeploy,
  type DeployInput,
  type DeployPrediction,
  type HostUsage,
  type UsageRow,
} from '../../src/usage/index.ts';
import { describeWithCases, readJsonLines } from '../support/cases.ts';

const object = { type: 'object' };
const NOW = Math.floor(Date.now() / 1000);
/** Digests of images that a host may run. */
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)];
const manifest = (more: Partial<Manifest> = {}): Manifest => ({
  abi_version: 4,
  version: '1.0.0',
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  events: [],
  tools: [{ name: 'say', description: '', parameters: object, public: true }],
  deps: { programs: [], syscalls: {}, secrets: [] },
  ...more,
});
const answered = (running: Manifest, rows: readonly Partial<UsageRow>[] = []): HostUsage => ({
  state: 'answered',
  url: 'http://one',
  program: 'echo',
  coversEvents: false,
  wakes: [],
  crons: {},
  notes: [],
  running,
  rows: rows.map((row) => ({
    kind: 'tool',
    item: 'say',
    source: 'account',
    caller: 'alice',
    outcome: 'done',
    calls: 1,
    last: NOW - 60,
    ...row,
  })),
});
const told = ({ status, answer }: Pick<DeployPrediction, 'status' | 'answer'>): [number, string] => [status, answer];

describe('predictDeploy', () => {
  const running = manifest({ digest: ONE, database: { migrations: [{ name: '1', sql: 'a' }] } });
  const used = answered(running, [{}]);
  /** Wrong in every way at once; each step mends what was answered last. */
  const worst: DeployInput = {
    imageSize: 3_000_000,
    baseline: running,
    baselineDigest: `sha256:${ONE}`,
    current: manifest({
      abi_version: 3,
      tools: [
        {
          name: 'say',
          description: '',
          parameters: { type: 'object', properties: { x: object }, required: ['x'] },
          public: true,
        },
        { name: 'new one', description: '', parameters: object, public: true },
      ],
      deps: { programs: [], syscalls: { 'berm.fs.read': [] }, secrets: [] },
      database: {
        migrations: [
          { name: '1', sql: 'A' },
          { name: '2', sql: 'b' },
        ],
      },
    }),
    problems: [
      { level: 'error', rule: 'tool-not-exported', message: 'no export' },
      { level: 'error', rule: 'field-missing', message: 'm' },
    ],
    force: false,
  };

  test("bermd's own order of refusals, first to last", () => {
    const steps: [Partial<DeployInput>, [number, string]][] = [
      [{}, [413, 'refused: the image has 3000000 bytes, and a host accepts at most 2097152']],
      [{ imageSize: 2_097_152 }, [400, 'refused: its manifest cannot be read (field-missing)']],
      [{ problems: worst.problems.slice(0, 1) }, [400, 'refused: it was built against ABI 3, and the host speaks 4']],
      [{ hostAbi: 3 }, [422, 'refused: the host does not serve berm.fs.read']],
      [
        { hostSyscalls: ['berm.fs.read'] },
        [409, 'refused until the tools that become public are confirmed: new one (force does not help)'],
      ],
      [{ confirmed: ['new one'] }, [409, 'refused: it breaks what callers used: tool say']],
      [{ force: true }, [400, 'refused: the applied migration 1 was edited (force does not help)']],
      [{ baselineDigest: TWO }, [400, 'refused, if not for its migrations, then after they were applied: no export']],
      [
        { baselineDigest: ONE, baseline: manifest({ database: { migrations: [] } }) },
        [400, 'refused, after its migrations were applied: no export'],
      ],
      [{ problems: [] }, [200, 'accepted, since it is forced']],
      [{ force: false }, [409, 'refused: it breaks what callers used: tool say']],
    ];
    let input = worst;
    for (const [mended, answer] of steps) {
      input = { ...input, ...mended };
      expect(told(predictDeploy(used, input))).toEqual(answer);
    }
  });

  test('the line it takes, and what that would get', () => {
    const current = {
      ...worst,
      imageSize: 10,
      hostAbi: 3,
      hostSyscalls: ['berm.fs.read'],
      baseline: manifest({ database: { migrations: [] } }),
      problems: [],
    };
    expect(predictDeploy(used, current)).toEqual({
      url: 'http://one',
      program: 'echo',
      status: 409,
      answer: 'refused until the tools that become public are confirmed: new one (force does not help)',
      line: 'PUT /programs/echo?public=new%20one&force=true',
      withLine: { status: 200, answer: 'accepted, since it is forced' },
    });
    expect(
      predictDeploy(answered(running), { current: running, currentDigest: ONE, problems: [], force: false }),
    ).toEqual({
      url: 'http://one',
      program: 'echo',
      status: 200,
      answer: 'accepted',
      line: 'PUT /programs/echo',
    });
  });

  test('a break counts for the host by its own rows: done, of that very name', () => {
    const broken: DeployInput = { current: manifest({ tools: [] }), problems: [], force: false };
    expect(predictDeploy(answered(running, [{}]), broken).status).toBe(409);
    for (const row of [{ outcome: 'failed' }, { item: 'says' }, { kind: 'event' }] as const)
      expect(predictDeploy(answered(running, [row]), broken).status).toBe(200);
    const event = manifest({ events: [{ name: 'say', description: '', fields: object }] });
    expect(
      predictDeploy(answered(event, [{ kind: 'event' }]), { current: manifest(), problems: [], force: false }),
    ).toMatchObject({ status: 409, answer: 'refused: it breaks what callers used: event say' });
  });

  test('what the host runs decides, not the baseline', () => {
    const current = manifest({
      tools: [
        {
          name: 'say',
          description: '',
          parameters: { ...object, required: ['x'], properties: { x: object } },
          public: true,
        },
      ],
    });
    expect(
      predictDeploy(answered(current, [{}]), { baseline: running, current, problems: [], force: false }).status,
    ).toBe(200);
  });

  describe('migrations', () => {
    const [a, b] = [
      { name: '1', sql: 'a' },
      { name: '2', sql: 'b' },
    ];
    const of = (digest: string, ...migrations: Migration[]): Manifest => manifest({ digest, database: { migrations } });
    const [first, second] = [of(ONE, a), of(TWO, a, b)];
    const predicted = (host: Manifest | undefined, baseline: Manifest, current: Manifest): number =>
      predictDeploy(
        host === undefined ? { state: 'not-deployed', url: 'http://one', program: 'echo' } : answered(host),
        {
          baseline,
          baselineDigest: `sha256:${baseline.digest ?? ''}`,
          current,
          currentDigest: `sha256:${current.digest ?? ''}`,
          problems: [],
          force: true,
          confirmed: ['say'],
        },
      ).status;

    test('are known where the host runs the baseline, or the image itself', () => {
      expect(predicted(first, first, second)).toBe(200);
      expect(predicted(second, first, second)).toBe(200);
      expect(predicted(second, second, first)).toBe(400);
    });

    test('are not known where it runs something else, or nothing: a rollback, a deleted program', () => {
      expect(predicted(second, first, first)).toBe(0);
      expect(predicted(of('3'.repeat(64), a), first, second)).toBe(0);
      expect(predicted(undefined, first, second)).toBe(0);
      expect(predicted(manifest(), first, second)).toBe(0);
    });

    test('are not known where the version there keeps no database: an earlier one may have', () => {
      expect(predicted(manifest({ digest: ONE }), manifest({ digest: ONE }), second)).toBe(0);
      expect(predicted(of(ONE), of(ONE), second)).toBe(200);
    });

    test('do not matter to an image that keeps no database', () => {
      for (const host of [first, undefined, manifest()]) expect(predicted(host, first, manifest())).toBe(200);
    });

    test('what the host serves of itself says nothing of them', () => {
      const { abi_version: _, database: __, ...served } = first;
      expect(predicted(served, served, second)).toBe(0);
    });
  });

  test('a use that is older than bermd keeps is none, whatever it answers', () => {
    const broken: DeployInput = { current: manifest({ tools: [] }), problems: [], force: false };
    expect(predictDeploy(answered(running, [{ last: NOW - 29 * 86_400 }]), broken).status).toBe(409);
    expect(predictDeploy(answered(running, [{ last: NOW - 31 * 86_400 }]), broken).status).toBe(200);
  });

  test('a first deploy, a name that is none, a host that did not answer', () => {
    const absent: HostUsage = { state: 'not-deployed', url: 'http://one', program: 'echo' };
    expect(predictDeploy(absent, { current: manifest(), problems: [], force: false })).toMatchObject({
      status: 409,
      line: 'PUT /programs/echo?public=say',
      withLine: { status: 200, answer: 'accepted' },
    });
    expect(
      predictDeploy(
        { ...absent, program: 'Echo.v1' },
        { current: manifest(), problems: [], force: false, confirmed: ['say'] },
      ),
    ).toMatchObject({
      status: 400,
      answer: 'refused: "Echo.v1" is not a program name (lower-case letters, digits, "-", "_")',
    });
    expect(
      predictDeploy(
        { state: 'failed', url: 'http://one', program: 'echo', why: 'no answer' },
        { current: manifest(), problems: [], force: true },
      ),
    ).toEqual({
      url: 'http://one',
      program: 'echo',
      status: 0,
      answer: 'not known: no answer',
      line: 'PUT /programs/echo?public=say&force=true',
    });
    expect(
      predictDeploy(absent, { problems: [{ level: 'error', rule: 'manifest-missing', message: '' }], force: false }),
    ).toMatchObject({ status: 400, answer: 'refused: its manifest cannot be read (manifest-missing)' });
  });
});

interface Step {
  readonly base64?: string;
  readonly public?: readonly string[];
  readonly force?: boolean;
  readonly crons?: string;
  readonly call?: string;
  readonly caller?: string | null;
  readonly undeploy?: true;
  readonly status: number;
  readonly error?: string;
  readonly body?: unknown;
}

/** What no reader of headers and declarations can foresee, by the words of the host's answer. */
const UNFORESEEN: readonly (readonly [RegExp, string])[] = [
  [/WebAssembly translation error/, 'code is not decoded here'],
  [/^migration .* failed: /, 'SQL is not run here'],
  [/cron|expected ident/, 'crons are set by the deployer, not by the contract'],
];

describeWithCases('every deploy that was recorded of bermd', () => {
  const lines = readJsonLines<{ id: string; what: string; steps: Step[] }>('berm/load.jsonl');
  test.each(lines.map((line) => [line.id, line.what, line.steps] as const))('%s %s', async (_id, _what, steps) => {
    let running: Manifest | undefined;
    const rows: Partial<UsageRow>[] = [];
    for (const step of steps) {
      if (step.undeploy === true) running = undefined;
      if (step.call !== undefined && step.status === 200)
        rows.push({
          item: step.call,
          source: typeof step.caller === 'string' ? 'account' : 'anonymous',
          outcome: isDone(step.body) ? 'done' : 'failed',
        });
      if (step.base64 === undefined) continue;
      const image = Buffer.from(step.base64, 'base64');
      const { manifest: current, problems } = await examineImage(image);
      const host: HostUsage =
        running === undefined ? { state: 'not-deployed', url: 'http://one', program: 'p' } : answered(running, rows);
      const digest = createHash('sha256').update(image).digest('hex');
      const input: DeployInput = {
        imageSize: image.length,
        problems,
        force: step.force === true,
        confirmed: step.public ?? [],
        ...(running === undefined ? {} : { baseline: running, baselineDigest: running.digest ?? '' }),
        ...(current === undefined ? {} : { current, currentDigest: digest }),
      };
      const prediction = predictDeploy(host, input);
      if (prediction.status === 0)
        // Which migrations were applied decides, and nobody says: one of two answers.
        expect(`${step.status} ${step.error ?? ''}`).toMatch(/^200 |^400 migration /);
      else if (!UNFORESEEN.some(([words]) => words.test(step.error ?? '')))
        expect({ status: prediction.status, answer: prediction.answer }).toMatchObject({ status: step.status });
      else expect(prediction.status).not.toBe(413);
      // The trap in the order: what is refused when compiling has migrated all the same, and no host says so.
      if (prediction.answer.includes('migrations were applied')) break;
      if (step.status === 200) running = current && { ...current, digest };
    }
  });
});

function isDone(body: unknown): boolean {
  return typeof body === 'string' && body.startsWith('{"done"');
}
