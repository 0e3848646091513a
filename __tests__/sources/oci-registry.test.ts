/** Against a real registry: Debian's docker-registry, started here on loopback. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fetchBaseline, type GitHubWorld } from '../../src/sources/index.ts';
import { SourceError } from '../../src/core/errors.ts';
import { programs } from '../../src/platform/programs.ts';
import { errorOf, found, testRequest, testWorld } from '../support/baseline-world.ts';
import {
  bermManifest,
  describeWith,
  installed,
  MEDIA,
  PASSWORD,
  push,
  putManifest,
  sha256,
  startRegistry,
  USER,
  type TestRegistry,
} from '../support/registry.ts';
import { bermImage } from '../support/wasm.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const record = (version: string): string =>
  JSON.stringify({
    abi_version: 4,
    version,
    description: '',
    homepage: '',
    repository: '',
    readme: '',
    tools: [{ name: 'say', description: '', parameters: { type: 'object' }, public: true }],
    deps: { programs: [], syscalls: {}, secrets: [] },
  });
const program = (version: string): Uint8Array => bermImage({ manifest: record(version), tools: ['say'] });

/** A folder with a Docker configuration. */
function dockerConfig(folder: string, config: object): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  return folder;
}

describeWith(['docker-registry', 'openssl'], 'oci: a real registry', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oci-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe('open', () => {
    let registry: TestRegistry;
    beforeAll(async () => {
      registry = await startRegistry('none');
      for (const version of ['1.4.1', '1.4.2', '2.0.0', '1.5.0-rc.1'])
        await push(registry, 'acme/weather', version, program(version), record(version));
      await push(registry, 'acme/weather', 'latest', program('2.0.0'), record('2.0.0'));
      await push(registry, 'acme/weather', 'v1', program('1.4.2'), record('1.4.2'));
    });
    afterAll(() => registry.close());

    test('the version below the current one among the tags, by its config blob alone', async () => {
      const result = found(
        await fetchBaseline(
          testRequest(`oci:${registry.host}/acme/weather`, { contract: { version: '1.4.3' } }),
          testWorld(),
        ),
      );
      expect(result.content).toMatchObject({ manifest: { version: '1.4.2', tools: [{ name: 'say' }] } });
      expect(result.info).toMatchObject({
        source: `oci:${registry.host}/acme/weather`,
        label: `${registry.host}/acme/weather:1.4.2`,
        tag: '1.4.2',
        version: '1.4.2',
        digest: sha256(program('1.4.2')),
        why: 'the highest released version below 1.4.3',
      });
      expect(result.info.others).toContainEqual({ name: 'v1', why: 'its tag is not a version such as v1.2.3' });
      expect(result.info.others).toContainEqual({ name: '2.0.0', why: 'not below 1.4.3' });
      // Tags, manifest, config.
      expect(result.info.cost?.requests).toBe(3);
    });

    test('neither the version being built, nor what was built from the commit under test', async () => {
      const sha = 'c'.repeat(40);
      const at = (version: string): object => ({
        ...bermManifest(program(version), record(version)),
        annotations: { 'org.opencontainers.image.revision': sha },
      });
      for (const version of ['3.0.0', '3.1.0'])
        await push(
          registry,
          'acme/built',
          version,
          program(version),
          record(version),
          version === '3.1.0' ? at(version) : bermManifest(program(version), record(version)),
        );
      await push(registry, 'acme/built', 'v3.2.0', program('3.2.0'), record('3.2.0'));
      const github = { owner: 'acme', repo: 'built', sha, ref: 'refs/tags/v3.2.0' } as unknown as GitHubWorld;
      const { info } = found(
        await fetchBaseline(
          testRequest(`oci:${registry.host}/acme/built`, { contract: { version: '3.2.0' } }),
          testWorld({ github }),
        ),
      );
      expect(info).toMatchObject({
        tag: '3.0.0',
        others: [
          { name: '3.1.0', why: 'it was built from the commit under test' },
          { name: 'v3.2.0', why: 'its version is being built now' },
        ],
      });
    });

    test('a tag, a digest, and capitals that registries fold', async () => {
      for (const at of [':2.0.0', ':latest']) {
        const result = found(await fetchBaseline(testRequest(`oci:${registry.host}/ACME/Weather${at}`), testWorld()));
        expect(result.content).toMatchObject({ manifest: { version: '2.0.0' } });
        expect(result.info).toMatchObject({ tag: at.slice(1), why: 'asked for by its reference' });
      }
      const answer = await fetch(`http://${registry.host}/v2/acme/weather/manifests/1.4.1`, {
        headers: { accept: MEDIA.manifest },
      });
      const digest = sha256(new Uint8Array(await answer.arrayBuffer()));
      const result = found(
        await fetchBaseline(testRequest(`oci:${registry.host}/acme/weather@${digest}`), testWorld()),
      );
      expect(result.content).toMatchObject({ manifest: { version: '1.4.1' } });
      expect(result.info.tag).toBeUndefined();
    });

    test('two contracts of one run cost one set of requests', async () => {
      const world = testWorld();
      await fetchBaseline(testRequest(`oci:${registry.host}/acme/weather:1.4.1`), world);
      const again = found(await fetchBaseline(testRequest(`oci:${registry.host}/acme/weather:1.4.1`), world));
      expect(again.info.cost).toEqual({ bytes: 0, requests: 0 });
      expect(world.http.cost.requests).toBe(2);
    });

    test('two thousand tags', async () => {
      await push(registry, 'acme/many', '0.0.0', program('0.0.0'), record('0.0.0'));
      const manifest = bermManifest(program('0.0.0'), record('0.0.0'));
      for (let minor = 1; minor <= 2100; minor += 1)
        registry.writeTag('acme/many', `0.${String(minor)}.0`, sha256(JSON.stringify(manifest)));
      const result = found(
        await fetchBaseline(
          testRequest(`oci:${registry.host}/acme/many`, { contract: { version: '0.2100.1' } }),
          testWorld(),
        ),
      );
      expect(result.info.tag).toBe('0.2100.0');
    });

    test('the older harness types', async () => {
      await push(
        registry,
        'acme/old',
        '0.0.4',
        program('0.0.4'),
        record('0.0.4'),
        bermManifest(program('0.0.4'), record('0.0.4'), MEDIA.harness),
      );
      expect(
        found(await fetchBaseline(testRequest(`oci:${registry.host}/acme/old`), testWorld())).content,
      ).toMatchObject({ manifest: { version: '0.0.4' } });
    });

    test('an index and foreign artifacts are refused by name', async () => {
      await push(registry, 'acme/foreign', 'seed', program('1.0.0'), record('1.0.0'));
      const base = bermManifest(program('1.0.0'), record('1.0.0'));
      const layers = base['layers'] as object[];
      const put = (tag: string, manifest: object): Promise<void> =>
        putManifest(registry, 'acme/foreign', tag, manifest);
      await put('index', { schemaVersion: 2, mediaType: MEDIA.index, manifests: [] });
      await put('two', { ...base, layers: [...layers, ...layers] });
      await put('layer', {
        ...base,
        layers: [{ ...layers[0], mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip' }],
      });
      await put('config', {
        ...base,
        config: { ...(base['config'] as object), mediaType: 'application/vnd.oci.image.config.v1+json' },
      });
      const said = async (tag: string): Promise<string> => {
        const error = await errorOf(
          fetchBaseline(testRequest(`oci:${registry.host}/acme/foreign:${tag}`), testWorld()),
        );
        expect(error).toBeInstanceOf(SourceError);
        return error.message.replace(registry.host, 'HOST');
      };
      expect(await said('index')).toBe(
        'HOST/acme/foreign:index is not a berm program: it is an index, a multi-platform image; berm publishes a single manifest',
      );
      expect(await said('two')).toBe(
        'HOST/acme/foreign:two is not a berm program: it has 2 layers, where a program has one',
      );
      expect(await said('layer')).toBe(
        'HOST/acme/foreign:layer is not a berm program: its layer is "application/vnd.oci.image.layer.v1.tar+gzip", expected "application/vnd.berm.program.v1"',
      );
      expect(await said('config')).toBe(
        'HOST/acme/foreign:config is not a berm program: its config is "application/vnd.oci.image.config.v1+json", expected "application/vnd.berm.manifest.v1+json"',
      );
    });

    test('a config blob that is no manifest is a baseline that cannot be read', async () => {
      await push(registry, 'acme/broken', '1.0.0', program('1.0.0'), '{"abi_version":');
      const error = await errorOf(fetchBaseline(testRequest(`oci:${registry.host}/acme/broken`), testWorld()));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain('has a manifest that cannot be read');
    });

    test('a package that is not there yet is a first release, with a warning', async () => {
      const why = `${registry.host} knows no package acme/nothing`;
      expect(await fetchBaseline(testRequest(`oci:${registry.host}/acme/nothing`), testWorld())).toEqual({
        state: 'none',
        source: `oci:${registry.host}/acme/nothing`,
        why: `no earlier release: ${why}`,
        notes: [
          `${why}, so this is treated as its first release and nothing was compared. If it is there, check the name and that these credentials may see it.`,
        ],
      });
    });

    const skopeo = installed('skopeo') === undefined ? test.skip : test;
    skopeo('an artifact pushed by skopeo', async () => {
      // An OCI layout on disk, as any tool may write it; skopeo carries it over.
      const layout = join(folder, 'layout');
      mkdirSync(join(layout, 'blobs', 'sha256'), { recursive: true });
      const manifest = JSON.stringify(bermManifest(program('3.1.0'), record('3.1.0')));
      for (const blob of [program('3.1.0'), Buffer.from(record('3.1.0')), Buffer.from(manifest)])
        writeFileSync(join(layout, 'blobs', 'sha256', createHash('sha256').update(blob).digest('hex')), blob);
      writeFileSync(join(layout, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
      writeFileSync(
        join(layout, 'index.json'),
        JSON.stringify({
          schemaVersion: 2,
          manifests: [
            {
              mediaType: MEDIA.manifest,
              digest: sha256(manifest),
              size: manifest.length,
              annotations: { 'org.opencontainers.image.ref.name': '3.1.0' },
            },
          ],
        }),
      );
      execFileSync(
        'skopeo',
        [
          'copy',
          '--insecure-policy',
          '--dest-tls-verify=false',
          `oci:${layout}:3.1.0`,
          `docker://${registry.host}/acme/skopeo:3.1.0`,
        ],
        { stdio: 'pipe' },
      );
      const result = found(await fetchBaseline(testRequest(`oci:${registry.host}/acme/skopeo`), testWorld()));
      expect(result.content).toMatchObject({ manifest: { version: '3.1.0' } });
      expect(result.info.digest).toBe(sha256(program('3.1.0')));
    });
  });

  describe('behind a password', () => {
    let registry: TestRegistry;
    beforeAll(async () => {
      registry = await startRegistry('basic');
      await push(registry, 'acme/weather', '1.0.0', program('1.0.0'), record('1.0.0'));
    });
    afterAll(() => registry.close());

    test("nobody is refused clearly; Docker's config.json opens it, in each of its spellings", async () => {
      const spec = `oci:${registry.host}/acme/weather`;
      const error = await errorOf(fetchBaseline(testRequest(spec), testWorld()));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain(
        'answered 401 ("authentication required"): it wants credentials, or does not accept those given; check the name, and log in with docker login if it is private',
      );
      const auth = Buffer.from(`${USER}:${PASSWORD}`).toString('base64');
      for (const config of [
        { auths: { [registry.host]: { auth } } },
        { auths: { [`https://${registry.host}/v1/`]: { auth } } },
        { auths: { [registry.host]: { username: USER, password: PASSWORD } } },
      ]) {
        const world = testWorld({ env: { DOCKER_CONFIG: dockerConfig(join(folder, 'docker'), config) } });
        expect(found(await fetchBaseline(testRequest(spec), world)).content).toMatchObject({
          manifest: { version: '1.0.0' },
        });
      }
      const home = join(folder, 'home');
      dockerConfig(join(home, '.docker'), { auths: { [registry.host]: { auth } } });
      expect(found(await fetchBaseline(testRequest(spec), testWorld({ env: { HOME: home } }))).content).toMatchObject({
        manifest: { version: '1.0.0' },
      });
    });

    test('a credential helper', async () => {
      writeFileSync(
        join(folder, 'docker-credential-test'),
        `#!/bin/sh\ngrep -qx '${registry.host}' && echo '{"Username":"${USER}","Secret":"${PASSWORD}"}'\n`,
        { mode: 0o755 },
      );
      const env = {
        DOCKER_CONFIG: dockerConfig(join(folder, 'helped'), { credsStore: 'test', auths: { [registry.host]: {} } }),
        PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      };
      expect(
        found(
          await fetchBaseline(
            testRequest(`oci:${registry.host}/acme/weather`),
            testWorld({ env, runProgram: programs(process.cwd(), env) }),
          ),
        ).content,
      ).toMatchObject({ manifest: { version: '1.0.0' } });
      // Not on the path; in the workspace; no program is started here at all.
      for (const runProgram of [programs(process.cwd(), { PATH: '' }), programs(folder, env), undefined]) {
        const world = testWorld({ env, ...(runProgram !== undefined && { runProgram }) });
        const missing = await errorOf(fetchBaseline(testRequest(`oci:${registry.host}/acme/weather`), world));
        expect(missing).toBeInstanceOf(SourceError);
        expect(missing.message).toContain('docker-credential-test, which is not installed');
      }
    });

    test('a wrong password, and a config.json that is broken, say so and quote nothing', async () => {
      const wrong = testWorld({
        env: {
          DOCKER_CONFIG: dockerConfig(join(folder, 'wrong'), {
            auths: { [registry.host]: { auth: Buffer.from('alice:HUNTER2').toString('base64') } },
          }),
        },
      });
      const refused = await errorOf(fetchBaseline(testRequest(`oci:${registry.host}/acme/weather`), wrong));
      expect(refused.message).toContain('answered 401');
      writeFileSync(join(folder, 'wrong', 'config.json'), '{"auths": HUNTER2}');
      const broken = await errorOf(fetchBaseline(testRequest(`oci:${registry.host}/acme/weather`), wrong));
      expect(broken).toBeInstanceOf(SourceError);
      expect(`${refused.message} ${broken.message}`).not.toContain('HUNTER2');
    });

    test('GITHUB_TOKEN goes to ghcr.io and to nobody else', async () => {
      const error = await errorOf(
        fetchBaseline(testRequest(`oci:${registry.host}/acme/weather`), testWorld({ env: { GITHUB_TOKEN: PASSWORD } })),
      );
      expect(error.message).toContain('answered 401');
    });
  });

  describe('behind a token server at another origin', () => {
    let registry: TestRegistry;
    beforeAll(async () => {
      registry = await startRegistry('token');
      await push(registry, 'public/weather', '1.0.0', program('1.0.0'), record('1.0.0'));
      await push(registry, 'private/weather', '1.0.0', program('1.0.0'), record('1.0.0'));
    });
    afterAll(() => registry.close());

    test('an anonymous token for a public repository, asked for once', async () => {
      registry.tokens.length = 0;
      const result = found(await fetchBaseline(testRequest(`oci:${registry.host}/public/weather`), testWorld()));
      expect(result.content).toMatchObject({ manifest: { version: '1.0.0' } });
      expect(registry.tokens.map(({ path, headers }) => [path, headers.authorization])).toEqual([
        ['/token?service=test-registry&scope=repository%3Apublic%2Fweather%3Apull', undefined],
      ]);
      // Refused, token, tags, manifest, config.
      expect(result.info.cost?.requests).toBe(5);
    });

    test('a private repository: refused to nobody in particular, opened with a password', async () => {
      const error = await errorOf(fetchBaseline(testRequest(`oci:${registry.host}/private/weather`), testWorld()));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain('answered 401');
      const auth = Buffer.from(`${USER}:${PASSWORD}`).toString('base64');
      const world = testWorld({
        env: { DOCKER_CONFIG: dockerConfig(join(folder, 'token'), { auths: { [registry.host]: { auth } } }) },
      });
      expect(
        found(await fetchBaseline(testRequest(`oci:${registry.host}/private/weather`), world)).content,
      ).toMatchObject({ manifest: { version: '1.0.0' } });
    });

    test('a password that the token server refuses', async () => {
      const world = testWorld({
        env: {
          DOCKER_CONFIG: dockerConfig(join(folder, 'refused'), {
            auths: { [registry.host]: { auth: Buffer.from('alice:wrong').toString('base64') } },
          }),
        },
      });
      const error = await errorOf(fetchBaseline(testRequest(`oci:${registry.host}/private/weather`), world));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain('a token for private/weather: ');
      expect(error.message).toContain('answered 401');
    });
  });
});
