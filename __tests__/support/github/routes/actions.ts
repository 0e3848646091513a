import { shape, user } from '../shapes.ts';
import type { Artifact, Run, World } from '../world.ts';
import { NOT_FOUND, REPO, type Origins, type Request, type Routes } from './route.ts';

const READ = [['actions', 'read']] as const;

function artifactShape(world: World, artifact: Artifact, origins: Origins): object {
  const url = `${origins.api}/repos/${world.fullName}/actions/artifacts/${artifact.id}`;
  const run = world.runs.find((one) => one.id === artifact.runId);
  return shape('artifact', {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.zip.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    expires_at: '2026-12-31T00:00:00Z',
    updated_at: artifact.createdAt,
    workflow_run: {
      id: artifact.runId,
      repository_id: 1,
      head_repository_id: run?.headOwner === world.owner ? 1 : 2,
      head_branch: run?.headBranch ?? '',
      head_sha: run?.headSha ?? '',
    },
  });
}

export function runShape(world: World, run: Run, origins: Origins): object {
  const url = `${origins.api}/repos/${world.fullName}/actions/runs/${run.id}`;
  const minimal = (owner: string): object => ({
    name: world.repo,
    full_name: `${owner}/${world.repo}`,
    owner: user(owner),
    private: world.isPrivate,
  });
  return shape('workflow-run', {
    id: run.id,
    name: run.workflow,
    path: run.path,
    display_title: run.workflow,
    workflow_id: run.workflowId,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    run_attempt: run.attempt,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    url,
    html_url: `${origins.web}/${world.fullName}/actions/runs/${run.id}`,
    artifacts_url: `${url}/artifacts`,
    repository: minimal(world.owner),
    head_repository: minimal(run.headOwner),
    // For a fork GitHub leaves this list empty: who wants the pull request must look for it.
    pull_requests: [],
  });
}

function listed(
  world: World,
  { query }: Request,
  origins: Origins,
  of: (run: Run) => boolean,
): { list: object[]; wrap: string } {
  const status = query.get('status');
  const found = world.runs
    .filter(of)
    .filter((run) => [null, run.headBranch].includes(query.get('branch')))
    .filter((run) => [null, run.event].includes(query.get('event')))
    .filter((run) => [null, run.headSha].includes(query.get('head_sha')))
    .filter((run) => status === null || status === run.status || status === run.conclusion)
    .reverse();
  return { list: found.map((run) => runShape(world, run, origins)), wrap: 'workflow_runs' };
}

export const actionRoutes: Routes = {
  [`get ${REPO}/actions/runs`]: {
    needs: READ,
    answer: (world, request, origins) => listed(world, request, origins, () => true),
  },
  [`get ${REPO}/actions/workflows/{workflow_id}/runs`]: {
    needs: READ,
    answer: (world, request, origins) =>
      listed(world, request, origins, (run) =>
        [String(run.workflowId), run.path.split('/').at(-1)].includes(request.params['workflow_id']),
      ),
  },
  [`get ${REPO}/actions/runs/{run_id}`]: {
    needs: READ,
    answer(world, { params }, origins) {
      const run = world.runs.find((one) => String(one.id) === params['run_id']);
      return run === undefined ? NOT_FOUND : { status: 200, body: runShape(world, run, origins) };
    },
  },
  [`get ${REPO}/actions/runs/{run_id}/artifacts`]: {
    needs: READ,
    answer: (world, { params, query }, origins) => ({
      list: world.artifacts
        .filter((one) => String(one.runId) === params['run_id'] && [null, one.name].includes(query.get('name')))
        .map((one) => artifactShape(world, one, origins)),
      wrap: 'artifacts',
    }),
  },
  [`get ${REPO}/actions/artifacts`]: {
    needs: READ,
    answer: (world, { query }, origins) => ({
      list: world.artifacts
        .filter((one) => [null, one.name].includes(query.get('name')))
        .reverse()
        .map((one) => artifactShape(world, one, origins)),
      wrap: 'artifacts',
    }),
  },
  [`get ${REPO}/actions/artifacts/{artifact_id}`]: {
    needs: READ,
    answer(world, { params }, origins) {
      const artifact = world.artifacts.find((one) => String(one.id) === params['artifact_id']);
      return artifact === undefined ? NOT_FOUND : { status: 200, body: artifactShape(world, artifact, origins) };
    },
  },
  [`get ${REPO}/actions/artifacts/{artifact_id}/{archive_format}`]: {
    needs: READ,
    answer(world, { params }, origins) {
      const artifact = world.artifacts.find((one) => String(one.id) === params['artifact_id']);
      if (artifact === undefined || params['archive_format'] !== 'zip') return NOT_FOUND;
      if (artifact.expired) return { status: 410, body: { message: 'Artifact has expired' } };
      return { status: 302, headers: { location: `${origins.storage}/artifacts/${artifact.id}?sig=signed` } };
    },
  },
};
