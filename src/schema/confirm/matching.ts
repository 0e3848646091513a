import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { rangesOf, type Range } from './ranges.ts';

/** Thrown where matching would take more work than is allowed; it is never an answer. */
export class TooCostlyError extends Error {
  override readonly name = 'TooCostlyError';
}

/** Small steps for one text. */
const MAX_STEPS = 3_000_000;

type Positions = ReadonlySet<number>;

/**
 * Whether a regular expression (ECMA-262, flag `u`, without back references) finds a match, by sets of positions
 * instead of backtracking: time grows with the square of the text at worst, and is counted.
 *
 * @throws TooCostlyError; Error for what is not in this fragment
 */
export function finds(pattern: string, text: string): boolean {
  const parsed = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, 0, pattern.length, { unicode: true });
  return new Matching(text).finds(parsed.alternatives);
}

class Matching {
  readonly #text: readonly number[];
  readonly #sets = new Map<AST.Node, readonly Range[]>();
  #left = MAX_STEPS;

  constructor(text: string) {
    this.#text = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  }

  finds(alternatives: readonly AST.Alternative[]): boolean {
    const everywhere = new Set(Array.from({ length: this.#text.length + 1 }, (_, index) => index));
    return this.#alternatives(alternatives, everywhere).size > 0;
  }

  #spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooCostlyError('matching costs too much work');
  }

  /** Where a match can end that starts at one of these positions. */
  #alternatives(alternatives: readonly AST.Alternative[], starts: Positions): Positions {
    const ends = new Set<number>();
    for (const { elements } of alternatives) {
      let at = starts;
      for (const element of elements) {
        if (at.size === 0) break;
        at = this.#element(element, at);
      }
      this.#spend(at.size + 1);
      for (const end of at) ends.add(end);
    }
    return ends;
  }

  #element(node: AST.Element, starts: Positions): Positions {
    this.#spend(starts.size);
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.#character(node, starts);
      case 'Group':
        if (node.modifiers !== null) throw new Error('modifiers are not read');
        return this.#alternatives(node.alternatives, starts);
      case 'CapturingGroup':
        return this.#alternatives(node.alternatives, starts);
      case 'Quantifier':
        return this.#quantifier(node, starts);
      case 'Assertion':
        return new Set([...starts].filter((position) => this.#holds(node, position)));
      default:
        throw new Error(`${node.type} is not read`);
    }
  }

  #character(node: AST.Character | AST.CharacterSet | AST.CharacterClass, starts: Positions): Positions {
    const ranges = this.#sets.get(node) ?? rangesOf(node);
    this.#sets.set(node, ranges);
    const ends = new Set<number>();
    for (const position of starts) {
      const code = this.#text[position];
      if (code !== undefined && within(ranges, code)) ends.add(position + 1);
    }
    return ends;
  }

  #quantifier({ element, min, max }: AST.Quantifier, starts: Positions): Positions {
    let at = starts;
    for (let times = 0; times < min && at.size > 0; times += 1) {
      const next = this.#element(element, at);
      // Nothing moves any more: the rest of the times is the same again.
      if (next.size === at.size && [...next].every((end) => at.has(end))) break;
      at = next;
    }
    const ends = new Set(at);
    let frontier = at;
    for (let times = min; times < max && frontier.size > 0; times += 1) {
      frontier = new Set([...this.#element(element, frontier)].filter((end) => !ends.has(end)));
      for (const end of frontier) ends.add(end);
    }
    return ends;
  }

  #holds(node: AST.Assertion, position: number): boolean {
    switch (node.kind) {
      case 'start':
        return position === 0;
      case 'end':
        return position === this.#text.length;
      case 'word':
        return (this.#isWord(position - 1) !== this.#isWord(position)) !== node.negate;
      case 'lookahead':
        return this.#alternatives(node.alternatives, new Set([position])).size > 0 !== node.negate;
      default: {
        const before = Array.from({ length: position + 1 }, (_, index) => index);
        const found = before.some((start) => this.#alternatives(node.alternatives, new Set([start])).has(position));
        return found !== node.negate;
      }
    }
  }

  /** Without the `i` flag a word character is ASCII. */
  #isWord(position: number): boolean {
    const code = this.#text[position];
    return code !== undefined && code < 0x80 && /\w/.test(String.fromCharCode(code));
  }
}

/** Whether a code point is in one of these ranges. */
function within(ranges: readonly Range[], code: number): boolean {
  return ranges.some(([from, to]) => from <= code && code <= to);
}
