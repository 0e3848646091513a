/** Registries that answer badly: own servers, since no real one does. Every case is a clear SourceError, never a pass. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fetchBaseline } from '../../src/sources/index.ts';
import { parseReference } from '../../src/sources/oci/reference.ts';
import { parseChallenge } from '../../src/sources/oci/challenge.ts';
import { credentialsFor } from '../../src/sources/oci/credentials.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { errorOf, found, testRequest, testWorld } from '../support/baseline-world.ts';
import { bermManifest, sha256 } from '../support/registry.ts';
import { startServer, type TestServer } from '../support/server.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const IMAGE = new Uint8Array([1, 2, 3]);
const SECTION = JSON.stringify({ abi_version: 4, version: '1.0.0', tools: [] });
const MANIFEST = JSON.stringify(bermManifest(IMAGE, SECTION));

const servers: TestServer[] = [];
const serve: typeof startServer = async (handler) => {
  const server = await startServer(handler);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

type Handler = Parameters<typeof startServer>[0];

/** A registry that answers well, save for what begins with these paths. */
async function registry(odd: Readonly<Record<string, Handler>> = {}): Promise<TestServer> {
  return serve((request, response) => {
    const path = (request.url ?? '').replace('/v2/acme/weather/', '');
    for (const [start, handler] of Object.entries(odd)) if (path.startsWith(start)) return handler(request, response);
    if (path.startsWith('tags/')) return response.end(JSON.stringify({ name: 'acme/weather', tags: ['1.0.0'] }));
    if (path.startsWith('manifests/')) return response.end(MANIFEST);
    return response.end(SECTION);
  });
}

async function saidOf(server: TestServer, at = ''): Promise<string> {
  const error = await errorOf(fetchBaseline(testRequest(`oci:${server.host}/acme/weather${at}`), testWorld()));
  expect(error).toBeInstanceOf(SourceError);
  return error.message.replaceAll(server.host, 'HOST');
}

const status =
  (code: number, body = ''): Handler =>
  (_, response) =>
    response.writeHead(code).end(body);

describe('statuses', () => {
  test('one that answers well', async () => {
    expect(
      found(await fetchBaseline(testRequest(`oci:${(await registry()).host}/acme/weather`), testWorld())).content,
    ).toMatchObject({ manifest: { version: '1.0.0' } });
  });

  test.each([
    [
      401,
      'the tags of HOST/acme/weather: HOST answered 401: it wants credentials, or does not accept those given; check the name, and log in with docker login if it is private',
    ],
    [
      403,
      'the tags of HOST/acme/weather: HOST answered 403: these credentials may not read it; check the name, and log in with docker login if it is private',
    ],
    [
      404,
      'the tags of HOST/acme/weather: HOST answered 404: it is not there, or these credentials may not see it; check the name, and log in with docker login if it is private',
    ],
    [429, 'the tags of HOST/acme/weather: HOST answered 429: too many requests; try again later or give a token'],
    [500, 'the tags of HOST/acme/weather: HOST answered 500: the server failed'],
  ])('%d', async (code, message) => {
    expect(await saidOf(await registry({ tags: status(code) }))).toBe(message);
    expect(await saidOf(await registry({ manifests: status(code) }))).toContain(`answered ${String(code)}`);
    expect(await saidOf(await registry({ blobs: status(code) }), ':1.0.0')).toContain(`answered ${String(code)}`);
  });

  test('429 that asks to wait a little is waited for', async () => {
    let times = 0;
    const server = await registry({
      tags: (_, response) =>
        (times += 1) === 1 ? response.writeHead(429, { 'retry-after': '0' }).end() : response.end('{"tags":["1.0.0"]}'),
    });
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info.tag).toBe(
      '1.0.0',
    );
  });
});

