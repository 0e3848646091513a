/**
 * Where values stand in a JSON text: one pass over the tokens for any number of pointers.
 * Used to put a problem, a finding or an annotation on its line.
 */
import { createScanner } from 'jsonc-parser';
import { ScanError, SyntaxKind } from './json-tokens.ts';
import { pointerTokens, type Position } from './json.ts';

/** The wanted pointers as a tree of their tokens; `start` is where the value begins, once it was met. */
interface Wanted {
  readonly members: Map<string, Wanted>;
  start: number | undefined;
}

/** A container being walked: which of its members are wanted, and at which one the scanner stands. */
interface Frame {
  readonly wanted: Wanted | undefined;
  readonly array: boolean;
  index: number;
}

/**
 * Finds where each pointer's value begins.
 *
 * A pointer whose value is not there gets the place of its nearest surviving parent, in the last resort the
 * document's first value. Where a name stands twice in an object, the last one counts, as for `JSON.parse`.
 * A text that is not JSON is walked as far as it can be read. Never throws; nesting of any depth costs no stack.
 *
 * @returns a position for every pointer given, in UTF-16 code units with 1-based lines and columns
 */
export function locate(text: string, pointers: Iterable<string>): Map<string, Position> {
  const root: Wanted = { members: new Map(), start: undefined };
  const asked = new Map<string, readonly string[]>();
  for (const pointer of pointers) {
    const tokens = pointerTokens(pointer);
    asked.set(pointer, tokens);
    plant(root, tokens);
  }
  walk(text, root);
  const starts = new Map([...asked].map(([pointer, tokens]) => [pointer, nearestStart(root, tokens)]));
  const positions = positionsAt(text, starts.values());
  return new Map(
    [...starts].map(([pointer, start]) => [pointer, positions.get(start) ?? { offset: 0, line: 1, column: 1 }]),
  );
}

/**
 * The line and column of many offsets in one pass over the text.
 *
 * @param offsets UTF-16 code units, in any order
 */
export function positionsAt(text: string, offsets: Iterable<number>): Map<number, Position> {
  const positions = new Map<number, Position>();
  let line = 1;
  let start = 0;
  let newline = text.indexOf('\n');
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    while (newline !== -1 && newline < offset) {
      line += 1;
      start = newline + 1;
      newline = text.indexOf('\n', start);
    }
    positions.set(offset, { offset, line, column: offset - start + 1 });
  }
  return positions;
}

function plant(root: Wanted, tokens: readonly string[]): void {
  let node = root;
  for (const token of tokens) {
    let next = node.members.get(token);
    if (next === undefined) {
      next = { members: new Map(), start: undefined };
      node.members.set(token, next);
    }
    node = next;
  }
}

function nearestStart(root: Wanted, tokens: readonly string[]): number {
  let node: Wanted | undefined = root;
  let start = root.start ?? 0;
  for (const token of tokens) {
    node = node.members.get(token);
    if (node?.start === undefined) break;
    start = node.start;
  }
  return start;
}

/** A value met again under the same name replaces what was found below the first. */
function met(wanted: Wanted, offset: number): void {
  if (wanted.start !== undefined) {
    const below = [...wanted.members.values()];
    for (let node = below.pop(); node !== undefined; node = below.pop()) {
      node.start = undefined;
      below.push(...node.members.values());
    }
  }
  wanted.start = offset;
}

function walk(text: string, root: Wanted): void {
  const scanner = createScanner(text, true);
  const stack: Frame[] = [];
  let here: Wanted | undefined = root;
  let expectName = false;
  for (;;) {
    const kind = scanner.scan() as SyntaxKind;
    if (
      kind === SyntaxKind.EOF ||
      kind === SyntaxKind.Unknown ||
      (scanner.getTokenError() as number) !== ScanError.None
    )
      return;
    const frame = stack.at(-1);
    if (kind === SyntaxKind.ColonToken) continue;
    if (kind === SyntaxKind.CommaToken) {
      if (frame === undefined) return;
      frame.index += 1;
      expectName = !frame.array;
      here = frame.array ? frame.wanted?.members.get(String(frame.index)) : undefined;
      continue;
    }
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) {
      if (stack.pop() === undefined) return;
      expectName = false;
      continue;
    }
    if (expectName) {
      if (kind !== SyntaxKind.StringLiteral) return;
      here = frame?.wanted?.members.get(scanner.getTokenValue());
      expectName = false;
      continue;
    }
    if (here !== undefined) met(here, scanner.getTokenOffset());
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) {
      const array = kind === SyntaxKind.OpenBracketToken;
      stack.push({ wanted: here, array, index: 0 });
      expectName = !array;
      here = array ? here?.members.get('0') : undefined;
    }
  }
}
