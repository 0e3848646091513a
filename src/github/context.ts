import { ConfigError } from '../core/errors.ts';
import type { Json } from '../core/json.ts';
import type { Links } from '../report/index.ts';
import { at, text, whole } from './payload.ts';

/** A commit and the ref it came from. */
export interface Tip {
  readonly sha: string;
  readonly ref: string;
}

/** What started the run. */
export type Trigger =
  | {
      readonly event: 'pull_request' | 'pull_request_target';
      readonly number: number;
      /** `labeled`, `synchronize` …, as the payload says it: a re-run says the same again. */
      readonly action: string;
      /** The label that was set or removed, when the action is one of these. */
      readonly label?: string;
      readonly head: Tip;
      readonly base: Tip;
      /** From another repository: the token is read-only (except on `pull_request_target`). */
      readonly fork: boolean;
    }
  | {
      readonly event: 'push';
      readonly branch?: string;
      readonly tag?: string;
      /** The commit that the ref stood on before; absent where the push made it. */
      readonly before?: string;
    }
  | { readonly event: 'release'; readonly tag: string; readonly prerelease: boolean }
  | { readonly event: 'merge_group'; readonly head: Tip; readonly base: Tip }
  | {
      readonly event: 'workflow_run';
      readonly run: {
        readonly id: number;
        readonly attempt: number;
        readonly workflow: string;
        readonly event: string;
        readonly headSha: string;
        readonly headBranch: string;
        readonly headOwner: string;
        /** ISO 8601. */
        readonly createdAt: string;
      };
    }
  /** `workflow_dispatch`, `schedule` and whatever else a workflow lists. */
  | { readonly event: 'other'; readonly name: string };

