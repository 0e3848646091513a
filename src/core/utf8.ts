/** Lengths and order of texts as UTF-8, on every platform. */

const encoder = new TextEncoder();

/** Bytes that a text takes in UTF-8. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}

/** Order by UTF-8 bytes: that of code points, which differs from that of UTF-16 code units behind U+FFFF. */
export function compareUtf8(one: string, other: string): number {
  const [mine, theirs] = [encoder.encode(one), encoder.encode(other)];
  const shorter = Math.min(mine.length, theirs.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = (mine[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return mine.length - theirs.length;
}
