import type { Contract } from '../contracts/index.ts';
import type { Json } from '../core/json.ts';
import type { ContractReport, Report } from '../report/model.ts';
import { showSpec } from '../sources/index.ts';
import { EMPTY_ACCEPT_FILE, parseAcceptFile, type AcceptFile } from './accept-file.ts';
import { idleAcceptances } from './acceptances.ts';
import { assemble } from './assemble.ts';
import { checkContract, type Checked, type Task } from './check-contract.ts';
import { readCurrent, type Current, type Read } from './current.ts';
import { findConsumers, type Consumers } from './consumers/index.ts';
import type { Force } from './decide.ts';
import { emptyReport, failure } from './empty-report.ts';
import { findContracts } from './find.ts';
import type { GateOptions } from './options.ts';
import { optionsFor } from './overrides.ts';
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
 */
export async function runGate(options: GateOptions, given: World): Promise<GateResult> {
  const world = withBermd(given, options);
  const accept = await readAcceptFile(options.acceptFile, world);
  const force = forceOf(options, world);
  const read = await readCurrent(await findContracts(options.contracts, world.files), world);
  const consumers = await consumersOf(options, read, world);
  const checked: Checked[] = [];
  for (const current of read.contracts)
    checked.push(await checkOne(current, options, { accept, force, world, consumers }));
  const contracts = checked.map(({ report }) => report);
  const label = world.label === undefined ? {} : { forceLabel: world.label.label };
  const report = assemble(contracts, {
    ...forceReport(options, world),
    ...label,
    notes: [...passedOverNotes(read), ...unheldNotes(consumers), ...idleNotes(contracts, options, accept, world)],
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
  current: Current,
  options: GateOptions,
  shared: Pick<Task, 'accept' | 'force' | 'world' | 'consumers'>,
): Promise<Checked> {
  try {
    if (current.state === 'failed') throw current.error;
    return await checkContract({ ...shared, current, options: optionsFor(current.name, options, shared.accept) });
  } catch (error) {
    const said = failure(error);
    if (said.fault === 'bug') shared.world.onFault?.(error);
    const why =
      current.state === 'failed'
        ? 'the current contract could not be read, so nothing was compared'
        : 'nothing was compared';
    return { report: { ...emptyReport(current, showSpec(options.baseline), why), failure: said } };
  }
}

/** The documents that use the run's plugins; none are looked for where none are named. */
async function consumersOf(options: GateOptions, { contracts }: Read, { files }: World): Promise<Consumers> {
  const plugins = contracts.flatMap((one) => {
    const json = one.state === 'read' && one.reading.contract.kind === 'plugin' ? one.reading.contract.json : undefined;
    return json === undefined ? [] : [{ name: one.name, json }];
  });
  const documents = await findConsumers(options.consumers, files);
  return { documents, complete: options.consumersComplete, plugins };
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
    ? [...told, `Passed over: ${passedOver.length - 5} more files that are no contracts.`]
    : told;
}

function keptOf(current: Current): GateResult['kept'] {
  return current.state === 'read' && current.kept !== undefined ? [{ name: current.name, content: current.kept }] : [];
}

async function readAcceptFile(path: string, { files }: World): Promise<AcceptFile> {
  const text = await files.text(path);
  return text === undefined ? EMPTY_ACCEPT_FILE : parseAcceptFile(text, path);
}

function forceOf(options: GateOptions, { label }: World): Force | undefined {
  if (options.force) return { covers: 'pull-request' };
  if (label?.set !== true) return undefined;
  return { covers: options.forceCovers, ...(label.covered !== undefined && { covered: label.covered }) };
}

function forceReport(options: GateOptions, { label }: World): Pick<Report, 'force'> {
  if (options.force) return { force: { by: 'input', covers: 'pull-request' } };
  if (label?.set !== true) return {};
  const { label: name, actor, at } = label;
  return {
    force: {
      by: 'label',
      label: name,
      covers: options.forceCovers,
      ...(actor !== undefined && { actor }),
      ...(at !== undefined && { at }),
    },
  };
}

function idleNotes(
  contracts: readonly ContractReport[],
  options: GateOptions,
  accept: AcceptFile,
  world: World,
): string[] {
  // A contract whose baseline could not be had says nothing about what its acceptances match.
  const subjects = contracts
    .filter(({ failure: error, baseline }) => error === undefined && baseline.state === 'found')
    .map(({ name, baseline, findings }) => ({
      contract: name,
      ...(baseline.state === 'found' && baseline.version !== undefined && { baseline: baseline.version }),
      today: world.today ?? new Date(),
      fingerprints: new Set(findings.map(({ fingerprint }) => fingerprint)),
    }));
  return idleAcceptances(accept.accept, subjects, options.acceptFile);
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
