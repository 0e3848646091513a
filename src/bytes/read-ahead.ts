import type { ByteSource } from './source.ts';

/** How much one look at a header fetches. Headers that lie close together then cost one read. */
export const READ_AHEAD = 2048;

/**
 * A source that answers small reads from the last window it fetched. Reading headers one by one then costs
 * one read per window instead of one per header. A read larger than the window passes through.
 *
 * @param window bytes that one fetch takes at least
 */
export function readAhead(source: ByteSource, window = READ_AHEAD): ByteSource {
  let start = 0;
  let held: Uint8Array = new Uint8Array(0);
  let atEnd = false;

  const holds = (offset: number, length: number): boolean =>
    offset >= start && (offset + length <= start + held.length || (atEnd && offset <= start + held.length));

  return {
    label: source.label,
    get size() {
      return source.size;
    },
    async read(offset, length) {
      if (!holds(offset, length)) {
        if (length > window) return source.read(offset, length);
        held = await source.read(offset, window);
        start = offset;
        atEnd = held.length < window;
      }
      return held.subarray(offset - start, offset - start + length);
    },
  };
}
