import { createScanner } from 'jsonc-parser';
import { ScanError, SyntaxKind } from '../core/json-tokens.ts';
import { pointerTokens } from '../core/json.ts';

type Scanner = ReturnType<typeof createScanner>;

/** Where a value stands in a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the value that a JSON Pointer names in a text that is known to be JSON, without building a tree.
 * Of two members of one name the first is found.
 *
 * @param offset where the document begins in the text
 * @returns the value's place, or that of the nearest surrounding value when the text does not have it
 */
export function locate(text: string, offset: number, pointer: string): Span {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  let start = scanner.getTokenOffset();
  for (const token of pointerTokens(pointer)) {
    if (!enter(scanner, token)) {
      scanner.setPosition(start);
      scanner.scan();
      break;
    }
    start = scanner.getTokenOffset();
  }
  skipValue(scanner);
  return { start, end: scanner.getPosition() };
}

/** From the first token of a container to the first token of a member of it; false when it has no such member. */
function enter(scanner: Scanner, token: string): boolean {
  const open: number = scanner.getToken();
  const isObject = open === SyntaxKind.OpenBraceToken;
  if (!isObject && open !== SyntaxKind.OpenBracketToken) return false;
  for (let index = 0; ; index += 1) {
    let kind: number = scanner.scan();
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken || unreadable(scanner))
      return false;
    let name = String(index);
    if (isObject) {
      name = scanner.getTokenValue();
      scanner.scan(); // the colon
      scanner.scan();
    }
    if (name === token) return true;
    skipValue(scanner);
    kind = scanner.scan();
    if (kind !== SyntaxKind.CommaToken) return false;
  }
}

/** From the first token of a value to its last. */
function skipValue(scanner: Scanner): void {
  for (let depth = 0; ; scanner.scan()) {
    const kind: number = scanner.getToken();
    if (unreadable(scanner)) return;
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) depth += 1;
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) depth -= 1;
    if (depth <= 0) return;
  }
}

function unreadable(scanner: Scanner): boolean {
  const kind: number = scanner.getToken();
  const fault: number = scanner.getTokenError();
  return kind === SyntaxKind.EOF || fault !== ScanError.None;
}
