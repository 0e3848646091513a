import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { distPath, ROOT } from '../support/dist.ts';
import { programPath } from '../support/github/act.ts';

const actionlint = programPath('actionlint');
if (actionlint === undefined)
  process.stderr.write(
    'skipped: workflows are checked with actionlint (go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12)\n',
  );

const below = (folder: string): string[] => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
const copied = below('docs/workflows');

describe('workflows', () => {
  (actionlint === undefined ? test.skip : test)('ours and those that users copy are valid', () => {
    // In a repository of its own, so that `uses: ./` finds the build under test.
    const folder = mkdtempSync(join(tmpdir(), 'berm-lint-'));
    try {
      for (const path of ['.github', 'docs/workflows', 'action.yml'])
        cpSync(join(ROOT, path), join(folder, path), { recursive: true });
      mkdirSync(join(folder, 'dist'));
      cpSync(distPath('action.js'), join(folder, 'dist', 'action.js'));
      execFileSync('git', ['init', '--quiet'], { cwd: folder });
      const faults = spawnSync(actionlint ?? '', ['-no-color', '-oneline', ...copied, ...below('.github/workflows')], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(faults).toMatchObject({ status: 0, stdout: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('those on pull requests run again when a label is set or removed', () => {
    const texts = copied
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .filter((text) => text.includes('pull_request:'));
    expect(texts.length).toBeGreaterThanOrEqual(6);
    for (const text of texts)
      expect(text).toContain('types: [opened, synchronize, reopened, edited, labeled, unlabeled]');
  });

  test('those on pull requests store what is on main, and none cancels a verdict', () => {
    const texts = copied.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    for (const { path, text } of texts) {
      if (text.includes('pull_request:') && text.includes('cargo'))
        expect([path, /push:\n {4}branches: \[main\]/.test(text)]).toEqual([path, true]);
      expect([path, /^concurrency:\n {2}group: .*\n {2}cancel-in-progress: false$/m.test(text)]).toEqual([path, true]);
    }
  });

  test('ours name every action by its commit, with the version beside it', () => {
    for (const path of below('.github/workflows'))
      for (const [line, name] of readFileSync(join(ROOT, path), 'utf8').matchAll(/^ *(?:- )?uses: (\S+).*$/gm))
        if (name !== './')
          expect([path, line]).toEqual([path, expect.stringMatching(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)]);
  });

  test('each grants what it names and no more', () => {
    for (const path of copied)
      expect([
        path,
        /^permissions:\n( {2}[a-z-]+: (read|write)\b.*\n)+/m.test(readFileSync(join(ROOT, path), 'utf8')),
      ]).toEqual([path, true]);
    const forks = readFileSync(join(ROOT, 'docs/workflows/fork-gate.yml'), 'utf8');
    expect(forks).not.toContain(': write');
    const comment = readFileSync(join(ROOT, 'docs/workflows/fork-comment.yml'), 'utf8');
    expect(comment).not.toMatch(/uses: actions\/checkout|- run:/);
  });
});
