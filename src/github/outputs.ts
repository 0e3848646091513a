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

/**
 * The step's outputs by the names in `action.yml`. Workflows put them into scripts: each is cut to what its meaning
 * allows, so that no text of a contract gets further than that. Pure.
 */
export function outputsOf(report: Report, addresses: Addresses): Readonly<Record<string, string>> {
  return {
    verdict: report.verdict,
    breaks: String(report.counts.breaks),
    blocking: String(report.counts.blocking),
    undecided: String(report.counts.undecided),
    'baseline-version': perContract(report, ({ baseline }) =>
      baseline.state === 'found' ? versionOnly(baseline.version ?? '') : '',
    ),
    'current-version': perContract(report, ({ current }) => versionOnly(current.version ?? '')),
    'required-bump': largestBump(report.contracts.map(({ requiredBump }) => requiredBump)),
    report: addresses.report,
    sarif: addresses.sarif,
    'exit-code': String(report.exitCode),
    'comment-url': addressOnly(addresses.comment ?? ''),
    'check-url': addressOnly(addresses.check ?? ''),
  };
}

/** One contract: the value alone. Several: one a line, as `name=value`. */
function perContract(report: Report, value: (contract: ContractReport) => string): string {
  const [only, ...more] = report.contracts;
  if (only === undefined) return '';
  if (more.length === 0) return value(only);
  return report.contracts.map((contract) => `${nameOnly(contract.name)}=${value(contract)}`).join('\n');
}

/** The beginning that is a version. */
function versionOnly(text: string): string {
  return /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}/.exec(text)?.[0] ?? '';
}

function nameOnly(text: string): string {
  return text.replace(/[^A-Za-z0-9._@/-]/g, '_').slice(0, 200);
}

function addressOnly(text: string): string {
  return /^https?:\/\/[A-Za-z0-9._~:/?#@&=%+[\]-]{1,2000}$/.test(text) ? text : '';
}
