import { isObject, member, parseJson, type JsonObject } from '../../core/json.ts';
import type { RemoteContent } from '../content.ts';
import { compareVersions, parseTagVersion } from '../choose-release/index.ts';

/** A manifest is a few kilobytes. */
const LARGEST = 1024 * 1024;

/** What a plugin manifest calls itself; undefined for what is no plugin manifest. */
export async function pluginName(content: RemoteContent): Promise<string | undefined> {
  const json = await objectIn(content);
  const isPlugin = json && ['components', 'tools', 'discoverTools'].some((name) => member(json, name) !== undefined);
  return json && isPlugin === true ? textMember(json, 'name') : undefined;
}

/** A note when a release holds another version than its tag says: which of the two callers run is worth a look. */
export async function versionNotes(
  content: RemoteContent,
  tag: string,
  version: string | undefined,
): Promise<readonly string[]> {
  const own = 'manifest' in content ? content.manifest.version : textMember(await objectIn(content), 'version');
  const [inside, outside] = [parseTagVersion(own ?? ''), parseTagVersion(version ?? '')];
  if (inside === undefined || outside === undefined || compareVersions(inside, outside) === 0) return [];
  return [`Tag ${tag} holds version ${inside.text}, not ${outside.text}.`];
}

async function objectIn(content: RemoteContent): Promise<JsonObject | undefined> {
  if (!('source' in content)) return undefined;
  try {
    const text = new TextDecoder().decode(await content.source.read(0, LARGEST));
    const { value } = parseJson(text, { dialect: 'ecma' });
    return isObject(value) ? value : undefined;
  } catch {
    // What cannot be read says neither name nor version; whoever reads the contract says why.
    return undefined;
  }
}

function textMember(object: JsonObject | undefined, name: string): string | undefined {
  const value = object && member(object, name);
  return typeof value === 'string' ? value : undefined;
}
