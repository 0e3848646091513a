import { SourceError } from '../../core/errors.ts';
import { isObject, member } from '../../core/json.ts';
import { basic, fetchJson, isLoopback, parseAddress, type HttpClient } from '../../net/index.ts';
import type { Challenge } from './challenge.ts';
import type { Credentials } from './credential.ts';

/** What is to be read. */
export interface Asked {
  /** The registry's address. */
  readonly base: string;
  readonly repository: string;
  /** What to check when it is refused. */
  readonly advice: (status: number) => string | undefined;
}

/** Most bytes of a token server's answer. */
const ANSWER = 1024 * 1024;

/**
 * The `authorization` header that answers a challenge.
 *
 * @returns undefined when the registry wants a password and there is none
 * @throws SourceError when the token server cannot be trusted, refuses, or answers without a token
 */
export async function authorize(
  http: HttpClient,
  to: Asked,
  challenge: Challenge,
  credentials: Credentials | undefined,
): Promise<string | undefined> {
  if (credentials?.kind === 'registry') return `Bearer ${credentials.token}`;
  if (challenge.scheme === 'basic')
    return credentials?.kind === 'password' ? basic(credentials.user, credentials.password) : undefined;
  const registry = new URL(to.base);
  const { url } = parseAddress(challenge.realm, `the token server that ${registry.host} names`);
  // A registry's users are kept where it says, often at another host; but never are their passwords sent in the clear.
  if (url.protocol !== 'https:' && !(isLoopback(url.hostname) && isLoopback(registry.hostname))) {
    throw new SourceError(`${registry.host} names a token server without https (${url.host}); nothing is sent there`);
  }
  return `Bearer ${await fetchToken(http, url, challenge, to, credentials)}`;
}

async function fetchToken(
  http: HttpClient,
  url: URL,
  challenge: { readonly service?: string },
  { repository, advice }: Asked,
  credentials: Credentials | undefined,
): Promise<string> {
  const what = `a token for ${repository}`;
  // Reading this repository, and nothing more.
  const scope = `repository:${repository}:pull`;
  const form = new URLSearchParams({
    ...(challenge.service === undefined ? {} : { service: challenge.service }),
    scope,
  });
  const answer =
    credentials?.kind === 'identity'
      ? await exchange(http, url, form, credentials.token, what, advice)
      : await ask(http, url, form, credentials, what, advice);
  const token = isObject(answer) ? (member(answer, 'token') ?? member(answer, 'access_token')) : undefined;
  // What is no token in the sense of RFC 6750 would end up in a header.
  if (typeof token !== 'string' || !/^[A-Za-z0-9._~+/=-]+$/.test(token))
    throw new SourceError(`${what}: ${url.host} answered without a token`);
  return token;
}

function ask(
  http: HttpClient,
  url: URL,
  form: URLSearchParams,
  credentials: Credentials | undefined,
  what: string,
  advice: (status: number) => string | undefined,
): ReturnType<typeof fetchJson> {
  const address = new URL(url);
  for (const [name, value] of form) address.searchParams.set(name, value);
  const authorization =
    credentials?.kind === 'password' ? { authorization: basic(credentials.user, credentials.password) } : {};
  return fetchJson(http, { url: address.href, ...authorization, what }, ANSWER, advice);
}

/** OAuth2, as Docker does it: an identity token becomes an access token. */
function exchange(
  http: HttpClient,
  url: URL,
  form: URLSearchParams,
  refresh: string,
  what: string,
  advice: (status: number) => string | undefined,
): ReturnType<typeof fetchJson> {
  const body = new URLSearchParams([
    ...form,
    ['grant_type', 'refresh_token'],
    ['client_id', 'berm-compat'],
    ['refresh_token', refresh],
  ]);
  return fetchJson(
    http,
    {
      url: url.href,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      what,
    },
    ANSWER,
    advice,
  );
}
