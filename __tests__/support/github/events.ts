import { eventFaults } from './description.ts';
import { eventShape, user } from './shapes.ts';
import type { Pull, Run, World } from './world.ts';

/** An event as the runner hands it to a step: its name, its payload, and the ref and commit that come with it. */
export interface Event {
  readonly name: string;
  readonly payload: Record<string, unknown>;
  readonly ref: string;
  readonly sha: string;
}

function made(description: string, name: string, ref: string, sha: string, payload: Record<string, unknown>): Event {
  const faults = eventFaults(description, payload);
  if (faults.length > 0)
    throw new Error(`the test's ${description} is not what GitHub sends: ${faults.slice(0, 5).join('; ')}`);
  return { name, payload, ref, sha };
}

function repository(world: World, owner = world.owner): Record<string, unknown> {
  return {
    name: world.repo,
    full_name: `${owner}/${world.repo}`,
    owner: user(owner),
    private: world.isPrivate,
    default_branch: world.defaultBranch,
    fork: owner !== world.owner,
  };
}

function pullPayload(world: World, pull: Pull): Record<string, unknown> {
  const tip = (owner: string, ref: string, sha: string): object => ({
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: user(owner),
    repo: repository(world, owner),
  });
  return {
    number: pull.number,
    state: pull.state,
    labels: pull.labels.map((name, id) => ({ id, name })),
    user: user(pull.author),
    head: tip(pull.head.owner, pull.head.ref, pull.head.sha),
    base: tip(world.owner, pull.base.ref, pull.base.sha),
  };
}

/**
 * A `pull_request` event. As on GitHub the step's own commit is a merge commit that only the runner knows.
 */
export function pullRequest(
  world: World,
  pull: Pull,
  action: 'opened' | 'synchronize' | 'labeled' | 'unlabeled' = 'opened',
  label?: string,
): Event {
  const payload = eventShape(`pull-request-${action}`, {
    action,
    number: pull.number,
    repository: repository(world),
    sender: user(pull.author),
    pull_request: pullPayload(world, pull),
    ...(label === undefined ? {} : { label: { id: 1, name: label } }),
  });
  return made(
    `pull-request-${action}`,
    'pull_request',
    `refs/pull/${pull.number}/merge`,
    world.commit(`merge of #${pull.number}`),
    payload,
  );
}

export function push(world: World, ref: string, sha: string): Event {
  return made(
    'push',
    'push',
    ref,
    sha,
    eventShape('push', { ref, after: sha, repository: repository(world), sender: user('alice') }),
  );
}

export function release(world: World, tag: string, sha: string): Event {
  const payload = eventShape('release-published', {
    action: 'published',
    release: { tag_name: tag, draft: false, prerelease: false },
    repository: repository(world),
    sender: user('alice'),
  });
  return made('release-published', 'release', `refs/tags/${tag}`, sha, payload);
}

export function mergeGroup(
  world: World,
  group: { headSha: string; headRef: string; baseSha: string; baseRef?: string },
): Event {
  const payload = eventShape('merge-group-checks-requested', {
    action: 'checks_requested',
    merge_group: {
      head_sha: group.headSha,
      head_ref: `refs/heads/${group.headRef}`,
      base_sha: group.baseSha,
      base_ref: group.baseRef ?? 'refs/heads/main',
    },
    repository: repository(world),
    sender: user('alice'),
  });
  return made('merge-group-checks-requested', 'merge_group', `refs/heads/${group.headRef}`, group.headSha, payload);
}

export function workflowDispatch(world: World, sha: string): Event {
  const payload = eventShape('workflow-dispatch', {
    inputs: null,
    ref: 'refs/heads/main',
    workflow: '.github/workflows/compat.yml',
    repository: repository(world),
    sender: user('alice'),
  });
  return made('workflow-dispatch', 'workflow_dispatch', 'refs/heads/main', sha, payload);
}

/** A `workflow_run` event: the second half of the pair for forks, on the default branch. */
export function workflowRun(world: World, run: Run): Event {
  const payload = eventShape('workflow-run-completed', {
    action: 'completed',
    workflow: null,
    workflow_run: {
      id: run.id,
      name: run.workflow,
      event: run.event,
      head_sha: run.headSha,
      head_branch: run.headBranch,
      head_repository: { name: world.repo, full_name: `${run.headOwner}/${world.repo}`, owner: user(run.headOwner) },
      run_attempt: run.attempt,
      conclusion: run.conclusion,
      status: 'completed',
      path: run.path,
      workflow_id: run.workflowId,
      pull_requests: [],
    },
    repository: repository(world),
    sender: user('alice'),
  });
  return made(
    'workflow-run-completed',
    'workflow_run',
    `refs/heads/${world.defaultBranch}`,
    world.branches.get(world.defaultBranch) ?? world.commit('default'),
    payload,
  );
}
