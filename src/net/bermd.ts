import { ConfigError, SourceError } from '../core/errors.ts';
import { isObject, member, type Json } from '../core/json.ts';
import { isLoopback, parseAddress, shown } from './address.ts';
import { statusMessage } from './messages.ts';
import type { HttpClient } from './model.ts';
import { sleep } from './patience.ts';
import { jsonOf } from './read.ts';

/** A bermd, as it was given. */
export interface BermdServer {
  /** Its address, with whatever path stands in front of `/programs`. */
  readonly url: string;
  /** For something in front of it: bermd itself asks for nothing. */
  readonly token?: string;
}

/** What a bermd said: JSON, or that it knows no such program. */
export type BermdAnswer =
  { readonly status: 'ok'; readonly json: Json; readonly text: string } | { readonly status: 'unknown-program' };

/** Most bytes of one answer. */
const ANSWER = 32 * 1024 * 1024;

/**
 * Milliseconds after which a 404 is asked again: a bermd that is starting answers 404 for programs it has (seen:
 * about a second).
 */
export const STARTING: readonly number[] = [700, 1500];

/**
 * Asks about a program: `GET /programs/{program}/{part}` (bermd 0.1.0).
 *
 * @param part `idl`, `runtime`, `usage`, `wakes`, `crons`
 * @param again waits before a 404 is believed; none by default
 * @throws SourceError when it does not answer, or answers something that no bermd says
 * @throws ConfigError when the address cannot be used
 */
export async function askBermd(
  http: HttpClient,
  server: BermdServer,
  program: string,
  part: string,
  again: readonly number[] = [],
): Promise<BermdAnswer> {
  // A contract may declare any name; these would lead elsewhere on that host, and no program has them.
  if (/^\.{0,2}$/.test(program)) return { status: 'unknown-program' };
  const { url, authorization } = addressOf(server);
  const what = `${part} of program ${program}`;
  const address = `${url.href.replace(/\/+$/, '')}/programs/${encodeURIComponent(program)}/${part}`;
  const request = {
    url: address,
    headers: { accept: 'application/json' },
    what,
    ...(authorization === undefined ? {} : { authorization }),
  };
  for (let tries = 0; ; tries += 1) {
    const response = await http.send(request);
    const bytes = await response.bytes(ANSWER);
    const text = new TextDecoder().decode(bytes);
    if (response.status === 200) return { status: 'ok', json: jsonOf(bytes, `${what}: ${url.host} answered`), text };
    // bermd names what it does not know; another program on that port, or a proxy, answers 404 in words of its own.
    if (response.status !== 404 || errorIn(text) === undefined)
      throw new SourceError(
        statusMessage(what, url.host, response.status, errorIn(text) ?? plain(text), adviceFor(response.status)),
      );
    const wait = again[tries];
    if (wait === undefined) return { status: 'unknown-program' };
    await sleep(wait);
  }
}

/** How a bermd is called in reports. */
export function showBermd(server: BermdServer): string {
  return shown(parseAddress(server.url, 'bermd-url').url).replace(/\/+$/, '');
}

function addressOf(server: BermdServer): { url: URL; authorization?: string } {
  const address = parseAddress(server.url, 'bermd-url');
  const authorization =
    server.token === undefined || server.token === '' ? address.authorization : `Bearer ${server.token}`;
  if (authorization !== undefined && address.url.protocol === 'http:' && !isLoopback(address.url.hostname)) {
    throw new ConfigError(
      `bermd-url ${shown(address.url)}: a token is not sent over plain http to another machine; use https`,
    );
  }
  address.url.search = '';
  return { url: address.url, ...(authorization === undefined ? {} : { authorization }) };
}

/** bermd's own errors are `{"error": "…"}`. */
function errorIn(text: string): string | undefined {
  try {
    const json = jsonOf(new TextEncoder().encode(text), '');
    const error = isObject(json) ? member(json, 'error') : undefined;
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/** Its HTTP layer answers in plain text. */
function plain(text: string): string | undefined {
  return text === '' || text.length > 500 || text.includes('<') ? undefined : text;
}

function adviceFor(status: number): string | undefined {
  if (status === 401 || status === 403) return 'check bermd-token';
  return status === 404 ? 'is it a bermd that listens there?' : undefined;
}
