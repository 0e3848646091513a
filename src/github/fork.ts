import { entryOf } from '../sources/artifact.ts';
import { ConfigError, ContractError, SourceError } from '../core/errors.ts';
import { expectOk, type HttpClient } from '../net/index.ts';
import type { Report } from '../report/model.ts';
import { parseReport } from '../report/parse.ts';
import { readArtifactName } from './artifact-files.ts';
import type { Client } from './client.ts';
import { commentBody, hasBreaks, publishComment, wantsComment } from './comment.ts';
import type { RunContext, Trigger } from './context.ts';
import { explain } from './failure.ts';
import { countingOf, readLabel, rememberForce } from './label.ts';
import type { Runner } from './runner.ts';
import { findStickies, tokenLogin, type PullRequestRef } from './sticky.ts';
import type { CommentPolicy } from './surface.ts';

type Upstream = Extract<Trigger, { event: 'workflow_run' }>['run'];

/** What this half runs with. */
export interface ForkSession {
  readonly client: Client;
  readonly http: HttpClient;
  readonly token: string;
  readonly context: RunContext;
  readonly runner: Runner;
  readonly forceLabel: string;
  readonly policy: CommentPolicy;
}

/** A run has one artifact per job; more than these are not ours to comment. */
const ARTIFACTS = 5;
/** Bytes of a zip. A report of a thousand breaks takes a few. */
const ZIP_LIMIT = 64 * 1024 * 1024;

/** A report out of the other run's artifact, and the key of the comment that it belongs to. */
interface Found {
  readonly key: string;
  readonly report: Report;
}

/**
 * The `workflow_run` half of the pair for forks: writes the comment that the run on the fork's pull request could not.
 *
 * That run belonged to whoever opened the pull request, and so does its artifact: only `report.json` is taken out of
 * it, within limits; it is held against the report's schema and rendered afresh. Which pull request it is for is not
 * read from it but looked up by the commit that GitHub says the run was for.
 *
 * @returns the exit code: 0 also when there is nothing to comment on
 * @throws ConfigError outside of `workflow_run`; SourceError when the artifact cannot be fetched or is no report
 */
export async function publishForkComments(session: ForkSession): Promise<number> {
  const { client, context, runner } = session;
  const { trigger } = context;
  if (trigger.event !== 'workflow_run') {
    throw new ConfigError(
      `"mode: comment" is for a workflow that runs on workflow_run; this one runs on ${trigger.event === 'other' ? trigger.name : trigger.event}. See docs/github.md.`,
    );
  }
  const pull = await findPull(client, context, trigger.run);
  if (pull === undefined) {
    runner.annotate(
      'notice',
      `No open pull request has ${trigger.run.headSha.slice(0, 12)} as its head: closed, or pushed to since. Nothing is written.`,
    );
    return 0;
  }
  const found = await reportsOf(session, trigger.run);
  if (found.length === 0) runner.annotate('notice', `Run ${trigger.run.id} left no report behind. Nothing is written.`);
  for (const one of found) await writeOne(session, trigger.run, pull, one);
  return 0;
}

async function writeOne(
  { client, context, runner, forceLabel, policy }: ForkSession,
  run: Upstream,
  pull: PullRequestRef,
  { key, report }: Found,
): Promise<void> {
  const login = await tokenLogin(client);
  const known = await findStickies(client, pull, key, login);
  if (!wantsComment(policy, { ...occasionOf(report), existing: known.length > 0 })) return;
  // The label is read here and now, whatever the report says of it: by this comment the next run knows what it covers.
  const label = await readLabel(client, onPull(context, pull, run), forceLabel).catch((error: unknown) => {
    runner.annotate('warning', explain(`The label "${forceLabel}" could not be read`, error, 'pull-requests: read'));
    return undefined;
  });
  const covered =
    label?.at !== undefined && known[0]?.memory?.force?.at === label.at
      ? known[0].memory.force.fingerprints
      : undefined;
  const counting = countingOf(report);
  const force = rememberForce(label, covered, counting);
  const url = `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${run.id}`;
  const body = commentBody(report, {
    key,
    memory: { counting, ...(force !== undefined && { force }) },
    full: `[The full report](${url}) is in the run's artifact.`,
    footer: `As run [${run.id}](${url}), attempt ${run.attempt}, reported it for commit ${run.headSha.slice(0, 12)}; that run belongs to the pull request itself, so what decides is its check.`,
  });
  const written = await publishComment(client, context, pull, { key, login, body, known });
  if (written.state === 'skipped' && written.warning !== undefined) runner.annotate('warning', written.warning);
  if (written.state === 'written') runner.setOutputs({ verdict: report.verdict, 'comment-url': written.url ?? '' });
}

