import { showSpec } from '../sources/index.ts';
import { fileSource } from '../bytes/index.ts';
import { ConfigError } from '../core/errors.ts';
import type { Finding, Problem } from '../core/finding.ts';
import { publishes, type Manifest } from '../manifest/index.ts';
import type { ContractReport } from '../report/model.ts';
import type { HostUsage } from '../usage/index.ts';
import type { AcceptFile } from './accept-file.ts';
import { baselineReport, readBaseline, requestFor, type Before } from './before.ts';
import { compare } from '../contracts/compare.ts';
import { besideOf, type Found } from './find.ts';
import { countsOf, decide, type DecideInput, type Decision, type Force } from './decide.ts';
import { emptyReport, failure } from './empty-report.ts';
import { inheritedFindings } from './inherited.ts';
import { locatorFor } from '../contracts/locations.ts';
import type { GateOptions } from './options.ts';
import { optional } from './optional.ts';
import {
  isUnreadable,
  loadOptionsOf,
  manifestOf,
  readContract,
  type Contract,
  type ReadOptions,
  type Reading,
} from '../contracts/read-contract.ts';
import {
  deployAnswers,
  hostUsage,
  pendingFindings,
  reportedUsage,
  usageNotes,
  useBy,
  type UsageTask,
} from './usage.ts';
import type { SourceFile } from '../contracts/rust/locate.ts';
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
  /** Reads the Rust files that globs name, once for the run. */
  readonly rust: (globs: readonly string[]) => Promise<readonly SourceFile[]>;
}

/**
 * Takes one contract the whole way: read, baseline, breaks and validation, usage, acceptances, verdict.
 *
 * @throws ConfigError or SourceError when the contract's own file cannot be read
 */
