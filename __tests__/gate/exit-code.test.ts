import { describe, expect, test } from '@jest/globals';
import { ConfigError, ContractError, SourceError } from '../../src/core/errors.ts';
import { exitCodeOf, exitCodeOfError, worst, worstExitCode } from '../../src/gate/exit-code.ts';
import type { Verdict } from '../../src/report/model.ts';

describe('exit codes', () => {
  test.each<[Verdict, number]>([
    ['compatible', 0],
    ['first-release', 0],
    ['reported', 0],
    ['forced', 0],
    ['refused', 1],
    ['invalid', 2],
  ])('%s: %i', (verdict, code) => expect(exitCodeOf({ verdict })).toBe(code));
  test('a contract that could not be judged: whose fault it is', () => {
    expect(exitCodeOf({ verdict: 'error', failure: { fault: 'configuration', message: '' } })).toBe(3);
    expect(exitCodeOf({ verdict: 'error', failure: { fault: 'source', message: '' } })).toBe(4);
    expect(exitCodeOf({ verdict: 'error', failure: { fault: 'bug', message: '' } })).toBe(70);
    expect(exitCodeOf({ verdict: 'invalid', failure: { fault: 'source', message: '' } })).toBe(2);
  });
  test('of several contracts the highest; of none 0', () => {
    const source = { verdict: 'error', failure: { fault: 'source', message: '' } } as const;
    expect(worstExitCode([{ verdict: 'compatible' }, { verdict: 'invalid' }, { verdict: 'refused' }])).toBe(2);
    expect(worstExitCode([{ verdict: 'invalid' }, source])).toBe(4);
    expect(worstExitCode([])).toBe(0);
  });
  test('errors by class; a bug of ours is neither 0 nor 1', () => {
    expect(
      [new ConfigError('x'), new SourceError('x'), new ContractError('r', 'x'), new Error('x'), 'x', undefined].map(
        exitCodeOfError,
      ),
    ).toEqual([3, 4, 2, 70, 70, 70]);
  });
  test('the verdict of several contracts is the worst', () => {
    expect(worst(['compatible', 'forced', 'reported'])).toBe('forced');
    expect(worst(['first-release', 'compatible'])).toBe('first-release');
    expect(worst(['refused', 'invalid'])).toBe('invalid');
    expect(worst(['error', 'invalid', 'refused'])).toBe('error');
    expect(worst([])).toBe('compatible');
  });
});
