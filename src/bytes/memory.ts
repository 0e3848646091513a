import type { ByteSource } from './source.ts';

/** Bytes in memory as a source. Nothing is copied: a read is a view, so do not change the bytes while it is used. */
export function memorySource(bytes: Uint8Array, label = 'the given bytes'): ByteSource {
  return {
    label,
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
  };
}
