import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { systemCode } from '../core/system-error.ts';

/** A file, read whole; or why it was not. */
export type SmallFile =
  | { readonly state: 'read'; readonly bytes: Uint8Array }
  | { readonly state: 'missing' }
  | { readonly state: 'refused'; readonly why: string };

/** Opening a pipe waits for whoever writes into it, unless one asks not to wait. */
export const OPEN_FLAGS = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/**
 * Reads a regular file of a bounded size. A pipe, a device, a folder and what is larger are refused without being read.
 * Never throws.
 *
 * @param limit in bytes
 * @param label what the file is called in messages
 */
export function smallFile(path: string, limit: number, label = path): SmallFile {
  let handle: number | undefined;
  try {
    handle = openSync(path, OPEN_FLAGS);
    const stat = fstatSync(handle);
    if (!stat.isFile())
      return { state: 'refused', why: `${label} is not a regular file (a folder, a pipe or a device)` };
    if (stat.size > limit)
      return { state: 'refused', why: `${label} has ${stat.size} bytes; at most ${limit} are read` };
    const bytes = new Uint8Array(stat.size);
    let filled = 0;
    while (filled < bytes.length) {
      const read = readSync(handle, bytes, filled, bytes.length - filled, filled);
      if (read === 0) break;
      filled += read;
    }
    return { state: 'read', bytes: bytes.subarray(0, filled) };
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { state: 'missing' }
      : { state: 'refused', why: `${label} could not be read (${code ?? 'unknown'})` };
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
