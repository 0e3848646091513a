import type { JsonObject } from '../core/json.ts';
import { ContractError, SourceError } from '../core/errors.ts';
import { expectOk, type HttpClient } from '../net/index.ts';
import type { Report } from '../report/model.ts';
import { unzipEntry } from '../sources/zip.ts';
import { readArtifactName } from './artifact-files.ts';
import { listAll } from './ask.ts';
import type { Client } from './client.ts';
import type { RunContext } from './context.ts';
import { explain } from './failure.ts';
import { at, text, whole } from './payload.ts';

/** Reports of one run that are taken, one of each gate; more belong to nobody who means well. */
const REPORTS = 5;
/** Bytes of a zip, and of the report in it. A report of a thousand breaks takes two million. */
const ZIP_LIMIT = 64 * 1024 * 1024;
const REPORT_LIMIT = 16 * 1024 * 1024;

/** How the other run's artifacts are reached. */
export interface ReportSource {
  readonly client: Client;
  readonly http: HttpClient;
  readonly token: string;
  readonly context: RunContext;
}

/** What another run left behind: its reports, and why others are not used. */
export interface ForkReports {
  readonly reports: readonly Report[];
  readonly faults: readonly SourceError[];
}

/**
 * The reports in the artifacts of another run, which belongs to whoever opened the pull request: only `report.json` is
 * taken out of each, within limits, and held against the report's schema. One that is no good takes nothing from the
 * others.
 *
 * @throws SourceError when the artifacts cannot be listed
 */
export async function readForkReports(source: ReportSource, runId: number): Promise<ForkReports> {
  const reports: Report[] = [];
  const faults: SourceError[] = [];
  for (const id of latest(await list(source, runId))) {
    try {
      const report = await reportIn(source, id);
      if (report !== undefined) reports.push(report);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      faults.push(error);
    }
  }
  return { reports, faults };
}

async function list({ client, context }: ReportSource, runId: number): Promise<readonly JsonObject[]> {
  const where = { owner: context.owner, repo: context.repo, run_id: runId };
  try {
    return await listAll(client, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', where, 'artifacts');
  } catch (error) {
    throw new SourceError(explain('The artifacts of the run could not be listed', error, 'actions: read'), {
      cause: error,
    });
  }
}

/** The last attempt's artifact of each gate, a few at most. Pure. */
function latest(listed: readonly JsonObject[]): number[] {
  const newest = new Map<string, { id: number; attempt: number }>();
  for (const artifact of listed) {
    const id = whole(artifact, 'id');
    const about = at(artifact, 'expired') === true ? undefined : readArtifactName(text(artifact, 'name') ?? '');
    if (id === undefined || about === undefined || (newest.get(about.key)?.attempt ?? 0) >= about.attempt) continue;
    newest.set(about.key, { id, attempt: about.attempt });
  }
  return [...newest.values()].slice(0, REPORTS).map(({ id }) => id);
}

async function reportIn({ http, token, context }: ReportSource, id: number): Promise<Report | undefined> {
  const what = `artifact ${id}`;
  const url = `${context.apiUrl}/repos/${context.owner}/${context.repo}/actions/artifacts/${id}/zip`;
  const headers = { accept: 'application/vnd.github+json' };
  const response = await expectOk(await http.send({ url, authorization: `Bearer ${token}`, headers, what }), what);
  const bytes = unzipEntry(await response.bytes(ZIP_LIMIT), 'report.json', REPORT_LIMIT, what);
  if (bytes === undefined) return undefined;
  // Holding a report against its schema takes a validator; only a run for a fork needs one.
  const { parseReport } = await import('../report/parse.ts');
  try {
    return parseReport(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    if (!(cause instanceof ContractError || cause instanceof TypeError)) throw cause;
    const message = `${what}: ${cause.message} It comes from the pull request's own run and is not used.`;
    throw new SourceError(message, { cause });
  }
}
