import type Bottleneck from 'bottleneck/light.js';
import type { Octokit } from 'octokit';
import { SourceError } from '../core/errors.ts';
import { outOfTime, runPatience, type Patience } from '../net/index.ts';
import type { RunContext } from './context.ts';

/** GitHub's API with bounded retries and waits. */
export type Client = Octokit;

/** Seconds that a rate limit may make us wait, each time, and in a whole run: a run that waits longer helps nobody. */
const LONGEST_WAIT = 60;
const WAITS = 120;
/** Seconds for a limit that says nothing of its length. */
const UNSAID = 10;
const RETRIES = 2;
/** Milliseconds for one request, its body and all; and for all requests that nobody answers, together. */
const TIMEOUT = 20_000;
const SILENCE = 60_000;
/** Milliseconds where a call only serves a surface. */
const SURFACE_TIMEOUT = 5000;
/** Seconds that a run waits in all, where nobody says otherwise. */
const RUN = 180;

export interface ClientOptions {
  readonly apiUrl: RunContext['apiUrl'];
  /** Sends a request: through the runner's proxy. Default: the platform's own. */
  readonly fetch?: typeof fetch;
  /** How long the run waits in all, with whatever else waits in it. Default: three minutes. */
  readonly patience?: Patience;
  /** Is told of each wait. */
  readonly warn: (message: string) => void;
}

/**
 * A client for the run's GitHub (`GITHUB_API_URL`, Enterprise Server included). 5xx and broken connections are tried
 * again twice; a rate limit is waited for when it ends within a minute. All waiting of a run is bounded.
 */
export async function createClient(
  token: string,
  { apiUrl, fetch: send, patience: shared, warn }: ClientOptions,
): Promise<Client> {
  // Loaded here: a run without a token needs none of it.
  const { Octokit: Connected } = await import('octokit');
  const silent = (): void => undefined;
  const patience = shared ?? runPatience(RUN);
  const limits = waits(warn, patience);
  const patient = bounded(send ?? fetch);
  const client = new Connected({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'berm-compat',
    request: { fetch: patient(TIMEOUT) },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    retry: { retries: RETRIES, retryAfterBaseValue: 500, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle: {
      fallbackSecondaryRateRetryAfter: UNSAID,
      onRateLimit: limits('primary'),
      onSecondaryRateLimit: limits('secondary'),
      ...(await paces()),
    },
  });
  // octokit hands the same `request` object to every call, and the plugins count a call's retries on it: without a
  // copy of its own, a call would wait as if all the failures before it had been its own.
  client.hook.before('request', (options) => {
    options.request = {
      ...options.request,
      ...(options.request['surface'] === true && { fetch: patient(SURFACE_TIMEOUT) }),
    };
  });
  // The outermost: what a call waits for between two tries is waiting, too.
  client.hook.wrap('request', async (request, options) => {
    const surface = options.request['surface'] === true;
    return within(patience, surface, new URL(apiUrl).host, async () => request(options));
  });
  return client;
}

/** Options of a request whose answer only a surface needs: it is not waited for as long as for one that decides. */
export const FOR_SURFACE = { request: { surface: true } } as const;
/** Of one that decides. */
export const TO_DECIDE = {} as const;
export type Purpose = typeof FOR_SURFACE | typeof TO_DECIDE;

/** A call ends with the run's patience at the latest. @throws SourceError that says so */
async function within<T>(patience: Patience, surface: boolean, host: string, call: () => Promise<T>): Promise<T> {
  const over = (): SourceError => new SourceError(outOfTime('the API of GitHub', host, patience));
  const left = patience.left(surface);
  if (left === 0) throw over();
  const end = patience.wait();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(over()), left);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
    end();
  }
}

type Limited = (after: number, request: object, octokit: unknown, count: number) => boolean;

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly request?: Readonly<Record<string, unknown>>;
}

function waits(warn: (message: string) => void, patience: Patience): (kind: string) => Limited {
  let waited = 0;
  return (kind) => (after, request, _octokit, count) => {
    const { method, url, request: own } = request as Asked;
    const surface = own?.['surface'] === true;
    const again =
      count < RETRIES && after <= LONGEST_WAIT && waited + after <= WAITS && after * 1000 < patience.left(surface);
    if (again) waited += after;
    warn(
      `GitHub's ${kind} rate limit was hit by ${method} ${url}: ` +
        `${again ? `waiting ${after} s` : `not waiting ${after} s`}.`,
    );
    return again;
  };
}

/**
 * Each request ends by itself; a GitHub that stays silent costs a minute in all, and is then asked with less
 * patience.
 */
function bounded(send: typeof fetch): (longest: number) => typeof fetch {
  let silence = SILENCE;
  return (longest) => async (url, init) => {
    const patience = Math.max(1000, Math.min(longest, silence));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      silence -= patience;
      stop.abort(new DOMException('it did not answer in time', 'TimeoutError'));
    }, patience);
    try {
      return await whole(await send(url, { ...init, signal: stop.signal }));
    } finally {
      clearTimeout(timer);
    }
  };
}

const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The answer with its body read. The body belongs to the answer: one that is cut or never ends, or that is no JSON
 * where JSON was promised, is a failure like a broken connection, and can be tried again.
 */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers, url, ok } = response;
  const body = await response.arrayBuffer();
  if (ok && !EMPTY.has(status) && /[/+]json/.test(headers.get('content-type') ?? '')) {
    try {
      JSON.parse(new TextDecoder().decode(body));
    } catch {
      throw new TypeError('its answer was cut off, or is not JSON');
    }
  }
  const copy = new Response(EMPTY.has(status) ? null : body, { status, statusText, headers });
  Object.defineProperty(copy, 'url', { value: url });
  return copy;
}

/** GitHub asks for a second between writes when there are many: the first few go at once, then one a second. */
async function paces(): Promise<{ write: Bottleneck.Group; notifications: Bottleneck.Group }> {
  const { default: Limiter } = await import('bottleneck/light.js');
  const pace = (): Bottleneck.Group =>
    new Limiter.Group({
      maxConcurrent: 1,
      reservoir: 6,
      reservoirIncreaseInterval: 1000,
      reservoirIncreaseAmount: 1,
      reservoirIncreaseMaximum: 6,
    });
  return { write: pace(), notifications: pace() };
}
