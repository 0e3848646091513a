import { createHash } from 'node:crypto';
import { isArray, isObject, member, parseJson, type Json } from '../core/json.ts';
import { text } from './payload.ts';

/** GitHub's limit on a comment, in characters. */
export const COMMENT_LIMIT = 65_536;
/** Fingerprints kept in a comment. What does not fit is not covered: the safe side. */
const FINGERPRINTS = 1500;

/** What a sticky comment remembers, in its hidden part, for the next run. */
export interface Memory {
  /** Fingerprints that counted in the run that wrote the comment. */
  readonly counting: readonly string[];
  /** While the force label is on: when it was applied, by whom, and what counted then. */
  readonly force?: { readonly at: string; readonly actor?: string; readonly fingerprints: readonly string[] };
}

/**
 * Tells the comments and artifacts of different gates apart: by workflow, job and contract set.
 *
 * @param contracts the lines of the input `contracts`, in any order: globs as they are written, so that a new file changes nothing
 * @returns twelve lower-case hex digits
 */
export function stickyKey(workflow: string, job: string, contracts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([workflow, job, contracts.toSorted()]))
    .digest('hex')
    .slice(0, 12);
}

/** The first line of a sticky comment, which Markdown does not show. */
export function marker(key: string): string {
  return `<!-- berm-compat:${key} -->`;
}

/** The hidden part with its data. Nothing in it can end the HTML comment. */
export function remember(memory: Memory): string {
  const kept = {
    counting: memory.counting.slice(0, FINGERPRINTS).join(' '),
    ...(memory.force === undefined
      ? {}
      : { force: { ...memory.force, fingerprints: memory.force.fingerprints.slice(0, FINGERPRINTS).join(' ') } }),
  };
  const json = JSON.stringify(kept).replace(
    /[<>&-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<!-- berm-compat:memory ${json} -->`;
}

/** What a comment remembers; undefined when it holds nothing readable. Anyone with write access may have edited it. */
export function recall(body: string): Memory | undefined {
  const json = /<!-- berm-compat:memory (\{[^\n]{0,60000}\}) -->/.exec(body)?.[1];
  if (json === undefined) return undefined;
  let value: Json;
  try {
    ({ value } = parseJson(json));
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const forced = member(value, 'force');
  const since = text(forced, 'at');
  const actor = text(forced, 'actor');
  return {
    counting: fingerprints(member(value, 'counting')),
    ...(since === undefined || !isObject(forced)
      ? {}
      : {
          force: {
            at: since,
            ...(actor === undefined ? {} : { actor }),
            fingerprints: fingerprints(member(forced, 'fingerprints')),
          },
        }),
  };
}

function fingerprints(value: Json | undefined): string[] {
  const words = typeof value === 'string' ? value.split(' ') : isArray(value) ? value : [];
  return words.filter((word): word is string => typeof word === 'string' && /^[0-9a-f]{12}$/.test(word));
}