describe('bytes', () => {
  test('a blob of other bytes than its digest says', async () => {
    const other = SECTION.replace('1.0.0', '9.9.9');
    expect(await saidOf(await registry({ blobs: (_, response) => response.end(other) }), ':1.0.0')).toBe(
      `the blob ${sha256(SECTION)} of HOST/acme/weather: the bytes do not match the digest that was advertised: ${sha256(SECTION)} advertised, ${sha256(other)} received; somebody changed it, or the transfer is broken`,
    );
  });

  test('a manifest of another digest than was asked for, or than its header says', async () => {
    expect(await saidOf(await registry(), `@sha256:${'0'.repeat(64)}`)).toContain(
      'do not match the digest that was advertised',
    );
    const server = await registry({
      manifests: (_, response) =>
        response.writeHead(200, { 'docker-content-digest': `sha256:${'0'.repeat(64)}` }).end(MANIFEST),
    });
    expect(await saidOf(server, ':1.0.0')).toContain('do not match the digest that was advertised');
  });

  test('a blob cut short, by its end or by its connection', async () => {
    expect(
      await saidOf(await registry({ blobs: (_, response) => response.end(SECTION.slice(0, 10)) }), ':1.0.0'),
    ).toContain(`${String(SECTION.length)} bytes were advertised, 10 came`);
    const broken: Handler = (_, response) => {
      response.writeHead(200, { 'content-length': SECTION.length });
      response.write(SECTION.slice(0, 10), () => response.destroy());
    };
    expect(await saidOf(await registry({ blobs: broken }), ':1.0.0')).toContain('broke the connection off');
  });

  test('a blob without end', async () => {
    const endless: Handler = (_, response) => {
      const timer = setInterval(() => response.write(' '.repeat(1000)), 1);
      response.on('close', () => clearInterval(timer));
    };
    expect(await saidOf(await registry({ blobs: endless }), ':1.0.0')).toContain(
      `more than the limit of ${String(SECTION.length)} bytes`,
    );
  });

  test('a manifest of 100 MB, announced or not, and a config that says it has as many', async () => {
    const large = Buffer.alloc(1024 * 1024, ' ');
    const stream: Handler = (_, response) => {
      let sent = 0;
      const more = (): void => {
        if (sent++ < 100) response.write(large, more);
        else response.end();
      };
      response.on('error', () => undefined);
      more();
    };
    expect(await saidOf(await registry({ manifests: stream }), ':1.0.0')).toContain(
      'more than the limit of 4194304 bytes',
    );
    expect(
      await saidOf(
        await registry({
          manifests: (_, response) => response.writeHead(200, { 'content-length': 100_000_000 }).write('{'),
        }),
        ':1.0.0',
      ),
    ).toContain('sends 100000000 bytes, more than the limit of 4194304');
    const lying = JSON.stringify({
      ...bermManifest(IMAGE, SECTION),
      config: { mediaType: 'application/vnd.berm.manifest.v1+json', digest: sha256(SECTION), size: 100_000_000 },
    });
    expect(await saidOf(await registry({ manifests: (_, response) => response.end(lying) }), ':1.0.0')).toBe(
      'HOST/acme/weather:1.0.0 is not a berm program: its config says it has 100000000 bytes; a manifest has at most 4194304',
    );
  });

  test('HTML instead of JSON', async () => {
    const html: Handler = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
    expect(await saidOf(await registry({ tags: html }))).toBe(
      'the tags of HOST/acme/weather: http://HOST/v2/acme/weather/tags/list answered with HTML, expected JSON; is this a login page or a proxy?',
    );
    expect(await saidOf(await registry({ manifests: html }), ':1.0.0')).toContain('answered with HTML, expected JSON');
  });

  test.each([
    ['[]', 'its manifest is not a JSON object'],
    ['{}', 'it has no layers'],
    ['{"schemaVersion":1}', 'it is a Docker image of the first format'],
    ['{"layers":[7]}', 'it has 1 layers, where a program has one'],
    [JSON.stringify({ ...bermManifest(IMAGE, SECTION), config: undefined }), 'it has no config'],
    [
      JSON.stringify({
        ...bermManifest(IMAGE, SECTION),
        config: { mediaType: 'application/vnd.berm.manifest.v1+json', digest: '../../etc/passwd', size: 3 },
      }),
      'its config has no sha256 digest and size',
    ],
    [
      JSON.stringify({
        ...bermManifest(IMAGE, SECTION),
        config: { mediaType: 'application/vnd.berm.manifest.v1+json', digest: sha256(''), size: -1 },
      }),
      'its config has no sha256 digest and size',
    ],
  ])('a manifest that is none: %s', async (body, why) => {
    expect(await saidOf(await registry({ manifests: (_, response) => response.end(body) }), ':1.0.0')).toBe(
      `HOST/acme/weather:1.0.0 is not a berm program: ${why}`,
    );
  });
});

