/**
 * Bytes that can be read at an offset: a file, memory, an HTTP resource with range support.
 * A reader of headers never needs the whole.
 */
export interface ByteSource {
  /** What to call it in messages: a path, a URL without credentials, a digest. */
  readonly label: string;
  /** Total size in bytes, or undefined while it is not known (a stream without a length). */
  readonly size: number | undefined;
  /**
   * Reads up to `length` bytes at `offset`. Fewer come back only at the end of the source; never more.
   * @throws SourceError when the source cannot be read
   */
  read(offset: number, length: number): Promise<Uint8Array>;
  /**
   * Ends whatever still goes on behind the source (a download). Safe to call more than once; absent when there is
   * nothing to end.
   */
  close?(): Promise<void>;
}
