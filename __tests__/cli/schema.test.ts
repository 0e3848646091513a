import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runCommandLine } from '../../src/cli/main.ts';
import type { CommandIo } from '../../src/cli/io.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'schema-command-'));
  const files: Record<string, unknown> = {
    'writer.json': { type: 'object', properties: { page: { type: 'integer' } } },
    'reader.json': { type: 'object', properties: { page: { type: 'integer', minimum: 0 } } },
    'unknown.json': { type: 'object', properties: { page: { $ref: 'https://example.com/page' } } },
    'list.json': [1],
    'api.json': {
      openapi: '3.1.0',
      components: {
        schemas: {
          Id: { type: 'integer' },
          User: { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } } },
        },
      },
      properties: { kept: { type: 'string' } },
    },
    'api-2.json': {
      openapi: '3.1.0',
      components: {
        schemas: {
          Id: { type: 'integer', maximum: 9 },
          User: { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } } },
        },
      },
    },
  };
  for (const [name, value] of Object.entries(files)) await writeFile(join(cwd, name), JSON.stringify(value));
  await writeFile(join(cwd, 'damaged.json'), '{\n  "type": tru\n}');
  await writeFile(join(cwd, 'latin.json'), Buffer.from([0x7b, 0xff, 0x7d]));
  await writeFile(join(cwd, 'big-writer.json'), '{"type":"integer","maximum":18446744073709551616}');
  await writeFile(join(cwd, 'big-reader.json'), '{"type":"integer","maximum":18446744073709551615}');
  await writeFile(
    join(cwd, 'pairs.jsonl'),
    [
      '{"id":"same","writer":{"type":"string"},"reader":{"type":"string"}}',
      '{"id":7,"writer":{"type":"integer","maximum":18446744073709551616},"reader":{"type":"integer","maximum":18446744073709551615}}',
      '',
      '{"id":"old","draft":"draft-04","writer":{"minimum":1},"reader":{"minimum":1,"exclusiveMinimum":true}}',
      '{"id":"who knows","writer":{},"reader":{"$ref":"other.json"}}',
    ].join('\n'),
  );
  await writeFile(
    join(cwd, 'bad.jsonl'),
    [
      '{"id":"a","writer":true}',
      'nonsense',
      '{"id":"b","writer":true,"reader":3}',
      '[]',
      '{"id":"c","writer":true,"reader":true,"draft":"9"}',
      '{"id":"d","writer":true,"reader":true}',
    ].join('\n'),
  );
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function run(args: string, more: Partial<CommandIo> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const io: CommandIo = {
    out: (text) => ((out += text), Promise.resolve()),
    err: (text) => void (err += text),
    env: {},
    cwd,
    colour: false,
    progress: false,
    ...more,
  };
  const code = await runCommandLine(['schema', ...args.split(' ')], io);
  return { code, out, err };
}

async function* stdin(text: string): AsyncGenerator<Uint8Array> {
  for (const part of text.match(/[^]{1,7}/g) ?? []) yield await Promise.resolve(Buffer.from(part));
}

