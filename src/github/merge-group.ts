import { ask, askObject, listAll, WrongAnswer } from './ask.ts';
import type { Client } from './client.ts';
import type { RunContext, Trigger } from './context.ts';
import { statusOf } from './failure.ts';
import { isArray } from '../core/json.ts';
import { at, text, whole } from './payload.ts';

type Group = Extract<Trigger, { event: 'merge_group' }>;

/** Commits of a group that are asked for their pull requests: GitHub's groups hold at most 100. */
const COMMITS = 100;

/**
 * Numbers of the pull requests in a merge group, and in those ahead of it in the queue, on which it is built: the one
 * that the queue's branch is named for, those whose own branches of the queue are among its commits, and those that
 * GitHub lists for the commits. Counted from the base branch itself: the event's base commit is the group ahead.
 *
 * @throws the client's error when the group's commits cannot be read
 */
export async function groupPulls(client: Client, context: RunContext, group: Group): Promise<number[]> {
  const where = { owner: context.owner, repo: context.repo };
  const commits = await commitsOf(client, where, group);
  const numbers = new Set<number>();
  const named = numberIn(group.head.ref);
  if (named !== undefined) numbers.add(named);
  for (const number of await queued(client, where, group, new Set(commits))) numbers.add(number);
  for (const sha of commits.slice(-COMMITS)) {
    const pulls = await listAll(client, 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
      ...where,
      commit_sha: sha,
    });
    for (const pull of pulls) {
      const number = whole(pull, 'number');
      if (number !== undefined && text(pull, 'state') === 'open' && text(pull, 'base', 'ref') === baseBranch(group))
        numbers.add(number);
    }
  }
  return [...numbers];
}

async function commitsOf(client: Client, where: Where, group: Group): Promise<string[]> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const compare = (base: string): ReturnType<typeof askObject> =>
    askObject(client, route, { ...where, basehead: `${base}...${group.head.sha}` });
  const answer = await compare(baseBranch(group)).catch((error: unknown) => {
    if (statusOf(error) === 404) return compare(group.base.sha);
    throw error;
  });
  const commits = at(answer, 'commits');
  if (!isArray(commits)) throw new WrongAnswer('the answer holds no commits');
  return commits.flatMap((commit) => text(commit, 'sha') ?? []);
}

interface Where {
  readonly owner: string;
  readonly repo: string;
}

/**
 * GitHub alone writes the queue's branches: one stands for each pull request, at the commit that its group would be.
 */
async function queued(client: Client, where: Where, group: Group, commits: ReadonlySet<string>): Promise<number[]> {
  const prefix = /^refs\/(heads\/gh-readonly-queue\/.*\/)pr-\d+-[0-9a-f]+$/.exec(group.head.ref)?.[1];
  if (prefix === undefined) return [];
  const refs = await ask(client, 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}', { ...where, ref: prefix });
  if (!isArray(refs)) throw new WrongAnswer('the answer holds no branches of the queue');
  return refs.flatMap((ref) => {
    const number = numberIn(text(ref, 'ref') ?? '');
    return number !== undefined && commits.has(text(ref, 'object', 'sha') ?? '') ? [number] : [];
  });
}

function numberIn(ref: string): number | undefined {
  const digits = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(ref)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function baseBranch(group: Group): string {
  return group.base.ref.replace(/^refs\/heads\//, '');
}
