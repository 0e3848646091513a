import { createScanner, type JSONScanner } from 'jsonc-parser';
import { ScanError, SyntaxKind } from './json-tokens.ts';
import { normalNumber } from './exact-number.ts';
import { escapePointer, ExactNumber, setMember, type Json } from './json-value.ts';

/** What a text may hold. */
export interface ParseOptions {
  /** Where to begin, in UTF-16 code units. Default 0. */
  readonly offset?: number;
  /** Stop after the first value instead of refusing what follows it. Default false. */
  readonly partial?: boolean;
  /** Deepest nesting allowed: `[]` has depth 1. Default 127, as serde_json. */
  readonly maxDepth?: number;
  /**
   * `serde` (default): a number out of a double's range and a lone surrogate are refused (Rust hosts).
   * `json`: whatever RFC 8259 allows. In both, no digit of a number is lost.
   * `ecma`: every value is what `JSON.parse` makes of it (JavaScript hosts).
   */
  readonly dialect?: 'serde' | 'json' | 'ecma';
  /**
   * Called for a name that stands twice in one object (the last one wins). `false` ends the calls: enough was heard.
   */
  readonly onDuplicate?: (name: string, pointer: string, offset: number) => unknown;
}

/** What is wrong with a text that is not JSON. */
export type JsonFault =
  | 'character'
  | 'comment'
  | 'depth'
  | 'escape'
  | 'expected'
  | 'number'
  | 'number-range'
  | 'string-end'
  | 'surrogate'
  | 'trailing-comma'
  | 'white-space';

/**
 * A text that is not JSON. `offset` is in UTF-16 code units; `pointer` names the value in which the fault was found.
 */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly code: JsonFault;
  readonly offset: number;
  readonly pointer: string;
  constructor(code: JsonFault, message: string, offset: number, pointer: string) {
    super(message);
    this.code = code;
    this.offset = offset;
    this.pointer = pointer;
  }
}

const SCAN_FAULTS: Readonly<Record<number, readonly [JsonFault, string]>> = {
  [ScanError.UnexpectedEndOfComment]: ['comment', 'a comment, which JSON does not have'],
  [ScanError.UnexpectedEndOfString]: ['string-end', 'a string that does not end'],
  [ScanError.UnexpectedEndOfNumber]: ['number', 'a number that does not end'],
  [ScanError.InvalidUnicode]: ['escape', 'an incomplete \\u escape'],
  [ScanError.InvalidEscapeCharacter]: ['escape', 'an escape that JSON does not have'],
  [ScanError.InvalidCharacter]: ['character', 'a control character inside a string'],
};

interface Frame {
  readonly container: Json[] | Record<string, Json>;
  /** The member's name being read, or null while an array is filled. */
  key: string | null;
}

/**
 * Reads one JSON value; used once. The tokens come from `jsonc-parser`'s scanner, and the tree is built with an
 * explicit stack, so that a hundred thousand levels of nesting are a clear error and not a stack overflow.
 */
export class JsonReader {
  readonly #text: string;
  readonly #partial: boolean;
  readonly #maxDepth: number;
  readonly #dialect: NonNullable<ParseOptions['dialect']>;
  readonly #scanner: JSONScanner;
  readonly #stack: Frame[] = [];
  #onDuplicate: ParseOptions['onDuplicate'];
  /** The token that is looked at. */
  #kind: SyntaxKind = SyntaxKind.Unknown;

  constructor(text: string, options: ParseOptions) {
    this.#text = text;
    this.#partial = options.partial ?? false;
    this.#maxDepth = options.maxDepth ?? 127;
    this.#dialect = options.dialect ?? 'serde';
    this.#onDuplicate = options.onDuplicate;
    this.#scanner = createScanner(text, false);
    this.#scanner.setPosition(options.offset ?? 0);
  }

  /** @throws JsonError with the offset and the pointer of the fault */
  read(): { value: Json; end: number } {
    this.#advance();
    for (;;) {
      const value = this.#begin();
      const whole = value === undefined ? undefined : this.#finish(value);
      if (whole !== undefined) return whole;
    }
  }

