import type { Manifest, ToolSpec } from './model.ts';
import { ABI_WITH_PUBLIC } from './program.ts';

type Tools = Pick<Manifest, 'abi_version' | 'tools'>;

/**
 * Whether callers can reach a tool of this manifest: from ABI 4 on those marked `public`; an older ABI knows no
 * `public`, so there every tool, unless some tool of the manifest says that it is, or is not. An IDL lists public
 * tools only.
 */
export function isPublic(manifest: Tools, tool: ToolSpec): boolean {
  return tool.public === true || everyToolIsPublic(manifest);
}

/** The tools that callers can reach, in the manifest's order. */
export function reachableTools(manifest: Tools): readonly ToolSpec[] {
  return everyToolIsPublic(manifest) ? manifest.tools : manifest.tools.filter((tool) => tool.public === true);
}

function everyToolIsPublic({ abi_version: abi, tools }: Tools): boolean {
  return (abi === undefined || abi < ABI_WITH_PUBLIC) && !carriesMark(tools);
}

/** Looked up for each tool of a manifest, and the same for all of them. */
const marks = new WeakMap<readonly ToolSpec[], boolean>();

function carriesMark(tools: readonly ToolSpec[]): boolean {
  const known = marks.get(tools);
  if (known !== undefined) return known;
  const carries = tools.some((tool) => tool.public !== undefined);
  marks.set(tools, carries);
  return carries;
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

/**
 * Whether no tool of a manifest says who may call it: none is public, anonymous, for some callers, a cron's or
 * Stripe's.
 * Such a program means its callers, although berm itself sees none.
 */
export function carriesNoMark({ tools }: Tools): boolean {
  return tools.every(
    (tool) =>
      tool.public === undefined &&
      tool.anonymous === undefined &&
      tool.callers === undefined &&
      tool.cron === undefined &&
      tool.stripe === undefined,
  );
}
