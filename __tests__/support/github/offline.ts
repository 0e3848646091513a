import { Readable } from 'node:stream';
import type { Connected } from '../../../src/net/index.ts';
import type { Clock } from '../clock.ts';
import { StandIn, type Exchanged } from './server.ts';
import { storageExchange, type StorageManners } from './storage.ts';
import { World } from './world.ts';

/** What becomes of a request instead of its own answer. */
export type Mishap =
  | {
      readonly does: 'answers';
      readonly status: number;
      readonly text: string;
      readonly headers?: Record<string, string>;
    }
  /** The connection breaks before an answer. */
  | { readonly does: 'reset' }
  /** No answer, ever. */
  | { readonly does: 'silent' }
  /** Its own answer, a byte every two seconds. */
  | { readonly does: 'trickles' }
  /** Its own answer, as far as half of its body; then the connection breaks. */
  | { readonly does: 'breaks off' }
  /** Half of its own answer, said to be all of it. */
  | { readonly does: 'is cut' };

/** A stand-in of GitHub without a socket: requests are calls, and time is the test's. */
export interface OfflineGitHub {
  readonly world: World;
  readonly token: string;
  readonly url: string;
  readonly webUrl: string;
  /** `GET /repos/…`, `GET storage/assets/…`: each request as it was asked. */
  readonly asked: string[];
  readonly violations: readonly string[];
  readonly network: { readonly fetch: typeof fetch; readonly connected: Connected };
}

const URL_OF = { api: 'https://api.github.test', storage: 'https://storage.test', web: 'https://github.test' };

/** @param mishap what becomes of a request, named as in `asked`; undefined: its own answer */
export function offlineGitHub(clock: Clock, mishap: (asked: string) => Mishap | undefined): OfflineGitHub {
  const world = new World('acme', 'weather');
  const standIn = new StandIn(world, 'ghs_standin');
  standIn.origins = URL_OF;
  const storage: StorageManners = { ranges: true, leaks: standIn.violations, sent: 0 };
  const asked: string[] = [];
  const answer = (method: string, url: URL, headers: Readonly<Record<string, string>>, text: string): Fate => {
    const isStorage = url.origin === URL_OF.storage;
    const ref = url.searchParams.get('ref');
    const line =
      `${method} ` +
      `${isStorage ? 'storage' : ''}${decodeURIComponent(url.pathname)}${ref === null ? '' : `?ref=${ref}`}`;
    asked.push(line);
    const own = (): Exchanged =>
      isStorage ? storageExchange(world, storage, method, url, headers) : standIn.exchange(method, url, headers, text);
    return { own, mishap: mishap(line) };
  };
  return {
    world,
    token: standIn.token,
    url: URL_OF.api,
    webUrl: URL_OF.web,
    asked,
    violations: standIn.violations,
    network: { fetch: fetchOver(clock, answer), connected: connectedOver(clock, answer) },
  };
}

interface Fate {
  readonly own: () => Exchanged;
  readonly mishap: Mishap | undefined;
}
type Carry = (method: string, url: URL, headers: Readonly<Record<string, string>>, text: string) => Fate;

/** An answer that takes a turn of the event loop, as one over a wire does. */
async function soon<T>(clock: Clock, make: () => T): Promise<T> {
  clock.busy += 1;
  await new Promise((done) => setImmediate(done));
  clock.busy -= 1;
  return make();
}

const broken = (code: string): Error => Object.assign(new Error(code), { code });

/** What a fate sends: a status, and a body that may be all there, end early, or take for ever. */
function sent({ own, mishap }: Fate): Exchanged & { readonly manner?: 'trickles' | 'breaks off' } {
  if (mishap?.does === 'answers')
    return {
      status: mishap.status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...mishap.headers },
      bytes: new TextEncoder().encode(mishap.text),
    };
  const answer = own();
  if (mishap?.does === 'is cut') {
    const { 'content-length': _, ...headers } = answer.headers as Record<string, string>;
    return { ...answer, headers, bytes: answer.bytes.subarray(0, answer.bytes.length >> 1) };
  }
  return mishap?.does === 'trickles' || mishap?.does === 'breaks off' ? { ...answer, manner: mishap.does } : answer;
}

/** The pieces of a body, each a turn or two seconds after the one before. */
async function* pieces({ bytes, manner }: ReturnType<typeof sent>, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (manner === 'breaks off') {
    yield bytes.subarray(0, bytes.length >> 1);
    throw broken('UND_ERR_SOCKET');
  }
  if (manner === undefined) {
    if (bytes.length > 0) yield bytes;
    return;
  }
  for (const byte of bytes) {
    await untilAborted(signal, new Promise((done) => setTimeout(done, 2000)));
    yield Uint8Array.of(byte);
  }
}

function untilAborted<T>(signal: AbortSignal | null | undefined, work: Promise<T>): Promise<T> {
  if (signal === null || signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject);
  });
}

const never = new Promise<never>(() => undefined);

function fetchOver(clock: Clock, carry: Carry): typeof fetch {
  return async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : '');
    const body = typeof init?.body === 'string' ? init.body : '';
    const fate = carry(init?.method ?? 'GET', url, lowered(new Headers(init?.headers)), body);
    const { signal } = init ?? {};
    if (fate.mishap?.does === 'reset') throw new TypeError('fetch failed', { cause: broken('ECONNRESET') });
    if (fate.mishap?.does === 'silent') return untilAborted(signal, never);
    const answer = await soon(clock, () => sent(fate));
    const bodiless = [204, 205, 304].includes(answer.status);
    const stream = ReadableStream.from(pieces(answer, signal ?? undefined));
    const response = new Response(bodiless ? null : stream, { status: answer.status, headers: { ...answer.headers } });
    Object.defineProperty(response, 'url', { value: url.href });
    return response;
  };
}

function lowered(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));
}

/** The part of undici that the client uses. */
function connectedOver(clock: Clock, carry: Carry): Connected {
  const request = async (
    url: URL,
    options: {
      method?: string;
      headers?: Record<string, string>;
      body?: string | null;
      signal?: AbortSignal;
      headersTimeout?: number;
    },
  ): Promise<unknown> => {
    const { signal, headersTimeout = 30_000 } = options;
    const fate = carry(options.method ?? 'GET', url, options.headers ?? {}, options.body ?? '');
    if (fate.mishap?.does === 'reset') throw broken('ECONNRESET');
    if (fate.mishap?.does === 'silent') {
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(broken('UND_ERR_HEADERS_TIMEOUT')), headersTimeout);
      });
      return untilAborted(signal, late);
    }
    const answer = await soon(clock, () => sent(fate));
    return { statusCode: answer.status, headers: answer.headers, body: Readable.from(pieces(answer, signal)) };
  };
  return { request, dispatcher: { close: () => Promise.resolve() } } as unknown as Connected;
}
