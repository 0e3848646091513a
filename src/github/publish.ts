import { render } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { artifact } from './artifact.ts';
import { writeFiles } from './artifact-files.ts';
import { check } from './check.ts';
import { comment } from './comment.ts';
import type { Written } from './failure.ts';
import { log } from './log.ts';
import { outputsOf } from './outputs.ts';
import { summary } from './summary.ts';
import type { Material, Published, Session, Surface, SurfaceName } from './surface.ts';

/**
 * Every surface, in the order in which they are written: the log stands in for a check run that could not be, and the
 * summary tells what could not be published. A new one: its own file, its name in `SurfaceName`, and one line here.
 */
const SURFACES: readonly Surface[] = [artifact, check, log, comment, summary];

/**
 * Publishes a report on every surface that is wanted, and sets the step's outputs. Each surface stands alone: what
 * cannot be written is a warning, and changes neither the others nor the verdict.
 */
export async function publish(material: Material, session: Session): Promise<Published> {
  const { runner, folder } = session;
  const paths = await reportFiles(material.report, folder);
  const done = new Map<SurfaceName, Written>();
  const told = new Set<string>();
  const tell = (warning: string): void => {
    if (!told.has(warning)) runner.annotate('warning', warning);
    told.add(warning);
  };
  for (const surface of SURFACES) {
    const written = await surface.publish(material, session, done);
    done.set(surface.name, written);
    if (written.state === 'skipped' && written.warning !== undefined) tell(written.warning);
  }
  const urls = { comment: urlOf(done.get('comment')), check: urlOf(done.get('check')) };
  if (!runner.setOutputs(outputsOf(material.report, { ...paths, ...urls })))
    tell(
      "The outputs could not be set: the runner's file for them (GITHUB_OUTPUT) is not there, or may not be written.",
    );
  return done;
}

/** The files that outputs point to; empty where they could not be written. */
async function reportFiles(report: Report, folder: string | undefined): Promise<{ report: string; sarif: string }> {
  if (folder === undefined) return { report: '', sarif: '' };
  try {
    const [json = '', sarif = ''] = await writeFiles(folder, [
      { name: 'report.json', content: render(report, 'json') },
      { name: 'report.sarif', content: render(report, 'sarif') },
    ]);
    return { report: json, sarif };
  } catch {
    return { report: '', sarif: '' };
  }
}

function urlOf(written: Written | undefined): string | undefined {
  return written?.state === 'written' ? written.url : undefined;
}
