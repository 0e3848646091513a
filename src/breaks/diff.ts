import { near } from '../core/near.ts';

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

/** Renames are few; a hostile list of thousands is not worth comparing each with each. */
const MOST = 200;

/**
 * Where something that was removed probably went. First those whose name differs only in case, in separators or in
 * letters that look alike; then the one added entry that is equal but for its name and nearest in spelling; then, when
 * one alone was removed and one alone added, that one if the two are equal but for the name.
 *
 * @param equal whether two entries say the same but for their name
 * @returns removed entry → added entry
 */
export function renames<T extends { readonly name: string }>(
  { removed, added }: { readonly removed: readonly Entry<T>[]; readonly added: readonly Entry<T>[] },
  equal: (removed: T, added: T) => boolean,
): ReadonlyMap<T, Entry<T>> {
  const found = new Map<T, Entry<T>>();
  const left = new Set(added.slice(0, MOST));
  const gone = removed.slice(0, MOST).map(({ value }) => value);
  const claim = (choose: (value: T, among: readonly Entry<T>[]) => Entry<T> | undefined): void => {
    for (const value of gone) {
      if (found.has(value)) continue;
      const to = choose(value, [...left]);
      if (to === undefined) continue;
      found.set(value, to);
      left.delete(to);
    }
  };
  claim((value, among) => among.find(({ value: other }) => skeleton(other.name) === skeleton(value.name)));
  claim((value, among) => {
    const same = among.filter((entry) => equal(value, entry.value));
    const name = near(
      value.name,
      same.map((entry) => entry.value.name),
    );
    return same.find((entry) => entry.value.name === name) ?? (same.length === 1 ? same[0] : undefined);
  });
  return found;
}

/**
 * What is left of a name when case, separators and look-alike letters are taken away: two names with one skeleton
 * look alike.
 */
export function skeleton(name: string): string {
  return Array.from(
    name
      .slice(0, 200)
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\s_.-]/gu, ''),
  )
    .map((letter) => LOOK_ALIKE.get(letter) ?? letter.toLowerCase())
    .map((letter) => LOOK_ALIKE.get(letter) ?? letter)
    .join('');
}

/**
 * Cyrillic and Greek letters that look like Latin ones (Unicode TR 39 lists them all; these are the ones seen in
 * names).
 */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ...'аaсcеeіiјjоoрpѕsхxуyԁdһhӏl'.matchAll(/../gu),
    ...'αaοoρpνvιiκkτtυu'.matchAll(/../gu),
    ...'ıi'.matchAll(/../gu),
  ].map(([pair]) => [pair.charAt(0), pair.charAt(1)]),
);
