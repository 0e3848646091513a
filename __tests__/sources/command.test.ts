/** The built command, as a process: baselines over the network and hosts, with their exit codes. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readImage } from '../../src/manifest/index.ts';
import { row, startBermdStandIn, type BermdStandIn } from '../support/bermd-standin.ts';
import { distPath, ROOT } from '../support/dist.ts';
import { describeWith, push, startRegistry, type TestRegistry } from '../support/registry.ts';
import { sendBytes } from '../support/server.ts';
import { sectionText } from '../support/section.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const example = (name: string): Uint8Array => new Uint8Array(readFileSync(join(ROOT, 'examples', name)));

/** Runs `berm-compat check` from the checkout's root. */
function check(args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number; out: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [distPath('cli.js'), 'check', ...args],
      { cwd: ROOT, env: { PATH: process.env['PATH'], NO_COLOR: '1', ...env } },
      (error, stdout, stderr) => {
        done({
          code: typeof error?.code === 'number' ? error.code : 0,
          out: `${stdout}${stderr}`.replace(/\s+/g, ' '),
        });
      },
    );
  });
}

describeWith(['openssl'], "https with an authority of one's own", () => {
  let folder: string;
  const server = createServer((request, response) => sendBytes(request, response, example('echo/echo-1.0.0.wasm')));
  let url: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ca-'));
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
        '/CN=127.0.0.1',
        '-addext',
        'subjectAltName=IP:127.0.0.1',
      ],
      { stdio: 'ignore' },
    );
    server.setSecureContext({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
    const address = server.address();
    url = `https://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}/echo.wasm`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  test('NODE_EXTRA_CA_CERTS opens it; without, the message names it', async () => {
    expect(
      await check(['examples/echo/echo-1.1.0.wasm', '--baseline', url], {
        NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
      }),
    ).toMatchObject({ code: 0, out: expect.stringContaining('echo 1.0.0 → 1.1.0') });
    const refused = await check(['examples/echo/echo-1.1.0.wasm', '--baseline', url]);
    expect(refused.code).toBe(4);
    expect(refused.out).toContain(
      "is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT); a company's own authority is named in NODE_EXTRA_CA_CERTS",
    );
  }, 30_000);
});

describeWith(['docker-registry'], 'oci: by the command', () => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startRegistry('none');
    for (const version of ['1.0.0', '1.1.0']) {
      const image = example(`echo/echo-${version}.wasm`);
      await push(registry, 'acme/echo', version, image, sectionText(await readImage(image)));
    }
  });
  afterAll(() => registry.close());

  test('a break is refused, a compatible version passes, a repository that is not there yet makes a first release', async () => {
    const oci = `oci:${registry.host}/acme/echo`;
    expect(await check(['examples/echo/echo-2.0.0.wasm', '--baseline', oci])).toMatchObject({
      code: 1,
      out: expect.stringContaining('echo 1.1.0 → 2.0.0'),
    });
    expect(await check(['examples/echo/echo-1.1.0.wasm', '--baseline', `${oci}:1.0.0`])).toMatchObject({
      code: 0,
      out: expect.stringContaining('echo 1.0.0 → 1.1.0'),
    });
    expect(
      (await check(['examples/echo/echo-1.1.0.wasm', '--baseline', `oci:${registry.host}/acme/nothing`])).code,
    ).toBe(0);
    expect((await check(['examples/echo/echo-1.1.0.wasm', '--baseline', 'oci:acme/echo'])).code).toBe(3);
  }, 30_000);
});

describe('usage by the command', () => {
  let bermd: BermdStandIn;
  beforeEach(async () => {
    bermd = await startBermdStandIn();
    bermd.programs.set('echo', { manifest: await readImage(example('echo/echo-1.1.0.wasm')) });
  });
  afterEach(() => bermd.close());
  const gate = (more: readonly string[] = []): ReturnType<typeof check> =>
    check([
      'examples/echo/echo-2.0.0.wasm',
      '--baseline',
      'examples/echo/echo-1.1.0.wasm',
      '--bermd-url',
      bermd.url,
      '--bermd-program',
      'echo',
      ...more,
    ]);

  test(
    'a break of what nobody used is reported; of what was used, refused, with who used it and what the host ' +
      'would say',
    async () => {
      expect(await gate()).toMatchObject({ code: 0, out: expect.stringContaining('1 breaking change, none blocking') });
      bermd.programs.get('echo')!.usage = [row('say', { calls: 7 })];
      const used = await gate();
      expect(used.code).toBe(1);
      expect(used.out).toContain('alice');
      expect(used.out).toContain('refused: it breaks what callers used: tool say');
      expect(used.out).toContain('PUT /programs/echo?force=true');
      expect((await gate(['--usage-ignore-callers', 'alice = a load test'])).code).toBe(0);
      expect((await gate(['--usage-window', '31'])).code).toBe(3);
    },
    60_000,
  );

  test('the baseline from the host itself', async () => {
    const out = await check(['examples/echo/echo-1.1.0.wasm', '--baseline', 'bermd:echo', '--bermd-url', bermd.url]);
    expect(out.code).toBe(0);
  }, 30_000);

  test('a host that says something else, or nothing, never lets a break pass', async () => {
    bermd.programs.get('echo')!.usage = [{ hello: 'world' }];
    const odd = await gate();
    expect(odd.code).toBe(4);
    expect(odd.out).toContain('usage: row 1: "last" is missing');
    await bermd.close();
    expect((await gate()).code).toBe(4);
    bermd = await startBermdStandIn();
  }, 60_000);
});
