import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { createHttpClient, expectOk, fetchJson, StatusError } from '../../src/net/index.ts';
import { createPatience } from '../../src/net/patience.ts';
import { retryAfter, retryIn } from '../../src/net/retry.ts';
import { errorOf } from '../support/baseline-world.ts';
import { startServer, type TestServer } from '../support/server.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const servers: TestServer[] = [];
const serve: typeof startServer = async (handler) => {
  const server = await startServer(handler);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const QUICK = { retries: 2, retryDelay: 1, idleTimeout: 300, connectTimeout: 300, maxRetryAfter: 1_500 };
const http = createHttpClient({}, QUICK);
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('redirects', () => {
  test('credentials stay with their origin, and do not come back', async () => {
    let b: TestServer | undefined = undefined;
    const a = await serve((request, response) =>
      request.url === '/back'
        ? response.end('done')
        : response.writeHead(302, { location: request.url === '/' ? '/same' : `${b?.url ?? ''}/` }).end(),
    );
    b = await serve((_, response) => response.writeHead(302, { location: `${a.url}/back` }).end());
    const response = await http.send({ url: `${a.url}/`, authorization: 'Bearer T', what: 'it' });
    expect(text(await response.bytes(100))).toBe('done');
    expect([...a.requests, ...b.requests].map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/', 'Bearer T'],
      ['/same', 'Bearer T'],
      ['/back', undefined],
      ['/', undefined],
    ]);
  });

  test('in a circle, without end, to nowhere, to a file, in the clear', async () => {
    const circle = await serve((request, response) =>
      response.writeHead(302, { location: request.url === '/a' ? '/b' : '/a' }).end(),
    );
    expect((await errorOf(http.send({ url: `${circle.url}/a`, what: 'it' }))).message).toBe(
      `it: ${circle.url}/a redirects in a circle`,
    );
    let step = 0;
    const endless = await serve((_, response) =>
      response.writeHead(302, { location: `/${String((step += 1))}` }).end(),
    );
    expect((await errorOf(http.send({ url: endless.url, what: 'it' }))).message).toContain('more than 10 redirects');
    const nowhere = await serve((_, response) => response.writeHead(302).end());
    expect((await errorOf(http.send({ url: nowhere.url, what: 'it' }))).message).toContain(
      'redirects without saying where to',
    );
    const file = await serve((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    expect((await errorOf(http.send({ url: file.url, what: 'it' }))).message).toContain(
      'redirects to file:, which is not followed',
    );
  });

  test('a token request is not repeated elsewhere', async () => {
    const other = await serve((_, response) => response.end('{}'));
    const front = await serve((_, response) => response.writeHead(307, { location: other.url }).end());
    expect(
      (await errorOf(http.send({ url: front.url, method: 'POST', body: 'refresh_token=SECRET', what: 'a token' })))
        .message,
    ).toContain('which is not followed');
    expect(other.requests).toEqual([]);
  });
});

describe('tries', () => {
  test('what may pass is tried again, and no longer than it should be', async () => {
    const answers = [503, 429, 200];
    const server = await serve((_, response) => response.writeHead(answers.shift() ?? 500).end('x'));
    expect((await http.send({ url: server.url, what: 'it' })).status).toBe(200);
    expect(server.requests).toHaveLength(3);
    const failing = await serve((_, response) => response.writeHead(500).end());
    expect((await http.send({ url: failing.url, what: 'it' })).status).toBe(500);
    expect(failing.requests).toHaveLength(3);
    const missing = await serve((_, response) => response.writeHead(404).end());
    expect((await http.send({ url: missing.url, what: 'it' })).status).toBe(404);
    expect(missing.requests).toHaveLength(1);
  });

  test('a connection that breaks off before the answer is made again', async () => {
    let times = 0;
    const server = await serve((request, response) =>
      (times += 1) === 1 ? request.socket.destroy() : response.end('now'),
    );
    expect(text(await (await http.send({ url: server.url, what: 'it' })).bytes(10))).toBe('now');
  });

  test('the rule: what, how often, how long', () => {
    const rule = { retries: 2, retryDelay: 500, maxRetryAfter: 30_000 };
    const status = (code: number, after?: string) => ({ status: code, retryAfter: after });
    expect(retryIn(status(503), 1, rule, 0)).toBe(500);
    expect(retryIn(status(503), 2, rule, 0)).toBe(1000);
    expect(retryIn(status(503), 3, rule, 0)).toBeUndefined();
    expect(retryIn(status(429, '7'), 1, rule, 0)).toBe(7000);
    expect(retryIn(status(429, '31'), 1, rule, 0)).toBeUndefined();
    expect(retryIn(status(404, '1'), 1, rule, 0)).toBeUndefined();
    expect(retryIn({ fault: 'ECONNRESET' }, 1, rule, 0)).toBe(500);
    expect(retryIn({ fault: 'ENOTFOUND' }, 1, rule, 0)).toBeUndefined();
    expect(retryAfter('Thu, 01 Jan 1970 00:00:10 GMT', 4_000)).toBe(6_000);
    expect(retryAfter('soon', 0)).toBeUndefined();
  });
});

describe('what cannot be had', () => {
  test('a body larger than is taken, announced or not', async () => {
    const announced = await serve((_, response) =>
      response.writeHead(200, { 'content-length': '1000000000' }).end('x'),
    );
    const error = await errorOf((await http.send({ url: announced.url, what: 'the blob' })).bytes(100));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toBe(`the blob: ${announced.url}/ sends 1000000000 bytes, more than the limit of 100 bytes`);
    const endless = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const client = createHttpClient({}, QUICK);
    expect((await errorOf((await client.send({ url: endless.url, what: 'the blob' })).bytes(5_000))).message).toContain(
      'at least',
    );
    expect(client.cost.bytes).toBeLessThan(200_000);
  });

  test('silence, before and within the answer', async () => {
    const silent = await serve(() => undefined);
    expect((await errorOf(http.send({ url: silent.url, what: 'it' }))).message).toBe(
      `it: ${silent.host} could not be reached: no answer in time`,
    );
    const stalled = await serve((_, response) => void response.write('a'));
    expect((await errorOf((await http.send({ url: stalled.url, what: 'it' })).bytes(10))).message).toBe(
      `it: ${stalled.host} could not be reached: the transfer stalled`,
    );
    const slow = createHttpClient({}, { ...QUICK, retries: 0, totalTimeout: 100 });
    expect((await errorOf(slow.send({ url: silent.url, what: 'it' }))).message).toBe(
      `it: ${silent.host} took longer than is waited for`,
    );
  });

  test('all waiting of a run is bounded: silence, trickles, and servers that ask to come back later', async () => {
    const began = Date.now();
    const trickle = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    });
    const busy = await serve((_, response) => response.writeHead(429, { 'retry-after': '1' }).end());
    const client = createHttpClient({}, { ...QUICK, idleTimeout: 5_000, runTimeout: 600 });
    expect(
      (await errorOf((await client.send({ url: trickle.url, what: 'the asset' })).bytes(10_000))).message,
    ).toContain('took longer than is waited for');
    for (const url of [trickle.url, busy.url])
      expect((await errorOf(client.child().send({ url, what: 'it' }))).message).toContain(
        'this run has waited 1 s for the network in all',
      );
    expect(Date.now() - began).toBeLessThan(5_000);
    // A wait that would be too long is not begun, and the answer is what there is.
    const fresh = createHttpClient({}, { ...QUICK, runTimeout: 500 });
    expect((await fresh.send({ url: busy.url, what: 'it' })).status).toBe(429);
  });

  test('what overlaps counts once', () => {
    let now = 0;
    const patience = createPatience(100, () => now);
    const one = patience.wait();
    now = 10;
    const two = patience.wait();
    now = 30;
    one();
    one();
    now = 40;
    two();
    now = 90;
    expect(patience.left()).toBe(60);
  });

  test('no such name, nobody there, no HTTP', async () => {
    expect((await errorOf(http.send({ url: 'http://nowhere.invalid/x?key=SECRET', what: 'it' }))).message).toMatch(
      /^it: nowhere\.invalid could not be reached: its name (?:is not known|could not be looked up)/,
    );
    const gone = await startServer(() => undefined);
    await gone.close();
    expect((await errorOf(http.send({ url: gone.url, what: 'it' }))).message).toBe(
      `it: ${gone.host} could not be reached: it refuses the connection; check that the server runs and that the port is right`,
    );
    const net = createNetServer((socket) => socket.end('SSH-2.0-OpenSSH_9\r\n')).listen(0, '127.0.0.1');
    await new Promise((done) => net.once('listening', done));
    const address = net.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await errorOf(http.send({ url: `http://127.0.0.1:${String(port)}`, what: 'it' }))).toBeInstanceOf(
      SourceError,
    );
    // TLS where none is spoken.
    expect(await errorOf(http.send({ url: gone.url.replace('http:', 'https:'), what: 'it' }))).toBeInstanceOf(
      SourceError,
    );
    net.close();
  });

  test('an address that is none', async () => {
    for (const url of ['nothing', 'ftp://x/y', 'file:///etc/passwd'])
      expect(await errorOf(http.send({ url, what: 'it' }))).toBeInstanceOf(ConfigError);
  });
});

