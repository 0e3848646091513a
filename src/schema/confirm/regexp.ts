import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';

/** What a validator asks of a compiled pattern. */
export interface Matcher {
  test(text: string): boolean;
  /** The pattern: ajv tells compiled patterns apart by it. */
  toString(): string;
}

/**
 * Compiles an ECMA-262 pattern (flag `u`, unanchored) so that matching takes time linear in the text. The pattern is
 * rewritten for RE2 node by node, with every character class as explicit code points, because `\d`, `\s`, `.` and
 * `\p{…}` mean other things there. What RE2 does not have (lookaround, back references, more than 1,000 repetitions)
 * runs on the JavaScript engine; the worker's time limit bounds that.
 *
 * @throws SyntaxError for a pattern that is not ECMA-262 with the `u` flag
 */
export function linearRegExp(pattern: string): Matcher {
  const native = new RegExp(pattern, 'u');
  const translated = translate(pattern);
  if (translated === undefined) return native;
  try {
    const compiled = RE2JS.compile(translated);
    return { test: (text) => compiled.test(text), toString: () => String(native) };
  } catch {
    return native;
  }
}

/** The pattern in RE2's syntax, or undefined where RE2 cannot say it. */
export function translate(pattern: string): string | undefined {
  const parsed = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, 0, pattern.length, { unicode: true });
  try {
    return alternatives(parsed.alternatives);
  } catch (error) {
    if (error instanceof NotInRe2) return undefined;
    throw error;
  }
}

class NotInRe2 extends Error {}

function alternatives(list: readonly AST.Alternative[]): string {
  return list.map((alternative) => alternative.elements.map(element).join('')).join('|');
}

function element(node: AST.Element): string {
  switch (node.type) {
    case 'Character':
      return point(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return charClass(ranges(node));
    case 'Group':
    case 'CapturingGroup':
      if (node.type === 'Group' && node.modifiers !== null) throw new NotInRe2();
      return `(?:${alternatives(node.alternatives)})`;
    case 'Quantifier':
      return quantified(node);
    case 'Assertion':
      return assertion(node);
    default:
      throw new NotInRe2();
  }
}

function quantified(node: AST.Quantifier): string {
  const max = node.max === Number.POSITIVE_INFINITY ? '' : node.max;
  return `(?:${element(node.element)}){${node.min},${max}}`;
}

function assertion(node: AST.Assertion): string {
  if (node.kind === 'start') return '\\A';
  if (node.kind === 'end') return '\\z';
  // Without the `i` flag a word character is ASCII in both.
  if (node.kind === 'word') return node.negate ? '\\B' : '\\b';
  throw new NotInRe2();
}

type Range = readonly [from: number, to: number];
const LAST = 0x10ffff;
const LINE_ENDS: readonly Range[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

function ranges(node: AST.CharacterClass | AST.CharacterSet | AST.CharacterClassElement): readonly Range[] {
  switch (node.type) {
    case 'Character':
      return [[node.value, node.value]];
    case 'CharacterClassRange':
      return [[node.min.value, node.max.value]];
    case 'CharacterClass': {
      const inside = node.elements.flatMap((item) => ranges(item));
      return node.negate ? complement(inside) : inside;
    }
    case 'CharacterSet':
      return node.kind === 'any' ? complement(LINE_ENDS) : matchedBy(node.raw);
    default:
      throw new NotInRe2();
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

function charClass(list: readonly Range[]): string {
  if (list.length === 0) return `[^${point(0)}-${point(LAST)}]`;
  return `[${list.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`)).join('')}]`;
}

function point(code: number): string {
  return `\\x{${code.toString(16)}}`;
}