describe('ways', () => {
  test('redirects in a circle', async () => {
    expect(
      await saidOf(
        await registry({
          blobs: (request, response) => response.writeHead(307, { location: request.url ?? '' }).end(),
        }),
        ':1.0.0',
      ),
    ).toContain('redirects in a circle');
  });

  test('a blob at another origin gets no token', async () => {
    const storage = await serve((_, response) => response.end(SECTION));
    const asked: (string | undefined)[] = [];
    const front: TestServer = await registry({
      tags: (request, response) =>
        request.headers.authorization === undefined
          ? response
              .writeHead(401, { 'www-authenticate': `Bearer realm="${front.url}/v2/acme/weather/token",service="s"` })
              .end()
          : response.end('{"tags":["1.0.0"]}'),
      token: (_, response) => response.end('{"access_token":"T"}'),
      blobs: (request, response) => {
        asked.push(request.headers.authorization);
        return response.writeHead(307, { location: `${storage.url}/blob` }).end();
      },
    });
    expect(
      found(await fetchBaseline(testRequest(`oci:${front.host}/acme/weather`), testWorld())).content,
    ).toMatchObject({ manifest: { version: '1.0.0' } });
    expect(asked).toEqual(['Bearer T']);
    expect(storage.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('a next page at another host, and pages without end', async () => {
    const elsewhere = await registry({
      tags: (_, response) =>
        response.writeHead(200, { link: '<https://evil.example/tags>; rel="next"' }).end('{"tags":["1.0.0"]}'),
    });
    expect(await saidOf(elsewhere)).toBe(
      'the tags of HOST/acme/weather: the next page is at another host (evil.example), which is not followed',
    );
    let page = 0;
    const endless = await registry({
      tags: (_, response) =>
        response
          .writeHead(200, { link: `</v2/acme/weather/tags/list?page=${String((page += 1))}>; rel="next"` })
          .end('{"tags":["1.0.0"]}'),
    });
    expect(await saidOf(endless)).toBe('the tags of HOST/acme/weather: more than 200 pages; name a tag');
  });

  test('what is no tag is not in the list', async () => {
    const server = await registry({
      tags: (_, response) =>
        response.end(JSON.stringify({ tags: ['9.0.0 ', '8.0.0/../x', '\n7.0.0', 6, null, '1.0.0'] })),
    });
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info).toMatchObject({
      tag: '1.0.0',
      others: [],
    });
  });

  test('tags in pages are read to the last', async () => {
    const server = await registry({
      tags: (request, response) => {
        const from = Number(new URL(request.url ?? '', 'http://x').searchParams.get('last') ?? '0');
        const next =
          from < 3 ? { link: `</v2/acme/weather/tags/list?n=1000&last=${String(from + 1)}>; rel="next"` } : {};
        return response.writeHead(200, next).end(JSON.stringify({ tags: [`1.${String(from)}.0`] }));
      },
    });
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info.tag).toBe(
      '1.3.0',
    );
  });

  test('a repository without tags is a first release; one whose tags are no versions is not', async () => {
    for (const body of ['{"tags":[]}', '{"tags":null}']) {
      const server = await registry({ tags: (_, response) => response.end(body) });
      expect(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).toMatchObject({
        state: 'none',
        why: 'no earlier release: there are none',
      });
    }
    expect(
      await saidOf(await registry({ tags: (_, response) => response.end('{"tags":["latest","v1","main"]}') })),
    ).toContain('name a tag behind the repository');
    expect(await saidOf(await registry({ tags: (_, response) => response.end('{"tags":{}}') }))).toContain(
      'the answer has no list of tags',
    );
  });

  test('a token server that is no https, answers badly, or asks in a circle', async () => {
    const challenge =
      (value: string): Handler =>
      (_, response) =>
        response.writeHead(401, { 'www-authenticate': value }).end();
    expect(await saidOf(await registry({ tags: challenge('Bearer realm="http://tokens.example/token"') }))).toBe(
      'HOST names a token server without https (tokens.example); nothing is sent there',
    );
    for (const body of ['{}', '{"token":7}', '{"token":"a b\\r\\nx: y"}']) {
      const tokens = await serve((_, response) => response.end(body));
      expect(await saidOf(await registry({ tags: challenge(`Bearer realm="${tokens.url}/token",service="s"`) }))).toBe(
        `a token for acme/weather: ${tokens.host} answered without a token`,
      );
    }
    const html = await serve((_, response) => response.end('<html>'));
    expect(await saidOf(await registry({ tags: challenge(`Bearer realm="${html.url}/token"`) }))).toContain(
      'answered with HTML, expected JSON',
    );
    const tokens = await serve((_, response) => response.end('{"token":"T"}'));
    const never = await registry({ tags: challenge(`Bearer realm="${tokens.url}/token"`) });
    expect(await saidOf(never)).toContain('answered 401');
    expect(tokens.requests).toHaveLength(1);
    expect(await saidOf(await registry({ tags: challenge('Negotiate') }))).toContain('answered 401');
  });
});

describe('who is told what', () => {
  /** A registry that wants a token, with a token server of its own: what each was told. */
  async function askedAs(name: string, more: Parameters<typeof testWorld>[0]): Promise<(string | undefined)[]> {
    const told: (string | undefined)[] = [];
    const server: TestServer = await registry({
      tags: (request, response) =>
        request.headers.authorization === undefined
          ? response.writeHead(401, { 'www-authenticate': `Bearer realm="${server.url}/v2/acme/weather/token"` }).end()
          : response.end('{"tags":["1.0.0"]}'),
      token: (request, response) => {
        told.push(request.headers.authorization);
        return response.end('{"token":"T"}');
      },
    });
    const world = testWorld({
      ...more,
      env: { ...more?.env, BERM_REGISTRY_MIRRORS: `other.example=http://127.0.0.1:9, ${name}=${server.url}/` },
    });
    expect(found(await fetchBaseline(testRequest(`oci:${name}/acme/weather`), world)).info.label).toBe(
      `${name}/acme/weather:1.0.0`,
    );
    return told;
  }

  test('GITHUB_TOKEN is a password for ghcr.io itself, and for nobody else', async () => {
    const at = (url: string): ReturnType<typeof credentialsFor> =>
      credentialsFor(new URL(url), { env: { GITHUB_TOKEN: 'ghs_1' } }, undefined);
    const given = { kind: 'password', user: 'berm', password: 'ghs_1' };
    expect(await at('https://ghcr.io')).toEqual(given);
    expect(await credentialsFor(new URL('https://ghcr.io'), { env: {} }, 'ghs_1')).toEqual(given);
    for (const url of [
      'http://ghcr.io',
      'https://ghcr.io:8443',
      'https://ghcr.io.evil.example',
      'https://registry.example',
    ])
      expect(await at(url)).toBeUndefined();
    // A mirror is another server, whatever it stands for.
    for (const name of ['ghcr.io', 'registry.example'])
      expect(await askedAs(name, { env: { GITHUB_TOKEN: 'ghs_1' } })).toEqual([undefined]);
  });

  /** What Docker's file says, asked for the registry at an address. */
  async function fromDocker(config: object, url: string): ReturnType<typeof credentialsFor> {
    const folder = mkdtempSync(join(tmpdir(), 'docker-'));
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    try {
      return await credentialsFor(new URL(url), { env: { DOCKER_CONFIG: folder } }, undefined);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('docker login writes one name for Docker Hub, which goes by three', async () => {
    const auth = (user: string): object => ({ auth: Buffer.from(`${user}:p`).toString('base64') });
    const auths = {
      'https://index.docker.io/v1/access-token': auth('no'),
      'https://index.docker.io/v1/': auth('alice'),
    };
    for (const host of ['docker.io', 'index.docker.io', 'registry-1.docker.io'])
      expect(await fromDocker({ auths }, `https://${host}`)).toEqual({
        kind: 'password',
        user: 'alice',
        password: 'p',
      });
    expect(await fromDocker({ auths }, 'https://docker.io.evil.example')).toBeUndefined();
  });

  test('nothing is sent in the clear, but to this machine', async () => {
    const auths = {
      'registry.example:5000': { auth: Buffer.from('a:b').toString('base64') },
      'localhost:5000': { auth: Buffer.from('a:b').toString('base64') },
    };
    expect(await fromDocker({ auths }, 'http://registry.example:5000')).toBeUndefined();
    expect(await fromDocker({ auths }, 'https://registry.example:5000')).toMatchObject({ user: 'a' });
    expect(await fromDocker({ auths }, 'http://localhost:5000')).toMatchObject({ user: 'a' });
  });

  test('a token that ran out is asked for anew, once', async () => {
    let given = 0;
    const good = new Set<string>();
    const server: TestServer = await serve((request, response) => {
      const url = request.url ?? '';
      if (url.includes('/token')) {
        given += 1;
        good.clear();
        good.add(`Bearer T${String(given)}`);
        return response.end(JSON.stringify({ token: `T${String(given)}` }));
      }
      if (!good.has(request.headers.authorization ?? ''))
        return response
          .writeHead(401, { 'www-authenticate': `Basic realm="x", Bearer realm="${server.url}/token"` })
          .end();
      // Each token is good for one call.
      good.clear();
      if (url.includes('tags/')) return response.end('{"tags":["1.0.0"]}');
      return response.end(url.includes('manifests/') ? MANIFEST : SECTION);
    });
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info.tag).toBe(
      '1.0.0',
    );
    expect(given).toBe(3);
    const never: TestServer = await serve((request, response) =>
      (request.url ?? '').includes('/token')
        ? response.end(JSON.stringify({ token: `T${String((given += 1))}` }))
        : response.writeHead(401, { 'www-authenticate': `Bearer realm="${never.url}/token"` }).end(),
    );
    expect(await saidOf(never)).toContain('answered 401');
    expect(never.requests.length).toBe(3);
  });
});

describe('a list that goes on', () => {
  const pages = (link: (next: string) => string): Promise<TestServer> =>
    registry({
      tags: (request, response) => {
        const second = (request.url ?? '').includes('last=');
        const next = '/v2/acme/weather/tags/list?last=z';
        return response
          .writeHead(200, second ? {} : { link: link(next) })
          .end(JSON.stringify({ tags: second ? ['2.0.0', '1.0.0'] : [] }));
      },
    });

  test.each([
    (next: string) => `<${next}>; rel="next"`,
    (next: string) => `<${next}>; title="a, b"; rel="next"`,
    (next: string) => `<${next}>; Rel="next"`,
    (next: string) => `<${next}>;rel = "next"`,
    (next: string) => `<${next}>; rel=next`,
    (next: string) => `<${next}>; rel="last Next"`,
    (next: string) => `</v2/x?a=1,2>; rel="prev" , <${next}>; rel="next"`,
    (next: string) => `</v2/x>; rel="prev"; title="say \\"<x>\\"; rel=no",<${next}>;rel="next" ;title="z"`,
  ])('is followed in every legal spelling (%#)', async (link) => {
    const server = await pages(link);
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info.tag).toBe(
      '2.0.0',
    );
  });

  test.each(['next: </v2/x>', '</v2/x; rel="next"', '</v2/x>; rel="next', '</v2/x>; rel="prev" </v2/y>; rel="next"'])(
    'a header that is not understood is never the last page: %s',
    async (link) => {
      const error = await saidOf(await pages(() => link));
      expect(error).toContain('the tags of HOST/acme/weather: ');
    },
  );

  test.each([{ has_additional: true }, { nextToken: 'x' }, { next: '/v2/more' }, { isTruncated: true }])(
    'nor is a body that says there is more: %j',
    async (more) => {
      const server = await registry({
        tags: (_, response) => response.end(JSON.stringify({ tags: ['1.0.0'], ...more })),
      });
      expect(await saidOf(server)).toContain('the registry says that the list goes on');
    },
  );

  test('one that says there is no more is whole', async () => {
    const server = await registry({
      tags: (_, response) =>
        response
          .writeHead(200, { link: '</v2/x>; rel="prev"' })
          .end('{"tags":["1.0.0"],"has_additional":false,"nextToken":""}'),
    });
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info.tag).toBe(
      '1.0.0',
    );
  });

  test('a page that is exactly as long as was asked for may have been cut', async () => {
    const all = Array.from({ length: 1500 }, (_, index) => `1.${String(index)}.0`);
    const server = await registry({
      tags: (request, response) => {
        const last = new URL(request.url ?? '', 'http://x').searchParams.get('last');
        const from = last === null ? 0 : all.indexOf(last) + 1;
        return response.end(JSON.stringify({ tags: all.slice(from, from + 1000) }));
      },
    });
    expect(found(await fetchBaseline(testRequest(`oci:${server.host}/acme/weather`), testWorld())).info.tag).toBe(
      '1.1499.0',
    );
  });
});

