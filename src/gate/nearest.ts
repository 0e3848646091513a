/**
 * The known word that a mistyped one most likely meant.
 *
 * @returns undefined when none is close: more than a third of the letters would have to change
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 100);
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    const cost = distance(wanted, candidate.toLowerCase());
    if (cost < least && cost <= Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3))) {
      best = candidate;
      least = cost;
    }
  }
  return best;
}

/** Levenshtein distance: insertions, deletions and replacements of one letter. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
