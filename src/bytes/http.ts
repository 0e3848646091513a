import { createHash, type Hash } from 'node:crypto';
import { SourceError } from '../contract/errors.ts';
import type { ByteSource } from './source.ts';

/** What a range source needs of an answer; the network client's answers have this shape. */
export interface RangeResponse {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
  cancel(): void;
}

/** Asks for one resource with these headers; answers 200, 206 or 416, throws `SourceError` otherwise. */
export type RangeFetch = (headers: Readonly<Record<string, string>>) => Promise<RangeResponse>;

export interface HttpSourceOptions {
  /** What to call the resource in messages, without credentials. */
  readonly label: string;
  /** `sha256:` digest that was advertised for the whole. It is checked when the whole is read, not when only parts are. */
  readonly digest?: string;
  /** Bytes asked for at the least, so that neighbouring headers cost one request. Default 16 KiB. */
  readonly window?: number;
  /** Most bytes of a streamed download. Default 1 GiB. */
  readonly limit?: number;
  /** Called while bytes come in. */
  readonly progress?: (bytes: number, total: number | undefined) => void;
}

/** A source over the network; `close` ends a transfer that is still going on. */
export interface HttpSource extends ByteSource, AsyncDisposable {
  close(): Promise<void>;
}

const WINDOW = 16 * 1024;
const LIMIT = 1024 ** 3;
/** Bytes of a stream that stay at hand behind the place read last, for a reader that goes back a little. */
const BEHIND = 4 * 1024 * 1024;
/** A stream that nobody reads or closes is given up after this many milliseconds, so that no process hangs on it. */
const ABANDONED = 60_000;

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

/** Throws when `bytes` are not what `digest` promised. @throws SourceError naming both digests */
export function checkDigest(label: string, digest: string | undefined, actual: string): void {
  if (digest?.startsWith('sha256:') === true && digest !== actual) {
    throw new SourceError(`${label}: the bytes do not match the digest that was advertised: ${digest} advertised, ${actual} received; somebody changed it, or the transfer is broken`);
  }
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

/** The two ways to end a source: `close`, and `await using`. */
function ending(end: () => void): Pick<HttpSource, 'close' | typeof Symbol.asyncDispose> {
  const close = (): Promise<void> => {
    end();
    return Promise.resolve();
  };
  return { close, [Symbol.asyncDispose]: close };
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
    throw new SourceError(`${label}: asked for bytes ${String(start)}-${String(start + length - 1)}, the server says it sends "${response.header('content-range') ?? 'nothing about the range'}"`);
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
    throw new SourceError(`${label}: the server announced ${String(want)} bytes at ${String(start)} and sent ${got > want ? 'more' : String(got)}`);
  }
  return { start, bytes: Buffer.concat(parts, got), size: range[3] === '*' ? undefined : Number(range[3]) };
}

function rangeSource(fetch: RangeFetch, first: Part, etag: string | undefined, window: number, options: HttpSourceOptions): HttpSource {
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
    if (part.size !== first.size) throw new SourceError(`${label}: its size changed while it was being read; run again`);
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
      const part = parts.find((one) => one.start <= offset && offset + wanted <= one.start + one.bytes.byteLength) ?? (await load(offset, wanted));
      return part.bytes.subarray(offset - part.start, offset - part.start + wanted);
    },
    ...ending(() => undefined),
  };
}

/** One download, read forwards. A step back beyond what is kept begins it anew. */
function streamSource(fetch: RangeFetch, first: RangeResponse, options: HttpSourceOptions): HttpSource {
  const { label } = options;
  const announced = Number(first.header('content-length') ?? Number.NaN);
  const size = Number.isSafeInteger(announced) ? announced : undefined;
  let stream = new Forward(first, options, size);
  let restarts = 0;
  // One reader at a time: a read moves the stream.
  let last: Promise<unknown> = Promise.resolve();
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    if (offset < stream.kept) {
      restarts += 1;
      if (restarts > 3) throw new SourceError(`${label}: the server has no range support and the file would have to be downloaded again and again; serve it with ranges`);
      stream.close();
      stream = new Forward(await fetch({}), options, size);
    }
    return stream.read(offset, length);
  };
  return {
    label,
    size,
    read(offset, length) {
      const next = last.then(() => read(offset, length));
      last = next.catch(() => undefined);
      return next;
    },
    ...ending(() => stream.close()),
  };
}

/** A body read forwards, with the last few MiB kept. */
class Forward {
  /** Offset of the first byte still at hand. */
  kept = 0;
  private readonly response: RangeResponse;
  private readonly options: HttpSourceOptions;
  private readonly size: number | undefined;
  private readonly pieces: AsyncIterator<Uint8Array>;
  private readonly hash: Hash = createHash('sha256');
  private held: Uint8Array[] = [];
  private received = 0;
  private ended = false;
  private closed = false;
  private watch: NodeJS.Timeout | undefined;

  constructor(response: RangeResponse, options: HttpSourceOptions, size: number | undefined) {
    this.response = response;
    this.options = options;
    this.size = size;
    this.pieces = response.body[Symbol.asyncIterator]();
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    clearTimeout(this.watch);
    const end = offset + length;
    while (!this.ended && this.received < end) await this.pull(offset);
    if (this.closed && this.received < end) throw new SourceError(`${this.options.label}: read after the download was ended`);
    if (!this.ended) this.watch = setTimeout(() => this.close(), ABANDONED).unref();
    const at = Buffer.concat(this.held);
    if (this.held.length > 1) this.held = [at];
    return at.subarray(Math.max(0, offset - this.kept), Math.max(0, end - this.kept));
  }

  close(): void {
    clearTimeout(this.watch);
    if (this.ended) return;
    this.ended = true;
    this.closed = true;
    this.response.cancel();
  }

  private async pull(offset: number): Promise<void> {
    const next: IteratorResult<Uint8Array, unknown> = await this.pieces.next();
    if (next.done === true) {
      this.finish();
      return;
    }
    const { value } = next;
    const limit = this.options.limit ?? LIMIT;
    this.received += value.byteLength;
    if (this.received > limit) {
      this.close();
      throw new SourceError(`${this.options.label}: more than ${String(limit)} bytes, which is more than is taken here`);
    }
    this.hash.update(value);
    this.held.push(value);
    this.options.progress?.(this.received, this.size);
    // What lies well before the place asked for is let go.
    while (this.held.length > 1 && this.kept + (this.held[0]?.byteLength ?? 0) < Math.min(offset, this.received - BEHIND)) {
      this.kept += this.held.shift()?.byteLength ?? 0;
    }
  }

  /** The whole came: now its length and its digest can be held to what was said. */
  private finish(): void {
    this.ended = true;
    if (this.size !== undefined && this.received !== this.size) {
      throw new SourceError(`${this.options.label}: the server announced ${String(this.size)} bytes and sent ${String(this.received)}`);
    }
    checkDigest(this.options.label, this.options.digest, `sha256:${this.hash.digest('hex')}`);
  }
}
