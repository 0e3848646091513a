import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash, createSign } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe } from '@jest/globals';
import { startServer, type TestServer } from './server.ts';

/** User and password that the registries of the tests know; the hash is bcrypt's of the password. */
export const USER = 'alice';
export const PASSWORD = 'correct horse';
const HTPASSWD = `${USER}:$2b$04$Nav.j4evIlgBwWpRnIGQn.Jr71LpLBddaChvd0bHPdC4TNI7wsYgu\n`;

/** The path of a program, when it is installed somewhere on `path`. */
export function installed(program: string, path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/** `describe` where these programs are installed; elsewhere skipped, with a message. */
export function describeWith(programs: readonly string[], title: string, body: () => void): void {
  const missing = programs.filter((program) => installed(program) === undefined);
  if (missing.length === 0) {
    describe(title, body);
    return;
  }
  process.stderr.write(`skipped: "${title}" needs ${missing.join(', ')}, not installed here\n`);
  describe.skip(title, body);
}

export interface TestRegistry {
  /** Host and port, as a reference names it. */
  readonly host: string;
  /** Lists a tag without asking the registry, which takes its time: its storage is a tree of small files. */
  writeTag(repository: string, tag: string, digest: string): void;
  /** What an `authorization` header must be to push here. */
  authorizationFor(repository: string): string | undefined;
  /** Requests that reached its token server. */
  readonly tokens: TestServer['requests'];
  close(): Promise<void>;
}

/**
 * Starts a real registry on loopback with storage of its own: open, behind a password, or behind a token server at
 * another origin.
 */
export async function startRegistry(auth: 'none' | 'basic' | 'token'): Promise<TestRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const port = await freePort();
  const tokens = auth === 'token' ? await startTokenServer(folder) : undefined;
  writeFileSync(join(folder, 'htpasswd'), HTPASSWD);
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configOf(folder, port, auth, tokens)));
  const child = spawn('docker-registry', ['serve', join(folder, 'config.json')], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'] },
  });
  child.unref();
  const host = `127.0.0.1:${String(port)}`;
  await answers(child, `http://${host}/v2/`);
  return {
    host,
    tokens: tokens?.server.requests ?? [],
    writeTag(repository, tag, digest) {
      const at = join(folder, 'storage/docker/registry/v2/repositories', repository, '_manifests/tags', tag, 'current');
      mkdirSync(at, { recursive: true });
      writeFileSync(join(at, 'link'), digest);
    },
    authorizationFor: (repository) =>
      auth === 'none'
        ? undefined
        : auth === 'basic'
          ? `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`
          : `Bearer ${tokens?.sign(repository, ['pull', 'push']) ?? ''}`,
    close: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
      await tokens?.server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function configOf(
  folder: string,
  port: number,
  auth: 'none' | 'basic' | 'token',
  tokens: TokenServer | undefined,
): object {
  const ways = {
    none: {},
    basic: { auth: { htpasswd: { realm: 'test', path: join(folder, 'htpasswd') } } },
    token: {
      auth: {
        token: {
          realm: `${tokens?.server.url ?? ''}/token`,
          service: 'test-registry',
          issuer: 'test-issuer',
          rootcertbundle: join(folder, 'cert.pem'),
        },
      },
    },
  };
  return {
    version: 0.1,
    log: { level: 'error', accesslog: { disabled: true } },
    storage: { filesystem: { rootdirectory: join(folder, 'storage') } },
    http: { addr: `127.0.0.1:${String(port)}`, secret: 'for tests' },
    ...ways[auth],
  };
}

interface TokenServer {
  readonly server: TestServer;
  sign(repository: string, actions: readonly string[]): string;
}

/**
 * A token server as distribution's specification has it: tokens are JWTs that the registry checks against a
 * certificate.
 */
async function startTokenServer(folder: string): Promise<TokenServer> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '1',
      '-subj',
      '/CN=test-issuer',
    ],
    { stdio: 'ignore' },
  );
  const der = readFileSync(cert, 'utf8').replace(/-----[A-Z ]+-----|\s/g, '');
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (repository: string, actions: readonly string[]): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: 'test-issuer',
      sub: USER,
      aud: 'test-registry',
      exp: now + 300,
      nbf: now - 10,
      iat: now,
      jti: String(Math.random()),
      access: [{ type: 'repository', name: repository, actions }],
    };
    const text = `${encode({ typ: 'JWT', alg: 'RS256', x5c: [der] })}.${encode(claims)}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(readFileSync(key)).toString('base64url')}`;
  };
  const server = await startServer((request, response) => {
    const scope = new URL(request.url ?? '/', 'http://tokens').searchParams.get('scope') ?? '';
    const [, repository = '', actions = ''] = scope.split(':');
    const known = request.headers.authorization === `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    // Public repositories can be read by all; a wrong password is refused.
    if (request.headers.authorization !== undefined && !known) return response.writeHead(401).end();
    const granted = repository.startsWith('public/') || known ? actions.split(',') : [];
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ token: sign(repository, granted) }));
  });
  return { server, sign };
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error('the registry ended before it answered');
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the registry did not answer');
}

export const sha256 = (bytes: Uint8Array | string): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

export const MEDIA = {
  program: 'application/vnd.berm.program.v1',
  harness: 'application/vnd.berm.harness.v1',
  config: 'application/vnd.berm.manifest.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
} as const;

/** The OCI manifest of a berm artifact, as berm-oci writes it. */
export function bermManifest(
  image: Uint8Array,
  section: Uint8Array | string,
  layer: string = MEDIA.program,
): Record<string, unknown> {
  return {
    schemaVersion: 2,
    mediaType: MEDIA.manifest,
    artifactType: layer,
    config: { mediaType: MEDIA.config, digest: sha256(section), size: Buffer.byteLength(section) },
    layers: [{ mediaType: layer, digest: sha256(image), size: image.byteLength }],
    annotations: {},
  };
}

/** Pushes an artifact: both blobs and the manifest that names them. */
export async function push(
  registry: TestRegistry,
  repository: string,
  tag: string,
  image: Uint8Array,
  section: Uint8Array | string,
  manifest: object = bermManifest(image, section),
): Promise<void> {
  const authorization = registry.authorizationFor(repository);
  const headers = authorization === undefined ? {} : { authorization };
  for (const blob of [image, Buffer.from(section)]) {
    const opened = await fetch(`http://${registry.host}/v2/${repository}/blobs/uploads/`, { method: 'POST', headers });
    const url = new URL(opened.headers.get('location') ?? '', `http://${registry.host}`);
    url.searchParams.set('digest', sha256(blob));
    const put = await fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: Buffer.from(blob),
    });
    if (put.status !== 201) throw new Error(`pushing a blob: ${String(put.status)} ${await put.text()}`);
  }
  await putManifest(registry, repository, tag, manifest);
}

/** Puts a manifest under a tag. */
export async function putManifest(
  registry: TestRegistry,
  repository: string,
  tag: string,
  manifest: object,
): Promise<void> {
  const authorization = registry.authorizationFor(repository);
  const put = await fetch(`http://${registry.host}/v2/${repository}/manifests/${tag}`, {
    method: 'PUT',
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      'content-type': (manifest as { mediaType?: string }).mediaType ?? MEDIA.manifest,
    },
    body: JSON.stringify(manifest),
  });
  if (put.status !== 201) throw new Error(`pushing a manifest: ${String(put.status)} ${await put.text()}`);
}
