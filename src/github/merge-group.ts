import type { Client } from './client.ts';
import type { RunContext, Trigger } from './context.ts';

type Group = Extract<Trigger, { event: 'merge_group' }>;

/** Commits of a group that are asked for their pull requests: GitHub's groups hold at most 100. */
const COMMITS = 100;

/**
 * Numbers of the pull requests in a merge group: the one that the queue's branch is named for, and those of the
 * commits that the group adds to its base.
 *
 * @throws the client's error when the group's commits cannot be read
 */
export async function groupPulls(client: Client, context: RunContext, group: Group): Promise<number[]> {
  const numbers = new Set<number>();
  const named = /\/pr-(\d+)-[0-9a-f]+$/.exec(group.head.ref)?.[1];
  if (named !== undefined) numbers.add(Number(named));
  const where = { owner: context.owner, repo: context.repo };
  const { data } = await client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
    ...where,
    basehead: `${group.base.sha}...${group.head.sha}`,
  });
  for (const commit of data.commits.slice(0, COMMITS)) {
    const pulls = await client.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
      ...where,
      commit_sha: commit.sha,
    });
    for (const pull of pulls)
      if (pull.state === 'open' && pull.base.ref === baseBranch(group)) numbers.add(pull.number);
  }
  return [...numbers];
}

function baseBranch(group: Group): string {
  return group.base.ref.replace(/^refs\/heads\//, '');
}
