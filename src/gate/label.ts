import type { ContractReport } from '../report/model.ts';
import type { LabelState } from './world.ts';

/**
 * A refusal that the force label might have lifted, had it been readable, is a failure of GitHub's: what the next run
 * takes back is no verdict. Pure.
 */
export function withLabel(report: ContractReport, label: LabelState | undefined): ContractReport {
  if (label?.unknown === undefined || report.verdict !== 'refused') return report;
  return { ...report, verdict: 'error', failure: { fault: 'source', message: label.unknown } };
}
