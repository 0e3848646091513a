/** `mode: setup`: the command on the PATH of later steps. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import { putOnPath } from '../../src/github/setup.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "set up's "));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a later step finds the command, with its arguments as they were given', async () => {
  mkdirSync(join(folder, 'dist'));
  const command = join(folder, 'dist', 'cli.mjs');
  writeFileSync(command, 'process.stdout.write(JSON.stringify(process.argv.slice(2))); process.exitCode = 4;');
  const paths = join(folder, 'path');
  const put = await putOnPath(command, { GITHUB_PATH: paths, RUNNER_TEMP: folder });
  expect(readFileSync(paths, 'utf8')).toBe(`${put}\n`);
  const ran = spawnSync('sh', ['-c', `berm-compat check 'a b.wasm' '$x'`], {
    encoding: 'utf8',
    env: { PATH: `${put}:/usr/bin:/bin` },
  });
  expect(ran).toMatchObject({ status: 4, stdout: '["check","a b.wasm","$x"]', stderr: '' });
});

test('outside of a runner it says what is missing', async () => {
  await expect(putOnPath('x', {})).rejects.toThrow(ConfigError);
});
