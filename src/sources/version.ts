import picomatch from 'picomatch';
import semver from 'semver';

/** A release or tag that could be the baseline. */
export interface Candidate {
  /** The tag's name. */
  readonly name: string;
  readonly draft?: boolean;
  /** Marked as a prerelease where it is kept; a version such as `2.0.0-rc.1` is one anyway. */
  readonly prerelease?: boolean;
}

export interface ChoiceOptions {
  /** Version of the contract under test; may be unknown, or no version at all. */
  readonly current?: string | undefined;
  /** Take prereleases although the current version is none. */
  readonly prereleases: boolean;
  /** Which tags are this contract's; where the star stands, their version stands: `weather-v*`. */
  readonly tagPattern?: string | undefined;
  /** Why a candidate is out by name: the tag being built, a tag on the commit under test. */
  readonly exclude?: (name: string) => string | undefined;
}

export interface Choice<T extends Candidate> {
  /** Absent when nothing is left. */
  readonly chosen?: T & { readonly version: string };
  /** In one sentence: why this one, or why none. */
  readonly why: string;
  /** True when the current version is not above the chosen one. */
  readonly notMoved: boolean;
  /** What was passed over, and why; highest version first. */
  readonly others: readonly { readonly name: string; readonly why: string }[];
  /** How many candidates carry a version at all, whatever else speaks against them. */
  readonly versions: number;
  /** How many were passed over because their tag is no version. */
  readonly unreadable: number;
}

interface Judged<T> {
  readonly candidate: T;
  readonly version: semver.SemVer | undefined;
  readonly out: string | undefined;
}

/**
 * Chooses the version to compare with (spec: gate.md, "Which release"): the released version that the current one
 * follows. Drafts never; prereleases only when the current version is one or they are asked for; never what is being
 * built. Among the rest the highest that is not above the current version; when there is none, or the current version
 * is not known, the highest. Pure: the order of `candidates` does not matter, save between equal versions.
 */
export function chooseVersion<T extends Candidate>(candidates: readonly T[], options: ChoiceOptions): Choice<T> {
  const current = options.current === undefined ? undefined : (semver.parse(options.current.trim()) ?? undefined);
  const prereleases = options.prereleases || (current?.prerelease.length ?? 0) > 0;
  const judged = candidates.map((candidate): Judged<T> => judge(candidate, options, prereleases)).sort(highestFirst);
  const left = judged.filter((one) => one.out === undefined);
  const notAbove =
    current === undefined ? left : left.filter(({ version }) => version !== undefined && version.compare(current) <= 0);
  const best = notAbove[0] ?? left[0];
  const counts = {
    versions: judged.filter(({ version }) => version !== undefined).length,
    unreadable: judged.filter(({ out }) => out === NO_VERSION).length,
  };
  if (best?.version === undefined)
    return { why: none(judged, options), notMoved: false, others: passedOver(judged, best, current), ...counts };
  const notMoved = current !== undefined && best.version.compare(current) >= 0;
  return {
    chosen: { ...best.candidate, version: best.version.version },
    why: reason(best.version, current, options.current),
    notMoved,
    others: passedOver(judged, best, current),
    ...counts,
  };
}

const NO_VERSION = 'its tag is not a version such as v1.2.3';

function judge<T extends Candidate>(candidate: T, options: ChoiceOptions, prereleases: boolean): Judged<T> {
  const text = versionText(candidate.name, options.tagPattern);
  const version = text === undefined ? undefined : (semver.parse(text) ?? undefined);
  const out = (): string | undefined => {
    if (text === undefined) return `its tag does not match ${options.tagPattern ?? ''}`;
    if (version === undefined) return NO_VERSION;
    if (candidate.draft === true) return 'it is a draft';
    const excluded = options.exclude?.(candidate.name);
    if (excluded !== undefined) return excluded;
    if (!prereleases && (candidate.prerelease === true || version.prerelease.length > 0)) return 'it is a prerelease';
    return undefined;
  };
  return { candidate, version, out: out() };
}

/** The part of a tag's name that should be a version; undefined when the pattern is not this tag's. */
function versionText(name: string, pattern: string | undefined): string | undefined {
  if (pattern === undefined || pattern === '') return name;
  const star = pattern.indexOf('*');
  if (star === -1 || pattern.includes('*', star + 1))
    return picomatch.isMatch(name, pattern) ? trailingVersion(name) : undefined;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  if (name.length < before.length + after.length || !name.startsWith(before) || !name.endsWith(after)) return undefined;
  return name.slice(before.length, name.length - after.length);
}

/** For a pattern with no star, or several: the version at the end of the name. */
function trailingVersion(name: string): string {
  return /(?:^|[^0-9A-Za-z.+])v?([0-9]+\.[0-9]+\.[0-9]+(?:[-+][0-9A-Za-z.+-]*)?)$/.exec(name)?.[1] ?? name;
}

function highestFirst(a: Judged<Candidate>, b: Judged<Candidate>): number {
  if (a.version === undefined || b.version === undefined)
    return Number(a.version === undefined) - Number(b.version === undefined);
  return semver.compareBuild(b.version, a.version);
}

function reason(version: semver.SemVer, current: semver.SemVer | undefined, given: string | undefined): string {
  if (current === undefined) {
    const unknown =
      given === undefined || given === ''
        ? 'the current version is not known'
        : `the current version "${given.slice(0, 60)}" is not a version such as 1.2.3`;
    return `the highest released version; ${unknown}`;
  }
  const order = version.compare(current);
  if (order < 0) return `the highest released version below ${current.version}`;
  if (order === 0) return `${current.version} itself is released already: the version did not move`;
  return `the highest released version; none is below ${current.version}: the version did not move`;
}

function none(judged: readonly Judged<Candidate>[], options: ChoiceOptions): string {
  if (judged.length === 0) return 'there are none';
  const reasons = new Map<string, string[]>();
  for (const { candidate, out } of judged)
    if (out !== undefined) reasons.set(out, [...(reasons.get(out) ?? []), candidate.name]);
  const matching =
    options.tagPattern === undefined || options.tagPattern === '' ? '' : ` matches ${options.tagPattern} and`;
  return `none${matching} can be compared with: ${[...reasons].map(([why, names]) => `${few(names)}: ${why}`).join('; ')}`;
}

function few(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}

/** Most of those passed over that are told one by one. */
const TOLD = 50;

function passedOver(
  judged: readonly Judged<Candidate>[],
  best: Judged<Candidate> | undefined,
  current: semver.SemVer | undefined,
): Choice<Candidate>['others'] {
  const told = judged
    .filter((one) => one !== best)
    .map(({ candidate, version, out }) => ({
      name: candidate.name,
      why: out ?? whyNotThis(version, best?.version, current),
    }));
  if (told.length <= TOLD) return told;
  return [...told.slice(0, TOLD), { name: `${told.length - TOLD} more`, why: 'not listed' }];
}

function whyNotThis(
  version: semver.SemVer | undefined,
  best: semver.SemVer | undefined,
  current: semver.SemVer | undefined,
): string {
  if (version !== undefined && current !== undefined && version.compare(current) > 0)
    return `not below ${current.version}`;
  return `${best?.version ?? ''} is higher`;
}
