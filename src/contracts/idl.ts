import { sha256 } from '../core/digest.ts';
import { isArray, isObject, member, type Json } from '../core/json.ts';
import { examineIdl } from '../manifest/index.ts';
import { always, BERM, bermContract, describeBerm } from './berm.ts';
import type { ContractKind } from './contract.ts';
import { looksLikePlugin } from './plugin.ts';
import { namesIn } from './sample.ts';
import { isToolList } from './section.ts';

/** A program's IDL: what a host serves, and what other programs keep to generate typed calls from. */
export const idl: ContractKind = {
  ...BERM,
  id: 'idl',
  title: 'a berm IDL',
  kept: 'source',
  silent: 'events, internal tools, migrations and what the program reaches for',
  detect({ text, json }) {
    if (json !== undefined) return isIdl(json) ? 'sure' : undefined;
    if (text === undefined) return undefined;
    const names = namesIn(text);
    return names.has('parameters') || names.has('digest') ? 'likely' : undefined;
  },
  read({ content, sample }) {
    const { manifest, problems } = examineIdl(sample.text ?? '');
    const facts = { digest: `sha256:${sha256(content)}`, size: content.length };
    return Promise.resolve({ contract: bermContract('idl', manifest, facts), validate: always(problems) });
  },
  describe: describeBerm('berm IDL'),
};

function isIdl(json: Json): boolean {
  if (!isObject(json) || looksLikePlugin(json)) return false;
  const [tools, digest, name] = [member(json, 'tools'), member(json, 'digest'), member(json, 'name')];
  if (digest !== undefined) return isArray(tools);
  return name !== undefined && isToolList(tools);
}
