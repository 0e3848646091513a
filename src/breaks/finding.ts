import type { Finding, Proof } from '../core/finding.ts';
import { canonical, fingerprint } from '../core/fingerprint.ts';
import { KINDS } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';
import type { Words } from './kinds/words.ts';
import type { Change, Names } from './change.ts';
import { sha256 } from '../core/digest.ts';
import { short, wordsFor } from './words.ts';

/** Weighs and words one change: its level, proof, sentence and fingerprint come from the catalogue. */
export function toFinding(change: Change, names: Names): Finding {
  const kind: Kind = KINDS[change.kind];
  const words = wordsFor(change, names);
  const proof = proofOf(kind, change);
  const message = capitalised(proof === 'rule' ? byRule(words) : kind.says(words));
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: change.audience ?? 'callers',
    ...(proof !== undefined && { proof }),
    ...(change.baseline !== undefined && { baseline: change.baseline }),
    ...(change.current !== undefined && { current: change.current }),
    ...(change.was !== undefined && { before: short(change.was) }),
    ...(change.is !== undefined && { after: short(change.is) }),
    message,
    ...(kind.remedy !== undefined && { remedy: kind.remedy(words) }),
    ...(proof === 'witness' && change.witness !== undefined && { witness: change.witness }),
    ...(change.also !== undefined && change.also.length > 0 && { also: change.also }),
    fingerprint: fingerprintOf(change),
  };
}

function proofOf(kind: Kind, change: Change): Proof | undefined {
  if (kind.level !== 'break') return undefined;
  if (kind.proof !== undefined) return kind.proof;
  return change.witness === undefined ? 'rule' : 'witness';
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Said of every kind alike: what differs, that no value proves it, and that the host refuses it all the same. */
function byRule({ place, subject, was, is, from, to, who }: Words): string {
  const differs = `${place} of ${subject} said ${was} in ${from} and says ${is} in ${to}`;
  const reader = who.charAt(0).toLowerCase() + who.slice(1);
  return `${differs}: no single value is known that fails ${reader}, yet berm compares what is declared and refuses the redeploy.`;
}

/**
 * What stood there is hashed whole, never the short text: a change behind the cut is another change. The pointer
 * counts from the tool or event, which the subject names: a reordered list forgets no acceptance.
 */
function fingerprintOf(change: Change): string {
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    ...(change.baseline !== undefined && { baseline: within(change.baseline) }),
    ...(change.current !== undefined && { current: within(change.current) }),
    before: sha256(canonical([change.was ?? null, change.identity ?? null])),
    ...(change.is !== undefined && { after: sha256(canonical(change.is)) }),
  });
}

function within(pointer: string): string {
  return pointer.replace(/^\/(?:tools|events)\/[0-9]+/, '');
}
