import type { ByteSource } from '../bytes/index.ts';

const PIECE = 1 << 20;

/** The bytes of a source from its beginning, about `limit` of them at most. */
export async function readAll(source: ByteSource, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (
    let piece = await source.read(0, PIECE);
    piece.length > 0 && size < limit;
    piece = await source.read(size, PIECE)
  ) {
    pieces.push(piece);
    size += piece.length;
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
