import { sha256 } from '../core/digest.ts';
import { isArray, isObject, member, type Json, type JsonObject } from '../core/json.ts';
import { pluginBreaks } from '../breaks/heddle/index.ts';
import { validatePlugin } from '../heddle/index.ts';
import { readManifestText } from '../heddle/text.ts';
import type { ContractKind, Facts, HostSide, Named, Sample } from './contract.ts';
import { locateInJson } from './json-lines.ts';
import { namesIn } from './sample.ts';

/** A heddle plugin manifest. */
export const plugin: ContractKind = {
  id: 'plugin',
  form: 'plugin',
  title: 'a heddle plugin manifest',
  kept: 'source',
  usedInDocuments: true,
  unreadableBaseline: 'nobody',
  detect(sample) {
    const { json, text, label } = sample;
    if (json !== undefined) return isObject(json) && looksLikePlugin(json) ? 'sure' : meantAsPlugin(json, sample);
    if (text === undefined) return /\.json$/i.test(label) ? 'likely' : undefined;
    // A text that is no JSON is told by the names in it, so that its author hears what is wrong with it as that.
    return brokenPlugin(text) || /\.json$/i.test(label) ? 'likely' : undefined;
  },
  read({ content }) {
    const { text, json } = readManifestText(content);
    const facts = { digest: `sha256:${sha256(content)}`, size: content.length, ...identity(json) };
    return Promise.resolve({
      contract: { kind: 'plugin', text, facts, ...(json !== undefined && { json }) },
      validate: (host) => validatePlugin(content, hostOptions(host)),
    });
  },
  compare: (baseline, current, { strict, grantedCapabilities, discoverTools, confirmer }) =>
    baseline.json === undefined || current.json === undefined
      ? []
      : pluginBreaks(baseline.text ?? baseline.json, current.text ?? current.json, {
          strict,
          grantedCapabilities,
          discoverTools,
          ...(confirmer !== undefined && { confirmer }),
        }),
  locate: locateInJson,
  notes: ({ json }, others) =>
    json !== undefined && member(json, 'discoverTools') === true ? [discovered(others)] : [],
  describe: ({ json }) =>
    json === undefined ? undefined : { title: 'heddle plugin', facts: [], page: { form: 'plugin', json } },
};

/** What is discovered stands in no manifest; a list of tools beside it says what it is. */
function discovered(others: readonly Named[]): string {
  const lists = others.filter(({ contract }) => contract.kind === 'tools').map(({ name }) => name);
  return lists.length === 0
    ? 'Its tools are discovered, so they are not in the manifest and were not compared. Put a snapshot of them ' +
        'beside it, as a list of tools among the contracts (docs/tools.md).'
    : `Its tools are discovered, so they are not in the manifest; ${lists.join(', ')} of this run lists them.`;
}

/**
 * Whether an object says what only a heddle plugin says: components, tools and how they run, or that they are
 * discovered. Fields of other formats that its author slipped in (`parameters`, `abi_version`, `event`) change nothing.
 */
export function looksLikePlugin(json: JsonObject): boolean {
  if (member(json, 'components') !== undefined || member(json, 'discoverTools') !== undefined) return true;
  const tools = member(json, 'tools');
  return (
    isArray(tools) &&
    tools
      .slice(0, 100)
      .some((tool) => isObject(tool) && ['path', 'componentType'].some((name) => member(tool, name) !== undefined))
  );
}

/** What npm, and nothing of heddle, reads. */
const NPM = ['dependencies', 'devDependencies', 'peerDependencies', 'scripts', 'main', 'module', 'exports', 'bin'];

/** It lacks what makes a plugin, and has what else only a plugin has: its author should hear what is missing. */
function meantAsPlugin(json: Json, { label }: Sample): 'likely' | undefined {
  if (!isObject(json) || /(?:^|[\\/])package\.json$/i.test(label)) return undefined;
  const has = (name: string): boolean => member(json, name) !== undefined;
  if (NPM.some(has) || ['abi_version', 'event', 'digest', 'format', 'component_type', 'componentType'].some(has))
    return undefined;
  const named = typeof member(json, 'name') === 'string' && typeof member(json, 'version') === 'string';
  const telling = has('capabilities') || (has('files') && isArray(member(json, 'files')));
  return named || telling ? 'likely' : undefined;
}

function brokenPlugin(text: string): boolean {
  const names = namesIn(text);
  return ['componentType', 'components', 'capabilities', 'discoverTools', 'inputSchema'].some((name) =>
    names.has(name),
  );
}

function identity(json: JsonObject | undefined): Facts {
  const [name, version] = [json && member(json, 'name'), json && member(json, 'version')];
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof version === 'string' && version !== '' && { version }),
  };
}

function hostOptions({ grantedCapabilities, submitted, discoverTools, lintsOff, folder }: HostSide) {
  return {
    ...(grantedCapabilities !== undefined && { grantedCapabilities }),
    ...(submitted !== undefined && { submitted }),
    ...(discoverTools !== undefined && { discoverTools }),
    ...(folder !== undefined && submitted !== true && folder),
    ...(lintsOff !== undefined && { off: lintsOff }),
  };
}
