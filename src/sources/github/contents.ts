import { createHash } from 'node:crypto';
import type { HttpSource } from '../http-source/index.ts';
import { SourceError } from '../../core/errors.ts';
import { isObject } from '../../core/json.ts';
import { StatusError, type HttpClient } from '../../net/index.ts';
import { openRemote } from '../remote.ts';
import type { BaselineWorld } from '../request.ts';
import { apiRequest, askApi, listIn, permissionAdvice, text } from './api.ts';
import type { GitHubWorld } from './world.ts';

/**
 * Opens a file of the repository at a git ref, through the API: a shallow checkout is enough.
 * @returns undefined when the API says 404: no such file there (or no such ref)
 * @throws SourceError
 */
export async function openAtRef(
  world: BaselineWorld,
  github: GitHubWorld,
  http: HttpClient,
  file: { readonly path: string; readonly ref: string; readonly label: string },
): Promise<HttpSource | undefined> {
  const parts = file.path.split('/').filter((part) => part !== '' && part !== '.');
  // What lies outside the repository is in none of its commits.
  if (parts.includes('..')) return undefined;
  const path = parts.map(encodeURIComponent).join('/');
  const request = apiRequest(
    github,
    `contents/${path}?ref=${encodeURIComponent(file.ref)}`,
    'application/vnd.github.raw+json',
    file.label,
  );
  try {
    return await openRemote(http, request, {
      label: file.label,
      world,
      advice: (status) => permissionAdvice(status, 'contents: read'),
    });
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return undefined;
    throw error;
  }
}

/** A file of the repository at a git ref. */
export interface FileAtRef {
  readonly path: string;
  readonly ref: string;
  /** In words, for messages. */
  readonly label: string;
}

const CONTENTS = 'GET /repos/{owner}/{repo}/contents/{+path}';
const PERMISSION = 'contents: read';
/** GitHub lists so many files of a folder. */
const LISTED = 1000;

/**
 * Holds what was read of a file against what git says of it: an answer that was cut, or is another's, is a fault and no
 * content. Asked before anything is made of a content that makes no sense.
 *
 * @throws SourceError when they differ
 */
export async function confirmAtRef(github: GitHubWorld, file: FileAtRef, bytes: Uint8Array): Promise<void> {
  const answer = await askApi(
    github,
    CONTENTS,
    { path: encoded(file.path), ref: file.ref },
    { what: file.label, permission: PERMISSION },
  );
  const sha = isObject(answer) ? text(answer, 'sha') : undefined;
  if (sha !== blobSha(bytes))
    throw new SourceError(`${file.label}: what GitHub sent is not the file that git has there; run the job again`);
}

/**
 * That a file is not there is believed when the list of its folder does not have it either.
 * @throws SourceError when the two do not agree
 */
export async function confirmAbsent(github: GitHubWorld, file: FileAtRef): Promise<void> {
  const parts = file.path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return;
  const names = parts.length === 1 ? await rootOf(github, file) : await folderOf(github, parts.slice(0, -1), file);
  // Of a folder that is listed in part nothing more can be said.
  if (names.length >= LISTED || !names.includes(parts.at(-1) ?? '')) return;
  throw new SourceError(`${file.label}: GitHub answered 404, and its list of the folder has it; run the job again`);
}

/** Names in the root of a commit. @throws SourceError: each commit has one */
async function rootOf(github: GitHubWorld, { ref, label }: FileAtRef): Promise<readonly string[]> {
  const what = `the folder of ${label}`;
  const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
  const answer = await askApi(github, route, { tree_sha: ref }, { what, permission: PERMISSION });
  return listIn(answer, what, 'tree').flatMap((one) => text(one, 'path')?.split('/')[0] ?? []);
}

async function folderOf(
  github: GitHubWorld,
  folder: readonly string[],
  { ref, label }: FileAtRef,
): Promise<readonly string[]> {
  const what = `the folder of ${label}`;
  const answer = await askApi(
    github,
    CONTENTS,
    { path: encoded(folder.join('/')), ref },
    { what, permission: PERMISSION, missing: true },
  );
  // Without the folder there is no file in it; what is a file itself is no folder.
  if (answer === undefined || (isObject(answer) && text(answer, 'type') === 'file')) return [];
  return listIn(answer, what).flatMap((one) => text(one, 'name') ?? []);
}

/**
 * A small text file at a git ref, held against the digest that comes with it.
 * @returns undefined when it is certain that there is none
 * @throws SourceError
 */
export async function textAtRef(github: GitHubWorld, file: FileAtRef): Promise<string | undefined> {
  const ask = { what: file.label, permission: PERMISSION, missing: true };
  const answer = await askApi(github, CONTENTS, { path: encoded(file.path), ref: file.ref }, ask);
  if (answer === undefined) {
    await confirmAbsent(github, file);
    return undefined;
  }
  const [content, sha, encoding] = isObject(answer)
    ? [text(answer, 'content'), text(answer, 'sha'), text(answer, 'encoding')]
    : [];
  if (content === undefined || encoding !== 'base64')
    throw new SourceError(`${file.label}: the answer is not a file, or one of more than a megabyte`);
  const bytes = Buffer.from(content, 'base64');
  if (sha !== blobSha(bytes)) throw new SourceError(`${file.label}: the answer was cut off; run the job again`);
  return new TextDecoder().decode(bytes);
}

function encoded(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(encodeURIComponent)
    .join('/');
}

/** The name that git gives a content. */
function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
