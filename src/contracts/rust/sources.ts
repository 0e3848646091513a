import { readFile, stat } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import type { SourceFile } from './locate.ts';

/** Beyond these a repository is not searched any further: an annotation is not worth more. */
const MOST_FILES = 5000;
const LARGEST_FILE = 1024 * 1024;
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * The Rust files that globs name, sorted by path, links not followed. A file that cannot be read is passed over.
 *
 * @param globs relative to `cwd`, with `/`
 */
export async function rustSources(globs: readonly string[], cwd: string): Promise<readonly SourceFile[]> {
  const paths = await glob([...globs], {
    cwd,
    onlyFiles: true,
    followSymbolicLinks: false,
    expandDirectories: false,
    ignore: ['**/node_modules/**', '**/target/**', '**/.git/**'],
  });
  const files: SourceFile[] = [];
  let bytes = 0;
  for (const path of paths
    .filter((one) => !one.startsWith('..'))
    .toSorted()
    .slice(0, MOST_FILES)) {
    const file = resolve(cwd, path);
    const size = await stat(file).then(
      (found) => found.size,
      () => Infinity,
    );
    if (size > LARGEST_FILE || bytes + size > MOST_BYTES) continue;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    bytes += size;
    files.push({ path, text });
  }
  return withVersions(files, cwd);
}

/** Reads the files of each list of globs once, however many contracts ask for them. */
export function rustReader(cwd: string): (globs: readonly string[]) => Promise<readonly SourceFile[]> {
  const read = new Map<string, Promise<readonly SourceFile[]>>();
  return (globs) => {
    const key = globs.join('\n');
    const known = read.get(key) ?? rustSources(globs, cwd);
    read.set(key, known);
    return known;
  };
}

/** Each file with the version of the crate that it belongs to: that of the nearest Cargo.toml above it. */
async function withVersions(files: readonly SourceFile[], cwd: string): Promise<readonly SourceFile[]> {
  const versions = new Map<string, Promise<string | undefined>>();
  const versionOf = (folder: string): Promise<string | undefined> => {
    const known = versions.get(folder);
    if (known !== undefined) return known;
    const found = crateVersion(resolve(cwd, folder)).then((version) =>
      version === undefined && folder !== '.' ? versionOf(posix.dirname(folder)) : version,
    );
    versions.set(folder, found);
    return found;
  };
  return Promise.all(
    files.map(async (file) => {
      const version = await versionOf(posix.dirname(file.path));
      return version === undefined ? file : { ...file, version };
    }),
  );
}

/** The version in a folder's Cargo.toml; empty when it says none of its own (a workspace's), undefined when there is no such file. */
async function crateVersion(folder: string): Promise<string | undefined> {
  const text = await readFile(resolve(folder, 'Cargo.toml'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [, section = ''] = /^\[package\][^\n]*\n([^]*?)(?=^\[|$(?![^]))/m.exec(text.slice(0, LARGEST_FILE)) ?? [];
  return /^version[ \t]*=[ \t]*"([^"\n]*)"/m.exec(section)?.[1] ?? '';
}
