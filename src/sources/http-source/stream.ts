import { createHash, type Hash } from 'node:crypto';
import { SourceError } from '../../core/errors.ts';
import {
  checkDigest,
  ending,
  type HttpSource,
  type HttpSourceOptions,
  type RangeFetch,
  type RangeResponse,
} from './model.ts';

/** Most bytes of a download, unless told otherwise. */
const LIMIT = 1024 ** 3;
/** Bytes of a stream that stay at hand behind the place read last, for a reader that goes back a little. */
const BEHIND = 4 * 1024 * 1024;
/** A stream that nobody reads or closes is given up after this many milliseconds, so that no process hangs on it. */
const ABANDONED = 60_000;

/** One download, read forwards. A step back beyond what is kept begins it anew. */
export function streamSource(fetch: RangeFetch, first: RangeResponse, options: HttpSourceOptions): HttpSource {
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
      if (restarts > 3)
        throw new SourceError(
          `${label}: the server has no range support and the file would have to be downloaded again and ` +
            'again; serve it with ranges',
        );
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
    if (this.closed && this.received < end)
      throw new SourceError(`${this.options.label}: read after the download was ended`);
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
      throw new SourceError(`${this.options.label}: more than the limit of ${String(limit)} bytes`);
    }
    this.hash.update(value);
    this.held.push(value);
    this.options.progress?.(this.received, this.size);
    // What lies well before the place asked for is let go.
    while (
      this.held.length > 1 &&
      this.kept + (this.held[0]?.byteLength ?? 0) < Math.min(offset, this.received - BEHIND)
    ) {
      this.kept += this.held.shift()?.byteLength ?? 0;
    }
  }

  /** The whole came: now its length and its digest can be held to what was said. */
  private finish(): void {
    this.ended = true;
    if (this.size !== undefined && this.received !== this.size) {
      throw new SourceError(
        `${this.options.label}: the server announced ${String(this.size)} bytes and sent ${String(this.received)}`,
      );
    }
    checkDigest(this.options.label, this.options.digest, `sha256:${this.hash.digest('hex')}`);
  }
}
