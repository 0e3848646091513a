/** The one comparison under all others: two lists of named things. */
import type { Named } from '../../heddle/model.ts';

export interface Diff<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly kept: readonly { readonly old: T; readonly current: T }[];
}

/** Compares by name, in the order of the old list (added entries in the order of the current one). */
export function diff<T extends Named>(old: readonly T[], current: readonly T[]): Diff<T> {
  const now = new Map(current.map((entry) => [entry.name, entry]));
  const before = new Set(old.map(({ name }) => name));
  return {
    added: current.filter(({ name }) => !before.has(name)),
    removed: old.filter(({ name }) => !now.has(name)),
    kept: old.flatMap((entry) => {
      const answer = now.get(entry.name);
      return answer === undefined ? [] : [{ old: entry, current: answer }];
    }),
  };
}

/**
 * Where something that went away probably went: the one added entry that is equal but for its name; of several, the
 * first that no other removed entry has taken.
 *
 * @returns removed entry → added entry
 */
export function renames<T extends Named>(
  changes: Diff<T>,
  equal: (removed: T, added: T) => boolean,
): ReadonlyMap<T, T> {
  const found = new Map<T, T>();
  const taken = new Set<T>();
  // Renames are few; a hostile list of thousands is not worth comparing each with each.
  for (const removed of changes.removed.slice(0, MOST)) {
    const to = changes.added.slice(0, MOST).find((added) => !taken.has(added) && equal(removed, added));
    if (to === undefined) continue;
    found.set(removed, to);
    taken.add(to);
  }
  return found;
}

const MOST = 200;
