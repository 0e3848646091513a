import { posix, resolve } from 'node:path';
import { workspaceFile } from './files.ts';
import { globFiles } from './glob.ts';
import type { RustSources, SourceFile } from '../contracts/rust/locate.ts';

/** Beyond these a repository is not searched any further: an annotation is not worth more. */
const MOST_FILES = 20_000;
const LARGEST_FILE = 1024 * 1024;
const MOST_BYTES = 16 * 1024 * 1024;
/** What stands in every file that a manifest is made from; others are not kept. */
const MACROS = /\b(?:program|event|Schema)\b/;
/** A program that keeps a database names the folder of its migrations so. */
const DATABASE = /\bdatabase\s*=/;
const MOST_MIGRATIONS = 1000;

/**
 * The Rust files that globs name, sorted by path, and the SQL files of crates that keep a database. A file that cannot
 * be read, or leads out of the workspace, is passed over.
 *
 * @param globs relative to `cwd`, with `/`
 * @throws ConfigError for a glob that leads out of the workspace, or makes no sense
 */
export async function rustSources(globs: readonly string[], cwd: string): Promise<RustSources> {
  const { paths, cut: unsearched } = await globFiles(globs, cwd, { passOver: ['target'] });
  const files: SourceFile[] = [];
  let bytes = 0;
  let cut = unsearched ?? (paths.length > MOST_FILES ? `they are more than ${MOST_FILES}` : undefined);
  for (const path of paths.slice(0, MOST_FILES)) {
    const text = textOf(path, cwd);
    if (text === undefined || !MACROS.test(text)) continue;
    if (bytes + text.length > MOST_BYTES) {
      cut ??= `those with berm's macros hold more than ${MOST_BYTES} bytes`;
      break;
    }
    bytes += text.length;
    files.push({ path, text });
  }
  return { files: await withCrates(files, cwd), ...(cut !== undefined && { cut }) };
}

function textOf(path: string, cwd: string): string | undefined {
  const file = workspaceFile(path, cwd, LARGEST_FILE);
  return file.state === 'read' ? new TextDecoder().decode(file.bytes) : undefined;
}

/** Reads the files of each list of globs once, however many contracts ask for them. */
export function rustReader(cwd: string): (globs: readonly string[]) => Promise<RustSources> {
  const read = new Map<string, Promise<RustSources>>();
  return (globs) => {
    const key = globs.join('\n');
    const known = read.get(key) ?? rustSources(globs, cwd);
    read.set(key, known);
    return known;
  };
}

interface Crate {
  readonly folder: string;
  /** Empty when its Cargo.toml says none of its own (a workspace's). */
  readonly version: string;
}

/** Each file with the version of the crate that it belongs to: that of the nearest Cargo.toml above it. */
async function withCrates(files: readonly SourceFile[], cwd: string): Promise<readonly SourceFile[]> {
  const known = new Map<string, Crate | undefined>();
  const crateOf = (folder: string): Crate | undefined => {
    if (known.has(folder)) return known.get(folder);
    const crate = crateAt(folder, cwd) ?? (folder === '.' ? undefined : crateOf(posix.dirname(folder)));
    known.set(folder, crate);
    return crate;
  };
  const keepers = new Set<string>();
  const versioned = files.map((file) => {
    const crate = crateOf(posix.dirname(file.path));
    if (crate !== undefined && DATABASE.test(file.text)) keepers.add(crate.folder);
    return crate === undefined ? file : { ...file, version: crate.version };
  });
  const migrations = await Promise.all([...keepers].map((folder) => migrationsOf(folder, cwd)));
  return [...versioned, ...migrations.flat()];
}

function crateAt(folder: string, cwd: string): Crate | undefined {
  const text = textOf(posix.join(folder, 'Cargo.toml'), cwd);
  return text === undefined ? undefined : { folder, version: packageVersion(text) };
}

/** The version that a Cargo.toml gives its package; empty when it gives none. One pass over the lines. */
function packageVersion(text: string): string {
  let inside = false;
  for (const line of text.split('\n')) {
    const header = /^\s*\[\s*([^\][]*?)\s*\]/.exec(line);
    if (header !== null) inside = header[1] === 'package';
    const version = inside ? /^\s*version\s*=\s*"([^"]*)"/.exec(line)?.[1] : undefined;
    if (version !== undefined) return version;
  }
  return '';
}

async function migrationsOf(folder: string, cwd: string): Promise<readonly SourceFile[]> {
  const { paths } = await globFiles(['**/*.sql'], resolve(cwd, folder), { passOver: ['target'] });
  return paths.slice(0, MOST_MIGRATIONS).flatMap((name) => {
    const path = posix.join(folder, name);
    const text = textOf(path, cwd);
    return text === undefined ? [] : [{ path, text }];
  });
}
