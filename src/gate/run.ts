import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { showSpec } from '../sources/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { Json } from '../core/json.ts';
import type { ContractReport, Report } from '../report/model.ts';
import { EMPTY_ACCEPT_FILE, parseAcceptFile, type AcceptFile } from './accept-file.ts';
import { idleAcceptances } from './acceptances.ts';
import { assemble } from './assemble.ts';
import { checkContract, type Checked, type Task } from './check-contract.ts';
import { emptyReport, failure } from './empty-report.ts';
import { faultWords, findContracts, type Found } from './find.ts';
import type { Force } from './decide.ts';
import type { GateOptions } from './options.ts';
import { optionsFor } from './overrides.ts';
import { contractJson } from '../contracts/read-contract.ts';
import { systemCode } from '../core/system-error.ts';
import { rustReader } from '../contracts/rust/sources.ts';
import type { World } from './world.ts';

/** What a run gives: the report, and for each contract of it (in its order) both manifests, where they could be read. */
export interface GateResult {
  readonly report: Report;
  readonly manifests: readonly { readonly name: string; readonly current?: Json; readonly baseline?: Json }[];
}

/**
 * The way of one run, top to bottom. Every contract goes it; one that fails does not stop the others.
 *
 * @throws ConfigError when the run as a whole makes no sense: no contract, an unreadable acceptance file
 */
export async function runGate(options: GateOptions, given: World): Promise<GateResult> {
  const world = withBermd(given, options);
  const accept = await readAcceptFile(options.acceptFile, world.cwd);
  const force = forceOf(options, world);
  const found = await findContracts(options.contracts, world.cwd);
  const shared = { accept, force, world, rust: rustReader(world.cwd) };
  const checked: Checked[] = [];
  for (const contract of found) checked.push(await checkOne(contract, options, shared));
  const contracts = checked.map(({ report }) => report);
  const label = world.label === undefined ? {} : { forceLabel: world.label.label };
  const report = assemble(contracts, {
    ...forceReport(options, world),
    ...label,
    notes: idleNotes(contracts, options, accept, world),
  });
  return { report, manifests: checked.map(manifestsOf) };
}

/** The host whose running program can be a baseline is the first of those that are asked for usage. One object for the run. */
function withBermd(world: World, { bermdUrl: [url], bermdToken: token }: GateOptions): World {
  return url === undefined ? world : { ...world, bermd: { url, ...(token !== undefined && { token }) } };
}

async function checkOne(found: Found, options: GateOptions, shared: Omit<Task, 'found' | 'options'>): Promise<Checked> {
  if (found.state === 'missing') return { report: failed(found, options, found.error) };
  try {
    return await checkContract({ ...shared, found, options: optionsFor(found.name, options, shared.accept) });
  } catch (error) {
    if (error instanceof ConfigError) return { report: failed(found, options, error) };
    // The contract's own file: that it cannot be read is a matter of the machine's configuration.
    if (error instanceof SourceError)
      return { report: failed(found, options, new ConfigError(error.message, { cause: error })) };
    shared.world.onFault?.(error);
    return { report: failed(found, options, error) };
  }
}

/** A fault of ours while one contract is checked is that contract's: what is known of the others is not lost. */
function failed(found: Found, options: GateOptions, error: unknown): ContractReport {
  return {
    ...emptyReport(
      found,
      showSpec(options.baseline),
      'the current contract could not be read, so nothing was compared',
    ),
    failure: failure(error),
  };
}

async function readAcceptFile(path: string, cwd: string): Promise<AcceptFile> {
  const text = await readFile(resolve(cwd, path), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new ConfigError(`The acceptance file ${path} ${faultWords(error)}`);
  });
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
  const [now, before] = [current, baseline].map((contract) =>
    contract === undefined ? undefined : contractJson(contract),
  );
  return {
    name: report.name,
    ...(now !== undefined && { current: now }),
    ...(before !== undefined && { baseline: before }),
  };
}
