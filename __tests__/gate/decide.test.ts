import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '../../src/core/finding.ts';
import { decide, type DecideInput } from '../../src/gate/decide.ts';
import type { Use } from '../../src/gate/judge.ts';

const finding = (over: Partial<Finding> = {}): Finding => ({
  level: 'break',
  kind: 'tool-removed',
  subject: { type: 'tool', name: 'echo' },
  audience: 'callers',
  message: 'gone',
  fingerprint: '0123456789ab',
  ...over,
});
const undecided = finding({ level: 'undecided', kind: 'undecided', fingerprint: '1123456789ab' });
const notice = finding({ level: 'notice', kind: 'tool-added', fingerprint: '2123456789ab' });
const warning = finding({ level: 'warning', kind: 'seam-added', fingerprint: '3123456789ab' });
const error = { level: 'error', rule: 'x', message: 'bad' } as const;
const unused = (): Use => ({ blocking: false, because: 'not used' });
const used = (): Use => ({
  blocking: true,
  because: 'used',
  callers: [{ url: 'u', source: 'account', caller: 'a', calls: 2, last: 1 }],
});
const inherited = { fingerprints: new Set(['0123456789ab']), label: 'main' };
const accepted = { fingerprint: '0123456789ab', reason: 'agreed' };
const run = (over: Partial<DecideInput>): ReturnType<typeof decide> =>
  decide({
    findings: [],
    contract: 'echo',
    baseline: '1.4.0',
    current: '1.5.0',
    today: new Date('2026-11-30T12:00:00Z'),
    ...over,
  });
const verdict = (over: Partial<DecideInput>): string => run(over).verdict;

describe('the table of verdicts', () => {
  test.each<[string, Partial<DecideInput>, string]>([
    ['nothing', {}, 'compatible'],
    ['notices and warnings only', { findings: [notice, warning] }, 'compatible'],
    ['a break', { findings: [finding()] }, 'refused'],
    ['a break that was used', { findings: [finding()], use: used }, 'refused'],
    ['a break unused within the window', { findings: [finding()], use: unused }, 'reported'],
    ['an accepted break', { findings: [finding()], acceptances: [accepted] }, 'reported'],
    ['an inherited break', { findings: [finding()], inherited }, 'reported'],
    [
      'an inherited break, refused by policy',
      { findings: [finding()], inherited, policy: { inherited: 'refuse' } },
      'refused',
    ],
    [
      'one inherited break and a new one',
      { findings: [finding(), finding({ fingerprint: '4123456789ab' })], inherited },
      'refused',
    ],
    ['an undecided place', { findings: [undecided] }, 'refused'],
    ['an undecided place, reported by policy', { findings: [undecided], policy: { undecided: 'report' } }, 'reported'],
    ['an undecided place of an unused tool', { findings: [undecided], use: unused }, 'reported'],
    ['an internal break', { findings: [finding({ audience: 'host' })] }, 'reported'],
    ['an internal break that a pending call hits', { findings: [finding({ audience: 'host' })], use: used }, 'refused'],
    ['a forced break', { findings: [finding()], force: { covers: 'pull-request' } }, 'forced'],
    [
      'force and nothing that counts',
      { findings: [finding()], use: unused, force: { covers: 'pull-request' } },
      'reported',
    ],
    ['force and no break', { force: { covers: 'pull-request' } }, 'compatible'],
    ['invalid', { problems: [error] }, 'invalid'],
    ['invalid and forced', { problems: [error], findings: [finding()], force: { covers: 'pull-request' } }, 'invalid'],
    ['invalid, first release', { problems: [error], baselineState: 'none' }, 'invalid'],
    ['first release', { baselineState: 'none' }, 'first-release'],
    ['a lint is no error', { problems: [{ ...error, level: 'warning' }] }, 'compatible'],
    ['the version moved too little, advised', { findings: [notice], current: '1.4.1' }, 'compatible'],
    [
      'the version moved too little, required',
      { findings: [notice], current: '1.4.1', policy: { version: 'require' } },
      'refused',
    ],
    [
      'the version moved too little, required, forced',
      { findings: [notice], current: '1.4.1', policy: { version: 'require' }, force: { covers: 'pull-request' } },
      'forced',
    ],
    ['the version moved enough, required', { findings: [notice], policy: { version: 'require' } }, 'compatible'],
  ])('%s: %s', (_, input, expected) => expect(verdict(input)).toBe(expected));
});

