import { createHash } from 'node:crypto';
import { SourceError } from '../../core/errors.ts';
import {
  checkDigest,
  ending,
  type HttpSource,
  type HttpSourceOptions,
  type RangeFetch,
  type RangeResponse,
} from './model.ts';
import { isPart, readPart, type Part } from './part.ts';
import { streamSource } from './stream.ts';

export { checkDigest, type HttpSource, type HttpSourceOptions, type RangeFetch, type RangeResponse } from './model.ts';

const WINDOW = 16 * 1024;
/** Most answers for one window. */
const PIECES = 64;

/**
 * Opens a resource for reading at offsets: with HTTP ranges (RFC 9110, section 14) where the server keeps them, else as
 * one streamed download that goes no further than it is read.
 *
 * @throws SourceError when the first piece cannot be had
 */
export async function openHttpSource(fetch: RangeFetch, options: HttpSourceOptions): Promise<HttpSource> {
  const window = options.window ?? WINDOW;
  const response = await fetch({ range: `bytes=0-${String(window - 1)}` });
  if (response.status === 416 && emptyHere(response)) {
    response.cancel();
    return { ...wholeSource(options, new Uint8Array()), ...addressOf(response) };
  }
  if (response.status === 200) return streamed(fetch, response, options);
  const part = isPart(response) ? await readPart(response, options.label, 0, window) : undefined;
  if (part === undefined) {
    response.cancel();
    return streamed(fetch, await fetch({}), options);
  }
  options.progress?.(part.bytes.byteLength, part.size);
  if (part.bytes.byteLength === part.size) return { ...wholeSource(options, part.bytes), ...addressOf(response) };
  return { ...rangeSource(fetch, part, response.header('etag'), window, options), ...addressOf(response) };
}

/** "There is nothing at all", as the refusal of a range says it. */
function emptyHere(response: RangeResponse): boolean {
  return /^bytes \*\/0$/.test(response.header('content-range') ?? 'bytes */0');
}

function addressOf({ url }: RangeResponse): { readonly address?: string } {
  return url === undefined ? {} : { address: url };
}

function streamed(fetch: RangeFetch, response: RangeResponse, options: HttpSourceOptions): HttpSource {
  if (response.status !== 200) {
    response.cancel();
    throw new SourceError(`${options.label}: the server answered ${String(response.status)} to a whole download`);
  }
  return { ...streamSource(fetch, response, options), ...addressOf(response) };
}

function wholeSource(options: HttpSourceOptions, bytes: Uint8Array): HttpSource {
  checkDigest(options.label, options.digest, `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  return {
    label: options.label,
    size: bytes.byteLength,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    ...ending(() => undefined),
  };
}

/** Pieces of one resource; when the server does not keep to its ranges, one download of the whole. */
function rangeSource(
  fetch: RangeFetch,
  first: Part,
  etag: string | undefined,
  window: number,
  options: HttpSourceOptions,
): HttpSource {
  const { label } = options;
  const { size } = first;
  const parts: Part[] = [first];
  let received = first.bytes.byteLength;
  let whole: Promise<HttpSource> | undefined;

  /** One answer's worth of bytes, at most `length`; undefined when the server does not keep to its ranges. */
  const piece = async (start: number, length: number): Promise<Part | undefined> => {
    const response = await fetch({ range: `bytes=${String(start)}-${String(start + length - 1)}` });
    if (response.status === 416 && size === undefined) {
      response.cancel();
      return { start, bytes: new Uint8Array(), size };
    }
    // A server that suddenly sends the whole has no ranges; another copy of the resource has another tag.
    const same = response.status === 206 && response.header('etag') === etag && isPart(response);
    const part = same ? await readPart(response, label, start, length) : undefined;
    if (!same) response.cancel();
    return part === undefined || part.size !== size ? undefined : part;
  };

  /** A server may send less than was asked for: the rest is asked for until it is there. */
  const load = async (start: number, length: number): Promise<Part | undefined> => {
    // No window reaches past the end.
    const wanted = size === undefined ? length : Math.min(Math.max(length, window), size - start);
    const pieces: Uint8Array[] = [];
    let at = start;
    while (at < start + length) {
      // In crumbs it would take for ever.
      if (pieces.length === PIECES) return undefined;
      const part = await piece(at, start + wanted - at);
      if (part === undefined) return undefined;
      if (part.bytes.byteLength === 0) break;
      const bytes = part.bytes.subarray(at - part.start);
      received += part.bytes.byteLength;
      options.progress?.(received, size);
      pieces.push(bytes);
      at += bytes.byteLength;
    }
    const part = { start, bytes: pieces.length === 1 ? (pieces[0] ?? new Uint8Array()) : Buffer.concat(pieces), size };
    parts.push(part);
    return part;
  };

  return {
    label,
    size,
    async read(offset, length) {
      const wanted = size === undefined ? length : Math.max(0, Math.min(length, size - offset));
      if (wanted === 0) return new Uint8Array();
      const part =
        parts.find((one) => one.start <= offset && offset + wanted <= one.start + one.bytes.byteLength) ??
        (whole === undefined ? await load(offset, wanted) : undefined);
      if (part !== undefined) return part.bytes.subarray(offset - part.start, offset - part.start + wanted);
      whole ??= sameAgain(fetch, parts, options);
      return (await whole).read(offset, length);
    },
    ...ending(() => void whole?.then((source) => source.close()).catch(() => undefined)),
  };
}

/** The whole, held to the pieces that came before it. @throws SourceError when it is not what they were of */
async function sameAgain(fetch: RangeFetch, parts: readonly Part[], options: HttpSourceOptions): Promise<HttpSource> {
  const source = streamed(fetch, await fetch({}), options);
  for (const { start, bytes } of parts.toSorted((a, b) => a.start - b.start)) {
    const again = await source.read(start, bytes.byteLength);
    if (Buffer.compare(again, bytes) === 0) continue;
    await source.close();
    throw new SourceError(`${options.label}: it changed while it was being read; run again`);
  }
  return source;
}
