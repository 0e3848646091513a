/** `validate --with` and `--together`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { runCommandLine } from '../../src/cli/main.ts';
import type { Report } from '../../src/report/model.ts';
import { flow } from '../heddle/uses/flows.ts';

// The command loads what it needs when it is first asked.
jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'validate-uses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'plugins'));
const put = (path: string, content: unknown): void =>
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, undefined, 1));

put('plugins/judge.json', { name: 'judge', version: '1.0.0', components: [{ componentType: 'Judge' }] });
put('plugins/rank.json', { name: 'rank', version: '1.0.0', components: [{ componentType: 'Rank' }] });
put('plugins/judge.mjs', '');
put('plugins/rank.mjs', '');
put('twin.json', {
  name: 'twin',
  version: '1.0.0',
  components: [{ componentType: 'Rank' }, { componentType: 'Judge' }],
});
put('twin.mjs', '');
put('fits.json', flow({ nodes: { n: { component_type: 'Judge' }, m: { component_type: 'Rank' } } }));
put('lost.json', flow({ nodes: { n: { component_type: 'Jugde' } } }));
put('operator.json', { middleware: { Gate: {} }, protocols: [{ protocol: 'lines' }] });

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const put_ = (text: string): Promise<void> => Promise.resolve(void (said += text));
  const io = {
    out: put_,
    err: (text: string) => void (said += text),
    env: {},
    cwd: folder,
    colour: false,
    progress: false,
  };
  return { code: await runCommandLine(['validate', ...args], io), said };
}

test('a document with the plugins that it needs, and without', async () => {
  expect(await run('fits.json', '--with', 'plugins/*.json')).toMatchObject({ code: 0 });
  expect(await run('fits.json', '--with', 'plugins/judge.json', '--with', 'plugins/rank.json')).toMatchObject({
    code: 0,
  });
  const without = await run('fits.json', '--with', 'plugins/judge.json');
  expect(without.code).toBe(2);
  expect(without.said).toContain('"Rank", which no plugin here provides');
});
test('each document has its own entry, with lines', async () => {
  const { code, said } = await run('*t*.json', '--with', 'plugins/*.json', '--format', 'json');
  const { contracts } = JSON.parse(said) as Report;
  expect(code).toBe(2);
  expect(contracts.map(({ path, verdict }) => [path, verdict])).toEqual([
    ['fits.json', 'compatible'],
    ['lost.json', 'invalid'],
    ['operator.json', 'invalid'],
    ['twin.json', 'invalid'],
  ]);
  const [, lost, operator] = contracts;
  expect(lost?.problems).toContainEqual(
    expect.objectContaining({
      rule: 'use-type-unknown',
      location: { path: 'lost.json', line: expect.any(Number), column: expect.any(Number) },
    }),
  );
  expect(operator?.problems.map(({ rule, line }) => [rule, line])).toEqual([
    ['use-middleware-unknown', 3],
    ['use-protocol-unknown', 6],
  ]);
});
test('plugins side by side', async () => {
  expect(await run('plugins/*.json', '--together')).toMatchObject({ code: 0 });
  expect(await run('plugins/*.json', 'twin.json')).toMatchObject({ code: 0 });
  const both = await run('plugins/*.json', 'twin.json', '--together');
  expect(both.code).toBe(2);
  expect(both.said).toContain('plugins "rank" and "twin" both provide the component type "Rank"');
});
test('what makes no sense', async () => {
  expect(await run('fits.json', '--with', 'nothing/*.json')).toMatchObject({ code: 3 });
  expect(await run('fits.json', '--with', 'lost.json')).toMatchObject({ code: 3 });
  expect(await run('none/*.yaml', '--with', 'plugins/*.json')).toMatchObject({ code: 3 });
  expect(await run('fits.json', '--with', 'plugins/*.json', '--together')).toMatchObject({ code: 3 });
});
