import { ConfigError } from '../../core/errors.ts';
import { familyFor, looksLikeVersion, parseTag, versionTags, type Tag } from './family.ts';
import type { Candidate, Choice, ChoiceOptions, Chosen, Versioned } from './model.ts';
import { matchingTags, refuseNearMiss } from './pattern.ts';
import { compareVersions, parseCurrent, sameRelease, type TagVersion } from './version.ts';
import { noneLeft, notesOn, passedOver, whyThis } from './words.ts';

/**
 * Chooses the release that callers of the current version run (spec: gate.md, "Which release"). Pure.
 *
 * @throws ConfigError when several families of tags could be meant, or a pattern matches none while one like it is
 *   there
 */
export function choose<T extends Candidate>(all: readonly T[], options: ChoiceOptions): Choice<T> {
  const { tags, family, found } = tagsOf(all, options);
  const built = versionBuilt(options, family);
  const current = parseCurrent(options.current) ?? built;
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  const judged = all
    .flatMap((candidate): Versioned<T>[] => {
      const tag = byName.get(candidate.name);
      const out = tag && outBy(candidate, tag.version, options, built);
      return tag === undefined ? [] : [{ candidate, tag, ...(out !== undefined && { out }) }];
    })
    .toSorted(highestFirst);
  const { pool, at } = ranked(judged, current, options);
  const best = pool[at];
  const told = { all, judged, current, options };
  const shared = { found, ...(family !== undefined && { family }), others: passedOver(told, best) };
  if (best === undefined) return { ...shared, why: noneLeft(told), candidates: [], notMoved: false, notes: [] };
  return {
    ...shared,
    chosen: chosenOf(best),
    candidates: pool.slice(at).map(chosenOf),
    notMoved: current !== undefined && compareVersions(best.tag.version, current) >= 0,
    why: whyThis(told, best),
    notes: notesOn(told, best),
  };
}

interface Tags {
  readonly tags: readonly Tag[];
  readonly family?: string;
  readonly found: Choice<Candidate>['found'];
}

function tagsOf(all: readonly Candidate[], { contract, tagPattern }: ChoiceOptions): Tags {
  const names = all.map(({ name }) => name);
  const sought = contract ?? { name: '', path: '' };
  if (tagPattern !== undefined && tagPattern !== '') {
    const { matching, tags } = matchingTags(names, tagPattern);
    if (matching === 0) refuseNearMiss(names, tagPattern, sought);
    const found = tags.length > 0 ? 'versions' : matching > 0 ? 'no-version' : 'no-match';
    return { tags: withSeries(withoutMoving(tags)), found };
  }
  const tags = versionTags(names);
  const family = familyFor(tags, sought);
  if (family === undefined && names.some(looksLikeVersion))
    throw new ConfigError(
      `None of the tags can be read as a version (${names.filter(looksLikeVersion).slice(0, 3).join(', ')}). ` +
        'Name the release to compare with as release:<tag>, or say with tag-pattern where the version stands.',
    );
  if (family === undefined) return { tags: [], found: names.length === 0 ? 'nothing' : 'no-version' };
  return { tags: withSeries(withoutMoving(tags.filter((tag) => tag.family === family))), family, found: 'versions' };
}

/** `1.0.1-1` beside `1.0.1-0` is the second step towards 1.0.1 (as npm counts), and no repair of it. */
function withSeries(tags: readonly Tag[]): readonly Tag[] {
  const counted = new Set(
    tags.filter(({ version }) => version.prerelease.join('.') === '0').map(({ version }) => version.numbers.join('.')),
  );
  return tags.map((tag) => {
    const { version } = tag;
    if (!counted.has(version.numbers.join('.')) || version.revision.length === 0) return tag;
    return { ...tag, version: { ...version, prerelease: version.revision, revision: [] } };
  });
}

/** `v1.4` moves where `v1.4.0` is there too: it is no release of its own. */
function withoutMoving(tags: readonly Tag[]): readonly Tag[] {
  const whole = new Set(
    tags
      .filter(({ version }) => version.numbers.length > 2)
      .map(({ version }) => version.numbers.slice(0, 3).join('.')),
  );
  return tags.filter(
    ({ version }) => !(version.numbers.length === 2 && isPlain(version) && whole.has(`${version.numbers.join('.')}.0`)),
  );
}

function isPlain({ prerelease, revision, variant }: TagVersion): boolean {
  return prerelease.length === 0 && revision.length === 0 && variant === undefined;
}

