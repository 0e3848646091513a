import { ConfigError, SourceError } from '../core/errors.ts';
import type { Report } from '../report/model.ts';
import { listAll } from './ask.ts';
import { tokenAuthor } from './author.ts';
import type { Client } from './client.ts';
import { commentBody, hasBreaks, publishComment, wantsComment } from './comment.ts';
import type { RunContext, Trigger } from './context.ts';
import { explain } from './failure.ts';
import { readForkReports, type ReportSource } from './fork-reports.ts';
import { rememberForce } from './cover.ts';
import { identityOf } from './identity.ts';
import { labelOf, type LiveLabel } from './label.ts';
import { text, whole } from './payload.ts';
import type { Runner } from './runner.ts';
import { findStickies, type PullRequestRef } from './sticky.ts';
import type { CommentPolicy } from './surface.ts';

type Upstream = Extract<Trigger, { event: 'workflow_run' }>['run'];

/** What this half runs with. */
export interface ForkSession extends ReportSource {
  readonly runner: Runner;
  readonly forceLabel: string;
  readonly policy: CommentPolicy;
  /** When this run reads: epoch milliseconds. */
  readonly now: number;
}

/**
 * The key of the comment that this half writes: one for the workflow of the first half, whatever that run says of
 * itself.
 */
export function forkKey(workflow: string): string {
  return identityOf({ workflow, job: '', step: 'workflow_run' }).key;
}

/**
 * The `workflow_run` half of the pair for forks: writes the comment that the run on the fork's pull request could not.
 *
 * That run belonged to whoever opened the pull request, and so does everything in it, the names of its artifacts too:
 * so there is one comment for the workflow, which no name can multiply, with the reports rendered afresh. Which pull
 * requests it is for is not read from it but looked up by the commit that GitHub says the run was for.
 *
 * @returns the exit code: 0 also when there is nothing to comment on
 * @throws ConfigError outside of `workflow_run`; SourceError when an artifact cannot be fetched or is no report
 */
export async function publishForkComments(session: ForkSession): Promise<number> {
  const { client, context, runner } = session;
  const { trigger } = context;
  if (trigger.event !== 'workflow_run') {
    throw new ConfigError(
      '"mode: comment" is for a workflow that runs on workflow_run; this one runs on ' +
        `${trigger.event === 'other' ? trigger.name : trigger.event}. See docs/github.md.`,
    );
  }
  const pulls = await findPulls(client, context, trigger.run);
  if (pulls.length === 0) {
    runner.annotate(
      'notice',
      `No open pull request has ${trigger.run.headSha.slice(0, 12)} as its head: closed, or pushed to since. ` +
        'Nothing is written.',
    );
    return 0;
  }
  const { reports, faults } = await readForkReports(session, trigger.run.id);
  const [first, ...rest] = reports;
  if (first !== undefined) for (const pull of pulls) await writeOne(session, trigger.run, pull, [first, ...rest]);
  else if (faults.length === 0)
    runner.annotate('notice', `Run ${trigger.run.id} left no report behind. Nothing is written.`);
  if (faults.length > 0) throw new SourceError(faults.map(({ message }) => message).join(' '), { cause: faults[0] });
  return 0;
}

