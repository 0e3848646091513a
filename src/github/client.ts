import type { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import Bottleneck from 'bottleneck/light.js';
import type { RunContext } from './context.ts';

/** GitHub's API with bounded retries and waits. */
export type Client = ReturnType<typeof getOctokit>;

/** Seconds that a rate limit may make us wait, each time; a run that waits longer than its job's timeout helps nobody. */
const LONGEST_WAIT = 60;
const RETRIES = 2;
/** Milliseconds for one request. */
const TIMEOUT = 30_000;

/**
 * A client for the run's GitHub (`GITHUB_API_URL`, Enterprise Server included), through the runner's proxy.
 * 5xx and broken connections are tried again twice; a rate limit is waited for when it ends within a minute.
 *
 * @param warn is told of each wait
 */
export async function createClient(
  token: string,
  context: Pick<RunContext, 'apiUrl'>,
  warn: (message: string) => void,
): Promise<Client> {
  // Loaded here: `@actions/github` reads the event file when it is loaded, and must not be the one to trip over it.
  const { getOctokit: connect } = await import('@actions/github');
  const { defaults } = await import('@actions/github/lib/utils');
  const wait =
    (kind: string) =>
    (after: number, request: { method: string; url: string }, _octokit: unknown, count: number): boolean => {
      const again = count < RETRIES && after <= LONGEST_WAIT;
      warn(
        `GitHub's ${kind} rate limit was hit by ${request.method} ${request.url}: ${again ? `waiting ${after} s` : `not waiting ${after} s`}.`,
      );
      return again;
    };
  // Octokit's own types leave this member open; `@actions/github` puts the proxy's fetch there.
  const through = (defaults.request?.fetch as typeof fetch | undefined) ?? fetch;
  const client = connect(
    token,
    {
      baseUrl: context.apiUrl,
      request: {
        fetch: (url: string, init?: RequestInit) => through(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
      },
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      retry: { retries: RETRIES, retryAfterBaseValue: 500, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
      throttle: {
        onRateLimit: wait('primary'),
        onSecondaryRateLimit: wait('secondary'),
        write: pace(),
        notifications: pace(),
      },
    },
    retry,
    throttling,
  );
  // octokit hands the same `request` object to every call, and the plugins count a call's retries on it: without a copy of
  // its own, a call would wait as if all the failures before it had been its own.
  client.hook.before('request', (options) => {
    options.request = { ...options.request };
  });
  return client;
}

/** GitHub asks for a second between writes when there are many: the first few go at once, then one a second. */
function pace(): Bottleneck.Group {
  return new Bottleneck.Group({
    maxConcurrent: 1,
    reservoir: 6,
    reservoirIncreaseInterval: 1000,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseMaximum: 6,
  });
}
