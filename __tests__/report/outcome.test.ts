import { describe, expect, test } from '@jest/globals';
import { renderBadge } from '../../src/report/badge.ts';
import { renderChangelog } from '../../src/report/changelog.ts';
import { bumpText, outcome, reportTitle } from '../../src/report/outcome.ts';
import { contract, finding, report } from './sample.ts';

const none = { findings: [], requiredBump: 'none' } as const;
const lifted = finding({ blocking: false, because: 'nobody called it' });
const undecided = finding({ level: 'undecided' });

describe('what came of a contract', () => {
  test.each<[string, Parameters<typeof contract>[0]]>([
    ['no changes for callers', { verdict: 'compatible', ...none }],
    ['no breaking changes', { verdict: 'compatible', findings: [finding({ level: 'notice', blocking: false })] }],
    ['no error found (no code was compiled or run)', { verdict: 'compatible', alone: true, ...none }],
    ['first release', { verdict: 'first-release', ...none }],
    [
      '1 breaking change and 1 undecided, none blocking',
      { verdict: 'reported', findings: [lifted, { ...lifted, level: 'undecided' }] },
    ],
    ['1 breaking change', { findings: [finding()] }],
    ['2 breaking changes, 1 blocking', { findings: [finding(), lifted] }],
    ['2 undecided changes', { findings: [undecided, undecided] }],
    ['the version step is too small', none],
    ['1 breaking change, forced', { verdict: 'forced', findings: [finding()] }],
    [
      'not judged: it answered 500',
      { verdict: 'error', failure: { fault: 'source', message: 'it answered 500' }, ...none },
    ],
    [
      'not judged: a fault of berm-compat, please report it: x is undefined',
      { verdict: 'error', failure: { fault: 'bug', message: 'x is undefined' }, ...none },
    ],
  ])('%s', (expected, over) => expect(outcome(contract(over))).toBe(expected));
  test('errors are counted', () => {
    const one = contract({ verdict: 'invalid', ...none });
    expect(outcome({ ...one, counts: { ...one.counts, errors: 2 } })).toBe('does not load: 2 errors');
  });
});

describe('what came of a run over several', () => {
  const quiet = contract({ name: 'quiet', verdict: 'compatible', ...none });
  const fresh = contract({ name: 'new', verdict: 'first-release', ...none });
  test.each([
    ['2 contracts: no breaking changes', [quiet, quiet]],
    ['3 contracts: no breaking changes; 1 first release', [quiet, quiet, fresh]],
    ['2 contracts: 1 breaking change in echo', [quiet, contract()]],
    [
      '2 contracts: 1 breaking change in echo, none blocking',
      [quiet, contract({ verdict: 'reported', findings: [lifted] })],
    ],
    [
      '2 contracts: echo not judged: it answered 500',
      [quiet, contract({ verdict: 'error', failure: { fault: 'source', message: 'it answered 500' }, ...none })],
    ],
    ['2 contracts: echo does not load', [quiet, contract({ verdict: 'invalid', ...none })]],
    ['no contract', []],
  ])('%s', (expected, contracts) => expect(reportTitle(report(contracts))).toBe(expected));
});

describe('the version that the changes ask for', () => {
  const asks = (from: string, to: string, requiredBump: 'major' | 'minor' | 'patch', bumpEnough: boolean): string => {
    const one = contract({ current: { version: to }, requiredBump, bumpEnough });
    return bumpText({ ...one, baseline: { state: 'found', source: 'file', label: 'x', version: from } });
  };
  test('less, as much, more', () => {
    expect(asks('1.4.0', '1.5.0', 'major', false)).toBe(
      'These changes ask for a major release (2.0.0); 1.4.0 → 1.5.0 is less.',
    );
    expect(asks('1.4.0', '2.0.0', 'major', true)).toBe(
      'These changes ask for a major release (2.0.0); 1.4.0 → 2.0.0 is one.',
    );
    expect(asks('1.0.0', '2.0.0', 'patch', true)).toBe(
      'These changes ask for a patch release (1.0.1); 1.0.0 → 2.0.0 is more.',
    );
    expect(asks('1.4.0', '1.4.0', 'minor', false)).toBe(
      'These changes ask for a minor release (1.5.0); the version is still 1.4.0.',
    );
  });
});

describe('release notes', () => {
  test('breaking, added, changed, deprecated, with the version step', () => {
    const notice = { level: 'notice', blocking: false } as const;
    const one = contract({
      findings: [
        finding(),
        finding({ ...notice, kind: 'tool-added', subject: { type: 'tool', name: 'history' }, message: 'new tool' }),
        finding({ ...notice, kind: 'deprecated', message: 'now deprecated' }),
        finding({ ...notice, kind: 'description-changed', message: 'its description changed' }),
        finding({
          ...notice,
          kind: 'reach-added',
          subject: { type: 'program', name: 'echo' },
          message: 'reaches for `b`',
        }),
        finding({ audience: 'host', blocking: false, message: 'nobody’s business' }),
      ],
    });
    expect(renderChangelog(report([one]))).toBe(`## echo 1.5.0

These changes ask for a major release (2.0.0); 1.4.0 → 1.5.0 is less.

### Breaking

- tool \`echo\`: \`page\` is now required

### Added

- tool \`history\`: new tool
- reaches for \`b\`

### Changed

- tool \`echo\`: its description changed

### Deprecated

- tool \`echo\`: now deprecated
`);
  });
  test('nothing changed; a first release; not judged', () => {
    expect(renderChangelog(report([contract({ verdict: 'compatible', ...none })]))).toBe(
      '## echo 1.5.0\n\nNo changes for callers since 1.4.0.\n',
    );
    expect(renderChangelog(report([contract({ verdict: 'first-release', ...none })]))).toBe(
      '## echo 1.5.0\n\nFirst release.\n',
    );
    const offers = [
      { type: 'tool', name: 'say' },
      { type: 'event', name: 'Said' },
    ] as const;
    expect(renderChangelog(report([contract({ verdict: 'first-release', offers, ...none })]))).toBe(
      '## echo 1.5.0\n\nFirst release.\n\n### Added\n\n- tool `say`\n- event `Said`\n',
    );
    const failure = { fault: 'source', message: 'it answered 500' } as const;
    expect(renderChangelog(report([contract({ verdict: 'error', failure, ...none })]))).toBe(
      '## echo 1.5.0\n\nNot judged: it answered 500\n',
    );
  });
});

test('the badge is what shields.io takes', () => {
  expect(JSON.parse(renderBadge(report()))).toEqual({
    schemaVersion: 1,
    label: 'compatibility',
    message: '1 breaking change',
    color: 'red',
  });
  expect(JSON.parse(renderBadge(report([], { verdict: 'compatible', exitCode: 0 })))).toMatchObject({
    message: 'compatible',
    color: 'brightgreen',
  });
  expect(JSON.parse(renderBadge(report([], { verdict: 'error', exitCode: 4 })))).toMatchObject({
    message: 'not judged',
    color: 'lightgrey',
    isError: true,
  });
});
