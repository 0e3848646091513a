import { PatternError } from './pattern-nodes.ts';
import type { Cause } from '../undecided.ts';
import { readPattern, test, type Pattern } from './pattern.ts';

/** The regular expressions of one comparison, each read once. */
export interface Patterns {
  /** The automaton, or why there is none. */
  read(source: string): Pattern | Cause;
  /** Whether it finds a match; undefined when that cannot be told. */
  test(source: string, text: string): boolean | undefined;
}

/** Work for all expressions together: about half a second. */
const WORK = 2_000_000;

export function createPatterns(): Patterns {
  const work = { left: WORK };
  const known = new Map<string, Pattern | Cause>();
  const guarded = <T>(source: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      known.set(source, error.fault);
      return undefined;
    }
  };
  const read = (source: string): Pattern | Cause => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const pattern = guarded(source, () => readPattern(source, work));
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
