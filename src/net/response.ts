import type { Readable } from 'node:stream';
import { SourceError } from '../core/errors.ts';
import { shown } from './address.ts';
import { decoded, encodingsIn } from './encoding.ts';
import { faultCode, faultMessage } from './messages.ts';
import type { HttpResponse } from './model.ts';

interface Parts {
  readonly status: number;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
  readonly what: string;
  readonly meter: { add(bytes: number, requests: number): void };
}

/** An answer whose body is counted, bounded, and whose faults are `SourceError`s. */
export function createResponse(parts: Parts): HttpResponse {
  const { status, url, headers, body, what, meter } = parts;
  // A body that is cancelled may still fail afterwards; nobody is left to hear it.
  body.on('error', () => undefined);
  const encodings = status === 206 ? [] : encodingsIn(headers['content-encoding']);
  const header = (name: string): string | undefined => {
    // Of a body that is unpacked here, they say nothing.
    if (encodings.length > 0 && (name === 'content-length' || name === 'content-encoding')) return undefined;
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  async function* wire(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of body as AsyncIterable<Uint8Array>) {
        meter.add(piece.byteLength, 0);
        yield piece;
      }
    } catch (cause) {
      throw new SourceError(faultMessage(what, url.host, faultCode(cause)), { cause });
    }
  }
  const pieces = (): AsyncGenerator<Uint8Array> =>
    encodings.length === 0 ? wire() : decoded(wire(), encodings, `${what}: ${url.host}`);
  const response: HttpResponse = {
    status,
    url: shown(url),
    address: url.href,
    header,
    body: { [Symbol.asyncIterator]: pieces },
    bytes: (limit) => readBounded(response, what, limit),
    cancel: () => {
      body.destroy();
    },
  };
  return response;
}

async function readBounded(response: HttpResponse, what: string, limit: number): Promise<Uint8Array> {
  const tooLarge = (size: string): SourceError => {
    response.cancel();
    return new SourceError(`${what}: ${response.url} sends ${size}, more than the limit of ${String(limit)} bytes`);
  };
  const announced = Number(response.header('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge(`${String(announced)} bytes`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body) {
    size += piece.byteLength;
    if (size > limit) throw tooLarge(`at least ${String(size)} bytes`);
    parts.push(piece);
  }
  return new Uint8Array(Buffer.concat(parts, size));
}
