import { renderMarkdown } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { markdown } from '../report/untrusted.ts';
import type { Written } from './failure.ts';
import type { Runner } from './runner.ts';

/** The runner refuses a step's summary above this many bytes, the whole of it. */
const SUMMARY_LIMIT = 1024 * 1024;

/**
 * Writes the step summary, shortened by severity so that it stays under the runner's limit.
 *
 * @param warnings what could not be published elsewhere, and why
 */
export function publishSummary(runner: Runner, report: Report, warnings: readonly string[]): Written {
  const missing = warnings.length === 0 ? '' : `\n### Not published\n\n${warnings.map((warning) => `- ${markdown(warning)}\n`).join('')}`;
  const limit = SUMMARY_LIMIT - Buffer.byteLength(missing) - 1024;
  const full = 'The full report is in the artifact of this run.';
  try {
    const written = runner.addSummary(`${renderMarkdown(report, { limit, unit: 'bytes', full })}${missing}`);
    return written ? { state: 'written' } : { state: 'skipped' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { state: 'skipped', warning: `The step summary could not be written: ${why}.` };
  }
}
