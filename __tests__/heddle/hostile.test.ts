/** What anyone who can open a pull request may send: a clear answer each, in bounded time and memory. */
import { describe, expect, test } from '@jest/globals';
import { pluginBreaks } from '../../src/breaks/heddle/index.ts';
import { validatePlugin } from '../../src/heddle/index.ts';
import { MAX_MANIFEST_BYTES } from '../../src/heddle/text.ts';

const GOOD = '{"name":"p","version":"1.0.0","components":[{"componentType":"A"}]}';
const said = (source: string | Uint8Array): string[] =>
  validatePlugin(source).map(({ level, rule }) => `${level} ${rule}`);
const first = (source: string | Uint8Array): string => {
  const [problem] = validatePlugin(source);
  return `${problem?.line}:${problem?.column} ${problem?.message}`;
};
const bytes = (text: string, encoding: BufferEncoding): Uint8Array => new Uint8Array(Buffer.from(text, encoding));

describe('a text that is no JSON is one problem at its place', () => {
  test.each([
    [
      'a trailing comma',
      '{"name":"p",\n}',
      '2:1 the file is not JSON: a comma with nothing behind it. Remove the trailing comma.',
    ],
    [
      'a comment',
      '{\n  // why\n}',
      '2:3 the file is not JSON: a comment, which JSON does not have. JSON has no comments; remove it.',
    ],
    [
      'single quotes',
      "{'name':1}",
      '1:2 the file is not JSON: expected a name in double quotes, found "\'name\'". Write texts and names in ' +
        'straight double quotes.',
    ],
    [
      'a bare name',
      '{name:1}',
      '1:2 the file is not JSON: expected a name in double quotes, found "name". Write names in double quotes.',
    ],
    ['a NUL', '{"name":\0}', '1:9 the file is not JSON: expected a value, found "\\u0000". Remove the NUL byte.'],
    ['two values', `${GOOD} {}`, '1:69 the file is not JSON: expected the end of the text, found "{".'],
    ['half a file', GOOD.slice(0, 34), '1:31 the file is not JSON: the text ends inside a string.'],
    ['nothing', ' \n', '1:1 the file is empty; expected a JSON object.'],
    [
      'NaN',
      '{"a":NaN}',
      '1:6 the file is not JSON: expected a value, found "NaN". JSON has true, false, null and finite numbers.',
    ],
  ])('%s', (_what, text, wanted) => {
    expect(validatePlugin(text)).toHaveLength(1);
    expect(first(text)).toBe(wanted);
  });

  test('and its offset is in bytes of the file', () => {
    expect(validatePlugin('{"ü":1,}')[0]).toMatchObject({ rule: 'json', offset: 8, line: 1, column: 8 });
  });
});

describe('encodings', () => {
  test.each([
    ['a byte order mark, as text', `\ufeff${GOOD}`, 'error byte-order-mark'],
    ['a byte order mark, as bytes', bytes(`\ufeff${GOOD}`, 'utf8'), 'error byte-order-mark'],
    ['UTF-16 with a mark', bytes(`\ufeff${GOOD}`, 'utf16le'), 'error encoding'],
    ['UTF-16 without one', bytes(GOOD, 'utf16le'), 'error encoding'],
    [
      'UTF-16, the other way round',
      bytes(GOOD, 'utf16le').map((_byte, index, all) => all[index ^ 1]!),
      'error encoding',
    ],
    ['a gzip file', new Uint8Array([0x1f, 0x8b, 8, 0]), 'error encoding'],
    ['a zip file', new Uint8Array([0x50, 0x4b, 3, 4]), 'error encoding'],
    ['a wasm module', new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), 'error encoding'],
    ['nothing', new Uint8Array(), 'error json'],
  ])('%s', (_what, source, wanted) => {
    expect(said(source)).toEqual([wanted]);
  });

  test('bytes that are not UTF-8 are read as heddle reads them, with a warning', () => {
    expect(said(bytes('{"name":"p\xfc","version":"1.0.0","components":[{"componentType":"A"}]}', 'latin1'))).toEqual([
      'warning replaced-bytes',
    ]);
    expect(said(bytes('{"name":"p\ufffd","version":"1.0.0","components":[{"componentType":"A"}]}', 'utf8'))).toEqual(
      [],
    );
  });
});

