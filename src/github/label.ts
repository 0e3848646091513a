import type { JsonObject } from '../core/json.ts';
import { askObject, listAll, listPages, WrongAnswer } from './ask.ts';
import type { Client } from './client.ts';
import type { RunContext } from './context.ts';
import { groupPulls } from './merge-group.ts';
import { at, text } from './payload.ts';
import type { PullRequestRef } from './sticky.ts';

/** The force label, read live. */
export interface LiveLabel {
  readonly set: boolean;
  readonly label: string;
  /** Which pull request carries it: in a merge group it may be any of several. */
  readonly pull?: PullRequestRef;
  /** Who applied it, and when (ISO 8601). */
  readonly actor?: string;
  readonly at?: string;
  /** Why it is not known when it was applied, though it is set. */
  readonly historyFault?: unknown;
}

/**
 * The label as it is on the pull request now; in a merge group, on the pull requests of the group (each passed its own
 * check before it came there). Empty where a run has no pull request; else those that carry it, or one that is not set.
 *
 * @throws the client's error when the labels cannot be read
 */
export async function readLabels(client: Client, context: RunContext, label: string): Promise<LiveLabel[]> {
  const { owner, repo, trigger } = context;
  switch (trigger.event) {
    case 'pull_request':
    case 'pull_request_target':
      return [await labelOf(client, { owner, repo, number: trigger.number }, label)];
    case 'merge_group': {
      const set: LiveLabel[] = [];
      for (const number of await groupPulls(client, context, trigger)) {
        const live = await labelOf(client, { owner, repo, number }, label);
        if (live.set) set.push(live);
      }
      return set.length > 0 ? set : [{ set: false, label }];
    }
    case 'push':
    case 'release':
    case 'workflow_run':
    case 'other':
      return [];
    default:
      return trigger satisfies never;
  }
}

/** The label on one pull request. @throws the client's error */
export async function labelOf(client: Client, pull: PullRequestRef, label: string): Promise<LiveLabel> {
  const where = { owner: pull.owner, repo: pull.repo, issue_number: pull.number };
  const labels = await listAll(client, 'GET /repos/{owner}/{repo}/issues/{issue_number}/labels', where);
  const found = named(labels, label);
  if (found === undefined) {
    await agree(client, pull, label);
    return { set: false, label };
  }
  return { set: true, label: found, pull, ...(await applied(client, where, found)) };
}

/** GitHub keeps labels apart without regard to case. */
function named(labels: readonly unknown[], label: string): string | undefined {
  return labels
    .map((one) => text(one as JsonObject, 'name'))
    .find((name) => name?.toLowerCase() === label.toLowerCase());
}

/**
 * That a label is not there is believed when the pull request itself does not say otherwise: a list that came back
 * empty by mistake would turn a forced run red, and tell people to set the label that is set.
 */
async function agree(client: Client, { owner, repo, number }: PullRequestRef, label: string): Promise<void> {
  let labels: unknown;
  try {
    const parameters = { owner, repo, pull_number: number };
    labels = at(await askObject(client, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters), 'labels');
  } catch {
    return;
  }
  if (Array.isArray(labels) && named(labels, label) !== undefined)
    throw new WrongAnswer(`its lists do not agree on whether the label "${label}" is set`);
}

/** Who applied the label last, and when. Not knowing it takes nothing from the label itself. */
async function applied(
  client: Client,
  where: { owner: string; repo: string; issue_number: number },
  label: string,
): Promise<Pick<LiveLabel, 'actor' | 'at' | 'historyFault'>> {
  let last: Pick<LiveLabel, 'actor' | 'at'> = {};
  try {
    for await (const page of listPages(client, 'GET /repos/{owner}/{repo}/issues/{issue_number}/events', where)) {
      for (const event of page) {
        const when = text(event, 'created_at');
        if (when === undefined || text(event, 'event') !== 'labeled' || text(event, 'label', 'name') !== label)
          continue;
        const actor = text(event, 'actor', 'login');
        // An account that is gone has no name.
        last = { at: when, ...(actor !== undefined && { actor }) };
      }
    }
  } catch (historyFault) {
    return { historyFault };
  }
  return last.at === undefined ? { historyFault: new WrongAnswer('no event says when it was applied') } : last;
}
