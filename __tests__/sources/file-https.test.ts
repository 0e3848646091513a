import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fetchBaseline, showSpec } from '../../src/sources/index.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { bytesOf, errorOf, found, testRequest, testWorld } from '../support/baseline-world.ts';
import { sendBytes, startServer, type TestServer } from '../support/server.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'baseline-'));
  await writeFile(join(cwd, 'old contract.wasm'), 'old');
  await writeFile(join(cwd, 'release'), 'a file that is called like a source');
});
afterAll(async () => {
  await rm(cwd, { recursive: true });
});

describe('file:', () => {
  test('a path behind the prefix, a file URL, or the path alone', async () => {
    const world = testWorld({ cwd });
    for (const spec of [
      'file:old contract.wasm',
      './old contract.wasm',
      `file://${encodeURI(join(cwd, 'old contract.wasm'))}`,
      join(cwd, 'old contract.wasm'),
    ]) {
      const result = await fetchBaseline(testRequest(spec), world);
      expect(text(await bytesOf(result))).toBe('old');
      expect(found(result).info).toMatchObject({ label: 'file old contract.wasm', cost: { bytes: 0, requests: 0 } });
    }
    expect(text(await bytesOf(await fetchBaseline(testRequest('file:release'), world)))).toBe(
      'a file that is called like a source',
    );
  });

  test('a path that leads nowhere is a mistake, and so is a word that is no source', async () => {
    const said = async (spec: string): Promise<string> => {
      const error = await errorOf(fetchBaseline(testRequest(spec), testWorld({ cwd })));
      expect(error).toBeInstanceOf(ConfigError);
      return error.message;
    };
    for (const spec of ['file:nothing.wasm', 'nothing.wasm', '.', 'file://elsewhere/x']) await said(spec);
    expect(await said('nothing.wasm')).toContain('baseline "nothing.wasm": there is no such file');
    expect(await said('relase')).toContain(
      'baseline "relase": neither a file nor a known source; expected release, release:<tag>, ref:',
    );
    // A run that reads no files says so.
    const { files: _, ...none } = testWorld({ cwd });
    expect(await errorOf(fetchBaseline(testRequest('file:release'), none))).toBeInstanceOf(ConfigError);
  });

  test.each([
    ['relase', 'release'],
    ['v1.1.0', 'release:v1.1.0'],
    ['weather-v1.1.0', 'release:weather-v1.1.0'],
    ['ghcr.io/acme/weather', 'oci:ghcr.io/acme/weather'],
    ['ghcr.io/acme/weather:1.2.0', 'oci:ghcr.io/acme/weather:1.2.0'],
    ['localhost:5000/weather', 'oci:localhost:5000/weather'],
    ['example.com/old/weather.wasm', 'https://example.com/old/weather.wasm'],
    ['htps://bob:PASS@example.com/x.wasm?sig=PASS', 'https://example.com/x.wasm'],
    ['ftp://example.com/x.wasm', 'https://example.com/x.wasm'],
    ['relaese:v1.0.0', 'release:v1.0.0'],
    ['ocl:ghcr.io/acme/weather', 'oci:ghcr.io/acme/weather'],
  ])('%s: what was meant is named', async (spec, meant) => {
    const error = await errorOf(fetchBaseline(testRequest(spec), testWorld({ cwd })));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toMatch(new RegExp(`Did you mean ${meant.replace(/[.*+?^$]/g, '\\$&')}\\?$`));
    expect(error.message).not.toContain('PASS');
  });

  test('several in one are refused', async () => {
    const error = await errorOf(fetchBaseline(testRequest('release, oci:ghcr.io/a/b'), testWorld({ cwd })));
    expect(error.message).toContain('It takes one source');
  });
});

