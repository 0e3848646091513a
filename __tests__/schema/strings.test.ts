import { describe, expect, test } from '@jest/globals';
import { decide } from '../../src/schema/decide.ts';
import { apart, contained } from './asks.ts';

describe('strings', () => {
  contained('minLength', { wide: { type: 'string' }, narrow: { type: 'string', minLength: 1 }, witness: '' });
  contained('maxLength', {
    wide: { type: 'string', maxLength: 2 },
    narrow: { type: 'string', maxLength: 1 },
    witness: 'aa',
  });
  contained('maxLength zero is the empty string', { wide: { const: '' }, narrow: { type: 'string', maxLength: 0 } });
  contained('lengths are counted in code points', { wide: { maxLength: 1 }, narrow: { const: '🐲' }, witness: null });
  contained('pattern', { wide: { type: 'string' }, narrow: { type: 'string', pattern: '^a' }, witness: '' });
  contained('a pattern inside another', {
    wide: { type: 'string', pattern: '^[a-z]+$' },
    narrow: { type: 'string', pattern: '^[a-f]+$' },
    witness: 'x',
  });
  contained('patterns are not anchored', {
    wide: { type: 'string', pattern: 'b' },
    narrow: { type: 'string', pattern: 'abc' },
    witness: 'b',
  });
  contained('two spellings of one language', {
    wide: { type: 'string', pattern: '^(ab)*$' },
    narrow: { type: 'string', pattern: '^(?:abab)*(?:ab)?$' },
  });
  contained('pattern and length together', {
    wide: { enum: ['aa', 'ab', 'ba', 'bb'] },
    narrow: { type: 'string', pattern: '^[ab]*$', minLength: 2, maxLength: 2 },
  });
  contained('an enum inside a pattern', {
    wide: { type: 'string', pattern: '^v[0-9]+$' },
    narrow: { enum: ['v1', 'v22'] },
    witness: 'v0',
  });
  contained('a lookahead', {
    wide: { type: 'string', pattern: '^(?!x).*$' },
    narrow: { type: 'string', pattern: '^[ab]$' },
    witness: '',
  });
  contained('a lookahead as an intersection', {
    wide: { allOf: [{ pattern: '[0-9]' }, { pattern: '[a-z]' }] },
    narrow: { pattern: '^(?=[^]*[0-9])(?=[^]*[a-z])' },
  });
  contained('word boundaries', {
    wide: { type: 'string', pattern: 'foo' },
    narrow: { type: 'string', pattern: '\\bfoo\\b' },
    witness: 'afoo',
  });
  contained('Unicode properties', {
    wide: { type: 'string', pattern: '^\\p{Letter}$' },
    narrow: { type: 'string', pattern: '^[a-zé]$' },
    witness: 'A',
  });
  apart(
    'patterns that have nothing in common',
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '^b' },
    { left: 'a', right: 'b' },
  );
  contained('format is an annotation', {
    wide: { type: 'string', format: 'uri' },
    narrow: { type: 'string', format: 'date' },
  });
  contained('an impossible text', { wide: false, narrow: { type: 'string', pattern: 'a$b' } });

  test('a catastrophic expression takes no time', () => {
    expect(decide({ pattern: '^(a+)+$' }, { const: `${'a'.repeat(5000)}b` }, { strict: true }).answer).toBe('break');
    expect(decide({ pattern: '^a{1,10000}$' }, { pattern: '^a{1,9999}$' }, { strict: true })).toEqual({
      answer: 'compatible',
    });
  });

  test('what is not regular, not valid or too large is undecided, and named', () => {
    const about = (pattern: string): string => {
      const answer = decide({ type: 'string', pattern }, { type: 'string' }, { strict: true });
      return answer.answer === 'undecided' ? answer.reason : answer.answer;
    };
    expect(about('(a+)\\1')).toMatch(/cannot be used|not regular/);
    expect(about('(')).toMatch(/"\(" cannot be used/);
    expect(about('(?<=ab)c')).toMatch(/looks behind/);
    const large = decide({ pattern: '[ab]*a[ab]{60}c' }, { type: 'string', pattern: 'a[ab]{61}c' }, { strict: true });
    expect(large.answer === 'undecided' && large.reason).toMatch(/too much work|too many states|is too large/);
  });

  test('the same expression that cannot be read is still the same', () => {
    const schema = { type: 'string', pattern: '(a+)\\1' };
    expect(decide(schema, { ...schema, title: 'other' }, { strict: true })).toEqual({ answer: 'compatible' });
  });
});
