import { near } from '../core/near.ts';
import { withoutSecrets } from '../core/redact.ts';
import { shown } from '../net/index.ts';
import { parseTag } from './choose-release/index.ts';

/** A source as it may be shown: an address without user name, password and query. */
export function showSpec(spec: string): string {
  return /^https?:/i.test(spec) && URL.canParse(spec) ? shown(new URL(spec)) : withoutSecrets(spec);
}

/**
 * What somebody most likely meant who wrote something that is no source: a sentence, or nothing.
 * @param words the sources' own names
 */
export function didYouMean(spec: string, words: readonly string[]): string | undefined {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(spec)?.[1];
  if (/,\s*\S/.test(spec)) return 'It takes one source; give each contract its own in .berm-compat.json.';
  if (scheme !== undefined && /^[A-Za-z]{2,}:\/\//.test(spec))
    return meant(`https://${showSpec(spec).replace(/^[^:]*:\/\//, '')}`);
  const host = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]+)?\//.test(spec) || /^localhost(?::[0-9]+)?\//.test(spec);
  if (host)
    return meant(/\.(?:wasm|json|abi|gz|zip)$/i.test(spec) ? `https://${showSpec(spec)}` : `oci:${showSpec(spec)}`);
  if (scheme !== undefined && scheme.length > 1) {
    const word = near(scheme, [...words, 'https']);
    return word === undefined || word === scheme
      ? undefined
      : meant(`${word}:${showSpec(spec).slice(scheme.length + 1)}`);
  }
  if (!spec.includes('/') && parseTag(spec) !== undefined && !/\.(?:wasm|json|abi)$/i.test(spec))
    return meant(`release:${spec}`);
  const word = near(spec, words);
  return word === undefined ? undefined : meant(word);
}

function meant(spec: string): string {
  return `Did you mean ${spec}?`;
}
