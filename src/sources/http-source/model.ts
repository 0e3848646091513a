import { SourceError } from '../../core/errors.ts';
import type { ByteSource } from '../../bytes/index.ts';

/** What a range source needs of an answer; the network client's answers have this shape. */
export interface RangeResponse {
  readonly status: number;
  /** Where it came from, after redirects, as it may be shown. */
  readonly url?: string;
  header(name: string): string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
  cancel(): void;
}

/** Asks for one resource with these headers; answers 200, 206 or 416, throws `SourceError` otherwise. */
export type RangeFetch = (headers: Readonly<Record<string, string>>) => Promise<RangeResponse>;

export interface HttpSourceOptions {
  /** What to call the resource in messages, without credentials. */
  readonly label: string;
  /**
   * `sha256:` digest that was advertised for the whole. It is checked when the whole is read, not when only parts
   * are.
   */
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
  /** Where it came from, after redirects, as it may be shown. */
  readonly address?: string;
  close(): Promise<void>;
}

/** Throws when `bytes` are not what `digest` promised. @throws SourceError naming both digests */
export function checkDigest(label: string, digest: string | undefined, actual: string): void {
  if (digest?.startsWith('sha256:') === true && digest !== actual) {
    throw new SourceError(
      `${label}: the bytes do not match the digest that was advertised: ${digest} advertised, ${actual} ` +
        'received; somebody changed it, or the transfer is broken',
    );
  }
}

/** The two ways to end a source: `close`, and `await using`. */
export function ending(end: () => void): Pick<HttpSource, 'close' | typeof Symbol.asyncDispose> {
  const close = (): Promise<void> => {
    end();
    return Promise.resolve();
  };
  return { close, [Symbol.asyncDispose]: close };
}
