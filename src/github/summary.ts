import { renderMarkdown } from '../report/index.ts';
import { markdown } from '../report/untrusted.ts';
import { linksOf } from './context.ts';
import { NOTHING, type Surface } from './surface.ts';

/** The runner refuses a step's summary above this many bytes, the whole of it. */
const LIMIT = 1024 * 1024;

/**
 * The step summary, shortened by severity so that it stays under the runner's limit, with what could not be published
 * elsewhere.
 */
export const summary: Surface = {
  name: 'summary',
  async publish({ report, settings }, { runner, context }, before) {
    if (!settings.summary) return NOTHING;
    const warnings = new Set(
      [...before.values()].flatMap((written) =>
        written.state === 'skipped' && written.warning !== undefined ? [written.warning] : [],
      ),
    );
    const missing =
      warnings.size === 0
        ? ''
        : `\n### Not published\n\n${[...warnings].map((warning) => `- ${markdown(warning)}\n`).join('')}`;
    const limit = LIMIT - Buffer.byteLength(missing) - 1024;
    const full = 'The full report is in the artifact of this run.';
    const page = renderMarkdown(report, { limit, unit: 'bytes', full, links: linksOf(context) });
    const there = await runner.addSummary(`${page}${missing}`);
    if (there) return { state: 'written' };
    const wanted = (process.env['GITHUB_STEP_SUMMARY'] ?? '') !== '';
    return wanted
      ? {
          state: 'skipped',
          warning:
            "The step summary could not be written: the runner's file for it is not there, or may not be written.",
        }
      : NOTHING;
  },
};
