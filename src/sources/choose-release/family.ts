import { ConfigError } from '../../core/errors.ts';
import { parseTagVersion, type TagVersion } from './version.ts';

/** A tag taken apart: `@acme/cli@1.4.0` is version 1.4.0 of the family `@acme/cli`. */
export interface Tag {
  readonly name: string;
  /** What stands before the version, as it is written: `@acme/cli@`, `weather-v`. */
  readonly prefix: string;
  /** The same for all spellings of one family: lower case, without the separator and the `v` behind it. */
  readonly family: string;
  readonly version: TagVersion;
}

/** Which contract's tags are looked for. */
export interface Sought {
  readonly name: string;
  /** Relative to the repository, with `/`. */
  readonly path: string;
}

/** Where builds lie: these folders, and what is in them, name nobody. */
const BUILDS: ReadonlySet<string> = new Set(['target', 'dist', 'build', 'out', 'output', 'artifacts', 'node_modules']);

/**
 * Takes a tag apart at the first place from which all the rest is a version.
 * @param single also take one number alone for a version: `v255`
 */
export function parseTag(name: string, single = false): Tag | undefined {
  if (name.length > 256) return undefined;
  for (const at of starts(name, single)) {
    const version = parseTagVersion(name.slice(at), single);
    if (version === undefined) continue;
    const prefix = name.slice(0, at);
    return { name, prefix, family: familyOf(prefix), version };
  }
  return undefined;
}

/** Where a version may begin: behind a separator, perhaps with a `v`; failing that, behind letters (`go1.21`). */
function starts(name: string, single: boolean): number[] {
  const digits = [...name.matchAll(/(?<![0-9])(?<![0-9][._])[0-9]/g)].map(({ index }) => index);
  const apart = digits.filter((at) => /(?:^|[-/_@.+ ])(?:v[._-]?)?$/i.test(name.slice(0, at)));
  // Behind letters one number alone is part of a name, or of a digest.
  return single ? apart : [...apart, ...digits.filter((at) => !apart.includes(at))];
}

function familyOf(prefix: string): string {
  return plain(prefix.replace(/(^|[-/_@.+ ])v[._-]?$/i, '$1').replace(/[-/_@.+ ]+$/, ''));
}

/** One spelling of a name: `go_sdk` and `go-sdk` are one. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/**
 * The tags that are versions. One number alone is one only in a family that has several and nothing longer: `v7` beside
 * `v7.0.1` moves, and so may a `v1` that stands alone.
 */
export function versionTags(names: readonly string[]): readonly Tag[] {
  const tags = names.flatMap((name) => parseTag(name) ?? []);
  const known = new Set(tags.map(({ name }) => name));
  const families = new Set(tags.map(({ family }) => family));
  const single = names.flatMap((name) => (known.has(name) ? [] : (parseTag(name, true) ?? [])));
  const times = new Map<string, number>();
  for (const { family } of single) times.set(family, (times.get(family) ?? 0) + 1);
  return [...tags, ...single.filter(({ family }) => !families.has(family) && (times.get(family) ?? 0) > 1)];
}

/**
 * The family of tags that a contract is released by: the one named like its folder, like itself, the only one whose
 * last part is, the tags without a name, the only family there is.
 *
 * @returns undefined when there is no family at all
 * @throws ConfigError when that leaves several, listing them as `tag-pattern` lines
 */
export function familyFor(tags: readonly Tag[], contract: Sought): string | undefined {
  const all = familiesOf(tags);
  const named = namedFamily(all, contract);
  if (named !== undefined) return named;
  // Numbers that stand alone count builds or pages more often than versions: only a name, or nothing else, picks them.
  const whole = familiesOf(tags.filter(({ version }) => version.numbers.length > 1));
  const families = whole.length > 0 ? whole : all;
  if (families.length === 0) return undefined;
  if (families.includes('')) return '';
  const ending = families.filter((family) => wordsOf(contract).some((name) => family.endsWith(`-${name}`)));
  if (ending.length === 1) return ending[0];
  if (families.length === 1) return families[0];
  throw new ConfigError(
    `The tags belong to ${families.length} families, and none is named like the contract ${contract.name} ` +
      `(${contract.path}). Say which one releases it, with one of: ${patternLines(tags, families)}.`,
  );
}

function familiesOf(tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.map(({ family }) => family))];
}

/** Whether a tag was meant as a version, although it cannot be read as one: `2026c`, not `stable-0804a07`. */
export function looksLikeVersion(name: string): boolean {
  const rest = /^(?:.*[-/_@ ])?v?\.?([0-9][0-9A-Za-z._+-]*)$/i.exec(name)?.[1];
  return rest !== undefined && !/^(?:[0-9]+|[0-9a-f]{7,}|[0-9]{6,}.*)$/i.test(rest);
}

function namedFamily(families: readonly string[], { name, path }: Sought): string | undefined {
  const folders = foldersOf(path).map(plain);
  // The folder with those around it says more than its own name: `cmd/ctl` before `ctl`.
  const paths = folders.map((_, index) => folders.slice(index).join('/'));
  const around = folders.toReversed().slice(1);
  const names = [...paths, plain(name), ...around].filter((one) => one !== '');
  const exact = names.find((one) => families.includes(one));
  if (exact !== undefined) return exact;
  for (const one of names) {
    const ending = families.filter((family) => family.endsWith(`/${one}`));
    if (ending.length === 1) return ending[0];
    // Two packages of one name: neither can be taken without asking.
    if (ending.length > 1) return undefined;
  }
  return undefined;
}

function wordsOf({ name, path }: Sought): readonly string[] {
  return [plain(name), ...foldersOf(path).slice(-1).map(plain)].filter((one) => one !== '');
}

/** The folders of a contract that may name it: those above the first that holds builds. */
function foldersOf(path: string): readonly string[] {
  const folders = path.split(/[\\/]/).slice(0, -1);
  const build = folders.findIndex((folder) => BUILDS.has(folder.toLowerCase()));
  return (build === -1 ? folders : folders.slice(0, build)).filter((one) => one !== '' && one !== '.' && one !== '..');
}

/** Most families that are listed. */
const LISTED = 12;

/** Families as lines that can be copied: `tag-pattern: weather-v*`. */
export function patternLines(tags: readonly Tag[], families: readonly string[]): string {
  const lines = families.slice(0, LISTED).map((family) => `tag-pattern: ${patternOf(tags, family)}`);
  return [...lines, ...(families.length > LISTED ? [`… (${families.length - LISTED} more)`] : [])].join(', ');
}

/** A pattern for a family, in its commonest spelling. */
export function patternOf(tags: readonly Tag[], family: string): string {
  const times = new Map<string, number>();
  for (const tag of tags) if (tag.family === family) times.set(tag.prefix, (times.get(tag.prefix) ?? 0) + 1);
  const [prefix = ''] = [...times].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return prefix === '' ? '[0-9]*' : `${prefix}*`;
}
