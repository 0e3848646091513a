import { ConfigError, SourceError } from '../../core/errors.ts';
import { near } from '../../core/near.ts';
import { StatusError } from '../../net/index.ts';
import { choose, parseCurrent, parseTag, patternOf, type Choice, type ChoiceOptions } from '../choose-release/index.ts';
import { githubOf } from '../github/api.ts';
import { isOnTheWay, listCandidates, listTags, releaseOf, type Release } from '../github/releases.ts';
import type { GitHubWorld } from '../github/world.ts';
import { present } from '../info.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult } from '../request.ts';
import { assetsInWords, wanted } from './assets.ts';
import { firstThatHolds, openRelease, type Place } from './holding.ts';

/** GitHub releases of the repository, and its version tags: `release`, `release:<tag>`. */
export const release: BaselineOrigin = {
  forms: ['release', 'release:<tag>'],
  takes: (spec) => spec === 'release' || spec.startsWith('release:'),
  async fetch(request, world, http) {
    const place: Place = { request, world, github: githubOf(world, request.spec), http };
    if (request.spec.startsWith('release:')) return named(place, request.spec.slice('release:'.length));
    const choice = await chooseAmong(place);
    return choice.chosen === undefined ? nothing(place, choice) : firstThatHolds(place, choice);
  },
};

async function named(place: Place, tag: string): Promise<BaselineResult> {
  if (tag === '') throw new ConfigError('baseline "release:": expected a tag behind the colon, such as release:v1.4.0');
  const from = await releaseNamed(place, tag);
  const found = await openRelease(place, from, { why: 'asked for by its tag' });
  if (found !== undefined) return found;
  const { request } = place;
  throw new SourceError(
    `baseline ${request.spec}: the release has no asset ${wanted(request)}, and its tag no file ${request.contract.path} ` +
      `(${assetsInWords(from)}); attach the contract to the release, or name the asset with the input asset`,
  );
}

/** A release by its tag; a tag without one is as good. @throws SourceError when there is neither */
async function releaseNamed({ world, github }: Place, tag: string): Promise<Release> {
  try {
    return await releaseOf(github, tag);
  } catch (error) {
    if (!(error instanceof StatusError && error.status === 404)) throw error;
    const tags = await listTags(world, github);
    if (tags.has(tag)) return { name: tag, bare: true, assets: [], ...present({ commit: tags.get(tag) }) };
    const meant = near(tag, tags.keys());
    throw meant === undefined ? error : new StatusError(404, `${error.message}; did you mean release:${meant}?`);
  }
}

/** The choice; where the version says nothing, made again with the tags on the way to the commit. */
async function chooseAmong(place: Place): Promise<Choice<Release>> {
  const { request, world, github } = place;
  const releases = await listCandidates(world, github);
  const options = optionsOf(place, releases);
  const choice = choose(releases, options);
  if (choice.found === 'no-match') refuseHeld(request, await elsewhere(place, releases));
  if (choice.found === 'no-version') refuseUnreadable(request, releases);
  if (choice.chosen === undefined || github.sha === undefined || options.current !== undefined) return choice;
  const ancestor = await nearestAncestor(github, choice, github.sha);
  return ancestor === undefined ? choice : choose(releases, { ...options, ancestors: [ancestor] });
}

function optionsOf({ request, github }: Place, releases: readonly Release[]): ChoiceOptions {
  const { contract, tagPattern, prereleases } = request;
  const built = github.ref?.startsWith('refs/tags/') === true ? github.ref.slice('refs/tags/'.length) : undefined;
  // Tags of the commit that is being built are this release, too. A branch may well stand on a tagged commit.
  const commit = built === undefined ? undefined : github.sha;
  const here = new Set(releases.filter((one) => commit !== undefined && one.commit === commit).map(({ name }) => name));
  return {
    current: parseCurrent(contract.version) === undefined ? undefined : contract.version,
    ...(built !== undefined && { built, trigger: 'tag' }),
    contract,
    tagPattern,
    prereleases,
    exclude: (name) => (here.has(name) ? 'its tag is on the commit under test' : undefined),
  };
}

/** Most tags that are asked whether they lie on the way to a commit. */
const ASKED = 10;

async function nearestAncestor(
  github: GitHubWorld,
  { candidates }: Choice<Release>,
  commit: string,
): Promise<string | undefined> {
  for (const { name } of candidates.slice(0, ASKED)) if (await isOnTheWay(github, name, commit)) return name;
  return undefined;
}

/** Releases none of which is a version may well be what callers run. Bare tags are not. @throws SourceError */
function refuseUnreadable({ spec }: BaselineRequest, releases: readonly Release[]): void {
  const names = releases.filter(({ bare, draft }) => bare !== true && draft !== true).map(({ name }) => name);
  if (names.length === 0) return;
  const some = names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  throw new SourceError(
    `baseline ${spec}: none of the releases has a tag that is a version such as v1.2.3 (${some}); ` +
      'name one with release:<tag>, or say with tag-pattern where the version stands',
  );
}

/** The release that would be taken without the pattern, when it holds the contract. */
async function elsewhere(place: Place, releases: readonly Release[]): Promise<Release | undefined> {
  const { tagPattern: _, ...options } = optionsOf(place, releases);
  let choice: Choice<Release>;
  try {
    choice = choose(releases, options);
  } catch (error) {
    // Several families, none like the pattern: the package is new among others.
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
  const [first] = choice.candidates;
  return first !== undefined && (await openRelease(place, first, {})) !== undefined ? first : undefined;
}

/** @throws ConfigError when a pattern matches nothing although a release holds the contract */
function refuseHeld({ tagPattern = '', contract }: BaselineRequest, held: Release | undefined): void {
  if (held === undefined) return;
  const tag = parseTag(held.name);
  const pattern = tag === undefined ? held.name : patternOf([tag], tag.family);
  throw new ConfigError(
    `tag-pattern ${tagPattern} matches no tag, and ${held.name} holds ${contract.path}. ` +
      `If that is its release, write tag-pattern: ${pattern}.`,
  );
}

function nothing({ request }: Place, choice: Choice<Release>): BaselineResult {
  const { tagPattern = '' } = request;
  const unmatched = `tag-pattern ${tagPattern} matches no tag, so this is treated as the first release and nothing was compared.`;
  const notes = choice.found === 'no-match' ? [unmatched] : [];
  return {
    state: 'none',
    source: request.spec,
    why: `no earlier release: ${choice.why}`,
    ...(notes.length > 0 && { notes }),
  };
}
