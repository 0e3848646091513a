import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readInputs } from '../../src/github/inputs.ts';
import { createRunner } from '../../src/github/runner.ts';
import { environmentFile } from '../support/github/action-process.ts';
import { runnerCommands } from '../support/github/commands.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-runner-'));
  log = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runner(): ReturnType<typeof createRunner> {
  for (const file of ['output', 'summary']) writeFileSync(join(folder, file), '');
  return createRunner(
    { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') },
    (text) => (log += text),
  );
}

describe('the runner', () => {
  test('annotations: whatever is in them, it is one command', () => {
    runner().annotate('error', '100 %\r\n::set-output name=x::y', 'a,b: c');
    expect(log.split('\n')).toHaveLength(2);
    expect(runnerCommands(log)).toEqual([
      { name: 'error', properties: { title: 'a,b: c' }, message: expect.stringContaining('100 %') },
    ]);
  });

  test('untrusted lines: commands in them are not followed', () => {
    const own = runner();
    own.printUntrusted('::error::planted\n::add-mask::a\nplain');
    own.annotate('notice', 'ours');
    expect(runnerCommands(log)).toEqual([{ name: 'notice', properties: {}, message: 'ours' }]);
    expect(log).toContain('plain');
  });

  test('outputs: several lines, and a value that looks like the end of itself', () => {
    const outputs = { verdict: 'refused', 'current-version': 'a=1\nb=2', report: 'EOF\nx<<EOF' };
    runner().setOutputs(outputs);
    expect(environmentFile(readFileSync(join(folder, 'output'), 'utf8'))).toEqual(outputs);
  });

  test('without files to write to', () => {
    const bare = createRunner({}, () => undefined);
    bare.setOutputs({ verdict: 'refused' });
    expect(bare.addSummary('text')).toBe(false);
  });
});

describe('inputs', () => {
  test('every INPUT_ variable, by its name', () => {
    expect(
      readInputs({ 'INPUT_FORCE-LABEL': 'go', INPUT_CONTRACTS: 'a\nb', 'INPUT_FORCE-LABLE': 'x', PATH: '/bin' }),
    ).toEqual({ 'force-label': 'go', contracts: 'a\nb', 'force-lable': 'x' });
  });
});
