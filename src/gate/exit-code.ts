import { ConfigError, ContractError, SourceError } from '../core/errors.ts';
import type { ContractReport, Verdict } from '../report/model.ts';

/** What the process answers with. A crash is none of 0 and 1: a bug of ours never looks like a verdict. */
export const EXIT = { passes: 0, refused: 1, invalid: 2, configuration: 3, source: 4, bug: 70 } as const;

const OF_VERDICT: Readonly<Record<Verdict, number>> = {
  compatible: EXIT.passes,
  'first-release': EXIT.passes,
  reported: EXIT.passes,
  forced: EXIT.passes,
  refused: EXIT.refused,
  invalid: EXIT.invalid,
  error: EXIT.bug,
};

const OF_FAULT: Readonly<Record<NonNullable<ContractReport['failure']>['fault'], number>> = {
  configuration: EXIT.configuration,
  source: EXIT.source,
  bug: EXIT.bug,
};

/** The exit code of one contract. One that no host would load is `invalid` whatever else could not be found out. */
export function exitCodeOf(contract: Pick<ContractReport, 'verdict' | 'failure'>): number {
  if (contract.verdict === 'invalid') return EXIT.invalid;
  if (contract.failure !== undefined) return OF_FAULT[contract.failure.fault];
  return OF_VERDICT[contract.verdict];
}

/** The exit code of several contracts: the highest. The less could be found out, the higher the code. */
export function worstExitCode(contracts: readonly Pick<ContractReport, 'verdict' | 'failure'>[]): number {
  return Math.max(EXIT.passes, ...contracts.map(exitCodeOf));
}

/** The exit code of an error that ended the run. Anything that is not ours by class is a bug of ours. */
export function exitCodeOfError(error: unknown): number {
  if (error instanceof ConfigError) return EXIT.configuration;
  if (error instanceof SourceError) return EXIT.source;
  if (error instanceof ContractError) return EXIT.invalid;
  return EXIT.bug;
}

/** Severity of verdicts, worst last. */
const SEVERITY: readonly Verdict[] = [
  'compatible',
  'first-release',
  'reported',
  'forced',
  'refused',
  'invalid',
  'error',
];

/** The verdict of several contracts: the worst. Of none: `compatible`. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return SEVERITY[Math.max(0, ...verdicts.map((verdict) => SEVERITY.indexOf(verdict)))] ?? 'compatible';
}
