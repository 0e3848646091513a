import { createHash } from 'node:crypto';
import { checkDigest } from './http-source/index.ts';
import { memorySource } from '../bytes/memory.ts';
import { AbsentError, ConfigError } from '../core/errors.ts';
import { isObject, member } from '../core/json.ts';
import { expectOk, type HttpClient } from '../net/index.ts';
import { oncePerRun } from './cache.ts';
import { apiRequest, askApi, githubOf, listIn, permissionAdvice, text, whole } from './github/api.ts';
import type { GitHubWorld } from './github/world.ts';
import { withCost, present } from './info.ts';
import type { BaselineOrigin, BaselineWorld } from './request.ts';
import { STORED_PREFIX, storedName } from './stored.ts';
import { unzipEntry } from './zip.ts';

const PERMISSION = 'actions: read';
/** Most bytes of a zip that are fetched, and of one contract that are taken out of it. */
const ZIP_LIMIT = 64 * 1024 * 1024;
const ENTRY_LIMIT = 32 * 1024 * 1024;
/** How many successful runs are looked through, newest first, for one that stored this contract. */
const RUNS = 20;

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly digest: string | undefined;
  readonly run: {
    readonly number: string;
    readonly sha: string | undefined;
    readonly date: string | undefined;
    readonly url: string | undefined;
  };
}

/** What this workflow stored on its last successful run on the base branch: `artifact[:<name>]`. */
export const artifact: BaselineOrigin = {
  forms: ['artifact', 'artifact:<name>'],
  takes: (spec) => spec === 'artifact' || spec.startsWith('artifact:'),
  async fetch(request, world, http) {
    const github = githubOf(world, request.spec);
    const prefix = request.spec === 'artifact' ? STORED_PREFIX : request.spec.slice('artifact:'.length);
    if (prefix === '')
      throw new ConfigError('baseline "artifact:": expected a name behind the colon, or "artifact" alone');
    const entry = storedName(request.contract.name);
    const stored = await storedArtifacts(world, github, prefix);
    for (const one of stored) {
      const bytes = unzipEntry(await zipOf(world, github, http, one), entry, ENTRY_LIMIT, `artifact ${one.name}`);
      if (bytes === undefined) continue;
      const label = `artifact ${one.name} of run ${one.run.number} on ${github.baseBranch ?? ''}`;
      const facts = present({ date: one.run.date, url: one.run.url });
      return {
        state: 'found',
        info: withCost(http, { source: request.spec, label, ...facts }),
        content: { source: memorySource(bytes, label) },
      };
    }
    const looked =
      stored.length === 0
        ? `no successful run of this workflow on ${github.baseBranch ?? ''} stored an artifact ${prefix}`
        : `none of the ${stored.length} artifacts stored on ${github.baseBranch ?? ''} holds ${entry}`;
    throw new AbsentError(
      `baseline ${request.spec}: ${looked}; run the workflow on a push to that branch first (artifacts ` +
        'expire, by default after 90 days)',
    );
  },
};

/** The artifacts of the last successful runs whose name begins with `prefix`, newest run first. */
function storedArtifacts(world: BaselineWorld, github: GitHubWorld, prefix: string): Promise<readonly Stored[]> {
  const { workflow, baseBranch } = github;
  if (workflow === undefined || baseBranch === undefined) {
    throw new ConfigError(
      'baseline "artifact": the workflow and the base branch are not known; this source works inside a workflow only',
    );
  }
  return oncePerRun(world, `artifacts ${prefix}`, async () => {
    const what = `the runs of ${workflow} on ${baseBranch}`;
    const answer = await askApi(
      github,
      'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
      { workflow_id: workflow, branch: baseBranch, status: 'success', per_page: RUNS },
      { what, permission: PERMISSION },
    );
    for (const run of listIn(answer, what, 'workflow_runs')) {
      const id = whole(run, 'id');
      // A pull request's run from a fork's branch of the same name is not a run on the base branch.
      if (id === undefined || text(run, 'event') === 'pull_request' || foreign(run, github)) continue;
      const about = {
        number: String(whole(run, 'run_number') ?? id),
        sha: text(run, 'head_sha'),
        date: text(run, 'created_at'),
        url: text(run, 'html_url'),
      };
      const of = `the artifacts of run ${about.number}`;
      const listed = listIn(
        await askApi(
          github,
          'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
          { run_id: id, per_page: 100 },
          { what: of, permission: PERMISSION },
        ),
        of,
        'artifacts',
      );
      const found = listed.flatMap((one): Stored[] => {
        const [artifactId, name] = [whole(one, 'id'), text(one, 'name')];
        if (artifactId === undefined || name?.startsWith(prefix) !== true || member(one, 'expired') === true) return [];
        return [{ id: artifactId, name, digest: text(one, 'digest'), run: about }];
      });
      // An exact name comes before those that only begin with it.
      if (found.length > 0) return found.sort((a, b) => Number(b.name === prefix) - Number(a.name === prefix));
    }
    return [];
  });
}

/** Whether a run belongs to another repository's head. */
function foreign(run: Parameters<typeof member>[0], github: GitHubWorld): boolean {
  const head = member(run, 'head_repository');
  const name = isObject(head) ? text(head, 'full_name') : undefined;
  return name !== undefined && name.toLowerCase() !== `${github.owner}/${github.repo}`.toLowerCase();
}

function zipOf(world: BaselineWorld, github: GitHubWorld, http: HttpClient, stored: Stored): Promise<Uint8Array> {
  return oncePerRun(world, `zip ${String(stored.id)}`, async () => {
    const what = `artifact ${stored.name} of run ${stored.run.number}`;
    const response = await expectOk(
      await http.send(apiRequest(github, `actions/artifacts/${stored.id}/zip`, 'application/vnd.github+json', what)),
      what,
      (status) => permissionAdvice(status, PERMISSION),
    );
    const bytes = await response.bytes(ZIP_LIMIT);
    checkDigest(what, stored.digest, `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    return bytes;
  });
}