async function writeOne(
  session: ForkSession,
  run: Upstream,
  pull: PullRequestRef,
  given: readonly [Report, ...Report[]],
): Promise<void> {
  const { client, context, runner, policy } = session;
  const own = { key: forkKey(run.workflow), author: await tokenAuthor(client), contracts: [] };
  const known = await findStickies(client, pull, own);
  const occasion = { changed: given.some(hasNews), breaks: given.some(hasBreaks), existing: known.length > 0 };
  if (!wantsComment(policy, occasion)) return;
  // The label is read here and now, whatever the report says of it: by this comment the next run knows what it covers.
  const label = await liveLabel(session, pull);
  const reports = given.map((report) => withLabel(report, label));
  const force = rememberForce(label, known[0]?.memory?.force, startedByLabel(run, label), run.headSha, reports);
  const url = `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${run.id}`;
  const body = commentBody(reports, {
    key: own.key,
    memory: {
      contracts: [],
      sha: run.headSha,
      read: session.now,
      ...(force !== undefined && { force }),
      ...(label?.set === true && label.actor !== undefined && { actor: label.actor }),
    },
    full: `[The full report](${url}) is in the run's artifact.`,
    footer:
      `As run [${run.id}](${url}), attempt ${run.attempt}, reported it for commit ${run.headSha.slice(0, 12)}; ` +
      'that run belongs to the pull request itself, so what decides is its check. The label ' +
      `${labelWords(label)} when this was written.`,
  });
  const written = await publishComment(client, { ...context, sha: run.headSha }, pull, { own, body, known });
  if (written.state === 'skipped' && written.warning !== undefined) runner.annotate('warning', written.warning);
  const worst = given.reduce((a, b) => (b.exitCode > a.exitCode ? b : a));
  if (written.state === 'written') runner.setOutputs({ verdict: worst.verdict, 'comment-url': written.url ?? '' });
}

async function liveLabel(
  { client, runner, forceLabel }: ForkSession,
  pull: PullRequestRef,
): Promise<LiveLabel | undefined> {
  try {
    return await labelOf(client, pull, forceLabel);
  } catch (error) {
    runner.annotate('warning', explain(`The label "${forceLabel}" could not be read`, error, 'pull-requests: read'));
    return undefined;
  }
}

/** Milliseconds between setting a label and the run that this starts. */
const STARTS_WITHIN = 60_000;

/**
 * Whether the other run is the one that setting the label started: the event that did is not told here, its time is.
 */
function startedByLabel(run: Upstream, label: LiveLabel | undefined): boolean {
  const [set, began] = [Date.parse(label?.at ?? ''), Date.parse(run.createdAt)];
  return began >= set && began - set <= STARTS_WITHIN;
}

function labelWords(label: LiveLabel | undefined): string {
  if (label === undefined) return 'could not be read';
  return label.set ? 'was set' : 'was not set';
}

/** Who set the label, as it stands now and not as the report says. */
function withLabel(report: Report, label: LiveLabel | undefined): Report {
  const { force, ...rest } = report;
  if (force?.by !== 'label' || label?.set !== true) return rest;
  const { actor, at } = label;
  return {
    ...rest,
    force: {
      by: 'label',
      label: label.label,
      covers: force.covers,
      ...(actor !== undefined && { actor }),
      ...(at !== undefined && { at }),
    },
  };
}

/** What the report itself says there is to tell: both manifests are not at hand here. */
function hasNews(report: Report): boolean {
  return (
    report.verdict !== 'compatible' ||
    report.contracts.some(({ findings, problems, notes }) => findings.length + problems.length + notes.length > 0)
  );
}

/**
 * The open pull requests whose head is the commit of the run: one branch may go to several others. For a fork neither
 * the event nor the list of a commit's pull requests names them, so they are looked for by the branch, and the commit
 * must be the very one.
 */
async function findPulls(client: Client, context: RunContext, run: Upstream): Promise<PullRequestRef[]> {
  const where = { owner: context.owner, repo: context.repo };
  try {
    const pulls = await listAll(client, 'GET /repos/{owner}/{repo}/pulls', {
      ...where,
      state: 'open',
      head: `${run.headOwner}:${run.headBranch}`,
    });
    return pulls.flatMap((pull) => {
      const number = whole(pull, 'number');
      return number !== undefined && text(pull, 'head', 'sha') === run.headSha ? [{ ...where, number }] : [];
    });
  } catch (error) {
    throw new SourceError(explain('The pull request of the run could not be looked up', error, 'pull-requests: read'), {
      cause: error,
    });
  }
}
