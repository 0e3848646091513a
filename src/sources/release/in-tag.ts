import { posix } from 'node:path';
import type { JsonObject } from '../../core/json.ts';
import type { HttpClient } from '../../net/index.ts';
import { oncePerRun } from '../cache.ts';
import { readRemote, type RemoteContent } from '../content.ts';
import { askApi, listIn, text, whole } from '../github/api.ts';
import { confirmContent } from '../confirm.ts';
import { openAtRef } from '../github/contents.ts';
import type { Release } from '../github/releases.ts';
import type { GitHubWorld } from '../github/world.ts';
import type { BaselineRequest, BaselineWorld } from '../request.ts';
import { pluginName } from './facts.ts';

/** A contract in a tag's tree. */
export interface InTag {
  readonly path: string;
  readonly label: string;
  readonly content: RemoteContent;
  /** @throws SourceError when this is not what git has there */
  readonly confirm: () => Promise<void>;
}

/** A manifest is a few kilobytes. */
const LARGEST = 1024 * 1024;
/** Most files that are opened to find a plugin by its name. */
const OPENED = 12;

/** The file at the contract's path in a tag; undefined when the tag has none. @throws SourceError */
export async function atPath(
  world: BaselineWorld,
  github: GitHubWorld,
  http: HttpClient,
  { name }: Release,
  path: string,
): Promise<InTag | undefined> {
  const label = `${path} in tag ${name}`;
  const content = await oncePerRun(world, `file ${name}:${path}`, async () => {
    const source = await openAtRef(world, github, http, { path, ref: `refs/tags/${name}`, label });
    return source && readRemote(source, label);
  });
  const file = { path, ref: `refs/tags/${name}`, label };
  return content && { path, label, content, confirm: () => confirmContent(github, file, content) };
}

/**
 * A plugin of the same name at another path of a tag: its file was moved since.
 * @returns undefined when the tag holds no plugin of that name
 * @throws SourceError
 */
export async function movedPlugin(
  world: BaselineWorld,
  github: GitHubWorld,
  http: HttpClient,
  release: Release,
  contract: BaselineRequest['contract'],
): Promise<InTag | undefined> {
  const { manifestName } = contract;
  if (contract.kept !== 'source' || manifestName === undefined) return undefined;
  const paths = await manifestPaths(world, github, release);
  const likely = paths
    .filter((path) => path !== contract.path)
    .toSorted((a, b) => rank(a, contract) - rank(b, contract));
  for (const path of likely.slice(0, OPENED)) {
    const found = await atPath(world, github, http, release, path);
    if (found !== undefined && (await pluginName(found.content)) === manifestName) return found;
  }
  return undefined;
}

async function manifestPaths(
  world: BaselineWorld,
  github: GitHubWorld,
  release: Pick<Release, 'name' | 'commit'>,
): Promise<readonly string[]> {
  return (await treeOf(world, github, release)).flatMap(manifestPath);
}

/** The files of a tag. @throws SourceError */
export async function pathsInTag(
  world: BaselineWorld,
  github: GitHubWorld,
  release: Pick<Release, 'name' | 'commit'>,
): Promise<readonly string[]> {
  const tree = await treeOf(world, github, release);
  return tree.flatMap((entry) => (text(entry, 'type') === 'blob' ? (text(entry, 'path') ?? []) : []));
}

function treeOf(
  world: BaselineWorld,
  github: GitHubWorld,
  { name, commit }: Pick<Release, 'name' | 'commit'>,
): Promise<readonly JsonObject[]> {
  return oncePerRun(world, `tree ${name}`, async () => {
    const what = `the files of tag ${name}`;
    const answer = await askApi(
      github,
      'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
      { tree_sha: commit ?? name, recursive: 1 },
      { what, permission: 'contents: read', missing: true },
    );
    return answer === undefined ? [] : listIn(answer, what, 'tree');
  });
}

function manifestPath(entry: JsonObject): readonly string[] {
  const path = text(entry, 'path');
  const isFile = text(entry, 'type') === 'blob' && (whole(entry, 'size') ?? 0) <= LARGEST;
  return path !== undefined && isFile && path.toLowerCase().endsWith('.json') ? [path] : [];
}

/** The likeliest first: same file name, then the plugin's name somewhere in the path, then the shortest. */
function rank(path: string, { path: now, manifestName = '' }: BaselineRequest['contract']): number {
  if (posix.basename(path) === posix.basename(now)) return 0;
  return path.includes(manifestName) ? 1 : 2;
}
