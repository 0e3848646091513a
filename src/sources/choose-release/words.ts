import type { Candidate, Choice, ChoiceOptions, Versioned } from './model.ts';
import { parseTag } from './family.ts';
import { compareVersions, sameRelease, type TagVersion } from './version.ts';

/** What a choice is explained by. */
export interface Told<T extends Candidate> {
  readonly all: readonly T[];
  readonly judged: readonly Versioned<T>[];
  readonly current: TagVersion | undefined;
  readonly options: ChoiceOptions;
}

/** In one sentence: why this one. */
export function whyThis<T extends Candidate>(told: Told<T>, best: Versioned<T>): string {
  return `${reason(told, best.tag.version, best.candidate)}${twins(told, best)}`;
}

function reason({ current, options }: Told<Candidate>, version: TagVersion, { name }: Candidate): string {
  if (current === undefined) {
    const given = options.current ?? '';
    const unknown =
      given === ''
        ? 'the current version is not known'
        : /^v?0+(?:\.0+)*(?![0-9.])/.test(given)
          ? `the current version ${given.slice(0, 60)} says nothing`
          : `the current version "${given.slice(0, 60)}" is not a version such as 1.2.3`;
    if (options.ancestors?.includes(name) === true) return `the highest version on the way to this commit; ${unknown}`;
    return `the highest released version; ${unknown}`;
  }
  const order = compareVersions(version, current);
  const stage =
    version.prerelease.length > 0 && !sameRelease(version, current)
      ? ', a prerelease: nothing stable is released yet'
      : '';
  if (order < 0) return `the highest released version below ${current.text}${stage}`;
  if (order === 0) return `${current.text} itself is released already: the version did not move`;
  return `the highest released version; none is below ${current.text}: the version did not move`;
}

function twins<T extends Candidate>({ judged }: Told<T>, best: Versioned<T>): string {
  const same = judged.filter(
    (one) =>
      one !== best &&
      one.out === undefined &&
      one.tag.version.variant === best.tag.version.variant &&
      compareVersions(one.tag.version, best.tag.version) === 0,
  );
  if (same.length === 0) return '';
  return (
    `; ${few(same.map(({ candidate }) => candidate.name))} ${same.length === 1 ? 'is' : 'are'} of the same ` + 'version'
  );
}

/** Most notes about tags that could not be read. */
const NOTES = 3;

/** A tag that looks like a version at or above the chosen one and cannot be read may be what callers run. */
export function notesOn<T extends Candidate>({ all, judged }: Told<T>, best: Versioned<T>): readonly string[] {
  const read = new Set(judged.map(({ candidate }) => candidate.name));
  const prefixes = new Set(judged.map(({ tag }) => tag.prefix));
  const odd = all.filter(({ name, draft }) => {
    if (draft === true || read.has(name)) return false;
    return [...prefixes].some((prefix) => name.startsWith(prefix) && isAtOrAbove(name.slice(prefix.length), best));
  });
  return odd
    .slice(0, NOTES)
    .map(
      ({ name }) =>
        `Tag ${name} looks like a version at or above ${best.candidate.name} and cannot be read as one; it ` +
        'was not looked at.',
    );
}

function isAtOrAbove(text: string, { tag }: Versioned<Candidate>): boolean {
  const head = /^[0-9]{1,15}(?:\.[0-9]{1,15})+/.exec(text)?.[0];
  // `1.4.x` and the like are lines of versions; they say so by ending in a letter that stands for a number.
  if (head === undefined || /^\.[xX*]/.test(text.slice(head.length))) return false;
  const version = { numbers: head.split('.').map(Number), prerelease: [], revision: [], text: head };
  return version.numbers.length > 1 && compareVersions(version, { ...tag.version, prerelease: [], revision: [] }) >= 0;
}

/** In one sentence: why none. */
export function noneLeft<T extends Candidate>({ all, judged, options }: Told<T>): string {
  if (all.length === 0) return 'there are none';
  const reasons = new Map<string, string[]>();
  for (const { name, why } of outs(all, judged, options)) reasons.set(why, [...(reasons.get(why) ?? []), name]);
  const { tagPattern } = options;
  const matching = tagPattern === undefined || tagPattern === '' ? '' : ` matches ${tagPattern} and`;
  return (
    `none${matching} can be compared with: ` + [...reasons].map(([why, names]) => `${few(names)}: ${why}`).join('; ')
  );
}

function few(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}

function outs<T extends Candidate>(
  all: readonly T[],
  judged: readonly Versioned<T>[],
  { tagPattern }: ChoiceOptions,
): { name: string; why: string }[] {
  const read = new Map(judged.map((one) => [one.candidate.name, one]));
  const unreadable = all.map(({ name }) => name).filter((name) => !read.has(name));
  return [...read.keys(), ...unreadable].flatMap((name) => {
    const one = read.get(name);
    if (one === undefined) return { name, why: unread(name, tagPattern) };
    return one.out === undefined ? [] : { name, why: one.out };
  });
}

function unread(name: string, pattern: string | undefined): string {
  if (pattern !== undefined && pattern !== '') return `its tag is not a version that ${pattern} names`;
  return parseTag(name) === undefined
    ? 'its tag is not a version such as v1.2.3'
    : 'its tag is of another family, or moves';
}

/** Most of those passed over that are told one by one. */
const TOLD = 50;

/** What was passed over, and why; highest version first, then what is no version. */
export function passedOver<T extends Candidate>(
  { all, judged, current, options }: Told<T>,
  best: Versioned<T> | undefined,
): Choice<T>['others'] {
  const read = new Set(judged.map(({ candidate }) => candidate.name));
  const told = [
    ...judged
      .filter((one) => one !== best)
      .map((one) => ({ name: one.candidate.name, why: whyNot(one, best, current) })),
    ...outs(
      all.filter(({ name }) => !read.has(name)),
      [],
      options,
    ),
  ];
  if (told.length <= TOLD) return told;
  return [...told.slice(0, TOLD), { name: `${told.length - TOLD} more`, why: 'not listed' }];
}

function whyNot(
  { out, tag: { version }, candidate }: Versioned<Candidate>,
  best: Versioned<Candidate> | undefined,
  current: TagVersion | undefined,
): string {
  if (out !== undefined) return out;
  if (current !== undefined && compareVersions(version, current) > 0) return `not below ${current.text}`;
  const order = best === undefined ? 0 : compareVersions(version, best.tag.version);
  if (order === 0) return `the same version as ${best?.candidate.name ?? ''}`;
  if (order < 0) return `${best?.tag.version.text ?? ''} is higher`;
  return candidate.prerelease === true || version.prerelease.length > 0
    ? 'it is a prerelease'
    : 'not on the way to this commit';
}
