import type { ContractReport, Report } from '../report/model.ts';
import { sumCounts } from './decide.ts';
import { worst, worstExitCode } from './exit-code.ts';
import { GENERATOR } from './version.ts';

/** The report of a run over several contracts: the worst verdict, the highest exit code, the counts together. */
export function assemble(
  contracts: readonly ContractReport[],
  about: Pick<Report, 'notes' | 'force' | 'forceLabel'>,
): Report {
  return {
    schema: 'https://berm.dev/compat/report-1.json',
    version: 1,
    generator: GENERATOR,
    verdict: worst(contracts.map(({ verdict }) => verdict)),
    exitCode: worstExitCode(contracts),
    contracts,
    counts: sumCounts(contracts.map(({ counts }) => counts)),
    ...about,
  };
}
