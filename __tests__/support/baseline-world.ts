import { Octokit } from 'octokit';
import type { BaselineRequest, BaselineResult, BaselineWorld, GitHubWorld } from '../../src/sources/index.ts';
import type { ByteSource } from '../../src/bytes/source.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { nodeWorkspace } from '../../src/platform/workspace.ts';
import type { GitHub } from './github/server.ts';

/** A world with nothing but a network client that does not wait long. */
export function testWorld(more: Partial<BaselineWorld> = {}): BaselineWorld {
  return {
    cwd: process.cwd(),
    files: nodeWorkspace(more.cwd ?? process.cwd()),
    http: createHttpClient({}, { retryDelay: 1, retries: 1, idleTimeout: 5_000 }),
    env: {},
    ...more,
  };
}

/** The stand-in of GitHub as a run sees it. */
export function githubWorld(github: GitHub, more: Partial<GitHubWorld> = {}): GitHubWorld {
  return {
    octokit: new Octokit({
      auth: github.token,
      baseUrl: github.url,
      retry: { enabled: false },
      throttle: { enabled: false },
    }),
    owner: 'acme',
    repo: 'weather',
    token: github.token,
    ...more,
  };
}

/** A request for the baseline of `weather.wasm`. */
export function testRequest(
  spec: string,
  more: Partial<Omit<BaselineRequest, 'contract'>> & { readonly contract?: Partial<BaselineRequest['contract']> } = {},
): BaselineRequest {
  return {
    spec,
    prereleases: false,
    ...more,
    contract: { name: 'weather', path: 'build/weather.wasm', kept: 'built', ...more.contract },
  };
}

/** The whole of a source, read in the way a reader of headers does. */
export async function readAll(source: ByteSource, step = 4096): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let at = 0; ;) {
    const part = await source.read(at, step);
    if (part.byteLength === 0) break;
    parts.push(part);
    at += part.byteLength;
  }
  await source.close?.();
  return new Uint8Array(Buffer.concat(parts));
}

/** The found baseline, or a failing test. */
export function found(result: BaselineResult): Extract<BaselineResult, { state: 'found' }> {
  if (result.state !== 'found') throw new Error(`no baseline was found: ${result.why}`);
  return result;
}

/** The bytes of the found baseline. */
export async function bytesOf(result: BaselineResult): Promise<Uint8Array> {
  const { content } = found(result);
  if (!('source' in content)) throw new Error('a manifest, where bytes were expected');
  return readAll(content.source);
}

/** The error that a promise ends with. */
export async function errorOf(promise: Promise<unknown>): Promise<Error> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error('it did not fail');
}
