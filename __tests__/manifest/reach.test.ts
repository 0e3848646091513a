import { describe, expect, test } from '@jest/globals';
import {
  isPublic,
  parseIdl,
  parseSection,
  publishes,
  reachableTools,
  type Manifest,
} from '../../src/manifest/index.ts';
import { bytes, program, tool } from '../support/wasm.ts';

const read = (changes: object): Manifest => parseSection(bytes(JSON.stringify(program(changes))));
const reach = (manifest: Manifest): string[] => reachableTools(manifest).map(({ name }) => name);
const marked = [tool('a', { public: true }), tool('b')];

describe('which tools callers can reach', () => {
  test.each<[string, Manifest, string[]]>([
    ['ABI 4: those marked', read({ tools: marked }), ['a']],
    ['ABI 4 without a mark: none', read({ tools: [tool('a')] }), []],
    ['ABI 5: those marked', read({ abi_version: 5, tools: marked }), ['a']],
    ['ABI 1: every one', read({ abi_version: 1, tools: [tool('a'), tool('b')] }), ['a', 'b']],
    ['ABI 0, where one carries the mark: those marked', read({ abi_version: 0, tools: marked }), ['a']],
    ['an IDL: every one', parseIdl(JSON.stringify({ name: 'p', digest: '', tools: [tool('a')] })), ['a']],
  ])('%s', (_, manifest, names) => {
    expect(reach(manifest)).toEqual(names);
    expect(manifest.tools.filter((one) => isPublic(manifest, one)).map(({ name }) => name)).toEqual(names);
  });

  test('what becomes public must be confirmed', () => {
    const before = read({ tools: [tool('a', { public: true }), tool('b'), tool('gone', { public: true })] });
    const after = read({
      tools: [tool('c', { public: true }), tool('b', { public: true }), tool('a', { public: true }), tool('d')],
    });
    expect(publishes(before, after)).toEqual(['c', 'b']);
    expect(publishes(undefined, after)).toEqual(['c', 'b', 'a']);
    expect(publishes(after, after)).toEqual([]);
    expect(publishes(read({ abi_version: 1, tools: [tool('a')] }), after)).toEqual(['c', 'b', 'a']);
    expect(publishes(before, read({ tools: [tool('b', { public: true }), tool('b', { public: true })] }))).toEqual([
      'b',
    ]);
  });
});
