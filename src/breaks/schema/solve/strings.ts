import { isNegated } from '../formula/formula.ts';
import { PatternError, type Pattern } from '../strings/pattern.ts';
import { findString } from '../strings/search.ts';
import { all } from './reason.ts';
import type { Context, Fact, Theory, Verdict } from './theory.ts';

export const strings: Theory = {
  refutes: () => undefined,
  solve(facts: readonly Fact[], { engine }: Context): Verdict {
    const patterns: { pattern: Pattern; negated: boolean }[] = [];
    const except = new Set<string>();
    let [min, max] = [0, Infinity];
    let unreadable: string | undefined;
    for (const { literal } of facts) {
      const formula = engine.algebra.at(literal);
      const negated = isNegated(literal);
      if (formula.kind === 'minLength') negated ? (max = Math.min(max, formula.count - 1)) : (min = Math.max(min, formula.count));
      else if (formula.kind === 'maxLength') negated ? (min = Math.max(min, formula.count + 1)) : (max = Math.min(max, formula.count));
      else if (formula.kind === 'values') for (const value of formula.values.values()) typeof value === 'string' && except.add(value);
      else if (formula.kind === 'pattern') {
        const pattern = engine.patterns.read(formula.source);
        if (typeof pattern === 'string') unreadable = pattern;
        else patterns.push({ pattern, negated });
      }
    }
    try {
      const found = findString({ patterns, min, max, except }, engine.budget);
      if (found === undefined) return { kind: 'conflict', reason: all(facts.map((fact) => fact.reason)) };
      return unreadable === undefined ? { kind: 'value', value: found } : { kind: 'unknown', why: unreadable };
    } catch (error) {
      if (error instanceof PatternError) return { kind: 'unknown', why: error.message };
      throw error;
    }
  },
};
