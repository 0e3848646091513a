/**
 * Every program that is started is started here (lint holds it): found on the search path outside the workspace, named
 * by its absolute path, without a shell, in an environment of its own, with a limit of time and of output.
 * docs/security.md lists which programs these are.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, parse, sep } from 'node:path';
import type { ProgramEnd, ProgramLimits, RunProgram } from '../core/program.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A name, and never a path or an option. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** On Windows only what starts without a shell. */
const ENDINGS = process.platform === 'win32' ? ['.exe', '.com'] : [''];

/**
 * @param workspace the folder whose content a pull request decides: nothing in it is ever started
 * @param env where `PATH` (on Windows `SystemRoot`, too) is read; nothing else of it reaches a program
 */
export function programs(workspace: string, env: Env): RunProgram {
  const folders = searchPath(workspace, env);
  return async (name, args, limits) => {
    const file = NAME.test(name) ? findProgram(name, folders, workspace) : undefined;
    return file === undefined ? { state: 'missing' } : start(file, args, limits, environment(folders, env, limits));
  };
}

/** The folders of `PATH` that are absolute, there, and outside the workspace, links followed. */
export function searchPath(workspace: string, env: Env): readonly string[] {
  const path = env['PATH'] ?? env['Path'] ?? '';
  const folders = path.split(delimiter).flatMap((folder) => {
    const real = isAbsolute(folder) ? realPath(folder) : undefined;
    return real === undefined || isWithin(real, workspace) ? [] : [real];
  });
  return [...new Set(folders)];
}

function findProgram(name: string, folders: readonly string[], workspace: string): string | undefined {
  for (const folder of folders) {
    for (const ending of ENDINGS) {
      const file = join(folder, name + ending);
      const real = realPath(file);
      // What lies outside may still be a link into the workspace.
      if (real !== undefined && !isWithin(real, workspace) && isProgram(real)) return file;
    }
  }
  return undefined;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a real path lies in the workspace. The root of the file system is nobody's workspace. */
function isWithin(real: string, workspace: string): boolean {
  const root = realPath(workspace);
  return root !== undefined && root !== parse(root).root && (real === root || real.startsWith(root + sep));
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function environment(folders: readonly string[], env: Env, limits: ProgramLimits): Record<string, string> {
  const root = env['SystemRoot'];
  const windows = process.platform === 'win32' && root !== undefined ? { SystemRoot: root } : {};
  return { ...limits.env, ...windows, PATH: folders.join(delimiter) };
}

function start(
  file: string,
  args: readonly string[],
  { input, timeoutMs, maxBytes }: ProgramLimits,
  env: Record<string, string>,
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: parse(file).root,
      env,
      shell: false,
      windowsHide: true,
      // A group of its own, so that what it started ends with it.
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const taken: Buffer[] = [];
    let size = 0;
    const end = (how: ProgramEnd): void => {
      clearTimeout(timer);
      if (how.state === 'failed') {
        kill(child);
        // Whoever still holds the pipe open is not waited for.
        child.stdout.destroy();
      }
      resolve(how);
    };
    const timer = setTimeout(() => end({ state: 'failed', why: 'too slow' }), timeoutMs);
    child.on('error', () => end({ state: 'failed', why: 'not started' }));
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > maxBytes) end({ state: 'failed', why: 'too much output' });
      else taken.push(piece);
    });
    child.on('close', (code) =>
      end(code === null ? { state: 'failed', why: 'killed' } : { state: 'ended', code, output: Buffer.concat(taken) }),
    );
    // A program that does not read its input ends as it likes.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

function kill(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
