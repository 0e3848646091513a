import type { Report } from '../report/model.ts';
import type { Client } from './client.ts';
import type { PullRequestRef, Sticky } from './sticky.ts';
import type { RunContext } from './context.ts';
import type { Memory } from './marker.ts';
import { groupPulls } from './merge-group.ts';

/** The force label, read live. */
export interface LiveLabel {
  readonly set: boolean;
  readonly label: string;
  /** Which pull request carries it: in a merge group it may be any of several. */
  readonly pull?: number;
  /** Who applied it, and when (ISO 8601). */
  readonly actor?: string;
  readonly at?: string;
}

/**
 * The label as it is on the pull request now; in a merge group, on any pull request of the group (each passed its
 * own check before it came there). Undefined where a run has no pull request.
 *
 * @throws the client's error when the labels cannot be read
 */
export async function readLabel(client: Client, context: RunContext, label: string): Promise<LiveLabel | undefined> {
  const { owner, repo, trigger } = context;
  switch (trigger.event) {
    case 'pull_request':
    case 'pull_request_target':
      return labelOf(client, { owner, repo, number: trigger.number }, label);
    case 'merge_group': {
      for (const number of await groupPulls(client, context, trigger)) {
        const live = await labelOf(client, { owner, repo, number }, label);
        if (live.set) return live;
      }
      return { set: false, label };
    }
    case 'push':
    case 'release':
    case 'workflow_run':
    case 'other':
      return undefined;
    default:
      return trigger satisfies never;
  }
}

async function labelOf(client: Client, pull: PullRequestRef, label: string): Promise<LiveLabel> {
  const where = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, per_page: 100 };
  const labels = await client.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', where);
  // GitHub keeps labels apart without regard to case.
  const found = labels.find(({ name }) => name.toLowerCase() === label.toLowerCase());
  if (found === undefined) return { set: false, label };
  return { set: true, label: found.name, pull: pull.number, ...(await applied(client, where, found.name)) };
}

/** Who applied the label last, and when. Not knowing it takes nothing from the label. */
async function applied(
  client: Client,
  where: { owner: string; repo: string; issue_number: number; per_page: number },
  label: string,
): Promise<{ actor?: string; at?: string }> {
  let last: { actor?: string; at?: string } = {};
  try {
    for await (const page of client.paginate.iterator(
      'GET /repos/{owner}/{repo}/issues/{issue_number}/events',
      where,
    )) {
      for (const event of page.data) {
        if (event.event !== 'labeled' || !('label' in event) || event.label.name !== label) continue;
        last = { at: event.created_at, ...actorOf(event.actor) };
      }
    }
  } catch {
    return {};
  }
  return last;
}

/** Whose account is gone has no name, whatever GitHub's types say. */
function actorOf(actor: { readonly login: string } | null): { actor?: string } {
  return actor === null ? {} : { actor: actor.login };
}

/**
 * Fingerprints that were there when the label was applied; undefined when all that is there now is covered.
 * Pure; see the sources in order:
 * the comment remembers them for this very application of the label; this run was started by it, so what it finds is
 * what was there; the comment of an earlier run says what counted before it; nothing is known.
 */
export function coveredBy(
  live: LiveLabel,
  context: RunContext,
  sticky: Sticky | undefined,
): readonly string[] | undefined {
  if (!live.set) return undefined;
  const memory = sticky?.memory;
  const force = memory?.force;
  if (force !== undefined && (live.at === undefined || force.at === live.at)) return force.fingerprints;
  const { trigger } = context;
  const startedByIt =
    trigger.event === 'pull_request' &&
    trigger.action === 'labeled' &&
    trigger.label?.toLowerCase() === live.label.toLowerCase();
  if (startedByIt) return undefined;
  if (sticky !== undefined && memory !== undefined && live.at !== undefined && sticky.updatedAt < live.at)
    return memory.counting;
  return undefined;
}

/** Fingerprints of what breaks callers now and would fail the run without the label. Pure. */
export function countingOf(report: Report): string[] {
  const found = report.contracts.flatMap(({ findings }) =>
    findings.filter(({ blocking }) => blocking).map(({ fingerprint }) => fingerprint),
  );
  return [...new Set(found)].sort();
}

/** What the comment is to remember of the label after this run. Pure. */
export function rememberForce(
  live: LiveLabel | undefined,
  covered: readonly string[] | undefined,
  counting: readonly string[],
): Memory['force'] {
  if (live === undefined || !live.set || live.at === undefined) return undefined;
  return { at: live.at, ...(live.actor === undefined ? {} : { actor: live.actor }), fingerprints: covered ?? counting };
}
