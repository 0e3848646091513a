import { findStickies, tokenLogin, type PullRequestRef, type Sticky } from './sticky.ts';
import type { Client } from './client.ts';
import type { RunContext } from './context.ts';
import { explain } from './failure.ts';
import { coveredBy, readLabel, type LiveLabel } from './label.ts';

/** What the pull request says before the run: our earlier comment, and the force label. */
export interface PullState {
  /** The pull request that this run comments on; absent outside of one. */
  readonly pull?: PullRequestRef;
  /** Who this token writes as. */
  readonly login?: string;
  /** Comments of this gate, oldest first. */
  readonly stickies: readonly Sticky[];
  /** Absent where a label means nothing. */
  readonly label?: LiveLabel;
  /** Fingerprints that were there when the label was applied; absent: not known, or there is no label. */
  readonly covered?: readonly string[];
  /** What could not be read, and what to do about it. */
  readonly warnings: readonly string[];
}

/** The pull request of a run; undefined for pushes, releases, merge groups and the like. */
export function pullOf({ owner, repo, trigger }: RunContext): PullRequestRef | undefined {
  return 'number' in trigger ? { owner, repo, number: trigger.number } : undefined;
}

/**
 * Reads the pull request live: a re-run replays the event, and what the event said of labels may be long past.
 * A label that cannot be read counts as not set, with a warning.
 */
export async function readPullState(
  client: Client,
  context: RunContext,
  options: { readonly key: string; readonly label: string },
): Promise<PullState> {
  const warnings: string[] = [];
  const pull = pullOf(context);
  const label = await readLabel(client, context, options.label).catch((error: unknown): LiveLabel => {
    warnings.push(
      explain(`The label "${options.label}" could not be read, so it counts as not set`, error, 'pull-requests: read'),
    );
    return { set: false, label: options.label };
  });
  const seen = pull === undefined ? undefined : await readStickies(client, pull, options.key, warnings);
  const covered = label === undefined ? undefined : coveredBy(label, context, seen?.stickies[0]);
  return {
    ...(pull !== undefined && { pull }),
    ...(seen !== undefined && { login: seen.login }),
    stickies: seen?.stickies ?? [],
    ...(label !== undefined && { label }),
    ...(covered !== undefined && { covered }),
    warnings,
  };
}

async function readStickies(
  client: Client,
  pull: PullRequestRef,
  key: string,
  warnings: string[],
): Promise<{ login: string; stickies: Sticky[] } | undefined> {
  try {
    const login = await tokenLogin(client);
    return { login, stickies: await findStickies(client, pull, key, login) };
  } catch (error) {
    warnings.push(explain('The comments of the pull request could not be read', error, 'pull-requests: read'));
    return undefined;
  }
}