describe('https:', () => {
  const servers: TestServer[] = [];
  const serve: typeof startServer = async (handler) => {
    const server = await startServer(handler);
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  test('credentials of the address go to its origin, not over a redirect, and are never shown', async () => {
    const storage = await serve((request, response) => sendBytes(request, response, Buffer.from('behind a redirect')));
    const front = await serve((_, response) =>
      response.writeHead(302, { location: `${storage.url}/blob?sig=SECRET` }).end(),
    );
    const result = await fetchBaseline(
      testRequest(front.url.replace('http://', 'http://user:PASSWORD@') + '/old.wasm?key=SECRET'),
      testWorld(),
    );
    expect(text(await bytesOf(result))).toBe('behind a redirect');
    expect(front.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:PASSWORD').toString('base64')}`);
    expect(storage.requests[0]?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(found(result).info)).not.toMatch(/PASSWORD|SECRET/);
    expect(found(result).info).toMatchObject({ label: `${front.url}/old.wasm` });
  });

  test('what is shown of an input has neither credentials nor query', () => {
    expect(showSpec('https://user:pass@host.example/old.wasm?sig=1#x')).toBe('https://host.example/old.wasm');
    for (const spec of ['release', 'oci:ghcr.io/a/b:1', 'file:old.wasm', 'https:', './old?.wasm'])
      expect(showSpec(spec)).toBe(spec);
  });

  test('plain http to another machine is refused', async () => {
    const error = await errorOf(fetchBaseline(testRequest('http://example.invalid/old.wasm'), testWorld()));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toBe(
      'baseline http://example.invalid/old.wasm: a contract that comes over plain http can be changed on its ' +
        'way; use https',
    );
  });

  test('a server that sends another range than asked, or a broken one, is a fault', async () => {
    for (const contentRange of ['bytes 5-20/100', 'bytes 0-99999/100000', 'rows 1-2/3', undefined]) {
      const server = await serve((_, response) =>
        response.writeHead(206, contentRange === undefined ? {} : { 'content-range': contentRange }).end('x'),
      );
      expect(await errorOf(fetchBaseline(testRequest(`${server.url}/old.wasm`), testWorld()))).toBeInstanceOf(
        SourceError,
      );
    }
  });

  const plain = Buffer.from('{"name":"guard","version":"1.0.0"}');
  test.each([
    ['gzip', gzipSync(plain)],
    ['x-gzip', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    ['br', brotliCompressSync(plain)],
    ['gzip, br', brotliCompressSync(gzipSync(plain))],
  ])('what lies packed is unpacked: %s', async (encoding, packed) => {
    for (const status of [200, 206]) {
      const server = await serve((request, response) => {
        const range = request.headers.range !== undefined && status === 206;
        const headers = { 'content-encoding': encoding, 'content-length': packed.length };
        if (!range) return response.writeHead(200, headers).end(packed);
        const last = packed.length - 1;
        return response
          .writeHead(206, { ...headers, 'content-range': `bytes 0-${String(last)}/${String(last + 1)}` })
          .end(packed);
      });
      expect(await bytesOf(await fetchBaseline(testRequest(`${server.url}/old.json`), testWorld()))).toEqual(
        new Uint8Array(plain),
      );
    }
  });

  test('what cannot be unpacked, or is packed in a way nobody knows, is a fault', async () => {
    for (const [encoding, body, said] of [
      ['gzip', plain, 'it cannot be unpacked'],
      ['gzip', gzipSync(plain).subarray(0, 20), 'it cannot be unpacked'],
      ['zebra', plain, 'packed in a way that was not asked for and is not known here (zebra)'],
    ] as const) {
      const server = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
      const error = await errorOf(fetchBaseline(testRequest(`${server.url}/old.json`), testWorld()));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain(said);
    }
  });

  test('a page is named as one, with the address it came from', async () => {
    const page = '<!-- hello -->\n<!DOCTYPE html><title>Sign in</title>';
    const login = await serve((_, response) => response.end(page));
    const front = await serve((_, response) =>
      response.writeHead(302, { location: `${login.url}/login?token=SECRET` }).end(),
    );
    const error = await errorOf(fetchBaseline(testRequest(`${front.url}/old.json`), testWorld()));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain(
      `${login.url}/login answered with an HTML page, not a contract; is this a sign-in page`,
    );
    expect(error.message).not.toContain('SECRET');
  });

  test('an empty file is an empty source, not a crash', async () => {
    const server = await serve((request, response) => sendBytes(request, response, new Uint8Array()));
    expect(await bytesOf(await fetchBaseline(testRequest(`${server.url}/old.wasm`), testWorld()))).toEqual(
      new Uint8Array(),
    );
  });

  test('a stream that breaks off, or is longer than is taken, is a fault', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('only this');
      setTimeout(() => response.destroy(), 20);
    });
    const error = await errorOf(fetchBaseline(testRequest(`${server.url}/old.wasm`), testWorld()));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain('broke the connection off');
  });
});
