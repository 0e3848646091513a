/** A small pair in the address's fragment, which no browser sends to a server. */
import type { TryFile, TryPair } from './message.ts';

/** Addresses longer than this are cut by some programs that pass them on. */
const LONGEST = 8000;
/** What a fragment may unpack to: a hostile one must not fill the memory. */
const LARGEST = 4 * 1024 * 1024;

/** @returns undefined when the pair is too large for an address */
export async function fragmentOf({ before, after }: TryPair): Promise<string | undefined> {
  const packed = await through(new CompressionStream('deflate-raw'), pack([before, after]), Infinity);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `#1=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return fragment.length > LONGEST ? undefined : fragment;
}

/** @returns undefined for a fragment that is none of ours, or damaged */
export async function pairOf(fragment: string): Promise<TryPair | undefined> {
  const text = /^#1=([\w-]+)$/.exec(fragment)?.[1];
  if (text === undefined) return undefined;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const [before, after] = unpack(await through(new DecompressionStream('deflate-raw'), packed, LARGEST));
    return before === undefined || after === undefined ? undefined : { before, after };
  } catch {
    return undefined;
  }
}

/**
 * Each file: the length of its name, the name, the length of its bytes, the bytes. Lengths are 32 bits,
 * little-endian.
 */
function pack(files: readonly TryFile[]): Uint8Array {
  const pieces = files.flatMap(({ name, bytes }) => {
    const named = new TextEncoder().encode(name);
    return [length(named), named, length(bytes), bytes];
  });
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function length(bytes: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, bytes.length, true);
  return four;
}

function unpack(whole: Uint8Array): TryFile[] {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const files: TryFile[] = [];
  let at = 0;
  const piece = (): Uint8Array => {
    const size = view.getUint32(at, true);
    const bytes = whole.subarray(at + 4, at + 4 + size);
    if (bytes.length !== size) throw new RangeError('the fragment ends too early');
    at += 4 + size;
    return bytes;
  };
  while (at < whole.length) files.push({ name: new TextDecoder().decode(piece()), bytes: piece() });
  return files;
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array> {
  const source = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = source.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const piece: Uint8Array = read.value;
    size += piece.length;
    if (size > most) throw new RangeError('the fragment unpacks to too much');
    pieces.push(piece);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
