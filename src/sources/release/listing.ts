import { oncePerRun } from '../cache.ts';
import { listReleases } from '../github/releases.ts';
import type { BaselineWorld } from '../request.ts';
import { assetOf } from './assets.ts';
import { pathsInTag } from './in-tag.ts';

/** What a release holds: the files of its tag, and the assets that are none of some contracts. */
export interface Released {
  readonly paths: readonly string[];
  readonly assets: readonly string[];
}

/**
 * Lists what a release holds beside the contracts that are looked at.
 *
 * @param contracts paths, each with the `asset` that is asked for where one is
 * @returns undefined without a GitHub repository
 * @throws SourceError
 */
export async function releasedBeside(
  world: BaselineWorld,
  tag: string,
  contracts: readonly { readonly path: string; readonly asset?: string }[],
): Promise<Released | undefined> {
  const { github } = world;
  if (github === undefined) return undefined;
  const release = (await listReleases(world, github)).find(({ name }) => name === tag);
  const paths = await oncePerRun(world, `paths ${tag}`, () => pathsInTag(world, github, release ?? { name: tag }));
  if (release === undefined) return { paths, assets: [] };
  const claimed = new Set(
    contracts.map(({ path, asset }) => {
      const contract = { name: path, path, kept: 'unknown' as const };
      return assetOf({ contract, ...(asset !== undefined && { asset }) }, release)?.name;
    }),
  );
  return { paths, assets: release.assets.map(({ name }) => name).filter((name) => !claimed.has(name)) };
}
