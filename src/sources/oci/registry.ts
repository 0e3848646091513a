import { createHash } from 'node:crypto';
import { checkDigest } from '../../bytes/http.ts';
import { SourceError } from '../../core/errors.ts';
import { isArray, isObject, member, type Json } from '../../core/json.ts';
import { expectOk, isLoopback, jsonOf, readJson, type HttpClient, type HttpResponse } from '../../net/index.ts';
import type { Credentials } from './credential.ts';
import { isDigest, isTag, type Reference } from './reference.ts';
import { authorize, parseChallenge } from './token.ts';

/** Media types a registry is asked for; the last four only to be refused by their name. */
const ACCEPTED = [
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');

/** Most bytes of an OCI manifest: what registries themselves take. */
const MANIFEST = 4 * 1024 * 1024;
const TAGS_PAGE = 1024 * 1024;
const TAG_PAGES = 200;

/** One repository of a registry. */
export interface Registry {
  /** The OCI manifest under a tag or digest, with its own digest checked. */
  manifest(reference: string): Promise<{ readonly json: Json; readonly digest: string }>;
  /** A blob whose digest and size were advertised, checked against both. */
  blob(digest: string, size: number): Promise<Uint8Array>;
  /** All tags, over all pages. */
  tags(): Promise<readonly string[]>;
}

export interface RegistryOptions {
  readonly credentials: () => Promise<Credentials | undefined>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Opens a repository (OCI distribution specification). Nothing is asked before the first call. Every failure is a `SourceError`. */
export function openRegistry(http: HttpClient, reference: Reference, options: RegistryOptions): Registry {
  const base = baseOf(reference.registry, options.env);
  const root = `${base}/v2/${reference.repository}`;
  const check = (status: number): string | undefined => advice(reference.registry, status);
  let authorization: Promise<string | undefined> | undefined;

  /** Sends; when the registry wants to know who asks, answers it once. */
  const send = async (
    url: string,
    what: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HttpResponse> => {
    const known = await authorization;
    const request = { url, headers, what };
    const response = await http.send({ ...request, ...(known === undefined ? {} : { authorization: known }) });
    const challenge =
      response.status === 401 && known === undefined ? parseChallenge(response.header('www-authenticate')) : undefined;
    if (challenge === undefined) return expectOk(response, what, check);
    authorization ??= options
      .credentials()
      .then((credentials) =>
        authorize(http, { base, repository: reference.repository, advice: check }, challenge, credentials),
      );
    const answer = await authorization;
    if (answer === undefined) return expectOk(response, what, check);
    response.cancel();
    return expectOk(await http.send({ ...request, authorization: answer }), what, check);
  };

  return {
    async manifest(at) {
      const what = `the artifact ${at} of ${reference.registry}/${reference.repository}`;
      const response = await send(`${root}/manifests/${at}`, what, { accept: ACCEPTED });
      const bytes = await response.bytes(MANIFEST);
      const digest = sha256(bytes);
      checkDigest(what, isDigest(at) ? at : undefined, digest);
      checkDigest(what, response.header('docker-content-digest'), digest);
      return { json: jsonOf(bytes, `${what}: ${response.url} answered`), digest };
    },
    async blob(digest, size) {
      const what = `the blob ${digest} of ${reference.registry}/${reference.repository}`;
      const bytes = await (await send(`${root}/blobs/${digest}`, what)).bytes(size);
      if (bytes.byteLength !== size)
        throw new SourceError(`${what}: ${size} bytes were advertised, ${bytes.byteLength} came`);
      checkDigest(what, digest, sha256(bytes));
      return bytes;
    },
    async tags() {
      const what = `the tags of ${reference.registry}/${reference.repository}`;
      const tags: string[] = [];
      let url: string | undefined = `${root}/tags/list?n=1000`;
      for (let page = 0; url !== undefined; page += 1) {
        if (page === TAG_PAGES) throw new SourceError(`${what}: more than ${TAG_PAGES} pages; name a tag`);
        const response = await send(url, what);
        tags.push(...tagsIn(await readJson(response, what, TAGS_PAGE), what));
        url = nextPage(response.header('link'), url, what);
      }
      return tags;
    },
  };
}

/** Where a registry is reached: https, plain http on this machine, or the mirror that berm's own variable names. */
function baseOf(registry: string, env: Readonly<Record<string, string | undefined>>): string {
  for (const pair of (env['BERM_REGISTRY_MIRRORS'] ?? '').split(',')) {
    const [name, endpoint] = pair.trim().split(/=(.*)/s);
    if (name === registry && endpoint !== undefined) return endpoint.replace(/\/+$/, '');
  }
  const host = registry.replace(/:[0-9]+$/, '');
  return `${isLoopback(host) ? 'http' : 'https'}://${registry}`;
}

function tagsIn(answer: Json, what: string): string[] {
  const tags = isObject(answer) ? member(answer, 'tags') : undefined;
  // A repository without tags is answered with null by some registries.
  if (tags === null) return [];
  if (!isArray(tags)) throw new SourceError(`${what}: the answer has no list of tags`);
  return tags.filter((tag) => typeof tag === 'string').filter(isTag);
}

/** The next page of a list (RFC 8288). Credentials go along, so it must be the same origin. */
function nextPage(link: string | undefined, from: string, what: string): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  const next = new URL(target, from);
  if (next.origin !== new URL(from).origin)
    throw new SourceError(`${what}: the next page is at another host (${next.host}), which is not followed`);
  return next.href;
}

function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** What to check when a registry refuses. */
function advice(registry: string, status: number): string | undefined {
  if (![401, 403, 404].includes(status)) return undefined;
  if (registry === 'ghcr.io') {
    return 'a private package needs "packages: read" in the workflow\'s permissions, and this repository under "Manage Actions access" in the package\'s settings';
  }
  return 'check the name, and log in with docker login if it is private';
}