/** One run of the Action, as the runner's environment and the event payload describe it. */
export interface RunContext {
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The workflow's name, as people see it. */
  readonly workflow: string;
  /** File name of the workflow, such as `compat.yml`. */
  readonly workflowFile?: string;
  readonly job: string;
  /** The step's id, or what the runner calls it. */
  readonly step: string;
  readonly runId: number;
  readonly attempt: number;
  /** The commit under test: a pull request's head, never the merge commit that GitHub makes for it. */
  readonly sha: string;
  /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`. */
  readonly ref: string;
  readonly defaultBranch?: string;
  readonly trigger: Trigger;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the runner's environment and the event payload. Pure.
 *
 * @param env the `GITHUB_*` variables
 * @param payload the event, parsed; fields that are not there are taken from the environment where it has them
 * @throws ConfigError outside the Actions runner, or when the payload lacks what its event must have
 */
export function readContext(env: Env, payload: Json): RunContext {
  const [owner, repo] = required(env, 'GITHUB_REPOSITORY').split('/');
  if (owner === undefined || repo === undefined || owner === '' || repo === '') {
    throw new ConfigError(
      `GITHUB_REPOSITORY is "${env['GITHUB_REPOSITORY'] ?? ''}", expected owner/name as the Actions runner sets it.`,
    );
  }
  const ref = env['GITHUB_REF'] ?? '';
  const trigger = readTrigger(required(env, 'GITHUB_EVENT_NAME'), payload, ref);
  const workflowFile = /\/([^/@]+\.ya?ml)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1];
  const defaultBranch = text(payload, 'repository', 'default_branch');
  return {
    owner,
    repo,
    apiUrl: trimSlash(env['GITHUB_API_URL'] ?? 'https://api.github.com'),
    serverUrl: trimSlash(env['GITHUB_SERVER_URL'] ?? 'https://github.com'),
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    ...(workflowFile === undefined ? {} : { workflowFile }),
    job: env['GITHUB_JOB'] ?? '',
    step: env['GITHUB_ACTION'] ?? '',
    runId: Number(env['GITHUB_RUN_ID'] ?? 0),
    attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
    sha: 'head' in trigger ? trigger.head.sha : (env['GITHUB_SHA'] ?? ''),
    ref,
    ...(defaultBranch === undefined ? {} : { defaultBranch }),
    trigger,
  };
}

function required(env: Env, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') {
    throw new ConfigError(
      `${name} is not set: the Action runs in a GitHub workflow. On a terminal use the command, berm-compat.`,
    );
  }
  return value;
}

function readTrigger(event: string, payload: Json, ref: string): Trigger {
  switch (event) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequest(event, payload);
    case 'push':
      return {
        event,
        ...(ref.startsWith('refs/heads/')
          ? { branch: ref.slice(11) }
          : ref.startsWith('refs/tags/')
            ? { tag: ref.slice(10) }
            : {}),
        ...beforeIn(payload),
      };
    case 'release':
      return {
        event,
        tag: text(payload, 'release', 'tag_name') ?? ref.replace(/^refs\/tags\//, ''),
        prerelease: at(payload, 'release', 'prerelease') === true,
      };
    case 'merge_group':
      return {
        event,
        head: {
          sha: need(payload, event, 'merge_group', 'head_sha'),
          ref: need(payload, event, 'merge_group', 'head_ref'),
        },
        base: {
          sha: need(payload, event, 'merge_group', 'base_sha'),
          ref: need(payload, event, 'merge_group', 'base_ref'),
        },
      };
    case 'workflow_run':
      return workflowRun(payload);
    default:
      return { event: 'other', name: event };
  }
}

/** GitHub writes zeros where there was nothing. */
function beforeIn(payload: Json): { readonly before?: string } {
  const before = text(payload, 'before');
  return before === undefined || !/^[0-9a-f]{40,64}$/.test(before) || /^0+$/.test(before) ? {} : { before };
}

function pullRequest(event: 'pull_request' | 'pull_request_target', payload: Json): Trigger {
  const pull = at(payload, 'pull_request');
  const number = whole(pull, 'number') ?? whole(payload, 'number');
  if (number === undefined) throw incomplete(event, 'pull_request.number');
  const label = text(payload, 'label', 'name');
  return {
    event,
    number,
    action: text(payload, 'action') ?? '',
    ...(label === undefined ? {} : { label }),
    head: { sha: need(payload, event, 'pull_request', 'head', 'sha'), ref: text(pull, 'head', 'ref') ?? '' },
    base: {
      sha: need(payload, event, 'pull_request', 'base', 'sha'),
      ref: need(payload, event, 'pull_request', 'base', 'ref'),
    },
    // A fork that was deleted leaves no repository behind; it was one.
    fork: text(pull, 'head', 'repo', 'full_name') !== text(pull, 'base', 'repo', 'full_name'),
  };
}

function workflowRun(payload: Json): Trigger {
  const run = at(payload, 'workflow_run');
  const id = whole(run, 'id');
  if (id === undefined) throw incomplete('workflow_run', 'workflow_run.id');
  return {
    event: 'workflow_run',
    run: {
      id,
      attempt: whole(run, 'run_attempt') ?? 1,
      workflow: text(run, 'name') ?? '',
      event: text(run, 'event') ?? '',
      headSha: need(payload, 'workflow_run', 'workflow_run', 'head_sha'),
      headBranch: text(run, 'head_branch') ?? '',
      headOwner: text(run, 'head_repository', 'owner', 'login') ?? '',
      createdAt: text(run, 'created_at') ?? '',
    },
  };
}

function need(payload: Json, event: string, ...names: readonly string[]): string {
  const found = text(payload, ...names);
  if (found === undefined) throw incomplete(event, names.join('.'));
  return found;
}

function incomplete(event: string, field: string): ConfigError {
  return new ConfigError(
    `The event payload of "${event}" has no ${field}. GITHUB_EVENT_PATH must hold the event as GitHub sends it.`,
  );
}

function trimSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** What a baseline needs to know of where this run stands: the commit, what it is based on, and this workflow. Pure. */
export function whereabouts(context: RunContext): {
  readonly owner: string;
  readonly repo: string;
  readonly sha: string;
  readonly ref: string;
  readonly baseSha?: string;
  readonly baseBranch?: string;
  readonly workflow?: string;
  readonly beforeSha?: string;
} {
  const { owner, repo, sha, ref, trigger, workflowFile, defaultBranch } = context;
  const base = 'base' in trigger ? trigger.base : undefined;
  const baseBranch =
    base?.ref.replace(/^refs\/heads\//, '') ?? (trigger.event === 'push' ? trigger.branch : undefined) ?? defaultBranch;
  return {
    owner,
    repo,
    sha,
    ref,
    ...(base !== undefined && { baseSha: base.sha }),
    ...(baseBranch !== undefined && { baseBranch }),
    ...(workflowFile !== undefined && { workflow: workflowFile }),
    ...(trigger.event === 'push' && trigger.before !== undefined && { beforeSha: trigger.before }),
  };
}

/** What `file:line` of a report is linked to: the commit under test. */
export function linksOf({ serverUrl, owner, repo, sha }: RunContext): Links {
  return { server: serverUrl, repository: `${owner}/${repo}`, commit: sha };
}

/** The address of this run's page. */
export function runUrl(context: RunContext): string {
  return `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${context.runId}`;
}
