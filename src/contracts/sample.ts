import { JsonError, parseJson, type Json } from '../core/json.ts';

/** What kinds look for in a text that is no JSON. */
const TELLING =
  /["'](abi_version|event|parameters|componentType|components|capabilities|discoverTools|inputSchema|digest|version|name|tools)["']/g;
const LOOKED_AT = 100_000;

/** The first of the JSON values that stand in a text, or undefined when it does not begin with one. */
export function firstValue(text: string): Json | undefined {
  if (!/^\s*[[{\ufeff]/.test(text)) return undefined;
  try {
    return parseJson(text.replace(/^\ufeff/, ''), { partial: true, dialect: 'ecma', maxDepth: 1_000_000 }).value;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

/**
 * The telling names that stand quoted in a text, whatever is broken about it; none in a text that is not meant as
 * JSON.
 */
export function namesIn(text: string): ReadonlySet<string | undefined> {
  if (!/^\s*[[{\ufeff]/.test(text)) return new Set();
  return new Set([...text.slice(0, LOOKED_AT).matchAll(TELLING)].map(([, name]) => name));
}
