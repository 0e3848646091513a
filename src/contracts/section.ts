import { sha256 } from '../core/digest.ts';
import { isArray, isObject, member, type Json } from '../core/json.ts';
import { openSection } from '../manifest/index.ts';
import { BERM, bermContract, describeBerm, hostOf } from './berm.ts';
import type { ContractKind } from './contract.ts';
import { looksLikePlugin } from './plugin.ts';
import { namesIn } from './sample.ts';

/** A `.berm.abi` section alone: an OCI artifact's config blob is one. */
export const section: ContractKind = {
  ...BERM,
  id: 'section',
  title: 'a berm manifest section',
  detect({ text, json }) {
    if (json !== undefined) return isRecord(json) ? 'sure' : undefined;
    if (text === undefined) return undefined;
    const names = namesIn(text);
    return names.has('abi_version') || names.has('event') ? 'likely' : undefined;
  },
  read({ content }) {
    const opened = openSection(content);
    const facts = { digest: `sha256:${sha256(content)}`, size: content.length };
    return Promise.resolve({
      contract: bermContract('section', opened.manifest, facts),
      validate: (host) => opened.check(hostOf(host)),
    });
  },
  describe: describeBerm('berm manifest section'),
};

/** The program's record, or an event's. What says how it runs is a plugin, whatever else its author slipped in. */
function isRecord(json: Json): boolean {
  if (!isObject(json) || looksLikePlugin(json)) return false;
  if (member(json, 'abi_version') !== undefined || member(json, 'event') !== undefined) return true;
  // A host's `/runtime` lists events beside the tools; in a section they are records of their own.
  if (['name', 'digest', 'events'].some((name) => member(json, name) !== undefined)) return false;
  return isToolList(member(json, 'tools'));
}

/** Tools as berm writes them. */
export function isToolList(tools: Json | undefined): boolean {
  return isArray(tools) && tools.every((tool) => isObject(tool) && member(tool, 'parameters') !== undefined);
}
