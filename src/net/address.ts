import { ConfigError, SourceError } from '../core/errors.ts';

/** An address taken apart: where to go, what to show, and what credentials were in it. */
export interface Address {
  /** Without user name, password and fragment. */
  readonly url: URL;
  readonly authorization?: string;
}

/** A text as a URL, or undefined. (`URL.parse` is not there on Node 20.) */
export function toUrl(text: string, base?: URL): URL | undefined {
  return URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
}

/**
 * Reads an address.
 * @throws ConfigError when it is none, or neither `http:` nor `https:`
 */
export function parseAddress(text: string, what: string): Address {
  const url = toUrl(text.trim());
  if (url === undefined)
    throw new ConfigError(`${what}: the address is not a URL${isBareHost(text) ? '; begin it with https://' : ''}`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ConfigError(`${what}: the address begins with ${url.protocol}, expected https: (or http:)`);
  }
  url.hash = '';
  if (url.username === '' && url.password === '') return { url };
  const authorization = basic(decoded(url.username), decoded(url.password));
  url.username = '';
  url.password = '';
  return { url, authorization };
}

/** `berm.example.com/x`: an address whose scheme was left out. */
function isBareHost(text: string): boolean {
  return /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]+)?(?:\/\S*)?$/.test(text.trim());
}

/** Percent signs that stand for themselves are taken as they are, as curl does. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An `authorization` header of the scheme Basic (RFC 7617). */
export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}

/** How an address is shown: scheme, host and path. User names, passwords, signatures in a query stay out. */
export function shown(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** Whether a host is this machine: where plain http is no risk. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(?:\.[0-9]{1,3}){3}$/.test(host);
}

/**
 * Where a redirect leads.
 * @returns the address, and whether it is of the same origin (credentials are for that one alone)
 * @throws SourceError when it leads nowhere that may be followed
 */
export function redirectTarget(
  from: URL,
  location: string | undefined,
  what: string,
): { readonly url: URL; readonly sameOrigin: boolean } {
  const url = location === undefined ? undefined : toUrl(location, from);
  if (url === undefined) throw new SourceError(`${what}: ${shown(from)} redirects without saying where to`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SourceError(`${what}: ${shown(from)} redirects to ${url.protocol}, which is not followed`);
  }
  if (from.protocol === 'https:' && url.protocol === 'http:') {
    throw new SourceError(
      `${what}: ${shown(from)} redirects from https to plain http at ${url.host}, which is not followed`,
    );
  }
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url, sameOrigin: url.origin === from.origin };
}
