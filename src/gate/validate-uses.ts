/** `validate --with`: would heddle take these documents with those plugins? `--together`: those plugins side by side? */
import { usedInDocuments } from '../contracts/index.ts';
import { ConfigError } from '../core/errors.ts';
import type { Problem } from '../core/finding.ts';
import { locate } from '../core/locate.ts';
import type { JsonObject } from '../core/json.ts';
import { validateTogether, type UseProblem } from '../heddle/index.ts';
import type { ContractReport, LocatedProblem, Report } from '../report/model.ts';
import { assemble } from './assemble.ts';
import { findConsumers, problemsOf, type ConsumerUses } from './consumers/index.ts';
import { readCurrent, type Current } from './current.ts';
import { countsOf } from './decide.ts';
import { emptyReport } from './empty-report.ts';
import { findContracts } from './find.ts';
import type { GateOptions } from './options.ts';
import { isAbsolute } from './paths.ts';
import type { World } from './world.ts';

/**
 * Judges documents and operator files, each alone.
 *
 * @param plugins paths and globs of the manifests that are loaded
 * @returns a report with one entry for each document; its verdict is `compatible` (heddle takes it) or `invalid`
 * @throws ConfigError when a pattern matches nothing, or what should be a plugin is none
 */
export async function runValidateUses(options: GateOptions, plugins: readonly string[], world: World): Promise<Report> {
  const documents = await findConsumers(options.contracts, world.files, 'validate');
  const manifests = await manifestsOf(plugins, world);
  const contracts: ContractReport[] = [];
  for (const document of documents) contracts.push(await documentReport(document, manifests, options));
  return assemble(contracts, { notes: [] });
}

async function manifestsOf(patterns: readonly string[], world: World): Promise<JsonObject[]> {
  const { contracts } = await readCurrent(await findContracts(patterns, world.files), world);
  return contracts.map((one) => {
    if (one.state === 'failed') throw one.error;
    const { contract } = one.reading;
    const json = usedInDocuments(contract);
    if (json === undefined)
      throw new ConfigError(`"--with" names ${one.path}, which is not a readable heddle plugin manifest.`);
    return json;
  });
}

async function documentReport(
  document: ConsumerUses,
  manifests: readonly JsonObject[],
  { grantedCapabilities, discoverTools }: GateOptions,
): Promise<ContractReport> {
  const { path } = document;
  const problems = await problemsOf(document, manifests, { grantedCapabilities, discoverTools });
  return aloneReport(
    { name: path, path, kind: document.kind },
    problems.map((one) => located(one, path)),
  );
}

function aloneReport(
  about: Pick<ContractReport, 'name' | 'path' | 'kind'>,
  problems: LocatedProblem[],
): ContractReport {
  return {
    ...emptyReport(about, '', ''),
    kind: about.kind,
    baseline: { state: 'none', source: '', why: 'validated on its own' },
    alone: true,
    verdict: problems.some(({ level }) => level === 'error') ? 'invalid' : 'compatible',
    problems,
    counts: countsOf([], problems),
  };
}

function located(problem: UseProblem, path: string): LocatedProblem {
  const { about: _, also: __, ...said } = problem;
  return { ...said, ...placeIn(path, said) };
}

function placeIn(path: string, { line, column }: Problem): Pick<LocatedProblem, 'location'> {
  if (line === undefined || isAbsolute(path)) return {};
  return { location: { path, line, ...(column !== undefined && { column }) } };
}

/** Adds to each contract's report what keeps it from being loaded beside the others. */
export function withTogether(
  reports: readonly ContractReport[],
  contracts: readonly Current[],
  { grantedCapabilities, discoverTools }: GateOptions,
): ContractReport[] {
  const plugins = contracts.flatMap((one, index) => {
    const contract = one.state === 'read' ? one.reading.contract : undefined;
    const json = contract === undefined ? undefined : usedInDocuments(contract);
    return json === undefined ? [] : [{ index, json, text: contract?.text ?? '' }];
  });
  const collisions = validateTogether(
    plugins.map(({ json }) => json),
    { grantedCapabilities, discoverTools },
  ).filter(({ rule }) => rule === 'use-plugins-collide');
  return reports.map((report, index) => {
    const position = plugins.findIndex((one) => one.index === index);
    const mine = collisions.filter(({ plugin }) => plugin === position);
    const places = locate(
      plugins[position]?.text ?? '',
      mine.map(({ pointer }) => pointer ?? ''),
    );
    return mine.length === 0
      ? report
      : collided(
          report,
          mine.map(({ plugin: _, ...one }) => ({ ...one, ...places.get(one.pointer ?? '') })),
        );
  });
}

function collided(report: ContractReport, found: readonly Problem[]): ContractReport {
  const problems = [...report.problems, ...found.map((one) => ({ ...one, ...placeIn(report.path, one) }))];
  return { ...report, verdict: 'invalid', problems, counts: countsOf([], problems) };
}
