import { inflateRawSync } from 'node:zlib';
import { SourceError } from '../core/errors.ts';

/**
 * One file out of a zip that anyone may have made. What is read is bounded by the zip itself: entries are listed by
 * the central directory alone, which must hold as many as it says, each name once; only the entry that is asked for is
 * unpacked, into no more than its size says, and what comes out must have that size and that checksum.
 * (PKWARE APPNOTE 6.3.10; zip64 is left out: nothing that is read here is larger than 4 GiB or has 65,535 files.)
 */

const END = 0x06054b50;
const END_SIZE = 22;
const LISTED = 0x02014b50;
const LISTED_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
/** Bit of the flags that says the entry is encrypted. */
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** Where a field says that the truth stands in a zip64 record. */
const [FULL16, FULL32] = [0xffff, 0xffffffff];

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * Takes one file out of a zip.
 *
 * @param limit most bytes that are taken
 * @param what for messages: "artifact berm-compat-gate-…"
 * @returns undefined when the zip holds no file of that name
 * @throws SourceError when the zip is broken or says what is not so, or the file is larger than `limit`
 */
export function unzipEntry(zip: Uint8Array, name: string, limit: number, what: string): Uint8Array | undefined {
  const broken = (why: string): SourceError => new SourceError(`${what}: the zip cannot be read: ${why}`);
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const directory = findDirectory(view, broken);
  const entry = listEntries(zip, view, directory, broken).find((one) => one.name === name);
  if (entry === undefined) return undefined;
  if (entry.size > limit) throw new SourceError(`${what}: ${name} is larger than the limit of ${limit} bytes`);
  const bytes = unpack(packedBytes(zip, view, entry, directory.start, broken), entry, broken);
  if (crc32(bytes) !== entry.crc) throw broken(`the checksum of ${name} does not match`);
  return bytes;
}

/** The names of the files in a zip; folders are left out. @throws SourceError when it is broken */
export function zipNames(zip: Uint8Array, what: string): readonly string[] {
  const broken = (why: string): SourceError => new SourceError(`${what}: the zip cannot be read: ${why}`);
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const names = listEntries(zip, view, findDirectory(view, broken), broken).map(({ name }) => name);
  return names.filter((name) => !name.endsWith('/'));
}

type Broken = (why: string) => SourceError;

interface Directory {
  readonly start: number;
  readonly end: number;
  readonly entries: number;
}

/** The record at the end, behind which stands nothing but its own comment. */
function findDirectory(view: DataView, broken: Broken): Directory {
  for (let at = view.byteLength - END_SIZE; at >= Math.max(0, view.byteLength - END_SIZE - FULL16); at -= 1) {
    if (view.getUint32(at, true) !== END || at + END_SIZE + view.getUint16(at + 20, true) !== view.byteLength) continue;
    const entries = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 12, true);
    const start = view.getUint32(at + 16, true);
    if (entries === FULL16 || size === FULL32 || start === FULL32)
      throw broken('it is a zip64, which is not supported');
    if (view.getUint16(at + 4, true) !== 0 || view.getUint16(at + 8, true) !== entries)
      throw broken('it is one of several parts');
    if (start + size > at) throw broken('its directory lies outside of it');
    if (entries * LISTED_SIZE > size) throw broken(`it says it holds ${entries} files, and has no room for them`);
    return { start, end: start + size, entries };
  }
  throw broken('it is not a zip, or was cut off');
}

function listEntries(
  zip: Uint8Array,
  view: DataView,
  { start, end, entries }: Directory,
  broken: Broken,
): readonly Entry[] {
  const decoder = new TextDecoder();
  const seen = new Set<string>();
  const found: Entry[] = [];
  let at = start;
  for (let index = 0; index < entries; index += 1) {
    if (at + LISTED_SIZE > end || view.getUint32(at, true) !== LISTED) throw broken('its directory is cut off');
    const nameEnd = at + LISTED_SIZE + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw broken('its directory is cut off');
    const entry = listedEntry(view, at, decoder.decode(zip.subarray(at + LISTED_SIZE, nameEnd)));
    if (seen.has(entry.name)) throw broken(`it holds ${entry.name.slice(0, 100)} twice`);
    seen.add(entry.name);
    found.push(entry);
    at = next;
  }
  if (at !== end) throw broken('its directory is longer than its entries');
  return found;
}

function listedEntry(view: DataView, at: number, name: string): Entry {
  return {
    name,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** The entry's bytes as they lie in the zip. Sizes are the directory's: a zip that was streamed has none beside the data. */
function packedBytes(zip: Uint8Array, view: DataView, entry: Entry, directory: number, broken: Broken): Uint8Array {
  const { name, offset, packed, size } = entry;
  if (packed === FULL32 || size === FULL32 || offset === FULL32) throw broken('it is a zip64, which is not supported');
  if (offset + LOCAL_SIZE > directory || view.getUint32(offset, true) !== LOCAL)
    throw broken(`${name} is not where it says`);
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > directory) throw broken(`${name} is not where it says`);
  return zip.subarray(start, start + packed);
}

function unpack(packed: Uint8Array, { name, flags, method, size }: Entry, broken: Broken): Uint8Array {
  if ((flags & ENCRYPTED) !== 0) throw broken(`${name} is encrypted`);
  if (method === STORED) {
    if (packed.byteLength !== size) throw broken(`the size of ${name} does not match`);
    return packed.slice();
  }
  if (method !== DEFLATED) throw broken(`${name} is packed in a way that is not known`);
  let bytes: Uint8Array;
  try {
    // One byte more than it says: so that a size that lies is found out before anything large is made.
    bytes = inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch {
    throw broken(`${name} is broken, or larger than it says`);
  }
  if (bytes.byteLength !== size) throw broken(`the size of ${name} does not match`);
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** ISO 3309; Node's own is not there before 20.15. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
