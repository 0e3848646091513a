import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';
import { finds, TooCostlyError } from './matching.ts';
import { LAST, rangesOf, type Range } from './ranges.ts';

/** What a validator asks of a compiled pattern. */
export interface Matcher {
  test(text: string): boolean;
  /** The pattern: ajv tells compiled patterns apart by it. */
  toString(): string;
}

/** RE2 takes time in proportion to the pattern times the text; more than this is refused. */
const MAX_PRODUCT = 50_000_000;

/**
 * Compiles an ECMA-262 pattern (flag `u`, unanchored) so that matching takes bounded time. The pattern is rewritten for
 * RE2 node by node, with every character class as explicit code points, because `\d`, `\s`, `.` and `\p{…}` mean other
 * things there. What RE2 does not have (lookaround, more than 1,000 repetitions) is matched by counted steps.
 *
 * @throws SyntaxError for a pattern that is not ECMA-262 with the `u` flag; matching may throw TooCostlyError, or Error
 *   for back references
 */
export function linearRegExp(pattern: string): Matcher {
  const native = new RegExp(pattern, 'u');
  const toString = (): string => String(native);
  const compiled = compile(pattern);
  if (compiled === undefined) return { test: (text) => finds(pattern, text), toString };
  const test = (text: string): boolean => {
    if (pattern.length * text.length > MAX_PRODUCT) throw new TooCostlyError('matching costs too much work');
    return compiled.test(text);
  };
  return { test, toString };
}

function compile(pattern: string): RE2JS | undefined {
  const translated = translate(pattern);
  try {
    return translated === undefined ? undefined : RE2JS.compile(translated);
  } catch {
    return undefined;
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
      return charClass(rangesOf(node));
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

function charClass(list: readonly Range[]): string {
  if (list.length === 0) return `[^${point(0)}-${point(LAST)}]`;
  return `[${list.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`)).join('')}]`;
}

function point(code: number): string {
  return `\\x{${code.toString(16)}}`;
}
