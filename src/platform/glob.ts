/**
 * Globs over a workspace. The patterns may come from a workflow or a file of the repository, the names of files from a
 * pull request: matching is linear in both (no pattern is made a regular expression), and no walk leaves the folder.
 */
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ConfigError } from '../core/errors.ts';
import { matchesSegment, parseGlob, type GlobPattern } from './glob-pattern.ts';

export { isGlob } from './glob-pattern.ts';

/** Folders and files that one search looks at. */
const MOST_ENTRIES = 200_000;
const DEEPEST = 64;
/** Never looked into, unless a pattern names them. */
const PASSED_OVER: ReadonlySet<string> = new Set(['node_modules', '.git']);

export interface GlobOptions {
  /** Names of further folders that are not looked into: `target`. */
  readonly passOver?: readonly string[];
  /** Default 200,000. */
  readonly mostEntries?: number;
}

export interface GlobResult {
  /** Relative to the folder, with `/`, sorted, each once. */
  readonly paths: readonly string[];
  /** Why not everything was looked at, in words that follow "because"; absent when everything was. */
  readonly cut?: string;
}

/**
 * The files below a folder that patterns name. `*`, `?`, `[a-z]`, `{a,b}` and `**` as a whole name; a pattern that
 * begins with `!` takes files away again. Names that begin with a dot want a pattern that does. A link
 * to a folder is followed where it stays inside and a pattern names it: `**` follows none. Links that lead out are not.
 *
 * @throws ConfigError for a pattern that leads out of the folder, or that makes no sense
 */
export async function globFiles(
  patterns: readonly string[],
  cwd: string,
  options: GlobOptions = {},
): Promise<GlobResult> {
  const parsed = patterns.flatMap(parseGlob);
  const root = await realpath(cwd).catch((cause: unknown) => {
    throw new ConfigError(`The folder ${cwd}, in which files are looked for, is not there.`, { cause });
  });
  const walk: Walk = {
    root,
    passOver: new Set([...PASSED_OVER, ...(options.passOver ?? [])]),
    mostEntries: options.mostEntries ?? MOST_ENTRIES,
    wanted: parsed.filter(({ negated }) => !negated),
    unwanted: parsed.filter(({ negated }) => negated),
    found: new Set(),
    entries: 0,
    cut: undefined,
  };
  // Several patterns at one folder are followed together, so that no folder is read twice.
  await visit(
    walk,
    '',
    root,
    walk.wanted.map(({ segments }) => segments),
    0,
  );
  return { paths: [...walk.found].sort(), ...(walk.cut !== undefined && { cut: walk.cut }) };
}

/** Those of some paths (relative, with `/`) that patterns name, as `globFiles` would find them. */
export function matchingPaths(patterns: readonly string[], paths: readonly string[]): readonly string[] {
  const parsed = patterns.flatMap(parseGlob);
  const matches = (negated: boolean, path: string): boolean =>
    parsed.some((one) => one.negated === negated && matchesPath(one.segments, path.split('/'), PASSED_OVER));
  return paths.filter((path) => matches(false, path) && !matches(true, path));
}

interface Walk {
  readonly root: string;
  readonly passOver: ReadonlySet<string>;
  readonly mostEntries: number;
  readonly wanted: readonly GlobPattern[];
  readonly unwanted: readonly GlobPattern[];
  readonly found: Set<string>;
  entries: number;
  cut: string | undefined;
}

type Segments = readonly string[];

/** @param rest what is left of each pattern at this folder */
async function visit(walk: Walk, path: string, real: string, rest: readonly Segments[], depth: number): Promise<void> {
  if (rest.length === 0 || walk.cut !== undefined) return;
  if (depth > DEEPEST) {
    walk.cut = `${path} lies more than ${DEEPEST} folders deep`;
    return;
  }
  const entries = await readdir(real, { withFileTypes: true }).catch(() => undefined);
  for (const entry of (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    walk.entries += 1;
    if (walk.entries > walk.mostEntries) {
      walk.cut = `more than ${walk.mostEntries} files and folders lie there`;
      return;
    }
    await enter(walk, path, real, rest, entry, depth);
  }
}

async function enter(
  walk: Walk,
  path: string,
  real: string,
  rest: readonly Segments[],
  entry: Dirent,
  depth: number,
): Promise<void> {
  const { name } = entry;
  const next = advance(rest, name, walk.passOver);
  if (next.length === 0) return;
  const there = await kindOf(walk, join(real, name), entry);
  if (there === undefined) return;
  const full = path === '' ? name : `${path}/${name}`;
  if (there.kind === 'directory') {
    const behind = entry.isSymbolicLink()
      ? advance(
          rest.filter(([first]) => first !== '**'),
          name,
          walk.passOver,
        )
      : next;
    await visit(walk, full, there.real, behind, depth + 1);
  } else if (next.some(isDone) && !walk.unwanted.some(({ segments }) => matchesPath(segments, full.split('/'))))
    walk.found.add(full);
}

/** What is left of the patterns behind a name. A pattern that ends here is left empty. */
function advance(rest: readonly Segments[], name: string, passOver: ReadonlySet<string>): readonly Segments[] {
  const next = rest.flatMap((segments): Segments[] => {
    const [first, ...behind] = segments;
    if (first === undefined) return [];
    if (first !== '**') return matchesSegment(first, name) ? [behind] : [];
    const hidden = name.startsWith('.') || passOver.has(name);
    // `**` stands for no folder, or for this one and more.
    return [...advance([behind], name, passOver), ...(hidden ? [] : [segments])];
  });
  return [...new Map(next.map((segments) => [segments.join('/'), segments])).values()];
}

/** Nothing is left to match, or only what may stand for nothing. */
const isDone = (segments: Segments): boolean => segments.every((segment) => segment === '**');

/** Whether a whole path matches: each name moves the set of what is left on by one, so it is linear in both. */
function matchesPath(segments: Segments, names: readonly string[], passOver = NOTHING): boolean {
  let rest: readonly Segments[] = [segments];
  for (const name of names) rest = advance(rest, name, passOver);
  return rest.some(isDone);
}
const NOTHING: ReadonlySet<string> = new Set();

/** What an entry is, its links followed; undefined for what leads out, is gone, or is no file and no folder. */
async function kindOf(
  { root }: Walk,
  path: string,
  entry: Dirent,
): Promise<{ readonly kind: 'file' | 'directory'; readonly real: string } | undefined> {
  if (entry.isFile()) return { kind: 'file', real: path };
  if (entry.isDirectory()) return { kind: 'directory', real: path };
  if (!entry.isSymbolicLink()) return undefined;
  try {
    const real = await realpath(path);
    if (real !== root && !real.startsWith(root + sep)) return undefined;
    const found = await stat(real);
    return found.isFile() ? { kind: 'file', real } : found.isDirectory() ? { kind: 'directory', real } : undefined;
  } catch {
    return undefined;
  }
}
