import { ConfigError } from '../core/errors.ts';
import { artifact } from './artifact.ts';
import { bermd } from './bermd.ts';
import { file } from './file.ts';
import { https } from './https.ts';
import { oci } from './oci/index.ts';
import { base, ref } from './ref.ts';
import { release } from './release/index.ts';
import { didYouMean, showSpec } from './spec.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult, BaselineWorld } from './request.ts';

export type { BasePlace, JudgedPull } from './judged-pull.ts';
export type { BaselineInfo } from './model.ts';
export type { BaselineRequest, BaselineResult, BaselineWorld, LocalGit } from './request.ts';
export type { GitHubWorld } from './github/world.ts';
export { releasedBeside } from './release/listing.ts';
export { showSpec } from './spec.ts';
export { storedName } from './stored.ts';

/** Every source of a baseline. The first that takes a spec has it. */
const ORIGINS: readonly BaselineOrigin[] = [release, ref, base, oci, bermd, artifact, file, https];

/** Whether a text names a source by its form (`oci:…`, `release`), and not a file by its path. */
export function isSource(spec: string): boolean {
  return ORIGINS.some((one) => one.takes(spec));
}

/**
 * Finds and opens the contract that was released before (spec: gate.md, Baseline).
 *
 * @returns the source of its bytes, or its manifest, with what was chosen and why; or that there is none
 * @throws SourceError when it could not be fetched: that is never "no earlier release"
 * @throws ConfigError when `spec` makes no sense, or asks for something this run does not have
 */
export async function fetchBaseline(request: BaselineRequest, world: BaselineWorld): Promise<BaselineResult> {
  const spec = request.spec.trim();
  const known = ORIGINS.find((one) => one.takes(spec));
  const origin = known ?? (await asFile(spec, world));
  return origin.fetch({ ...request, spec }, world, world.http.child());
}

/** The words with which sources begin. */
const WORDS = [...new Set(ORIGINS.flatMap(({ forms }) => forms).flatMap((form) => /^[a-z]+/.exec(form)?.[0] ?? []))];

/**
 * A path that exists is a file, whatever else it could mean; `file:` is there for the other way round. @throws
 * ConfigError
 */
async function asFile(spec: string, world: BaselineWorld): Promise<BaselineOrigin> {
  const look = await world.files?.look(spec);
  if (look !== undefined && look.state !== 'missing') return file;
  const hint = didYouMean(spec, WORDS);
  const forms = ORIGINS.flatMap((one) => one.forms).join(', ');
  throw new ConfigError(
    hint === undefined && /[./\\]/.test(spec)
      ? `baseline "${showSpec(spec)}": there is no such file. It is none of the known sources either: ${forms}`
      : `baseline "${showSpec(spec)}": neither a file nor a known source; expected ${forms}, or the path of a file` +
          (hint === undefined ? '' : `. ${hint}`),
  );
}
