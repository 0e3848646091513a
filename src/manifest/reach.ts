import type { Manifest, ToolSpec } from './model.ts';
import { ABI_WITH_PUBLIC } from './program.ts';

/**
 * Whether callers can reach a tool of this manifest: from ABI 4 on those marked `public`; an older ABI knows no
 * `public`, so there every tool, unless some tool of the manifest carries the mark. An IDL lists public tools only.
 */
export function isPublic(manifest: Pick<Manifest, 'abi_version' | 'tools'>, tool: ToolSpec): boolean {
  if (tool.public === true) return true;
  if (manifest.abi_version === undefined) return manifest.tools.every((other) => other.public !== true);
  return manifest.abi_version < ABI_WITH_PUBLIC && manifest.tools.every((other) => other.public !== true);
}

/** The tools that callers can reach, in the manifest's order. */
export function reachableTools(manifest: Pick<Manifest, 'abi_version' | 'tools'>): readonly ToolSpec[] {
  const marked = manifest.tools.some((tool) => tool.public === true);
  const all = !marked && (manifest.abi_version === undefined || manifest.abi_version < ABI_WITH_PUBLIC);
  return all ? manifest.tools : manifest.tools.filter((tool) => tool.public === true);
}

/**
 * Names of the tools that `current` marks public and `baseline` did not, in current's order and each once: a deploy
 * must confirm them (`?public=a,b`), as `Manifest::publishes` of berm-api says. Without a baseline (a first deploy)
 * that is every public tool; so it is for a baseline of an ABI that knew no mark, which no host of today serves.
 */
export function publishes(baseline: Manifest | undefined, current: Manifest): string[] {
  const before = new Set(publicNames(baseline));
  return [...new Set(publicNames(current))].filter((name) => !before.has(name));
}

function publicNames(manifest: Manifest | undefined): string[] {
  return (manifest?.tools ?? []).flatMap((tool) => (tool.public === true ? [tool.name] : []));
}
