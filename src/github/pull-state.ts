import { tokenAuthor, type Author } from './author.ts';
import { FOR_SURFACE, TO_DECIDE, type Client, type Purpose } from './client.ts';
import type { RunContext } from './context.ts';
import { coverOf, coversTogether, type Cover, type Remembered } from './cover.ts';
import { explain } from './failure.ts';
import { readLabels, type LiveLabel } from './label.ts';
import { findStickies, type Own, type PullRequestRef, type Sticky } from './sticky.ts';

/** What the pull request says before the run: our earlier comment, and the force label. */
export interface PullState {
  /** The pull request that this run comments on; absent outside of one. */
  readonly pull?: PullRequestRef;
  /** Which comments are this gate's; absent where they could not be read. */
  readonly own?: Own;
  /** Comments of this gate, the one to write to first. */
  readonly stickies: readonly Sticky[];
  /** Absent where a label means nothing. */
  readonly label?: LiveLabel;
  /** What the label covers; absent where it is not set. */
  readonly cover?: Cover;
  /** Why the label could not be read; whether it would have mattered is for the gate to say. */
  readonly labelFault?: string;
  /** When this was read: epoch milliseconds. */
  readonly read: number;
  /** What could not be read, and what to do about it. */
  readonly warnings: readonly string[];
}

/** The pull request of a run; undefined for pushes, releases, merge groups and the like. */
export function pullOf({ owner, repo, trigger }: RunContext): PullRequestRef | undefined {
  return 'number' in trigger ? { owner, repo, number: trigger.number } : undefined;
}

export interface PullOptions {
  readonly key: string;
  /** Of the comment that the second workflow writes for forks. */
  readonly forkKey: string;
  /** `lineDigests()` of this gate's contracts. */
  readonly contracts: readonly string[];
  readonly label: string;
  readonly covers: 'pull-request' | 'findings';
  readonly now: number;
}

/** Reads the pull request live: a re-run replays the event, and what the event said of labels may be long past. */
export async function readPullState(client: Client, context: RunContext, options: PullOptions): Promise<PullState> {
  const pull = pullOf(context);
  const warnings: string[] = [];
  let labels: readonly LiveLabel[] = [];
  let labelFault: string | undefined;
  try {
    labels = await readLabels(client, context, options.label);
  } catch (error) {
    labelFault = explain(`The label "${options.label}" could not be read`, error, 'pull-requests: read');
  }
  const set = labels.filter((label) => label.set);
  if (pull === undefined && set.length === 0) return stateOf({ labels, labelFault, warnings, read: options.now });
  // Only what the label covers rests on what the comment remembers.
  const purpose = set.length > 0 && options.covers === 'findings' ? TO_DECIDE : FOR_SURFACE;
  const author = await tokenAuthor(client, purpose);
  const own = { key: options.key, author, contracts: options.contracts };
  const seen = pull === undefined ? undefined : await readStickies(client, pull, own, warnings, purpose);
  const cover = set.length === 0 ? undefined : await coverAll(client, context, set, { own, seen, purpose }, options);
  if (cover !== undefined && options.covers === 'findings' && 'why' in cover)
    warnings.push(`The label "${options.label}" is set and covers nothing: ${cover.why}.`);
  return stateOf({
    labels,
    labelFault,
    warnings,
    read: options.now,
    pull,
    ...(seen !== undefined && 'stickies' in seen && { own, stickies: seen.stickies }),
    cover,
  });
}

/** The parts that are there. */
function stateOf(parts: {
  readonly labels: readonly LiveLabel[];
  readonly labelFault: string | undefined;
  readonly warnings: readonly string[];
  readonly read: number;
  readonly pull?: PullRequestRef | undefined;
  readonly own?: Own;
  readonly stickies?: readonly Sticky[];
  readonly cover?: Cover | undefined;
}): PullState {
  const { labels, labelFault, warnings, read, pull, own, stickies = [], cover } = parts;
  const [label] = labels;
  return {
    stickies,
    warnings,
    read,
    ...(pull !== undefined && { pull }),
    ...(own !== undefined && { own }),
    ...(label !== undefined && { label }),
    ...(cover !== undefined && { cover }),
    ...(labelFault !== undefined && { labelFault }),
  };
}

type Seen = { readonly stickies: readonly Sticky[] } | { readonly fault: string };

async function readStickies(
  client: Client,
  pull: PullRequestRef,
  own: Own,
  warnings: string[],
  purpose: Purpose,
): Promise<Seen> {
  try {
    return { stickies: await findStickies(client, pull, own, purpose) };
  } catch (error) {
    const fault = explain('The comments of the pull request could not be read', error, 'pull-requests: read');
    warnings.push(fault);
    return { fault };
  }
}

/** What all labels cover together: each by what the comment on its own pull request remembers. */
async function coverAll(
  client: Client,
  context: RunContext,
  labels: readonly LiveLabel[],
  { own, seen, purpose }: { readonly own: Own; readonly seen: Seen | undefined; readonly purpose: Purpose },
  { forkKey }: PullOptions,
): Promise<Cover> {
  const { trigger } = context;
  const fork = trigger.event === 'pull_request' && trigger.fork;
  const covers: Cover[] = [];
  for (const live of labels) {
    const known = fork || seen === undefined ? undefined : seen;
    const looked = fork ? { ...own, key: forkKey, contracts: [] } : own;
    const found =
      known ??
      (live.pull === undefined ? { stickies: [] } : await readStickies(client, live.pull, looked, [], purpose));
    covers.push(coverOf(live, context, rememberedIn(found, own.author)));
  }
  return coversTogether(covers);
}

function rememberedIn(seen: Seen, author: Author): Remembered {
  if ('fault' in seen) return seen;
  const [sticky] = seen.stickies;
  if (sticky === undefined && author.assumed === true)
    return { fault: 'GitHub does not say who this token writes as, so its comments cannot be told from others' };
  return { memory: sticky?.memory };
}
