/** In which order everything stands, the same in every form. */
import type { ContractReport, JudgedFinding, LocatedProblem, Report } from './model.ts';

/** A part of a contract's report. */
export interface Section {
  readonly id: 'blocking' | 'undecided' | 'lifted' | 'internal' | 'warnings' | 'notices';
  readonly title: string;
  readonly findings: readonly JudgedFinding[];
}

const TITLES: Readonly<Record<Section['id'], string>> = {
  blocking: 'Breaking changes',
  undecided: 'Could not be decided',
  lifted: 'Not blocking',
  internal: 'Internal: only the host calls them',
  warnings: 'Warnings',
  notices: 'Added and changed',
};
const ORDER: readonly Section['id'][] = ['blocking', 'undecided', 'lifted', 'internal', 'warnings', 'notices'];

/** The part in which a finding stands. */
export function sectionOf(finding: JudgedFinding): Section['id'] {
  if (finding.blocking) return finding.level === 'undecided' ? 'undecided' : 'blocking';
  if (finding.audience === 'host' && finding.level !== 'notice') return 'internal';
  switch (finding.level) {
    case 'break':
    case 'undecided':
      return 'lifted';
    case 'warning':
      return 'warnings';
    case 'notice':
      return 'notices';
    default:
      return finding.level satisfies never;
  }
}

/** The parts that have something in them, severest first; inside each, findings keep the order they were found in. */
export function sections(findings: readonly JudgedFinding[]): readonly Section[] {
  const parts = grouped(findings, sectionOf);
  return ORDER.map((id) => ({ id, title: TITLES[id], findings: parts.get(id) ?? [] })).filter(
    (section) => section.findings.length > 0,
  );
}

/** Findings, severest first. Stable. */
export function orderFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  return sections(findings).flatMap((section) => section.findings);
}

/** Findings by their subject, in the order in which the subjects first appear. */
export function bySubject(findings: readonly JudgedFinding[]): readonly (readonly JudgedFinding[])[] {
  return [...grouped(findings, ({ subject }) => `${subject.type} ${subject.name}`).values()];
}

/** As `Map.groupBy`, which Node 20 does not have. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Problems, errors first. Stable. */
export function orderProblems(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const weight = { error: 0, warning: 1, notice: 2 } as const;
  return problems.toSorted((a, b) => weight[a.level] - weight[b.level]);
}

/** What to call problems of one level of weight. */
export function problemsTitle(problems: readonly LocatedProblem[]): string {
  return problems.some(({ level }) => level === 'error') ? 'Errors' : 'Lints';
}

/** Whether there is nothing to say of a contract but that it is as it was. */
export function isUnchanged(contract: ContractReport): boolean {
  return (
    contract.verdict === 'compatible' &&
    contract.alone !== true &&
    contract.findings.length === 0 &&
    contract.problems.length === 0 &&
    contract.deploy.length === 0
  );
}

/** Contracts, the gravest first. Stable. */
export function orderContracts(report: Report): readonly ContractReport[] {
  const weight = {
    error: 0,
    invalid: 1,
    refused: 2,
    forced: 3,
    reported: 4,
    'first-release': 5,
    compatible: 6,
  } as const;
  return report.contracts.toSorted((a, b) => weight[a.verdict] - weight[b.verdict]);
}
