import type { ContractReport, Report } from '../report/model.ts';
import { assemble } from './assemble.ts';
import { readCurrent, type Current } from './current.ts';
import { countsOf } from './decide.ts';
import { emptyReport, failure } from './empty-report.ts';
import { findContracts } from './find.ts';
import { place } from './locate.ts';
import type { GateOptions } from './options.ts';
import { passedOverNotes } from './run.ts';
import { withTogether } from './validate-uses.ts';
import type { World } from './world.ts';

/**
 * Would a host load these contracts? Each on its own, with nothing to compare it with; one that fails does not stop
 * the others.
 *
 * @param together plugins are also held against each other: would heddle load them side by side?
 * @returns a report whose verdicts are `compatible` (it loads), `invalid`, or `error`
 * @throws ConfigError when no contract is given
 */
export async function runValidate(
  options: GateOptions,
  world: World,
  { together = false }: { readonly together?: boolean } = {},
): Promise<Report> {
  const read = await readCurrent(await findContracts(options.contracts, world.files), world);
  const contracts: ContractReport[] = [];
  for (const current of read.contracts) contracts.push(await validateOne(current, options, world));
  const reports = together ? withTogether(contracts, read.contracts, options) : contracts;
  return assemble(reports, { notes: passedOverNotes(read) });
}

async function validateOne(current: Current, options: GateOptions, world: World): Promise<ContractReport> {
  const alone = {
    ...emptyReport(current, '', ''),
    baseline: { state: 'none', source: '', why: 'validated on its own' },
    alone: true,
  } as const;
  if (current.state === 'failed') return { ...alone, failure: failure(current.error) };
  const { found, reading } = current;
  const { contract } = reading;
  try {
    const folder = found.state === 'file' ? { folder: world.files.folder(found.path) } : {};
    const problems = reading.validate({ ...options, ...folder, baseline: undefined });
    const placed = await place(current, contract, undefined, { findings: [], problems }, world.files, options);
    const { name: _, ...facts } = contract.facts;
    return {
      ...alone,
      kind: contract.kind,
      verdict: problems.some(({ level }) => level === 'error') ? 'invalid' : 'compatible',
      current: facts,
      problems: placed.problems,
      counts: countsOf([], problems),
    };
  } catch (error) {
    const said = failure(error);
    if (said.fault === 'bug') world.onFault?.(error);
    return { ...alone, failure: said };
  }
}
