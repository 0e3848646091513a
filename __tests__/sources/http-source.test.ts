import { createHash } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { openHttpSource, type HttpSource, type HttpSourceOptions } from '../../src/sources/http-source/index.ts';
import { createHttpClient, rangeFetch, type HttpClient } from '../../src/net/index.ts';
import { errorOf, readAll } from '../support/baseline-world.ts';
import { sendBytes, startServer, type TestServer } from '../support/server.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const BYTES = new Uint8Array(3_000_000).map((_, at) => (at * 31) % 251);
const servers: TestServer[] = [];
const serve: typeof startServer = async (handler) => {
  const server = await startServer(handler);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function open(
  handler: Parameters<typeof startServer>[0],
  options: Partial<HttpSourceOptions> = {},
): Promise<{ source: HttpSource; http: HttpClient; server: TestServer }> {
  const server = await serve(handler);
  const http = createHttpClient({}, { retries: 0, idleTimeout: 2000 });
  return {
    source: await openHttpSource(rangeFetch(http, { url: server.url, what: 'it' }), { label: 'it', ...options }),
    http,
    server,
  };
}

describe('with ranges', () => {
  test('any read at any place is the bytes there', async () => {
    const { source } = await open((request, response) => sendBytes(request, response, BYTES));
    expect(source.size).toBe(BYTES.length);
    await fc.assert(
      fc.asyncProperty(fc.nat(BYTES.length + 10), fc.nat(50_000), async (offset, length) => {
        expect(
          Buffer.from(await source.read(offset, length)).equals(Buffer.from(BYTES.subarray(offset, offset + length))),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('neighbours cost one request, and no window reaches past the end', async () => {
    const { source, http } = await open((request, response) => sendBytes(request, response, BYTES));
    await source.read(2_999_990, 100);
    await source.read(1_000_000, 10);
    await source.read(1_000_100, 10);
    expect(http.cost).toEqual({ bytes: 16_384 + 10 + 16_384, requests: 3 });
  });

  test('what really changes while it is read is a fault', async () => {
    for (const change of [BYTES.map((byte) => byte ^ 1), BYTES.subarray(1)]) {
      let [etag, bytes] = ['"1"', BYTES];
      const { source } = await open((request, response) => sendBytes(request, response, bytes, { etag }));
      [etag, bytes] = ['"2"', change];
      expect((await errorOf(source.read(1_000_000, 10))).message).toBe(
        'it: it changed while it was being read; run again',
      );
    }
  });

  type Answer = Parameters<typeof startServer>[0];
  const rangeOf = (request: Parameters<Answer>[0]): [number, number] | undefined => {
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    return start === undefined ? undefined : [Number(start), Math.min(Number(end), BYTES.length - 1)];
  };
  /** A server that answers a range in its own way, and the whole as it should. */
  const odd =
    (answer: (start: number, end: number, ...rest: Parameters<Answer>) => unknown): Answer =>
    (request, response) => {
      const range = rangeOf(request);
      return range === undefined ? response.end(BYTES) : answer(...range, request, response);
    };
  const send206 = (response: Parameters<Answer>[1], start: number, end: number, more: object = {}): unknown =>
    response
      .writeHead(206, { 'content-range': `bytes ${String(start)}-${String(end)}/${String(BYTES.length)}`, ...more })
      .end(BYTES.subarray(start, end + 1));
  let count = 0;

  test.each<[string, Answer]>([
    [
      'sends less than was asked for',
      odd((start, end, _, response) => send206(response, start, Math.min(end, start + 4095))),
    ],
    [
      'sends in its own blocks',
      odd((start, end, _, response) =>
        send206(response, start - (start % 4096), Math.min(BYTES.length - 1, end + 4095 - (end % 4096))),
      ),
    ],
    [
      'has another ETag on each node',
      odd((start, end, _, response) => send206(response, start, end, { etag: `"${String((count += 1))}"` })),
    ],
    [
      'sends several pieces in one body',
      odd((_start, _end, _, response) =>
        response.writeHead(206, { 'content-type': 'multipart/byteranges; boundary=x' }).end('--x'),
      ),
    ],
    ['says nothing about the range', odd((_start, _end, _, response) => response.writeHead(206).end('x'))],
    ['sends another range', odd((start, _end, _, response) => send206(response, start + 100, start + 200))],
    [
      'packs the piece',
      odd((start, end, _, response) => send206(response, start, end, { 'content-encoding': 'gzip' })),
    ],
    [
      'knows ranges at first',
      odd((start, end, _, response) => (start === 0 ? send206(response, start, end) : response.end(BYTES))),
    ],
    ['sends crumbs', odd((start, _end, _, response) => send206(response, start, start + 9))],
    [
      'has a 416 for everything',
      odd((_start, _end, _, response) =>
        response.writeHead(416, { 'content-range': `bytes */${String(BYTES.length)}` }).end(),
      ),
    ],
    ['refuses with 400', odd((_start, _end, _, response) => response.writeHead(400).end())],
    ['refuses with 403', odd((_start, _end, _, response) => response.writeHead(403).end())],
    ['refuses with 501', odd((_start, _end, _, response) => response.writeHead(501).end())],
    [
      'refuses later',
      odd((start, end, _, response) => (start === 0 ? send206(response, start, end) : response.writeHead(403).end())),
    ],
  ])('the bytes are right where a server %s', async (_, answer) => {
    const { source, http } = await open(answer);
    for (const [offset, length] of [
      [0, 8],
      [20_000, 16_000],
      [40, 10],
      [2_999_000, 5_000],
      [2_500_000, 20_000],
    ] as const)
      expect(Buffer.compare(await source.read(offset, length), BYTES.subarray(offset, offset + length))).toBe(0);
    await source.close();
    expect(http.cost.requests).toBeLessThan(140);
  });

  test('a refusal of the whole is a refusal', async () => {
    const error = await errorOf(open((_, response) => response.writeHead(403).end()));
    expect(error.message).toContain('answered 403');
  });

  test('a size that is not known', async () => {
    const unknown: Parameters<typeof startServer>[0] = (request, response) => {
      const [, start = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      const part = BYTES.subarray(Number(start), Math.min(Number(end) + 1, 40_000));
      if (part.length === 0) return response.writeHead(416).end();
      return response
        .writeHead(206, { 'content-range': `bytes ${start}-${String(Number(start) + part.length - 1)}/*` })
        .end(part);
    };
    const { source } = await open(unknown);
    expect(source.size).toBeUndefined();
    expect(Buffer.from(await readAll(source)).equals(Buffer.from(BYTES.subarray(0, 40_000)))).toBe(true);
  });

  test('more or fewer bytes than announced', async () => {
    const lying =
      (body: string): Parameters<typeof startServer>[0] =>
      (_, response) =>
        response.writeHead(206, { 'content-range': 'bytes 0-9/100' }).end(body);
    expect((await errorOf(open(lying('123')))).message).toBe('it: the server announced 10 bytes at 0 and sent 3');
    expect((await errorOf(open(lying('1'.repeat(1000))))).message).toBe(
      'it: the server announced 10 bytes at 0 and sent more',
    );
  });
});

describe('without ranges', () => {
  const plain: Parameters<typeof startServer>[0] = (request, response) =>
    sendBytes(request, response, BYTES, { ranges: false });

  test('read forwards it is one request, and ends where it is closed', async () => {
    const { source, http } = await open(plain);
    expect(source.size).toBe(BYTES.length);
    for (const offset of [0, 5_000, 100_000, 400_000])
      expect(
        Buffer.from(await source.read(offset, 3_000)).equals(Buffer.from(BYTES.subarray(offset, offset + 3_000))),
      ).toBe(true);
    await source.close();
    await source.close();
    expect(http.cost.requests).toBe(1);
    expect(http.cost.bytes).toBeLessThan(2_500_000);
    expect((await errorOf(source.read(2_900_000, 3))).message).toBe('it: read after the download was ended');
  });

  test('reads that are asked for at once are served one after the other', async () => {
    const { source } = await open(plain);
    const parts = await Promise.all([700_000, 0, 350_000, 2_999_999].map((offset) => source.read(offset, 10)));
    expect(parts.map((part) => part[0])).toEqual([700_000, 0, 350_000, 2_999_999].map((offset) => BYTES[offset]));
    await source.close();
  });

  test('a long way back begins anew, and not for ever', async () => {
    const large = new Uint8Array(12_000_000).map((_, at) => (at * 31) % 251);
    const { source, http } = await open((request, response) => sendBytes(request, response, large, { ranges: false }));
    for (let times = 0; times < 3; times += 1) {
      expect((await source.read(11_000_000, 2))[1]).toBe(large[11_000_001]);
      expect((await source.read(10, 2))[1]).toBe(large[11]);
    }
    expect(http.cost.requests).toBe(4);
    await source.read(11_000_000, 2);
    expect((await errorOf(source.read(10, 2))).message).toContain(
      'the file would have to be downloaded again and again',
    );
    await source.close();
  });

  test('the whole is held to its length, its digest and the limit', async () => {
    const digest = `sha256:${createHash('sha256').update(BYTES).digest('hex')}`;
    expect((await readAll((await open(plain, { digest })).source, 500_000)).length).toBe(BYTES.length);
    expect(
      (
        await errorOf(
          readAll(
            (await open(plain, { digest: digest.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })).source,
            500_000,
          ),
        )
      ).message,
    ).toContain('do not match the digest that was advertised');
    expect((await errorOf(readAll((await open(plain, { limit: 1_000_000 })).source, 500_000))).message).toBe(
      'it: more than the limit of 1000000 bytes',
    );
  });

  test('progress is told as it comes', async () => {
    const told: [number, number | undefined][] = [];
    const { source } = await open(plain, { progress: (bytes, total) => told.push([bytes, total]) });
    await readAll(source, 500_000);
    expect(told.at(-1)).toEqual([BYTES.length, BYTES.length]);
    expect(told.every(([bytes], at) => at === 0 || bytes > (told[at - 1]?.[0] ?? 0))).toBe(true);
  });
});
