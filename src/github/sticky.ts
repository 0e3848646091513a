import type { JsonObject } from '../core/json.ts';
import { askObject, listPages, WrongAnswer } from './ask.ts';
import { isBy, type Author } from './author.ts';
import { FOR_SURFACE, TO_DECIDE, type Client, type Purpose } from './client.ts';
import { statusOf } from './failure.ts';
import { marker, recall, type Memory } from './marker.ts';
import { text, whole } from './payload.ts';

/** The sticky comment as it stands on the pull request. */
export interface Sticky {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly memory?: Memory;
}

/** One pull request of a repository. */
export interface PullRequestRef {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

/** Which comments are a gate's own. */
export interface Own {
  readonly key: string;
  readonly author: Author;
  /** `lineDigests()` of its contracts. Empty: whatever they are. */
  readonly contracts: readonly string[];
}

const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/**
 * All comments of one gate, the one to write to first: those that begin with its marker **and** were written by its
 * author. A marker that someone else planted is not ours to follow. Of gates that share a key each has the comment
 * whose contracts are most like its own; among equals the oldest.
 */
export async function findStickies(
  client: Client,
  pull: PullRequestRef,
  own: Own,
  purpose: Purpose = TO_DECIDE,
): Promise<Sticky[]> {
  const found: Sticky[] = [];
  const where = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, ...purpose };
  let seen = 0;
  for await (const page of listPages(client, COMMENTS, where)) {
    seen += page.length;
    for (const comment of page) {
      if (!(text(comment, 'body') ?? '').startsWith(`${marker(own.key)}\n`) || !isBy(comment, own.author)) continue;
      const sticky = stickyOf(comment);
      if (alike(sticky, own) > 0) found.push(sticky);
    }
  }
  if (seen === 0 && purpose === TO_DECIDE) await refuseEmpty(client, pull);
  return found.sort((a, b) => alike(b, own) - alike(a, own) || a.id - b.id);
}

/** That there are no comments is believed when the pull request itself counts none. */
async function refuseEmpty(client: Client, { owner, repo, number }: PullRequestRef): Promise<void> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const count = whole(await askObject(client, route, { owner, repo, pull_number: number }), 'comments');
  if (count !== undefined && count > 0) throw new WrongAnswer(`the list of comments is empty, and there are ${count}`);
}

/** How much of their contracts two gates share: 0 to 1. */
function alike({ memory }: Sticky, { contracts }: Own): number {
  const theirs = memory?.contracts ?? [];
  if (theirs.length === 0 || contracts.length === 0) return 0.5;
  const shared = contracts.filter((one) => theirs.includes(one)).length;
  return shared / new Set([...contracts, ...theirs]).size;
}

function stickyOf(comment: JsonObject): Sticky {
  const id = whole(comment, 'id');
  if (id === undefined) throw new WrongAnswer('a comment without a number');
  const body = text(comment, 'body') ?? '';
  const memory = recall(body);
  return { id, url: text(comment, 'html_url') ?? '', body, ...(memory !== undefined && { memory }) };
}

/** `newer`: a run that read the pull request later has written already, and was left alone. */
export type WrittenSticky = Sticky | 'newer';

/**
 * Writes the one comment: over the oldest of ours, or as a new one. When two runs wrote at the same time, the
 * oldest is kept and ours, if it is another, goes.
 *
 * @param body the whole text, beginning with the marker, at most 65,536 characters
 */
export async function writeSticky(
  client: Client,
  pull: PullRequestRef,
  own: Own,
  body: string,
  known: readonly Sticky[],
): Promise<WrittenSticky> {
  const oldest = known[0];
  if (oldest !== undefined) return update(client, pull, oldest, body);
  const created = await create(client, pull, body);
  const winner = (await findStickies(client, pull, own, FOR_SURFACE))[0];
  if (winner === undefined || winner.id === created.id) return created;
  const updated = await update(client, pull, winner, body);
  const parameters = { owner: pull.owner, repo: pull.repo, comment_id: created.id };
  await client.request(`DELETE ${COMMENT}`, { ...parameters, ...FOR_SURFACE });
  return updated;
}

async function create(client: Client, pull: PullRequestRef, body: string): Promise<Sticky> {
  const parameters = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, body, ...FOR_SURFACE };
  return stickyOf(await askObject(client, 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments', parameters));
}

async function update(client: Client, pull: PullRequestRef, sticky: Sticky, body: string): Promise<WrittenSticky> {
  const parameters = { owner: pull.owner, repo: pull.repo, comment_id: sticky.id, ...FOR_SURFACE };
  try {
    // As it is now: a slower or an older run must not overwrite what a later one says.
    const now = stickyOf(await askObject(client, `GET ${COMMENT}`, parameters));
    if ((now.memory?.read ?? 0) > (recall(body)?.read ?? 0)) return 'newer';
    if (now.body === body) return now;
    return stickyOf(await askObject(client, `PATCH ${COMMENT}`, { ...parameters, body }));
  } catch (error) {
    // Someone deleted it while we ran.
    if (statusOf(error) === 404) return create(client, pull, body);
    throw error;
  }
}
