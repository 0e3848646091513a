import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchBaseline } from '../../src/sources/index.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { bytesOf, errorOf, found, githubWorld, readAll, testRequest, testWorld } from '../support/baseline-world.ts';
import { bermImage, custom, wasmModule } from '../support/wasm.ts';
import { rateLimited, startGitHub, type GitHub } from '../support/github/server.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  await github.close();
});

describe('release', () => {
  test('takes the asset of the release below the current version', async () => {
    github.world.release('v1.4.2', { assets: { 'weather.wasm': 'the old one' } });
    github.world.release('v2.0.0', { assets: { 'weather.wasm': 'a newer one' } });
    const result = await fetchBaseline(
      testRequest('release', { contract: { version: '1.4.3' } }),
      testWorld({ github: githubWorld(github) }),
    );
    expect(await bytesOf(result)).toEqual(bytes('the old one'));
    const { info } = found(result);
    expect(info).toMatchObject({
      source: 'release',
      label: 'asset weather.wasm of release v1.4.2',
      tag: 'v1.4.2',
      version: '1.4.2',
      why: 'the highest released version below 1.4.3',
      others: [{ name: 'v2.0.0', why: 'not below 1.4.3' }],
    });
    expect(info.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    // The redirect and the piece behind it; eleven bytes and the empty body of the redirect.
    expect(info.cost).toEqual({ bytes: 11, requests: 2 });
    expect(github.violations).toEqual([]);
  });

  test('reads the headers and the manifest of a large image in pieces, once for all contracts of a run', async () => {
    github.world.release('v1.0.0', {
      assets: {
        'weather.wasm': bermImage({
          before: [custom('debug', new Uint8Array(3_000_000))],
          after: [custom('more', new Uint8Array(3_000_000))],
        }),
      },
    });
    const world = testWorld({ github: githubWorld(github) });
    const result = found(await fetchBaseline(testRequest('release', { contract: { version: '1.1.0' } }), world));
    expect(result.content).toMatchObject({ manifest: { abi_version: 4 } });
    // The redirect, the beginning, and the end behind what nobody reads.
    expect(result.info.cost).toEqual({ bytes: 2 * 16_384, requests: 3 });
    expect(
      found(await fetchBaseline(testRequest('release', { contract: { version: '1.1.0' } }), world)).info.cost,
    ).toEqual({ bytes: 0, requests: 0 });
    expect(github.violations).toEqual([]);
  });

  test('reads one stream where the storage knows no ranges, and stops it behind the manifest', async () => {
    github.world.release('v1.0.0', {
      assets: { 'weather.wasm': bermImage({ after: [custom('more', new Uint8Array(20_000_000))] }) },
    });
    github.storage.ranges = false;
    const result = found(await fetchBaseline(testRequest('release'), testWorld({ github: githubWorld(github) })));
    expect(result.content).toMatchObject({ manifest: { abi_version: 4 } });
    expect(result.info.cost?.bytes).toBeLessThan(2_000_000);
  });

  test('an image without a manifest is a baseline that cannot be read', async () => {
    github.world.release('v1.0.0', { assets: { 'weather.wasm': wasmModule() } });
    const error = await errorOf(fetchBaseline(testRequest('release'), testWorld({ github: githubWorld(github) })));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain(
      'the baseline (asset weather.wasm of release v1.0.0) cannot be read: asset weather.wasm of release v1.0.0 has no section named .berm.abi.',
    );
  });

  test('of what is no contract only the beginning is fetched', async () => {
    github.world.release('v1.0.0', { assets: { 'weather.wasm': new Uint8Array(3_000_000).fill(1) } });
    const result = found(await fetchBaseline(testRequest('release'), testWorld({ github: githubWorld(github) })));
    expect((await bytesOf(result)).length).toBe(4096);
    expect(result.info.cost?.bytes).toBe(16_384);
  });

  test('holds what was read whole to the advertised digest, in one piece or in several', async () => {
    for (const content of ['as released', `"${'x'.repeat(40_000)}"`]) {
      const release = github.world.release(content.length > 100 ? 'v1.1.0' : 'v1.0.0', {
        assets: { 'weather.wasm': content },
      });
      const world = testWorld({ github: githubWorld(github) });
      // The list of releases is kept for the run; what lies in the storage changes behind its back.
      await fetchBaseline(testRequest('release', { asset: 'none', contract: { path: 'radar.wasm' } }), world);
      Object.assign(release.assets[0]!, { bytes: bytes(content.replace('as', 'AS').replace('xx', 'yy')) });
      const error = await errorOf(fetchBaseline(testRequest('release'), world));
      expect(error).toBeInstanceOf(SourceError);
      expect(error.message).toContain('do not match the digest that was advertised');
    }
  });

  test('takes the file in the tag when the release has no such asset', async () => {
    const sha = github.world.commit('released', { 'plugins/guard.json': '{"name":"guard"}' });
    github.world.release('v1.0.0', { sha });
    const result = await fetchBaseline(
      testRequest('release', { contract: { path: 'plugins/guard.json', kept: 'source' } }),
      testWorld({ github: githubWorld(github) }),
    );
    expect(new TextDecoder().decode(await bytesOf(result))).toBe('{"name":"guard"}');
    expect(found(result).info).toMatchObject({
      label: 'plugins/guard.json in tag v1.0.0',
      tag: 'v1.0.0',
      version: '1.0.0',
    });
    expect(github.violations).toEqual([]);
  });

  test('what no release ever held is a first release, with a warning', async () => {
    github.world.release('v1.0.0', { assets: { 'other.bin': 'x' } });
    github.world.release('v0.9.0');
    const world = testWorld({ github: githubWorld(github) });
    expect(
      await fetchBaseline(testRequest('release', { contract: { path: 'guard.json', kept: 'source' } }), world),
    ).toEqual({
      state: 'none',
      source: 'release',
      why: 'no earlier release holds this contract: v1.0.0 and 1 below it have neither an asset guard.json nor a file guard.json',
      notes: [
        'No earlier release holds guard.json, so this is its first release and nothing was compared. Release v1.0.0 has other.bin. ' +
          'If it had another name or place, say where with ref:<tag>:<path>.',
      ],
    });
    expect(await fetchBaseline(testRequest('release'), world)).toEqual({
      state: 'none',
      source: 'release',
      why: 'no earlier release holds this contract: v1.0.0 and 1 below it have neither an asset weather.wasm nor a file build/weather.wasm',
      notes: [
        'No earlier release holds weather.wasm, so this is its first release and nothing was compared. Release v1.0.0 has other.bin. ' +
          'If it should be there, attach it to the releases or set the input asset.',
      ],
    });
    // Asked for by name, it is a fault.
    const error = await errorOf(fetchBaseline(testRequest('release:v1.0.0'), world));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain(
      'the release has no asset weather.wasm, and its tag no file build/weather.wasm (v1.0.0 has other.bin)',
    );
  });

  test('a release that does not hold it is passed over, downwards, and said', async () => {
    github.world.release('v1.0.0', { assets: { 'weather.wasm': 'one' } });
    github.world.release('v1.1.0', { assets: { 'weather.wasm': 'two' } });
    github.world.release('v1.2.0', { assets: { 'notes.txt': 'x' } });
    github.world.release('v1.3.0');
    const world = testWorld({ github: githubWorld(github) });
    const result = found(await fetchBaseline(testRequest('release', { contract: { version: '1.4.0' } }), world));
    expect(result.info).toMatchObject({
      tag: 'v1.1.0',
      version: '1.1.0',
      why: 'the highest that holds the contract, below v1.3.0 (the highest released version below 1.4.0)',
      others: [
        { name: 'v1.3.0', why: 'it does not hold weather.wasm' },
        { name: 'v1.2.0', why: 'it does not hold weather.wasm' },
        { name: 'v1.0.0', why: '1.3.0 is higher' },
      ],
    });
    expect(result.notes).toEqual([
      'v1.3.0 and 1 below it do not hold weather.wasm, so the release before is compared. Release v1.3.0 has no assets.',
    ]);
    expect(github.violations).toEqual([]);
  });

  test('version tags without releases are candidates', async () => {
    const sha = github.world.commit('released', { 'plugins/guard.json': '{"name":"guard","version":"1.1.0"}' });
    github.world.tags.set('v1.1.0', sha);
    github.world.tags.set('nightly', sha);
    github.world.release('v1.0.0', { sha: github.world.commit('older', { 'plugins/guard.json': '{"name":"old"}' }) });
    const world = testWorld({ github: githubWorld(github) });
    const request = { contract: { path: 'plugins/guard.json', kept: 'source', version: '1.2.0' } } as const;
    const result = await fetchBaseline(testRequest('release', request), world);
    expect(found(result).info).toMatchObject({ tag: 'v1.1.0', label: 'plugins/guard.json in tag v1.1.0' });
    expect(found(await fetchBaseline(testRequest('release:v1.1.0', request), world)).info.tag).toBe('v1.1.0');
    expect(github.violations).toEqual([]);
  });

  test('a plugin whose file was moved is found by its name, and that is said', async () => {
    const plugin = JSON.stringify({ name: 'translator', version: '1.0.0', tools: [{ name: 'a', path: 'a.sh' }] });
    const sha = github.world.commit('released', {
      'package.json': '{"name":"translator"}',
      'plugins/other.json': plugin.replace('translator', 'other'),
      'plugins/translator.json': plugin,
      'plugins/text/broken.json': '{',
    });
    github.world.release('v1.0.0', { sha });
    const world = testWorld({ github: githubWorld(github) });
    const contract = { path: 'plugins/text/translator.json', kept: 'source', version: '1.1.0' } as const;
    const result = found(
      await fetchBaseline(testRequest('release', { contract: { ...contract, manifestName: 'translator' } }), world),
    );
    expect(result.info.label).toBe('plugins/translator.json in tag v1.0.0');
    expect(result.notes).toEqual([
      'plugins/text/translator.json is compared with plugins/translator.json in tag v1.0.0, which is where the plugin translator was.',
    ]);
    expect(
      await fetchBaseline(testRequest('release', { contract: { ...contract, manifestName: 'judge' } }), world),
    ).toMatchObject({ state: 'none' });
    expect(github.violations).toEqual([]);
  });

  test.each([
    ['the version in its name', 'weather-1.4.0.wasm', 'build/weather.wasm'],
    ['a v before it', 'weather_v1.4.0.wasm', 'build/weather.wasm'],
    ['its own version in its name', 'weather-1.4.0.wasm', 'build/weather-1.5.0.wasm'],
    ['none in the release', 'weather.wasm', 'build/weather-1.5.0.wasm'],
    ['spaces that GitHub makes dots of', 'my.fine.weather.wasm', 'build/my fine weather.wasm'],
  ])('an asset of another spelling is found without the input asset: %s', async (_, name, path) => {
    const stranger = { 'radar-1.4.0.wasm': 'no', 'weather-1.3.0.wasm.sig': 'no', 'weather-debug.wasm': 'no' };
    github.world.release('v1.4.0', { assets: { ...stranger, [name]: 'the old one' } });
    const request = testRequest('release', { contract: { path, version: '1.5.0' } });
    expect(await bytesOf(await fetchBaseline(request, testWorld({ github: githubWorld(github) })))).toEqual(
      bytes('the old one'),
    );
  });

  test('an archive with one file in it is unpacked', async () => {
    const image = bermImage();
    const archives = {
      'v1.0.0': { 'weather-1.0.0.wasm.gz': gzipSync(image) },
      'v1.1.0': { 'weather.zip': zipSync({ 'out/': new Uint8Array(), 'out/weather.wasm': image }) },
      'v1.2.0': { 'weather_1.2.0.zip': zipSync({ 'weather.wasm': image }) },
    };
    for (const [tag, assets] of Object.entries(archives)) github.world.release(tag, { assets });
    const world = testWorld({ github: githubWorld(github) });
    for (const tag of ['v1.0.0', 'v1.2.0']) {
      const result = await fetchBaseline(testRequest(`release:${tag}`), world);
      expect(await bytesOf(result)).toEqual(new Uint8Array(image));
    }
    const asked = await fetchBaseline(testRequest('release:v1.1.0', { asset: 'weather.zip' }), world);
    expect(await bytesOf(asked)).toEqual(new Uint8Array(image));
    github.world.release('v1.3.0', {
      assets: { 'weather.wasm.zip': zipSync({ a: image, b: image }), 'radar.wasm.gz': gzipSync(image).subarray(0, 60) },
    });
    const later = testWorld({ github: githubWorld(github) });
    const error = await errorOf(fetchBaseline(testRequest('release:v1.3.0'), later));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain('the zip holds 2 files');
    const broken = testRequest('release:v1.3.0', { contract: { path: 'radar.wasm' } });
    expect((await errorOf(fetchBaseline(broken, later))).message).toContain('it cannot be unpacked');
  });

  test('an input asset that matches nothing beside one that would is a mistake', async () => {
    github.world.release('v1.0.0', { assets: { 'weather.wasm': 'x', 'notes.txt': 'y' } });
    const world = testWorld({ github: githubWorld(github) });
    const error = await errorOf(fetchBaseline(testRequest('release', { asset: 'wether-*.wasm' }), world));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toBe(
      'The input asset (wether-*.wasm) matches no asset of any release. v1.0.0 has weather.wasm, notes.txt; did you mean weather.wasm?',
    );
  });

  test('a release that is marked as a prerelease is the baseline of its own version', async () => {
    github.world.release('v1.0.0', { assets: { 'weather.wasm': 'stable' } });
    github.world.release('v1.1.0', { assets: { 'weather.wasm': 'marked' }, prerelease: true });
    const at = async (version: string): Promise<string | undefined> => {
      const request = testRequest('release', { contract: { version } });
      return found(await fetchBaseline(request, testWorld({ github: githubWorld(github) }))).info.tag;
    };
    expect(await at('1.1.0')).toBe('v1.1.0');
    expect(await at('1.2.0')).toBe('v1.0.0');
  });

  test('outside a tag build a branch may stand on a tagged commit', async () => {
    const sha = github.world.commit('merged back');
    github.world.release('v1.0.0', { assets: { 'weather.wasm': 'one' } });
    github.world.release('v1.1.0', { assets: { 'weather.wasm': 'two' }, sha });
    const world = testWorld({ github: githubWorld(github, { sha, ref: 'refs/heads/main' }) });
    const result = await fetchBaseline(testRequest('release', { contract: { version: '1.1.0' } }), world);
    expect(found(result).info.tag).toBe('v1.1.0');
  });

  test('a version that says nothing: the highest tag on the way to the commit', async () => {
    const one = github.world.commit('one');
    const two = github.world.commit('two', {}, { parents: [one] });
    const main = github.world.commit('main', {}, { parents: [one] });
    github.world.release('v1.0.0', { assets: { 'weather.wasm': 'one' }, sha: one });
    github.world.release('v2.0.0', { assets: { 'weather.wasm': 'two' }, sha: two });
    const world = testWorld({ github: githubWorld(github, { sha: main }) });
    const result = await fetchBaseline(testRequest('release', { contract: { version: '0.0.0' } }), world);
    expect(found(result).info).toMatchObject({
      tag: 'v1.0.0',
      why: 'the highest version on the way to this commit; the current version is not known',
    });
    expect(github.violations).toEqual([]);
  });

  test('a manifest of another version than its tag is said', async () => {
    const sha = github.world.commit('released', { 'guard.json': '{"name":"guard","version":"1.3.0","tools":[]}' });
    github.world.release('v1.4.0', { sha });
    const request = testRequest('release', { contract: { path: 'guard.json', kept: 'source', version: '1.5.0' } });
    const result = found(await fetchBaseline(request, testWorld({ github: githubWorld(github) })));
    expect(result.notes).toEqual(['Tag v1.4.0 holds version 1.3.0, not 1.4.0.']);
  });

  test('the asset pattern picks one; two that match are a fault that names both', async () => {
    github.world.release('v1.0.0', {
      assets: { 'weather-1.0.0.wasm': 'a', 'weather-1.0.0.wasm.sha256': 'b', 'weather-debug.wasm': 'c' },
    });
    const world = testWorld({ github: githubWorld(github) });
    expect(await bytesOf(await fetchBaseline(testRequest('release', { asset: 'weather-[0-9]*.wasm' }), world))).toEqual(
      bytes('a'),
    );
    const error = await errorOf(fetchBaseline(testRequest('release', { asset: 'weather-*.wasm' }), world));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain(
      'several assets of release v1.0.0 match weather-*.wasm: weather-1.0.0.wasm, weather-debug.wasm',
    );
  });

  test('never what is being built, nor a tag on the commit under test', async () => {
    const sha = github.world.commit('under test');
    github.world.release('v1.3.0', { assets: { 'weather.wasm': 'earlier' } });
    github.world.release('v1.4.0', { assets: { 'weather.wasm': 'same commit' }, sha });
    github.world.release('v1.5.0', { assets: { 'weather.wasm': 'being built' } });
    const world = testWorld({ github: githubWorld(github, { sha, ref: 'refs/tags/v1.5.0' }) });
    const result = await fetchBaseline(testRequest('release', { contract: { version: '1.5.0' } }), world);
    expect(found(result).info).toMatchObject({
      tag: 'v1.3.0',
      others: [
        { name: 'v1.5.0', why: 'it is being built now' },
        { name: 'v1.4.0', why: 'its tag is on the commit under test' },
      ],
    });
    await readAll((found(result).content as { source: Parameters<typeof readAll>[0] }).source);
    expect(github.violations).toEqual([]);
  });

  test('no release at all is the first release, and so is one that is being built', async () => {
    const world = testWorld({ github: githubWorld(github, { ref: 'refs/tags/v1.0.0' }) });
    expect(await fetchBaseline(testRequest('release'), world)).toEqual({
      state: 'none',
      source: 'release',
      why: 'no earlier release: there are none',
    });
    github.world.release('v1.0.0');
    github.world.release('v0.9.0', { draft: true });
    expect(
      await fetchBaseline(
        testRequest('release', { contract: { version: '1.0.0' } }),
        testWorld({ github: githubWorld(github, { ref: 'refs/tags/v1.0.0' }) }),
      ),
    ).toEqual({
      state: 'none',
      source: 'release',
      why: 'no earlier release: none can be compared with: v1.0.0: it is being built now; v0.9.0: it is a draft',
    });
  });

  test('releases none of whose tags is a version are no first release', async () => {
    github.world.release('nightly');
    github.world.release('summer');
    const error = await errorOf(fetchBaseline(testRequest('release'), testWorld({ github: githubWorld(github) })));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toContain(
      'none of the releases has a tag that is a version such as v1.2.3 (summer, nightly); name one with release:<tag>',
    );
  });

  test('one thousand releases in pages, once for all contracts of a run', async () => {
    for (let minor = 0; minor < 1000; minor += 1)
      github.world.release(`v1.${String(minor)}.0`, { assets: { 'weather.wasm': String(minor) } });
    github.world.release('v1', { assets: { 'weather.wasm': 'moving' } });
    const world = testWorld({ github: githubWorld(github) });
    const [one, two] = await Promise.all(
      ['1.500.1', '1.7.0'].map((version) => fetchBaseline(testRequest('release', { contract: { version } }), world)),
    );
    expect([found(one!).info.tag, found(two!).info.tag]).toEqual(['v1.500.0', 'v1.7.0']);
    expect(found(one!).info.others).toHaveLength(51);
    expect(found(one!).info.others?.at(-1)).toEqual({ name: '950 more', why: 'not listed' });
    expect(github.requests.filter(({ path }) => path.endsWith('/releases')).length).toBe(11);
  }, 30_000);

  test('a monorepo names its tags', async () => {
    github.world.release('weather-v1.0.0', { assets: { 'weather.wasm': 'ours' } });
    github.world.release('echo-v9.0.0', { assets: { 'weather.wasm': 'theirs' } });
    const world = testWorld({ github: githubWorld(github) });
    expect(await bytesOf(await fetchBaseline(testRequest('release', { tagPattern: 'weather-v*' }), world))).toEqual(
      bytes('ours'),
    );
    const mistyped = await errorOf(fetchBaseline(testRequest('release', { tagPattern: 'wether-v*' }), world));
    expect(mistyped).toBeInstanceOf(ConfigError);
    expect(mistyped.message).toContain('write tag-pattern: weather-v*');
    const radar = { tagPattern: 'radar-v*', contract: { name: 'radar', path: 'build/radar.wasm' } } as const;
    expect(await fetchBaseline(testRequest('release', radar), world)).toMatchObject({
      state: 'none',
      notes: ['tag-pattern radar-v* matches no tag, so this is treated as the first release and nothing was compared.'],
    });
  });

  test('a pattern that matches nothing while a release without a name holds the contract', async () => {
    github.world.release('v1.1.0', { assets: { 'weather.wasm': 'ours' } });
    const world = testWorld({ github: githubWorld(github) });
    const error = await errorOf(fetchBaseline(testRequest('release', { tagPattern: 'wether-v*' }), world));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toBe(
      'tag-pattern wether-v* matches no tag, and v1.1.0 holds build/weather.wasm. If that is its release, write tag-pattern: v*.',
    );
  });

  test('a tag by name', async () => {
    github.world.release('nightly', { assets: { 'weather.wasm': 'last night' } });
    const world = testWorld({ github: githubWorld(github) });
    const result = await fetchBaseline(testRequest('release:nightly'), world);
    expect(await bytesOf(result)).toEqual(bytes('last night'));
    expect(found(result).info).toMatchObject({ tag: 'nightly', why: 'asked for by its tag' });
    const missing = await errorOf(fetchBaseline(testRequest('release:v9'), world));
    expect(missing).toBeInstanceOf(SourceError);
    expect(missing.message).toContain('release v9 of acme/weather: ');
    expect(missing.message).toContain('answered 404');
    expect(await errorOf(fetchBaseline(testRequest('release:'), world))).toBeInstanceOf(ConfigError);
  });

  test('what GitHub refuses is never "no earlier release"', async () => {
    github.world.permissions.contents = 'none';
    const refused = await errorOf(fetchBaseline(testRequest('release'), testWorld({ github: githubWorld(github) })));
    expect(refused).toBeInstanceOf(SourceError);
    expect(refused.message).toMatch(
      /^the releases of acme\/weather: 127\.0\.0\.1:\d+ answered 403: these credentials may not read it; check that the token has the permission "contents: read"$/,
    );
    const unknown = await errorOf(
      fetchBaseline(
        testRequest('release'),
        testWorld({ github: githubWorld(github, { token: 'wrong', repo: 'nowhere' }) }),
      ),
    );
    expect(unknown.message).toContain('answered 404');
    github.world.permissions.contents = 'read';
    github.faults.push(rateLimited(/get .*releases/, 3600, 9));
    const limited = await errorOf(fetchBaseline(testRequest('release'), testWorld({ github: githubWorld(github) })));
    expect(limited).toBeInstanceOf(SourceError);
    expect(limited.message).toContain('the rate limit of this token is used up');
  });

  test('needs a repository', async () => {
    const error = await errorOf(fetchBaseline(testRequest('release'), testWorld()));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toContain('this run knows no GitHub repository');
  });
});
