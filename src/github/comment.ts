import { renderMarkdown, type Links } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { askObject } from './ask.ts';
import { FOR_SURFACE, type Client } from './client.ts';
import { linksOf, runUrl, type RunContext } from './context.ts';
import { rememberForce } from './cover.ts';
import { explain, type Written } from './failure.ts';
import { COMMENT_LIMIT, marker, remember, type Memory } from './marker.ts';
import { text } from './payload.ts';
import { writeSticky, type Own, type PullRequestRef, type Sticky } from './sticky.ts';
import { NO_TOKEN, NOTHING, type CommentPolicy, type Surface } from './surface.ts';

/** The one comment on the pull request. */
export const comment: Surface = {
  name: 'comment',
  publish({ report, changed, settings }, { client, context, pull: state }) {
    const { pull, own, stickies, label, cover } = state;
    const occasion = { changed, breaks: hasBreaks(report), existing: stickies.length > 0 };
    if (pull === undefined || !wantsComment(settings.comment, occasion)) return NOTHING;
    if (client === undefined) return NO_TOKEN;
    // Comments that cannot be read cannot be updated either, and a second one at every push helps nobody.
    if (own === undefined) return NOTHING;
    const known = stickies[0]?.memory?.force;
    const force = rememberForce(label, known, cover?.state === 'all', context.sha, [report]);
    const body = commentBody([report], {
      key: own.key,
      memory: {
        contracts: own.contracts,
        sha: context.sha,
        read: state.read,
        ...(force !== undefined && { force }),
      },
      full: `[The full report](${runUrl(context)}) is in the run's artifact.`,
      links: linksOf(context),
      footer:
        `Run [${context.runId}](${runUrl(context)}), attempt ${context.attempt}, commit ` + context.sha.slice(0, 12),
    });
    return publishComment(client, context, pull, { own, body, known: stickies });
  },
};

/** What the policy looks at. */
export interface CommentOccasion {
  /** The contract differs from its baseline, or there is something to say. */
  readonly changed: boolean;
  readonly breaks: boolean;
  /** There is a comment of an earlier run: it must not go on saying what is no longer so. */
  readonly existing: boolean;
}

/** Whether a comment is written. Pure. */
export function wantsComment(policy: CommentPolicy, { changed, breaks, existing }: CommentOccasion): boolean {
  switch (policy) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'changes':
      return changed || existing;
    case 'breaks':
      return breaks || existing;
    default:
      return policy satisfies never;
  }
}

/** Whether a report tells of breaks, or of a failure to look for them. Pure. */
export function hasBreaks(report: Report): boolean {
  return report.counts.breaks > 0 || report.exitCode !== 0;
}

/** What stands around the report in a comment. Texts are our own Markdown. */
export interface CommentFrame {
  readonly key: string;
  readonly memory: Memory;
  /** Where the full report is, for a comment that had to be shortened. */
  readonly full: string;
  /** Where `file:line` is linked to. */
  readonly links?: Links;
  /** Which run this was, in one line. */
  readonly footer: string;
}

/**
 * The whole text of a sticky comment, at most 65,536 characters: marker, memory, reports, footer. Pure.
 * @param reports of one gate one; of the gates of another run several, which share the room
 */
export function commentBody(reports: readonly Report[], { key, memory, full, links, footer }: CommentFrame): string {
  const head = `${marker(key)}\n${remember(memory)}\n`;
  const tail = `\n---\n<sub>${footer}</sub>\n`;
  const between = '\n---\n\n';
  const room = COMMENT_LIMIT - head.length - tail.length;
  const limit = Math.floor(room / Math.max(1, reports.length)) - between.length;
  const options = { limit, full, ...(links !== undefined && { links }) };
  return `${head}${reports.map((report) => renderMarkdown(report, options)).join(between)}${tail}`;
}

/**
 * Writes the comment, or says why it could not. A run whose commit is no longer the pull request's head writes none.
 * @returns never throws for what GitHub answers
 */
export async function publishComment(
  client: Client,
  context: RunContext,
  pull: PullRequestRef,
  written: { readonly own: Own; readonly body: string; readonly known: readonly Sticky[] },
): Promise<Written> {
  try {
    const { owner, repo, number } = pull;
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const now = await askObject(client, route, { owner, repo, pull_number: number, ...FOR_SURFACE });
    if (text(now, 'head', 'sha') !== context.sha) return NOTHING;
    const sticky = await writeSticky(client, pull, written.own, written.body, written.known);
    return sticky === 'newer' ? NOTHING : { state: 'written', url: sticky.url };
  } catch (error) {
    const fork = context.trigger.event === 'pull_request' && context.trigger.fork;
    return {
      state: 'skipped',
      warning: explain('The pull-request comment could not be written', error, 'pull-requests: write', fork),
    };
  }
}
