import type { Manifest } from '../manifest/model.ts';

/**
 * The tools that `current` marks public and `baseline` does not, in the order of `current`: a deploy must confirm
 * each (`?public=a,b`). As `Manifest::publishes` of berm-api 0.1.0 answers.
 */
export function publishes(baseline: Manifest, current: Manifest): string[] {
  const known = new Set(baseline.tools.filter((tool) => tool.public).map((tool) => tool.name));
  return current.tools.filter((tool) => tool.public && !known.has(tool.name)).map((tool) => tool.name);
}