  /** The value that begins here; undefined when it is a container whose first value comes next. */
  #begin(): Json | undefined {
    switch (this.#kind) {
      case SyntaxKind.OpenBraceToken:
        return this.#open({});
      case SyntaxKind.OpenBracketToken:
        return this.#open([]);
      case SyntaxKind.StringLiteral:
        return this.#string();
      case SyntaxKind.NumericLiteral:
        return this.#number();
      case SyntaxKind.TrueKeyword:
        return true;
      case SyntaxKind.FalseKeyword:
        return false;
      case SyntaxKind.NullKeyword:
        return null;
      default:
        return this.#expected('a value');
    }
  }

  #open(container: Json[] | Record<string, Json>): Json | undefined {
    if (this.#stack.length >= this.#maxDepth) this.#fail('depth', `more than ${this.#maxDepth} levels of nesting`);
    if (this.#advance() === closing(container)) return container;
    this.#stack.push({ container, key: null });
    this.#name();
    return undefined;
  }

  /** Puts a complete value where it belongs, and closes every container that ends with it. */
  #finish(complete: Json): { value: Json; end: number } | undefined {
    let value = complete;
    for (;;) {
      const end = this.#scanner.getPosition();
      const frame = this.#stack.at(-1);
      if (frame === undefined) {
        this.#lastOfText();
        return { value, end };
      }
      const { container, key } = frame;
      if (Array.isArray(container)) container.push(value);
      else setMember(container, key ?? '', value);
      if (this.#advance() === SyntaxKind.CommaToken) {
        this.#comma();
        return undefined;
      }
      if (this.#kind !== closing(container)) this.#expected(Array.isArray(container) ? '"," or "]"' : '"," or "}"');
      this.#stack.pop();
      value = container;
    }
  }

  #lastOfText(): void {
    if (this.#partial) return;
    if (this.#advance() !== SyntaxKind.EOF) this.#expected('the end of the text');
  }

  #comma(): void {
    this.#advance();
    if (this.#kind === SyntaxKind.CloseBracketToken || this.#kind === SyntaxKind.CloseBraceToken)
      this.#fail('trailing-comma', 'a comma with nothing behind it');
    this.#name();
  }

  /** Inside an object a value has a name in front of it. */
  #name(): void {
    const frame = this.#stack.at(-1);
    if (frame === undefined || Array.isArray(frame.container)) return;
    if (this.#kind !== SyntaxKind.StringLiteral) this.#expected('a name in double quotes');
    const name = this.#string();
    const at = this.#scanner.getTokenOffset();
    frame.key = name;
    if (
      this.#onDuplicate !== undefined &&
      Object.hasOwn(frame.container, name) &&
      this.#onDuplicate(name, this.#path(), at) === false
    ) {
      this.#onDuplicate = undefined;
    }
    if (this.#advance() !== SyntaxKind.ColonToken) this.#expected('":"');
    this.#advance();
  }

  #string(): string {
    const value = this.#scanner.getTokenValue();
    if (this.#dialect === 'serde' && !value.isWellFormed()) this.#fail('surrogate', 'a lone surrogate in a string');
    return value;
  }

  #number(): number | bigint | ExactNumber {
    const raw = this.#scanner.getTokenValue();
    if (!/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(raw))
      this.#fail('number', `${JSON.stringify(raw.slice(0, 40))} is not a JSON number`);
    const double = Number(raw);
    if (this.#dialect === 'ecma') return double;
    if (this.#dialect === 'serde' && !Number.isFinite(double))
      this.#fail('number-range', 'a number out of the range of a double');
    return exactly(raw, double);
  }

  /** Goes to the next token that means something, and gives it. */
  #advance(): SyntaxKind {
    for (;;) {
      this.#kind = this.#scanner.scan();
      if (this.#kind === SyntaxKind.LineCommentTrivia || this.#kind === SyntaxKind.BlockCommentTrivia)
        this.#fail('comment', 'a comment, which JSON does not have');
      if (this.#kind !== SyntaxKind.Trivia && this.#kind !== SyntaxKind.LineBreakTrivia) break;
      if (!/^[ \t\r\n]*$/.test(this.#scanner.getTokenValue()))
        this.#fail('white-space', 'white space that JSON does not allow');
    }
    const fault: number = this.#scanner.getTokenError();
    if (fault === ScanError.None) return this.#kind;
    const end = this.#scanner.getPosition() >= this.#text.length && fault === ScanError.UnexpectedEndOfString;
    const [code, message] = SCAN_FAULTS[fault] ?? ['character', 'something unreadable'];
    return this.#fail(code, end ? 'the text ends inside a string' : message);
  }

  #expected(what: string): never {
    return this.#fail('expected', `expected ${what}, found ${this.#found()}`);
  }

  #found(): string {
    if (this.#kind === SyntaxKind.EOF) return 'the end of the text';
    const at = this.#scanner.getTokenOffset();
    const raw = this.#text.slice(at, at + Math.max(1, this.#scanner.getTokenLength()));
    return JSON.stringify(raw.length > 20 ? `${raw.slice(0, 20)}…` : raw);
  }

  #fail(code: JsonFault, message: string): never {
    throw new JsonError(code, message, this.#scanner.getTokenOffset(), this.#path());
  }

  /** Not `pointer(...)`: the stack may hold more frames than a call may have arguments. */
  #path(): string {
    return this.#stack
      .map(({ container, key }) => `/${escapePointer(Array.isArray(container) ? container.length : (key ?? ''))}`)
      .join('');
  }
}

/** The double where its shortest text is the number that was written; else every digit of it. */
function exactly(raw: string, double: number): number | bigint | ExactNumber {
  if (Number.isSafeInteger(double) && /^-?[0-9]+$/.test(raw)) return double;
  // An integer of a few thousand digits is converted in no time; a longer one keeps its text.
  if (/^-?[0-9]+$/.test(raw)) return raw.length <= 4096 ? BigInt(raw) : new ExactNumber(raw);
  const written = normalNumber(raw);
  if (written === normalNumber(String(double))) return double;
  const whole = /^(-?)([0-9]+)e([0-9]{1,4})$/.exec(written);
  return whole !== null && Number(whole[3]) <= 4096
    ? BigInt(`${whole[1]}${whole[2]}${'0'.repeat(Number(whole[3]))}`)
    : new ExactNumber(raw);
}

function closing(container: Json[] | Record<string, Json>): SyntaxKind {
  return Array.isArray(container) ? SyntaxKind.CloseBracketToken : SyntaxKind.CloseBraceToken;
}
