/** Completion, on the shells that are there: the scripts are read by them, and bash is asked. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../src/cli/index.ts';
import { runCommandLine } from '../../src/cli/main.ts';

async function cli(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runCommandLine(args, {
    out: (text) => {
      said.out += text;
      return Promise.resolve();
    },
    err: (text) => void (said.err += text),
    env: {},
    cwd: process.cwd(),
    colour: false,
    progress: false,
  });
  return { code, ...said };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'completion-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('%s names every command, and values where they are known', async (shell) => {
    const { code, out, err } = await cli('completion', shell);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name } of COMMANDS) expect(out).toContain(name);
    expect(out).toMatch(/breaks.*refuse major report/);
    expect(out).not.toContain('undefined');
  });
  test.each(['bash', 'zsh', 'fish'])('%s reads its script, where it is installed', async (shell) => {
    if (spawnSync(shell, ['--version']).error !== undefined) {
      console.warn(`${shell} is not installed: its script was not read`);
      return;
    }
    const file = join(folder, shell);
    writeFileSync(file, (await cli('completion', shell)).out);
    expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
  test('bash completes commands, options and values', async () => {
    const file = join(folder, 'asked');
    writeFileSync(file, (await cli('completion', 'bash')).out);
    const ask = (...words: readonly string[]): string[] =>
      spawnSync(
        'bash',
        [
          '--norc',
          '-c',
          `source "${file}"; COMP_WORDS=(berm-compat ${words.map((word) => `'${word}'`).join(' ')}); ` +
            `COMP_CWORD=${words.length}; _berm_compat; printf '%s\\n' "\${COMPREPLY[@]}"`,
        ],
        { encoding: 'utf8' },
      )
        .stdout.split('\n')
        .filter((line) => line !== '');
    expect(ask('che')).toEqual(['check']);
    expect(ask('check', '--bre')).toEqual(['--breaks']);
    expect(ask('check', '--breaks', 'm')).toEqual(['major']);
  });
  test('another shell: the nearest one', async () => {
    expect(await cli('completion', 'bsh')).toMatchObject({
      code: 3,
      err: expect.stringContaining('Did you mean "bash"?'),
    });
    expect((await cli('completion')).code).toBe(3);
  });
});

describe('the command', () => {
  test('-v is the version', async () => {
    const { code, out } = await cli('-v');
    expect({ code, out }).toEqual({ code: 0, out: (await cli('--version')).out });
  });
  test('--quiet prints nothing, and the exit code says it', async () => {
    writeFileSync(join(folder, 'p.json'), '{"name":"p","version":"1","components":[{"componentType":"A"}]}');
    expect(await cli('validate', join(folder, 'p.json'), '--quiet')).toEqual({ code: 2, out: '', err: '' });
  });
  test('an empty value of what a host grants or serves is an error, none is none', async () => {
    for (const name of ['--granted-capabilities', '--host-syscalls'])
      expect(await cli('validate', 'x.json', `${name}=`)).toMatchObject({
        code: 3,
        err: expect.stringContaining(`${name} is empty. Write none`),
      });
  });
  test('help is as wide as the terminal', async () => {
    for (const { load } of COMMANDS) {
      const { help } = await load();
      for (const width of [50, 80])
        for (const line of help(width).split('\n'))
          if (!line.startsWith('  $ ') && !line.startsWith('Usage: ') && !line.startsWith('  -'))
            expect(line.length).toBeLessThanOrEqual(width);
    }
  });
});
