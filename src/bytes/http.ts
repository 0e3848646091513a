import { createHash } from 'node:crypto';
import { SourceError } from '../core/errors.ts';
import {
  checkDigest,
  ending,
  type HttpSource,
  type HttpSourceOptions,
  type RangeFetch,
  type RangeResponse,
} from './http-model.ts';
import { streamSource } from './http-stream.ts';

export {
  checkDigest,
  type HttpSource,
  type HttpSourceOptions,
  type RangeFetch,
  type RangeResponse,
} from './http-model.ts';

const WINDOW = 16 * 1024;

/**
 * Opens a resource for reading at offsets: with HTTP ranges (RFC 9110, section 14) where the server has them,
 * else as one streamed download that goes no further than it is read.
 *
 * @throws SourceError when the first piece cannot be had
 */
export async function openHttpSource(fetch: RangeFetch, options: HttpSourceOptions): Promise<HttpSource> {
  const window = options.window ?? WINDOW;
  const response = await fetch({ range: `bytes=0-${String(window - 1)}` });
  if (response.status === 416) {
    response.cancel();
    return wholeSource(options, new Uint8Array());
  }
  if (response.status === 200) return streamSource(fetch, response, options);
  const part = await readPart(response, options.label, 0, window);
  options.progress?.(part.bytes.byteLength, part.size);
  if (part.bytes.byteLength === part.size) return wholeSource(options, part.bytes);
  return rangeSource(fetch, part, response.header('etag'), window, options);
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

interface Part {
  readonly start: number;
  readonly bytes: Uint8Array;
  /** Size of the whole; undefined when the server does not say. */
  readonly size: number | undefined;
}

/** Reads a 206 answer, holding it to what was asked. */
async function readPart(response: RangeResponse, label: string, start: number, length: number): Promise<Part> {
  const range = /^bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)$/.exec(response.header('content-range') ?? '');
  if (range === null || Number(range[1]) !== start || Number(range[2]) >= start + length) {
    response.cancel();
    throw new SourceError(
      `${label}: asked for bytes ${String(start)}-${String(start + length - 1)}, the server says it sends "${response.header('content-range') ?? 'nothing about the range'}"`,
    );
  }
  const want = Number(range[2]) - start + 1;
  const parts: Uint8Array[] = [];
  let got = 0;
  for await (const piece of response.body) {
    got += piece.byteLength;
    parts.push(piece);
    if (got > want) break;
  }
  if (got !== want) {
    response.cancel();
    throw new SourceError(
      `${label}: the server announced ${String(want)} bytes at ${String(start)} and sent ${got > want ? 'more' : String(got)}`,
    );
  }
  return { start, bytes: Buffer.concat(parts, got), size: range[3] === '*' ? undefined : Number(range[3]) };
}

function rangeSource(
  fetch: RangeFetch,
  first: Part,
  etag: string | undefined,
  window: number,
  options: HttpSourceOptions,
): HttpSource {
  const { label } = options;
  const parts: Part[] = [first];
  let received = first.bytes.byteLength;
  const load = async (start: number, length: number): Promise<Part> => {
    // No window reaches past the end.
    const room = first.size === undefined ? length : Math.min(Math.max(length, window), first.size - start);
    const response = await fetch({ range: `bytes=${String(start)}-${String(start + room - 1)}` });
    if (response.status === 416) {
      response.cancel();
      return { start, bytes: new Uint8Array(), size: first.size };
    }
    if (response.status !== 206 || response.header('etag') !== etag) {
      response.cancel();
      throw new SourceError(`${label}: it changed while it was being read; run again`);
    }
    const part = await readPart(response, label, start, room);
    if (part.size !== first.size)
      throw new SourceError(`${label}: its size changed while it was being read; run again`);
    received += part.bytes.byteLength;
    options.progress?.(received, first.size);
    parts.push(part);
    return part;
  };
  return {
    label,
    size: first.size,
    async read(offset, length) {
      const wanted = first.size === undefined ? length : Math.max(0, Math.min(length, first.size - offset));
      if (wanted === 0) return new Uint8Array();
      const part =
        parts.find((one) => one.start <= offset && offset + wanted <= one.start + one.bytes.byteLength) ??
        (await load(offset, wanted));
      return part.bytes.subarray(offset - part.start, offset - part.start + wanted);
    },
    ...ending(() => undefined),
  };
}
