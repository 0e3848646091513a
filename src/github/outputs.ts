import { largestBump } from '../report/bumps.ts';
import type { ContractReport, Report } from '../report/model.ts';

/** Where the report came to be, which only publishing makes known. */
export interface Addresses {
  /** Path of `report.json` on the runner. */
  readonly report: string;
  /** Path of `report.sarif` on the runner. */
  readonly sarif: string;
  readonly comment: string | undefined;
  readonly check: string | undefined;
}

/** The step's outputs by the names in `action.yml`. Pure. */
export function outputsOf(report: Report, addresses: Addresses): Readonly<Record<string, string>> {
  return {
    verdict: report.verdict,
    breaks: String(report.counts.breaks),
    blocking: String(report.counts.blocking),
    undecided: String(report.counts.undecided),
    'baseline-version': perContract(report, ({ baseline }) =>
      baseline.state === 'found' ? (baseline.version ?? '') : '',
    ),
    'current-version': perContract(report, ({ current }) => current.version ?? ''),
    'required-bump': largestBump(report.contracts.map(({ requiredBump }) => requiredBump)),
    report: addresses.report,
    sarif: addresses.sarif,
    'exit-code': String(report.exitCode),
    'comment-url': addresses.comment ?? '',
    'check-url': addresses.check ?? '',
  };
}

/** One contract: the value alone. Several: one a line, as `name=value`. */
function perContract(report: Report, value: (contract: ContractReport) => string): string {
  const [only, ...more] = report.contracts;
  if (only === undefined) return '';
  if (more.length === 0) return value(only);
  return report.contracts.map((contract) => `${contract.name}=${value(contract)}`).join('\n');
}
