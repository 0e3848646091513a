import type { ContractReport } from './model.ts';

/** A version step, as semver names them. */
export type Bump = ContractReport['requiredBump'];

/** Every step, the smallest first. */
export const BUMPS: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** The largest of several steps; of none: `none`. */
export function largestBump(bumps: readonly Bump[]): Bump {
  return BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? 'none';
}
