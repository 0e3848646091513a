import type { Deps, EventSpec, Manifest, ToolSpec } from '../manifest/model.ts';
import { reachableTools } from '../manifest/reach.ts';

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

/** Reads a manifest so. Only an IDL leaves out its `abi_version`. */
export function know(manifest: Manifest): Known {
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
