import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { annotations, FORMS, isForm, render, renderGithub, renderMarkdown } from '../report/index.ts';
import type { Report, Verdict } from '../report/model.ts';
import { headline, VERDICT_WORDS } from '../report/wording.ts';
import { artifactName, publishArtifact, writeFiles, type StoredFile } from './artifact.ts';
import { CHECK_TEXT_LIMIT, publishCheck } from './check.ts';
import type { Client } from './client.ts';
import { publishComment, wantsComment, type CommentPolicy } from './comment.ts';
import { commentBody } from './comment-body.ts';
import { runUrl, type RunContext } from './context.ts';
import type { Written } from './failure.ts';
import { countingOf, rememberForce } from './label.ts';
import { outputsOf } from './outputs.ts';
import type { PullState } from './pull-state.ts';
import type { Runner } from './runner.ts';
import { publishSummary } from './summary.ts';

/** What is published where, by the inputs of these names. */
export interface Surfaces {
  readonly comment: CommentPolicy;
  readonly check: boolean;
  readonly annotations: boolean;
  readonly summary: boolean;
  readonly artifact: boolean;
  readonly formats: readonly string[];
}

/** What is published. */
export interface Material {
  readonly report: Report;
  /** A contract differs from its baseline. */
  readonly changed: boolean;
  /** Files of the artifact beside the report. */
  readonly files: readonly StoredFile[];
}

/** Where and as whom. */
export interface Session {
  readonly runner: Runner;
  readonly context: RunContext;
  /** Absent without a token: then what needs the API is left out, and said. */
  readonly client?: Client;
  readonly key: string;
  readonly pull: PullState;
  /** A folder of the runner for files that outlive the step: `RUNNER_TEMP`. */
  readonly temp: string;
}

/**
 * Publishes a report on every surface. Each stands alone: what cannot be written is a warning, and changes
 * neither the others nor the verdict.
 *
 * @returns whether the failures were printed as workflow commands, ten of which are all that the runner shows
 */
export async function publish(material: Material, surfaces: Surfaces, session: Session): Promise<{ readonly printed: boolean }> {
  const { report } = material;
  const { runner } = session;
  const warnings: string[] = [];
  const warn = (written: Written): Written => {
    if (written.state === 'skipped' && written.warning !== undefined && !warnings.includes(written.warning)) {
      warnings.push(written.warning);
      runner.annotate('warning', written.warning);
    }
    return written;
  };
  const folder = await mkdtemp(join(session.temp, 'berm-compat-'));
  await writeFiles(folder, [{ name: 'report.json', content: render(report, 'json') }]);
  if (surfaces.artifact) warn(await uploadReport(material, surfaces.formats, folder, session));
  const check = surfaces.check ? warn(await writeCheck(report, surfaces.annotations, session)) : undefined;
  const commands = surfaces.annotations && check?.state !== 'written' ? renderGithub(report).trimEnd() : '';
  if (commands !== '') runner.print(commands);
  const comment = warn(await writeComment(material, surfaces.comment, session));
  if (surfaces.summary) warn(publishSummary(runner, report, warnings));
  runner.setOutputs(
    outputsOf(report, {
      report: join(folder, 'report.json'),
      ...urlOf('commentUrl', comment),
      ...urlOf('checkUrl', check),
    }),
  );
  return { printed: commands.includes('::error ') };
}

function urlOf<N extends string>(name: N, written: Written | undefined): { [K in N]?: string } {
  return written?.state === 'written' && written.url !== undefined ? ({ [name]: written.url } as { [K in N]?: string }) : {};
}

async function uploadReport({ report, files }: Material, formats: readonly string[], folder: string, { context, key }: Session): Promise<Written> {
  const forms = formats.filter(isForm).map((form) => ({ name: `report.${FORMS[form].extension}`, content: render(report, form) }));
  return publishArtifact(artifactName(context, key), folder, await writeFiles(folder, [...forms, ...files]));
}

const NO_TOKEN: Written = { state: 'skipped', warning: 'There is no token (input "github-token" is empty), so neither a check run nor a comment was written.' };

const CONCLUSIONS: Readonly<Record<Verdict, 'success' | 'neutral' | 'failure'>> = {
  compatible: 'success',
  'first-release': 'success',
  reported: 'success',
  forced: 'neutral',
  refused: 'failure',
  invalid: 'failure',
};

async function writeCheck(report: Report, annotate: boolean, { client, context, key }: Session): Promise<Written> {
  if (client === undefined) return NO_TOKEN;
  return publishCheck(client, context, {
    name: `Compatibility (${context.job})`,
    conclusion: report.exitCode === 0 ? CONCLUSIONS[report.verdict] : 'failure',
    title: checkTitle(report),
    summary: renderMarkdown(report, { limit: CHECK_TEXT_LIMIT - 500, unit: 'bytes', full: `[The full report](${runUrl(context)}) is in the run's artifact.` }),
    annotations: annotate ? annotations(report) : [],
    externalId: `${context.runId}-${context.attempt}-${key}`,
  });
}

/** `refused: weather 1.4.0 → 1.5.0`. Pure. */
export function checkTitle(report: Report): string {
  const [only, ...more] = report.contracts;
  const subject = only === undefined ? 'no contract' : more.length === 0 ? headline(only) : `${report.contracts.length} contracts`;
  return `${VERDICT_WORDS[report.verdict]}: ${subject}`;
}

async function writeComment({ report, changed }: Material, policy: CommentPolicy, { client, context, key, pull: state }: Session): Promise<Written> {
  const { pull, login, stickies } = state;
  const occasion = { changed, breaks: report.counts.breaks > 0 || report.exitCode !== 0, existing: stickies.length > 0 };
  if (pull === undefined || !wantsComment(policy, occasion)) return { state: 'skipped' };
  if (client === undefined) return NO_TOKEN;
  // Comments that cannot be read cannot be updated either, and a second one at every push helps nobody.
  if (login === undefined) return { state: 'skipped' };
  const counting = countingOf(report);
  const force = rememberForce(state.label, state.covered, counting);
  const body = commentBody(report, {
    key,
    memory: { counting, ...(force !== undefined && { force }) },
    full: `[The full report](${runUrl(context)}) is in the run's artifact.`,
    footer: `Run [${context.runId}](${runUrl(context)}), attempt ${context.attempt}, commit ${context.sha.slice(0, 12)}`,
  });
  return publishComment(client, context, pull, { key, login, body, known: stickies });
}
