import type { Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { ConfigError, SourceError } from '../core/errors.ts';
import { systemCode } from '../core/system-error.ts';
import type { ByteSource } from '../bytes/source.ts';
import { OPEN_FLAGS } from './small-file.ts';

/** A file that is read by position. It holds a file handle: release it with `await using`, or call `close`. */
export interface FileSource extends ByteSource, AsyncDisposable {
  readonly size: number;
  close(): Promise<void>;
  /**
   * Says that everything read so far came from one and the same content.
   * @throws SourceError when the file was written to since it was opened
   */
  unchanged(): Promise<void>;
}

/**
 * Opens a file for positional reads; nothing is read yet.
 *
 * @param path as the user gave it; it is also the label in messages unless another is given
 * @throws ConfigError when there is no such file, or it is a directory or another thing without bytes to read at an
 *   offset
 * @throws SourceError when the system refuses to open it
 */
export async function fileSource(path: string, label = path): Promise<FileSource> {
  const handle = await open(path, OPEN_FLAGS).catch((error: unknown) => {
    throw openError(label, error);
  });
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) throw directoryError(label);
    if (!stat.isFile())
      throw new ConfigError(`${label} is not a regular file (a pipe or a device): give the path of a file.`);
    return openFile(handle, label, stat);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function openFile(handle: FileHandle, label: string, opened: Stats): FileSource {
  const { size } = opened;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= handle.close());
  return {
    label,
    size,
    close,
    [Symbol.asyncDispose]: close,
    async unchanged() {
      const now = await handle.stat();
      if (now.size !== size || now.mtimeMs !== opened.mtimeMs) {
        throw new SourceError(
          `${label} changed while it was read. Wait until whatever writes it is done, and run again.`,
        );
      }
    },
    async read(offset, length) {
      // The size is known, so a hostile length in a header never becomes an allocation.
      const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await handle
          .read(buffer, filled, buffer.length - filled, offset + filled)
          .catch((error: unknown) => {
            throw new SourceError(`Reading ${label} at byte ${offset + filled} failed: ${reason(error)}.`, {
              cause: error,
            });
          });
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return buffer.subarray(0, filled);
    },
  };
}

function openError(label: string, error: unknown): Error {
  switch (systemCode(error)) {
    case 'ENOENT':
      return new ConfigError(`${label} does not exist: check the path, and that it is built before this step.`, {
        cause: error,
      });
    case 'ENOTDIR':
      return new ConfigError(`${label} does not exist: a part of the path is a file, not a directory.`, {
        cause: error,
      });
    case 'EISDIR':
      return directoryError(label);
    case 'EACCES':
    case 'EPERM':
      return new SourceError(
        `${label} may not be read: permission denied. Give the user of this run read permission.`,
        { cause: error },
      );
    default:
      return new SourceError(`${label} could not be opened: ${reason(error)}.`, { cause: error });
  }
}

function directoryError(label: string): ConfigError {
  return new ConfigError(
    `${label} is a directory, not a file: name the file in it, or use a glob such as ` +
      `${label.replace(/\/+$/, '')}/*.wasm.`,
  );
}

function reason(error: unknown): string {
  return systemCode(error) ?? (error instanceof Error ? error.message : String(error));
}
