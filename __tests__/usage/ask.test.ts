import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import { createHttpClient } from '../../src/net/index.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { askUsage, type HostUsage, type UsageRequest } from '../../src/usage/index.ts';
import { row, startBermdStandIn, type BermdStandIn } from '../support/bermd-standin.ts';
import { errorOf } from '../support/baseline-world.ts';
import { startServer } from '../support/server.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const MANIFEST: Manifest = {
  abi_version: 4,
  version: '1.0.0',
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  tools: [
    { name: 'say', description: '', parameters: { type: 'object' }, public: true },
    { name: 'ring', description: '', parameters: { type: 'object' } },
  ],
  events: [{ name: 'Said', description: '', fields: { type: 'object' } }],
  deps: { programs: ['weather'], syscalls: {}, secrets: ['key'] },
};

const http = createHttpClient({}, { retries: 1, retryDelay: 1, idleTimeout: 300 });
const ask = (urls: readonly string[], more: Partial<UsageRequest> = {}): Promise<HostUsage[]> =>
  askUsage(
    {
      urls,
      program: 'echo',
      windowDays: 30,
      outcomes: ['done'],
      ignoreCallers: [],
      coversEvents: false,
      starting: [1, 1],
      ...more,
    },
    http,
  );
const only = async (url: string, more: Partial<UsageRequest> = {}): Promise<HostUsage> => {
  const [host] = await ask([url], more);
  if (host === undefined) throw new Error('no answer');
  return host;
};

let bermd: BermdStandIn;
beforeEach(async () => {
  bermd = await startBermdStandIn();
  bermd.programs.set('echo', { manifest: MANIFEST });
});
afterEach(() => bermd.close());

describe('a bermd that answers', () => {
  test('its rows, its pending calls, and what it runs', async () => {
    Object.assign(bermd.programs.get('echo')!, {
      usage: [
        row('say', { calls: 3 }),
        row('gone', { public: false }),
        { ...row('say', { caller: 'old' }), public: undefined },
      ],
      wakes: {
        wakes: [{ tool: 'ring', args: '{"note":"up"}', due: 1_796_035_335_721, by: 'echo', failures: 0, last: null }],
        held: false,
      },
      crons: {
        crons: [
          { tool: 'tick', cron: '*/5 * * * *', due: 1, failures: 0, last: null },
          { tool: 'never', cron: null, due: null, failures: 0, last: null },
        ],
        held: false,
      },
    });
    const host = await only(bermd.url);
    expect(host).toMatchObject({
      state: 'answered',
      url: bermd.url,
      program: 'echo',
      coversEvents: false,
      wakes: [{ tool: 'ring', arguments: { note: 'up' }, due: 1_796_035_335, by: 'echo' }],
      crons: { tick: '*/5 * * * *' },
      running: { version: '1.0.0', deps: MANIFEST.deps, events: MANIFEST.events },
      missing: { programs: [], secrets: [] },
      notes: [],
    });
    if (host.state !== 'answered') throw new Error('not answered');
    expect(host.rows.map(({ item, calls, public: open }) => [item, calls, open])).toEqual([
      ['say', 3, true],
      ['gone', 1, false],
      ['say', 1, undefined],
    ]);
    expect(host.running?.tools.map(({ name, public: open }) => [name, open])).toEqual([
      ['say', true],
      ['ring', undefined],
    ]);
    expect(host.running?.abi_version).toBeUndefined();
  });

  test('an empty list is an answer only when the program is there', async () => {
    expect(await only(bermd.url)).toMatchObject({ state: 'answered', rows: [] });
    expect(await only(bermd.url, { program: 'ecoh' })).toEqual({
      state: 'not-deployed',
      url: bermd.url,
      program: 'ecoh',
    });
  });

  test('one that is still starting is asked again', async () => {
    bermd.starting = 2;
    expect(await only(bermd.url)).toMatchObject({ state: 'answered' });
    bermd.starting = 3;
    expect(await only(bermd.url)).toMatchObject({ state: 'not-deployed' });
  });

  test('events: covered once a row of one was seen, or when told so', async () => {
    expect(await only(bermd.url, { coversEvents: true })).toMatchObject({ coversEvents: true });
    bermd.programs.get('echo')!.usage = [{ ...row('Said', { kind: 'event' }), public: undefined }];
    expect(await only(bermd.url)).toMatchObject({ coversEvents: true });
  });

  test('ten thousand rows', async () => {
    bermd.programs.get('echo')!.usage = Array.from({ length: 10_000 }, (_, at) =>
      row('say', { caller: `c${String(at)}` }),
    );
    const host = await only(bermd.url);
    expect(host.state === 'answered' && host.rows.length).toBe(10_000);
  });

  test('programs and secrets that are declared and not there', async () => {
    bermd.programs.get('echo')!.runtime = {
      tools: [],
      events: [],
      deps: MANIFEST.deps,
      unresolved: { programs: ['weather'], syscalls: {}, secrets: ['key'] },
    };
    bermd.programs.set('radar', { manifest: MANIFEST });
    const current: Manifest = {
      ...MANIFEST,
      deps: { programs: ['weather', 'radar', 'moon', '..', ''], syscalls: {}, secrets: ['key', 'other'] },
    };
    expect(await only(bermd.url, { current })).toMatchObject({
      missing: { programs: ['weather', 'moon', '..', ''], secrets: ['key'] },
      notes: [
        'declares programs that are not deployed there: weather, moon, .., ; the deploy is accepted, and calls to them fail',
        'declares secrets that are not granted there: key; the deploy is accepted, and calls that need them fail',
        'declares secrets that the version there does not, so whether they are granted is not known: other',
      ],
    });
  });

  test('no name leads anywhere else', async () => {
    for (const program of ['..', '.', ''])
      expect(await only(bermd.url, { program })).toMatchObject({ state: 'not-deployed' });
    expect(bermd.requests).toEqual([]);
    await only(bermd.url, { program: '../x?y#z' });
    expect(bermd.requests[0]?.path).toBe('/programs/..%2Fx%3Fy%23z/idl');
  });

  test('several at once, each for itself', async () => {
    const other = await startBermdStandIn();
    const answers = await ask([bermd.url, other.url, `${bermd.url}/`]);
    expect(answers.map(({ state, url }) => [state, url])).toEqual([
      ['answered', bermd.url],
      ['not-deployed', other.url],
      ['answered', bermd.url],
    ]);
    await other.close();
  });

  test('the token goes to the bermd and over no redirect', async () => {
    const front = await startServer((request, response) =>
      response.writeHead(307, { location: bermd.url + (request.url ?? '') }).end(),
    );
    expect(await only(front.url, { token: 'SECRET' })).toMatchObject({ state: 'answered' });
    expect(front.requests.every(({ headers }) => headers.authorization === 'Bearer SECRET')).toBe(true);
    expect(bermd.requests.some(({ headers }) => headers.authorization !== undefined)).toBe(false);
    await front.close();
    expect(await only('http://example.invalid', { token: 'SECRET' })).toMatchObject({
      state: 'failed',
      why: 'bermd-url http://example.invalid/: a token is not sent over plain http to another machine; use https',
    });
  });
});

