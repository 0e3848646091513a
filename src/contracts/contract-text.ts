import { isArray, isObject, JsonError, member, parseJson, type Json } from '../core/json.ts';
import { looksLikePlugin } from '../heddle/index.ts';

/** What a JSON text is, of the things that can be a contract. */
export type TextKind = 'section' | 'idl' | 'plugin';

/**
 * Tells a plugin manifest, a berm manifest section and an IDL apart by their content. A text that is not JSON is
 * told by the names in it, so that whoever wrote it hears what is wrong with it as that.
 *
 * @returns undefined when it is none of them
 */
export function textKind(text: string): TextKind | undefined {
  const first = firstValue(text);
  if (first === undefined) return kindByNames(text);
  if (!isObject(first)) return undefined;
  if (member(first, 'abi_version') !== undefined || member(first, 'event') !== undefined) return 'section';
  if (looksLikePlugin(first)) return 'plugin';
  const tools = member(first, 'tools');
  if (isArray(tools) && tools.every((tool) => isObject(tool) && member(tool, 'parameters') !== undefined)) {
    // A program record has no name: its host gives it one.
    return member(first, 'name') === undefined && member(first, 'digest') === undefined ? 'section' : 'idl';
  }
  return ['name', 'version'].some((name) => member(first, name) !== undefined) ? 'plugin' : undefined;
}

/** The first of the values that stand in the text, or undefined when it does not begin with one. */
function firstValue(text: string): Json | undefined {
  try {
    return parseJson(text.replace(/^\ufeff/, ''), { partial: true, dialect: 'ecma', maxDepth: 1_000_000 }).value;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

function kindByNames(text: string): TextKind | undefined {
  const names = new Set(
    [
      ...text
        .slice(0, 100_000)
        .matchAll(
          /["'](abi_version|event|parameters|componentType|components|capabilities|discoverTools|inputSchema|digest|version|name|tools)["']/g,
        ),
    ].map(([, name]) => name),
  );
  if (names.has('abi_version') || names.has('event')) return 'section';
  if (['componentType', 'components', 'capabilities', 'discoverTools', 'inputSchema'].some((name) => names.has(name)))
    return 'plugin';
  if (names.has('parameters') || names.has('digest')) return 'idl';
  return names.size > 0 ? 'plugin' : undefined;
}
