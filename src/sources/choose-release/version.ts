import semver from 'semver';

/** A version as people write it in tags, read leniently (spec: gate.md, "Which release"). */
export interface TagVersion {
  /** `1.4.0` is `[1, 4, 0]`; `19.3` is `[19, 3]`. What is not written is 0. */
  readonly numbers: readonly number[];
  /** Of a prerelease: words and numbers apart, so that `beta10` follows `beta2`. Empty for a release. */
  readonly prerelease: readonly Identifier[];
  /** What follows a release without a number of its own: `1.4.0-1`, `1.1.1w`, `2.0.post1`. */
  readonly revision: readonly Identifier[];
  /** A flavour of the same version, such as `alpine` of `1.4.0-alpine`. Versions are compared without it. */
  readonly variant?: string;
  readonly build?: string;
  /** As semver writes it where it can: `1.4.0`, `1.0.0-rc1`, `2022.6.22.1`. */
  readonly text: string;
}

export type Identifier = string | number;

/** No part of a version that anybody typed is longer; more digits are not exact in a number. */
const DIGITS = '[0-9]{1,15}';
const DOTTED = new RegExp(`^${DIGITS}(?:\\.${DIGITS}){1,5}`);
/** `curl-8_7_1`: only where no dot separates. */
const UNDERSCORED = /^[0-9]{1,6}(?:_[0-9]{1,6}){1,5}/;
/** More digits are a date or the beginning of a digest. */
const SINGLE = /^[0-9]{1,6}(?![0-9])/;

/** Words for what comes before a release. Another word without a number names a flavour, not a stage. */
const STAGES: ReadonlySet<string> = new Set(
  `a alpha b beta c canary cr dev ea eap exp insider insiders m milestone next nightly pre prerelease preview rc
  snapshot snap test unstable wip`.split(/\s+/),
);
/** Words for "this is the release". */
const FINAL = /^[-._]?(?:final|ga|release|stable|lts)$/i;
/** Words for what comes after a release. */
const AFTER = /^[-._]?(?:post|sp|p|pl|patch|rev|r|hotfix|fix|update|u)[-._]?([0-9]{0,9})$/i;
/** Jetty's releases carry their day: `9.4.31.v20200723`. */
const DAY = /^\.v[0-9]{8}$/;
const SUFFIX = /^([-._~]?)[0-9A-Za-z]+(?:[-._][0-9A-Za-z]+)*$/;

/**
 * Reads a version, without a `v` before it: two to six numbers, leading zeros, `.Final`, `rc1`, `b2`, `.dev0`,
 * `-1` revisions, `_` for `+` (OCI).
 *
 * @param single also take one number alone: `255`, `255-rc1`
 */
export function parseTagVersion(text: string, single = false): TagVersion | undefined {
  if (text.length > 256) return undefined;
  const dotted = DOTTED.exec(text)?.[0];
  const head = dotted ?? UNDERSCORED.exec(text)?.[0] ?? (single ? SINGLE.exec(text)?.[0] : undefined);
  if (head === undefined) return undefined;
  const numbers = head.split(/[._]/).map(Number);
  const [suffix, build] = splitBuild(text.slice(head.length), dotted !== undefined);
  if (numbers.length === 1 && !/^(?:-[A-Za-z]+[.-]?[0-9]+)?$/.test(suffix)) return undefined;
  const read = readSuffix(suffix);
  if (read === undefined) return undefined;
  return { numbers, ...read, ...(build !== undefined && { build }), text: canonical(text, numbers, read.prerelease) };
}

/** The version under test. It may be none, or one that says nothing. */
export function parseCurrent(text: string | undefined): TagVersion | undefined {
  const version = parseTagVersion((text ?? '').trim().replace(/^v\.?/i, ''), true);
  return version === undefined || version.numbers.every((one) => one === 0) ? undefined : version;
}

