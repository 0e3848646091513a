import { isNegated } from '../formula/formula.ts';
import { PatternError } from '../strings/pattern-nodes.ts';
import type { Pattern } from '../strings/pattern.ts';
import { findString } from '../strings/search.ts';
import type { Cause } from '../undecided.ts';
import type { Engine } from './engine.ts';
import { all } from './reason.ts';
import { simpleTheory, type Fact, type Theory, type Verdict } from './theory.ts';

/** Strings longer than this are not built: where patterns say what stands in them, and where nothing does. */
const MAX_PATTERNED = 100_000;
const MAX_LENGTH = 1 << 24;

interface Collected {
  readonly patterns: { pattern: Pattern; negated: boolean }[];
  readonly except: Set<string>;
  min: number;
  max: number;
  unreadable: Cause | undefined;
}

export const strings: Theory = simpleTheory((facts, engine): Verdict => {
  const set = collect(facts, engine);
  const limit = set.patterns.length === 0 ? MAX_LENGTH : MAX_PATTERNED;
  if (set.min <= set.max && set.min > limit) return { kind: 'unknown', cause: { code: 'size', of: 'string', limit } };
  try {
    const found = findString(set, engine.budget);
    if (found === undefined) return { kind: 'conflict', reason: all(facts.map((fact) => fact.reason)) };
    return set.unreadable === undefined ? { kind: 'value', value: found } : { kind: 'unknown', cause: set.unreadable };
  } catch (error) {
    if (error instanceof PatternError) return { kind: 'unknown', cause: error.fault };
    throw error;
  }
});

function collect(facts: readonly Fact[], engine: Engine): Collected {
  const set: Collected = { patterns: [], except: new Set(), min: 0, max: Infinity, unreadable: undefined };
  for (const { literal } of facts) {
    const formula = engine.algebra.at(literal);
    const negated = isNegated(literal);
    if (formula.kind === 'minLength' || formula.kind === 'maxLength') {
      // "not at least n" is "at most n − 1".
      if ((formula.kind === 'minLength') !== negated)
        set.min = Math.max(set.min, negated ? formula.count + 1 : formula.count);
      else set.max = Math.min(set.max, negated ? formula.count - 1 : formula.count);
    } else if (formula.kind === 'values') {
      for (const value of formula.values.values()) if (typeof value === 'string') set.except.add(value);
    } else if (formula.kind === 'pattern') {
      const pattern = engine.patterns.read(formula.source);
      if ('code' in pattern) set.unreadable = pattern;
      else set.patterns.push({ pattern, negated });
    }
  }
  return set;
}