describe('berm-compat schema <writer> <reader>', () => {
  test('a break: the answer, the witness, the places, exit code 1', async () => {
    expect(await run('writer.json reader.json')).toEqual({
      code: 1,
      err: '',
      out: `break: the writer may send what the reader refuses

  {"page": -1}

1. negative-refused: negative integers are refused
   reader   /properties/page  minimum 0
   writer   /properties/page
   sent     {"page": -1}
   mend     let the reader accept signed integers
`,
    });
  });

  test('compatible: exit code 0', async () => {
    expect(await run('reader.json writer.json')).toEqual({
      code: 0,
      err: '',
      out: 'compatible: the reader accepts every value that the writer may send\n',
    });
  });

  test('undecided: says why, exit code 1', async () => {
    const { code, out } = await run('writer.json unknown.json');
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toBe(
      'undecided: "$ref" leads to "https://example.com/page", which is not in the document (nothing is fetched)',
    );
    expect(out).toContain('1. schema-narrowed (undecided)');
  });

  test('json has everything, and no digit is lost', async () => {
    const { out } = await run('big-writer.json big-reader.json --format json');
    expect(out).toContain('"witness": 18446744073709551616');
    const parsed = JSON.parse(out) as { answer: string; places: { kind: string; reader: string }[] };
    expect(parsed.answer).toBe('break');
    expect(parsed.places).toMatchObject([{ kind: 'bounds-narrowed', reader: '', answer: 'break' }]);
  });

  test('colour where it is asked for, and nothing from a schema reaches the terminal as it is', async () => {
    expect((await run('writer.json reader.json', { colour: true })).out).toContain('\u001b[31mbreak\u001b[39m');
    const evil = JSON.stringify({ type: 'object', properties: { '\u001b[2J': { type: 'integer' } } });
    const { out } = await run('- unknown.json --strict', { input: stdin(evil) });
    expect(out).not.toContain('\u001b');
  });

  test('a schema inside a larger document', async () => {
    const { code, out } = await run(
      'api.json#/components/schemas/User api-2.json#/components/schemas/User --format json',
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      witness: { id: 10 },
      places: [{ reader: '/components/schemas/Id', writer: '/components/schemas/Id' }],
    });
    expect((await run('api.json#/properties/kept api.json#/components/schemas/Id')).out).toContain('type-changed');
  });

  test('from standard input', async () => {
    expect((await run('- reader.json', { input: stdin('{"type":"object"}') })).out).toContain('{"page": ');
    expect((await run('- reader.json --draft draft-07', { input: stdin('false') })).code).toBe(0);
  });

  test('strict drops the closed reading', async () => {
    expect((await run('writer.json writer.json --strict')).code).toBe(0);
    const more = JSON.stringify({
      type: 'object',
      properties: { page: { type: 'integer' }, other: { type: 'string' } },
    });
    expect((await run('writer.json -', { input: stdin(more) })).code).toBe(0);
    expect((await run('writer.json - --strict', { input: stdin(more) })).out).toContain('"other"');
  });

  test.each<[string, number, string]>([
    ['writer.json', 3, 'Give two files'],
    ['- -', 3, 'Only one of the two schemas'],
    ['writer.json nowhere.json', 3, '"nowhere.json" '],
    ['damaged.json reader.json', 2, '"damaged.json" is not JSON: expected a value, found "tru" (line 2, column 11)'],
    ['latin.json reader.json', 2, '"latin.json" is not UTF-8 text'],
    ['list.json reader.json', 2, 'is not a JSON Schema: a schema is an object or a boolean'],
    ['api.json#/components/nothing reader.json', 2, 'has nothing at "/components/nothing"'],
    ['writer.json reader.json --draft draft-7', 3, 'Did you mean "draft-07"?'],
    ['writer.json reader.json --budget many', 3, '--budget is "many"'],
    ['writer.json reader.json --format xml', 3, 'There is no format "xml" here'],
    ['writer.json reader.json --stric', 3, 'Did you mean --strict?'],
    ['--pairs pairs.jsonl writer.json', 3, 'Leave the files out'],
    ['--pairs nowhere.jsonl', 3, '"nowhere.jsonl" '],
  ])('%s: exit code %d', async (args, code, message) => {
    const ran = await run(args);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toContain(message);
  });
});

describe('berm-compat schema --pairs', () => {
  const answers = (out: string): unknown[] =>
    out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line.replace(/"ms": [0-9.]+/, '"ms": 0')) as unknown);

  test('one line in, one line out, in order', async () => {
    const { code, out, err } = await run('--pairs pairs.jsonl');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('"witness": 18446744073709551616');
    expect(answers(out)).toEqual([
      { id: 'same', answer: 'compatible', ms: 0 },
      { id: 7, answer: 'break', witness: 18446744073709551616, ms: 0 },
      { id: 'old', answer: 'break', witness: 1, ms: 0 },
      {
        id: 'who knows',
        answer: 'undecided',
        reason: '"$ref" leads to "other.json", which is not in the document (nothing is fetched)',
        cause: { code: 'foreign-reference', keyword: '$ref', target: 'other.json' },
        ms: 0,
      },
    ]);
  });

  test('many lines through standard input', async () => {
    const text = Array.from({ length: 200 }, (_, id) =>
      JSON.stringify({ id, writer: { type: 'integer', maximum: id }, reader: { type: 'integer', maximum: 100 } }),
    ).join('\n');
    const { code, out } = await run('--pairs -', { input: stdin(text) });
    expect(code).toBe(0);
    expect(answers(out)).toEqual(
      Array.from({ length: 200 }, (_, id) =>
        id <= 100 ? { id, answer: 'compatible', ms: 0 } : { id, answer: 'break', witness: 101, ms: 0 },
      ),
    );
  });

  test('a line that cannot be read is answered with the error, and the others are answered', async () => {
    const { code, out } = await run('--pairs bad.jsonl');
    expect(code).toBe(2);
    expect(answers(out)).toEqual([
      { id: 'a', error: '"reader" is missing: a line is {"id", "writer", "reader", "draft"?}' },
      { error: 'line 2 is not JSON: expected a value, found "nonsense" (column 1)' },
      { id: 'b', error: '"reader" must be a JSON Schema: an object or a boolean' },
      { error: 'line 4 is not an object {"id", "writer", "reader"}' },
      { id: 'c', error: '"draft" must be one of draft-04, draft-06, draft-07, 2019-09, 2020-12' },
      { id: 'd', answer: 'compatible', ms: 0 },
    ]);
  });
});
