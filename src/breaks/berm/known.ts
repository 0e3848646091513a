import type { Deps, EventSpec, Manifest, ToolSpec } from '../../manifest/model.ts';
import { reachableTools } from '../../manifest/reach.ts';
import { diff, type Diff } from '../diff.ts';
import { identical } from '../../core/equal.ts';

/**
 * What a contract says of itself, told apart from what it cannot say: an IDL lists the public tools and nothing
 * else, so its silence about an event is no removal.
 */
export interface Known {
  readonly manifest: Manifest;
  /** An IDL: internal tools, events, reach, migrations and the ABI are not known. */
  readonly idl: boolean;
  readonly reachable: (tool: ToolSpec) => boolean;
  readonly events: readonly EventSpec[] | undefined;
  readonly deps: Deps | undefined;
}

const NO_DEPS: Deps = { programs: [], syscalls: {}, secrets: [] };

/**
 * Two contracts side by side. Of the tools and events that stand on both, those that are written the same are left
 * out.
 */
export interface Sides {
  readonly baseline: Known;
  readonly current: Known;
  readonly tools: Diff<ToolSpec>;
  /** Undefined where one side does not say which events it has. */
  readonly events: Diff<EventSpec> | undefined;
}

/** Sets two manifests side by side. */
export function sides(baseline: Manifest, current: Manifest): Sides {
  const [old, now] = [know(baseline), know(current)];
  const sameReach = (before: ToolSpec, after: ToolSpec): boolean => old.reachable(before) === now.reachable(after);
  return {
    baseline: old,
    current: now,
    tools: changed(diff(baseline.tools, current.tools), sameReach),
    events:
      old.events === undefined || now.events === undefined
        ? undefined
        : changed(diff(old.events, now.events), () => true),
  };
}

function changed<T extends { readonly name: string }>(all: Diff<T>, alike: (old: T, current: T) => boolean): Diff<T> {
  const first = new Map<string, T>();
  const persisted = all.persisted.filter(({ old: { value }, current }) => {
    const before = first.get(value.name);
    if (before === undefined) first.set(value.name, value);
    // The findings are a set: an entry that repeats another adds none.
    else if (identical(before, value)) return false;
    return !identical(value, current.value) || !alike(value, current.value);
  });
  return { ...all, persisted };
}

/** Reads a manifest so. Only an IDL leaves out its `abi_version`. */
function know(manifest: Manifest): Known {
  const reachable = new Set(reachableTools(manifest));
  const idl = manifest.abi_version === undefined;
  return {
    manifest,
    idl,
    reachable: (tool) => reachable.has(tool),
    events: manifest.events ?? (idl ? undefined : []),
    deps: manifest.deps === undefined ? (idl ? undefined : NO_DEPS) : { ...NO_DEPS, ...manifest.deps },
  };
}
