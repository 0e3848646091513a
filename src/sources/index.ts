import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../core/errors.ts';
import { withoutSecrets } from '../core/redact.ts';
import { shown } from '../net/index.ts';
import { artifact } from './artifact.ts';
import { bermd } from './bermd.ts';
import { file } from './file.ts';
import { https } from './https.ts';
import { oci } from './oci/index.ts';
import { base, ref } from './ref.ts';
import { release } from './release/index.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult, BaselineWorld } from './request.ts';

export type { BaselineInfo } from './model.ts';
export type { BaselineRequest, BaselineResult, BaselineWorld } from './request.ts';
export type { GitHubWorld } from './github/world.ts';
export { storedName } from './stored.ts';

/** Every source of a baseline. The first that takes a spec has it. */
const ORIGINS: readonly BaselineOrigin[] = [release, ref, base, oci, bermd, artifact, file, https];

/** Whether a text names a source by its form (`oci:…`, `release`), and not a file by its path. */
export function isSource(spec: string): boolean {
  return ORIGINS.some((one) => one.takes(spec));
}

/** A `baseline` input as it may be shown: an address without user name, password and query. */
export function showSpec(spec: string): string {
  return /^https?:/i.test(spec) && URL.canParse(spec) ? shown(new URL(spec)) : withoutSecrets(spec);
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
  // A path that exists is a file, whatever else it could mean; `file:` is there for the other way round.
  const known = ORIGINS.find((one) => one.takes(spec));
  const origin = known ?? (existsSync(resolve(world.cwd, spec)) || /[.\/\\]/.test(spec) ? file : undefined);
  if (origin === undefined) {
    throw new ConfigError(
      `baseline "${spec}": neither a file nor a known source; expected ${ORIGINS.flatMap((one) => one.forms).join(', ')}, or the path of a file`,
    );
  }
  return origin.fetch({ ...request, spec }, world, world.http.child());
}
