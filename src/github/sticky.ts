import type { Json } from '../core/json.ts';
import type { Client } from './client.ts';
import { statusOf } from './failure.ts';
import { marker, recall, type Memory } from './marker.ts';
import { at, text } from './payload.ts';

/** The sticky comment as it stands on the pull request. */
export interface Sticky {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** By GitHub's clock (ISO 8601), the one that dates labels too. */
  readonly updatedAt: string;
  readonly memory?: Memory;
}

/** One pull request of a repository. */
export interface PullRequestRef {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

/** Pages of 100 that are looked through. */
const PAGES = 100;

/**
 * Whose comments this token writes. `GET /user` refuses an installation's token, GraphQL's `viewer` does not; where
 * there is no GraphQL the first is asked. When neither answers, the token is taken for the workflow's own: a wrong
 * guess writes a second comment, and changes nobody else's.
 */
export async function tokenLogin(client: Client): Promise<string> {
  const asked = [
    // What octokit parsed from JSON is read as untrusted.
    async () => at(await client.graphql<Json>('{ viewer { login } }'), 'viewer'),
    async () => (await client.request('GET /user')).data as Json,
  ];
  for (const ask of asked) {
    const login = text(await ask().catch(() => undefined), 'login');
    if (login !== undefined) return login;
  }
  return 'github-actions[bot]';
}

/**
 * All comments of one gate, oldest first: those that begin with its marker **and** were written by `login`.
 * A marker that someone else planted is not ours to follow.
 */
export async function findStickies(
  client: Client,
  pull: PullRequestRef,
  key: string,
  login: string,
): Promise<Sticky[]> {
  const found: Sticky[] = [];
  let pages = 0;
  const parameters = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, per_page: 100 };
  for await (const page of client.paginate.iterator(
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    parameters,
  )) {
    for (const comment of page.data) {
      const body = comment.body ?? '';
      if (!body.startsWith(marker(key)) || bare(comment.user?.login) !== bare(login)) continue;
      const memory = recall(body);
      found.push({
        id: comment.id,
        url: comment.html_url,
        body,
        updatedAt: comment.updated_at,
        ...(memory === undefined ? {} : { memory }),
      });
    }
    pages += 1;
    if (pages >= PAGES) break;
  }
  return found.sort((a, b) => a.id - b.id);
}

/** GraphQL leaves out the `[bot]` that REST puts behind an installation's login. */
function bare(login: string | undefined): string | undefined {
  return login?.replace(/\[bot\]$/, '').toLowerCase();
}

/**
 * Writes the one comment: over the oldest of ours, or as a new one. When two runs wrote at the same time, the
 * oldest is kept and ours, if it is another, goes.
 *
 * @param body the whole text, beginning with the marker, at most 65,536 characters
 */
export async function writeSticky(
  client: Client,
  pull: PullRequestRef,
  key: string,
  login: string,
  body: string,
  known: readonly Sticky[],
): Promise<Sticky> {
  const oldest = known[0];
  if (oldest !== undefined) return update(client, pull, oldest, body);
  const created = await create(client, pull, body);
  const now = await findStickies(client, pull, key, login);
  const winner = now[0];
  if (winner === undefined || winner.id === created.id) return created;
  const updated = await update(client, pull, winner, body);
  await client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    owner: pull.owner,
    repo: pull.repo,
    comment_id: created.id,
  });
  return updated;
}

async function create(client: Client, pull: PullRequestRef, body: string): Promise<Sticky> {
  const { data } = await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    owner: pull.owner,
    repo: pull.repo,
    issue_number: pull.number,
    body,
  });
  return { id: Number(data.id), url: data.html_url, body, updatedAt: data.updated_at };
}

async function update(client: Client, pull: PullRequestRef, sticky: Sticky, body: string): Promise<Sticky> {
  if (sticky.body === body) return sticky;
  try {
    const { data } = await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      owner: pull.owner,
      repo: pull.repo,
      comment_id: sticky.id,
      body,
    });
    return { id: Number(data.id), url: data.html_url, body, updatedAt: data.updated_at };
  } catch (error) {
    // Someone deleted it while we ran.
    if (statusOf(error) === 404) return create(client, pull, body);
    throw error;
  }
}
