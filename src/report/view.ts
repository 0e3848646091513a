import type { ContractReport, JudgedFinding, LocatedProblem } from './model.ts';

/** A part of a contract's report, in the order in which every form shows them. */
export interface Section {
  readonly id: 'blocking' | 'undecided' | 'reported' | 'internal' | 'warnings' | 'notices';
  readonly title: string;
  readonly findings: readonly JudgedFinding[];
}

const TITLES: Readonly<Record<Section['id'], string>> = {
  blocking: 'Breaking changes that block',
  undecided: 'Undecided, and blocking',
  reported: 'Found, and not blocking',
  internal: 'Internal: only the host calls these',
  warnings: 'Warnings',
  notices: 'Added and changed without breaking anyone',
};
const ORDER: readonly Section['id'][] = ['blocking', 'undecided', 'reported', 'internal', 'warnings', 'notices'];

/** The part in which a finding stands. */
export function sectionOf(finding: JudgedFinding): Section['id'] {
  if (finding.blocking) return finding.level === 'undecided' ? 'undecided' : 'blocking';
  if (finding.audience === 'host' && finding.level !== 'notice') return 'internal';
  switch (finding.level) {
    case 'break':
    case 'undecided':
      return 'reported';
    case 'warning':
      return 'warnings';
    case 'notice':
      return 'notices';
    default:
      return finding.level satisfies never;
  }
}

/** The parts that have something in them, severest first; inside each, findings keep the order they were found in. */
export function sections(contract: ContractReport): readonly Section[] {
  return ORDER.map((id) => ({
    id,
    title: TITLES[id],
    findings: contract.findings.filter((finding) => sectionOf(finding) === id),
  })).filter((section) => section.findings.length > 0);
}

/** Findings, severest first. Stable. */
export function orderFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  return findings.toSorted((a, b) => ORDER.indexOf(sectionOf(a)) - ORDER.indexOf(sectionOf(b)));
}

/** Findings by their subject, in the order in which the subjects first appear. */
export function bySubject(findings: readonly JudgedFinding[]): readonly (readonly JudgedFinding[])[] {
  const groups = new Map<string, JudgedFinding[]>();
  for (const finding of findings) {
    const key = `${finding.subject.type} ${finding.subject.name}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}

/** Problems, errors first. Stable. */
export function orderProblems(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const weight = { error: 0, warning: 1, notice: 2 } as const;
  return problems.toSorted((a, b) => weight[a.level] - weight[b.level]);
}

/** What to call them. */
export function problemsTitle(problems: readonly LocatedProblem[]): string {
  return problems.some(({ level }) => level === 'error')
    ? 'Why no host would load it'
    : 'Good to know before it is loaded';
}
