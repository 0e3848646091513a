import type { Manifest, ToolSpec } from '../../manifest/model.ts';

/** Whether callers can reach a tool of this manifest. */
export function reachableIn(manifest: Manifest): (tool: ToolSpec) => boolean {
  const marks = (manifest.abi_version ?? 0) >= 4 || manifest.tools.some((tool) => tool.public);
  return (tool) => !marks || tool.public === true;
}
