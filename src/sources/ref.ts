import { AbsentError, ConfigError, SourceError } from '../core/errors.ts';
import { memorySource } from '../bytes/memory.ts';
import type { HttpClient } from '../net/index.ts';
import { isObject } from '../core/json.ts';
import { oncePerRun } from './cache.ts';
import { askApi, githubOf, text } from './github/api.ts';
import type { GitHubWorld } from './github/world.ts';
import { confirmContent } from './confirm.ts';
import { confirmAbsent, openAtRef } from './github/contents.ts';
import { foundThere, readRemote } from './content.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult, BaselineWorld } from './request.ts';

/** The file at a git ref: `ref:<git ref>[:<path>]`. A ref cannot hold a colon (git check-ref-format). */
export const ref: BaselineOrigin = {
  forms: ['ref:<git ref>[:<path>]'],
  takes: (spec) => spec.startsWith('ref:'),
  async fetch(request, world, http) {
    const [name = '', ...rest] = request.spec.slice('ref:'.length).split(':');
    const path = rest.join(':') || request.contract.path;
    if (name === '')
      throw new ConfigError(
        `baseline "${request.spec}": expected a branch, tag or commit behind "ref:", such as ref:main`,
      );
    const isOwn = path === request.contract.path;
    const github = world.git === undefined ? world.github : undefined;
    const from = isOwn && github !== undefined ? await notItself(request.spec, name, github, world) : name;
    const found = await at(request, world, http, {
      ref: from,
      path,
      shown: from === name ? name : `${name} before this push`,
    });
    if (found !== undefined) return found;
    throw new SourceError(
      `baseline ${request.spec}: there is no file ${path} at ${name}, no such ref, or the token may not read ` +
        'it (permission "contents: read")',
    );
  },
};

/**
 * Which commit a ref means as a baseline: the one that is built now shows no break, ever. On a push to that very ref it
 * is the commit before the push.
 *
 * @throws ConfigError when it is the commit under test
 */
async function notItself(spec: string, name: string, github: GitHubWorld, world: BaselineWorld): Promise<string> {
  const { sha, ref: current, beforeSha } = github;
  if (sha === undefined) return name;
  const pushed = current !== undefined && [current, current.replace(/^refs\/(?:heads\/)?/, '')].includes(name);
  if (pushed && current.startsWith('refs/heads/') && beforeSha !== undefined) return beforeSha;
  if (!pushed && (await commitOf(name, github, world)) !== sha) return name;
  throw new ConfigError(
    `baseline "${spec}": ${name} is the commit under test (${sha.slice(0, 12)}), so nothing could ever break; ` +
      'name the ref that was released before, or use release or base',
  );
}

/** @returns undefined when there is no such ref: that is told by whoever reads it */
function commitOf(name: string, github: GitHubWorld, world: BaselineWorld): Promise<string | undefined> {
  return oncePerRun(world, `commit ${name}`, async () => {
    const ask = { what: `the commit of ${name}`, permission: 'contents: read', missing: true };
    const answer = await askApi(github, 'GET /repos/{owner}/{repo}/commits/{ref}', { ref: name }, ask);
    return isObject(answer) ? text(answer, 'sha') : undefined;
  });
}

/** The file at the pull request's base commit: `base`. */
export const base: BaselineOrigin = {
  forms: ['base'],
  takes: (spec) => spec === 'base',
  async fetch(request, world, http) {
    const baseSha = world.git === undefined ? githubOf(world, request.spec).baseSha : await world.git.base();
    if (baseSha === undefined)
      throw new ConfigError(
        world.git === undefined
          ? 'baseline "base": this run is not for a pull request, so there is no base commit; use release or ' +
              'ref:<git ref>'
          : 'baseline "base": there is no branch origin/HEAD, main or master that this one left; use ref:<git ref>',
      );
    const { path, kept } = request.contract;
    const found = await at(request, world, http, {
      ref: baseSha,
      path,
      shown: `the base commit ${baseSha.slice(0, 12)}`,
    });
    if (found !== undefined) return found;
    const why = `there is no file ${path} at the base commit ${baseSha.slice(0, 12)}`;
    if (world.git === undefined)
      await confirmAbsent(githubOf(world, request.spec), { path, ref: baseSha, label: `${path} at the base commit` });
    // What is kept in git and was not there before is new. What is built is in no commit at all.
    if (kept === 'source') return { state: 'none', source: request.spec, why: `${why}: this contract is new` };
    throw new AbsentError(`baseline base: ${why}; for a contract that is built, use release, oci: or artifact`);
  },
};

async function at(
  request: BaselineRequest,
  world: BaselineWorld,
  http: HttpClient,
  file: { readonly ref: string; readonly path: string; readonly shown: string },
): Promise<BaselineResult | undefined> {
  const label = `${file.path} at ${file.shown}`;
  const facts = { source: request.spec, label };
  const commit = await world.git?.commit(file.ref);
  if (world.git !== undefined && commit !== undefined) {
    const bytes = await world.git.file(commit, file.path);
    return bytes && foundThere({ source: memorySource(bytes, label) }, http, facts);
  }
  // What this repository does not have, GitHub's may.
  if (world.git !== undefined && world.github === undefined)
    throw new ConfigError(`baseline ${request.spec}: the git repository here has no branch, tag or commit ${file.ref}`);
  const github = githubOf(world, request.spec);
  const where = { path: file.path, ref: file.ref, label };
  const source = await openAtRef(world, github, http, where);
  if (source === undefined) return undefined;
  const content = await readRemote(source, label);
  return { ...foundThere(content, http, facts), confirm: () => confirmContent(github, where, content) };
}
