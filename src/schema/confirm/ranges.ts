import type { AST } from '@eslint-community/regexpp';

/** Code points from one to another, both included. */
export type Range = readonly [from: number, to: number];
/** The last code point. */
export const LAST = 0x10ffff;
const LINE_ENDS: readonly Range[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

/**
 * The code points that one character of a pattern stands for.
 *
 * @throws Error for a class of strings (flag `v`)
 */
export function rangesOf(node: AST.CharacterClass | AST.CharacterSet | AST.CharacterClassElement): readonly Range[] {
  switch (node.type) {
    case 'Character':
      return [[node.value, node.value]];
    case 'CharacterClassRange':
      return [[node.min.value, node.max.value]];
    case 'CharacterClass': {
      const inside = node.elements.flatMap((item) => rangesOf(item));
      return node.negate ? complement(inside) : inside;
    }
    case 'CharacterSet':
      return node.kind === 'any' ? complement(LINE_ENDS) : matchedBy(node.raw);
    default:
      throw new Error('a class of strings is not read');
  }
}

function complement(list: readonly Range[]): readonly Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [from, to] of [...list].sort((a, b) => a[0] - b[0])) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) gaps.push([next, LAST]);
  return gaps;
}

const known = new Map<string, readonly Range[]>();

/** The code points that an escape such as `\w` or `\p{Letter}` stands for, asked of the JavaScript engine itself. */
function matchedBy(escape: string): readonly Range[] {
  const before = known.get(escape);
  if (before !== undefined) return before;
  const runs = new RegExp(`(?:${escape})+`, 'gu');
  const found: Range[] = [];
  for (const { text, first } of everyCodePoint()) {
    for (const { 0: run, index } of text.matchAll(runs)) {
      // Each text holds code points of one size in order.
      const size = first > 0xffff ? 2 : 1;
      found.push([first + index / size, first + (index + run.length) / size - 1]);
    }
  }
  // A high and a low surrogate in a row would be one code point.
  for (let code = 0xd800; code <= 0xdfff; code += 0x400) {
    if (new RegExp(escape, 'u').test(String.fromCharCode(code))) found.push([code, code + 0x3ff]);
  }
  known.set(escape, found);
  return found;
}

let texts: readonly { readonly text: string; readonly first: number }[] | undefined;

function everyCodePoint(): readonly { readonly text: string; readonly first: number }[] {
  texts ??= [textOf(0, 0xd7ff), textOf(0xe000, 0xffff), textOf(0x10000, LAST)];
  return texts;
}

function textOf(first: number, last: number): { text: string; first: number } {
  const parts: string[] = [];
  for (let code = first; code <= last; code += 1) parts.push(String.fromCodePoint(code));
  return { text: parts.join(''), first };
}
