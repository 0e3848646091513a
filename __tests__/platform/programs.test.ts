/** The one door to programs: found outside the workspace, bounded, with an environment of its own. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { programs, searchPath } from '../../src/platform/programs.ts';

let home: string;
let work: string;
let bin: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'programs-'));
  [work, bin] = [join(home, 'work'), join(home, 'bin')];
  mkdirSync(work);
  mkdirSync(bin);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function script(folder: string, name: string, text: string, mode = 0o755): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), mode);
}
const LIMITS = { env: {}, timeoutMs: 10_000, maxBytes: 1000 };
const path = (...folders: string[]): { PATH: string } => ({ PATH: [...folders, '/usr/bin', '/bin'].join(delimiter) });
const text = (output: Uint8Array): string => Buffer.from(output).toString();

describe('what is started', () => {
  test('a program of the path, with its input; its code is no error', async () => {
    script(bin, 'say', 'read line; echo "got $line and $1"; exit 3');
    const end = await programs(work, path(bin))('say', ['one'], { ...LIMITS, input: 'hello\n' });
    expect(end).toMatchObject({ state: 'ended', code: 3 });
    expect(end.state === 'ended' && text(end.output)).toBe('got hello and one\n');
  });

  test('no argument is read by a shell', async () => {
    script(bin, 'say', 'printf %s "$1"');
    const end = await programs(work, path(bin))('say', [`$(id>${home}/ran);'"`], LIMITS);
    expect(end.state === 'ended' && text(end.output)).toBe(`$(id>${home}/ran);'"`);
    expect(existsSync(join(home, 'ran'))).toBe(false);
  });

  test('its environment is what is given, and a path outside the workspace', async () => {
    script(bin, 'tell', 'env | sort');
    process.env['A_SECRET'] = 'x';
    const end = await programs(work, { ...path(work, '.', bin), GITHUB_TOKEN: 'x' })('tell', [], {
      ...LIMITS,
      env: { HOME: '/home/me' },
    });
    delete process.env['A_SECRET'];
    const lines =
      end.state === 'ended'
        ? text(end.output)
            .split('\n')
            .filter((line) => !/^(?:_|PWD|SHLVL)=/.test(line))
        : [];
    expect(lines.filter((line) => line !== '').map((line) => line.split('=')[0])).toEqual(['HOME', 'PATH']);
    expect(lines.find((line) => line.startsWith('PATH='))).toBe(`PATH=${searchPath(work, path(bin)).join(delimiter)}`);
  });
});

describe('what is not started', () => {
  const missing = { state: 'missing' };

  test('what lies in the workspace: by an absolute entry, a relative one, an empty one, a link', async () => {
    script(work, 'say', `touch ${home}/ran`);
    symlinkSync(work, join(home, 'linked'));
    for (const folder of [work, '.', '', 'work', join(bin, '..', 'work'), join(home, 'linked')])
      expect(await programs(work, path(folder))('say', [], LIMITS)).toEqual(missing);
    symlinkSync(join(work, 'say'), join(bin, 'say'));
    expect(await programs(work, path(bin))('say', [], LIMITS)).toEqual(missing);
    expect(existsSync(join(home, 'ran'))).toBe(false);
  });

  test('a workspace that is a link is its target', async () => {
    script(work, 'say', 'true');
    symlinkSync(work, join(home, 'linked'));
    expect(await programs(join(home, 'linked'), path(work))('say', [], LIMITS)).toEqual(missing);
  });

  test('a name with a folder, an option, nothing', async () => {
    script(bin, 'say', 'true');
    for (const name of [`${bin}/say`, './say', '../bin/say', '-say', '', 'say\0', 'a b'])
      expect(await programs(work, path(bin))(name, [], LIMITS)).toEqual(missing);
  });

  test('what is no program: without the bit, a folder; the next of the path is', async () => {
    const second = join(home, 'second');
    mkdirSync(second);
    script(bin, 'say', 'echo first', 0o644);
    mkdirSync(join(bin, 'tell'));
    for (const name of ['say', 'tell']) script(second, name, 'echo second');
    for (const name of ['say', 'tell'])
      expect(await programs(work, path(bin, second))(name, [], LIMITS)).toMatchObject({ state: 'ended', code: 0 });
  });
});

describe('limits', () => {
  test('time: it is ended, and what it started with it', async () => {
    script(bin, 'wait', `(sleep 1; touch ${home}/ran) & sleep 60`);
    const before = performance.now();
    const end = await programs(work, path(bin))('wait', [], { ...LIMITS, timeoutMs: 200 });
    expect(end).toEqual({ state: 'failed', why: 'too slow' });
    expect(performance.now() - before).toBeLessThan(5000);
    await new Promise((done) => setTimeout(done, 1500));
    expect(existsSync(join(home, 'ran'))).toBe(false);
  });

  test('output', async () => {
    script(bin, 'talk', 'yes');
    expect(await programs(work, path(bin))('talk', [], LIMITS)).toEqual({ state: 'failed', why: 'too much output' });
  });

  test('a program that does not read its input, and one that the system cannot start', async () => {
    script(bin, 'deaf', 'exec 0<&-; echo done');
    const input = 'x'.repeat(1 << 20);
    expect(await programs(work, path(bin))('deaf', [], { ...LIMITS, input })).toMatchObject({
      state: 'ended',
      code: 0,
    });
    writeFileSync(join(bin, 'garbage'), new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0]), { mode: 0o755 });
    expect(await programs(work, path(bin))('garbage', [], LIMITS)).not.toMatchObject({ state: 'ended', code: 0 });
  });
});
