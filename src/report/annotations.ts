import { docsUrl } from './docs.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Location, Report } from './model.ts';
import { orderFindings } from './view.ts';
import { changeText, consumerTexts, failingText, subjectText } from './wording.ts';

/**
 * One annotation, as GitHub's checks API and workflow commands take it. Texts are not neutralised: each surface does
 * that.
 */
export interface Annotation {
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  /** Lines separated by line feeds. */
  readonly message: string;
  /** Repo-relative with `/`; absent rather than wrong. */
  readonly location?: Location;
}

/**
 * Every annotation of a report, severest first: problems that keep a contract from loading, what blocks, then
 * what does not, warnings last. Notices are not annotated.
 */
export function annotations(report: Report): readonly Annotation[] {
  const all = report.contracts.flatMap((contract) => [
    ...failureOf(contract),
    ...problems(contract),
    ...findings(contract),
  ]);
  const weight = { failure: 0, warning: 1, notice: 2 } as const;
  return all.toSorted((a, b) => weight[a.level] - weight[b.level]);
}

function failureOf(contract: ContractReport): Annotation[] {
  return contract.failure === undefined
    ? []
    : [{ level: 'failure', title: `${contract.name}: not judged`, message: contract.failure.message }];
}

function problems(contract: ContractReport): Annotation[] {
  return contract.problems
    .filter((problem) => problem.level !== 'notice')
    .map((problem) => ({
      level: problem.level === 'error' ? 'failure' : 'warning',
      title: `${contract.name}: ${problem.rule}`,
      message: problem.message,
      ...place(problem),
    }));
}

function findings(contract: ContractReport): Annotation[] {
  return orderFindings(contract.findings)
    .filter((finding) => finding.level !== 'notice')
    .flatMap((finding) => {
      const about = {
        level: annotationLevel(finding, contract),
        title: `${contract.name}: ${subjectText(finding.subject)}: ${finding.kind}`,
        message: messageOf(finding),
      };
      return [{ ...about, ...place(finding) }, ...documents(finding, about)];
    });
}

/** The same on the line of each document that it breaks: there its author looks. The first few of them. */
function documents({ consumers = [] }: JudgedFinding, about: Annotation): Annotation[] {
  return consumers.slice(0, 5).map(({ path, line = 1, column }) => ({
    ...about,
    location: { path, line, ...(column !== undefined && { column }) },
  }));
}

function messageOf(finding: JudgedFinding): string {
  const lines = [
    `${subjectText(finding.subject)}: ${changeText(finding)}`,
    failingText(finding),
    ...consumerTexts(finding)
      .slice(0, 5)
      .map((document) => `Breaks ${document}`),
    finding.blocking ? '' : `Not blocking: ${finding.because}`,
    finding.remedy === undefined ? '' : `→ ${finding.remedy}`,
    docsUrl('kinds', finding.kind),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function annotationLevel(finding: JudgedFinding, contract: ContractReport): Annotation['level'] {
  if (!finding.blocking) return finding.level === 'break' || finding.level === 'warning' ? 'warning' : 'notice';
  return contract.verdict === 'forced' ? 'warning' : 'failure';
}

function place(of: JudgedFinding | LocatedProblem): { location?: Location } {
  return of.location === undefined ? {} : { location: of.location };
}
