/** Telling a plugin manifest from other JSON by its content. */
import { isArray, isObject, member, type Json } from '../core/json.ts';

/**
 * Whether this JSON is meant as a heddle plugin manifest, well-formed or not: an object that names components with a
 * `componentType`, tools with a `path` or a `componentType`, `discoverTools`, `capabilities` or `files`.
 *
 * A berm IDL has `tools` as well; its tools carry `parameters` and no way to run, so it is none.
 */
export function looksLikePlugin(json: Json): boolean {
  if (!isObject(json) || member(json, 'abi_version') !== undefined) return false;
  if (['components', 'discoverTools', 'capabilities'].some((field) => member(json, field) !== undefined)) return true;
  const tools = member(json, 'tools');
  const entries = isArray(tools) ? tools.slice(0, 100).filter(isObject) : [];
  if (entries.some((tool) => member(tool, 'parameters') !== undefined)) return false;
  if (
    entries.some((tool) =>
      ['path', 'componentType', 'inputSchema', 'shadows'].some((field) => member(tool, field) !== undefined),
    )
  )
    return true;
  // An npm package has a version and files as well, but those are texts.
  const files = member(json, 'files');
  const ships =
    isArray(files) && files.slice(0, 100).some((file) => isObject(file) && member(file, 'path') !== undefined);
  const lists = ships || tools !== undefined || member(json, 'command') !== undefined;
  return lists && typeof member(json, 'version') === 'string' && member(json, 'digest') === undefined;
}
