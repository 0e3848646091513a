/**
 * The repository on this machine, for `ref:` and `base` on the command line. git is asked for objects of the repository
 * that the working directory belongs to, named by its folder, so that it looks for no other; it may reach no network.
 */
import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { SourceError } from '../core/errors.ts';
import type { ProgramEnd, RunProgram } from '../core/program.ts';
import type { LocalGit } from '../sources/index.ts';
import { gitRemote } from './git-config.ts';
import { findRepository, type Repository } from './git-index.ts';
import { smallFile } from './small-file.ts';

const TIMEOUT = 20_000;
const ANSWER = 64 * 1024;
/** Larger than any contract that is kept in git. */
const LARGEST = 64 * 1024 * 1024;
const MAX_CONFIG = 1024 * 1024;

/** Nothing of the user's configuration, no protocol, no question. */
const ENV: Readonly<Record<string, string>> = {
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
};

/** Branches that others usually start from, the likeliest first. */
const MAIN = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master', 'main', 'master'];

/** @returns undefined where no repository is */
export function localGit(cwd: string, run: RunProgram): LocalGit | undefined {
  const repository = repositoryOf(cwd);
  if (repository === undefined) return undefined;
  const ask = async (args: readonly string[], maxBytes = ANSWER): Promise<Uint8Array | undefined> => {
    const fixed = [`--git-dir=${repository.gitDir}`, '-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
    return outputOf(await run('git', [...fixed, ...args], { env: ENV, timeoutMs: TIMEOUT, maxBytes }));
  };
  const line = async (args: readonly string[]): Promise<string | undefined> => {
    const text = new TextDecoder().decode(await ask(args)).trim();
    return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
  };
  const commit = async (ref: string): Promise<string | undefined> => {
    for (const name of [ref, `refs/remotes/origin/${ref}`]) {
      const found = await line(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    commit,
    async base() {
      for (const name of MAIN) {
        const main = await commit(name);
        if (main !== undefined) return (await line(['merge-base', 'HEAD', main])) ?? main;
      }
      return undefined;
    },
    async file(at, path) {
      const here = relative(repository.workTree, realpathSync(cwd)).split(sep).join('/');
      for (const full of new Set([join(here, path).split(sep).join('/'), path])) {
        if (full.startsWith('../') || full.startsWith('/')) continue;
        const bytes = await ask(['cat-file', 'blob', `${at}:${full}`], LARGEST);
        if (bytes !== undefined) return bytes;
      }
      return undefined;
    },
  };
}

/** The owner and name of the repository at github.com (or `host`) that the remote `origin` names. */
export function originRepository(cwd: string, host = 'github.com'): string | undefined {
  const repository = repositoryOf(cwd);
  const config = repository && smallFile(join(repository.commonDir, 'config'), MAX_CONFIG);
  if (config?.state !== 'read') return undefined;
  const url = gitRemote(Buffer.from(config.bytes).toString('utf8'), 'origin') ?? '';
  const match =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::[0-9]+)?\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url) ??
    /^(?:[^@/:]+@)?([^/:]+):\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url);
  // A token is for GitHub: another host that a checkout names gets nothing.
  return match?.[1]?.toLowerCase() === host.toLowerCase() ? match[2] : undefined;
}

function repositoryOf(cwd: string): Repository | undefined {
  try {
    return findRepository(realpathSync(cwd));
  } catch {
    return undefined;
  }
}

/** @throws SourceError when git could not be asked; undefined when it says no */
function outputOf(end: ProgramEnd): Uint8Array | undefined {
  switch (end.state) {
    case 'ended':
      return end.code === 0 ? end.output : undefined;
    case 'missing':
      throw new SourceError('git is not installed here, so the repository could not be asked; give a file instead');
    case 'failed':
      throw new SourceError(`git could not be asked: ${end.why}`);
    default:
      return end satisfies never;
  }
}
