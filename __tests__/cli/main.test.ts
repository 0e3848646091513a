import { describe, expect, test } from '@jest/globals';
import type { CommandIo } from '../../src/cli/io.ts';
import { reportBug } from '../../src/cli/bug.ts';
import { runCommandLine } from '../../src/cli/main.ts';

function io(): CommandIo & { readonly said: { out: string; err: string } } {
  const said = { out: '', err: '' };
  return {
    said,
    out: (text) => Promise.resolve(void (said.out += text)),
    err: (text) => void (said.err += text),
    env: {},
    cwd: process.cwd(),
    colour: false,
    progress: false,
  };
}

describe('runCommandLine', () => {
  test('an output that breaks is a bug of ours by exit code, never a verdict', async () => {
    const broken: CommandIo = { ...io(), out: () => Promise.reject(new Error('no room')) };
    expect(await runCommandLine(['--version'], broken)).toBe(70);
  });
  test('nothing asked for: the overview, and a configuration error', async () => {
    const terminal = io();
    expect(await runCommandLine([], terminal)).toBe(3);
    expect(terminal.said.err).toContain('Usage: berm-compat <command>');
  });
  test.each([
    ['help', 'check'],
    ['check', '-h'],
    ['check', 'a', '--help', 'b'],
  ])('%s %s: help', async (...args) => {
    const terminal = io();
    expect(await runCommandLine(args, terminal)).toBe(0);
    expect(terminal.said.out).toContain('Usage: berm-compat check');
  });
  test('behind "--" it is a file', async () => {
    const terminal = io();
    expect(await runCommandLine(['validate', '--', '--help'], terminal)).toBe(3);
    expect(terminal.said.out).toContain('"--help" does not exist');
  });
});

test('a bug says so, and what its message holds cannot act on the terminal', () => {
  const terminal = io();
  expect(reportBug(new Error('x\u001b[2J'), terminal)).toBe(70);
  expect(terminal.said.err).toMatch(/^berm-compat: this is a bug of berm-compat .*please report it\.\n/);
  expect(terminal.said.err).not.toContain('\u001b');
  expect(reportBug('a string', terminal)).toBe(70);
});
