import { sha256 } from '../core/digest.ts';
import { canonical, fingerprint } from '../core/fingerprint.ts';
import type { Json } from '../core/json.ts';
import type { Change } from './change.ts';

/**
 * The pointer counts from the component, tool or file, which the subject names: a reordered list forgets no
 * acceptance. Where only one side has the place, the other's is the nearest parent, which several places share, so
 * both count. What stood there is hashed whole, never the short text.
 */
export function fingerprintOf(change: Change): string {
  const about = change.about ?? change.place?.path ?? '';
  const places = [change.baseline, change.current]
    .filter((place) => place !== undefined)
    .map((place) => steady(place, about));
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    baseline: [...new Set(places)].join(' '),
    before: digest(change.was),
    after: digest(change.is),
  });
}

function steady(place: string, about: string): string {
  return place.replace(/^\/(?:components|tools|files)\/[0-9]+/, '').replace(/\/[0-9]+(?=\/|$)/g, `/${about}`);
}

function digest(value: Json | undefined): string {
  return value === undefined ? '' : sha256(typeof value === 'string' ? value : canonical(value));
}
