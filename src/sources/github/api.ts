import { ConfigError, SourceError } from '../../core/errors.ts';
import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import { statusMessage, type HttpRequest } from '../../net/index.ts';
import type { GitHubWorld } from './world.ts';
import type { BaselineWorld } from '../request.ts';

/** Milliseconds that one API request may take. */
const TIMEOUT = 60_000;

/** GitHub, or why this baseline needs it. @throws ConfigError */
export function githubOf(world: BaselineWorld, spec: string): GitHubWorld {
  if (world.github === undefined) {
    throw new ConfigError(
      `baseline "${spec}": this run knows no GitHub repository; set GITHUB_REPOSITORY and GITHUB_TOKEN, or give a file, oci: or https: baseline`,
    );
  }
  return world.github;
}

/** The API's address, without a slash at the end: GitHub Enterprise Server has its own. */
export function apiUrl(github: GitHubWorld): string {
  return github.octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/+$/, '');
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
  parameters: Readonly<Record<string, string | number>>,
  ask: { readonly what: string; readonly permission: string; readonly missing?: boolean },
): Promise<Json | undefined> {
  const { owner, repo } = github;
  try {
    const response: { readonly data: unknown } = await github.octokit.request(route, {
      owner,
      repo,
      ...parameters,
      request: { signal: AbortSignal.timeout(TIMEOUT) },
    });
    // octokit parsed this from JSON; everything below reads it as untrusted.
    return response.data as Json;
  } catch (error) {
    const status =
      error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
    if (status === 404 && ask.missing === true) return undefined;
    throw apiError(github, ask.what, ask.permission, status, error);
  }
}

function apiError(
  github: GitHubWorld,
  what: string,
  permission: string,
  status: number | undefined,
  cause: unknown,
): SourceError {
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
  return new SourceError(statusMessage(what, host, status, undefined, advice), { cause });
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

/** A request for bytes through the API: an asset, a file, an artifact's zip. The token goes to the API's origin only. */
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
