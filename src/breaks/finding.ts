import type { Finding, Proof } from '../core/finding.ts';
import type { Change } from './change.ts';
import type { Kind, Kinds } from './kind.ts';
import { BY_RULE } from './kinds/clauses.ts';
import { shown } from './shown.ts';
import { wordsFor } from './words.ts';

/** The kinds of findings between two contracts of one sort, and what tells two findings apart for good. */
export interface Catalogue<Id extends string> {
  readonly kinds: Kinds<Id>;
  /** Its findings say who is hit and where it shows. */
  readonly saysWhoIsHit: boolean;
  readonly fingerprint: (change: Change<Id>) => string;
}

/** Weighs and words one change: its level, proof and sentence come from the catalogue. */
export function toFinding<Id extends string>(catalogue: Catalogue<Id>, change: Change<Id>): Finding {
  const kind: Kind = catalogue.kinds[change.kind];
  const sides = shown(change);
  const words = wordsFor(change, sides);
  const proof = proofOf(kind, change);
  const { message, remedy } = proof === 'rule' ? BY_RULE : kind;
  const [hits, shows] = catalogue.saysWhoIsHit
    ? [change.hits ?? kind.hits, change.shows ?? kind.shows]
    : [undefined, undefined];
  const doubtful = kind.level === 'undecided' || proof === 'rule';
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: change.audience ?? 'callers',
    ...(proof !== undefined && { proof }),
    ...(change.baseline !== undefined && { baseline: change.baseline }),
    ...(change.current !== undefined && { current: change.current }),
    ...(change.place !== undefined && { place: change.place }),
    ...sides,
    message: message(words) + andMore(change.more?.length ?? 0),
    ...(remedy !== undefined && { remedy: remedy(words) }),
    ...(proof === 'witness' && change.witness !== undefined && { witness: change.witness }),
    ...(doubtful && change.reason !== undefined && { reason: change.reason }),
    ...(doubtful && change.cause !== undefined && { cause: change.cause }),
    ...(change.renamedTo !== undefined && { renamedTo: change.renamedTo }),
    ...(hits !== undefined && { hits }),
    ...(shows !== undefined && { shows }),
    ...(change.also !== undefined && change.also.length > 0 && { also: change.also }),
    fingerprint: catalogue.fingerprint(change),
  };
}

function proofOf(kind: Kind, change: Change): Proof | undefined {
  if (kind.level !== 'break') return undefined;
  if (kind.proof !== undefined) return kind.proof;
  return change.witness === undefined ? 'rule' : 'witness';
}

function andMore(places: number): string {
  return places === 0 ? '' : ` (and ${places} more ${places === 1 ? 'place' : 'places'})`;
}

/** The findings are a set: a name that stands twice in a list answers once. */
export function once(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ fingerprint, message }) => {
    const key = `${fingerprint} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
