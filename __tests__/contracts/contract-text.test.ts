import { describe, expect, test } from '@jest/globals';
import { textKind } from '../../src/contracts/contract-text.ts';
import { eventRecord, program, tool } from '../support/wasm.ts';

const json = JSON.stringify;
const plugin = { name: 'guard', version: '1.0.0', components: [{ componentType: 'P' }] };

describe('a contract is told by what it holds', () => {
  test.each<[string, string, string | undefined]>([
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
    ['a plugin cut short', json(plugin).slice(0, -10), 'plugin'],
    ['a plugin behind a byte-order mark', `\u{feff}${json(plugin)}`, 'plugin'],
    [
      'a plugin whose tool schema has parameters',
      json({
        name: 'a',
        version: '1',
        tools: [{ name: 't', componentType: 'P', inputSchema: { properties: { parameters: {} } } }],
      }),
      'plugin',
    ],
    ['other JSON', json({ compilerOptions: {} }), undefined],
    ['a list', json([1, 2]), undefined],
  ])('%s', (_, text, kind) => {
    expect(textKind(text)).toBe(kind);
  });

  test('deep nesting is no matter', () => {
    expect(textKind(`{"x":${'['.repeat(200_000)}`)).toBeUndefined();
  });
});
