/** Contracts that the base branch has and this run does not: what nobody looks at any more breaks everybody. */
import { isUnreadable, kindNamed, type Contract } from '../contracts/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import { removedContract } from '../breaks/index.ts';
import { placeOf } from './base-place.ts';
import type { Before } from './baseline.ts';
import type { Checked } from './check-contract.ts';
import { readContent, type Current } from './current.ts';
import { countsOf } from './decide.ts';
import { emptyReport, failure } from './empty-report.ts';
import { contractName } from './names.ts';
import type { GateOptions } from './options.ts';
import { optional } from './optional.ts';
import { optionsFor, type Known } from './overrides.ts';
import { forceOf } from './force.ts';
import { usesOfAll } from './removed-use.ts';
import type { Settings } from './settings.ts';
import { hostUsage } from './usage.ts';
import { judgeAll } from './verdict.ts';
import type { NamedContract, World } from './world.ts';

/** More files than these are not looked at one by one. */
const MOST = 100;

/** What was taken out, and what the base branch has under the globs of the run. */
export interface Removed {
  readonly checked: readonly Checked[];
  readonly globs: readonly string[];
  readonly onBase: ReadonlySet<string>;
}

/**
 * The reports on contracts that the base branch's tree has under the globs of this run, and the run has not. What was
 * moved is checked under its new path; a file that was no contract there is none here.
 */
export async function removedContracts(
  contracts: readonly (Current & Known)[],
  options: GateOptions,
  settings: Settings,
  world: World,
): Promise<Removed> {
  const list = world.pullRequest?.basePaths;
  const globs = options.contracts.map(withoutName).filter((line) => world.files.isGlob(line));
  if (list === undefined || globs.length === 0) return { checked: [], globs, onBase: new Set() };
  const here = new Set(contracts.map(({ path }) => path));
  try {
    const there = world.files.matching(globs, await list(globs.map(placeOf)));
    const gone = there.filter((path) => !here.has(path));
    const reports: Checked[] = [];
    for (const path of gone.slice(0, MOST)) {
      const was = await contractOnBase(path, world);
      if (was !== undefined && !contracts.some((one) => isSame(one, was.contract)))
        reports.push(await removedReport({ name: nameOf(path, was.contract), path }, was, options, settings, world));
    }
    return { checked: reports, globs, onBase: new Set(there) };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    const unknown = { name: 'contracts', path: globs.join(', ') };
    const why = 'what the base branch has could not be read, so whether a contract was removed is not known';
    const checked = [{ report: { ...emptyReport(unknown, 'base', why), failure: failure(error) } }];
    return { checked, globs: [], onBase: new Set() };
  }
}

/** A name that is given to what a glob matches is no part of the glob. */
function withoutName(line: string): string {
  return line.replace(/^[^=\\*?{[:]+=/, '');
}

interface OnBase {
  readonly contract: Contract;
  readonly label: string;
}

async function contractOnBase(path: string, world: World): Promise<OnBase | undefined> {
  const base = await world.baseContract?.({ name: contractName(path), path, kept: 'source' });
  if (base === undefined) return undefined;
  const { contract } = await readContent(base.content);
  if (kindNamed(contract.kind) !== undefined && !isUnreadable(contract)) return { contract, label: base.label };
  await base.confirm?.();
  return undefined;
}

/** A contract that calls itself by the same name is the same one, wherever it lies now. */
export function isSame({ name, ...current }: Current, was: Contract): boolean {
  const now = current.state === 'read' ? current.reading.contract : undefined;
  return was.facts.name !== undefined && (was.facts.name === name || was.facts.name === now?.facts.name);
}

function nameOf(path: string, { facts }: Contract): string {
  return facts.name ?? contractName(path);
}

async function removedReport(
  named: NamedContract,
  { contract, label }: OnBase,
  options: GateOptions,
  { contracts, acceptances }: Settings,
  world: World,
): Promise<Checked> {
  const own = optionsFor(named, options, contracts);
  const finding = removedContract(goneIn(named, contract));
  const task = contract.manifest && {
    options: own,
    name: named.name,
    current: contract.manifest,
    unmarked: false,
    http: world.http,
    today: world.today ?? new Date(),
  };
  const hosts = task === undefined ? [] : await hostUsage(task);
  const info = { source: 'base', label, ...optional('version', contract.facts.version) };
  const before: Before = { state: 'none', source: 'base', why: '' };
  const { decision, failure: fault } = judgeAll(
    {
      contract: named.name,
      aliases: [named.path],
      acceptances,
      ...optional('baseline', contract.facts.version),
      ...optional('today', world.today),
      ...optional('force', forceOf(own, world)),
      policy: own,
    },
    before,
    {
      findings: [finding],
      hosts,
      inherited: { state: 'not-asked' },
      ...(task !== undefined && { use: (of) => usesOfAll(of, task) }),
    },
  );
  const report = {
    ...emptyReport(named, 'base', ''),
    kind: contract.kind,
    verdict: fault === undefined ? decision.verdict : ('error' as const),
    baseline: { state: 'found' as const, ...info },
    findings: decision.findings,
    counts: countsOf(decision.findings, []),
    requiredBump: decision.requiredBump,
    ...optional('failure', fault),
  };
  return { report, baseline: contract };
}

/** A contract of which nothing is left, in words. */
export function goneIn(
  { name, path }: NamedContract,
  { kind, facts }: Contract,
): Parameters<typeof removedContract>[0] {
  return {
    type: kindNamed(kind)?.form === 'berm' ? 'program' : 'plugin',
    name,
    path,
    title: kindNamed(kind)?.title ?? 'a contract',
    ...optional('version', facts.version),
  };
}
