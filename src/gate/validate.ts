import { fileSource } from '../bytes/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { ContractReport, Report } from '../report/model.ts';
import { assemble } from './assemble.ts';
import { emptyReport, failure } from './empty-report.ts';
import { besideOf, findContracts, type Found } from './find.ts';
import { countsOf } from './decide.ts';
import { locatorFor } from '../contracts/locations.ts';
import type { GateOptions } from './options.ts';
import { loadOptionsOf, readContract } from '../contracts/read-contract.ts';
import type { SourceFile } from '../contracts/rust/locate.ts';
import { rustReader } from '../contracts/rust/sources.ts';
import type { World } from './world.ts';

/**
 * Would a host load these contracts? Each on its own, with nothing to compare it with; one that fails does not stop
 * the others.
 *
 * @returns a report whose verdicts are `compatible` (it loads) or `invalid`
 * @throws ConfigError when no contract is given
 */
export async function runValidate(
  options: GateOptions,
  { cwd, pluginDirectory }: Pick<World, 'cwd' | 'pluginDirectory'>,
): Promise<Report> {
  const rust = rustReader(cwd);
  const contracts: ContractReport[] = [];
  for (const found of await findContracts(options.contracts, cwd))
    contracts.push(await validateOne(found, options, { pluginDirectory, rust: () => rust(options.sources) }));
  return assemble(contracts, { notes: [] });
}

async function validateOne(
  found: Found,
  options: GateOptions,
  { rust, pluginDirectory }: Pick<World, 'pluginDirectory'> & { rust: () => Promise<readonly SourceFile[]> },
): Promise<ContractReport> {
  const alone = {
    ...emptyReport(found, '', ''),
    baseline: { state: 'none', source: '', why: 'validated on its own' },
    alone: true,
  } as const;
  if (found.state === 'missing') return { ...alone, failure: failure(found.error) };
  try {
    await using source = await fileSource(found.file, found.path);
    const reading = await readContract(source, {
      ...loadOptionsOf(options),
      beside: besideOf(found.file, { pluginDirectory }),
    });
    await source.unchanged();
    const { contract, problems } = reading;
    const locator = await locatorFor(found, reading, undefined, [], rust);
    return {
      ...alone,
      kind: contract.kind,
      verdict: problems.some(({ level }) => level === 'error') ? 'invalid' : 'compatible',
      current: contract.facts,
      problems: problems.map(locator.problem),
      counts: countsOf([], problems),
    };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SourceError)
      return { ...alone, failure: failure(new ConfigError(error.message)) };
    throw error;
  }
}
