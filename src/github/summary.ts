import { renderMarkdown } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { explain, type Written } from './failure.ts';
import type { Runner } from './runner.ts';

/** The runner refuses a step's summary above this many bytes, the whole of it. */
const SUMMARY_LIMIT = 1024 * 1024;

/** Writes the step summary, shortened by severity so that it stays under the runner's limit. */
export function publishSummary(runner: Runner, report: Report): Written {
  const full = 'The full report is in the artifact of this run.';
  try {
    const written = runner.addSummary(renderMarkdown(report, { limit: SUMMARY_LIMIT - 1024, unit: 'bytes', full }));
    return written ? { state: 'written' } : { state: 'skipped' };
  } catch (error) {
    return { state: 'skipped', warning: explain('The step summary could not be written', error, 'contents: read') };
  }
}
