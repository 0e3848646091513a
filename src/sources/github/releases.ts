import { SourceError } from '../../core/errors.ts';
import { isArray, isObject, member, type JsonObject } from '../../core/json.ts';
import { oncePerRun } from '../cache.ts';
import type { BaselineWorld } from '../request.ts';
import type { Candidate } from '../version.ts';
import { askApi, listIn, text, whole } from './api.ts';
import type { GitHubWorld } from './world.ts';

/** What a baseline needs to know of a release. */
export interface Release extends Candidate {
  readonly date?: string;
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

const PAGE = 100;
/** GitHub answers at most 10,000 releases. */
const PAGES = 100;
const PERMISSION = 'contents: read';

/** All releases of the repository, over all pages, once per run. @throws SourceError */
export function listReleases(world: BaselineWorld, github: GitHubWorld): Promise<readonly Release[]> {
  return oncePerRun(world, `releases ${github.owner}/${github.repo}`, async () => {
    const what = `the releases of ${github.owner}/${github.repo}`;
    const releases: Release[] = [];
    for (let page = 1; page <= PAGES; page += 1) {
      const answer = await askApi(
        github,
        'GET /repos/{owner}/{repo}/releases',
        { per_page: PAGE, page },
        { what, permission: PERMISSION },
      );
      const list = listIn(answer, what);
      releases.push(...list.map((one) => parseRelease(one, what)));
      if (list.length < PAGE) return releases;
    }
    throw new SourceError(`${what}: more than ${PAGE * PAGES}; name one with release:<tag>`);
  });
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

/** The commit that a tag stands on, through annotated tags; undefined when there is no such tag (a draft's). */
export function commitOfTag(world: BaselineWorld, github: GitHubWorld, tag: string): Promise<string | undefined> {
  return oncePerRun(world, `tag ${tag}`, async () => {
    const ask = { what: `tag ${tag} of ${github.owner}/${github.repo}`, permission: PERMISSION, missing: true };
    let answer = await askApi(github, 'GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `tags/${tag}` }, ask);
    // A tag may name a tag; a chain longer than a few is nobody's intention.
    for (let depth = 0; depth < 4; depth += 1) {
      const object = isObject(answer) ? member(answer, 'object') : undefined;
      const sha = isObject(object) ? text(object, 'sha') : undefined;
      if (!isObject(object) || sha === undefined || text(object, 'type') !== 'tag') return sha;
      answer = await askApi(github, 'GET /repos/{owner}/{repo}/git/tags/{tag_sha}', { tag_sha: sha }, ask);
    }
    return undefined;
  });
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
