import { SourceError } from '../../core/errors.ts';
import { isArray, isObject, member, type JsonObject } from '../../core/json.ts';
import { oncePerRun } from '../cache.ts';
import type { BaselineWorld } from '../request.ts';
import type { Candidate } from '../choose-release/index.ts';
import { present } from '../info.ts';
import { askApi, askList, text, whole } from './api.ts';
import type { GitHubWorld } from './world.ts';

/** What a baseline needs to know of a release. */
export interface Release extends Candidate {
  /** A tag that has no release. */
  readonly bare?: boolean;
  /** The commit that the tag stands on. */
  readonly commit?: string;
  readonly url?: string;
  readonly assets: readonly Asset[];
}

export interface Asset {
  readonly id: number;
  readonly name: string;
  readonly size?: number;
  /** `sha256:…`, where GitHub says it. */
  readonly digest?: string;
}

const PERMISSION = 'contents: read';

/** All releases of the repository, once per run. @throws SourceError */
export function listReleases(world: BaselineWorld, github: GitHubWorld): Promise<readonly Release[]> {
  return oncePerRun(world, `releases ${github.owner}/${github.repo}`, async () => {
    const what = `the releases of ${github.owner}/${github.repo}`;
    const list = await askList(
      github,
      'GET /repos/{owner}/{repo}/releases',
      {},
      { what, permission: PERMISSION, instead: 'name one with release:<tag>' },
    );
    return list.map((one) => parseRelease(one, what));
  });
}

/** All tags of the repository with their commits, once per run. @throws SourceError */
export function listTags(world: BaselineWorld, github: GitHubWorld): Promise<ReadonlyMap<string, string | undefined>> {
  return oncePerRun(world, `tags ${github.owner}/${github.repo}`, async () => {
    const list = await askList(
      github,
      'GET /repos/{owner}/{repo}/tags',
      {},
      {
        what: `the tags of ${github.owner}/${github.repo}`,
        permission: PERMISSION,
        instead: 'name one with release:<tag>',
      },
    );
    return new Map(
      list.flatMap((one): [string, string | undefined][] => {
        const [name, commit] = [text(one, 'name'), member(one, 'commit')];
        return name === undefined ? [] : [[name, isObject(commit) ? text(commit, 'sha') : undefined]];
      }),
    );
  });
}

/** Releases, and the tags that have none: callers run those, too. @throws SourceError */
export async function listCandidates(world: BaselineWorld, github: GitHubWorld): Promise<readonly Release[]> {
  const [releases, tags] = await Promise.all([listReleases(world, github), listTags(world, github)]);
  const known = new Set(releases.map(({ name }) => name));
  const bare = [...tags].filter(([name]) => !known.has(name));
  return [
    ...releases.map((release): Release => ({ ...release, ...present({ commit: tags.get(release.name) }) })),
    ...bare.map(([name, commit]): Release => ({ name, assets: [], bare: true, ...present({ commit }) })),
  ];
}

/** Whether a tag lies on the way to a commit. @throws SourceError */
export async function isOnTheWay(github: GitHubWorld, tag: string, commit: string): Promise<boolean> {
  const answer = await askApi(
    github,
    'GET /repos/{owner}/{repo}/compare/{basehead}',
    { basehead: `${tag}...${commit}`, per_page: 1 },
    { what: `the way from tag ${tag} to ${commit.slice(0, 12)}`, permission: PERMISSION, missing: true },
  );
  const status = isObject(answer) ? text(answer, 'status') : undefined;
  return status === 'ahead' || status === 'identical';
}

/** One release by its tag. @throws SourceError when there is none */
export async function releaseOf(github: GitHubWorld, tag: string): Promise<Release> {
  const what = `release ${tag} of ${github.owner}/${github.repo}`;
  const answer = await askApi(
    github,
    'GET /repos/{owner}/{repo}/releases/tags/{tag}',
    { tag },
    { what, permission: PERMISSION },
  );
  if (!isObject(answer)) throw new SourceError(`${what}: the answer is not a release`);
  return parseRelease(answer, what);
}

/** Whether there is a release of a tag. @throws SourceError */
export async function hasRelease(github: GitHubWorld, tag: string): Promise<boolean> {
  const what = `release ${tag} of ${github.owner}/${github.repo}`;
  const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
  const answer = await askApi(github, route, { tag }, { what, permission: PERMISSION, missing: true });
  return answer !== undefined;
}

function parseRelease(release: JsonObject, what: string): Release {
  const name = text(release, 'tag_name');
  if (name === undefined) throw new SourceError(`${what}: a release without a tag_name`);
  const assets = member(release, 'assets');
  const date = text(release, 'published_at') ?? text(release, 'created_at');
  const url = text(release, 'html_url');
  return {
    name,
    draft: member(release, 'draft') === true,
    prerelease: member(release, 'prerelease') === true,
    ...(date === undefined ? {} : { date }),
    ...(url === undefined ? {} : { url }),
    assets: isArray(assets) ? assets.filter((one) => isObject(one)).flatMap(parseAsset) : [],
  };
}

function parseAsset(asset: JsonObject): Asset[] {
  const [id, name, size, digest] = [
    whole(asset, 'id'),
    text(asset, 'name'),
    whole(asset, 'size'),
    text(asset, 'digest'),
  ];
  // An upload that was broken off is listed in state "starter", with nothing behind it.
  if (id === undefined || name === undefined || text(asset, 'state') === 'starter') return [];
  return [{ id, name, ...(size === undefined ? {} : { size }), ...(digest === undefined ? {} : { digest }) }];
}
