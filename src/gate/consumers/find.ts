/** The documents that `consumers` names, read. */
import { ConfigError, SourceError } from '../../core/errors.ts';
import { placeOf } from '../base-place.ts';
import type { Workspace, World } from '../world.ts';
import { usesOf, type ConsumerUses } from './document.ts';

/** Documents of one run, and their bytes together: each is held against every plugin, twice. */
const MOST = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * @param patterns each a path or a glob
 * @param option what gave them, for messages
 * @returns each document once, in the order of the patterns; those of a glob sorted
 * @throws ConfigError for a pattern that matches nothing, a file that cannot be read, or too many of them
 */
export async function findConsumers(
  patterns: readonly string[],
  files: Workspace,
  option = 'consumers',
): Promise<readonly ConsumerUses[]> {
  const paths = new Set<string>();
  for (const pattern of patterns) for (const path of await pathsOf(pattern, files, option)) paths.add(path);
  if (paths.size > MOST)
    throw new ConfigError(
      `"${option}" matches ${paths.size} files; at most ${MOST} are held against a plugin in one run. Narrow the globs.`,
    );
  const found: ConsumerUses[] = [];
  let size = 0;
  for (const path of paths) {
    const text = await files.text(path);
    if (text === undefined) throw new ConfigError(`"${option}" names ${path}, which is not there.`);
    size += text.length;
    if (size > MOST_BYTES)
      throw new ConfigError(`"${option}" names more than 64 MiB of documents. Narrow the globs to what uses a plugin.`);
    found.push(usesOf({ path, text }));
  }
  return found;
}

async function pathsOf(pattern: string, files: Workspace, option: string): Promise<readonly string[]> {
  const look = await files.look(pattern);
  if (look.state === 'file') return [files.shown(pattern)];
  if (look.state === 'outside')
    throw new ConfigError(`"${option}" names ${pattern}, a link that leads out of the workspace, so it is not read.`);
  const paths = files.isGlob(pattern) ? await files.glob(pattern) : [];
  if (paths.length === 0)
    throw new ConfigError(
      `"${option}" has "${pattern}", and no file matches it. A document that is not looked at must not look unharmed: fix the pattern, or leave it out.`,
    );
  return paths.map((path) => files.shown(path));
}

/** Documents that the base branch has under the globs, and this run has not. */
export type Gone = { readonly paths: readonly string[] } | { readonly paths: undefined; readonly why: string };

/** Nothing is gone where the base branch is not known: outside of pull requests. */
export async function goneConsumers(
  patterns: readonly string[],
  found: readonly ConsumerUses[],
  { files, pullRequest }: World,
): Promise<Gone> {
  const list = pullRequest?.basePaths;
  const globs = patterns.filter((pattern) => files.isGlob(pattern));
  if (list === undefined || globs.length === 0) return { paths: [] };
  const here = new Set(found.map(({ path }) => path));
  try {
    const there = files.matching(globs, await list(globs.map(placeOf)));
    return { paths: there.filter((path) => !here.has(path)) };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    return { paths: undefined, why: error.message };
  }
}
