/** docs/schema.md shows what the command really prints. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { PLACE_KINDS } from '../../src/schema/place-kinds.ts';
import { runCommandLine } from '../../src/cli/main.ts';
import { ROOT } from '../support/dist.ts';

const page = readFileSync(join(ROOT, 'docs', 'schema.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'schema-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command lines of a page and what is shown below each; `cat` names files and shows a line of each. */
function* examples(): Generator<readonly [line: string, shown: string]> {
  for (const [, block = ''] of page.matchAll(/^```console\n([^]*?)^```/gm)) {
    const [, ...parts] = `\n${block}`.split(/^\$ /m);
    for (const part of parts) {
      const end = part.indexOf('\n');
      yield [part.slice(0, end), part.slice(end + 1)];
    }
  }
}

async function shown(line: string): Promise<string> {
  let out = '';
  const io = {
    out: (text: string) => ((out += text), Promise.resolve()),
    err: (text: string) => void (out += text),
    env: {},
    cwd: folder,
    colour: false,
    progress: false,
  };
  await runCommandLine(line.split(' ').slice(1), io);
  return out.replace(/"ms": [0-9.]+/g, '"ms": 0');
}

describe('docs/schema.md', () => {
  const runs: (readonly [string, string])[] = [];
  for (const [line, text] of examples()) {
    const [program, ...names] = line.split(' ');
    if (program !== 'cat') runs.push([line, text]);
    else if (names.length === 1) writeFileSync(join(folder, names[0] ?? ''), text);
    else names.forEach((name, index) => writeFileSync(join(folder, name), text.split('\n')[index] ?? ''));
  }
  const runnable = runs.filter(([line]) => !line.includes('#/'));

  test('shows enough examples', () => {
    expect(runnable.length).toBeGreaterThanOrEqual(6);
  });

  test.each(runnable)('%s', async (line, text) => {
    const out = await shown(line);
    const expected = text.replace(/"ms": [0-9.]+/g, '"ms": 0');
    const cut = expected.indexOf('…\n');
    if (cut === -1) expect(out).toBe(expected);
    else expect(out.startsWith(expected.slice(0, cut))).toBe(true);
  });

  test('lists every kind of place with its meaning', () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (.*) \|$/gm)].map(([, kind, meaning]) => [kind, meaning]);
    expect(rows).toEqual(Object.entries(PLACE_KINDS).map(([kind, { meaning }]) => [kind, meaning]));
  });
});
