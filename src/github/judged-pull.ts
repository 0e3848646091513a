import { isObject, member, type Json } from '../core/json.ts';
import { SourceError } from '../core/errors.ts';
import { askApi, listIn, text } from '../sources/github/api.ts';
import { confirmAbsent, textAtRef } from '../sources/github/contents.ts';
import type { BaselineWorld, BasePlace, GitHubWorld, JudgedPull } from '../sources/index.ts';
import { askObject } from './ask.ts';
import { FOR_SURFACE } from './client.ts';
import type { RunContext } from './context.ts';
import { statusOf } from './failure.ts';

const PERMISSION = 'contents: read';

/** A run that judges what somebody asks to merge: a pull request, a group of them, or the run of one. */
interface Asked {
  readonly branch: string;
  /** The base commit that the event names. */
  readonly sha?: string;
  readonly fork: boolean;
}

/**
 * The pull request that a run judges, with what its base branch says; undefined for a push, a release and the like.
 * Without a token nothing of the base can be read, and that is a matter of the caller's.
 */
export function judgedPull(context: RunContext, world: BaselineWorld): JudgedPull | undefined {
  const asked = askedOf(context);
  if (asked === undefined) return undefined;
  const { github } = world;
  if (github === undefined) return { fork: asked.fork };
  const tip = once(() => tipOf(github, asked));
  const fork = once(() => forkPoint(github, context, asked));
  return {
    fork: asked.fork,
    baseFile: async (path) => {
      const sha = await tip();
      const label = `${asked.branch} (${sha.slice(0, 7)})`;
      return { text: await textAtRef(github, { path, ref: sha, label: `${path} of ${label}` }), label };
    },
    basePaths: async (places) => pathsAt(github, await fork(), places),
    workflowChanged: async () => {
      const path = context.workflowFile === undefined ? undefined : `.github/workflows/${context.workflowFile}`;
      if (path === undefined || context.trigger.event !== 'pull_request') return undefined;
      try {
        const [before, now] = await Promise.all([
          fork().then((sha) => blobAt(github, path, sha)),
          blobAt(github, path, context.sha),
        ]);
        return before === now ? undefined : path;
      } catch (error) {
        if (error instanceof SourceError) return undefined;
        throw error;
      }
    },
  };
}

