/** The built command as a process, on real images: every exit code, every form, and what people type wrong. */
import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { cli } from '../support/cli.ts';
import { distPath, ROOT } from '../support/dist.ts';

jest.setTimeout(60_000);
const OLD = `${ROOT}examples/echo/echo-1.0.0.wasm`;
const COMPATIBLE = `${ROOT}examples/echo/echo-1.1.0.wasm`;
const BREAKING = `${ROOT}examples/echo/echo-2.0.0.wasm`;
const validate = new Ajv2020().compile(JSON.parse(readFileSync(`${ROOT}report.schema.json`, 'utf8')) as object);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-compat-'));
  copyFileSync(OLD, join(folder, 'old.wasm'));
  copyFileSync(COMPATIBLE, join(folder, 'next.wasm'));
  copyFileSync(BREAKING, join(folder, 'broken.wasm'));
  writeFileSync(join(folder, 'garbage.wasm'), 'this is no image');
  writeFileSync(
    join(folder, 'plugin.json'),
    '{"name":"judge","version":"1.0.0","components":[{"componentType":"Judge","branches":["yes","no"]}]}',
  );
  writeFileSync(
    join(folder, 'judge.json'),
    '{"name":"judge","version":"2.0.0","components":[{"componentType":"Judge","branches":["yes"]}]}',
  );
  for (const name of ['plugin.mjs', 'judge.mjs']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'empty'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (...args: string[]): ReturnType<typeof cli> => cli(['check', ...args], { cwd: folder });

describe('check: exit codes', () => {
  test('0: compatible', async () => {
    const { code, out, err } = await check('next.wasm', '--baseline', 'old.wasm');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('✓ next 1.0.0 → 1.1.0: no breaking changes');
    expect(out).toContain('1 added or changed without breaking anyone');
  });
  test('1: refused, with the witness', async () => {
    const { code, out } = await check('broken.wasm', '--baseline', 'next.wasm');
    expect(code).toBe(1);
    expect(out).toContain('✗ broken 1.1.0 → 2.0.0: 1 breaking change');
    expect(out).toMatch(/^ {6}\{"text": "[^"]*"\}$/m);
    expect(out).not.toContain('\u001b');
  });
  test('0: forced, and not called clean', async () => {
    const { code, out } = await check('broken.wasm', '--baseline', 'next.wasm', '--force');
    expect(code).toBe(0);
    expect(out).toContain('broken 1.1.0 → 2.0.0: 1 breaking change, forced');
    expect(out).toContain('passes, forced');
  });
  test('2: the current contract would not load', async () => {
    const { code, out } = await check('garbage.wasm', '--baseline', 'old.wasm');
    expect(code).toBe(2);
    expect(out).toContain('garbage: does not load: 1 error');
  });
  test('2: force does not help', async () =>
    expect((await check('garbage.wasm', '--baseline', 'old.wasm', '--force')).code).toBe(2));
  test('3: a baseline that is not there; 4: one that is no contract', async () => {
    expect((await check('next.wasm', '--baseline', 'nowhere.wasm')).code).toBe(3);
    const { code, out } = await check('next.wasm', '--baseline', 'garbage.wasm');
    expect(code).toBe(4);
    expect(out).toContain('next 1.1.0: not judged: ');
  });
  test('3: a berm image against a plugin', async () => {
    const { code, out } = await check('next.wasm', '--baseline', 'plugin.json');
    expect(code).toBe(3);
    expect(out.replace(/\s+/g, ' ')).toContain('a heddle plugin manifest and the current contract a berm image');
  });
  test('a plugin manifest', async () => {
    const { code, out } = await check('judge.json', '--baseline', 'plugin.json');
    expect(code).toBe(1);
    expect(out).toMatch(/ {2}judge\.json:1$/m);
  });
  test('several contracts: one bad one stops no other, the code is the highest', async () => {
    const { code, out } = await check('garbage.wasm', 'nowhere.wasm', 'empty', 'broken.wasm', '--baseline', 'old.wasm');
    expect(code).toBe(3);
    for (const text of [
      'garbage',
      '"nowhere.wasm" does not exist',
      '"empty" is a directory',
      'broken 1.0.0 → 2.0.0: 1 breaking change',
      'fails (exit code 3)  4 contracts',
    ])
      expect(out.replace(/\s*\n\s+/g, ' ')).toContain(text);
  });
  test('a glob, and a name', async () => {
    const { out } = await check('mine=n*t.wasm', '--baseline', 'old.wasm');
    expect(out).toContain('mine 1.0.0 → 1.1.0');
    const { code, out: none } = await check('*.nothing', '--baseline', 'old.wasm');
    expect(code).toBe(3);
    expect(none).toContain('No file matches "*.nothing"');
  });
  test('a file that may not be read', async () => {
    if (process.getuid?.() === 0) return void process.stderr.write('skipped: root may read every file\n');
    copyFileSync(OLD, join(folder, 'locked.wasm'));
    chmodSync(join(folder, 'locked.wasm'), 0);
    const { code, out } = await check('locked.wasm', '--baseline', 'old.wasm');
    expect(code).toBe(3);
    expect(out).toMatch(/locked\.wasm/);
  });
});

describe('check: what is typed wrong ends with 3 and a line that helps', () => {
  test.each([
    [[], /No contract is given/],
    [['a.wasm', '--baselin', 'x'], /There is no option --baselin\. Did you mean --baseline\?/],
    [['a.wasm', '--baseline'], /--baseline needs a value/],
    [['a.wasm', '--baseline', 'a', '--baseline', 'b'], /--baseline is given 2 times/],
    [
      ['a.wasm', '--comment', 'never'],
      /--comment means nothing to berm-compat check: it is an input of the Action only/,
    ],
    [['a.wasm', '--format', 'jsn'], /There is no format "jsn"\. Did you mean "json"\?/],
    [['a.wasm', '--usage-window', '60', '--baseline', 'old.wasm'], /A longer window/],
    [['a.wasm', '--baseline', 'old.wasm', '--tag-pattern', 'v*'], /"tag-pattern" chooses among releases/],
    [
      ['next.wasm', '--baseline', 'old.wasm', '--output', 'no/where'],
      /--output "no\/where" cannot be written: there is no folder no/,
    ],
    [['next.wasm', '--version'], /--version needs a value/],
  ])('%j', async (args, message) => {
    const { code, err, out } = await check(...args);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(message);
    expect(err).toMatch(/^berm-compat: .*\n$/);
  });
  test('a broken acceptance file', async () => {
    writeFileSync(join(folder, 'accept.json'), '{"accept": [}');
    const { code, err } = await check('next.wasm', '--baseline', 'old.wasm', '--accept-file', 'accept.json');
    expect(code).toBe(3);
    expect(err).toContain('accept.json is not JSON: line 1, column 13');
  });
});

describe('forms', () => {
  test('json, valid by its schema', async () => {
    const { code, out } = await check('broken.wasm', '--baseline', 'old.wasm', '--format', 'json');
    expect(code).toBe(1);
    const report = JSON.parse(out) as { verdict: string; exitCode: number };
    expect(validate(report)).toBe(true);
    expect(report).toMatchObject({ verdict: 'refused', exitCode: 1 });
  });
  test.each([
    ['markdown', /^## ❌ broken 1\.0\.0 → 2\.0\.0: 1 breaking change\n/],
    ['sarif', /"version": "2\.1\.0"/],
    ['html', /^<!doctype html>/],
    ['changelog', /^## broken 2\.0\.0\n/],
    ['badge', /"label": "compatibility"/],
    ['github', /^::error title=broken%3A tool say%3A argument-newly-required::/],
  ])('%s', async (form, expected) => {
    const { code, out } = await check('broken.wasm', '--baseline', 'old.wasm', '--format', form);
    expect(code).toBe(1);
    expect(out).toMatch(expected);
  });
  test('to a file', async () => {
    const { code, out } = await check('broken.wasm', '--baseline', 'old.wasm', '-f', 'json', '-o', 'report.json');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(validate(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))).toBe(true);
  });
  test('colours: none when piped, on demand, and off by NO_COLOR', async () => {
    const coloured = await cli(['check', 'broken.wasm', '--baseline', 'old.wasm'], {
      cwd: folder,
      env: { FORCE_COLOR: '1' },
    });
    expect(coloured.out).toContain('\u001b[31m✗\u001b[39m');
    const off = await cli(['check', 'broken.wasm', '--baseline', 'old.wasm'], {
      cwd: folder,
      env: { FORCE_COLOR: '1', NO_COLOR: '1' },
    });
    expect(off.out).not.toContain('\u001b');
  });
  test('a reader that goes away is no crash', async () => {
    const code = await new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [distPath('cli.js'), 'check', 'broken.wasm', '--baseline', 'old.wasm', '--format', 'html'],
        { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      child.stdout.destroy();
      let err = '';
      child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
      child.on('close', (status) => resolve([status, err]));
    });
    expect(code).toEqual([1, '']);
  });
});

describe('the other commands', () => {
  test('validate: all problems at once', async () => {
    writeFileSync(
      join(folder, 'bad.json'),
      '{"name": "", "components": [{"componentType": "a b", "kind": "nod"}], "capabilities": ["fly"]}',
    );
    const { code, out } = await cli(['validate', 'bad.json', 'plugin.json'], { cwd: folder });
    expect(code).toBe(2);
    expect(out).toContain('✗ bad: does not load: ');
    expect(out).toContain('✓ judge 1.0.0: no error found (no code was compiled or run)');
    expect(out).toMatch(/fails \(exit code 2\) {2}2 contracts: [4-9] errors/);
    expect((await cli(['validate', 'plugin.json'], { cwd: folder })).code).toBe(0);
    expect((await cli(['validate', 'old.wasm'], { cwd: folder })).code).toBe(0);
    expect((await cli(['validate', 'nowhere.json'], { cwd: folder })).code).toBe(3);
  });
  test('inspect: a table, and JSON', async () => {
    const table = await cli(['inspect', 'old.wasm'], { cwd: folder });
    expect(table.code).toBe(0);
    expect(table.out).toContain('say(text: string) → Said');
    const json = await cli(['inspect', 'old.wasm', '--json'], { cwd: folder });
    expect(JSON.parse(json.out)).toMatchObject({
      abi_version: 4,
      version: '1.0.0',
      tools: [{ name: 'say', query: true, public: true, anonymous: true }],
    });
    const plugin = await cli(['inspect', 'plugin.json'], { cwd: folder });
    expect(plugin.out).toContain('branches yes, no');
    const bad = await cli(['inspect', 'garbage.wasm'], { cwd: folder });
    expect({ code: bad.code, out: bad.out }).toEqual({ code: 2, out: '' });
    expect(bad.err).toContain('garbage.wasm');
    expect((await cli(['inspect'], { cwd: folder })).code).toBe(3);
  });
  test('accept: what is written down no longer counts, and what matches nothing is said', async () => {
    const file = ['--accept-file', 'written.json'];
    const refused = await cli(['accept', 'broken.wasm', '--baseline', 'old.wasm', ...file], { cwd: folder });
    expect(refused.code).toBe(3);
    const written = await cli(
      ['accept', 'broken.wasm', '--baseline', 'old.wasm', '--reason', 'nobody calls it', ...file],
      { cwd: folder },
    );
    expect(written).toEqual({
      code: 0,
      out: expect.stringMatching(/^Accepted 1 finding in written\.json:\n  [0-9a-f]{12}  broken: .*\nCommit it\.\n$/),
      err: '',
    });
    const after = await check('broken.wasm', '--baseline', 'old.wasm', ...file);
    expect(after.code).toBe(0);
    expect(after.out).toContain('1 breaking change, none blocking');
    expect(after.out.replace(/\s+/g, ' ')).toContain('(accepted: nobody calls it)');
    expect((await check('next.wasm', '--baseline', 'old.wasm', ...file)).out).toContain(
      'matches nothing that was found',
    );
    const again = await cli(['accept', 'broken.wasm', '--baseline', 'old.wasm', '--reason', 'x', ...file], {
      cwd: folder,
    });
    expect(again.out).toBe('Nothing blocks, so there is nothing to accept.\n');
  });
  test('accept: from a report, one finding', async () => {
    await check('broken.wasm', '--baseline', 'old.wasm', '-f', 'json', '-o', 'r.json');
    const unknown = await cli(
      ['accept', '--report', 'r.json', '--only', 'ffffffffffff', '--reason', 'x', '--accept-file', 'from.json'],
      { cwd: folder },
    );
    expect(unknown.code).toBe(3);
    expect(unknown.err).toContain('ffffffffffff');
    const fingerprint = /"fingerprint": "([0-9a-f]{12})"/.exec(readFileSync(join(folder, 'r.json'), 'utf8'))?.[1] ?? '';
    const { code } = await cli(
      [
        'accept',
        '--report',
        'r.json',
        '--only',
        fingerprint,
        '--reason',
        'x',
        '--expires',
        '2099-01-01',
        '--accept-file',
        'from.json',
      ],
      { cwd: folder },
    );
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'from.json'), 'utf8'))).toEqual({
      accept: [{ fingerprint, reason: 'x', baseline: '1.0.0', expires: '2099-01-01' }],
    });
    writeFileSync(join(folder, 'no-report.json'), '{}');
    expect((await cli(['accept', '--report', 'no-report.json', '--reason', 'x'], { cwd: folder })).code).toBe(2);
  });
  test('help, version, and a mistyped command', async () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
    expect(await cli(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    const overview = await cli(['--help']);
    expect(overview.code).toBe(0);
    for (const name of ['check', 'validate', 'inspect', 'accept', 'schema']) {
      expect(overview.out).toContain(`  ${name} `);
      const help = await cli([name, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toContain(`Usage: berm-compat ${name} `);
      expect(help.out).toContain('Examples:');
      for (const line of help.out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    }
    expect((await cli([])).code).toBe(3);
    const typo = await cli(['chekc']);
    expect(typo).toEqual({ code: 3, out: '', err: expect.stringContaining('Did you mean "check"?') });
    expect((await cli(['new.wasm'])).err).toContain('berm-compat check new.wasm --baseline <old>');
  });
});
