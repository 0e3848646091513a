import type { Finding, Problem } from '../core/finding.ts';
import { contractKey, refusalMark, setDigest, type Refusal } from '../core/fingerprint.ts';
import type { ContractReport, Counts, JudgedFinding, Verdict } from '../report/model.ts';
import { bumpEnough, movedForBreaks, requiredBump } from './bump.ts';
import { judge, type Judgement } from './judge.ts';

/** Everything that the verdict on one contract rests on. */
export interface DecideInput extends Omit<Judgement, 'policy' | 'acceptances' | 'today' | 'movedEnough'> {
  readonly findings: readonly Finding[];
  /** What keeps the current contract from loading, and lints. */
  readonly problems?: readonly Problem[];
  /** `none`: there is no earlier release, and that is certain. Default `found`. */
  readonly baselineState?: 'found' | 'none';
  /** Documents of the repository that no longer load although no finding says so. */
  readonly unexplained?: number;
  /** The current version, when it is known. */
  readonly current?: string;
  readonly acceptances?: Judgement['acceptances'];
  /** The day on which acceptances expire. Default: now. */
  readonly today?: Date;
  readonly force?: Force;
  readonly policy?: Partial<
    Judgement['policy'] & { readonly version: 'advise' | 'require'; readonly firstRelease: 'pass' | 'refuse' }
  >;
}

/** That breaks may pass: asked for by a label or an input. */
export interface Force {
  readonly covers: 'pull-request' | 'findings';
  /** Fingerprints that blocked when the label was applied. Absent: not known, so all are covered. */
  readonly covered?: readonly string[];
  /** Where these were too many to keep: `contractKey()` → `setDigest()` of what blocked in that contract. */
  readonly whole?: Readonly<Record<string, string>>;
}

export interface Decision {
  readonly verdict: Verdict;
  readonly findings: readonly JudgedFinding[];
  readonly counts: Counts;
  readonly requiredBump: ContractReport['requiredBump'];
  readonly bumpEnough?: boolean;
}

/** What holds where the policy says nothing. */
const DEFAULTS = {
  breaks: 'refuse',
  undecided: 'refuse',
  inherited: 'report',
  version: 'advise',
  firstRelease: 'pass',
} as const;

/**
 * Findings, usage, acceptances and the label → the verdict on one contract (spec: gate.md, Verdict). Pure.
 *
 * `invalid` when a problem is an error; else `first-release` without an earlier release (`refused` when the policy
 * wants one); else `refused` when a finding blocks (or a document is broken that none explains, or the version moved
 * too little and `version` is `require`), `forced` when force covers all of that; `reported` when breaks or undecided
 * places do not block; `compatible` when there are none.
 */
export function decide(input: DecideInput): Decision {
  const policy = { ...DEFAULTS, ...input.policy };
  const by: Judgement = {
    ...input,
    acceptances: input.acceptances ?? [],
    today: input.today ?? new Date(),
    policy,
    movedEnough: movedForBreaks(input.baseline, input.current),
  };
  const findings = sinceLabel(
    input.findings.map((finding) => judge(finding, by)),
    input,
  );
  const problems = input.problems ?? [];
  const bump = requiredBump(findings, input.baseline);
  const enough = bumpEnough(bump, input.baseline, input.current);
  const tooLow = policy.version === 'require' && enough === false;
  const refusedAsFirst = input.baselineState === 'none' && policy.firstRelease === 'refuse';
  const silent = (input.unexplained ?? 0) > 0 && !breaksPass(policy.breaks, by.movedEnough);
  const refusals: readonly Refusal[] = [
    ...(tooLow ? (['version'] as const) : []),
    ...(refusedAsFirst ? (['first-release'] as const) : []),
    ...(silent ? (['documents'] as const) : []),
  ];
  const verdict = verdictOf(findings, problems, refusals, input);
  return {
    verdict,
    findings,
    counts: countsOf(findings, problems),
    requiredBump: bump,
    ...(enough !== undefined && { bumpEnough: enough }),
  };
}

function breaksPass(breaks: Judgement['policy']['breaks'], movedEnough: boolean | undefined): boolean {
  return breaks === 'report' || (breaks === 'major' && movedEnough === true);
}

function sinceLabel(findings: readonly JudgedFinding[], { force, contract }: DecideInput): readonly JudgedFinding[] {
  if (force?.covered === undefined) return findings;
  const blocking = findings.filter((finding) => finding.blocking).map(({ fingerprint }) => fingerprint);
  if (force.whole?.[contractKey(contract)] === setDigest(blocking)) return findings;
  const known = new Set(force.covered);
  return findings.map((finding) =>
    finding.blocking && !known.has(finding.fingerprint) ? { ...finding, sinceLabel: true } : finding,
  );
}

function verdictOf(
  findings: readonly JudgedFinding[],
  problems: readonly Problem[],
  refusals: readonly Refusal[],
  { baselineState, force, contract }: DecideInput,
): Verdict {
  if (problems.some(({ level }) => level === 'error')) return 'invalid';
  if (baselineState === 'none' && refusals.length === 0) return 'first-release';
  const blocking = findings.filter((finding) => finding.blocking);
  if (blocking.length > 0 || refusals.length > 0)
    return force !== undefined && covers(force, blocking, contract, refusals) ? 'forced' : 'refused';
  return findings.some(({ level }) => level === 'break' || level === 'undecided') ? 'reported' : 'compatible';
}

function covers(
  force: Force,
  blocking: readonly JudgedFinding[],
  contract: string,
  refusals: readonly Refusal[],
): boolean {
  if (force.covers === 'pull-request' || force.covered === undefined) return true;
  const known = new Set(force.covered);
  return (
    blocking.every(({ sinceLabel: fresh }) => fresh !== true) &&
    refusals.every((refusal) => known.has(refusalMark(contract, refusal)))
  );
}

/** How many of each there are. Findings on tools that only the host calls count as `internal` besides. */
export function countsOf(findings: readonly JudgedFinding[], problems: readonly Problem[]): Counts {
  const many = (level: Finding['level']): number => findings.filter((finding) => finding.level === level).length;
  return {
    breaks: many('break'),
    blocking: findings.filter((finding) => finding.blocking).length,
    undecided: many('undecided'),
    warnings: many('warning') + problems.filter(({ level }) => level === 'warning').length,
    notices: many('notice') + problems.filter(({ level }) => level === 'notice').length,
    internal: findings.filter(({ audience, level }) => audience === 'host' && level !== 'notice').length,
    errors: problems.filter(({ level }) => level === 'error').length,
  };
}

/** The counts of several contracts together. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (name: keyof Counts): number => all.reduce((total, counts) => total + counts[name], 0);
  return {
    breaks: sum('breaks'),
    blocking: sum('blocking'),
    undecided: sum('undecided'),
    warnings: sum('warnings'),
    notices: sum('notices'),
    internal: sum('internal'),
    errors: sum('errors'),
  };
}
