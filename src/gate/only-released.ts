/**
 * Contracts that the last release has, and neither the base branch nor this run: reported, since others took them
 * out.
 */
import { removedContract } from '../breaks/index.ts';
import { isUnreadable, kindNamed, type Contract } from '../contracts/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import { fetchBaseline, releasedBeside } from '../sources/index.ts';
import { placeOf } from './base-place.ts';
import type { Checked } from './check-contract.ts';
import { readContent, type Current } from './current.ts';
import { countsOf, decide } from './decide.ts';
import { emptyReport } from './empty-report.ts';
import { contractName } from './names.ts';
import type { GateOptions } from './options.ts';
import { optional } from './optional.ts';
import { optionsFor } from './overrides.ts';
import { goneIn, isSame } from './removed.ts';
import type { Settings } from './settings.ts';
import type { World } from './world.ts';

/** Releases that are looked through, and things of one that are opened. */
const RELEASES = 3;
const MOST = 20;

/** What was found, and why more could not be. */
export interface OnlyReleased {
  readonly checked: readonly Checked[];
  readonly notes: readonly string[];
}

/** What a run is about, and what is known of it by now. */
export interface Run {
  readonly contracts: readonly Current[];
  readonly checked: readonly Checked[];
  /** The globs of `contracts`. */
  readonly globs: readonly string[];
  /** What the base branch has under them. */
  readonly onBase: ReadonlySet<string>;
}

/** Looks through the releases that the run's contracts were compared with. Not knowing it is a note, and no verdict. */
export async function onlyReleased(
  run: Run,
  options: GateOptions,
  settings: Settings,
  world: World,
): Promise<OnlyReleased> {
  const tags = new Set(
    run.checked.flatMap(({ report: { baseline } }) =>
      baseline.state === 'found' && baseline.source === 'release' && baseline.tag !== undefined ? [baseline.tag] : [],
    ),
  );
  if (run.globs.length === 0 || tags.size === 0) return { checked: [], notes: [] };
  const checked: Checked[] = [];
  try {
    for (const tag of [...tags].slice(0, RELEASES))
      checked.push(...(await inRelease(tag, run, options, settings, world)));
    return { checked, notes: [] };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    return { checked, notes: [`Whether the last release has more contracts could not be read: ${error.message}`] };
  }
}

async function inRelease(
  tag: string,
  run: Run,
  options: GateOptions,
  settings: Settings,
  world: World,
): Promise<readonly Checked[]> {
  const here = run.contracts.map(({ path }) => ({ path, ...optional('asset', options.asset) }));
  const held = await releasedBeside(world, tag, here);
  if (held === undefined) return [];
  const known = new Set([...here.map(({ path }) => path), ...run.onBase]);
  const files = world.files.matching(run.globs, held.paths).filter((path) => !known.has(path));
  const built = run.globs.flatMap((glob) =>
    held.assets.flatMap((asset) => {
      const { folder } = placeOf(glob);
      const path = folder === '' ? asset : `${folder}/${asset}`;
      return !held.paths.includes(path) && world.files.matching([glob], [path]).length > 0 ? [{ path, asset }] : [];
    }),
  );
  const isHere = (contract: Contract): boolean => run.contracts.some((one) => isSame(one, contract));
  const found: Checked[] = [];
  for (const path of files.slice(0, MOST)) {
    const contract = await opened({ spec: `ref:refs/tags/${tag}:${path}`, path }, world);
    if (contract !== undefined && !isHere(contract))
      found.push(reportOf({ tag, path, contract, level: 'break' }, options, settings, world));
  }
  for (const { path, asset } of built.slice(0, MOST)) {
    const contract = await opened({ spec: `release:${tag}`, path, asset }, world);
    if (contract !== undefined && !isHere(contract))
      found.push(reportOf({ tag, path, contract, level: 'warning' }, options, settings, world));
  }
  return found;
}

async function opened(
  { spec, path, asset }: { readonly spec: string; readonly path: string; readonly asset?: string },
  world: World,
): Promise<Contract | undefined> {
  const contract = { name: contractName(path), path, kept: 'unknown' as const };
  const result = await fetchBaseline({ spec, contract, prereleases: true, ...optional('asset', asset) }, world);
  if (result.state === 'none') return undefined;
  const { contract: read } = await readContent(result.content);
  return kindNamed(read.kind) === undefined || isUnreadable(read) ? undefined : read;
}

function reportOf(
  gone: {
    readonly tag: string;
    readonly path: string;
    readonly contract: Contract;
    readonly level: 'break' | 'warning';
  },
  options: GateOptions,
  { contracts, acceptances }: Settings,
  world: World,
): Checked {
  const { tag, path, contract, level } = gone;
  const named = { name: contract.facts.name ?? contractName(path), path };
  const finding = removedContract(goneIn(named, contract), level);
  const version = optional('baseline', contract.facts.version);
  const decision = decide({
    findings: [finding],
    contract: named.name,
    aliases: [path],
    acceptances,
    ...version,
    ...optional('today', world.today),
    // Whoever took it out was asked then: here it is told, and refused only where inherited breaks are.
    inherited: { label: 'the base branch', fingerprints: new Set([finding.fingerprint]) },
    policy: optionsFor(named, options, contracts),
  });
  const report = {
    ...emptyReport(named, 'release', ''),
    kind: contract.kind,
    verdict: decision.verdict,
    baseline: {
      state: 'found' as const,
      source: 'release',
      label: `${path} in ${tag}`,
      tag,
      ...optional('version', contract.facts.version),
    },
    findings: decision.findings,
    counts: countsOf(decision.findings, []),
    requiredBump: decision.requiredBump,
  };
  return { report, baseline: contract };
}
