import { ConfigError, SourceError } from '../../core/errors.ts';
import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import { nextPage, StatusError, statusMessage, type HttpRequest } from '../../net/index.ts';
import type { GitHubWorld } from './world.ts';
import type { BaselineWorld } from '../request.ts';

/** GitHub, or why this baseline needs it. @throws ConfigError */
export function githubOf(world: BaselineWorld, spec: string): GitHubWorld {
  if (world.github === undefined) {
    throw new ConfigError(
      `baseline "${spec}": this run knows no GitHub repository; set GITHUB_REPOSITORY and GITHUB_TOKEN, or ` +
        'give a file, oci: or https: baseline',
    );
  }
  return world.github;
}

/** The API's address, without a slash at the end: GitHub Enterprise Server has its own. */
export function apiUrl(github: GitHubWorld): string {
  return github.octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/+$/, '');
}

interface Ask {
  /** What is asked for, for messages. */
  readonly what: string;
  readonly permission: string;
  /** Whether 404 is an answer. */
  readonly missing?: boolean;
}

type Parameters = Readonly<Record<string, string | number>>;

interface Answer {
  readonly data: Json;
  readonly link: string | undefined;
}

/**
 * Asks the REST API.
 * @param route such as `GET /repos/{owner}/{repo}/releases`; owner and repo are filled in
 * @returns the answer, or undefined for 404 when `missing` says that may be
 * @throws SourceError that says what was asked, what came and which permission to check
 */
export async function askApi(
  github: GitHubWorld,
  route: string,
  parameters: Parameters,
  ask: Ask,
): Promise<Json | undefined> {
  const { owner, repo } = github;
  return (await send(github, route, { owner, repo, ...parameters }, ask))?.data;
}

async function send(github: GitHubWorld, route: string, parameters: Parameters, ask: Ask): Promise<Answer | undefined> {
  try {
    const response: { readonly data: unknown; readonly headers: { readonly link?: string | undefined } } =
      await github.octokit.request(route, { ...parameters });
    // octokit parsed this from JSON; everything below reads it as untrusted.
    return { data: response.data as Json, link: response.headers.link };
  } catch (error) {
    const status =
      error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
    if (status === 404 && ask.missing === true) return undefined;
    throw apiError(github, ask.what, ask.permission, status, error);
  }
}

/** GitHub answers at most 10,000 entries of a list. */
const PAGES = 100;
const PER_PAGE = 100;

/**
 * Asks for a whole list, page after page, as far as its `Link` headers say that it goes on.
 * @returns undefined for 404 when `missing` says that may be
 * @throws SourceError
 */
export async function askList(
  github: GitHubWorld,
  route: string,
  parameters: Parameters,
  ask: Ask & { readonly instead: string },
): Promise<readonly JsonObject[]> {
  const { owner, repo } = github;
  const all: JsonObject[] = [];
  let page: string | undefined;
  for (let count = 1; count <= PAGES; count += 1) {
    const answer: Answer | undefined =
      page === undefined
        ? await send(github, route, { owner, repo, ...parameters, per_page: PER_PAGE }, ask)
        : await send(github, `GET ${page}`, {}, ask);
    if (answer === undefined) return all;
    const list = listIn(answer.data, ask.what);
    all.push(...list);
    const from: string = page ?? `${apiUrl(github)}/`;
    const next = nextPage(answer.link, from, ask.what);
    // A proxy may take the header away: then a full page is the last one only when the next is empty.
    if (next === undefined && (answer.link !== undefined || list.length < PER_PAGE)) return all;
    page = next ?? pageUrl(github, route, parameters, count + 1);
  }
  throw new SourceError(`${ask.what}: more than ${PAGES * PER_PAGE}; ${ask.instead}`);
}

function pageUrl(github: GitHubWorld, route: string, parameters: Parameters, page: number): string {
  const { owner, repo } = github;
  return github.octokit.request.endpoint(route, { owner, repo, ...parameters, per_page: PER_PAGE, page }).url;
}

function apiError(
  github: GitHubWorld,
  what: string,
  permission: string,
  status: number | undefined,
  cause: unknown,
): SourceError {
  if (cause instanceof SourceError) return cause;
  const host = new URL(apiUrl(github)).host;
  // octokit reports a connection that failed as 500, with no answer behind it.
  const answered =
    status !== undefined && cause instanceof Error && 'response' in cause && cause.response !== undefined;
  if (!answered)
    return new SourceError(
      `${what}: ${host} could not be reached; check the network and the proxy settings (HTTPS_PROXY, NO_PROXY)`,
      { cause },
    );
  const advice = limited(cause)
    ? 'the rate limit of this token is used up; wait for it, or give another token'
    : permissionAdvice(status, permission);
  return new StatusError(status, statusMessage(what, host, status, undefined, advice), { cause });
}

/** Whether a refusal is for asking too often: GitHub says so with 403 or 429 and its headers. */
function limited(error: unknown): boolean {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  const headers =
    typeof response === 'object' && response !== null && 'headers' in response ? response.headers : undefined;
  if (typeof headers !== 'object' || headers === null) return false;
  return 'retry-after' in headers || ('x-ratelimit-remaining' in headers && headers['x-ratelimit-remaining'] === '0');
}

/** What to check when GitHub refuses. */
export function permissionAdvice(status: number, permission: string): string | undefined {
  return status === 401 || status === 403 || status === 404
    ? `check that the token has the permission "${permission}"`
    : undefined;
}

/**
 * A request for bytes through the API: an asset, a file, an artifact's zip. The token goes to the API's origin only.
 */
export function apiRequest(github: GitHubWorld, path: string, accept: string, what: string): HttpRequest {
  const { owner, repo, token } = github;
  return {
    url: `${apiUrl(github)}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/${path}`,
    headers: { accept, 'x-github-api-version': '2022-11-28' },
    ...(token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` }),
    what,
  };
}

/** A list out of an answer: the answer itself, or its member `name`. @throws SourceError when it is none */
export function listIn(answer: Json | undefined, what: string, name?: string): readonly JsonObject[] {
  const list = name === undefined ? answer : isObject(answer) ? member(answer, name) : undefined;
  if (!isArray(list)) throw new SourceError(`${what}: the answer is not a list`);
  return list.filter((one) => isObject(one));
}

/** A member that is a text, else undefined. */
export function text(object: JsonObject, name: string): string | undefined {
  const value = member(object, name);
  return typeof value === 'string' ? value : undefined;
}

/** A member that is a whole number, else undefined. */
export function whole(object: JsonObject, name: string): number | undefined {
  const value = member(object, name);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
