import { fetchBaseline, type BaselineRequest, type BaselineResult } from '../baseline/index.ts';
import { fileSource } from '../bytes/index.ts';
import { ConfigError, SourceError } from '../contract/errors.ts';
import type { Finding } from '../contract/finding.ts';
import { publishes, type Manifest } from '../manifest/index.ts';
import type { ContractReport } from '../report/model.ts';
import type { HostUsage } from '../usage/index.ts';
import type { AcceptFile } from './accept-file.ts';
import { compare } from './compare.ts';
import type { Found } from './contracts.ts';
import { countsOf, decide, type DecideInput, type Decision, type Force } from './decide.ts';
import { inheritedFindings } from './inherited.ts';
import { locatorFor } from './locations.ts';
import type { GateOptions } from './options.ts';
import { loadOptionsOf, manifestContract, readContract, readSource, type Contract, type ReadOptions, type Reading } from './read-contract.ts';
import { deployAnswers, hostUsage, pendingFindings, reportedUsage, usageNotes, useBy, type UsageTask } from './usage.ts';
import type { World } from './world.ts';

/** One contract's way through the gate. */
export interface Checked {
  readonly report: ContractReport;
  readonly current?: Contract;
  readonly baseline?: Contract;
}

/** A contract that is a file, with the options that apply to it. */
export interface Task {
  readonly found: Extract<Found, { state: 'file' }>;
  readonly options: GateOptions;
  readonly accept: AcceptFile;
  readonly force: Force | undefined;
  readonly world: World;
}

/** What the baseline turned out to be. */
type Before =
  | { readonly state: 'found'; readonly result: Extract<BaselineResult, { state: 'found' }>; readonly contract: Contract; readonly notes: readonly string[] }
  | { readonly state: 'none'; readonly source: string; readonly why: string }
  | { readonly state: 'failed'; readonly source: string; readonly error: ConfigError | SourceError };

/**
 * Takes one contract the whole way: read, baseline, breaks and validation, usage, acceptances, verdict.
 *
 * @throws ConfigError or SourceError when the contract's own file cannot be read
 */
export async function checkContract(task: Task): Promise<Checked> {
  await using source = await fileSource(task.found.file, task.found.path);
  const first = await readContract(source, readOptions(task));
  if (unreadable(first.contract)) return { report: unreadableReport(task, first), current: first.contract };
  const before = await readBaseline(task, first.contract);
  const baseline = before.state === 'found' ? before.contract : undefined;
  const reading = baseline === undefined ? first : await readContract(source, readOptions(task, manifestOf(baseline)));
  try {
    const findings = baseline === undefined ? [] : compare(baseline, reading.contract, task.options);
    return { report: await judged(task, reading, before, findings), current: reading.contract, ...(baseline !== undefined && { baseline }) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const failed: Before = { state: 'failed', source: task.options.baseline, error };
    return { report: await judged(task, reading, failed, []), current: reading.contract };
  }
}

function unreadable(contract: Contract): boolean {
  return contract.kind === 'unknown' || (contract.kind === 'plugin' ? contract.json === undefined : contract.manifest === undefined);
}

function readOptions({ options, found }: Task, baseline?: Manifest): ReadOptions {
  return { ...loadOptionsOf(options), file: found.file, ...(baseline !== undefined && { baseline }) };
}

export function manifestOf(contract: Contract): Manifest | undefined {
  return contract.kind === 'plugin' || contract.kind === 'unknown' ? undefined : contract.manifest;
}

function requestFor({ options, found }: Task, current: Contract): BaselineRequest {
  const { version } = current.facts;
  return {
    spec: options.baseline,
    contract: { name: found.name, path: found.path, kind: current.kind, ...(version !== undefined && { version }) },
    prereleases: options.prereleases,
    ...(options.asset !== undefined && { asset: options.asset }),
    ...(options.tagPattern !== undefined && { tagPattern: options.tagPattern }),
  };
}

async function readBaseline(task: Task, current: Contract): Promise<Before> {
  try {
    const result = await fetchBaseline(requestFor(task, current), task.world);
    if (result.state === 'none') return result;
    return { state: 'found', result, ...(await baselineContract(result)) };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SourceError) return { state: 'failed', source: task.options.baseline, error };
    throw error;
  }
}

/** @throws SourceError when it is no contract at all; a plugin manifest is compared as far as it can be read */
async function baselineContract({ content, info }: Extract<BaselineResult, { state: 'found' }>): Promise<{ contract: Contract; notes: readonly string[] }> {
  if ('manifest' in content) return { contract: manifestContract(content.manifest), notes: [] };
  const { contract, problems } = await readSource(content.source);
  const error = problems.find(({ level }) => level === 'error');
  if (unreadable(contract)) throw new SourceError(`The baseline (${info.label}) cannot be read: ${error?.message ?? 'it holds no contract.'}`);
  const notes = error !== undefined && contract.kind === 'plugin' ? [`The baseline was already invalid (${error.message}); it is compared as far as it can be read.`] : [];
  return { contract, notes };
}

