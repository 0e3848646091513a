import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { manifestText, pluginText } from '../../src/report/manifest-text.ts';
import { typeWords } from '../../src/report/type-words.ts';

describe('typeWords', () => {
  test.each<[Json, string]>([
    [true, 'any'],
    [false, 'never'],
    [{}, '…'],
    [{ type: 'string' }, 'string'],
    [{ type: 'integer', minimum: 0, maximum: 18446744073709551615n }, 'integer ≥ 0 ≤ 18446744073709551615'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', 1, null] }, '"a" | 1 | null'],
    [{ enum: Array.from({ length: 20 }, (_, index) => index) }, 'one of 20 values'],
    [{ const: { a: 1 } }, '{"a": 1}'],
    [{ type: 'array' }, 'array'],
    [{ type: 'array', items: { type: 'integer', minimum: 0 } }, '(integer ≥ 0)[]'],
    [{ type: 'array', items: { title: 'Hour', type: 'object' } }, 'Hour[]'],
    [{ type: 'object' }, '{}'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{[name]: number}'],
    [{ type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, '{a: string, b?: …}'],
    [{ properties: { __proto__x: true } }, '{__proto__x?: any}'],
    ['nonsense', '…'],
    [null, '…'],
  ])('%j', (schema, expected) => expect(typeWords(schema)).toBe(expected));
  test('is bounded for any schema', () => {
    let deep: Json = {};
    for (let level = 0; level < 5000; level += 1) deep = { type: 'object', properties: { a: deep } };
    expect(typeWords(deep)).toBe('{a?: {a?: {a?: {a?: …}}}}');
    const wide: Json = {
      properties: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`n${index}`, {}])),
    };
    expect(typeWords(wide)).toMatch(/, 4988 more\}$/);
  });
});

const manifest: Manifest = {
  abi_version: 4,
  version: '1.0.0',
  description: 'Says \u001b[31mthings',
  homepage: '',
  repository: '',
  readme: '',
  tools: [
    {
      name: 'say',
      description: 'Says it.\nMore.',
      parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      returns: { type: 'object', title: 'Said' },
      query: true,
      public: true,
      anonymous: true,
    },
    { name: 'prune', description: '', parameters: { type: 'object' }, cron: true, callers: 'services' },
  ],
  events: [
    {
      name: 'Sent',
      description: '',
      fields: { type: 'object', properties: { id: { type: 'integer' } } },
      deprecated: true,
    },
  ],
  deps: { programs: ['weather'], syscalls: { 'berm.http.fetch': ['a.example', 'b.example'] }, secrets: ['key'] },
  database: { migrations: [{ name: '0001.sql', sql: 'create' }] },
};

test('a berm manifest as a table', () => {
  expect(manifestText(manifest, { name: 'echo', facts: ['berm image', 'ABI 4'] })).toBe(`echo 1.0.0  berm image, ABI 4
  Says \\u{1b}[31mthings

  Tools (2)
    say(text: string) → Said
        public, query, anonymous · Says it.
    prune()
        internal, services only, cron

  Events (1)
    Sent {id?: integer}
        deprecated

  Reaches for (3)
    programs weather
    berm.http.fetch a.example, b.example
    secrets key

  Migrations, in their order (1)
    0001.sql  6 characters of SQL
`);
});
test('an IDL says what it cannot say', () => {
  const { abi_version: _abi, events: _events, deps: _deps, database: _database, ...idl } = manifest;
  expect(manifestText(idl, { name: 'echo', facts: [] })).toContain(
    'Events, reach and migrations are not known: an IDL does not say them.',
  );
});
test('a plugin manifest as a table, as far as it can be read', () => {
  const text = pluginText(
    {
      version: '2.0.0',
      capabilities: ['log', 1],
      components: [
        {
          componentType: 'Judge',
          inputs: [{ title: 'text', type: 'string' }],
          outputs: [{ title: 'grade', type: 'integer' }],
          branches: ['yes', 'no'],
        },
        'nonsense',
      ],
      tools: [
        { name: 'count', path: 'bin/count', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } },
      ],
      files: [{ path: 'a', dest: 'b' }],
      discoverTools: true,
    },
    { name: 'judge', facts: ['heddle plugin'] },
  );
  expect(text).toBe(`judge 2.0.0  heddle plugin

  Components (1)
    Judge(text: string) → grade: integer
        node, branches yes, no

  Tools (1)
    count(text?: string)
        runs bin/count

  Files (1)
    a → b

  Asks for (1)
    log

  More tools are discovered at load, which is never done here.
`);
  expect(pluginText({}, { name: 'x', facts: [] })).toBe('x  \n');
});