export async function checkContract(task: Task): Promise<Checked> {
  await using source = await fileSource(task.found.file, task.found.path);
  const first = await readContract(source, readOptions(task));
  await source.unchanged();
  if (isUnreadable(first.contract)) return { report: await unreadableReport(task, first), current: first.contract };
  const before = await readBaseline(requestFor(task.options, task.found, first.contract), task.world);
  const baseline = before.state === 'found' ? before.contract : undefined;
  const reading = baseline === undefined ? first : await readContract(source, readOptions(task, manifestOf(baseline)));
  await source.unchanged();
  try {
    const findings =
      baseline === undefined
        ? []
        : compare(baseline, reading.contract, { ...task.options, confirmer: task.world.confirmer });
    return {
      report: await judged(task, reading, before, findings),
      current: reading.contract,
      ...(baseline !== undefined && { baseline }),
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const failed: Before = { state: 'failed', source: showSpec(task.options.baseline), error };
    return { report: await judged(task, reading, failed, []), current: reading.contract };
  }
}

function readOptions({ options, found, world }: Task, baseline?: Manifest): ReadOptions {
  return {
    ...loadOptionsOf(options),
    beside: besideOf(found.file, world),
    ...(baseline !== undefined && { baseline }),
  };
}

async function judged(
  task: Task,
  reading: Reading,
  before: Before,
  compared: readonly Finding[],
): Promise<ContractReport> {
  const { options, force, world } = task;
  const { contract } = reading;
  const problems = notSaidTwice(reading.problems, compared);
  const baseline = before.state === 'found' ? before.contract : undefined;
  const asked = before.state === 'failed' ? undefined : usageTask(task, contract);
  const hosts = asked === undefined ? [] : await hostUsage(asked);
  const found =
    asked === undefined
      ? compared
      : [...compared, ...pendingFindings(hosts, baseline && manifestOf(baseline), asked.current, compared)];
  const { inherited, notes } =
    baseline === undefined
      ? { notes: [] }
      : await inheritedFindings(
          requestFor(options, task.found, contract),
          baseline,
          found,
          { ...options, confirmer: world.confirmer },
          world,
        );
  const input = decideInput(task, { contract, problems }, before, found, inherited);
  const decision = decide({ ...input, ...optional('use', asked && useBy(hosts, asked)) });
  const locator = await locatorFor(task.found, reading, baseline, found, () => task.rust(options.sources));
  const deploy = deployAnswers(hosts, {
    ...optional('current', asked?.current),
    baseline: baseline && manifestOf(baseline),
    problems,
    size: contract.kind === 'image' ? contract.facts.size : undefined,
    options,
    force: force !== undefined,
  });
  const failed =
    before.state === 'failed' ? failure(before.error) : asked && usageFailure(decision, input, hosts, asked);
  return {
    name: task.found.name,
    path: task.found.path,
    kind: contract.kind,
    verdict: failed !== undefined && decision.verdict !== 'invalid' ? 'error' : decision.verdict,
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
    ...(before.state === 'failed' ? {} : publishesReport(contract, baseline)),
    notes: [
      ...(before.state === 'found' ? before.notes : []),
      ...silenceNotes(contract, baseline),
      ...notes,
      ...usageNotes(hosts, decision.findings),
    ],
  };
}

/** An appended migration is a notice of the load and of the comparison; the comparison's knows both versions. */
function notSaidTwice(problems: readonly Problem[], findings: readonly Finding[]): readonly Problem[] {
  const compared = new Set(findings.filter(({ level }) => level === 'notice').map(({ kind }) => kind));
  return problems.filter(({ level, rule }) => level !== 'notice' || !compared.has(rule));
}

/** bermd serves berm programs: of a plugin nothing can be asked. */
function usageTask({ options, found, world }: Task, contract: Contract): UsageTask | undefined {
  const current = manifestOf(contract);
  return current === undefined
    ? undefined
    : { options, name: found.name, current, http: world.http, today: world.today ?? new Date() };
}

function decideInput(
  { options, accept, force, world, found: { name } }: Task,
  { contract, problems }: Reading,
  before: Before,
  findings: readonly Finding[],
  inherited: DecideInput['inherited'],
): DecideInput {
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
function usageFailure(
  decision: Decision,
  input: DecideInput,
  hosts: readonly HostUsage[],
  asked: UsageTask,
): ContractReport['failure'] {
  const silent = hosts.flatMap((host) => (host.state === 'failed' ? [`${host.url}: ${host.why}`] : []));
  if (decision.verdict !== 'refused' || silent.length === 0) return undefined;
  const rest =
    useBy(
      hosts.filter(({ state }) => state !== 'failed'),
      asked,
    ) ?? (() => ({ blocking: false, because: '' }));
  if (decide({ ...input, use: rest }).verdict === 'refused') return undefined;
  return {
    fault: 'source',
    message: `the usage that would lift these breaks could not be read (${silent.join('; ')})`,
  };
}

/** What a contract cannot say is not known, and never taken for gone. */
function silenceNotes(current: Contract, baseline: Contract | undefined): string[] {
  const silent = [
    ...(baseline?.kind === 'idl' ? ['baseline'] : []),
    ...(current.kind === 'idl' ? ['current contract'] : []),
  ];
  return silent.map(
    (which) =>
      `The ${which} is an IDL: it says nothing of events, internal tools, migrations and what the program reaches for, so none of these was compared.`,
  );
}

function publishesReport(contract: Contract, baseline: Contract | undefined): { publishes?: readonly string[] } {
  if (contract.kind !== 'image' && contract.kind !== 'section') return {};
  if (contract.manifest === undefined) return {};
  const names = publishes(baseline === undefined ? undefined : manifestOf(baseline), contract.manifest);
  return names.length === 0 ? {} : { publishes: names };
}

async function unreadableReport({ found, options, rust }: Task, reading: Reading): Promise<ContractReport> {
  const { contract, problems } = reading;
  const locator = await locatorFor(found, reading, undefined, [], () => rust(options.sources));
  return {
    ...emptyReport(found, showSpec(options.baseline), 'the current contract cannot be read, so nothing was compared'),
    kind: contract.kind,
    verdict: 'invalid',
    current: contract.facts,
    problems: problems.map(locator.problem),
    counts: countsOf([], problems),
  };
}
