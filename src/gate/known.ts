/** Which contract a configuration means, and what is said of the rules that a run goes by. */
import { AbsentError, ConfigError, SourceError } from '../core/errors.ts';
import type { Report } from '../report/model.ts';
import { showSpec } from '../sources/index.ts';
import { readContent, type Current } from './current.ts';
import type { GateOptions } from './options.ts';
import { means, strangeNames, type Known } from './overrides.ts';
import { rulesInForce, type Settings } from './settings.ts';
import type { World } from './world.ts';

/** A contract compared with itself shows no break, ever: that is a mistake, and no verdict. */
export function refuseItself({ found }: Current, { baseline }: GateOptions, { files }: World): void {
  if (found.state !== 'file') return;
  const path = /^(?:release|ref|base|oci|bermd|artifact|https?)(?::|$)/.test(baseline)
    ? undefined
    : baseline.replace(/^file:/, '');
  if (path === undefined || !files.same(path, found.path)) return;
  throw new ConfigError(
    `"baseline" is "${showSpec(baseline)}", which is the contract itself (${found.path}): nothing could ever ` +
      'break. Give the contract that was released before.',
  );
}

/**
 * What the contracts are called on the base branch, where the configuration file may know them by that name: a pull
 * request that renames one does not leave its rules behind.
 */
export async function withBaseNames(
  contracts: readonly Current[],
  { contracts: set, acceptances }: Settings,
  world: World,
): Promise<readonly (Current & Known)[]> {
  const used = [...set.keys(), ...acceptances.flatMap(({ contract }) => contract ?? [])];
  const open = used.filter((name) => !contracts.some((one) => means(name, one)));
  if (world.pullRequest === undefined || open.length === 0) return contracts;
  const named: (Current & Known)[] = [];
  for (const current of contracts) {
    named.push(await withBaseName(current, world));
  }
  return named;
}

/**
 * Where the base branch has none, it is known by its own names alone. Which rules hold must be known: a fault is its
 * error.
 */
async function withBaseName(current: Current, world: World): Promise<Current & Known> {
  if (current.state === 'failed' || current.reading.contract.facts.name === undefined) return current;
  try {
    const { name, path } = current;
    const base = await world.baseContract?.({ name, path, kept: 'source' });
    if (base === undefined) return current;
    const { contract } = await readContent(base.content);
    if (contract.facts.name === undefined) await base.confirm?.();
    return contract.facts.name === undefined ? current : { ...current, baseName: contract.facts.name };
  } catch (error) {
    if (error instanceof AbsentError || error instanceof ConfigError) return current;
    if (error instanceof SourceError) return { ...current, state: 'failed', error };
    throw error;
  }
}

/** Names in the file that mean no contract of the run. */
export function nameNotes(
  options: GateOptions,
  settings: Settings,
  known: readonly Known[],
  world: World,
): readonly string[] {
  const path = options.acceptFile;
  const inOptions = [...settings.contracts.keys()].map((name) => ({ name, where: path }));
  const inEntries = settings.acceptances.flatMap(({ contract }) =>
    contract === undefined ? [] : [{ name: contract, where: path }],
  );
  // The base branch's options are nothing that this pull request could mend; its own acceptances are.
  return [...strangeNames(inOptions, known, world.pullRequest === undefined), ...strangeNames(inEntries, known, true)];
}

/** The rules in force and the pull request's changes of them, as the report has them. */
export function rulesReport(
  options: GateOptions,
  { contracts, changed }: Settings,
): Pick<Report, 'rules' | 'rulesChanged'> {
  const rules = rulesInForce(options, contracts);
  return { ...(rules.length > 0 && { rules }), ...(changed.length > 0 && { rulesChanged: changed }) };
}

/** What a reviewer must know of a pull request that changes its own gate's workflow. */
export function workflowNote(path: string): string {
  return (
    `This pull request changes ${path}, and GitHub runs the pull request's version of it: review what it asks ` +
    'of this gate.'
  );
}
