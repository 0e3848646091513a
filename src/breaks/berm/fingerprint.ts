import { sha256 } from '../../core/digest.ts';
import { canonical, fingerprint } from '../../core/fingerprint.ts';
import type { Change } from '../change.ts';

/**
 * What stood there is hashed whole, never the short text: a change behind the cut is another change. The pointer
 * counts from the tool or event, which the subject names: a reordered list forgets no acceptance.
 */
export function fingerprintOf(change: Change): string {
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
