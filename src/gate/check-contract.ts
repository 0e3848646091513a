import { isUnreadable, kindNamed, offersOf, type Contract, type Named } from '../contracts/index.ts';
import type { Finding, Problem } from '../core/finding.ts';
import { carriesNoMark, publishes } from '../manifest/index.ts';
import type { ContractReport } from '../report/model.ts';
import { showSpec } from '../sources/index.ts';
import type { Acceptance } from './accept-file.ts';
import { ask, type Asked } from './ask.ts';
import { baselineReport, compareWith, readBaseline, requestFor, type Before } from './baseline.ts';
import { consult, type Consulted, type Consumers } from './consumers/index.ts';
import type { Current } from './current.ts';
import { countsOf, type DecideInput, type Force } from './decide.ts';
import { emptyReport } from './empty-report.ts';
import { place } from './locate.ts';
import type { GateOptions } from './options.ts';
import { optional } from './optional.ts';
import { deployAnswers, reportedUsage, usageNotes } from './usage.ts';
import { judgeAll, type Judged } from './verdict.ts';
import type { World } from './world.ts';

/** One contract's way through the gate. */
export interface Checked {
  readonly report: ContractReport;
  readonly current?: Contract;
  readonly baseline?: Contract;
}

/** A contract that was read, with the options that apply to it. */
export interface Task {
  readonly current: Extract<Current, { state: 'read' }>;
  readonly options: GateOptions;
  readonly acceptances: readonly Acceptance[];
  /** What else the contract goes by in the acceptance file. */
  readonly aliases: readonly string[];
  readonly force: Force | undefined;
  readonly consumers?: Consumers;
  /** The contracts of the run that could be read. */
  readonly run: readonly Named[];
  readonly world: World;
}

/** Takes one contract the rest of the way: baseline, comparison, what the world says, verdict, places, report. */
export async function checkContract(task: Task): Promise<Checked> {
  const { current, options, world } = task;
  const { contract } = current.reading;
  if (isUnreadable(contract)) return { report: await unreadableReport(task), current: contract };
  const read = await readBaseline(requestFor(options, current, contract), world);
  const { before, findings: compared } = compareWith(read, contract, { ...options, confirmer: world.confirmer });
  const baseline = before.state === 'found' ? before.contract : undefined;
  const problems = notSaidTwice(problemsOf(task, baseline), compared);
  const findings = withoutProblems(compared, problems);
  const asked = await ask(current, options, world, contract, before, findings);
  const consulted = await consult(task.consumers, current.name, baseline, contract, asked.findings);
  const input = {
    ...decideInput(task, problems, before, baseline),
    ...optional('documents', consulted?.use),
    ...optional('unexplained', consulted?.unexplained),
  };
  const judged = judgeAll(input, before, asked);
  const placed = await place(
    current,
    contract,
    baseline,
    { findings: judged.decision.findings, problems },
    world.files,
    options,
  );
  const report = reportOf(task, before, asked, judged, { ...placed, version: input.baseline, consulted });
  return { report, current: contract, ...optional('baseline', baseline) };
}

function problemsOf({ current: { found, reading }, options, world }: Task, baseline?: Contract): readonly Problem[] {
  const folder = found.state === 'file' ? { folder: world.files.folder(found.path) } : {};
  return reading.validate({ ...options, ...folder, baseline });
}

/** An appended migration is a notice of the load and of the comparison; the comparison's knows both versions. */
function notSaidTwice(problems: readonly Problem[], findings: readonly Finding[]): readonly Problem[] {
  const compared = new Set(findings.filter(({ level }) => level === 'notice').map(({ kind }) => kind));
  return problems.filter(({ level, rule }) => level !== 'notice' || !compared.has(rule));
}

/** Such a program means its callers, although berm itself sees none. */
function isUnmarked(baseline: Contract | undefined): boolean {
  return baseline?.manifest !== undefined && carriesNoMark(baseline.manifest);
}

/** What keeps it from loading is a problem, which no label and no acceptance lifts: it is no finding besides. */
function withoutProblems(findings: readonly Finding[], problems: readonly Problem[]): readonly Finding[] {
  const refused = new Set(problems.filter(({ level }) => level === 'error').map(({ rule }) => rule));
  return findings.filter(({ kind }) => !refused.has(kind));
}

