import { isArray, isObject, member, type Json } from '../core/json.ts';

/**
 * Whether a document is meant as a list of tools: a JSON-RPC answer, an object with `tools`, or a bare list of objects
 * with an `inputSchema`. What has `name` and `version` at the top is a plugin manifest.
 */
export function looksLikeTools(json: Json): boolean {
  if (isArray(json)) return json.some(isTool);
  if (!isObject(json)) return false;
  if (member(json, 'jsonrpc') !== undefined) return true;
  const [name, version, tools] = [member(json, 'name'), member(json, 'version'), member(json, 'tools')];
  if (name !== undefined && version !== undefined) return false;
  return isArray(tools) && (tools.length === 0 || tools.some(isTool) || member(json, 'nextCursor') !== undefined);
}

/** berm's tools have `parameters`, a plugin's a `path` or a `componentType`. */
function isTool(entry: Json): boolean {
  if (!isObject(entry) || typeof member(entry, 'name') !== 'string') return false;
  if (member(entry, 'inputSchema') === undefined) return false;
  return member(entry, 'path') === undefined && member(entry, 'componentType') === undefined;
}