describe('a bermd that does not', () => {
  const failing = async (more: Partial<UsageRequest> = {}): Promise<string> => {
    const host = await only(bermd.url, more);
    expect(host.state).toBe('failed');
    return host.state === 'failed' ? host.why.replaceAll(new URL(bermd.url).host, 'HOST') : '';
  };

  test.each([
    [
      'a list of something else',
      { rows: [] },
      'usage: expected a list, found an object; is it a bermd that listens there?',
    ],
    [
      'a row of other fields',
      [{ id: 1 }],
      'usage: row 1: "last" is missing, expected a whole number, not negative, below 2^53',
    ],
    ['a number', [7], 'usage: row 1 is a number, expected an object'],
    [
      'a number as a text',
      [row('say', { calls: '12' })],
      'usage: row 1: "calls" is "12", expected a whole number, not negative, below 2^53',
    ],
    [
      'a negative count',
      [row('say'), row('say', { calls: -1 })],
      'usage: row 2: "calls" is -1, expected a whole number, not negative, below 2^53',
    ],
    [
      'a huge count',
      [row('say', { calls: 1e300 })],
      'usage: row 1: "calls" is 1e+300, expected a whole number, not negative, below 2^53',
    ],
    [
      'half a call',
      [row('say', { calls: 0.5 })],
      'usage: row 1: "calls" is 0.5, expected a whole number, not negative, below 2^53',
    ],
    [
      'a last use in the future',
      [row('say', { last: 99_999_999_999 })],
      'usage: row 1: the last use is in the future (99999999999 seconds since 1970); its clock is wrong, or it is not a bermd',
    ],
    [
      'a kind that is not known',
      [row('say', { kind: 'verb' })],
      'usage: row 1: "kind" is "verb", expected one of tool, event',
    ],
    [
      'a source that is not known',
      [row('say', { source: 'robot' })],
      'usage: row 1: "source" is "robot", expected one of service, account, app, anonymous, stripe',
    ],
    [
      'an outcome that is not known',
      [row('say', { outcome: 'maybe' })],
      'usage: row 1: "outcome" is "maybe", expected one of done, failed, denied, refused',
    ],
    ['no caller', [row('say', { caller: null })], 'usage: row 1: "caller" is null, expected a text'],
    ['a mark that is none', [row('say', { public: 'yes' })], 'usage: row 1: "public" is "yes", expected true or false'],
  ])('%s', async (_, usage, why) => {
    bermd.programs.get('echo')!.usage = usage;
    expect(await failing()).toBe(why);
  });

  test('pending calls that are none, or too many to be true', async () => {
    const program = bermd.programs.get('echo')!;
    program.wakes = { wakes: [{ tool: 'ring' }] };
    expect(await failing()).toBe('wakes: entry 1 has no tool and args; is it a bermd that listens there?');
    program.wakes = { wakes: Array.from({ length: 1001 }, () => ({ tool: 'ring', args: '{}' })) };
    expect(await failing()).toBe('wakes: 1001 entries, more than the limit of 1000');
    program.wakes = { wakes: [{ tool: 'ring', args: 'not JSON' }] };
    expect(await only(bermd.url)).toMatchObject({ wakes: [{ tool: 'ring', arguments: 'not JSON' }] });
    program.crons = [];
    expect(await failing()).toBe(
      'crons: expected an object with a list of that name; is it a bermd that listens there?',
    );
  });

  test('a huge count beyond any double, and a field nobody knows', async () => {
    bermd.programs.get('echo')!.usage =
      `[${JSON.stringify(row('say')).replace('"calls":1', '"calls":123456789012345678901234567890')}]`;
    expect(await failing()).toContain('"calls" is 123456789012345678901234567890');
    // A newer bermd may say more of a use; what is asked here is there.
    bermd.programs.get('echo')!.usage = [row('say', { region: 'north' })];
    expect(await only(bermd.url)).toMatchObject({ state: 'answered', rows: [{ item: 'say' }] });
  });

  test.each([
    [
      'another program',
      { status: 200, body: '<html><h1>It works!</h1></html>', type: 'text/html' },
      'idl of program echo: HOST answered with HTML, expected JSON; is this a login page or a proxy?',
    ],
    [
      "another program's 404",
      { status: 404, body: '<h1>Not Found</h1>', type: 'text/html' },
      'idl of program echo: HOST answered 404: it is not there, or these credentials may not see it; is it a bermd that listens there?',
    ],
    [
      'something in front that asks for a token',
      { status: 401, body: 'who are you', type: 'text/plain' },
      'idl of program echo: HOST answered 401 ("who are you"): it wants credentials, or does not accept those given; check bermd-token',
    ],
    [
      'its HTTP layer in plain text',
      { status: 400, body: 'Failed to deserialize query string: force', type: 'text/plain' },
      'idl of program echo: HOST answered 400 ("Failed to deserialize query string: force"): an answer that was not expected',
    ],
    [
      'an error of its own',
      { status: 500, body: '{"error":"the database is locked"}' },
      'idl of program echo: HOST answered 500 ("the database is locked"): the server failed',
    ],
    [
      'another JSON server',
      { status: 200, body: '{"hello":"world"}' },
      'what the host says of echo cannot be read; is it a bermd that listens there?',
    ],
    [
      'an IDL of another program',
      { status: 200, body: JSON.stringify({ name: 'other', version: '', tools: [], digest: '' }) },
      'the host answered about "other" when asked about echo; is it a bermd that listens there?',
    ],
  ])('%s', async (_, instead, why) => {
    bermd.instead = instead;
    expect((await failing()).slice(0, why.length)).toBe(why);
  });

  test('nobody listens, nobody answers, no address', async () => {
    await bermd.close();
    expect(await failing()).toBe(
      'idl of program echo: HOST could not be reached: it refuses the connection; check that the server runs and that the port is right',
    );
    const silent = await startServer(() => undefined);
    expect(await only(silent.url)).toMatchObject({
      state: 'failed',
      why: expect.stringContaining('no answer in time'),
    });
    await silent.close();
    expect(await only('bermd.example')).toMatchObject({
      state: 'failed',
      url: 'bermd-url',
      why: expect.stringContaining('bermd-url: the address is not a URL'),
    });
    bermd = await startBermdStandIn();
  });

  test('a window that bermd does not keep is a configuration error', async () => {
    for (const windowDays of [0, 31, 1.5]) {
      const error = await errorOf(Promise.resolve().then(() => ask([bermd.url], { windowDays })));
      expect(error).toBeInstanceOf(ConfigError);
      expect(error.message).toContain('expected 1 to 30: bermd keeps uses for 30 days');
    }
  });
});
