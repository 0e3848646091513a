/** A plugin's directory on this machine's file system. Synchronous: a few `realpath` and `stat` calls per path. */
import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { systemCode } from '../core/system-error.ts';
import type { Look, PluginDirectory } from '../heddle/directory/directory.ts';
import { gitIndex, type GitIndex } from './git-index.ts';
import { OPEN_FLAGS } from './small-file.ts';
import { survey } from './survey.ts';

const EXECUTE_BITS = 0o111;
/** Names of one folder that are looked through for another spelling. */
const MAX_NAMES = 10_000;
const KEEPS_BITS = process.platform !== 'win32';
const KEEPS_CASE = process.platform === 'linux';

/**
 * The directory at a path. It need not exist; then nothing is there.
 *
 * @param index git's index of the workspace that it lies in. Default: of the repository that the directory belongs to,
 *   when it is the workspace itself.
 */
export function nodeDirectory(path: string, index: GitIndex = gitIndex(path)): PluginDirectory {
  const root = resolve(path);
  return {
    look: (asked) => look(root, asked),
    tracked: (paths) => index(realpathOr(root), paths),
    survey: (folder, limit) => survey(join(realpathOr(root), folder), limit),
    nameOf: (manifest) => manifestNameIn(root, manifest),
  };
}

/** The plugin directories of one workspace, by their paths: its index is read once for all of them. */
export function pluginDirectories(workspace: string): (path: string) => PluginDirectory {
  const index = gitIndex(workspace);
  return (path) => nodeDirectory(path, index);
}

function look(root: string, asked: string): Look {
  let real: string;
  let realRoot: string;
  try {
    realRoot = realpathSync(root);
    real = realpathSync(resolve(root, asked));
  } catch (error) {
    return failed(error, root, asked);
  }
  if (!contains(realRoot, real)) return { state: 'outside' };
  return lookInside(root, asked, realRoot, real);
}

function lookInside(root: string, asked: string, realRoot: string, real: string): Look {
  try {
    const stat = statSync(real);
    const kind = stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
    const head = kind === 'file' ? headOf(real) : undefined;
    const spelt = KEEPS_CASE ? undefined : speltOnDisk(root, asked);
    return {
      state: 'there',
      kind,
      real: slashed(relative(realRoot, real)),
      executable: KEEPS_BITS ? (stat.mode & EXECUTE_BITS) !== 0 : undefined,
      ...(head === undefined ? {} : { head }),
      ...(spelt === undefined || spelt === slashed(relative(root, resolve(root, asked))) ? {} : { spelt }),
    };
  } catch (error) {
    return failed(error, root, asked);
  }
}

const slashed = (path: string): string => path.split(sep).join('/');

function failed(error: unknown, root: string, asked: string): Look {
  const code = systemCode(error) ?? 'unknown';
  if (code === 'ELOOP') return { state: 'loop' };
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return { state: 'unreadable', why: code };
  const spelt = speltOnDisk(root, asked);
  return { state: 'missing', ...(spelt === undefined ? {} : { spelt }) };
}

/** The first four bytes tell a script from a binary. */
function headOf(file: string): Uint8Array | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, OPEN_FLAGS);
    const bytes = new Uint8Array(4);
    return bytes.slice(0, readSync(handle, bytes, 0, 4, 0));
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * The path with each name as its folder spells it, or undefined when a name is there in no letter case, or leads out.
 */
function speltOnDisk(root: string, asked: string): string | undefined {
  const path = relative(root, resolve(root, asked));
  const names = path.split(sep);
  if (path === '' || names[0] === '..' || names.length > 64) return undefined;
  let folder = root;
  for (const [index, name] of names.entries()) {
    const match = isInside(root, folder) ? spelling(folder, name) : undefined;
    if (match === undefined) return undefined;
    names[index] = match;
    folder = join(folder, match);
  }
  return names.join('/');
}

/** As heddle compares: the texts of both real paths. */
function contains(realRoot: string, real: string): boolean {
  return real === realRoot || real.startsWith(realRoot + sep);
}

/** Whether a folder lies in the directory when its links are followed: no other is listed. */
function isInside(root: string, folder: string): boolean {
  try {
    const [real, realRoot] = [realpathSync(folder), realpathSync(root)];
    return contains(realRoot, real);
  } catch {
    return false;
  }
}

function spelling(folder: string, name: string): string | undefined {
  try {
    const names = readdirSync(folder).slice(0, MAX_NAMES);
    return names.includes(name) ? name : names.find((other) => other.toLowerCase() === name.toLowerCase());
  } catch {
    return undefined;
  }
}

function realpathOr(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The name of the manifest in its directory, found by its content; undefined when none or several have it. */
function manifestNameIn(directory: string, bytes: Uint8Array): string | undefined {
  const wanted = Buffer.from(bytes);
  const matches = jsonNames(directory).filter((name) => holds(join(directory, name), wanted));
  return matches.length === 1 ? matches[0] : undefined;
}

function jsonNames(directory: string): string[] {
  try {
    return readdirSync(directory)
      .slice(0, MAX_NAMES)
      .filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function holds(file: string, wanted: Buffer): boolean {
  let handle: number | undefined;
  try {
    const stat = statSync(file);
    const inside = realpathSync(file).startsWith(realpathSync(dirname(file)) + sep);
    if (!inside || !stat.isFile() || stat.size !== wanted.length) return false;
    handle = openSync(file, OPEN_FLAGS);
    const bytes = Buffer.alloc(wanted.length);
    readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.equals(wanted);
  } catch {
    return false;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
