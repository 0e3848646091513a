import { describe, expect, test } from '@jest/globals';
import { bumpEnough, requiredBump } from '../../src/gate/bump.ts';
import { largestBump } from '../../src/report/bumps.ts';
import { finding } from '../report/sample.ts';

const notice = finding({ level: 'notice', kind: 'tool-added', blocking: false });
const other = finding({ level: 'notice', kind: 'source-renamed', blocking: false });

describe('requiredBump', () => {
  test.each([
    ['nothing', [], '1.4.0', 'none'],
    ['a break', [finding()], '1.4.0', 'major'],
    ['a break that does not count', [finding({ blocking: false })], '1.4.0', 'major'],
    ['an undecided place that counts', [finding({ level: 'undecided' })], '1.4.0', 'major'],
    ['an undecided place that does not', [finding({ level: 'undecided', blocking: false })], '1.4.0', 'patch'],
    ['an internal break', [finding({ audience: 'host', blocking: false })], '1.4.0', 'patch'],
    ['an addition', [notice], '1.4.0', 'minor'],
    ['a deprecation', [finding({ level: 'notice', kind: 'deprecated', blocking: false })], '1.4.0', 'minor'],
    ['another change', [other], '1.4.0', 'patch'],
    ['a break below 1.0.0', [finding()], '0.4.0', 'minor'],
    ['an addition below 1.0.0', [notice], '0.4.0', 'patch'],
    ['a baseline that is no version', [finding()], 'nightly', 'major'],
    ['a baseline without a version', [notice], undefined, 'minor'],
  ])('%s', (_, findings, baseline, expected) => expect(requiredBump(findings, baseline)).toBe(expected));
});

describe('bumpEnough', () => {
  test.each([
    ['major', '1.4.0', '2.0.0', true],
    ['major', '1.4.0', '1.5.0', false],
    ['minor', '1.4.0', '1.5.0', true],
    ['minor', '1.4.0', '2.0.0', true],
    ['minor', '1.4.0', '1.4.1', false],
    ['patch', '1.4.0', '1.4.1', true],
    ['patch', '1.4.0', '1.4.0', false],
    ['none', '1.4.0', '1.4.0', true],
    ['major', '1.4.0', '2.0.0-rc.1', true],
    ['patch', '1.4.1', '1.4.0', false],
    ['major', 'nightly', '2.0.0', undefined],
    ['major', '1.4.0', undefined, undefined],
  ] as const)('%s: %s → %s', (required, from, to, expected) => expect(bumpEnough(required, from, to)).toBe(expected));
  test('the largest', () =>
    expect([largestBump(['none', 'major', 'minor']), largestBump([])]).toEqual(['major', 'none']));
});
