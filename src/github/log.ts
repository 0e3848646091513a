import { renderGithub } from '../report/index.ts';
import { NOTHING, type Surface } from './surface.ts';

/** Annotations as workflow commands in the step's log: where there is no check run to carry them. */
export const log: Surface = {
  name: 'log',
  publish({ report, settings }, { runner }, before) {
    if (!settings.annotations || before.get('check')?.state === 'written') return NOTHING;
    const commands = renderGithub(report).trimEnd();
    if (commands === '') return NOTHING;
    runner.print(commands);
    return { state: 'written' };
  },
};