/** What the report itself says there is to tell: both manifests are not at hand here. */
function occasionOf(report: Report): { changed: boolean; breaks: boolean } {
  const silent =
    report.verdict === 'compatible' &&
    report.contracts.every(({ findings, problems, notes }) => findings.length + problems.length + notes.length === 0);
  return { changed: !silent, breaks: hasBreaks(report) };
}

/** The context as it would be in a run on the pull request, for reading its label. */
function onPull(context: RunContext, { number }: PullRequestRef, run: Upstream): RunContext {
  const head = { sha: run.headSha, ref: run.headBranch };
  return {
    ...context,
    sha: run.headSha,
    trigger: { event: 'pull_request', number, action: '', head, base: { sha: '', ref: '' }, fork: true },
  };
}

/**
 * The open pull request whose head is the commit of the run. For a fork neither the event nor the list of a commit's
 * pull requests names it, so it is looked for by the branch, and the commit must be the very one.
 */
async function findPull(client: Client, context: RunContext, run: Upstream): Promise<PullRequestRef | undefined> {
  const where = { owner: context.owner, repo: context.repo };
  try {
    const pulls = await client.paginate('GET /repos/{owner}/{repo}/pulls', {
      ...where,
      state: 'open',
      head: `${run.headOwner}:${run.headBranch}`,
      per_page: 100,
    });
    const pull = pulls.find(({ head }) => head.sha === run.headSha);
    return pull === undefined ? undefined : { ...where, number: pull.number };
  } catch (error) {
    throw new SourceError(explain('The pull request of the run could not be looked up', error, 'pull-requests: read'), {
      cause: error,
    });
  }
}

async function reportsOf(session: ForkSession, run: Upstream): Promise<Found[]> {
  const { client, context } = session;
  let listed: readonly { readonly id: number; readonly name: string; readonly expired: boolean }[];
  try {
    listed = await client.paginate('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
      owner: context.owner,
      repo: context.repo,
      run_id: run.id,
      per_page: 100,
    });
  } catch (error) {
    throw new SourceError(explain('The artifacts of the run could not be listed', error, 'actions: read'), {
      cause: error,
    });
  }
  const found: Found[] = [];
  for (const { id, key } of latest(listed)) {
    const report = await reportIn(session, id);
    if (report !== undefined) found.push({ key, report });
  }
  return found;
}

/** The last attempt's artifact of each gate, a few at most. Pure. */
function latest(
  listed: readonly { readonly id: number; readonly name: string; readonly expired: boolean }[],
): { id: number; key: string }[] {
  const newest = new Map<string, { id: number; attempt: number }>();
  for (const { id, name, expired } of listed) {
    const about = expired ? undefined : readArtifactName(name);
    if (about === undefined || (newest.get(about.key)?.attempt ?? 0) >= about.attempt) continue;
    newest.set(about.key, { id, attempt: about.attempt });
  }
  return [...newest].slice(0, ARTIFACTS).map(([key, { id }]) => ({ key, id }));
}

async function reportIn({ http, token, context }: ForkSession, id: number): Promise<Report | undefined> {
  const what = `artifact ${id}`;
  const url = `${context.apiUrl}/repos/${context.owner}/${context.repo}/actions/artifacts/${id}/zip`;
  const response = await expectOk(
    await http.send({
      url,
      authorization: `Bearer ${token}`,
      headers: { accept: 'application/vnd.github+json' },
      what,
    }),
    what,
  );
  const bytes = entryOf(await response.bytes(ZIP_LIMIT), 'report.json', what);
  if (bytes === undefined) return undefined;
  try {
    return parseReport(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    if (!(cause instanceof ContractError || cause instanceof TypeError)) throw cause;
    throw new SourceError(`${what}: ${cause.message} It comes from the pull request's own run and is not used.`, {
      cause,
    });
  }
}
