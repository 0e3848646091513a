import { createHash } from 'node:crypto';

/** How the artifacts begin in which a run stores its contracts. */
export const STORED_PREFIX = 'berm-compat';

/**
 * Where a contract lies in the artifact that a run on the base branch stores, so that a later run finds it:
 * `contracts/<name>`. Characters that file systems and artifacts do not take are replaced, and a short hash keeps
 * two names apart that would fall together.
 */
export function storedName(contract: string): string {
  const safe = contract.replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 80);
  if (safe === contract && !/^\.*$/.test(safe)) return `contracts/${safe}`;
  return `contracts/${safe.replace(/^\.+/, '_')}-${createHash('sha256').update(contract).digest('hex').slice(0, 8)}`;
}
