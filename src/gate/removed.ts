/** Contracts that the base branch has and this run does not: what nobody looks at any more breaks everybody. */
import { isUnreadable, kindNamed, type Contract } from '../contracts/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { Finding } from '../core/finding.ts';
import { fingerprint } from '../core/fingerprint.ts';
import { placeOf } from './base-place.ts';
import type { Checked } from './check-contract.ts';
import { readContent, type Current } from './current.ts';
import { countsOf, decide } from './decide.ts';
import { emptyReport, failure } from './empty-report.ts';
import { contractName } from './names.ts';
import type { GateOptions } from './options.ts';
import { optional } from './optional.ts';
import { optionsFor, type Known } from './overrides.ts';
import { forceOf } from './force.ts';
import type { Settings } from './settings.ts';
import type { NamedContract, World } from './world.ts';

/** More files than these are not looked at one by one. */
const MOST = 100;

/**
 * The reports on contracts that the base branch's tree has under the globs of this run, and the run has not. What was
 * moved is checked under its new path; a file that was no contract there is none here.
 */
export async function removedContracts(
  contracts: readonly (Current & Known)[],
  options: GateOptions,
  settings: Settings,
  world: World,
): Promise<readonly Checked[]> {
  const list = world.pullRequest?.basePaths;
  const globs = options.contracts.map(withoutName).filter((line) => world.files.isGlob(line));
  if (list === undefined || globs.length === 0) return [];
  const here = new Set(contracts.map(({ path }) => path));
  try {
    const gone = world.files.matching(globs, await list(globs.map(placeOf))).filter((path) => !here.has(path));
    const reports: Checked[] = [];
    for (const path of gone.slice(0, MOST)) {
      const was = await contractOnBase(path, world);
      if (was !== undefined && !contracts.some((one) => isSame(one, was.contract)))
        reports.push(removedReport({ name: nameOf(path, was.contract), path }, was, options, settings, world));
    }
    return reports;
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    const unknown = { name: 'contracts', path: globs.join(', ') };
    const why = 'what the base branch has could not be read, so whether a contract was removed is not known';
    return [{ report: { ...emptyReport(unknown, 'base', why), failure: failure(error) } }];
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
  const base = await world.baseContract?.({ name: contractName(path), path, kind: 'plugin' });
  if (base === undefined) return undefined;
  const { contract } = await readContent(base.content);
  if (kindNamed(contract.kind) !== undefined && !isUnreadable(contract)) return { contract, label: base.label };
  await base.confirm?.();
  return undefined;
}

/** A contract that calls itself by the same name is the same one, wherever it lies now. */
function isSame({ name, ...current }: Current, was: Contract): boolean {
  const now = current.state === 'read' ? current.reading.contract : undefined;
  return was.facts.name !== undefined && (was.facts.name === name || was.facts.name === now?.facts.name);
}

function nameOf(path: string, { facts }: Contract): string {
  return facts.name ?? contractName(path);
}

function removedReport(
  named: NamedContract,
  { contract, label }: OnBase,
  options: GateOptions,
  { contracts, acceptances }: Settings,
  world: World,
): Checked {
  const own = optionsFor(named, options, contracts);
  const finding = removedFinding(named, contract);
  const decision = decide({
    findings: [finding],
    contract: named.name,
    aliases: [named.path],
    acceptances,
    ...optional('baseline', contract.facts.version),
    ...optional('today', world.today),
    ...optional('force', forceOf(own, world)),
    policy: own,
  });
  const report = {
    ...emptyReport(named, 'base', ''),
    kind: contract.kind,
    verdict: decision.verdict,
    baseline: { state: 'found' as const, source: 'base', label, ...optional('version', contract.facts.version) },
    findings: decision.findings,
    counts: countsOf(decision.findings, []),
    requiredBump: decision.requiredBump,
  };
  return { report, baseline: contract };
}

function removedFinding({ name, path }: NamedContract, { kind, facts }: Contract): Finding {
  const what = {
    kind: 'contract-removed',
    subject: { type: kindNamed(kind)?.form === 'berm' ? ('program' as const) : ('plugin' as const), name },
    before: path,
  };
  return {
    level: 'break',
    ...what,
    audience: 'callers',
    proof: 'structure',
    message: `\`${path}\` is removed, and with it ${kindNamed(kind)?.title ?? 'a contract'}${facts.version === undefined ? '' : ` (${facts.version})`}`,
    remedy: 'Keep the file, or accept this when nobody uses it any more.',
    fingerprint: fingerprint(what),
  };
}