function decideInput(
  { current, options, acceptances, aliases, force, world }: Task,
  problems: readonly Problem[],
  before: Before,
  baseline: Contract | undefined,
): Omit<DecideInput, 'findings' | 'use' | 'inherited'> {
  const version = before.state === 'found' ? (baseline?.facts.version ?? before.result.info.version) : undefined;
  return {
    problems,
    contract: current.name,
    aliases,
    baselineState: before.state === 'none' ? 'none' : 'found',
    ...optional('baseline', version),
    ...optional('current', current.reading.contract.facts.version),
    acceptances,
    ...optional('today', world.today),
    ...optional('force', force),
    unmarked: isUnmarked(baseline),
    policy: options,
  };
}

function reportOf(
  { current, options, force, world, run }: Task,
  before: Before,
  { hosts, findings, inherited }: Asked,
  { decision, failure }: Judged,
  placed: Pick<ContractReport, 'findings' | 'problems' | 'notes'> & {
    readonly version: string | undefined;
    readonly consulted: Consulted | undefined;
  },
): ContractReport {
  const { contract } = current.reading;
  const baseline = before.state === 'found' ? before.contract : undefined;
  const deploy = deployAnswers(hosts, {
    ...(before.state !== 'failed' && optional('current', contract.manifest)),
    currentDigest: contract.facts.digest,
    baseline: baseline?.manifest,
    baselineDigest: baseline?.facts.digest,
    problems: placed.problems,
    size: kindNamed(contract.kind)?.deployed === true ? contract.facts.size : undefined,
    options,
    force: force !== undefined,
    today: world.today ?? new Date(),
  });
  return {
    name: current.name,
    path: current.path,
    kind: contract.kind,
    verdict: failure !== undefined && decision.verdict !== 'invalid' ? 'error' : decision.verdict,
    current: factsReport(contract),
    baseline: baselineReport(before, placed.version),
    problems: placed.problems,
    findings: placed.findings,
    usage: reportedUsage(hosts, findings),
    deploy,
    counts: decision.counts,
    requiredBump: decision.requiredBump,
    ...optional('bumpEnough', decision.bumpEnough),
    ...optional('failure', failure),
    ...(before.state === 'failed' ? {} : publishesReport(contract, baseline)),
    ...(before.state === 'none' && { offers: offersOf(contract) }),
    ...optional('consumers', placed.consulted?.report),
    notes: [
      ...((before.state === 'failed' ? undefined : before.notes) ?? []),
      ...(findings.some(({ kind }) => kind === 'not-known') ? [] : silenceNotes(contract, baseline)),
      ...(inherited.state === 'absent'
        ? [`What is on the base branch already is not known, so all of this is treated as new: ${inherited.why}`]
        : []),
      ...usageNotes(hosts, decision.findings),
      ...(kindNamed(contract.kind)?.notes?.(
        contract,
        run.filter(({ name }) => name !== current.name),
      ) ?? []),
      ...(placed.consulted?.notes ?? []),
      ...placed.notes,
    ],
  };
}

function factsReport({ facts: { version, digest, size } }: Contract): ContractReport['current'] {
  return { ...optional('version', version), ...optional('digest', digest), ...optional('size', size) };
}

/** What a contract cannot say is not known, and never taken for gone. */
function silenceNotes(current: Contract, baseline: Contract | undefined): string[] {
  const sides = [
    { which: 'baseline', kind: baseline && kindNamed(baseline.kind) },
    { which: 'current contract', kind: kindNamed(current.kind) },
  ];
  return sides.flatMap(({ which, kind }) =>
    kind?.silent === undefined
      ? []
      : [`The ${which} is ${kind.title}: it says nothing of ${kind.silent}, so none of these was compared.`],
  );
}

/** Tools that became public; an IDL lists no other tools, so it cannot tell. */
function publishesReport({ manifest }: Contract, baseline: Contract | undefined): { publishes?: readonly string[] } {
  if (manifest?.abi_version === undefined) return {};
  const names = publishes(baseline?.manifest, manifest);
  return names.length === 0 ? {} : { publishes: names };
}

async function unreadableReport(task: Task): Promise<ContractReport> {
  const { current, options, world } = task;
  const { contract } = current.reading;
  const problems = problemsOf(task);
  const placed = await place(current, contract, undefined, { findings: [], problems }, world.files, options);
  return {
    ...emptyReport(current, showSpec(options.baseline), 'the current contract cannot be read, so nothing was compared'),
    kind: contract.kind,
    verdict: 'invalid',
    current: factsReport(contract),
    problems: placed.problems,
    counts: countsOf([], problems),
  };
}
