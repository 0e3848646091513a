import { describe, expect, test } from '@jest/globals';
import { ContractError } from '../../src/core/errors.ts';
import { examineIdl, parseIdl } from '../../src/manifest/index.ts';
import { tool } from '../support/wasm.ts';

const idl = (changes: object = {}): string =>
  JSON.stringify(
    { name: 'weather', version: '1.0.0', digest: 'a1', tools: [tool('echo', { public: true })], ...changes },
    null,
    2,
  );

describe('an IDL', () => {
  test('says public tools, a name and a digest; what it cannot say is absent', () => {
    expect(parseIdl(idl())).toEqual({
      version: '1.0.0',
      description: '',
      homepage: '',
      repository: '',
      readme: '',
      name: 'weather',
      digest: 'a1',
      tools: [tool('echo', { public: true })],
    });
  });

  test.each<[string, string, string, object]>([
    [
      'without a digest',
      JSON.stringify({ name: 'a', tools: [] }),
      'field-missing',
      { pointer: '', line: 1, column: 1 },
    ],
    [
      'with a tool of the wrong type',
      idl({ tools: [1] }),
      'field-mistyped',
      { pointer: '/tools/0', line: 6, column: 5 },
    ],
    ['that is a list', '[1]', 'field-missing', { pointer: '' }],
    ['that is cut short', idl().slice(0, 30), 'manifest-not-json', { line: 3 }],
    ['with something behind it', `${idl()} x`, 'manifest-not-json', {}],
    ['with a name twice', '{"name":"a","name":"b","digest":"","tools":[]}', 'field-twice', { pointer: '/name' }],
  ])('%s is refused, with its line', (_, text, rule, place) => {
    expect(() => parseIdl(text)).toThrow(ContractError);
    const { manifest, problems } = examineIdl(text);
    expect(manifest).toBeUndefined();
    expect(problems[0]).toMatchObject({ level: 'error', rule, ...place });
  });

  test('a name twice in a schema is a warning', () => {
    const text =
      '{"name":"a","digest":"","tools":[{"name":"t","description":"","parameters":{"type":"object","type":"object"}}]}';
    expect(examineIdl(text).problems).toMatchObject([
      { level: 'warning', rule: 'key-twice', pointer: '/tools/0/parameters/type', line: 1 },
    ]);
  });
});
