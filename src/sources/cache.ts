import type { BaselineWorld } from './request.ts';

const caches = new WeakMap<BaselineWorld, Map<string, Promise<unknown>>>();

/**
 * What was fetched under `key` in this run, fetched now if it was not: several contracts of one repository share one
 * list of releases, one config blob, one artifact. A failure is kept, too: what was tried again and again by then would
 * make each contract wait anew.
 */
export function oncePerRun<T>(world: BaselineWorld, key: string, fetch: () => Promise<T>): Promise<T> {
  let cache = caches.get(world);
  if (cache === undefined) caches.set(world, (cache = new Map<string, Promise<unknown>>()));
  const kept = cache.get(key);
  // Keys carry the kind of what they name ("releases …", "blob …"), so one key always holds one type.
  if (kept !== undefined) return kept as Promise<T>;
  const fetched = fetch();
  cache.set(key, fetched);
  // Whoever asked hears of a failure; the copy that is kept must not count as one that nobody heard of.
  fetched.catch(() => undefined);
  return fetched;
}
