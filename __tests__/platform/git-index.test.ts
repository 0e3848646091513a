/** git's index, read without git: what it says agrees with git itself. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gitSetting } from '../../src/platform/git-config.ts';
import { gitIndex } from '../../src/platform/git-index.ts';
import { indexModes } from '../../src/platform/git-index-file.ts';
import type { IndexAnswer } from '../../src/heddle/index.ts';
import { git } from '../support/bait.ts';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'git-index-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const FILES = [
  'run.sh',
  'read.txt',
  'a/run.sh',
  'a/b/ünï code',
  'a/b/run me',
  'z'.repeat(200),
  'x1234567',
  'x12345678',
];
function fill(): void {
  for (const [index, name] of FILES.entries()) {
    mkdirSync(join(work, name, '..'), { recursive: true });
    writeFileSync(join(work, name), '');
    chmodSync(join(work, name), index % 2 === 0 ? 0o755 : 0o644);
  }
}
/** What git itself says, in the same form. */
function byGit(): [string, boolean][] {
  return git(work, ['ls-files', '--stage', '-z'])
    .split('\0')
    .filter((line) => line !== '')
    .map((line): [string, boolean] => [line.slice(line.indexOf('\t') + 1), line.startsWith('100755')]);
}
function answered(folder = work, paths: readonly string[] = FILES): [string, boolean][] {
  const answer = gitIndex(work)(folder, paths);
  if (answer !== undefined && 'unknown' in answer) throw new Error(answer.unknown);
  return [...(answer?.executable ?? [])].sort();
}
const unknown = (answer: IndexAnswer | undefined): string | undefined =>
  answer !== undefined && 'unknown' in answer ? answer.unknown : undefined;

describe('agrees with git', () => {
  test.each([
    ['version 2', ['init', '-q'], '2'],
    ['version 4', ['init', '-q'], '4'],
    ['SHA-256', ['init', '-q', '--object-format=sha256'], '2'],
    ['SHA-256, version 4', ['init', '-q', '--object-format=sha256'], '4'],
  ])('%s', (_name, init, version) => {
    git(work, init);
    fill();
    git(work, ['config', 'index.version', version]);
    git(work, ['add', '.']);
    git(work, ['update-index', '--index-version', version]);
    expect(answered()).toEqual(byGit().sort());
    expect(answered()).toHaveLength(FILES.length);
  });

  test('version 3: an entry with more flags', () => {
    git(work, ['init', '-q']);
    fill();
    git(work, ['add', '-N', '.']);
    git(work, ['add', 'run.sh']);
    expect(answered()).toEqual(byGit().sort());
  });

  test('with the extensions that git adds', () => {
    git(work, ['init', '-q']);
    fill();
    git(work, ['add', '.']);
    git(work, ['commit', '-q', '-m', 'x']);
    git(work, ['update-index', '--untracked-cache', '--refresh']);
    expect(answered()).toEqual(byGit().sort());
  });

  test('a linked work tree, from a folder in it', () => {
    git(work, ['init', '-q']);
    fill();
    git(work, ['add', '.']);
    git(work, ['commit', '-q', '-m', 'x']);
    git(work, ['worktree', 'add', '-q', 'linked']);
    const linked = join(work, 'linked');
    const answer = gitIndex(join(linked, 'a'))(join(linked, 'a'), ['run.sh', 'b/run me', 'nothing']);
    expect(answer).toEqual({
      executable: new Map([
        ['run.sh', true],
        ['b/run me', true],
      ]),
      keepsBits: true,
    });
  });
});

describe('what is not asked', () => {
  test('no repository; a folder outside of it', () => {
    expect(gitIndex(work)(work, ['x'])).toBeUndefined();
    git(work, ['init', '-q']);
    expect(gitIndex(work)(tmpdir(), ['x'])).toBeUndefined();
  });

  test('a repository without an index tracks nothing', () => {
    git(work, ['init', '-q']);
    expect(gitIndex(work)(work, ['x'])).toEqual({ executable: new Map(), keepsBits: true });
  });

  test('a repository below the workspace', () => {
    git(work, ['init', '-q']);
    const below = join(work, 'below');
    mkdirSync(below);
    git(below, ['init', '-q']);
    writeFileSync(join(below, 'run.sh'), '', { mode: 0o755 });
    git(below, ['add', '.']);
    expect(answered(below, ['run.sh'])).toEqual([]);
  });

  test('a submodule, a split index, a work tree elsewhere: said', () => {
    git(work, ['init', '-q']);
    fill();
    git(work, ['add', '.']);
    git(work, ['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`]);
    expect(unknown(gitIndex(work)(join(work, 'sub'), ['run.sh']))).toBe('sub is a submodule, with an index of its own');
    git(work, ['update-index', '--split-index']);
    expect(unknown(gitIndex(work)(work, ['run.sh']))).toContain('split');
    git(work, ['config', 'core.worktree', '/elsewhere']);
    expect(unknown(gitIndex(work)(work, ['run.sh']))).toContain('core.worktree');
  });

  test('an index that is damaged, cut, a pipe, of another version', () => {
    git(work, ['init', '-q']);
    const index = join(work, '.git', 'index');
    const said = (bytes: Uint8Array): string | undefined => {
      writeFileSync(index, bytes);
      return unknown(gitIndex(work)(work, ['run.sh']));
    };
    expect(said(new Uint8Array(0))).toContain('damaged');
    expect(said(Buffer.from(`DIRC\0\0\0\u0009\0\0\0\u0001${'\0'.repeat(40)}`))).toContain('version 9');
    expect(said(Buffer.from(`DIRC\0\0\0\u0002\u00ff\u00ff\u00ff\u00ff${'\0'.repeat(40)}`, 'latin1'))).toContain(
      'cut off',
    );
    rmSync(index);
    mkdirSync(index);
    expect(unknown(gitIndex(work)(work, ['run.sh']))).toContain('not a regular file');
  });

  test('an index cut at any byte never throws out of the door', () => {
    git(work, ['init', '-q']);
    fill();
    git(work, ['add', '.']);
    const whole = indexBytes();
    for (let size = 0; size < whole.length; size += 7) {
      writeFileSync(join(work, '.git', 'index'), whole.subarray(0, size));
      expect(() => gitIndex(work)(work, FILES)).not.toThrow();
    }
    expect(indexModes(whole, 20).size).toBe(FILES.length);
  });
});

function indexBytes(): Uint8Array {
  return readFileSync(join(work, '.git', 'index'));
}

test.each([
  ['[core]\n\tfilemode = false\n', 'false'],
  ['[CORE]\nFileMode=true ; so\n', 'true'],
  ['[core] filemode = false\n', 'false'],
  ['[core "x"]\n\tfilemode = false\n', undefined],
  ['[core]\n\tfilemode\n', 'true'],
  ['[core]\nfilemode = "false" # c\n[core]\nfilemode = true\n', 'true'],
  ['[other]\nfilemode = false\n', undefined],
])('a setting of %j', (config, value) => {
  expect(gitSetting(config, 'core', 'filemode')).toBe(value);
});
