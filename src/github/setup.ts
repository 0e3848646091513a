import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../core/errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Puts the command on the PATH of the job's later steps (`mode: setup`): nothing is downloaded, it is the command of
 * this very version of the Action, run by the Node that runs the Action.
 *
 * @param command the built command's file
 * @returns the folder that was put on the PATH
 * @throws ConfigError where the runner has no file for it
 */
export async function putOnPath(command: string, env: Env, node = process.execPath): Promise<string> {
  const paths = env['GITHUB_PATH'] ?? '';
  if (paths === '')
    throw new ConfigError(
      'GITHUB_PATH is not set, so "mode: setup" cannot put the command on the PATH of later steps.',
    );
  const folder = join(env['RUNNER_TEMP'] ?? tmpdir(), 'berm-compat-bin');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'berm-compat'), `#!/bin/sh\nexec ${quoted(node)} ${quoted(command)} "$@"\n`, {
    mode: 0o755,
  });
  await writeFile(join(folder, 'berm-compat.cmd'), `@"${node}" "${command}" %*\r\n`);
  await appendFile(paths, `${folder}\n`);
  return folder;
}

/** One word of a shell, whatever stands in it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
