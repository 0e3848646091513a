import { toolsBreaks } from '../breaks/tools/index.ts';
import { sha256 } from '../core/digest.ts';
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import { looksLikeTools, readTools, validateTools } from '../tools/index.ts';
import type { ContractKind } from './contract.ts';
import { locateInJson } from './json-lines.ts';

/** A list of tools, as an MCP server answers `tools/list`. */
export const tools: ContractKind = {
  id: 'tools',
  form: 'tools',
  title: 'a list of tools',
  kept: 'source',
  unreadableBaseline: 'nobody',
  detect: ({ json }) => (json !== undefined && looksLikeTools(json) ? 'sure' : undefined),
  read({ content }) {
    const { text, json, view, list } = readTools(content);
    const version = list.version === undefined ? {} : { version: list.version };
    return Promise.resolve({
      contract: {
        kind: 'tools',
        text,
        facts: { digest: `sha256:${sha256(content)}`, size: content.length, ...version },
        ...(json !== undefined && view?.list !== undefined && { json: withList(json, view.around) }),
      },
      validate: ({ lintsOff }) => validateTools(content, lintsOff === undefined ? {} : { off: lintsOff }),
    });
  },
  // By their texts, so that places are those of the file.
  compare: ({ text: baseline = '' }, { text: current = '' }, { strict, confirmer }) =>
    toolsBreaks(baseline, current, { strict, ...(confirmer !== undefined && { confirmer }) }),
  locate: locateInJson,
  describe: ({ json }) =>
    json === undefined ? undefined : { title: 'list of tools', facts: [], page: { form: 'tools', json } },
};

/** The object around the list: the result of an answer, or one that is put around a bare list. */
function withList(json: Json, around: JsonObject | undefined): JsonObject {
  if (around !== undefined) return around;
  return isObject(json) ? json : { tools: isArray(json) ? json : [] };
}
