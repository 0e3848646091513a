import { posix } from 'node:path';
import picomatch from 'picomatch';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { HttpClient } from '../net/index.ts';
import { apiRequest, githubOf, permissionAdvice } from './github/api.ts';
import { openAtRef } from './github/contents.ts';
import { commitOfTag, listReleases, releaseOf, type Asset, type Release } from './github/releases.ts';
import type { GitHubWorld } from './github/world.ts';
import { oncePerRun } from './cache.ts';
import { foundThere, readRemote, type RemoteContent } from './content.ts';
import { present } from './info.ts';
import type { BaselineInfo } from './model.ts';
import { openRemote } from './remote.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult, BaselineWorld } from './request.ts';
import { chooseVersion, type Choice } from './version.ts';

/** GitHub releases of the repository: `release`, `release:<tag>`. */
export const release: BaselineOrigin = {
  forms: ['release', 'release:<tag>'],
  takes: (spec) => spec === 'release' || spec.startsWith('release:'),
  async fetch(request, world, http) {
    const github = githubOf(world, request.spec);
    if (request.spec.startsWith('release:')) {
      const tag = request.spec.slice('release:'.length);
      if (tag === '')
        throw new ConfigError('baseline "release:": expected a tag behind the colon, such as release:v1.4.0');
      return open(request, world, github, http, await releaseOf(github, tag), { why: 'asked for by its tag' });
    }
    const choice = await choose(request, world, github);
    if (choice.chosen === undefined) return nothing(request, choice);
    const { version } = choice.chosen;
    return open(request, world, github, http, choice.chosen, { version, why: choice.why, others: choice.others });
  },
};

type Chosen = Pick<BaselineInfo, 'version' | 'why' | 'others'>;

/** Chooses among all releases; a tag on the commit under test is passed over, and the choice made again. */
async function choose(request: BaselineRequest, world: BaselineWorld, github: GitHubWorld): Promise<Choice<Release>> {
  const releases = await listReleases(world, github);
  const building = github.ref?.startsWith('refs/tags/') === true ? github.ref.slice('refs/tags/'.length) : undefined;
  const here = new Set<string>();
  for (;;) {
    const choice = chooseVersion(releases, {
      current: request.contract.version,
      prereleases: request.prereleases,
      tagPattern: request.tagPattern,
      exclude: (name) =>
        name === building
          ? 'it is being built now'
          : here.has(name)
            ? 'its tag is on the commit under test'
            : undefined,
    });
    // Only what would be chosen is looked up: a repository with a thousand releases costs one more request, not a thousand.
    if (choice.chosen === undefined || github.sha === undefined) return choice;
    if ((await commitOfTag(world, github, choice.chosen.name)) !== github.sha) return choice;
    here.add(choice.chosen.name);
  }
}

/** "No earlier release", unless there are releases and not one of them can be read as a version. */
function nothing(request: BaselineRequest, choice: Choice<Release>): BaselineResult {
  if (choice.unreadable > 0 && choice.versions === 0) {
    throw new SourceError(
      `baseline release: ${choice.why}; name one with release:<tag>, or say with tag-pattern where the version stands`,
    );
  }
  return { state: 'none', source: request.spec, why: `no earlier release: ${choice.why}` };
}

async function open(
  request: BaselineRequest,
  world: BaselineWorld,
  github: GitHubWorld,
  http: HttpClient,
  from: Release,
  chosen: Chosen,
): Promise<BaselineResult> {
  const asset = assetOf(request, from);
  const facts = { source: request.spec, tag: from.name, ...present({ date: from.date, url: from.url }), ...chosen };
  if (asset === undefined) return openInTag(request, world, github, http, from, facts);
  const label = `asset ${asset.name} of release ${from.name}`;
  const digest = present({ digest: asset.digest });
  const read = async (): Promise<RemoteContent> => {
    const request = apiRequest(github, `releases/assets/${asset.id}`, 'application/octet-stream', `the ${label}`);
    return readRemote(
      await openRemote(http, request, {
        label,
        world,
        ...digest,
        advice: (status) => permissionAdvice(status, 'contents: read'),
      }),
      label,
      asset.digest,
    );
  };
  const content = await oncePerRun(world, `asset ${asset.digest ?? asset.id}`, read);
  return foundThere(content, http, { ...facts, label, ...digest });
}

/** The release carries no such asset: the file at the contract's path in its tag. */
async function openInTag(
  request: BaselineRequest,
  world: BaselineWorld,
  github: GitHubWorld,
  http: HttpClient,
  from: Release,
  facts: Omit<BaselineInfo, 'label'>,
): Promise<BaselineResult> {
  const { path, kind } = request.contract;
  const label = `${path} in tag ${from.name}`;
  const source = await openAtRef(world, github, http, { path, ref: `refs/tags/${from.name}`, label });
  if (source !== undefined) return foundThere(await readRemote(source, label), http, { ...facts, label });
  const missing = `release ${from.name} has no asset ${wanted(request)}, and its tag no file ${path}`;
  // A plugin manifest lives in the repository: where the tag has none, the plugin is new. An image is built, and a
  // release that should carry it and does not is a fault of the release, not a first release.
  if (kind === 'plugin')
    return { state: 'none', source: request.spec, why: `${missing}: this contract is not in an earlier release` };
  const has =
    from.assets.length === 0
      ? 'it has no assets at all'
      : `it has ${from.assets
          .slice(0, 10)
          .map(({ name }) => name)
          .join(', ')}`;
  throw new SourceError(
    `baseline ${request.spec}: ${missing} (${has}); attach the contract to the release, or name the asset with the input asset`,
  );
}

/** The one asset that is this contract. @throws SourceError when several are */
function assetOf(request: BaselineRequest, from: Release): Asset | undefined {
  const exact = from.assets.filter(({ name }) => name === wanted(request));
  const found =
    exact.length > 0 || request.asset === undefined
      ? exact
      : from.assets.filter(({ name }) => picomatch.isMatch(name, wanted(request)));
  if (found.length > 1) {
    throw new SourceError(
      `baseline ${request.spec}: several assets of release ${from.name} match ${wanted(request)}: ${found.map(({ name }) => name).join(', ')}; make the input asset match one`,
    );
  }
  return found[0];
}

function wanted(request: BaselineRequest): string {
  return request.asset === undefined || request.asset === '' ? posix.basename(request.contract.path) : request.asset;
}
