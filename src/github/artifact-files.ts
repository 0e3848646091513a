import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STORED_PREFIX, storedName } from '../sources/stored.ts';
import type { Json } from '../core/json.ts';
import { jsonText } from '../report/json-text.ts';
import type { RunContext } from './context.ts';

/** A file of the artifact, by its path inside it, with `/`. */
export interface StoredFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * The artifact's name. Names are taken once per run, whatever the attempt: so it carries job and attempt, and the
 * key, since the jobs of a matrix share one name. `baseline: artifact` and the fork's second workflow find it by its
 * beginning.
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
export function manifestFiles(
  manifests: readonly { readonly name: string; readonly current?: Json; readonly baseline?: Json }[],
): StoredFile[] {
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
