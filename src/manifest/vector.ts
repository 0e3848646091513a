import { invalidUtf8At, leb128, utf8Text } from '../bytes/index.ts';

/** A place in a section's content where what is expected does not stand. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  /** Offset inside the content. */
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** A spelling that this reader does not know, and the host may: a proposal, a wider number. */
export class Unfamiliar extends Malformed {}

/**
 * Reads the content of a section item by item; every read throws `Malformed` where it does not find what it expects.
 */
export class Content {
  readonly #bytes: Uint8Array;
  at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(what: string): number {
    const value = this.#bytes[this.at];
    if (value === undefined) throw new Malformed(`the section ends where ${what} should be`, this.at);
    this.at += 1;
    return value;
  }

  number(what: string): number {
    const read = leb128(this.#bytes, this.at);
    if (!read.ok) throw new Malformed(`${what} is ${read.fault}`, read.at);
    this.at = read.end;
    return read.value;
  }

  skip(length: number, what: string): void {
    for (let left = length; left > 0; left -= 1) this.byte(what);
  }

  /** Passes over a LEB128 of any sign, up to so many bytes. */
  skipNumber(longest: number, what: string): void {
    const start = this.at;
    for (let index = 0; index < longest; index += 1) if (this.byte(what) < 0x80) return;
    throw new Malformed(`${what} is too long`, start);
  }

  /** A length and as many bytes of UTF-8, at most 100,000 as the host reads them. */
  name(what: string): string {
    const start = this.at;
    const length = this.number(`the length of ${what}`);
    const bytes = this.#bytes.subarray(this.at, this.at + length);
    if (bytes.length < length || length > 100_000)
      throw new Malformed(`${what} has ${length} bytes, more than there may be`, start);
    const wrong = invalidUtf8At(bytes);
    if (wrong !== undefined) throw new Malformed(`${what} is not UTF-8`, this.at + wrong);
    this.at += length;
    return utf8Text(bytes);
  }
}
