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
 */
export function smallFile(path: string, limit: number): SmallFile {
  let handle: number | undefined;
  try {
    handle = openSync(path, OPEN_FLAGS);
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { state: 'refused', why: `${path} is not a regular file` };
    if (stat.size > limit)
      return { state: 'refused', why: `${path} has ${stat.size} bytes; at most ${limit} are read` };
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
      : { state: 'refused', why: `${path} could not be read (${code ?? 'unknown'})` };
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
