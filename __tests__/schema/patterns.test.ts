import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createBudget } from '../../src/schema/budget.ts';
import { SEED } from './grammar.ts';
import { createPatterns } from '../../src/schema/strings/patterns.ts';
import { findString } from '../../src/schema/strings/search.ts';

/**
 * Regular expressions with everything that the engine reads: anchors, lookaheads, boundaries, classes, counts, loops
 * in loops.
 */
const expression = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    {
      weight: 3,
      arbitrary: fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', '\\s', '^', '$', '\\b', '\\B', 'é', ''),
    },
    { weight: 2, arbitrary: fc.tuple(tie('source'), tie('source')).map(([x, y]) => x + y) },
    { weight: 1, arbitrary: fc.tuple(tie('source'), tie('source')).map(([x, y]) => `(?:${x}|${y})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('source'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?'))
        .map(([x, times]) => `(?:${x})${times}`),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('(?=', '(?!'), tie('source')).map(([look, x]) => `${look}${x})`) },
    { weight: 1, arbitrary: fc.constantFrom('(?<=a)', '(?<!b)', '(a|b)\\1') },
  ),
})).source;

const text = fc
  .array(fc.constantFrom('a', 'b', '1', ' ', 'é', '\n'), { maxLength: 6 })
  .map((characters) => characters.join(''));

describe('regular expressions as automata', () => {
  test('find a match exactly where ECMAScript does', () => {
    fc.assert(
      fc.property(expression, fc.array(text, { minLength: 5, maxLength: 15 }), (source, texts) => {
        const patterns = createPatterns();
        // Not every backreference is regular.
        fc.pre(!('code' in patterns.read(source)));
        const real = new RegExp(source, 'u');
        expect(texts.map((one) => patterns.test(source, one))).toEqual(texts.map((one) => real.test(one)));
      }),
      { numRuns: 3_000, seed: SEED },
    );
  });

  test('a string found is in the set; where none is found, ECMAScript finds none among short ones', () => {
    const short = ['', 'a', 'b', '1', ' ', 'é'].flatMap((x, _, all) => all.flatMap((y) => all.map((z) => x + y + z)));
    fc.assert(
      fc.property(expression, expression, (yes, no) => {
        const patterns = createPatterns();
        const [taken, refused] = [patterns.read(yes), patterns.read(no)];
        if ('code' in taken || 'code' in refused) return;
        const found = findString(
          {
            patterns: [
              { pattern: taken, negated: false },
              { pattern: refused, negated: true },
            ],
            min: 0,
            max: 5,
            except: new Set(['a']),
          },
          createBudget(1_000_000),
        );
        const inSet = (one: string): boolean =>
          new RegExp(yes, 'u').test(one) && !new RegExp(no, 'u').test(one) && one !== 'a';
        if (found === undefined) expect(short.filter(inSet)).toEqual([]);
        else expect(inSet(found)).toBe(true);
      }),
      { numRuns: 600, seed: SEED },
    );
  });
});
