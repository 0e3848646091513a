/**
 * JSON as contracts need it: exact integers, positions, hostile depth, names such as `__proto__`.
 *
 * The tokens come from `jsonc-parser`'s scanner; the tree is built with an explicit stack, so that a
 * hundred thousand levels of nesting are a clear error and not a stack overflow.
 */
import { createScanner } from 'jsonc-parser';
import { ScanError, SyntaxKind } from './json-tokens.ts';

/** A JSON value. An integer outside ±(2^53−1) is a `bigint`, so that no digit is lost; every other number is a double. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;
/** A JSON object: an ordinary object whose own keys are its names (`__proto__` included). */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** What a text may hold. */
export interface ParseOptions {
  /** Where to begin, in UTF-16 code units. Default 0. */
  readonly offset?: number;
  /** Stop after the first value instead of refusing what follows it. Default false. */
  readonly partial?: boolean;
  /** Deepest nesting allowed: `[]` has depth 1. Default 127, as serde_json. */
  readonly maxDepth?: number;
  /**
   * `serde` (default): a number out of a double's range and a lone surrogate are refused, integers are exact (Rust hosts).
   * `ecma`: every value is what `JSON.parse` makes of it (JavaScript hosts).
   */
  readonly dialect?: 'serde' | 'ecma';
  /** Called for a name that stands twice in one object (the last one wins). `false` ends the calls: enough was heard. */
  readonly onDuplicate?: (name: string, pointer: string, offset: number) => unknown;
}

