/** An entry of a list with its place in it, so that a pointer can name it. */
export interface Entry<T> {
  readonly value: T;
  readonly index: number;
}

/** What became of the entries of two lists of named things. */
export interface Diff<T> {
  readonly added: readonly Entry<T>[];
  readonly removed: readonly Entry<T>[];
  readonly persisted: readonly { readonly old: Entry<T>; readonly current: Entry<T> }[];
}

/**
 * Compares two lists by name, in the order of the old list (added entries in the order of the current one).
 * Where a name stands twice in the current list, its first entry answers, as on a berm host; each old entry of
 * that name is compared with it.
 */
export function diff<T extends { readonly name: string }>(old: readonly T[], current: readonly T[]): Diff<T> {
  const answers = firstByName(current);
  const known = firstByName(old);
  const removed: Entry<T>[] = [];
  const persisted: { old: Entry<T>; current: Entry<T> }[] = [];
  old.forEach((value, index) => {
    const answer = answers.get(value.name);
    if (answer === undefined) removed.push({ value, index });
    else persisted.push({ old: { value, index }, current: answer });
  });
  const added = [...answers.values()].filter((entry) => !known.has(entry.value.name));
  return { added, removed, persisted };
}

function firstByName<T extends { readonly name: string }>(list: readonly T[]): Map<string, Entry<T>> {
  const first = new Map<string, Entry<T>>();
  list.forEach((value, index) => {
    if (!first.has(value.name)) first.set(value.name, { value, index });
  });
  return first;
}
