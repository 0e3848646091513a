import { shape } from '../shapes.ts';
import type { Annotation, CheckRun, World } from '../world.ts';
import { NOT_FOUND, REPO, unprocessable, type Answer, type Origins, type Routes } from './route.ts';

interface Output {
  readonly title: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations?: readonly Annotation[];
}

function checkShape(world: World, run: CheckRun, origins: Origins): object {
  const url = `${origins.api}/repos/${world.fullName}/check-runs/${run.id}`;
  return shape('check-run', {
    id: run.id,
    name: run.name,
    head_sha: run.headSha,
    external_id: run.externalId,
    status: run.status,
    conclusion: run.conclusion,
    started_at: '2026-03-01T00:00:00Z',
    completed_at: run.status === 'completed' ? '2026-03-01T00:00:10Z' : null,
    url,
    html_url: `${origins.web}/${world.fullName}/runs/${run.id}`,
    output: {
      title: run.output.title,
      summary: run.output.summary,
      text: run.output.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
  });
}

/** What GitHub refuses although its description allows it. */
function impossible(body: Readonly<Record<string, unknown>>): Answer | undefined {
  if (body['status'] === 'completed' && body['conclusion'] === undefined)
    return unprocessable('conclusion is required when status is completed');
  const output = body['output'] as Output | undefined;
  for (const [name, text] of Object.entries({ summary: output?.summary, text: output?.text })) {
    if (text !== undefined && Buffer.byteLength(text) > 65_535)
      return unprocessable(`output.${name} is too long (maximum is 65535 bytes)`);
  }
  for (const annotation of output?.annotations ?? []) {
    if (annotation.start_line < 1 || annotation.end_line < annotation.start_line)
      return unprocessable('annotation lines');
    if (Buffer.byteLength(annotation.message) > 65_536 || (annotation.title ?? '').length > 255)
      return unprocessable('annotation text is too long');
    if (annotation.path === '' || annotation.path.startsWith('/')) return unprocessable('annotation path');
  }
  return undefined;
}

function apply(run: CheckRun, body: Readonly<Record<string, unknown>>): void {
  if (typeof body['name'] === 'string') run.name = body['name'];
  if (typeof body['external_id'] === 'string') run.externalId = body['external_id'];
  if (typeof body['status'] === 'string') run.status = body['status'];
  if (typeof body['conclusion'] === 'string') {
    run.conclusion = body['conclusion'];
    run.status = 'completed';
  }
  const output = body['output'] as Output | undefined;
  if (output === undefined) return;
  run.output = { title: output.title, summary: output.summary, text: output.text ?? null };
  // GitHub adds the annotations of an update to those that are there.
  run.annotations.push(...(output.annotations ?? []));
}

export const checkRoutes: Routes = {
  [`post ${REPO}/check-runs`]: {
    needs: [['checks', 'write']],
    answer(world, { body }, origins) {
      const refused = impossible(body);
      if (refused !== undefined) return refused;
      const sha = String(body['head_sha']);
      if (!world.commits.has(sha)) return unprocessable(`No commit found for SHA: ${sha}`);
      const run: CheckRun = {
        id: world.id(),
        name: '',
        headSha: sha,
        status: 'queued',
        conclusion: null,
        externalId: '',
        output: { title: '', summary: '', text: null },
        annotations: [],
      };
      apply(run, body);
      world.checkRuns.push(run);
      return { status: 201, body: checkShape(world, run, origins) };
    },
  },
  [`patch ${REPO}/check-runs/{check_run_id}`]: {
    needs: [['checks', 'write']],
    answer(world, { params, body }, origins) {
      const run = world.checkRuns.find((one) => String(one.id) === params['check_run_id']);
      if (run === undefined) return NOT_FOUND;
      const refused = impossible(body);
      if (refused !== undefined) return refused;
      apply(run, body);
      return { status: 200, body: checkShape(world, run, origins) };
    },
  },
  [`get ${REPO}/check-runs/{check_run_id}`]: {
    needs: [['checks', 'read']],
    answer(world, { params }, origins) {
      const run = world.checkRuns.find((one) => String(one.id) === params['check_run_id']);
      return run === undefined ? NOT_FOUND : { status: 200, body: checkShape(world, run, origins) };
    },
  },
  [`get ${REPO}/check-runs/{check_run_id}/annotations`]: {
    needs: [['checks', 'read']],
    answer(world, { params }) {
      const run = world.checkRuns.find((one) => String(one.id) === params['check_run_id']);
      return run === undefined
        ? NOT_FOUND
        : { list: run.annotations.map((annotation) => shape('check-annotation', { ...annotation })) };
    },
  },
  [`get ${REPO}/commits/{ref}/check-runs`]: {
    needs: [['checks', 'read']],
    answer(world, { params }, origins) {
      const commit = world.resolve(params['ref'] ?? '');
      if (commit === undefined) return NOT_FOUND;
      return {
        list: world.checkRuns.filter((run) => run.headSha === commit.sha).map((run) => checkShape(world, run, origins)),
        wrap: 'check_runs',
      };
    },
  },
};