function splitBuild(rest: string, dotted: boolean): [string, string?] {
  const plus = rest.indexOf('+');
  if (plus !== -1) return [rest.slice(0, plus), rest.slice(plus + 1)];
  // A registry's tags know no plus; an underscore stands for it, unless a stage follows.
  const line = dotted ? rest.indexOf('_') : -1;
  const word = /^_([A-Za-z]+)/.exec(rest.slice(line))?.[1]?.toLowerCase();
  return line === -1 || (word !== undefined && STAGES.has(word)) ? [rest] : [rest.slice(0, line), rest.slice(line + 1)];
}

type Suffix = Pick<TagVersion, 'prerelease' | 'revision' | 'variant'>;

function readSuffix(text: string): Suffix | undefined {
  const release = { prerelease: [], revision: [] };
  if (text === '' || FINAL.test(text) || DAY.test(text)) return release;
  const after = AFTER.exec(text);
  if (after !== null && !/^[-._]?[pr]$/i.test(text)) return { prerelease: [], revision: [Number(after[1] ?? 0)] };
  const revision = /^-([1-9][0-9]{0,6})$/.exec(text)?.[1];
  if (revision !== undefined) return { prerelease: [], revision: [Number(revision)] };
  // `1.1.1w`, `3.3a`: a letter that stands right behind the number counts repairs. With a number it is a stage:
  // `1.0a1`.
  if (/^[A-Za-z]$/.test(text)) return { prerelease: [], revision: [text.toLowerCase()] };
  const separator = SUFFIX.exec(text)?.[1];
  return separator === undefined ? undefined : stageOf(identifiers(text), separator);
}

/** Words and numbers apart: `beta10` is `beta`, 10. */
function identifiers(text: string): Identifier[] {
  return (text.match(/[0-9]+|[A-Za-z]+/g) ?? []).map((one) => (/^[0-9]{1,15}$/.test(one) ? Number(one) : one));
}

function stageOf(all: readonly Identifier[], separator: string): Suffix | undefined {
  let end = all.length;
  while (end > 0 && !isStage(all[end - 1])) end -= 1;
  const [prerelease, words] = [all.slice(0, end), all.slice(end)];
  // `1.2.x` is a line of versions and `1.2foo` is nobody's version; `1.2.3-alpine` is a flavour.
  if (end === 0 && separator !== '-') return undefined;
  return { prerelease, revision: [], ...(words.length > 0 && { variant: words.join('-').toLowerCase() }) };
}

function isStage(one: Identifier | undefined): boolean {
  return typeof one === 'number' || (one !== undefined && STAGES.has(one.toLowerCase()));
}

function canonical(text: string, numbers: readonly number[], prerelease: readonly Identifier[]): string {
  const exact = semver.parse(text);
  if (exact !== null) return exact.version;
  const padded = [...numbers, 0, 0].slice(0, Math.max(3, numbers.length));
  return padded.join('.') + (prerelease.length > 0 ? `-${prerelease.join('.')}` : '');
}

/** Which version is higher; flavours and builds do not count. */
export function compareVersions(a: TagVersion, b: TagVersion): number {
  return (
    compareNumbers(a.numbers, b.numbers) ||
    Number(a.prerelease.length === 0) - Number(b.prerelease.length === 0) ||
    compareIdentifiers(a.prerelease, b.prerelease) ||
    compareIdentifiers(a.revision, b.revision)
  );
}

/** Whether a prerelease leads to the same release. */
export function sameRelease(a: TagVersion, b: TagVersion): boolean {
  return compareNumbers(a.numbers, b.numbers) === 0;
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = (a[index] ?? 0) - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** Numbers before words, words in ASCII order (semver.org, item 11); `dev` before everything (PEP 440). */
function compareIdentifiers(a: readonly Identifier[], b: readonly Identifier[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === right) continue;
    if (left === 'dev' || right === 'dev') return left === 'dev' ? -1 : 1;
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    if (typeof left === 'number' || typeof right === 'number') return typeof left === 'number' ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}
