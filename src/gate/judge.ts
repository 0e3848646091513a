import type { Finding } from '../core/finding.ts';
import type { JudgedFinding } from '../report/model.ts';
import type { Acceptance } from './accept-file.ts';
import { acceptanceOf, type AcceptanceScope } from './acceptances.ts';

/** What usage says of one finding. */
export interface Use {
  readonly blocking: boolean;
  /** In words: "nobody called it in 30 days". */
  readonly because: string;
  readonly callers?: JudgedFinding['callers'];
  readonly consumers?: JudgedFinding['consumers'];
}

/** What a finding is judged by. */
export interface Judgement extends AcceptanceScope {
  readonly acceptances: readonly Acceptance[];
  /** Fingerprints of what is already on the base branch; absent when that was not asked. */
  readonly inherited?: { readonly fingerprints: ReadonlySet<string>; readonly label: string };
  /** What usage says; undefined for a finding, or absent: usage was not asked, so it blocks. */
  readonly use?: (finding: Finding) => Use | undefined;
  /** No tool of the baseline says who may call it: what only its host seems to call is judged as what callers call. */
  readonly unmarked?: boolean;
  /** What the documents of the repository say; asked where usage says nothing. */
  readonly documents?: (finding: Finding) => Use | undefined;
  readonly policy: {
    readonly undecided: 'refuse' | 'report';
    readonly inherited: 'report' | 'refuse';
    readonly breaks: 'refuse' | 'major' | 'report';
  };
  /** The version moved as far as a breaking change asks. */
  readonly movedEnough?: boolean;
}

type Reason = Pick<JudgedFinding, 'blocking' | 'because'>;

/**
 * Judges one finding: whether it blocks, and why. Warnings and notices never do.
 * An acceptance is looked at first, then the base branch, then usage: the reason given is the first that lifts it.
 */
export function judge(finding: Finding, by: Judgement): JudgedFinding {
  const use = by.use?.(finding) ?? by.documents?.(finding);
  const consumers = use?.consumers === undefined ? {} : { consumers: use.consumers };
  if (finding.level === 'warning' || finding.level === 'notice') {
    const because = use?.consumers === undefined ? 'it breaks nobody' : `${use.because}, and a warning never blocks`;
    return { ...finding, blocking: false, because, ...consumers };
  }
  const entry = acceptanceOf(finding, by.acceptances, by);
  const accepted = entry?.origin === 'fork' ? undefined : entry;
  const origin =
    by.inherited === undefined ? undefined : by.inherited.fingerprints.has(finding.fingerprint) ? 'base' : 'here';
  const reason =
    acceptedReason(accepted) ??
    inheritedReason(origin, by) ??
    undecidedReason(finding, by) ??
    policyReason(usedReason(finding, use, by), by);
  return {
    ...finding,
    ...reason,
    ...(use?.callers !== undefined && { callers: use.callers }),
    ...consumers,
    ...(origin !== undefined && { origin }),
    ...(entry !== undefined && entryReport(entry)),
  };
}

function entryReport({ reason, expires, origin }: Acceptance): Pick<JudgedFinding, 'accepted' | 'proposed'> {
  const said = { reason, ...(expires !== undefined && { expires }) };
  return origin === 'fork'
    ? { proposed: said }
    : { accepted: { ...said, ...(origin === 'here' && { here: true as const }) } };
}

/** What the policy lets pass although nothing else lifts it. */
function policyReason(reason: Reason, { policy, movedEnough }: Judgement): Reason {
  if (!reason.blocking || policy.breaks === 'refuse') return reason;
  if (policy.breaks === 'report') return { blocking: false, because: 'the policy is to report (`breaks: report`)' };
  return movedEnough === true
    ? { blocking: false, because: 'the version made the step that it asks for (`breaks: major`)' }
    : reason;
}

function acceptedReason(entry: Acceptance | undefined): Reason | undefined {
  if (entry === undefined) return undefined;
  return {
    blocking: false,
    because:
      `accepted${entry.origin === 'here' ? ' by this pull request' : ''}${entry.expires === undefined ? '' : ` until ${entry.expires}`}: ` +
      entry.reason,
  };
}

function inheritedReason(
  origin: 'here' | 'base' | undefined,
  { inherited, policy, baseline }: Judgement,
): Reason | undefined {
  if (origin !== 'base' || policy.inherited === 'refuse') return undefined;
  return {
    blocking: false,
    because: `already on ${inherited?.label ?? 'the base branch'}${baseline === undefined ? '' : ` since ${baseline}`}`,
  };
}

function undecidedReason(finding: Finding, { policy }: Judgement): Reason | undefined {
  if (finding.level !== 'undecided' || policy.undecided === 'refuse') return undefined;
  return { blocking: false, because: 'it could not be decided, and the policy is to report such places' };
}

function usedReason(finding: Finding, use: Use | undefined, { unmarked }: Judgement): Reason {
  if (use !== undefined) return { blocking: use.blocking, because: use.because };
  if (finding.audience === 'host' && unmarked === true)
    return { blocking: true, because: 'no tool of this program says who may call it, and usage was not asked' };
  if (finding.audience === 'host')
    return { blocking: false, because: 'only the host calls it, and no pending call is known' };
  return { blocking: true, because: 'usage was not asked, so it blocks' };
}
