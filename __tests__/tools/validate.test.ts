import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { looksLikeTools, readTools, TOOLS_RULES, validateTools } from '../../src/tools/index.ts';

const text = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json, null, 2));
const rules = (json: Json): string[] => validateTools(text(json)).map(({ rule }) => rule);
const tool = (fields: Record<string, Json> = {}): Json => ({ name: 'ask', inputSchema: { type: 'object' }, ...fields });

describe('every rule, by its own examples', () => {
  test.each(TOOLS_RULES.map((rule) => [rule.id, rule] as const))('%s', (id, { wrong, right, level }) => {
    const found = validateTools(text(wrong)).filter(({ rule }) => rule === id);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((problem) => problem.level === level)).toBe(true);
    expect(rules(right)).toEqual([]);
  });
});

describe('where the list is', () => {
  test.each([
    ['the answer', { tools: [tool()] }],
    ['the bare list', [tool()]],
    ['the JSON-RPC answer around it', { jsonrpc: '2.0', id: 1, result: { tools: [tool()] } }],
    ['no tools', { tools: [] }],
    ['a last page says null', { tools: [tool()], nextCursor: null }],
  ])('%s', (_, json) => {
    expect(rules(json)).toEqual([]);
  });
  test('what it reads: names, places, hints after MCP’s defaults, a null result schema promises nothing', () => {
    const json = {
      jsonrpc: '2.0',
      id: 1,
      result: {
        version: '1.2.0',
        tools: [{ ...(tool({ outputSchema: null, annotations: { readOnlyHint: true } }) as object) }, 3, { name: 4 }],
      },
    } as Json;
    const { list } = readTools(text(json));
    expect(list).toEqual({
      version: '1.2.0',
      at: '/result/tools',
      tools: [
        {
          name: 'ask',
          at: '/result/tools/0',
          inputSchema: { type: 'object' },
          annotations: { readOnlyHint: true, destructiveHint: true, idempotentHint: false, openWorldHint: true },
          deprecated: false,
        },
      ],
    });
  });
});

describe('what is wrong, and where', () => {
  test.each<[string, Json, string, string]>([
    ['a page', { tools: [tool()], nextCursor: 'x' }, 'tools-page', '/nextCursor'],
    ['a page of an answer', { result: { tools: [tool()], nextCursor: '' } }, 'tools-page', '/result/nextCursor'],
    ['no list', { tools: 'none' }, 'tools-not-a-list', '/tools'],
    ['a text', '"tools"', 'tools-not-a-list', ''],
    ['an error', { jsonrpc: '2.0', id: 1, error: { code: -1, message: 'no' } }, 'tools-answer-failed', '/error'],
    ['no name', { tools: [{ inputSchema: { type: 'object' } }] }, 'tools-name', '/tools/0'],
    ['an empty name', { tools: [tool({ name: '' })] }, 'tools-name', '/tools/0/name'],
    ['129 letters', { tools: [tool({ name: 'a'.repeat(129) })] }, 'tools-name', '/tools/0/name'],
    ['65 letters', { tools: [tool({ name: 'a'.repeat(65) })] }, 'tools-name-strict', '/tools/0/name'],
    ['a dot', { tools: [tool({ name: 'a.b' })] }, 'tools-name-strict', '/tools/0/name'],
    ['what heddle does not take', { tools: [tool({ name: 'a-b' })] }, 'tools-name-strict', '/tools/0/name'],
    ['twice', { tools: [tool(), tool()] }, 'tools-once', '/tools/1/name'],
    ['no schema', { tools: [{ name: 'ask' }] }, 'tools-schema', '/tools/0'],
    ['a type list', { tools: [tool({ inputSchema: { type: ['object'] } })] }, 'tools-schema', '/tools/0/inputSchema'],
    [
      'a result of another type',
      { tools: [tool({ outputSchema: { type: 'array' } })] },
      'tools-schema',
      '/tools/0/outputSchema',
    ],
    [
      'null properties',
      { tools: [tool({ inputSchema: { type: 'object', properties: null } })] },
      'tools-schema-parts',
      '/tools/0/inputSchema/properties',
    ],
    [
      'null required',
      { tools: [tool({ inputSchema: { type: 'object', required: null } })] },
      'tools-schema-parts',
      '/tools/0/inputSchema/required',
    ],
    [
      'annotations that are a list',
      { tools: [tool({ annotations: [] })] },
      'tools-annotations',
      '/tools/0/annotations',
    ],
    [
      'a tuple',
      { tools: [tool({ inputSchema: { type: 'object', properties: { p: { items: [{}] } } } })] },
      'tools-schema-dialect',
      '/tools/0/inputSchema/properties/p/items',
    ],
  ])('%s', (_, json, rule, pointer) => {
    expect(validateTools(text(json))).toEqual([expect.objectContaining({ rule, pointer })]);
  });
  test('64 letters, digits and underscores are a name for everybody', () => {
    expect(rules({ tools: [tool({ name: `_${'a1'.repeat(31)}b` })] })).toEqual([]);
  });
  test('a property that is called as a keyword is no keyword, and data is no schema', () => {
    const properties = { items: { type: 'array', default: [{ items: [] }] }, dependencies: { type: 'object' } };
    expect(rules({ tools: [tool({ inputSchema: { type: 'object', properties } })] })).toEqual([]);
  });
  test('draft-07 that says so is fine', () => {
    const inputSchema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      dependencies: { a: ['b'] },
    };
    expect(rules({ tools: [tool({ inputSchema })] })).toEqual([]);
  });
  test('a problem stands on its line', () => {
    expect(validateTools('{"tools": [\n  {"name": "a b",\n   "inputSchema": {"type": "object"}}\n]}')).toEqual([
      expect.objectContaining({ rule: 'tools-name', line: 2, column: 12, received: '"a b"' }),
    ]);
  });
  test('lints can be switched off, errors cannot', () => {
    const dotted = text({ tools: [tool({ name: 'a.b' })] });
    expect(validateTools(dotted, { off: ['tools-name-strict'] })).toEqual([]);
    expect(validateTools(text({ tools: [{}] }), { off: ['tools-name'] }).map(({ rule }) => rule)).toContain(
      'tools-name',
    );
  });
});

