import type { ByteSource } from './source.ts';

/** What was asked of a source. */
export interface ReadCount {
  /** Reads that reached the source. */
  readonly reads: number;
  /** Bytes that came back. */
  readonly bytes: number;
}

/** A source that counts what is read from it: the cost that reports print and tests assert. */
export function countingSource(source: ByteSource): ByteSource & { readonly count: ReadCount } {
  const count = { reads: 0, bytes: 0 };
  return {
    label: source.label,
    get size() {
      return source.size;
    },
    count,
    async read(offset, length) {
      const bytes = await source.read(offset, length);
      count.reads += 1;
      count.bytes += bytes.length;
      return bytes;
    },
  };
}
