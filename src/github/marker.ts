import { createHash } from 'node:crypto';
import { isArray, isObject, member, parseJson, type Json } from '../core/json.ts';
import { text, whole } from './payload.ts';

/** GitHub's limit on a comment, in characters. */
export const COMMENT_LIMIT = 65_536;

/** What the force label covers: every fingerprint, or where these are too many a digest of each contract's. */
export interface Covered {
  readonly fingerprints: readonly string[];
  /** `contractKey()` → `setDigest()`. */
  readonly whole?: Readonly<Record<string, string>>;
}

/** What a sticky comment remembers, in its hidden part, for the next run. */
export interface Memory {
  /** Digests of the lines of the input `contracts`: tells apart gates that nothing else tells apart. */
  readonly contracts: readonly string[];
  /** The commit that the comment is about, and when what it says was read: epoch milliseconds. */
  readonly sha: string;
  readonly read: number;
  /** Who had set the force label when the comment was written. */
  readonly actor?: string;
  /** While the force label is on: when it was applied, by whom, at which commit, and what blocked there. */
  readonly force?: { readonly at: string; readonly actor?: string; readonly sha: string } & Covered;
}

/** The first line of a sticky comment, which Markdown does not show. */
export function marker(key: string): string {
  return `<!-- berm-compat:${key} -->`;
}

/** Short digests of the lines of `contracts`: globs as they are written, so that a new file changes nothing. */
export function lineDigests(lines: readonly string[]): string[] {
  return lines.map((line) => createHash('sha256').update(line).digest('hex').slice(0, 8)).toSorted();
}

const MEMORY = 'berm-compat:memory';

/** The second line, with the memory. Nothing in it can end the HTML comment. */
export function remember(memory: Memory): string {
  const { force, ...rest } = memory;
  const kept = {
    ...rest,
    contracts: memory.contracts.slice(0, 200).join(' '),
    ...(force !== undefined && { force: { ...force, fingerprints: force.fingerprints.join(' ') } }),
  };
  const json = JSON.stringify(kept).replace(
    /[<>&-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<!-- ${MEMORY} ${json} -->`;
}

/**
 * What a comment remembers; undefined when it holds nothing readable. It is read where the gate writes it, on the
 * second line, and nowhere else: what follows is full of text that anyone may have chosen.
 */
export function recall(body: string): Memory | undefined {
  const line = body.split(/\r?\n/, 2)[1] ?? '';
  const json = /^<!-- berm-compat:memory (\{.{0,60000}\}) -->$/.exec(line)?.[1];
  if (json === undefined) return undefined;
  let value: Json;
  try {
    ({ value } = parseJson(json));
  } catch {
    return undefined;
  }
  const force = forceIn(member(isObject(value) ? value : {}, 'force'));
  const actor = text(value, 'actor');
  return {
    contracts: words(value, 'contracts', /^[0-9a-f]{8}$/),
    sha: text(value, 'sha') ?? '',
    read: whole(value, 'read') ?? 0,
    ...(actor !== undefined && { actor }),
    ...(force !== undefined && { force }),
  };
}

function forceIn(value: Json | undefined): Memory['force'] {
  const [at, actor, sha] = [text(value, 'at'), text(value, 'actor'), text(value, 'sha')];
  if (at === undefined || sha === undefined || !isObject(value)) return undefined;
  const digests = member(value, 'whole');
  return {
    at,
    sha,
    ...(actor !== undefined && { actor }),
    fingerprints: words(value, 'fingerprints', /^[0-9a-f]{12}$/),
    ...(isObject(digests) && { whole: digestsIn(digests) }),
  };
}

function digestsIn(value: Json): Record<string, string> {
  const entries = isObject(value) && !isArray(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter(
      (pair): pair is [string, string] =>
        /^[0-9a-f]{8}$/.test(pair[0]) && typeof pair[1] === 'string' && /^[0-9a-f]{20}$/.test(pair[1]),
    ),
  );
}

function words(value: Json, name: string, of: RegExp): string[] {
  return (text(value, name) ?? '').split(' ').filter((word) => of.test(word));
}