describe('sizes', () => {
  test('50 MB are not looked at', () => {
    expect(said(' '.repeat(50_000_000))).toEqual(['error manifest-size']);
    expect(said(new Uint8Array(MAX_MANIFEST_BYTES + 1))).toEqual(['error manifest-size']);
  });

  test('10,000 components are taken, and compared', () => {
    const many = JSON.stringify({
      name: 'p',
      version: '1.0.0',
      components: Array.from({ length: 10_000 }, (_, index) => ({ componentType: `C${index}` })),
    });
    expect(said(many)).toEqual([]);
    expect(pluginBreaks(many, many)).toEqual([]);
    expect(pluginBreaks(many, GOOD).filter(({ kind }) => kind === 'component-removed')).toHaveLength(10_000);
  });

  test('300,000 faults of one sort are a hundred, and a remark', () => {
    const many = `{"name":"p","version":"1.0.0","components":[${'0,'.repeat(300_000)}0]}`;
    const problems = validatePlugin(many);
    expect(problems).toHaveLength(101);
    expect(problems.at(0)?.message).toContain('the rest are not listed');
  });

  test('100,000 levels: fine where heddle does not look, refused in a tool’s schema', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(said(`{"name":"p","version":"1.0.0","components":[{"componentType":"A"}],"x":${deep}}`)).toEqual([
      'notice unknown-field',
    ]);
    expect(
      said(`{"name":"p","version":"1.0.0","tools":[{"name":"t","path":"x","inputSchema":{"a":${deep}}}]}`),
    ).toEqual(['error tool-schema-depth', 'error tool-schema-size']);
    expect(said('['.repeat(1_000_001))).toEqual(['error json-depth']);
    const objects = `${'{"properties":{"a":'.repeat(20_000)}{}${'}}'.repeat(20_000)}`;
    expect(said(`{"name":"p","version":"1.0.0","components":[{"componentType":"A","schema":${objects}}]}`)).toEqual([]);
  });

  test('schemas that are too deep to follow are undecided, and equal to themselves', () => {
    const nested = (leaf: string): string =>
      `{"name":"p","version":"1.0.0","components":[{"componentType":"A","schema":${'{"properties":{"a":'.repeat(1000)}${leaf}${'}}'.repeat(1000)}}]}`;
    expect(pluginBreaks(nested('{}'), nested('{}'))).toEqual([]);
    expect(
      pluginBreaks(nested('{}'), nested('{"type":"string"}')).map(({ level, kind }) => `${level} ${kind}`),
    ).toEqual(['undecided undecided', 'warning version-unmoved']);
  });

  test('a text of 5 MB', () => {
    const long = 'x'.repeat(5_000_000);
    expect(said(JSON.stringify({ name: long, version: '1.0.0', components: [{ componentType: 'A' }] }))).toEqual([]);
    expect(
      said(JSON.stringify({ name: 'p', version: '1.0.0', tools: [{ name: 't', path: 'x', description: long }] })),
    ).toEqual(['warning description-length']);
    expect(
      validatePlugin(
        JSON.stringify({ name: 'p', version: '1.0.0', tools: [{ name: long, path: '', inputSchema: { a: long } }] }),
      ).every(({ message }) => message.length < 500),
    ).toBe(true);
  });

  test('duplicate names', () => {
    expect(first('{"name":"p",\n"name":"q","version":"1.0.0","components":[{"componentType":"A"}]}')).toBe(
      '2:1 the name "name" stands twice in one object; heddle keeps the last; expected each name once.',
    );
    expect(
      said(
        `{"name":"p","version":"1.0.0","components":[{"componentType":"A"}],"x":{${'"a":1,'.repeat(100_000)}"a":1}}`,
      ),
    ).toHaveLength(101);
    expect(said('{"name":"","version":"1.0.0","name":"p","components":[{"componentType":"A"}]}')).toEqual([
      'warning duplicate-name',
    ]);
  });

  test('numbers out of range are what JavaScript makes of them', () => {
    expect(
      said('{"name":"p","version":"1.0.0","tools":[{"name":"t","path":"x","inputSchema":{"maximum":1e400}}]}'),
    ).toEqual(['warning number-range']);
    expect(
      said(
        '{"name":"p","version":"1.0.0","tools":[{"name":"t","path":"x","inputSchema":{"maximum":9007199254740993}}]}',
      ),
    ).toEqual(['warning number-range']);
    expect(
      said('{"name":"p","version":"1.0.0","tools":[{"name":"t","path":"x","inputSchema":{"maximum":1e-400}}]}'),
    ).toEqual([]);
  });
});

describe('names that every object has', () => {
  test('are ordinary names to the validator, and taken ones to the loader', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__']) {
      const text = `{"name":"p","version":"1.0.0","components":[{"componentType":"${name}"}],"tools":[{"name":"${name}","componentType":"${name}"}]}`;
      expect(said(text)).toEqual(['warning component-type-builtin']);
      expect(validatePlugin(text, { discoverTools: false }).map(({ level }) => level)).toEqual(['error']);
    }
    expect(said('{"__proto__":{"name":"p","version":"1.0.0","components":[{"componentType":"A"}]}}')).toEqual(
      expect.arrayContaining(['error name-required', 'error version-required', 'error nothing-provided']),
    );
    expect(
      said(
        '{"name":"p","version":"1.0.0","components":[{"componentType":"A","kind":"middleware","seams":{"__proto__":["before"]}}]}',
      ),
    ).toEqual(['error seam-known']);
    expect(said('{"name":"p","version":"1.0.0","tools":[{"name":"t","componentType":"toString"}]}')).toEqual([
      'error tool-component',
    ]);
  });
});