describe('references, as berm-oci reads them', () => {
  test.each([
    ['ghcr.io/Acme/Weather', { registry: 'ghcr.io', repository: 'acme/weather' }],
    ['GHCR.io/acme/weather:V1', { registry: 'ghcr.io', repository: 'acme/weather', reference: 'V1' }],
    ['localhost/a', { registry: 'localhost', repository: 'a' }],
    ['docker.io/hello', { registry: 'docker.io', repository: 'library/hello' }],
    ['127.0.0.1:5000/a/b__c/d--e.f', { registry: '127.0.0.1:5000', repository: 'a/b__c/d--e.f' }],
    [`r.io/a@sha256:${'a'.repeat(64)}`, { registry: 'r.io', repository: 'a', reference: `sha256:${'a'.repeat(64)}` }],
  ])('%s', (text, reference) => {
    expect(parseReference(text)).toEqual(reference);
  });

  test.each([
    'weather',
    'acme/weather',
    '../x/y',
    'ghcr.io/',
    'ghcr.io/../x',
    'ghcr.io/a//b',
    'ghcr.io/-a',
    'ghcr.io/a___b',
    'ghcr.io/a:',
    'ghcr.io/a:..',
    'ghcr.io/a:t@sha256:00',
    `r.io/a:t@sha256:${'a'.repeat(64)}`,
    'r.io:x/a',
    'r.io/a@sha256:12',
    'user@r.io/a',
    'r.io/a b',
    'a..b/c',
    `r.io/${'a'.repeat(600)}`,
  ])('%s is none', (text) => {
    expect(() => parseReference(text)).toThrow(ConfigError);
  });

  test('a password in one is not repeated', () => {
    for (const text of ['bob:PASS@ghcr.io/acme/weather', 'bob:PASS@host/x', 'bob:PASS@ghcr.io']) {
      expect(() => parseReference(text)).toThrow(ConfigError);
      expect(() => parseReference(text)).toThrow(/^(?!.*PASS)/i);
    }
  });

  test('challenges', () => {
    expect(parseChallenge('Bearer realm="https://a/t",service="b",scope="c:d:e"')).toEqual({
      scheme: 'bearer',
      realm: 'https://a/t',
      service: 'b',
      scope: 'c:d:e',
    });
    expect(parseChallenge('basic realm="x"')).toEqual({ scheme: 'basic' });
    const bearer = { scheme: 'bearer', realm: 'https://a/t', service: 's' };
    for (const several of [
      'Basic realm="x", Bearer realm="https://a/t",service="s"',
      'Negotiate, Bearer realm="https://a/t", service=s',
      'Negotiate YII=, Bearer Realm = "https://a/t" , service="s", Basic realm="a, Bearer realm=\\"z\\""',
      'Bearer service="s",realm="https://a/t"',
    ])
      expect(parseChallenge(several)).toEqual(bearer);
    expect(parseChallenge('Negotiate, Basic realm="a, b"')).toEqual({ scheme: 'basic' });
    for (const none of [undefined, '', 'Bearer', 'Bearer service="x"', 'Digest realm="x"'])
      expect(parseChallenge(none)).toBeUndefined();
  });
});
