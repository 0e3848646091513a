/** What differs between two short texts, by words: for the two sides of a change. */

export interface Side {
  readonly text: string;
  readonly differs: boolean;
}

/** Longer texts are compared as a whole: the comparison is quadratic. */
const MOST_WORDS = 200;

/**
 * The two texts in pieces: what both have, and what only one has.
 * @returns the pieces of `before`, and those of `after`; joined they are the texts
 */
export function difference(before: string, after: string): readonly [readonly Side[], readonly Side[]] {
  const [a, b] = [words(before), words(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [[{ text: before, differs: before !== after }], [{ text: after, differs: before !== after }]];
  const common = commonWords(a, b);
  return [
    sideOf(
      a,
      common.map(([at]) => at),
    ),
    sideOf(
      b,
      common.map(([, at]) => at),
    ),
  ];
}

function words(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_.-]+|\s+|[^]/gu) ?? [];
}

/** The longest common subsequence, as pairs of places. */
function commonWords(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function sideOf(text: readonly string[], common: readonly number[]): readonly Side[] {
  const same = new Set(common);
  const pieces: { text: string; differs: boolean }[] = [];
  for (const [at, word] of text.entries()) {
    const last = pieces.at(-1);
    if (last?.differs === !same.has(at)) last.text += word;
    else pieces.push({ text: word, differs: !same.has(at) });
  }
  return pieces;
}