describe('what the label covers', () => {
  const later = finding({ fingerprint: '4123456789ab' });
  test('the pull request: a later break is shown as new, and passes', () => {
    const { verdict: said, findings } = run({
      findings: [finding(), later],
      force: { covers: 'pull-request', covered: ['0123456789ab'] },
    });
    expect(said).toBe('forced');
    expect(findings.map(({ sinceLabel }) => sinceLabel)).toEqual([undefined, true]);
  });
  test('the findings: a later break fails again, unless nothing is known of what was there', () => {
    expect(verdict({ findings: [finding(), later], force: { covers: 'findings', covered: ['0123456789ab'] } })).toBe(
      'refused',
    );
    expect(verdict({ findings: [finding()], force: { covers: 'findings', covered: ['0123456789ab'] } })).toBe('forced');
    expect(verdict({ findings: [finding(), later], force: { covers: 'findings' } })).toBe('forced');
    expect(verdict({ findings: [finding(), later], use: unused, force: { covers: 'findings', covered: [] } })).toBe(
      'reported',
    );
  });
});

describe('acceptances', () => {
  test.each([
    ['no condition', {}, 'reported'],
    ['this baseline', { baseline: '1.4.0' }, 'reported'],
    ['another baseline', { baseline: '1.3.0' }, 'refused'],
    ['this contract', { contract: 'echo' }, 'reported'],
    ['another contract', { contract: 'weather' }, 'refused'],
    ['its last day', { expires: '2026-11-30' }, 'reported'],
    ['the day after', { expires: '2026-11-29' }, 'refused'],
  ])('%s', (_, over, expected) =>
    expect(verdict({ findings: [finding()], acceptances: [{ ...accepted, ...over }] })).toBe(expected),
  );
  test('say their reason', () => {
    expect(
      run({ findings: [finding()], acceptances: [{ ...accepted, expires: '2027-01-01' }] }).findings[0],
    ).toMatchObject({
      blocking: false,
      because: 'accepted until 2027-01-01: agreed',
      accepted: { reason: 'agreed', expires: '2027-01-01' },
    });
  });
});

test('counts and reasons', () => {
  const { counts, findings } = run({
    findings: [finding(), finding({ audience: 'host', fingerprint: '5123456789ab' }), undecided, warning, notice],
    problems: [
      { ...error, level: 'warning' },
      { ...error, level: 'notice' },
    ],
    inherited,
  });
  expect(counts).toEqual({ breaks: 2, blocking: 1, undecided: 1, warnings: 2, notices: 2, internal: 1, errors: 0 });
  expect(findings.map(({ because, origin }) => [because, origin])).toEqual([
    ['already on main since 1.4.0', 'base'],
    ['only the host calls it, and no pending call is known', 'here'],
    ['usage was not asked, so it blocks', 'here'],
    ['it breaks nobody', undefined],
    ['it breaks nobody', undefined],
  ]);
});

test('callers are kept, also where the break does not count', () => {
  expect(run({ findings: [finding()], use: used, acceptances: [accepted] }).findings[0]?.callers).toHaveLength(1);
});

describe('laws', () => {
  const level = fc.constantFrom('break', 'undecided', 'warning', 'notice' as const);
  const any = fc
    .record({
      level,
      audience: fc.constantFrom('callers', 'host' as const),
      fingerprint: fc.constantFrom('0123456789ab', '1123456789ab', '2123456789ab'),
    })
    .map((over) => finding(over));
  const input = fc.record({
    findings: fc.array(any, { maxLength: 6 }),
    use: fc.constantFrom(undefined, used, unused),
    inherited: fc.constantFrom(undefined, inherited),
    acceptances: fc.constantFrom([], [accepted]),
  });
  test('a run passes exactly when nothing counts, or force covers it; force never makes it clean', () => {
    fc.assert(
      fc.property(input, ({ use, inherited: base, ...rest }) => {
        const given = { ...rest, ...(use && { use }), ...(base && { inherited: base }) };
        const plain = run(given);
        const forced = run({ ...given, force: { covers: 'pull-request' } });
        expect(plain.verdict === 'refused').toBe(plain.counts.blocking > 0);
        expect(forced.verdict).toBe(plain.verdict === 'refused' ? 'forced' : plain.verdict);
        expect(plain.findings).toHaveLength(rest.findings.length);
      }),
    );
  });
});

test('a break of what only its host seems to call blocks where no tool says who may call it', () => {
  const finding = {
    level: 'break',
    kind: 'tool-removed',
    subject: { type: 'tool', name: 'say' },
    audience: 'host',
    message: '',
    fingerprint: '0123456789ab',
  } as const;
  expect(decide({ contract: 'c', findings: [finding] }).verdict).toBe('reported');
  expect(decide({ contract: 'c', findings: [finding], unmarked: true })).toMatchObject({
    verdict: 'refused',
    findings: [{ blocking: true, because: expect.stringContaining('says who may call it') }],
  });
});
