/** Whether a pattern of a component's `schema` finds a match, in bounded time. */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { createPatterns, type Patterns } from '../../schema/strings/patterns.ts';

/** `unknown`: telling would take unbounded time. `invalid`: it is no regular expression, so heddle refuses. */
export type Match = 'yes' | 'no' | 'invalid' | 'unknown';

export interface Matcher {
  match(source: string, text: string): Match;
}

/** Steps that a backtracking engine may take on one text. */
const MAX_BACKTRACKING = 10_000_000;

/**
 * heddle compiles patterns without the flag `u`. An expression that means the same with it runs as an automaton; any
 * other runs as it is where its shape bounds how long that takes.
 */
export function createMatcher(): Matcher {
  const patterns = createPatterns();
  return { match: (source, text) => matchOne(patterns, source, text) };
}

function matchOne(patterns: Patterns, source: string, text: string): Match {
  const native = compile(source, '');
  if (native === undefined) return 'invalid';
  if (compile(source, 'u') !== undefined && !/[\uD800-\uDFFF]/.test(source + text)) {
    const answer = patterns.test(source, text);
    if (answer !== undefined) return answer ? 'yes' : 'no';
  }
  if (!isTame(source, text.length)) return 'unknown';
  return native.test(text) ? 'yes' : 'no';
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/**
 * No repetition or choice within a repetition, no back reference, and few enough repetitions for a text of this
 * length.
 */
function isTame(source: string, length: number): boolean {
  const seen = { repetitions: 0, inside: 0, wild: false };
  const choice = (alternatives: readonly unknown[]): void => {
    seen.wild ||= seen.inside > 0 && alternatives.length > 1;
  };
  try {
    const ast = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length);
    visitRegExpAST(ast, {
      onQuantifierEnter({ max }) {
        if (max <= 1) return;
        seen.repetitions += 1;
        seen.inside += 1;
        seen.wild ||= seen.inside > 1;
      },
      onQuantifierLeave({ max }) {
        if (max > 1) seen.inside -= 1;
      },
      onGroupEnter: ({ alternatives }) => choice(alternatives),
      onCapturingGroupEnter: ({ alternatives }) => choice(alternatives),
      onBackreferenceEnter() {
        seen.wild = true;
      },
    });
  } catch {
    return false;
  }
  return !seen.wild && Math.max(2, length) ** (seen.repetitions + 1) <= MAX_BACKTRACKING;
}
