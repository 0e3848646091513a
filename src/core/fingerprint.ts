import { sha256 } from './digest.ts';
import { normalNumber } from './exact-number.ts';
import type { Finding } from './finding.ts';
import { isArray, isExactNumber, isObject, type Json } from './json.ts';

/**
 * JSON text that is equal for equal values: names sorted by code unit, no white space, one spelling per number.
 */
export function canonical(value: Json): string {
  if (typeof value === 'bigint') return value.toString();
  if (isExactNumber(value)) return normalNumber(value.literal);
  if (typeof value === 'number')
    return Object.is(value, -0) ? '0' : Number.isInteger(value) ? BigInt(value).toString() : String(value);
  if (isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isObject(value)) {
    return `{${Object.keys(value)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonical(value[name] as Json)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * The short name under which a finding is accepted: a hash over its kind, subject, pointer and before/after,
 * never over its message, so that rewording a message does not forget an acceptance.
 *
 * @returns twelve lower-case hex digits
 */
export function fingerprint(
  of: Pick<Finding, 'kind' | 'subject' | 'baseline' | 'current' | 'before' | 'after'>,
): string {
  const text = canonical([
    of.kind,
    of.subject.type,
    of.subject.name,
    of.baseline ?? of.current ?? null,
    of.before ?? null,
    of.after ?? null,
  ]);
  return sha256(text).slice(0, 12);
}

/**
 * One short text for a whole set of fingerprints, of any number and in any order: what is remembered where the set
 * itself has no room.
 *
 * @returns twenty lower-case hex digits
 */
export function setDigest(fingerprints: Iterable<string>): string {
  return sha256([...new Set(fingerprints)].sort().join('\n')).slice(0, 20);
}

/** The short name of a contract where many are remembered: eight lower-case hex digits. */
export function contractKey(name: string): string {
  return sha256(name).slice(0, 8);
}

/**
 * What refuses a contract although no finding blocks: its version moved too little, it is new, a document breaks
 * unexplained.
 */
export type Refusal = 'version' | 'first-release' | 'documents';

/** The short name of such a refusal, beside the fingerprints of findings: twelve lower-case hex digits. */
export function refusalMark(contract: string, refusal: Refusal): string {
  return sha256(canonical(['refusal', contract, refusal])).slice(0, 12);
}
