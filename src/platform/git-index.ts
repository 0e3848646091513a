/** Execute bits from git's index, by asking git itself. Nothing of the repository is run or changed. */
import { spawnSync } from 'node:child_process';
import type { Tracked } from '../heddle/directory/directory.ts';

const TIMEOUT_MS = 5000;
const MAX_OUTPUT = 4 * 1024 * 1024;
/** Arguments of one call: a command line has an end. */
const PATHS_PER_CALL = 200;

/**
 * What the index says of these files.
 *
 * @param directory real path of the plugin's directory
 * @param paths relative to it
 * @returns undefined when git is not there, does not answer in time, or the directory is in no repository it trusts
 */
export function gitIndex(directory: string, paths: readonly string[]): Tracked | undefined {
  const executable = new Map<string, boolean>();
  for (let from = 0; from < paths.length; from += PATHS_PER_CALL) {
    const listed = git(directory, ['ls-files', '--stage', '-z', '--', ...paths.slice(from, from + PATHS_PER_CALL)]);
    if (listed === undefined) return undefined;
    for (const [path, bit] of modes(listed)) executable.set(path, bit);
  }
  return {
    executable,
    keepsBits: git(directory, ['config', '--type=bool', '--get', 'core.fileMode'])?.trim() !== 'false',
  };
}

/** Entries read `mode hash stage<TAB>path`, each ended by a NUL. */
function modes(listed: string): [string, boolean][] {
  return listed.split('\0').flatMap((entry): [string, boolean][] => {
    const tab = entry.indexOf('\t');
    return tab === -1 ? [] : [[entry.slice(tab + 1), entry.startsWith('100755')]];
  });
}

function git(directory: string, command: readonly string[]): string | undefined {
  // A repository may name a program to watch its files, and the environment another repository: neither counts here.
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const result = spawnSync('git', ['-C', directory, '-c', 'core.fsmonitor=false', '--literal-pathspecs', ...command], {
    encoding: 'utf8',
    env: { ...environment, GIT_OPTIONAL_LOCKS: '0' },
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
  return result.error === undefined && result.status === 0 ? result.stdout : undefined;
}
