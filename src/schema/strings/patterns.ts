import { PatternError } from './pattern-nodes.ts';
import { BudgetError, createBudget, type Budget } from '../budget.ts';
import type { Cause } from '../undecided.ts';
import { readPattern, test, type Pattern } from './pattern.ts';

/** The regular expressions of one comparison, each read once. */
export interface Patterns {
  /** The automaton, or why there is none. */
  read(source: string): Pattern | Cause;
  /** Whether it finds a match; undefined when that cannot be told. */
  test(source: string, text: string): boolean | undefined;
}

/** One expression may take this share of what an answer may cost. */
const SHARE = 0.5;

/** @param shared what pays for the work on expressions, as for everything else. Default: a budget of their own */
export function createPatterns(shared?: Budget): Patterns {
  const budget = shared ?? createBudget();
  const most = budget.steps * SHARE;
  const known = new Map<string, Pattern | Cause>();
  const guarded = <T>(source: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      const ownBudget = shared === undefined && error instanceof BudgetError;
      if (!(error instanceof PatternError) && !ownBudget) throw error;
      known.set(source, error.fault);
      return undefined;
    }
  };
  const read = (source: string): Pattern | Cause => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const pattern = guarded(source, () => readPattern(source, { budget, most }));
    if (pattern === undefined) return known.get(source) ?? { code: 'pattern', pattern: source, fault: 'invalid' };
    known.set(source, pattern);
    return pattern;
  };
  return {
    read,
    test(source, text) {
      const pattern = read(source);
      return 'code' in pattern ? undefined : guarded(source, () => test(pattern, text));
    },
  };
}
