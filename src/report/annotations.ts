import { docsUrl } from './docs.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Location, Report } from './model.ts';
import { orderFindings } from './view.ts';
import { subjectText, witnessSentence } from './wording.ts';

/** One annotation, as GitHub's checks API and workflow commands take it. Texts are not neutralised: each surface does that. */
export interface Annotation {
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  /** Lines separated by line feeds. */
  readonly message: string;
  /** Repo-relative with `/`; absent rather than wrong. */
  readonly location?: Location;
}

/**
 * Every annotation of a report, severest first: problems that keep a contract from loading, what counts, then
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
    : [{ level: 'failure', title: `${contract.name}: could not be judged`, message: contract.failure.message }];
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
    .map((finding) => ({
      level: annotationLevel(finding, contract),
      title: `${contract.name}: ${subjectText(finding.subject)}: ${finding.kind}`,
      message: [
        finding.message,
        witnessSentence(finding, contract),
        finding.blocking ? '' : finding.because,
        finding.remedy ?? '',
        docsUrl('kinds', finding.kind),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      ...place(finding),
    }));
}

function annotationLevel(finding: JudgedFinding, contract: ContractReport): Annotation['level'] {
  if (!finding.blocking) return finding.level === 'break' || finding.level === 'warning' ? 'warning' : 'notice';
  return contract.verdict === 'forced' ? 'warning' : 'failure';
}

function place(of: JudgedFinding | LocatedProblem): { location?: Location } {
  return of.location === undefined ? {} : { location: of.location };
}
