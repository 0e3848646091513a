import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchBaseline } from '../../src/sources/index.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { errorOf, found, testRequest, testWorld } from '../support/baseline-world.ts';
import { startBermdStandIn, type BermdStandIn } from '../support/bermd-standin.ts';

// Servers on a machine that does other things as well.
jest.setTimeout(60_000);

const MANIFEST: Manifest = {
  abi_version: 4,
  version: '1.2.0',
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  tools: [
    {
      name: 'say',
      description: '',
      parameters: { type: 'object', properties: { n: { type: 'integer', maximum: 18446744073709551615n } } },
      public: true,
    },
    { name: 'ring', description: '', parameters: { type: 'object' } },
  ],
  events: [{ name: 'Said', description: '', fields: { type: 'object' } }],
  deps: { programs: ['weather'], syscalls: { 'berm.get': [] }, secrets: ['key'] },
};

let bermd: BermdStandIn;
beforeEach(async () => {
  bermd = await startBermdStandIn();
});
afterEach(() => bermd.close());
const fetch = (spec: string, program?: string): ReturnType<typeof fetchBaseline> =>
  fetchBaseline(
    testRequest(spec),
    testWorld({ bermd: { url: bermd.url, ...(program === undefined ? {} : { program }) } }),
  );

describe('bermd', () => {
  test('public tools, internal ones, reach and events; what no host says is absent', async () => {
    const { tools, ...rest } = MANIFEST;
    bermd.programs.set('weather', {
      manifest: { ...rest, tools: tools.map((tool) => ({ ...tool, parameters: { type: 'object' } })) },
    });
    const result = found(await fetch('bermd'));
    if (!('manifest' in result.content)) throw new Error('a manifest was expected');
    expect(result.content.manifest).toMatchObject({
      name: 'weather',
      version: '1.2.0',
      tools: [{ name: 'say', public: true }, { name: 'ring' }],
      events: MANIFEST.events,
      deps: MANIFEST.deps,
    });
    expect([result.content.manifest.abi_version, result.content.manifest.database]).toEqual([undefined, undefined]);
    expect(result.info).toEqual({
      source: 'bermd',
      label: `program weather as ${bermd.url} runs it`,
      url: bermd.url,
      version: '1.2.0',
      digest: `sha256:${'ab'.repeat(32)}`,
      why: 'what runs there now',
      cost: { bytes: expect.any(Number), requests: 2 },
    });
  });

  test('a large integer comes through whole', async () => {
    bermd.programs.set('weather', {
      manifest: { ...MANIFEST, tools: [] },
      idl: '{"name":"weather","digest":"","tools":[]}',
      runtime:
        '{"tools":[{"name":"a","description":"","parameters":{"maximum":18446744073709551615}}],"deps":{},"events":[{"name":"E","description":"","fields":{"maximum":18446744073709551615}}]}',
    });
    const result = found(await fetch('bermd'));
    expect(result.content).toMatchObject({
      manifest: { tools: [{ name: 'a', public: false }], events: [{ fields: { maximum: 18446744073709551615n } }] },
    });
  });

  test("the program by its name here, by the input, by the contract's", async () => {
    bermd.programs.set('one', { manifest: { ...MANIFEST, tools: [], version: '1.0.0' } });
    bermd.programs.set('two', { manifest: { ...MANIFEST, tools: [], version: '2.0.0' } });
    expect(found(await fetch('bermd:one', 'two')).info.version).toBe('1.0.0');
    expect(found(await fetch('bermd', 'two')).info.version).toBe('2.0.0');
    expect(await errorOf(fetch('bermd:'))).toBeInstanceOf(ConfigError);
  });

  test('a program that is not there is no first release, and one that starts late is waited for', async () => {
    const error = await errorOf(fetch('bermd:nope'));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toBe(
      `baseline bermd:nope: no program nope is deployed at ${bermd.url}; check bermd-program, or use a release as the baseline`,
    );
    bermd.programs.set('late', { manifest: { ...MANIFEST, tools: [] } });
    bermd.starting = 1;
    expect(found(await fetch('bermd:late')).info.version).toBe('1.2.0');
  }, 15_000);

  test('another server on that port, and none', async () => {
    bermd.instead = { status: 200, body: '{"hello":1}' };
    expect((await errorOf(fetch('bermd'))).message).toContain('cannot be read; is it a bermd that listens there?');
    bermd.instead = { status: 200, body: '<html>', type: 'text/html' };
    expect((await errorOf(fetch('bermd'))).message).toContain('answered with HTML, expected JSON');
    expect(await errorOf(fetchBaseline(testRequest('bermd'), testWorld()))).toBeInstanceOf(ConfigError);
  });
});
