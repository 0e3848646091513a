/** The page on which anyone can compare two files: built, served from loopback, opened in chromium. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CHROMIUM, openPage, type Tab } from '../support/chromium.ts';
import { cli } from '../support/cli.ts';
import { ROOT } from '../support/dist.ts';
import { startServer, type TestServer } from '../support/server.ts';

jest.setTimeout(90_000);

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Pairs as the page names its examples, and where their files lie in the repository. */
const PAIRS = [
  [
    'weather-1.1.0.wasm',
    'weather-2.0.1.wasm',
    'examples/weather/weather-1.1.0.wasm',
    'examples/weather/weather-2.0.1.wasm',
  ],
  [
    'weather-1.0.0.wasm',
    'weather-1.1.0.wasm',
    'examples/weather/weather-1.0.0.wasm',
    'examples/weather/weather-1.1.0.wasm',
  ],
  ['plugin-1.0.0.json', 'plugin-2.0.0.json', 'examples/plugin/1.0.0/editor.json', 'examples/plugin/2.0.0/editor.json'],
] as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-try-'));
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/try.mjs'), '--out', join(folder, 'try')], {
    encoding: 'utf8',
  });
  expect(built).toMatchObject({ status: 0, stderr: '' });
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the page’s code is under 600 KiB compressed', () => {
  const sizes = ['index.html', 'page.js', 'style.css', 'worker.js'].map(
    (name) => gzipSync(readFileSync(join(folder, 'try', name)), { level: 9 }).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600 * 1024);
});

const inChromium = CHROMIUM === undefined ? describe.skip : describe;
if (CHROMIUM === undefined) process.stdout.write('chromium is not here: the page is not opened\n');

inChromium('in chromium', () => {
  let server: TestServer;
  let tab: Tab;
  beforeAll(async () => {
    server = await startServer(serve);
    tab = await openPage('<p>nothing yet</p>');
  }, 60_000);
  afterAll(async () => {
    await tab.close();
    await server.close();
  });

  function serve({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const path = join(folder, 'try', url === '/' ? 'index.html' : url.replace(/[?#].*$/, ''));
    const found = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(found ? readFileSync(path) : '');
  }

  const until = async (condition: string): Promise<void> => {
    for (let tries = 0; !(await tab.evaluate<boolean>(condition)); tries += 1) {
      if (tries > 1000)
        throw new Error(`never: ${condition}; ${await tab.evaluate<string>('document.body.innerText')}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const open = async (hash = ''): Promise<void> => {
    await tab.send('Page.navigate', { url: 'about:blank' });
    await tab.send('Page.navigate', { url: `${server.url}/${hash}` });
    await until("document.readyState === 'complete' && document.getElementById('example')?.options.length > 1");
  };
  const choose = (index: number): Promise<unknown> =>
    tab.evaluate(
      `{ const select = document.getElementById('example'); select.selectedIndex = ${index + 1}; ` +
        "select.dispatchEvent(new Event('change')); 1 }",
    );
  /** What "Save report.json" would save. */
  const saved = (): Promise<string> =>
    tab.evaluate(`new Promise((resolve) => {
      URL.createObjectURL = (blob) => { blob.text().then(resolve); return 'data:,'; };
      document.getElementById('save').click();
    })`);
  const findings = (report: string): unknown =>
    (JSON.parse(report) as { contracts: { findings: unknown }[] }).contracts.map((contract) => contract.findings);

  test.each(PAIRS)('%s → %s: the findings of the command, byte for byte', async (before, after, from, to) => {
    await open();
    await choose(PAIRS.findIndex(([name, next]) => name === before && next === after));
    await until("!document.getElementById('save').disabled");
    const bare = join(folder, after);
    mkdirSync(bare, { recursive: true });
    cpSync(join(ROOT, from), join(bare, before));
    cpSync(join(ROOT, to), join(bare, after));
    const { out } = await cli(['check', after, '--baseline', before, '--format', 'json'], { cwd: bare });
    expect(JSON.stringify(findings(await saved()), null, 1)).toBe(JSON.stringify(findings(out), null, 1));
    expect(await tab.evaluate<string>("document.querySelector('iframe').srcdoc.slice(0, 15)")).toBe('<!doctype html>');
  });

  test('two JSON Schemas are compared both ways; a link holds the pair', async () => {
    await open();
    await tab.evaluate(`{
      const put = (side, text) => {
        const input = document.querySelector('#' + side + ' input');
        const files = new DataTransfer();
        files.items.add(new File([text], side + '.json'));
        input.files = files.files;
        input.dispatchEvent(new Event('change'));
      };
      put('before', '{"type":"integer"}'); put('after', '{"type":"number"}'); 1 }`);
    await until("document.querySelectorAll('dd').length === 2");
    const said = "[...document.querySelectorAll('dd')].map((told) => told.className)";
    expect(await tab.evaluate(said)).toEqual(['compatible', 'break']);
    await tab.evaluate("document.getElementById('share').click()");
    await until("location.hash.startsWith('#1=')");
    const hash = await tab.evaluate<string>('location.hash');
    await open(hash);
    await until("document.querySelectorAll('dd').length === 2");
    expect(await tab.evaluate(said)).toEqual(['compatible', 'break']);
  });

  test('what is no contract is said, and the page stays alive', async () => {
    await open();
    await tab.evaluate(`{
      for (const side of ['before', 'after']) {
        const input = document.querySelector('#' + side + ' input');
        const files = new DataTransfer();
        files.items.add(new File(['no contract'], side + '.txt'));
        input.files = files.files;
        input.dispatchEvent(new Event('change'));
      } 1 }`);
    await until("document.getElementById('status').classList.contains('bad')");
    expect(await tab.evaluate("document.getElementById('status').textContent")).toMatch(
      /^before\.txt cannot be compared: /,
    );
  });

  test('nothing leaves the page: every request went to where it came from, and its policy lets no other through', async () => {
    await open();
    expect(await tab.evaluate("fetch('https://example.com/').then(() => 'sent', () => 'refused')")).toBe('refused');
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
