import { annotations, renderMarkdown, reportTitle, type Annotation } from '../report/index.ts';
import type { Report, Verdict } from '../report/model.ts';
import { shorten, visible } from '../report/untrusted.ts';
import type { JsonObject } from '../core/json.ts';
import { askObject, listAll, WrongAnswer } from './ask.ts';
import { FOR_SURFACE, type Client } from './client.ts';
import { linksOf, runUrl, type RunContext } from './context.ts';
import { explain, statusOf, type Written } from './failure.ts';
import { text, whole } from './payload.ts';
import { NO_TOKEN, NOTHING, type Surface } from './surface.ts';

/** GitHub's limits: annotations in one request, bytes of a text, characters of an annotation's title. */
const PER_REQUEST = 50;
const TEXT_LIMIT = 65_535;
const TITLE_LIMIT = 255;
const MESSAGE_LIMIT = 16_000;
/** Annotations at most: twenty requests, about as many seconds. The rest is counted. */
const ANNOTATIONS = 1000;

const CONCLUSIONS: Readonly<Record<Verdict, 'success' | 'neutral' | 'failure'>> = {
  compatible: 'success',
  'first-release': 'success',
  reported: 'success',
  forced: 'neutral',
  refused: 'failure',
  invalid: 'failure',
  error: 'failure',
};

/** The check run on the commit under test, with its annotations. */
export const check: Surface = {
  name: 'check',
  publish({ report, settings }, { client, context, identity }) {
    if (!settings.check) return NOTHING;
    if (client === undefined) return NO_TOKEN;
    const full = `[The full report](${runUrl(context)}) is in the run's artifact.`;
    return publishCheck(client, context, {
      name: identity.title,
      conclusion: report.exitCode === 0 ? CONCLUSIONS[report.verdict] : 'failure',
      title: checkTitle(report),
      summary: renderMarkdown(report, { limit: TEXT_LIMIT - 500, unit: 'bytes', full, links: linksOf(context) }),
      annotations: settings.annotations ? annotations(report) : [],
      externalId: `${context.runId}-${context.attempt}-${identity.key}`,
    });
  },
};

/** `weather 1.4.0 → 1.5.0: 3 breaking changes`. Pure. */
export function checkTitle(report: Report): string {
  return reportTitle(report);
}

export interface CheckContent {
  readonly name: string;
  readonly conclusion: 'success' | 'neutral' | 'failure';
  /** One line. */
  readonly title: string;
  /** Markdown, at most 65,535 bytes. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  /** Tells the check runs of different gates apart. */
  readonly externalId: string;
}

interface Output {
  readonly title: string;
  readonly summary: string;
}

/** As the checks API takes it. */
interface PlacedAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: Annotation['level'];
  title: string;
  message: string;
}

/**
 * Publishes the check run on the commit under test: annotations 50 at a time, in order, and completed with the last
 * of them, so that a check is never seen finished with half of its annotations.
 *
 * @returns never throws for what GitHub answers
 */
export async function publishCheck(client: Client, context: RunContext, content: CheckContent): Promise<Written> {
  const where = { owner: context.owner, repo: context.repo };
  const batches = batchesOf(content.annotations);
  const output = { title: shorten(visible(content.title), TITLE_LIMIT), summary: content.summary };
  const step = (index: number) => ({
    output: { ...output, annotations: batches[index] ?? [] },
    ...(index < batches.length - 1
      ? { status: 'in_progress' as const }
      : { status: 'completed' as const, conclusion: content.conclusion }),
  });
  let begun: Begun | undefined;
  try {
    begun = await begin(client, context, {
      name: content.name,
      head_sha: context.sha,
      details_url: runUrl(context),
      external_id: content.externalId,
      ...step(0),
    });
    for (let index = 1; index < batches.length; index += 1)
      await proceed(
        client,
        { ...where, check_run_id: begun.id },
        step(index),
        batches.slice(0, index + 1).flat().length,
      );
    return { state: 'written', ...(begun.url !== undefined && { url: begun.url }) };
  } catch (error) {
    if (begun !== undefined) await finish(client, { ...where, check_run_id: begun.id }, content, output);
    const fork = context.trigger.event === 'pull_request' && context.trigger.fork;
    const what =
      begun === undefined
        ? 'The check run could not be created'
        : 'The check run could not be completed with all its annotations';
    return { state: 'skipped', warning: explain(what, error, 'checks: write', fork) };
  }
}