describe('hostile texts', () => {
  test.each<[string, string | Uint8Array]>([
    ['not JSON', 'listening on 3000\n{}'],
    ['not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['too deep', '['.repeat(5000)],
    ['too large', new Uint8Array(17 * 1024 * 1024)],
  ])('%s is one error', (_, source) => {
    expect(validateTools(source).map(({ rule, level }) => [rule, level])).toEqual([['tools-json', 'error']]);
  });
  test('a thousand faults of one rule are a hundred', () => {
    expect(validateTools(text({ tools: Array.from({ length: 1000 }, () => 1) }))).toHaveLength(100);
  });
  test('names such as __proto__ are names', () => {
    expect(
      rules(
        JSON.parse(
          '{"tools":[{"name":"__proto__","inputSchema":{"type":"object","required":["toString"],"properties":{"toString":{}}}}]}',
        ) as Json,
      ),
    ).toEqual([]);
  });
});

describe('told apart from other documents', () => {
  test.each<[string, Json, boolean]>([
    ['a list', [tool()], true],
    ['an answer', { tools: [tool()] }, true],
    ['a JSON-RPC error', { jsonrpc: '2.0', id: 1, error: {} }, true],
    ['an empty answer', { tools: [] }, true],
    ['a plugin', { name: 'a', version: '1', tools: [{ name: 'a', path: 'a.sh', inputSchema: {} }] }, false],
    ['a berm manifest', { tools: [{ name: 'a', parameters: {} }] }, false],
    ['a list of numbers', [1, 2], false],
    ['a text', 'tools', false],
  ])('%s', (_, json, expected) => {
    expect(looksLikeTools(json)).toBe(expected);
  });
});

test.each<readonly [string, Json, readonly string[]]>([
  [
    'a value that a keyword cannot have',
    { properties: { n: { type: 'integer', minimum: '1' } } },
    ['tools-schema-keyword'],
  ],
  ['a word that is no keyword', { properties: { n: { minimun: 1 } } }, ['tools-schema-keyword']],
  ['a dialect that nobody knows', { $schema: 'https://schemas.example/own' }, ['tools-schema-keyword']],
  ['what a rule of its own says', { properties: null }, ['tools-schema-parts']],
  ['a tuple of draft-07', { properties: { at: { items: [{}] } } }, ['tools-schema-dialect']],
  [
    'the same, said to be draft-07',
    { $schema: 'http://json-schema.org/draft-07/schema#', properties: { at: { items: [{}] } } },
    [],
  ],
  [
    'a tuple in a schema that says 2020-12',
    { $schema: 'https://json-schema.org/draft/2020-12/schema', items: [{}] },
    ['tools-schema-keyword'],
  ],
])('keywords of schemas: %s', (_, schema, wanted) => {
  expect(rules({ tools: [tool({ inputSchema: { type: 'object', ...(schema as object) } })] })).toEqual(wanted);
});
