import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readInputs } from '../../src/github/inputs.ts';
import { createRunner } from '../../src/github/runner.ts';
import { environmentFile } from '../support/github/action-process.ts';
import { runnerCommands } from '../support/github/commands.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-runner-'));
  log = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  for (const file of ['output', 'summary']) writeFileSync(join(folder, file), '');
  process.env['GITHUB_OUTPUT'] = join(folder, 'output');
  process.env['GITHUB_STEP_SUMMARY'] = join(folder, 'summary');
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) Reflect.deleteProperty(process.env, name);
  rmSync(folder, { recursive: true, force: true });
});

describe('the runner', () => {
  test('annotations: whatever is in them, it is one command', () => {
    createRunner().annotate('error', '100 %\r\n::set-output name=x::y', 'a,b: c');
    expect(log.trimEnd().split('\n')).toHaveLength(1);
    expect(runnerCommands(log)).toEqual([
      { name: 'error', properties: { title: 'a,b: c' }, message: expect.stringContaining('100 %') },
    ]);
  });

  test('untrusted lines: commands in them are not followed', () => {
    const own = createRunner();
    own.printUntrusted('::error::planted\n::add-mask::a\nplain');
    own.annotate('notice', 'ours');
    expect(runnerCommands(log)).toEqual([{ name: 'notice', properties: {}, message: 'ours' }]);
    expect(log).toContain('plain');
  });

  test('outputs: several lines, and a value that looks like the end of itself', () => {
    const outputs = { verdict: 'refused', 'current-version': 'a=1\nb=2', report: 'EOF\nx<<EOF' };
    expect(createRunner().setOutputs(outputs)).toBe(true);
    expect(environmentFile(readFileSync(join(folder, 'output'), 'utf8'))).toEqual(outputs);
  });

  test('a summary is added to what is there', async () => {
    expect(await createRunner().addSummary('one')).toBe(true);
    expect(await createRunner().addSummary('two')).toBe(true);
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toBe('one\ntwo\n');
  });

  test('without files to write to, and with files that are not there: it says so, and does not fall', async () => {
    for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) process.env[name] = '';
    expect(createRunner().setOutputs({ verdict: 'refused' })).toBe(false);
    expect(await createRunner().addSummary('text')).toBe(false);
    process.env['GITHUB_OUTPUT'] = join(folder, 'nowhere', 'output');
    expect(createRunner().setOutputs({ verdict: 'refused' })).toBe(false);
    expect(log).toBe('');
  });

  test('a secret is masked; an empty one would mask everything', () => {
    createRunner().mask('');
    createRunner().mask('s3cret');
    expect(log.trimEnd()).toBe('::add-mask::s3cret');
  });
});

describe('inputs', () => {
  test('every INPUT_ variable, by its name', () => {
    expect(
      readInputs({ 'INPUT_FORCE-LABEL': 'go', INPUT_CONTRACTS: 'a\nb', 'INPUT_FORCE-LABLE': 'x', PATH: '/bin' }),
    ).toEqual({ 'force-label': 'go', contracts: 'a\nb', 'force-lable': 'x' });
  });
});
