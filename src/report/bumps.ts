import semver from 'semver';
import type { ContractReport } from './model.ts';

/** A version step, as semver names them. */
export type Bump = ContractReport['requiredBump'];

/** Every step, the smallest first. */
export const BUMPS: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** The largest of several steps; of none: `none`. */
export function largestBump(bumps: readonly Bump[]): Bump {
  return BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? 'none';
}

/** The step from one version to a higher one; `none` when it is not higher or one of them is not semver. */
export function stepOf(from: string, to: string): Bump {
  const [before, after] = [semver.parse(from), semver.parse(to)];
  if (before === null || after === null || semver.lte(after, before)) return 'none';
  return after.major > before.major ? 'major' : after.minor > before.minor ? 'minor' : 'patch';
}

/** The lowest version that is at least that step above another; undefined when that one is not semver. */
export function nextVersion(from: string, step: Bump): string | undefined {
  return step === 'none' ? undefined : (semver.inc(from, step) ?? undefined);
}
