/** The one reader of files: what it refuses, without waiting and without reading it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import { fileSource } from '../../src/platform/file.ts';
import { leadsOut, workspaceFile, workspaceText } from '../../src/platform/files.ts';

let home: string;
let work: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'files-'));
  work = join(home, 'work');
  mkdirSync(join(work, 'folder'), { recursive: true });
  writeFileSync(join(home, 'outside.json'), 'secret');
  writeFileSync(join(work, 'file'), 'text');
  writeFileSync(join(work, 'large'), 'x'.repeat(2000));
  execFileSync('mkfifo', [join(work, 'pipe')]);
  symlinkSync('/dev/zero', join(work, 'zero'));
  symlinkSync('../outside.json', join(work, 'leak'));
  symlinkSync('file', join(work, 'alias'));
  symlinkSync('round', join(work, 'round'));
  symlinkSync('..', join(work, 'folder', 'up'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('reads a file, and through a link that stays inside', () => {
  for (const path of ['file', 'alias', 'folder/../file', join('folder', 'up', 'file')])
    expect(workspaceText(path, work, 'It')).toBe('text');
  expect(workspaceText('gone', work, 'It')).toBeUndefined();
  expect(workspaceText('file/gone', work, 'It')).toBeUndefined();
});

test.each([
  ['pipe', 'pipe is not a regular file'],
  ['folder', 'folder is not a regular file'],
  ['zero', 'zero is a link that leads out of the workspace'],
  ['leak', 'leak is a link that leads out of the workspace'],
  ['folder/up/../outside.json', ''],
  ['round', 'ELOOP'],
  ['large', 'large has 2000 bytes; at most 1000 are read'],
])('refuses %s', (path, why) => {
  const before = performance.now();
  const file = workspaceFile(path, work, 1000);
  // A path is taken by its text first: this one leads back to nothing.
  expect(file).toMatchObject(
    why === '' ? { state: 'missing' } : { state: 'refused', why: expect.stringContaining(why) },
  );
  if (why !== '') expect(() => workspaceText(path, work, 'It', 1000)).toThrow(ConfigError);
  expect(performance.now() - before).toBeLessThan(1000);
});

test('what lies outside by its text was meant', () => {
  expect(workspaceText('../outside.json', work, 'It')).toBe('secret');
  expect(workspaceText(join(home, 'outside.json'), work, 'It')).toBe('secret');
  expect(leadsOut('leak', work)).toBe(true);
  expect(leadsOut('../outside.json', work)).toBe(false);
});

test('a pipe or a device is no source of bytes, and is not waited for', async () => {
  for (const name of ['pipe', 'zero', 'folder'])
    await expect(fileSource(join(work, name), name)).rejects.toThrow(ConfigError);
});