/** A text that is not JSON. `offset` is in UTF-16 code units; `pointer` names the value in which the fault was found. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly offset: number;
  readonly pointer: string;
  constructor(message: string, offset: number, pointer: string) {
    super(message);
    this.offset = offset;
    this.pointer = pointer;
  }
}

/** Escapes one reference token of a JSON Pointer (RFC 6901). */
export function escapePointer(token: string | number): string {
  return String(token).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Builds a JSON Pointer from its tokens; no token is the whole document, `""`. */
export function pointer(...tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapePointer(token)}`).join('');
}

/** The tokens of a JSON Pointer. */
export function pointerTokens(text: string): string[] {
  if (text === '') return [];
  return text
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** True for a JSON object: neither `null` nor an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a JSON array. (`Array.isArray` does not narrow a readonly array.) */
export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** An object's own member, or undefined: `toString` and `__proto__` are names like any other. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an own member, whatever its name. */
export function setMember(object: object, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  else (object as Record<string, unknown>)[name] = value;
}

const SCAN_FAULTS: Readonly<Record<number, string>> = {
  [ScanError.UnexpectedEndOfComment]: 'a comment, which JSON does not have',
  [ScanError.UnexpectedEndOfString]: 'a string that does not end',
  [ScanError.UnexpectedEndOfNumber]: 'a number that does not end',
  [ScanError.InvalidUnicode]: 'an incomplete \\u escape',
  [ScanError.InvalidEscapeCharacter]: 'an escape that JSON does not have',
  [ScanError.InvalidCharacter]: 'a control character inside a string',
};

interface Frame {
  readonly container: Json[] | Record<string, Json>;
  /** The member's name being read, or null while an array is filled. */
  key: string | null;
}

/**
 * Parses one JSON value.
 *
 * @param text the document (or, with `partial`, several back to back)
 * @returns the value and the offset just behind it, in UTF-16 code units
 * @throws JsonError with the offset and the pointer of the fault
 */
export function parseJson(text: string, options: ParseOptions = {}): { value: Json; end: number } {
  const maxDepth = options.maxDepth ?? 127;
  const serde = (options.dialect ?? 'serde') === 'serde';
  const scanner = createScanner(text, false);
  scanner.setPosition(options.offset ?? 0);
  let onDuplicate = options.onDuplicate;
  const stack: Frame[] = [];
  // Not `pointer(...)`: the stack may hold more frames than a call may have arguments.
  const path = (): string =>
    stack.map((frame) => `/${escapePointer(Array.isArray(frame.container) ? frame.container.length : (frame.key ?? ''))}`).join('');
  const fail = (message: string, offset: number): never => {
    throw new JsonError(message, offset, path());
  };

  const next = (): SyntaxKind => {
    for (;;) {
      const kind = scanner.scan() as SyntaxKind;
      if (kind === SyntaxKind.Trivia || kind === SyntaxKind.LineBreakTrivia) {
        if (!/^[ \t\r\n]*$/.test(scanner.getTokenValue())) fail('white space that JSON does not allow', scanner.getTokenOffset());
        continue;
      }
      if (kind === SyntaxKind.LineCommentTrivia || kind === SyntaxKind.BlockCommentTrivia) {
        fail('a comment, which JSON does not have', scanner.getTokenOffset());
      }
      const fault: number = scanner.getTokenError();
      if (fault !== ScanError.None) {
        const end = scanner.getPosition() >= text.length && fault === ScanError.UnexpectedEndOfString;
        fail(end ? 'the text ends inside a string' : (SCAN_FAULTS[fault] ?? 'something unreadable'), scanner.getTokenOffset());
      }
      return kind;
    }
  };

  const describe = (kind: SyntaxKind): string => {
    if (kind === SyntaxKind.EOF) return 'the end of the text';
    const raw = text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + Math.max(1, scanner.getTokenLength()));
    return JSON.stringify(raw.length > 20 ? `${raw.slice(0, 20)}…` : raw);
  };
  const expected = (what: string, kind: SyntaxKind): never =>
    fail(`expected ${what}, found ${describe(kind)}`, scanner.getTokenOffset());

  const stringValue = (): string => {
    const value = scanner.getTokenValue();
    if (serde && !value.isWellFormed()) fail('a lone surrogate in a string', scanner.getTokenOffset());
    return value;
  };

  let kind = next();
  let end = options.offset ?? 0;
  for (;;) {
    // One value begins at `kind`.
    let value: Json;
    let complete = true;
    switch (kind) {
      case SyntaxKind.OpenBraceToken:
      case SyntaxKind.OpenBracketToken: {
        const array = kind === SyntaxKind.OpenBracketToken;
        if (stack.length >= maxDepth) fail(`more than ${maxDepth} levels of nesting`, scanner.getTokenOffset());
        const container: Json[] | Record<string, Json> = array ? [] : {};
        value = container;
        const frame: Frame = { container, key: null };
        kind = next();
        if (kind === (array ? SyntaxKind.CloseBracketToken : SyntaxKind.CloseBraceToken)) break;
        stack.push(frame);
        complete = false;
        break;
      }
      case SyntaxKind.StringLiteral:
        value = stringValue();
        break;
      case SyntaxKind.NumericLiteral:
        value = numberValue(scanner.getTokenValue(), serde, (message) => fail(message, scanner.getTokenOffset()));
        break;
      case SyntaxKind.TrueKeyword:
        value = true;
        break;
      case SyntaxKind.FalseKeyword:
        value = false;
        break;
      case SyntaxKind.NullKeyword:
        value = null;
        break;
      default:
        return expected('a value', kind);
    }

    // Put what is complete where it belongs; close every container that ends here.
    while (complete) {
      end = scanner.getPosition();
      const frame = stack.at(-1);
      if (frame === undefined) {
        if (options.partial !== true) {
          kind = next();
          if (kind !== SyntaxKind.EOF) expected('the end of the text', kind);
        }
        return { value, end };
      }
      if (Array.isArray(frame.container)) frame.container.push(value);
      else setMember(frame.container, frame.key ?? '', value);
      kind = next();
      const array = Array.isArray(frame.container);
      if (kind === SyntaxKind.CommaToken) {
        kind = next();
        if (kind === SyntaxKind.CloseBracketToken || kind === SyntaxKind.CloseBraceToken) {
          fail('a comma with nothing behind it', scanner.getTokenOffset());
        }
        complete = false;
        break;
      }
      if (kind !== (array ? SyntaxKind.CloseBracketToken : SyntaxKind.CloseBraceToken)) {
        expected(array ? '"," or "]"' : '"," or "}"', kind);
      }
      stack.pop();
      value = frame.container;
    }

    // Inside an object the next token is a name.
    const frame = stack.at(-1);
    if (frame !== undefined && !Array.isArray(frame.container)) {
      if (kind !== SyntaxKind.StringLiteral) expected('a name in double quotes', kind);
      const name = stringValue();
      const at = scanner.getTokenOffset();
      frame.key = name;
      if (onDuplicate !== undefined && Object.hasOwn(frame.container, name) && onDuplicate(name, path(), at) === false) onDuplicate = undefined;
      kind = next();
      if (kind !== SyntaxKind.ColonToken) expected('":"', kind);
      kind = next();
    }
  }
}

function numberValue(raw: string, serde: boolean, fail: (message: string) => never): Json {
  if (!/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(raw)) fail(`${JSON.stringify(raw.slice(0, 40))} is not a JSON number`);
  const double = Number(raw);
  if (serde && !Number.isFinite(double)) fail('a number out of the range of a double');
  if (!serde || Number.isSafeInteger(double) || !/^-?[0-9]+$/.test(raw)) return double;
  // An integer of a few thousand digits is converted in no time; a longer one is a double, as every JSON reader takes it.
  return raw.length <= 4096 ? BigInt(raw) : double;
}

/** A place in a text. */
export interface Position {
  /** UTF-16 code units from the start. */
  readonly offset: number;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { offset, line, column: offset - start + 1 };
}
