import type { Finding } from '../core/finding.ts';
import type { Acceptance } from './accept-file.ts';

/** What acceptances are matched against besides the finding itself. */
export interface AcceptanceScope {
  readonly contract: string;
  /** What else it goes by: its path, its name on the base branch. */
  readonly aliases?: readonly string[];
  /** The baseline's version, when it is known. */
  readonly baseline?: string;
  readonly today: Date;
}

/** The entry that accepts a finding, or undefined. */
export function acceptanceOf(
  finding: Pick<Finding, 'fingerprint'>,
  acceptances: readonly Acceptance[],
  scope: AcceptanceScope,
): Acceptance | undefined {
  const fitting = acceptances.filter(
    (entry) => entry.fingerprint === finding.fingerprint && obstacle(entry, scope) === undefined,
  );
  return fitting.find(({ origin }) => origin === undefined) ?? fitting[0];
}

function isFor({ contract }: Acceptance, scope: Pick<AcceptanceScope, 'contract' | 'aliases'>): boolean {
  return contract === undefined || contract === scope.contract || (scope.aliases ?? []).includes(contract);
}

/** Why an entry does not apply here, in words; undefined when it does. */
function obstacle(entry: Acceptance, scope: AcceptanceScope): string | undefined {
  const { baseline, today } = scope;
  if (!isFor(entry, scope)) return `it is for ${entry.contract ?? ''}`;
  if (entry.baseline !== undefined && baseline !== undefined && entry.baseline !== baseline)
    return `it was accepted against ${entry.baseline}, and the baseline is ${baseline} now`;
  if (entry.expires !== undefined && today.toISOString().slice(0, 10) > entry.expires)
    return `it expired on ${entry.expires}`;
  return undefined;
}

/** What one contract of the run had for acceptances to match. */
export interface AcceptanceSubject extends AcceptanceScope {
  readonly fingerprints: ReadonlySet<string>;
}

/** Entries that are told one by one; more of one cause are one sentence. */
const SINGLY = 2;
/** Of these, fingerprints that are listed. */
const LISTED = 10;

/**
 * Sentences for the entries that did nothing: expired, for another baseline, or matching no finding. Those of one cause
 * are told together. An entry for a contract that is not part of this run is nobody's fault and is passed over.
 */
export function idleAcceptances(
  acceptances: readonly Acceptance[],
  subjects: readonly AcceptanceSubject[],
  path: string,
): string[] {
  const causes = new Map<string | undefined, Acceptance[]>();
  for (const entry of acceptances) {
    const asked = subjects.filter((subject) => isFor(entry, subject));
    const found = asked.filter(({ fingerprints }) => fingerprints.has(entry.fingerprint));
    if (asked.length === 0 || found.some((subject) => obstacle(entry, subject) === undefined)) continue;
    const why = (found.length > 0 ? found : asked)
      .map((subject) => obstacle(entry, subject))
      .find((reason) => reason !== undefined);
    causes.set(why, [...(causes.get(why) ?? []), entry]);
  }
  return [...causes].flatMap(([why, entries]) =>
    entries.length > SINGLY ? [together(entries, why, path)] : entries.map((entry) => alone(entry, why, path)),
  );
}

function alone({ fingerprint, reason }: Acceptance, why: string | undefined, path: string): string {
  return why === undefined
    ? `${path}: the entry ${fingerprint} ("${reason}") matches nothing that was found; remove it.`
    : `${path}: the entry ${fingerprint} ("${reason}") does not apply: ${why}.`;
}

function together(entries: readonly Acceptance[], why: string | undefined, path: string): string {
  const names = entries.slice(0, LISTED).map(({ fingerprint }) => fingerprint);
  const some = `${names.join(', ')}${entries.length > LISTED ? ` and ${entries.length - LISTED} more` : ''}`;
  return why === undefined
    ? `${path}: ${entries.length} entries match nothing that was found; take them out: ${some}.`
    : `${path}: ${entries.length} entries do not apply, because ${why}: ${some}.`;
}
