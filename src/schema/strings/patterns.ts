import { PatternError } from './pattern-nodes.ts';
import { readPattern, test, type Pattern } from './pattern.ts';

/** The regular expressions of one comparison, each read once. */
export interface Patterns {
  /** The automaton, or why there is none. */
  read(source: string): Pattern | string;
  /** Whether it finds a match; undefined when that cannot be told. */
  test(source: string, text: string): boolean | undefined;
}

/** Work for all expressions together: about half a second. */
const WORK = 2_000_000;

export function createPatterns(): Patterns {
  const work = { left: WORK };
  const known = new Map<string, Pattern | string>();
  const guarded = <T>(source: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      known.set(source, error.message);
      return undefined;
    }
  };
  const read = (source: string): Pattern | string => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const pattern = guarded(source, () => readPattern(source, work));
    if (pattern === undefined) return known.get(source) ?? 'the regular expression cannot be used';
    known.set(source, pattern);
    return pattern;
  };
  return {
    read,
    test(source, text) {
      const pattern = read(source);
      return typeof pattern === 'string' ? undefined : guarded(source, () => test(pattern, text));
    },
  };
}
