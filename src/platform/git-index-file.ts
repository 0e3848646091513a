/** git's index, as gitformat-index(5) lays it out: versions 2 to 4. */

/** An index that is no index, or of a sort that says less than it must. Its message is for the report. */
export class IndexError extends Error {}

/** Modes of entries that are asked for. */
export const MODE = { file: 0o100644, executable: 0o100755, submodule: 0o160000 } as const;

/** Times, device, inode, mode, owner, group, size. */
const STAT = 40;
const MODE_AT = 24;
/** In version 3 and later this flag announces two more bytes of flags. */
const EXTENDED = 0x4000;
/** Merge stage: only what is merged has one mode. */
const STAGE = 0x3000;

/**
 * The mode of each path. Folders that a sparse index folds are not among them: their files are not on the disk.
 *
 * @param hash bytes of an object's name: 20 (SHA-1) or 32 (SHA-256)
 * @throws IndexError
 */
export function indexModes(bytes: Uint8Array, hash: number): ReadonlyMap<string, number> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < 12 + hash || data.toString('latin1', 0, 4) !== 'DIRC')
    throw new IndexError('git’s index is damaged');
  const version = data.readUInt32BE(4);
  if (version < 2 || version > 4) throw new IndexError(`git’s index is of version ${version}, which is not known`);
  const modes = new Map<string, number>();
  const end = data.length - hash;
  let at = 12;
  let path: Buffer = Buffer.alloc(0);
  for (let left = data.readUInt32BE(8); left > 0; left -= 1) {
    const entry = readEntry(data, { at, end, hash, version, before: path });
    ({ path, next: at } = entry);
    if (entry.merged) modes.set(path.toString('utf8'), entry.mode);
  }
  if (isSplit(data, at, end)) throw new IndexError('git’s index is split, so it does not list every file');
  return modes;
}

interface Where {
  readonly at: number;
  readonly end: number;
  readonly hash: number;
  readonly version: number;
  /** The path of the entry in front: version 4 says only what differs. */
  readonly before: Buffer;
}

function readEntry(data: Buffer, { at, end, hash, version, before }: Where) {
  const flagsAt = at + STAT + hash;
  if (flagsAt + 2 >= end) throw new IndexError('git’s index is cut off');
  const flags = data.readUInt16BE(flagsAt);
  const nameAt = flagsAt + (version > 2 && (flags & EXTENDED) !== 0 ? 4 : 2);
  const { kept, from } = version === 4 ? prefix(data, nameAt, before.length) : { kept: 0, from: nameAt };
  const nul = data.indexOf(0, from);
  if (nul === -1 || nul >= end) throw new IndexError('git’s index is cut off');
  const path = Buffer.concat([before.subarray(0, kept), data.subarray(from, nul)]);
  // Entries of versions 2 and 3 are padded with one to eight NULs to a multiple of eight.
  const next = version === 4 ? nul + 1 : at + ((nul - at + 8) & ~7);
  return { path, next, mode: data.readUInt32BE(at + MODE_AT), merged: (flags & STAGE) === 0 };
}

/** How much of the path in front is kept: it says how much is dropped, as a number of seven bits a byte. */
function prefix(data: Buffer, start: number, length: number): { kept: number; from: number } {
  let dropped = 0;
  for (let at = start; at < start + 5; at += 1) {
    const byte = data[at] ?? 0;
    dropped = (at === start ? 0 : (dropped + 1) * 128) + (byte & 0x7f);
    if ((byte & 0x80) !== 0) continue;
    if (dropped > length) break;
    return { kept: length - dropped, from: at + 1 };
  }
  throw new IndexError('git’s index is damaged');
}

/** Behind the entries stand extensions: a name, a length, as many bytes. */
function isSplit(data: Buffer, start: number, end: number): boolean {
  for (let at = start; at + 8 <= end; at += 8 + data.readUInt32BE(at + 4))
    if (data.toString('latin1', at, at + 4) === 'link') return true;
  return false;
}
