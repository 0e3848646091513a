import type { Dispatcher, request as Send } from 'undici';
import { SourceError } from '../core/errors.ts';
import { parseAddress, redirectTarget, shown } from './address.ts';
import { faultCode, faultMessage } from './messages.ts';
import type { Cost, HttpClient, HttpOptions, HttpRequest, HttpResponse } from './model.ts';
import { createPatience, outOfTime, sleep, type Patience } from './patience.ts';
import { proxiesIn, type Proxies } from './proxies.ts';
import { createResponse } from './response.ts';
import { retryIn, type Tried } from './retry.ts';

type Env = Readonly<Record<string, string | undefined>>;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 10;

/** Counts what passes, here and at the parent. */
export interface Meter {
  add(bytes: number, requests: number): void;
}

/** undici is a megabyte: a run that fetches nothing does not load it. */
export interface Connected {
  readonly request: typeof Send;
  readonly dispatcher: Dispatcher;
}

interface Wire {
  readonly connected: Lazy<Connected>;
  readonly options: Required<HttpOptions>;
  readonly patience: Patience;
}

/** What is made when it is first asked for; `made` is undefined before. */
interface Lazy<T> {
  (): Promise<T>;
  made?: Promise<T>;
}

function lazy<T>(make: () => Promise<T>): Lazy<T> {
  const get: Lazy<T> = () => (get.made ??= make());
  return get;
}

/**
 * A client for everything that is fetched in a run.
 *
 * @param env where `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` are read (either case); `NODE_EXTRA_CA_CERTS` is Node's
 *   own
 * @param shared the patience of the run, where others wait in it too; who sends, where it is not undici
 * @throws ConfigError when a proxy's address cannot be read
 */
export function createHttpClient(
  env: Env,
  options: HttpOptions = {},
  shared: { readonly patience?: Patience; readonly connected?: Connected } = {},
): HttpClient {
  const full: Required<HttpOptions> = {
    connectTimeout: 10_000,
    idleTimeout: 30_000,
    totalTimeout: 600_000,
    runTimeout: 180_000,
    retries: 2,
    retryDelay: 500,
    maxRetryAfter: 30_000,
    ...options,
  };
  const proxies = proxiesIn(env);
  const patience = shared.patience ?? createPatience(full.runTimeout);
  const connected = lazy(() => (shared.connected ? Promise.resolve(shared.connected) : connect(proxies, full)));
  return clientOver({ connected, options: full, patience }, undefined);
}

async function connect(proxies: Proxies, options: Required<HttpOptions>): Promise<Connected> {
  // A bundled CommonJS module has its default export alone.
  const { EnvHttpProxyAgent, request } = (await import('undici')).default;
  const dispatcher = new EnvHttpProxyAgent({
    ...proxies,
    // Plain http goes to a proxy as it stands; many tunnel to port 443 only. https is tunnelled always.
    proxyTunnel: false,
    connect: { timeout: options.connectTimeout },
    headersTimeout: options.idleTimeout,
    bodyTimeout: options.idleTimeout,
  });
  return { request, dispatcher };
}

function clientOver(wire: Wire, parent: Meter | undefined): HttpClient {
  let cost: Cost = { bytes: 0, requests: 0 };
  const meter: Meter = {
    add(bytes, requests) {
      cost = { bytes: cost.bytes + bytes, requests: cost.requests + requests };
      parent?.add(bytes, requests);
    },
  };
  return {
    send: (request) => follow(wire, meter, request),
    get cost() {
      return cost;
    },
    child: () => clientOver(wire, meter),
    close: async () => (await wire.connected.made)?.dispatcher.close(),
  };
}

/** Sends, and follows redirects: credentials go to the first origin only. */
async function follow(wire: Wire, meter: Meter, request: HttpRequest): Promise<HttpResponse> {
  const first = parseAddress(request.url, request.what);
  let authorization = request.authorization ?? first.authorization;
  let url = first.url;
  let method = request.method ?? 'GET';
  const seen = new Set<string>();
  for (;;) {
    if (seen.has(url.href)) throw new SourceError(`${request.what}: ${shown(url)} redirects in a circle`);
    if (seen.size > MOST_REDIRECTS)
      throw new SourceError(`${request.what}: more than ${MOST_REDIRECTS} redirects, the last at ${shown(url)}`);
    seen.add(url.href);
    const response = await attempt(wire, meter, { ...request, method }, url, authorization);
    if (!REDIRECTS.has(response.status)) return response;
    response.cancel();
    const target = redirectTarget(url, response.header('location'), request.what);
    if (!target.sameOrigin) authorization = undefined;
    if (method === 'POST') {
      // A token request carries a password in its body; it is not repeated elsewhere.
      if (!target.sameOrigin)
        throw new SourceError(
          `${request.what}: ${shown(url)} redirects a request with credentials to ${target.url.host}, which ` +
            'is not followed',
        );
      if (response.status < 307) method = 'GET';
    }
    url = target.url;
  }
}

/** One address, tried as often as the rule allows. */
async function attempt(
  wire: Wire,
  meter: Meter,
  request: HttpRequest,
  url: URL,
  authorization: string | undefined,
): Promise<HttpResponse> {
  for (let tries = 1; ; tries += 1) {
    let response: HttpResponse | undefined;
    let tried: Tried;
    let cause: unknown;
    try {
      meter.add(0, 1);
      response = await once(wire, meter, request, url, authorization);
      tried = { status: response.status, retryAfter: response.header('retry-after') };
    } catch (error) {
      cause = error;
      tried = { fault: faultCode(error) };
    }
    const delay = retryIn(tried, tries, wire.options, Date.now());
    // What would not come in time is not waited for.
    if (delay === undefined || delay >= wire.patience.left()) {
      if (response !== undefined) return response;
      if (delay !== undefined || wire.patience.left() === 0)
        throw new SourceError(outOfTime(request.what, url.host, wire.patience), { cause });
      throw new SourceError(faultMessage(request.what, url.host, faultCode(cause)), { cause });
    }
    response?.cancel();
    const waited = wire.patience.wait();
    await sleep(delay);
    waited();
  }
}

async function once(
  wire: Wire,
  meter: Meter,
  request: HttpRequest,
  url: URL,
  authorization: string | undefined,
): Promise<HttpResponse> {
  const { options, patience } = wire;
  const left = patience.left();
  if (left === 0) throw new SourceError(outOfTime(request.what, url.host, patience));
  const { request: send, dispatcher } = await wire.connected();
  const end = patience.wait();
  try {
    const { statusCode, headers, body } = await send(url, {
      dispatcher,
      method: request.method ?? 'GET',
      headers: {
        'user-agent': 'berm-compat',
        // A compressed answer has no ranges and its length says nothing about what comes out of it.
        'accept-encoding': 'identity',
        ...request.headers,
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: request.method === 'POST' ? (request.body ?? null) : null,
      signal: AbortSignal.timeout(Math.min(options.totalTimeout, left)),
      headersTimeout: options.idleTimeout,
      bodyTimeout: options.idleTimeout,
    });
    // The wait goes on until the body ended, whoever ends it.
    body.once('close', end);
    return createResponse({ status: statusCode, url, headers, body, what: request.what, meter });
  } catch (error) {
    end();
    throw error;
  }
}
