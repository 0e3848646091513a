import { createScanner } from 'jsonc-parser';
import { ScanError, SyntaxKind } from '../contract/json-tokens.ts';
import { pointerTokens } from '../contract/json.ts';

/** Where a value stands in a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the value that a JSON Pointer names in a text that is known to be JSON, without building a tree.
 * Of two members of one name the last answers, as it does for every reader of the text.
 *
 * @param offset where the document begins in the text
 * @returns the value's place, or that of the nearest surrounding value when the text does not have it
 */
export function locate(text: string, offset: number, pointer: string): Span {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  let found = spanOfNext(text, scanner);
  for (const token of pointerTokens(pointer)) {
    const inner = findMember(text, found, token);
    if (inner === undefined) return found;
    found = inner;
  }
  return found;
}

type Scanner = ReturnType<typeof createScanner>;

/** The place of the value that begins at the scanner's next token. */
function spanOfNext(text: string, scanner: Scanner): Span {
  scanner.scan();
  const start = scanner.getTokenOffset();
  let depth = 0;
  for (;;) {
    const kind: number = scanner.getToken();
    const fault: number = scanner.getTokenError();
    if (kind === SyntaxKind.EOF || fault !== ScanError.None) return { start, end: text.length };
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) depth += 1;
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) depth -= 1;
    if (depth <= 0) return { start, end: scanner.getPosition() };
    scanner.scan();
  }
}

function findMember(text: string, container: Span, token: string): Span | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(container.start);
  const open: number = scanner.scan();
  if (open !== SyntaxKind.OpenBraceToken && open !== SyntaxKind.OpenBracketToken) return undefined;
  let found: Span | undefined;
  for (let index = 0; scanner.getPosition() < container.end - 1; index += 1) {
    let name = String(index);
    if (open === SyntaxKind.OpenBraceToken) {
      const kind: number = scanner.scan();
      if (kind !== SyntaxKind.StringLiteral) break;
      name = scanner.getTokenValue();
      scanner.scan(); // the colon
    }
    const span = spanOfNext(text, scanner);
    if (span.end >= container.end) break;
    if (name === token) found = span;
    scanner.scan(); // the comma, or the end
  }
  return found;
}