async function judged(task: Task, reading: Reading, before: Before, compared: readonly Finding[]): Promise<ContractReport> {
  const { options, force, world } = task;
  const { contract, problems } = reading;
  const baseline = before.state === 'found' ? before.contract : undefined;
  const asked = before.state === 'failed' ? undefined : usageTask(task, contract);
  const hosts = asked === undefined ? [] : await hostUsage(asked);
  const found = asked === undefined ? compared : [...compared, ...pendingFindings(hosts, baseline && manifestOf(baseline), asked.current, compared)];
  const { inherited, notes } = baseline === undefined ? { notes: [] } : await inheritedFindings(requestFor(task, contract), baseline, found, options, world);
  const input = decideInput(task, reading, before, found, inherited);
  const decision = decide({ ...input, ...optional('use', asked && useBy(hosts, asked)) });
  const locator = await locatorFor(task.found, contract, baseline, found, options.sources, world.cwd);
  const deploy = deployAnswers(hosts, { ...optional('current', asked?.current), baseline: baseline && manifestOf(baseline), problems, size: contract.kind === 'image' ? contract.facts.size : undefined, options, force: force !== undefined });
  const failed = before.state === 'failed' ? failure(before.error) : asked && usageFailure(decision, input, hosts, asked);
  return {
    name: task.found.name,
    path: task.found.path,
    kind: contract.kind,
    verdict: before.state === 'failed' && decision.verdict !== 'invalid' ? 'refused' : decision.verdict,
    current: contract.facts,
    baseline: baselineReport(before, input.baseline),
    problems: problems.map(locator.problem),
    findings: decision.findings.map(locator.finding),
    usage: reportedUsage(hosts, found),
    deploy,
    counts: decision.counts,
    requiredBump: decision.requiredBump,
    ...optional('bumpEnough', decision.bumpEnough),
    ...optional('failure', failed),
    ...publishesReport(contract, baseline),
    notes: [...(before.state === 'found' ? before.notes : []), ...notes, ...usageNotes(hosts, decision.findings)],
  };
}

/** bermd serves berm programs: of a plugin nothing can be asked. */
function usageTask({ options, found, world }: Task, contract: Contract): UsageTask | undefined {
  const current = manifestOf(contract);
  return current === undefined ? undefined : { options, name: found.name, current, http: world.http, today: world.today ?? new Date() };
}

function decideInput({ options, accept, force, world, found: { name } }: Task, { contract, problems }: Reading, before: Before, findings: readonly Finding[], inherited: DecideInput['inherited']): DecideInput {
  const baseline = before.state === 'found' ? (before.contract.facts.version ?? before.result.info.version) : undefined;
  return {
    findings,
    problems,
    contract: name,
    baselineState: before.state === 'none' ? 'none' : 'found',
    ...optional('baseline', baseline),
    ...optional('current', contract.facts.version),
    acceptances: accept.accept,
    ...optional('inherited', inherited),
    ...optional('today', world.today),
    ...optional('force', force),
    policy: { undecided: options.undecided, inherited: options.inherited, version: options.version },
  };
}

/** A refusal that rests on hosts that could not be asked, and on nothing that was answered, is a failure of theirs. */
function usageFailure(decision: Decision, input: DecideInput, hosts: readonly HostUsage[], asked: UsageTask): ContractReport['failure'] {
  const silent = hosts.flatMap((host) => (host.state === 'failed' ? [`${host.url}: ${host.why}`] : []));
  if (decision.verdict !== 'refused' || silent.length === 0) return undefined;
  const rest = useBy(hosts.filter(({ state }) => state !== 'failed'), asked) ?? (() => ({ counts: false, because: '' }));
  if (decide({ ...input, use: rest }).verdict === 'refused') return undefined;
  return { fault: 'source', message: `the usage that would lift these breaks could not be had (${silent.join('; ')})` };
}

function baselineReport(before: Before, version: string | undefined): ContractReport['baseline'] {
  switch (before.state) {
    case 'found': {
      const { info } = before.result;
      const digest = info.digest ?? before.contract.facts.digest;
      return { state: 'found', ...info, ...(version !== undefined && { version }), ...(digest !== undefined && { digest }) };
    }
    case 'none':
      return before;
    case 'failed':
      return { state: 'failed', source: before.source, why: before.error.message };
    default:
      return before satisfies never;
  }
}

function publishesReport(contract: Contract, baseline: Contract | undefined): { publishes?: readonly string[] } {
  if (contract.kind !== 'image' && contract.kind !== 'section') return {};
  if (contract.manifest === undefined) return {};
  const names = publishes(baseline === undefined ? undefined : manifestOf(baseline), contract.manifest);
  return names.length === 0 ? {} : { publishes: names };
}

/** A member that is there only when it has a value. */
function optional<K extends string, V>(name: K, value: V | undefined): { readonly [N in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [N in K]?: V });
}

/** Why a contract could not be judged, from the error that said so. */
export function failure(error: ConfigError | SourceError): NonNullable<ContractReport['failure']> {
  return { fault: error instanceof ConfigError ? 'configuration' : 'source', message: error.message };
}

function unreadableReport({ found, options }: Task, { contract, problems }: Reading): ContractReport {
  return {
    ...emptyReport(found, options.baseline, 'the current contract cannot be read, so nothing was compared'),
    kind: contract.kind,
    verdict: 'invalid',
    current: contract.facts,
    problems: problems.map((problem) => (problem.line === undefined ? problem : { ...problem, location: { path: found.path, line: problem.line, ...(problem.column !== undefined && { column: problem.column }) } })),
    counts: countsOf([], problems),
  };
}

/** The report on a contract of which nothing is known yet. */
export function emptyReport({ name, path }: Pick<Found, 'name' | 'path'>, source: string, why: string): ContractReport {
  return { name, path, kind: 'unknown', verdict: 'refused', current: {}, baseline: { state: 'failed', source, why }, problems: [], findings: [], usage: [], deploy: [], counts: countsOf([], []), requiredBump: 'none', notes: [] };
}