interface Begun {
  readonly id: number;
  readonly url?: string;
}

/** A write that may have been taken although no answer came is not simply sent again. */
const ONCE = { request: { surface: true, retries: 0 } } as const;
const CHECK = '/repos/{owner}/{repo}/check-runs/{check_run_id}';

/**
 * Creates the check run; where GitHub broke off, it is looked for first: two of one name would be one for ever in
 * progress.
 */
async function begin(
  client: Client,
  { owner, repo, sha }: RunContext,
  body: { readonly name: string; readonly external_id: string } & Readonly<Record<string, unknown>>,
): Promise<Begun> {
  const create = async (): Promise<Begun> =>
    begunIn(await askObject(client, 'POST /repos/{owner}/{repo}/check-runs', { owner, repo, ...body, ...ONCE }));
  try {
    return await create();
  } catch (error) {
    if (!mayHaveBeenTaken(error)) throw error;
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const there = await listAll(
      client,
      route,
      { owner, repo, ref: sha, check_name: body.name, ...FOR_SURFACE },
      'check_runs',
    );
    const mine = there.find((run) => text(run, 'external_id') === body.external_id);
    return mine === undefined ? create() : begunIn(mine);
  }
}

function begunIn(run: JsonObject): Begun {
  const [id, url] = [whole(run, 'id'), text(run, 'html_url')];
  if (id === undefined) throw new WrongAnswer('a check run without a number');
  return { id, ...(url !== undefined && { url }) };
}

/** Adds the next annotations. GitHub adds them to those that are there: so a batch that was taken is not sent twice. */
async function proceed(
  client: Client,
  where: { owner: string; repo: string; check_run_id: number },
  body: Readonly<Record<string, unknown>>,
  annotated: number,
): Promise<void> {
  try {
    await client.request(`PATCH ${CHECK}`, { ...where, ...body, ...ONCE });
  } catch (error) {
    if (!mayHaveBeenTaken(error)) throw error;
    const now = await askObject(client, `GET ${CHECK}`, { ...where, ...FOR_SURFACE });
    if ((whole(now, 'output', 'annotations_count') ?? 0) < annotated)
      await client.request(`PATCH ${CHECK}`, { ...where, ...body, ...ONCE });
  }
}

/** No answer, or one that says nothing of whether it was done. */
function mayHaveBeenTaken(error: unknown): boolean {
  return error instanceof WrongAnswer || (statusOf(error) ?? 500) >= 500;
}

/** A check that was begun must not stay "in progress" for ever. */
async function finish(
  client: Client,
  where: { owner: string; repo: string; check_run_id: number },
  content: CheckContent,
  output: Output,
): Promise<void> {
  try {
    await client.request(`PATCH ${CHECK}`, {
      ...where,
      status: 'completed',
      conclusion: content.conclusion,
      output,
      ...FOR_SURFACE,
    });
  } catch {
    // The warning about the first failure is already on its way.
  }
}

/**
 * Annotations as the requests carry them: those that have a line, fifty at a time, a thousand at most. At least one
 * batch, so that a check without annotations is written too. Pure.
 */
export function batchesOf(annotations: readonly Annotation[]): PlacedAnnotation[][] {
  const placed = annotations.filter((one) => one.location !== undefined).slice(0, ANNOTATIONS);
  const batches: PlacedAnnotation[][] = [];
  for (let at = 0; at < placed.length; at += PER_REQUEST)
    batches.push(placed.slice(at, at + PER_REQUEST).map(asGitHub));
  return batches.length === 0 ? [[]] : batches;
}

function asGitHub({ level, title, message, location }: Annotation): PlacedAnnotation {
  return {
    path: location?.path ?? '',
    start_line: location?.line ?? 1,
    end_line: location?.line ?? 1,
    annotation_level: level,
    title: shorten(visible(title), TITLE_LIMIT),
    message: shorten(message.split('\n').map(visible).join('\n'), MESSAGE_LIMIT),
  };
}
