import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { SourceError } from '../core/errors.ts';
import { unzipEntry, zipNames } from './zip.ts';

/** Larger than any image a host takes, and than any manifest. */
const LIMIT = 64 * 1024 * 1024;

const inflate = promisify(gunzip);

/**
 * The one file that an archive holds.
 *
 * @param label for messages: "asset weather.wasm.gz of release v1.4.0"
 * @throws SourceError when it is broken, holds several files, or more than is taken
 */
export async function unpack(kind: 'gzip' | 'zip', bytes: Uint8Array, label: string): Promise<Uint8Array> {
  if (kind === 'zip') return soleEntry(bytes, label);
  try {
    return await inflate(bytes, { maxOutputLength: LIMIT });
  } catch (cause) {
    throw new SourceError(`${label}: it cannot be unpacked; it is broken, or larger than ${LIMIT} bytes`, { cause });
  }
}

function soleEntry(bytes: Uint8Array, label: string): Uint8Array {
  const names = zipNames(bytes, label);
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new SourceError(
      `${label}: the zip holds ${names.length} files, and which of them is the contract is not known; attach ` +
        'the contract by itself',
    );
  const entry = unzipEntry(bytes, name, LIMIT, label);
  if (entry === undefined) throw new SourceError(`${label}: the zip cannot be read`);
  return entry;
}
