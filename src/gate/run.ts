import { usedInDocuments, type Contract } from '../contracts/index.ts';
import type { Json } from '../core/json.ts';
import type { ContractReport, Report } from '../report/model.ts';
import { showSpec } from '../sources/index.ts';
import { idleAcceptances } from './acceptances.ts';
import { assemble } from './assemble.ts';
import { checkContract, type Checked, type Task } from './check-contract.ts';
import { findConsumers, goneConsumers, type Consumers } from './consumers/index.ts';
import { readCurrent, type Current, type Read } from './current.ts';
import { emptyReport, failure } from './empty-report.ts';
import { findContracts } from './find.ts';
import { forceNotes, forceOf, forceReport } from './force.ts';
import { idleOptions, type GateOptions } from './options.ts';
import { nameNotes, refuseItself, rulesReport, withBaseNames, workflowNote } from './known.ts';
import { withLabel } from './label.ts';
import { optionsFor, type Known } from './overrides.ts';
import { onlyReleased } from './only-released.ts';
import { removedContracts } from './removed.ts';
import { readSettings, type Settings } from './settings.ts';
import type { World } from './world.ts';

/** What a run gives besides the report, for each contract of it, in its order. */
export interface GateResult {
  readonly report: Report;
  /** Both manifests, where they could be read. */
  readonly manifests: readonly { readonly name: string; readonly current?: Json; readonly baseline?: Json }[];
  /** The bytes of each contract that a later run wants for a baseline. */
  readonly kept: readonly { readonly name: string; readonly content: Uint8Array }[];
}

/**
 * The way of one run, top to bottom: find → read current → choose and read baseline → compare → ask → judge → locate →
 * report. Every contract goes it; one that fails does not stop the others.
 *
 * @throws ConfigError when the run as a whole makes no sense: no contract, an unreadable acceptance file
 * @throws SourceError when the rules of the base branch cannot be read
 */
export async function runGate(options: GateOptions, given: World): Promise<GateResult> {
  const world = withBermd(given, options);
  const settings = await readSettings(options, world);
  const read = await readCurrent(await findContracts(options.contracts, world.files), world);
  const consumers = await consumersOf(options, read, world);
  const known = await withBaseNames(read.contracts, settings, world);
  const strange = nameNotes(options, settings, known, world);
  const checked: Checked[] = [];
  const run = known.flatMap((one) =>
    one.state === 'read' ? [{ name: one.name, contract: one.reading.contract }] : [],
  );
  for (const current of known) checked.push(await checkOne(current, options, settings, { world, consumers, run }));
  const removed = await removedContracts(known, options, settings, world);
  const released = await onlyReleased({ ...removed, contracts: known, checked }, options, settings, world);
  checked.push(...removed.checked, ...released.checked);
  const contracts = checked.map(({ report }) => withLabel(report, world.label));
  const workflow = await world.pullRequest?.workflowChanged?.();
  const report = assemble(contracts, {
    ...forceReport(options, world),
    ...(world.label !== undefined && { forceLabel: world.label.label }),
    ...rulesReport(options, settings),
    notes: [
      ...settings.notes,
      ...(workflow === undefined ? [] : [workflowNote(workflow)]),
      ...forceNotes(options, world),
      ...idleOptions(options),
      ...strange,
      ...released.notes,
      ...passedOverNotes(read),
      ...unheldNotes(consumers),
      ...consumers.notes,
      ...idleNotes(contracts, options, settings, world),
    ],
  });
  return { report, manifests: checked.map(manifestsOf), kept: read.contracts.flatMap(keptOf) };
}

/** The host whose running program can be a source is the first of those that are asked for usage. One object for the run. */
export function withBermd(
  world: World,
  { bermdUrl: [url], bermdToken: token }: Pick<GateOptions, 'bermdUrl' | 'bermdToken'>,
): World {
  return url === undefined ? world : { ...world, bermd: { url, ...(token !== undefined && { token }) } };
}

/** A fault of ours while one contract is checked is that contract's: what is known of the others is not lost. */
async function checkOne(
  current: Current & Known,
  options: GateOptions,
  { contracts, acceptances }: Settings,
  shared: Pick<Task, 'world' | 'consumers' | 'run'>,
): Promise<Checked> {
  const { world } = shared;
  try {
    if (current.state === 'failed') throw current.error;
    const own = optionsFor(current, options, contracts);
    refuseItself(current, own, world);
    const aliases = [current.path, ...(current.baseName === undefined ? [] : [current.baseName])];
    return await checkContract({ ...shared, current, options: own, acceptances, aliases, force: forceOf(own, world) });
  } catch (error) {
    const said = failure(error);
    if (said.fault === 'bug') world.onFault?.(error);
    const why =
      current.state === 'failed'
        ? 'the current contract could not be read, so nothing was compared'
        : 'nothing was compared';
    return { report: { ...emptyReport(current, showSpec(options.baseline), why), failure: said } };
  }
}

/** The documents that use the run's plugins; none are looked for where none are named. */
async function consumersOf(options: GateOptions, { contracts }: Read, world: World): Promise<Consumers & RunNotes> {
  const plugins = contracts.flatMap((one) => {
    const json = one.state === 'read' ? usedInDocuments(one.reading.contract) : undefined;
    return json === undefined ? [] : [{ name: one.name, json }];
  });
  const documents = await findConsumers(options.consumers, world.files);
  const gone = await goneConsumers(options.consumers, documents, world);
  const notes =
    gone.paths === undefined
      ? [`Which documents the base branch has could not be read, so they are treated as incomplete: ${gone.why}`]
      : [];
  return { documents, complete: options.consumersComplete, plugins, gone: gone.paths, notes };
}

interface RunNotes {
  readonly notes: readonly string[];
}

function unheldNotes({ documents, plugins }: Consumers): string[] {
  return documents.length > 0 && plugins.length === 0
    ? ['`consumers` names documents, and no contract here is a heddle plugin: nothing was held against them.']
    : [];
}

/** Files that a glob met and that are no contracts, the first few. */
export function passedOverNotes({ passedOver }: Read): string[] {
  const told = passedOver.slice(0, 5).map(({ why }) => `Passed over: ${why}`);
  return passedOver.length > 5
    ? [...told, `Passed over: ${passedOver.length - 5} more files that are not contracts.`]
    : told;
}

function keptOf(current: Current): GateResult['kept'] {
  return current.state === 'read' && current.kept !== undefined ? [{ name: current.name, content: current.kept }] : [];
}

function idleNotes(
  contracts: readonly ContractReport[],
  options: GateOptions,
  { acceptances }: Settings,
  world: World,
): string[] {
  // A contract whose baseline could not be had says nothing about what its acceptances match.
  const subjects = contracts
    .filter(({ failure: error, baseline }) => error === undefined && baseline.state === 'found')
    .map(({ name, path, baseline, findings }) => ({
      contract: name,
      aliases: [path],
      ...(baseline.state === 'found' && baseline.version !== undefined && { baseline: baseline.version }),
      today: world.today ?? new Date(),
      fingerprints: new Set(findings.map(({ fingerprint }) => fingerprint)),
    }));
  return idleAcceptances(acceptances, subjects, options.acceptFile);
}

function manifestsOf({ report, current, baseline }: Checked): GateResult['manifests'][number] {
  const json = (contract: Contract | undefined): Json | undefined => contract?.json;
  const [now, before] = [json(current), json(baseline)];
  return {
    name: report.name,
    ...(now !== undefined && { current: now }),
    ...(before !== undefined && { baseline: before }),
  };
}
