import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STORED_PREFIX, storedName } from '../baseline/stored.ts';
import type { Json } from '../contract/json.ts';
import { jsonText } from '../report/json-text.ts';
import type { RunContext } from './context.ts';
import type { Written } from './failure.ts';

/** A file of the artifact, by its path inside it, with `/`. */
export interface StoredFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Milliseconds for the upload as a whole: the client tries again by itself. */
const TIMEOUT = 180_000;

/**
 * The artifact's name. Names are taken once per run, whatever the attempt: so it carries job and attempt, and the
 * key, since the jobs of a matrix share one name. `baseline: artifact` and the fork's second workflow find it by its beginning.
 */
export function artifactName(context: Pick<RunContext, 'job' | 'attempt'>, key: string): string {
  return `${STORED_PREFIX}-${safeJob(context.job)}-${key}-${context.attempt}`;
}

/** The job's id as it stands in an artifact's name. */
export function safeJob(job: string): string {
  return job.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 100) || 'job';
}

/** Key and attempt that an artifact's name carries; undefined when it is not one of ours. */
export function readArtifactName(name: string): { readonly key: string; readonly attempt: number } | undefined {
  const found = new RegExp(`^${STORED_PREFIX}-[A-Za-z0-9_-]+-([0-9a-f]{12})-(\\d{1,6})$`).exec(name);
  return found?.[1] === undefined ? undefined : { key: found[1], attempt: Number(found[2]) };
}

/** Both manifests of each contract, for people: `manifests/<contract>/current.json` and `baseline.json`. Pure. */
export function manifestFiles(manifests: readonly { readonly name: string; readonly current?: Json; readonly baseline?: Json }[]): StoredFile[] {
  return manifests.flatMap(({ name, ...both }) =>
    (['current', 'baseline'] as const).flatMap((side) => {
      const manifest = both[side];
      const folder = storedName(name).replace(/^contracts\//, 'manifests/');
      return manifest === undefined ? [] : [{ name: `${folder}/${side}.json`, content: `${jsonText(manifest, 2)}\n` }];
    }),
  );
}

/**
 * Writes files below a folder; names hold `/`.
 * @returns their paths
 */
export async function writeFiles(folder: string, files: readonly StoredFile[]): Promise<string[]> {
  const paths: string[] = [];
  for (const file of files) {
    const path = join(folder, file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content);
    paths.push(path);
  }
  return paths;
}

/**
 * Uploads files of a folder as the run's artifact.
 * @returns never throws; where the runner has no artifact service it says so
 */
export async function publishArtifact(name: string, folder: string, paths: readonly string[]): Promise<Written> {
  const what = `The artifact ${name} could not be uploaded`;
  if ((process.env['ACTIONS_RUNTIME_TOKEN'] ?? '') === '' || (process.env['ACTIONS_RESULTS_URL'] ?? '') === '') {
    return { state: 'skipped', warning: `${what}: this runner offers no artifact service (ACTIONS_RESULTS_URL). The input "artifact: false" turns it off.` };
  }
  if (isEnterpriseServer(process.env['GITHUB_SERVER_URL'])) {
    return { state: 'skipped', warning: `${what}: GitHub Enterprise Server takes no artifacts of this kind. The input "artifact: false" turns it off.` };
  }
  try {
    // Loaded only here: the client is larger than all the rest, and most of its weight is for storage that a gate never sees.
    const { DefaultArtifactClient } = await import('@actions/artifact');
    await within(new DefaultArtifactClient().uploadArtifact(name, [...paths], folder), TIMEOUT);
    return { state: 'written' };
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return { state: 'skipped', warning: `${what}: ${message ?? ''}` };
  }
}

/** What the client itself tests, before it is loaded: only github.com and GitHub Enterprise Cloud have the service it speaks to. */
function isEnterpriseServer(url = 'https://github.com'): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host !== 'github.com' && !/\.(ghe\.com|localhost)$/.test(host);
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