describe('proxies', () => {
  test("HTTP_PROXY is used, and NO_PROXY spares hosts; the process's own environment is not looked at", async () => {
    const target = await serve((_, response) => response.end('direct'));
    const proxy = await serve((request, response) => response.end(`by proxy to ${request.url ?? ''}`));
    const get = async (env: Record<string, string>): Promise<string> =>
      text(await (await createHttpClient(env, QUICK).send({ url: `${target.url}/x`, what: 'it' })).bytes(100));
    expect(await get({ HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' })).toBe('direct');
    expect(await get({})).toBe('direct');
    expect(await get({ http_proxy: proxy.url.replace('http://', 'http://user:pass@') })).toBe(
      `by proxy to ${target.url}/x`,
    );
    expect(proxy.requests.at(-1)?.headers['proxy-authorization']).toBe(
      `Basic ${Buffer.from('user:pass').toString('base64')}`,
    );
  });

  test('HTTPS_PROXY is asked for a tunnel; one that refuses, or is not there, is named by its fault', async () => {
    const asked: string[] = [];
    const proxy = createServer().on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', () => done()));
    const address = proxy.address();
    const url = `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
    const refused = await errorOf(
      createHttpClient({ HTTPS_PROXY: url }, QUICK).send({ url: 'https://example.invalid/x', what: 'it' }),
    );
    expect(refused).toBeInstanceOf(SourceError);
    expect(refused.message).toContain('it: example.invalid could not be reached');
    expect(asked[0]).toBe('example.invalid:443');
    await new Promise((done) => proxy.close(done));
    expect(
      await errorOf(
        createHttpClient({ HTTPS_PROXY: url }, QUICK).send({ url: 'https://example.invalid/x', what: 'it' }),
      ),
    ).toBeInstanceOf(SourceError);
  });

  test('an address of a proxy that is none', () => {
    expect(() => createHttpClient({ HTTPS_PROXY: '::::' })).toThrow(ConfigError);
    expect(() => createHttpClient({ HTTPS_PROXY: '::::' })).toThrow('HTTPS_PROXY is not a URL');
    for (const address of ['file:///x', 'socks5://proxy.example:1080', 'ftp://x'])
      expect(() => createHttpClient({ HTTPS_PROXY: address })).toThrow(ConfigError);
    expect(() => createHttpClient({ https_proxy: 'file://user:SECRET@x/y' })).not.toThrow('SECRET');
  });

  test('without a scheme http is meant, as curl reads it; a password may hold anything', async () => {
    const target = await serve((_, response) => response.end('direct'));
    const proxy = await serve((request, response) => response.end(`by proxy to ${request.url ?? ''}`));
    const get = async (env: Record<string, string>): Promise<string> =>
      text(await (await createHttpClient(env, QUICK).send({ url: `${target.url}/x`, what: 'it' })).bytes(100));
    expect(await get({ HTTP_PROXY: proxy.host })).toBe(`by proxy to ${target.url}/x`);
    expect(await get({ HTTP_PROXY: `user:100%@${proxy.host}` })).toBe(`by proxy to ${target.url}/x`);
    expect(proxy.requests.at(-1)?.headers['proxy-authorization']).toBe(
      `Basic ${Buffer.from('user:100%').toString('base64')}`,
    );
    expect(
      await get({ HTTPS_PROXY: 'proxy.example:3128', HTTP_PROXY: 'proxy.example:3128', NO_PROXY: '127.0.0.1' }),
    ).toBe('direct');
  });
});

describe('answers', () => {
  test('a refusal says host, status, what the server said, and what to check', async () => {
    const server = await serve((_, response) =>
      response
        .writeHead(403, { 'content-type': 'application/json' })
        .end(JSON.stringify({ errors: [{ code: 'DENIED', message: 'permission\u202e denied\n::error::x' }] })),
    );
    const error = await errorOf(
      http
        .send({ url: server.url, what: 'the tags' })
        .then((response) => expectOk(response, 'the tags', () => 'check this')),
    );
    expect(error).toBeInstanceOf(StatusError);
    expect(error.message).toBe(
      `the tags: ${server.host} answered 403 ("permission denied ::error::x"): these credentials may not read it; check this`,
    );
  });

  test('JSON that is HTML, cut, or not UTF-8', async () => {
    const said = async (body: string | Buffer): Promise<string> => {
      const server = await serve((_, response) => response.end(body));
      return (await errorOf(fetchJson(http, { url: server.url, what: 'it' }, 1000))).message.replace(server.url, 'URL');
    };
    expect(await said('<!doctype html><p>Sign in')).toBe(
      'it: URL/ answered with HTML, expected JSON; is this a login page or a proxy?',
    );
    expect(await said('{"a":')).toBe('it: URL/ answered with text that is not JSON, expected JSON');
    expect(await said(Buffer.from([0xff, 0xfe]))).toBe(
      'it: URL/ answered with bytes that are not UTF-8, expected JSON',
    );
  });

  test('cost is counted for the whole and for each part', async () => {
    const server = await serve((_, response) => response.end('12345'));
    const client = createHttpClient({}, QUICK);
    const [one, two] = [client.child(), client.child()];
    await (await one.send({ url: server.url, what: 'it' })).bytes(10);
    await (await two.send({ url: server.url, what: 'it' })).bytes(10);
    await (await two.send({ url: server.url, what: 'it' })).bytes(10);
    expect([one.cost, two.cost, client.cost]).toEqual([
      { bytes: 5, requests: 1 },
      { bytes: 10, requests: 2 },
      { bytes: 15, requests: 3 },
    ]);
  });
});
