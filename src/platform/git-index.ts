/**
 * Execute bits from git's index. git itself is not asked: whatever it is asked, its configuration may name programs to
 * start, and a repository inside the workspace may be anybody's. The index is read as gitformat-index(5) lays it out.
 */
import { lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { IndexAnswer } from '../heddle/directory/directory.ts';
import { indexModes, IndexError, MODE } from './git-index-file.ts';
import { gitSetting } from './git-config.ts';
import { smallFile } from './small-file.ts';

/** The index of a repository of half a million files is about this large. */
const MAX_INDEX = 64 * 1024 * 1024;
const MAX_CONFIG = 1024 * 1024;
const MAX_POINTER = 64 * 1024;

/** A repository's folders, links resolved. */
export interface Repository {
  readonly workTree: string;
  /** Where this work tree's index is. */
  readonly gitDir: string;
  /** Where its configuration is: another folder for a linked work tree. */
  readonly commonDir: string;
}

/** Answers for the files of one folder. */
export type GitIndex = (folder: string, paths: readonly string[]) => IndexAnswer | undefined;

/**
 * The index of the repository that the workspace belongs to: its own, or the nearest above it. A repository below the
 * workspace (a submodule, a bare one among the files, one that was unpacked) is never looked for.
 *
 * @returns answers for paths relative to a folder in the work tree; undefined where no repository is. Never throws.
 */
export function gitIndex(workspace: string): GitIndex {
  let read: ReturnType<typeof readRepository> | undefined;
  return (folder, paths) => {
    read ??= readRepository(workspace);
    if (read.state !== 'read') return read.state === 'none' ? undefined : { unknown: read.why };
    const below = slashed(relative(read.workTree, folder));
    if (below === '..' || below.startsWith('../') || isAbsolute(below)) return undefined;
    return answer(read, below, paths);
  };
}

type Read =
  | { readonly state: 'none' }
  | { readonly state: 'unknown'; readonly why: string }
  | {
      readonly state: 'read';
      readonly workTree: string;
      readonly modes: ReadonlyMap<string, number>;
      readonly keepsBits: boolean;
    };

function answer(
  { modes, keepsBits }: Extract<Read, { state: 'read' }>,
  below: string,
  paths: readonly string[],
): IndexAnswer {
  const executable = new Map<string, boolean>();
  for (const path of paths) {
    const full = below === '' ? path : `${below}/${path}`;
    const inside = parents(full).find((folder) => modes.get(folder) === MODE.submodule);
    if (inside !== undefined) return { unknown: `${inside} is a submodule, with an index of its own` };
    const mode = modes.get(full);
    if (mode === MODE.executable || mode === MODE.file) executable.set(path, mode === MODE.executable);
  }
  return { executable, keepsBits };
}

function parents(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

function readRepository(workspace: string): Read {
  try {
    const found = findRepository(realpathSync(workspace));
    if (found === undefined) return { state: 'none' };
    const config = textOf(join(found.commonDir, 'config'), MAX_CONFIG) ?? '';
    const format = gitSetting(config, 'extensions', 'objectformat')?.toLowerCase() ?? 'sha1';
    if (gitSetting(config, 'core', 'worktree') !== undefined)
      return { state: 'unknown', why: 'the repository keeps its files elsewhere (core.worktree)' };
    const index = smallFile(join(found.gitDir, 'index'), MAX_INDEX);
    if (index.state === 'missing') return { state: 'read', ...found, modes: new Map(), keepsBits: keeps(config) };
    if (index.state === 'refused') return { state: 'unknown', why: index.why };
    return {
      state: 'read',
      ...found,
      modes: indexModes(index.bytes, format === 'sha256' ? 32 : 20),
      keepsBits: keeps(config),
    };
  } catch (error) {
    if (error instanceof IndexError) return { state: 'unknown', why: error.message };
    return { state: 'unknown', why: 'the repository could not be read' };
  }
}

/** git probes the file system when it makes a repository, and writes down what it found. */
const keeps = (config: string): boolean =>
  !['false', 'no', 'off', '0'].includes(gitSetting(config, 'core', 'filemode')?.toLowerCase() ?? '');

/** The nearest folder upwards with a `.git` in it. No commit can hold a file of that name. */
export function findRepository(workspace: string): Repository | undefined {
  for (let folder = workspace; ; folder = dirname(folder)) {
    const gitDir = gitDirOf(folder);
    if (gitDir !== undefined) return { workTree: folder, gitDir, commonDir: commonDirOf(gitDir) };
    if (dirname(folder) === folder) return undefined;
  }
}

function gitDirOf(folder: string): string | undefined {
  const path = join(folder, '.git');
  const kind = kindOf(path);
  if (kind !== 'file') return kind === 'directory' ? path : undefined;
  // A linked work tree, or a submodule that is the workspace.
  const pointed = /^gitdir: (.+)$/m.exec(textOf(path, MAX_POINTER) ?? '')?.[1]?.trim();
  return pointed === undefined ? undefined : resolve(folder, pointed);
}

function commonDirOf(gitDir: string): string {
  const pointed = textOf(join(gitDir, 'commondir'), MAX_POINTER)?.trim();
  return pointed === undefined || pointed === '' ? gitDir : resolve(gitDir, pointed);
}

function kindOf(path: string): 'file' | 'directory' | undefined {
  try {
    const stat = lstatSync(path);
    return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : undefined;
  } catch {
    return undefined;
  }
}

function textOf(path: string, limit: number): string | undefined {
  const file = smallFile(path, limit);
  return file.state === 'read' ? Buffer.from(file.bytes).toString('utf8') : undefined;
}

const slashed = (path: string): string => path.split(sep).join('/');
