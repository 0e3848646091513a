/** The built `berm-compat schema` as a process: the worker is found beside the bundle, and the process ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cli } from '../support/cli.ts';

jest.setTimeout(60_000);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-compat-schema-'));
  const files = {
    writer: { type: 'string' },
    reader: { type: 'string', pattern: '^(a+)+$', maxLength: 30 },
    hang: { type: 'string', pattern: '^(?=(a+)+$)(a|aa)+$', minLength: 40 },
  };
  for (const [name, schema] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
  const pairs = Array.from({ length: 300 }, (_, id) => ({
    id,
    writer: { type: 'integer' },
    reader: { type: 'integer', minimum: id },
  }));
  writeFileSync(join(folder, 'pairs.jsonl'), pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built command', () => {
  test('a break is confirmed, and the exit code is 1', async () => {
    const { code, out } = await cli(['schema', 'writer.json', 'reader.json', '--format', 'json'], { cwd: folder });
    const { answer, witness, places } = JSON.parse(out) as {
      answer: string;
      witness: string;
      places: { kind: string }[];
    };
    expect({ code, answer }).toEqual({ code: 1, answer: 'break' });
    expect(/^a+$/.test(witness) && witness.length <= 30).toBe(false);
    expect(places.map(({ kind }) => kind)).toEqual(['length-narrowed', 'pattern-changed']);
  });

  test('compatible: exit code 0', async () => {
    expect(await cli(['schema', 'reader.json', 'writer.json'], { cwd: folder })).toMatchObject({ code: 0, err: '' });
  });

  test('pairs: every line answered, every break confirmed', async () => {
    const { code, out, err } = await cli(['schema', '--pairs', 'pairs.jsonl'], { cwd: folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; answer: string; witness: number });
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 300 }, (_, id) => id));
    expect(answers.every(({ id, answer, witness }) => answer === 'break' && witness < id)).toBe(true);
  });

  test('hostile patterns end in an answer', async () => {
    const { code, out } = await cli(['schema', 'writer.json', 'hang.json'], { cwd: folder });
    expect(code).toBe(1);
    expect(out).toMatch(/^(break|undecided): /);
  });
});
