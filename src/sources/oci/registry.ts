import { createHash } from 'node:crypto';
import { checkDigest } from '../http-source/index.ts';
import { SourceError } from '../../core/errors.ts';
import { isArray, isObject, member, type Json } from '../../core/json.ts';
import {
  clean,
  expectOk,
  isLoopback,
  jsonOf,
  nextPage,
  readJson,
  type HttpClient,
  type HttpResponse,
} from '../../net/index.ts';
import { parseChallenge, type Challenge } from './challenge.ts';
import type { Credentials } from './credential.ts';
import { isDigest, isDockerHub, isTag, type Reference } from './reference.ts';
import { authorize } from './token.ts';

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
const TAGS_ASKED = 1000;
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
  /** What a registry at this address is told. */
  readonly credentials: (at: URL) => Promise<Credentials | undefined>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens a repository (OCI distribution specification). Nothing is asked before the first call. Every failure is a
 * `SourceError`.
 */
export function openRegistry(http: HttpClient, reference: Reference, options: RegistryOptions): Registry {
  const base = baseOf(reference.registry, options.env);
  const root = `${base}/v2/${reference.repository}`;
  const check = (status: number): string | undefined => advice(reference.registry, status);
  let authorization: Promise<string | undefined> | undefined;

  const answer = (challenge: Challenge): Promise<string | undefined> =>
    options
      .credentials(new URL(base))
      .then((credentials) =>
        authorize(http, { base, repository: reference.repository, advice: check }, challenge, credentials),
      );

  /** Sends; when the registry wants to know who asks, answers it, and once more when a token ran out meanwhile. */
  const send = async (
    url: string,
    what: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HttpResponse> => {
    const request = { url, headers, what };
    let known = await authorization;
    for (let again = false; ; again = true) {
      const response = await http.send({ ...request, ...(known === undefined ? {} : { authorization: known }) });
      const challenge = response.status === 401 ? parseChallenge(response.header('www-authenticate')) : undefined;
      if (challenge === undefined || again) return expectOk(response, what, check);
      // Another call may have answered the challenge meanwhile.
      if ((await authorization) === known) authorization = answer(challenge);
      const next = await authorization;
      // What was refused already is not sent again.
      if (next === undefined || next === known) return expectOk(response, what, check);
      response.cancel();
      known = next;
    }
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
      const tags = new Set<string>();
      const seen = new Set<string>();
      let url: string | undefined = `${root}/tags/list?n=${TAGS_ASKED}`;
      while (url !== undefined) {
        if (seen.size === TAG_PAGES) throw new SourceError(`${what}: more than ${TAG_PAGES} pages; name a tag`);
        if (seen.has(url)) throw new SourceError(`${what}: the pages of the list lead in a circle; name a tag`);
        seen.add(url);
        const response = await send(url, what);
        const answer = await readJson(response, what, TAGS_PAGE);
        const page = tagsIn(answer, what);
        const before = tags.size;
        for (const tag of page) if (isTag(tag)) tags.add(tag);
        const last = page.at(-1);
        // Some registries cut a list at what was asked for and say nothing: what follows the last one is asked for.
        const cut = page.length >= TAGS_ASKED && tags.size > before && last !== undefined;
        url = nextPage(response.header('link'), url, what);
        if (url === undefined && cut) url = `${root}/tags/list?n=${TAGS_ASKED}&last=${encodeURIComponent(last)}`;
        else if (url === undefined) refuseMore(answer, what);
      }
      return [...tags];
    },
  };
}

/** Where a registry is reached: https, plain http on this machine, or the mirror that berm's own variable names. */
function baseOf(registry: string, env: Readonly<Record<string, string | undefined>>): string {
  for (const pair of (env['BERM_REGISTRY_MIRRORS'] ?? '').split(',')) {
    const [name, endpoint] = pair.trim().split(/=(.*)/s);
    if (name === registry && endpoint !== undefined) return endpoint.replace(/\/+$/, '');
  }
  if (isDockerHub(registry)) return 'https://registry-1.docker.io';
  const host = registry.replace(/:[0-9]+$/, '');
  return `${isLoopback(host) ? 'http' : 'https'}://${registry}`;
}

function tagsIn(answer: Json, what: string): string[] {
  const tags = isObject(answer) ? member(answer, 'tags') : undefined;
  // A repository without tags is answered with null by some registries.
  if (tags === null) return [];
  if (!isArray(tags)) throw new SourceError(`${what}: the answer has no list of tags`);
  return tags.filter((tag) => typeof tag === 'string');
}

/** Names by which an answer says that there is more: `has_additional`, `nextToken`, `next`, `isTruncated`, `cursor`. */
const MORE = /next|more|additional|continu|truncat|cursor|remain/i;

/** A list that goes on in a way that is not understood is never taken for the whole. @throws SourceError */
function refuseMore(answer: Json, what: string): void {
  if (!isObject(answer)) return;
  for (const name of Object.keys(answer)) {
    const value = member(answer, name);
    const says = value !== undefined && value !== null && value !== false && value !== '' && value !== 0;
    if (name !== 'name' && name !== 'tags' && MORE.test(name) && says)
      throw new SourceError(
        `${what}: the registry says that the list goes on ("${clean(name, 40)}"), and not where; name a tag ` +
          'behind the repository',
      );
  }
}

function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** What to check when a registry refuses. */
function advice(registry: string, status: number): string | undefined {
  if (![401, 403, 404].includes(status)) return undefined;
  if (registry === 'ghcr.io') {
    return (
      'a private package needs "packages: read" in the workflow\'s permissions, and this repository under ' +
      '"Manage Actions access" in the package\'s settings'
    );
  }
  return 'check the name, and log in with docker login if it is private';
}
