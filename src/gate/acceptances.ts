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

/**
 * A sentence for every entry that did nothing: expired, for another baseline, or matching no finding.
 * An entry for a contract that is not part of this run is nobody's fault and is passed over.
 */
export function idleAcceptances(
  acceptances: readonly Acceptance[],
  subjects: readonly AcceptanceSubject[],
  path: string,
): string[] {
  return acceptances.flatMap((entry) => {
    const asked = subjects.filter((subject) => isFor(entry, subject));
    if (asked.length === 0) return [];
    const found = asked.filter(({ fingerprints }) => fingerprints.has(entry.fingerprint));
    if (found.some((subject) => obstacle(entry, subject) === undefined)) return [];
    const why = (found.length > 0 ? found : asked)
      .map((subject) => obstacle(entry, subject))
      .find((reason) => reason !== undefined);
    return [
      why === undefined
        ? `${path}: the entry ${entry.fingerprint} ("${entry.reason}") matches nothing that was found; take it out.`
        : `${path}: the entry ${entry.fingerprint} ("${entry.reason}") does not apply: ${why}.`,
    ];
  });
}
