import { formFile, isForm, render } from '../report/index.ts';
import { artifactName, writeFiles } from './artifact-files.ts';
import { linksOf } from './context.ts';
import type { Written } from './failure.ts';
import { NOTHING, type Surface } from './surface.ts';

/** Milliseconds for the upload as a whole: the client tries again by itself. */
const TIMEOUT = 30_000;

/** Where nothing can be written, nothing can be uploaded. */
const NO_FOLDER: Written = {
  state: 'skipped',
  warning: 'The artifact could not be uploaded: no folder can be made for it (RUNNER_TEMP).',
};

/** The run's artifact: the report in the forms that are wanted, both manifests, and the contracts for later runs. */
export const artifact: Surface = {
  name: 'artifact',
  async publish({ report, files, settings }, { context, identity, folder }) {
    if (!settings.artifact) return NOTHING;
    if (folder === undefined) return NO_FOLDER;
    const forms = settings.formats
      .filter(isForm)
      .map((form) => ({ name: formFile(form), content: render(report, form, { links: linksOf(context) }) }));
    const name = artifactName(context, identity.key);
    try {
      return await upload(name, folder, await writeFiles(folder, [...forms, ...files]));
    } catch (error) {
      return { state: 'skipped', warning: `The artifact ${name} could not be uploaded: ${messageOf(error)}` };
    }
  },
};

/**
 * Uploads files of a folder as the run's artifact.
 * @returns never throws; where the runner has no artifact service it says so
 */
async function upload(name: string, folder: string, paths: readonly string[]): Promise<Written> {
  const what = `The artifact ${name} could not be uploaded`;
  if ((process.env['ACTIONS_RUNTIME_TOKEN'] ?? '') === '' || (process.env['ACTIONS_RESULTS_URL'] ?? '') === '') {
    return {
      state: 'skipped',
      warning: `${what}: this runner offers no artifact service (ACTIONS_RESULTS_URL). The input "artifact: false" turns it off.`,
    };
  }
  if (isEnterpriseServer(process.env['GITHUB_SERVER_URL'])) {
    return {
      state: 'skipped',
      warning: `${what}: GitHub Enterprise Server does not accept artifacts of this kind. The input "artifact: false" turns it off.`,
    };
  }
  try {
    // Loaded only here: the client is larger than all the rest, and most of its weight is for storage that a gate never sees.
    const { DefaultArtifactClient } = await import('@actions/artifact');
    await within(new DefaultArtifactClient().uploadArtifact(name, [...paths], folder), TIMEOUT);
    return { state: 'written' };
  } catch (error) {
    return { state: 'skipped', warning: `${what}: ${messageOf(error)}` };
  }
}

/** What the client itself tests, before it is loaded: only github.com and GitHub Enterprise Cloud have the service it speaks to. */
function isEnterpriseServer(url = 'https://github.com'): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host !== 'github.com' && !/\.(ghe\.com|localhost)$/.test(host);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