function askedOf({ trigger, defaultBranch }: RunContext): Asked | undefined {
  switch (trigger.event) {
    case 'pull_request':
    case 'pull_request_target':
      return { branch: trigger.base.ref, sha: trigger.base.sha, fork: trigger.fork };
    case 'merge_group':
      return { branch: trigger.base.ref.replace(/^refs\/heads\//, ''), sha: trigger.base.sha, fork: false };
    case 'workflow_run':
      return { branch: defaultBranch ?? 'main', fork: true };
    case 'push':
    case 'release':
    case 'other':
      return undefined;
    default:
      return trigger satisfies never;
  }
}

/**
 * The commit that the base branch stands on now: the event may be an old one that is run again.
 * @throws SourceError when no commit of it can be read: then nothing that is missing in it is believed to be missing
 */
async function tipOf(github: GitHubWorld, { branch, sha }: Asked): Promise<string> {
  const what = `the branch ${branch} of ${github.owner}/${github.repo}`;
  const ask = { what, permission: PERMISSION, missing: true };
  const answer = await askApi(github, 'GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` }, ask);
  const tip = shaIn(answer, 'object');
  if (tip !== undefined) return tip;
  if (sha === undefined) throw new SourceError(`${what} is not there, or the token may not read it (${PERMISSION})`);
  await askApi(
    github,
    'GET /repos/{owner}/{repo}/commits/{ref}',
    { ref: sha },
    { what: `the base commit ${sha.slice(0, 12)}`, permission: PERMISSION },
  );
  return sha;
}

/** The commit that the pull request starts from: what was added to the base since then it cannot have removed. */
async function forkPoint(github: GitHubWorld, context: RunContext, asked: Asked): Promise<string> {
  const base = asked.sha ?? (await tipOf(github, asked));
  const what = `what ${context.sha.slice(0, 12)} changes`;
  const answer = await askApi(
    github,
    'GET /repos/{owner}/{repo}/compare/{basehead}',
    { basehead: `${base}...${context.sha}`, per_page: 1 },
    { what, permission: PERMISSION, missing: true },
  );
  const from = shaIn(answer, 'merge_base_commit');
  if (from === undefined && answer !== undefined)
    throw new SourceError(`${what}: the answer does not say where it starts from`);
  return from ?? base;
}

function shaIn(answer: Json | undefined, name: string): string | undefined {
  const object = answer !== undefined && isObject(answer) ? member(answer, name) : undefined;
  return object !== undefined && isObject(object) ? text(object, 'sha') : undefined;
}

/** Folders that are listed one by one; where there are more, the whole tree is. */
const MOST_FOLDERS = 30;

/** The files of a commit in some places: folder by folder where few are meant, else the whole tree at once. */
async function pathsAt(github: GitHubWorld, sha: string, places: readonly BasePlace[]): Promise<readonly string[]> {
  const deep = places.some(({ levels }) => levels === undefined);
  const listed = deep ? undefined : await foldersAt(github, sha, places);
  return listed ?? treeAt(github, sha);
}

/** @returns undefined when too many folders would have to be listed */
async function foldersAt(
  github: GitHubWorld,
  sha: string,
  places: readonly BasePlace[],
): Promise<readonly string[] | undefined> {
  const files: string[] = [];
  const open = places.map(({ folder, levels = 0 }) => ({ folder, levels }));
  for (let at = 0; at < open.length; at += 1) {
    const { folder, levels } = open[at] ?? { folder: '', levels: 0 };
    if (at >= MOST_FOLDERS) return undefined;
    const what = `the folder ${folder === '' ? '/' : folder} of ${sha.slice(0, 12)}`;
    const answer = await askApi(
      github,
      'GET /repos/{owner}/{repo}/contents/{+path}',
      { path: folder.split('/').map(encodeURIComponent).join('/'), ref: sha },
      { what, permission: PERMISSION, missing: true },
    );
    if (answer === undefined) {
      if (folder !== '') await confirmAbsent(github, { path: folder, ref: sha, label: what });
      continue;
    }
    // A file of that name is no folder.
    if (isObject(answer) && text(answer, 'type') === 'file') continue;
    const entries = listIn(answer, what);
    // git has no empty folder.
    if (entries.length === 0 && folder !== '') throw new SourceError(`${what}: the answer is an empty list`);
    for (const entry of entries) {
      const path = text(entry, 'path');
      if (path === undefined) continue;
      if (text(entry, 'type') !== 'dir') files.push(path);
      else if (levels > 0) open.push({ folder: path, levels: levels - 1 });
    }
  }
  return files;
}

async function treeAt(github: GitHubWorld, sha: string): Promise<readonly string[]> {
  const what = `the files of ${sha.slice(0, 12)}`;
  const answer = await askApi(
    github,
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
    { tree_sha: sha, recursive: '1' },
    { what, permission: PERMISSION },
  );
  if (answer !== undefined && isObject(answer) && member(answer, 'truncated') === true)
    throw new SourceError(`${what} are too many to be listed; name folders in the globs, such as plugins/*.json`);
  return listIn(answer, what, 'tree').flatMap((entry) => {
    const path = text(entry, 'path');
    return path === undefined || text(entry, 'type') !== 'blob' ? [] : [path];
  });
}

/** What git calls the content of a file; undefined when the commit has no such file. Only a note rests on it. */
async function blobAt(github: GitHubWorld, path: string, ref: string): Promise<string | undefined> {
  const { octokit, owner, repo } = github;
  try {
    const route = 'GET /repos/{owner}/{repo}/contents/{+path}';
    const answer = await askObject(octokit, route, { owner, repo, path: encodeURI(path), ref, ...FOR_SURFACE });
    return text(answer, 'sha');
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw new SourceError(`${path} at ${ref.slice(0, 12)} could not be read`, { cause: error });
  }
}

function once<T>(get: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => (kept ??= get());
}
