/** Every kind of contract is told by its content; what is none is named for what it is. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../../src/bytes/index.ts';
import { compareContracts, KINDS, kindNamed, readContract } from '../../src/contracts/index.ts';
import { bermImage, eventRecord, program, tool } from '../support/wasm.ts';

const json = JSON.stringify;
const plugin = { name: 'guard', version: '1.0.0', components: [{ componentType: 'P' }] };
const read = (content: string | Uint8Array, label = 'x.json') =>
  readContract(memorySource(typeof content === 'string' ? new TextEncoder().encode(content) : content, label));
const kindOf = async (content: string | Uint8Array, label?: string): Promise<string> =>
  (await read(content, label)).contract.kind;

describe('a contract is told by what it holds', () => {
  test.each<[string, string, string]>([
    ['a section', json(program()), 'section'],
    ['a section, an event first', json(eventRecord('A')) + json(program()), 'section'],
    [
      'a section of an older ABI, spread over lines',
      json({ abi_version: 1, tools: [tool('a')], usage: '' }, null, 2),
      'section',
    ],
    ['a section without its ABI', json({ tools: [tool('a')], readme: '' }), 'section'],
    ['an IDL', json({ name: 'a', version: '1', digest: 'x', tools: [tool('a')] }), 'idl'],
    ['an IDL without its digest', json({ name: 'a', version: '1', tools: [tool('a')] }), 'idl'],
    ['an IDL of no tools', json({ name: 'a', digest: 'x', tools: [] }), 'idl'],
    ['a plugin of components', json(plugin), 'plugin'],
    ['a plugin of tools', json({ name: 'a', version: '1', tools: [{ name: 't', path: './t' }] }), 'plugin'],
    ['a plugin that discovers', json({ name: 'a', version: '1', discoverTools: true }), 'plugin'],
    ['a plugin with a field of its own that is called digest', json({ ...plugin, digest: 'x' }), 'plugin'],
    ['a plugin that lacks all it needs', json({ name: 'a', version: '1' }), 'plugin'],
    ['a plugin of files alone', json({ name: 'a', version: '1', files: [{ path: 'x' }] }), 'plugin'],
    ['a plugin cut short', json(plugin).slice(0, -10), 'plugin'],
    ['a plugin behind a byte-order mark', `\u{feff}${json(plugin)}`, 'plugin'],
    // What an author slips in is a field that heddle ignores.
    [
      'a plugin whose tools have parameters too',
      json({ name: 'a', version: '1', tools: [{ name: 't', path: 't.sh', parameters: { type: 'object' } }] }),
      'plugin',
    ],
    ['a plugin with an abi_version', json({ ...plugin, abi_version: 4 }), 'plugin'],
    ['a plugin with an event', json({ ...plugin, event: { name: 'A' } }), 'plugin'],
    [
      'a plugin whose tool schema has parameters',
      json({
        name: 'a',
        version: '1',
        tools: [{ name: 't', componentType: 'P', inputSchema: { properties: { parameters: {} } } }],
      }),
      'plugin',
    ],
  ])('%s', async (_, text, kind) => {
    expect(await kindOf(text)).toBe(kind);
    // The name does not matter.
    expect(await kindOf(text, 'x.wasm')).toBe(kind);
  });

  test('an image, whatever its name', async () => {
    expect(await kindOf(bermImage({}), 'x.json')).toBe('image');
    expect(await kindOf(bermImage({}), 'x')).toBe('image');
  });

  test('text that was meant as one hears what is wrong with it as that', async () => {
    expect(await kindOf('hello', 'x.wasm')).toBe('image');
    expect(await kindOf('{"name": "x",', 'x.json')).toBe('plugin');
    expect(await kindOf('', 'x.json')).toBe('plugin');
    expect(await kindOf('', 'x.wasm')).toBe('image');
    expect(await kindOf('hello', 'notes.txt')).toBe('unknown');
  });

  test('deep nesting is no matter', async () => {
    expect(await kindOf(`{"x":${'['.repeat(200_000)}`, 'x.txt')).toBe('unknown');
  });
});

describe('what is no contract is named for what it is', () => {
  test.each<[string, string | Uint8Array, string, string]>([
    ['a flow', json({ component_type: 'Flow', name: 'f', nodes: [] }), 'flow.json', 'an Agent Spec document'],
    ['an agent in YAML', 'component_type: Agent\nname: a\n', 'agent.yaml', 'an Agent Spec document'],
    [
      "a bundle's index",
      json({ format: 1, name: 'x', flow: 'flow.json', plugins: [] }),
      'heddle.json',
      "bundle's index",
    ],
    ['a bundle', gzipSync('x'), 'agent.heddle', 'a heddle bundle'],
    ['a package.json', json({ name: 'x', version: '1.0.0', files: ['dist'], scripts: {} }), 'x.json', 'package.json'],
    ['a package.json by its name', json({ name: 'x', version: '1.0.0' }), 'a/package.json', 'package.json'],
    ['a /runtime', json({ tools: [tool('a')], deps: {}, events: [], unresolved: {} }), 'x.json', '/runtime'],
    ['a list of programs', json([{ name: 'a', digest: 'x', tools: [] }]), 'x.json', "host's list of programs"],
    ["a program's page", json({ program: { name: 'a' }, served: {} }), 'x.json', "host's page of one program"],
    ['other JSON', json({ compilerOptions: {} }), 'tsconfig.json', 'not of any kind of contract'],
    ['a list', json([1, 2]), 'x.json', 'not of any kind of contract'],
    ['a text', 'hello', 'notes.txt', 'a text file'],
  ])('%s', async (_, content, label, words) => {
    const { contract, validate } = await read(content, label);
    expect(contract.kind).toBe('unknown');
    expect(validate({})).toMatchObject([{ level: 'error', rule: 'not-a-contract' }]);
    expect(validate({})[0]?.message).toContain(words);
    expect(validate({})[0]?.message).toContain(', not a contract.');
  });
});

describe('kinds', () => {
  test('each has an id of its own, and what a sentence needs', () => {
    expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
    for (const { title, id } of KINDS) {
      expect(title).toMatch(/^an? /);
      expect(kindNamed(id)?.id).toBe(id);
    }
    expect(kindNamed('unknown')).toBeUndefined();
  });
  test('two of one form are compared, two of different forms are not', async () => {
    const options = { strict: false, grantedCapabilities: [], discoverTools: false };
    const [section, idl, manifest] = await Promise.all([
      read(json(program())),
      read(json({ name: 'a', version: '1', digest: 'x', tools: [] })),
      read(json(plugin)),
    ]);
    expect(compareContracts(section.contract, section.contract, options)).toEqual([]);
    expect(compareContracts(section.contract, idl.contract, options)).toEqual(expect.any(Array));
    expect(() => compareContracts(section.contract, manifest.contract, options)).toThrow(
      'The baseline is a berm manifest section and the current contract a heddle plugin manifest',
    );
  });
  test('what cannot be read is compared with nothing', async () => {
    const options = { strict: false, grantedCapabilities: [], discoverTools: false };
    const [broken, good] = await Promise.all([read('{"components":', 'x.json'), read(json(plugin))]);
    expect(compareContracts(broken.contract, good.contract, options)).toEqual([]);
  });
});
