import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { ConfigError } from '../core/errors.ts';
import type { Look, Workspace } from '../gate/world.ts';
import { systemCode } from '../core/system-error.ts';
import { fileSource } from './file.ts';
import { leadsOut, workspaceText } from './files.ts';
import { globFiles, isGlob, matchingPaths, type GlobResult } from './glob.ts';
import { pluginDirectories } from './plugin-directory.ts';
import { rustReader } from './rust-sources.ts';

/** How a workspace is read. */
export interface WorkspaceOptions {
  /**
   * `inside`: a link that leads out of the workspace is never followed (whoever writes the files may not choose what is
   * read). `named`: only where a glob met it; a path that was given by hand is meant.
   */
  readonly links: 'inside' | 'named';
  readonly input?: AsyncIterable<Uint8Array> | undefined;
}

/** Standard input of more bytes than these is no contract. */
const INPUT_LIMIT = 64 * 1024 * 1024;

/** The files below a folder, as Node reads them. */
export function nodeWorkspace(cwd: string, options: WorkspaceOptions = { links: 'named' }): Workspace {
  const { links, input } = options;
  const directoryAt = pluginDirectories(cwd);
  return {
    shown: (path) => shownPath(resolve(cwd, path), cwd),
    look: (path) => look(path, cwd, links === 'inside'),
    same: (one, other) => realOf(resolve(cwd, one)) === realOf(resolve(cwd, other)),
    isGlob,
    glob: async (pattern) => wholly(pattern, await globFiles([pattern], cwd)),
    matching: (patterns, paths) =>
      matchingPaths(
        patterns.map((pattern) => pattern.replaceAll('\\', '/').replace(/^\.\//, '')),
        paths,
      ),
    open: (path) => fileSource(allowed(path, cwd, links === 'inside'), shownPath(resolve(cwd, path), cwd)),
    text: (path) => Promise.resolve(workspaceText(path, cwd, `The file ${path}`)),
    folder: (path) => {
      const file = resolve(cwd, path);
      return { directory: directoryAt(dirname(file)), fileName: basename(file) };
    },
    rust: rustReader(cwd),
    ...(input !== undefined && { input: () => allOf(input) }),
  };
}

/** Contracts that were not seen are not passed over in silence. */
function wholly(pattern: string, { paths, cut }: GlobResult): readonly string[] {
  if (cut !== undefined)
    throw new ConfigError(`The pattern "${pattern}" could not be searched to its end, because ${cut}. Narrow it.`);
  return paths;
}

/** Relative to the working directory with `/`, or absolute when it lies outside. */
function shownPath(file: string, cwd: string): string {
  const inside = relative(cwd, file);
  return (inside === '' || inside.startsWith('..') || isAbsolute(inside) ? file : inside).replaceAll('\\', '/');
}

async function look(path: string, cwd: string, strict: boolean): Promise<Look> {
  const file = resolve(cwd, path);
  try {
    if (strict && leadsOut(path, cwd)) return { state: 'outside' };
    const found = await stat(file);
    if (found.isDirectory()) return { state: 'directory' };
    return { state: found.isFile() ? 'file' : 'other' };
  } catch (error) {
    return { state: 'missing', code: systemCode(error) };
  }
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function allowed(path: string, cwd: string, strict: boolean): string {
  const file = resolve(cwd, path);
  if (strict && leadsOut(path, cwd))
    throw new ConfigError(`${shownPath(file, cwd)} is a link that leads out of the workspace, so it is not read.`);
  return file;
}

async function allOf(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of input) {
    pieces.push(piece);
    size += piece.length;
    if (size > INPUT_LIMIT) throw new ConfigError('Standard input holds more than 64 MiB, so it is not a contract.');
  }
  return Buffer.concat(pieces);
}
