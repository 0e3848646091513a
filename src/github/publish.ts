import { join } from 'node:path';
import { render } from '../report/index.ts';
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
  await writeFiles(folder, [
    { name: 'report.json', content: render(material.report, 'json') },
    { name: 'report.sarif', content: render(material.report, 'sarif') },
  ]);
  const done = new Map<SurfaceName, Written>();
  const told = new Set<string>();
  for (const surface of SURFACES) {
    const written = await surface.publish(material, session, done);
    done.set(surface.name, written);
    if (written.state === 'written' || written.warning === undefined || told.has(written.warning)) continue;
    told.add(written.warning);
    runner.annotate('warning', written.warning);
  }
  const urls = { comment: urlOf(done.get('comment')), check: urlOf(done.get('check')) };
  runner.setOutputs(
    outputsOf(material.report, {
      report: join(folder, 'report.json'),
      sarif: join(folder, 'report.sarif'),
      ...urls,
    }),
  );
  return done;
}

function urlOf(written: Written | undefined): string | undefined {
  return written?.state === 'written' ? written.url : undefined;
}