/** The version that is being built, when its tag is one of those that are looked at: another package's says nothing. */
function versionBuilt(options: ChoiceOptions, family: string | undefined): TagVersion | undefined {
  const { built, builtVersion, tagPattern, trigger, current } = options;
  if (trigger !== undefined && trigger !== 'tag') return undefined;
  if (builtVersion !== undefined) return parseCurrent(builtVersion);
  if (built === undefined) return trigger === 'tag' ? parseCurrent(current) : undefined;
  if (tagPattern !== undefined && tagPattern !== '') return matchingTags([built], tagPattern).tags[0]?.version;
  const tag = parseTag(built) ?? parseTag(built, true);
  return tag?.family === family ? tag?.version : undefined;
}

function outBy(
  candidate: Candidate,
  version: TagVersion,
  { built, exclude }: ChoiceOptions,
  beingBuilt: TagVersion | undefined,
): string | undefined {
  if (candidate.draft === true) return 'it is a draft';
  if (candidate.name === built) return 'it is being built now';
  if (beingBuilt !== undefined && compareVersions(version, beingBuilt) === 0) return 'its version is being built now';
  return exclude?.(candidate.name);
}

function highestFirst(a: Versioned<Candidate>, b: Versioned<Candidate>): number {
  return (
    compareVersions(b.tag.version, a.tag.version) ||
    Number(a.tag.version.variant !== undefined) - Number(b.tag.version.variant !== undefined) ||
    (b.candidate.date ?? '').localeCompare(a.candidate.date ?? '', 'en') ||
    (b.tag.version.build ?? '').localeCompare(a.tag.version.build ?? '', 'en', { numeric: true })
  );
}

function isExactly(version: TagVersion, current: TagVersion): boolean {
  return (
    compareVersions(version, current) === 0 && (version.variant === undefined || version.variant === current.variant)
  );
}

/** What is left, highest first, and where in it the choice falls. */
function ranked<T extends Candidate>(
  judged: readonly Versioned<T>[],
  current: TagVersion | undefined,
  options: ChoiceOptions,
): { readonly pool: readonly Versioned<T>[]; readonly at: number } {
  const left = judged.filter(({ out }) => out === undefined);
  const pool = poolOf(left, current, options);
  const own = current && left.find(({ tag }) => isExactly(tag.version, current));
  if (own === undefined) return { pool, at: startIn(pool, current, options) };
  const all = withOwn(own, pool);
  return { pool: all, at: all.indexOf(own) };
}

/** Stable versions; prereleases of the current release; all prereleases where nothing stable is there yet. */
function poolOf<T extends Candidate>(
  left: readonly Versioned<T>[],
  current: TagVersion | undefined,
  options: ChoiceOptions,
): readonly Versioned<T>[] {
  const flavour = ({ tag }: Versioned<T>): boolean =>
    [undefined, current?.variant, options.contract?.name.toLowerCase()].includes(tag.version.variant);
  const early = ({ candidate, tag }: Versioned<T>): boolean =>
    candidate.prerelease === true || tag.version.prerelease.length > 0;
  const towards = ({ tag }: Versioned<T>): boolean =>
    current !== undefined && current.prerelease.length > 0 && sameRelease(tag.version, current);
  if (options.prereleases === true) return left;
  const plain = left.filter(flavour);
  const stable = plain.filter((one) => !early(one));
  if (stable.length > 0) return plain.filter((one) => !early(one) || towards(one));
  return plain.length > 0 ? plain : left;
}

/** The current version's own release counts, whatever it is marked as. */
function withOwn<T>(own: Versioned<T>, pool: readonly Versioned<T>[]): readonly Versioned<T>[] {
  if (pool.includes(own)) return pool;
  const below = pool.findIndex(({ tag }) => compareVersions(tag.version, own.tag.version) < 0);
  return below === -1 ? [...pool, own] : pool.toSpliced(below, 0, own);
}

/** The highest below the current version, else the highest; where the version says nothing, the highest on the way. */
function startIn<T>(
  pool: readonly Versioned<T>[],
  current: TagVersion | undefined,
  { ancestors }: ChoiceOptions,
): number {
  if (current === undefined) {
    const before = new Set(ancestors);
    return Math.max(
      0,
      pool.findIndex(({ tag }) => before.has(tag.name)),
    );
  }
  const below = pool.findIndex(({ tag }) => compareVersions(tag.version, current) < 0);
  return Math.max(0, below);
}

function chosenOf<T extends Candidate>({ candidate, tag }: Versioned<T>): Chosen<T> {
  return { ...candidate, version: tag.version.text };
}
