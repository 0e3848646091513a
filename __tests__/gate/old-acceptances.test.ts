import { describe, expect, test } from '@jest/globals';
import { idleAcceptances } from '../../src/gate/acceptances.ts';

const entry = (at: number): { fingerprint: string; reason: string; baseline: string } => ({
  fingerprint: at.toString(16).padStart(12, '0'),
  reason: `agreed ${at}`,
  baseline: '1.0.0',
});
const subject = (baseline: string) => [
  { contract: 'weather', baseline, today: new Date('2026-12-01'), fingerprints: new Set<string>() },
];

describe('entries that do nothing any more', () => {
  test('twenty-one of one cause are one sentence, with the first ten', () => {
    const entries = Array.from({ length: 21 }, (_, at) => entry(at));
    expect(idleAcceptances(entries, subject('2.0.0'), '.berm-compat.json')).toEqual([
      `.berm-compat.json: 21 entries do not apply, because it was accepted against 1.0.0, and the baseline is 2.0.0 now: ${entries
        .slice(0, 10)
        .map(({ fingerprint }) => fingerprint)
        .join(', ')} and 11 more.`,
    ]);
    expect(idleAcceptances(entries, subject('1.0.0'), 'a.json')).toEqual([
      expect.stringMatching(/^a\.json: 21 entries match nothing that was found; take them out: .* and 11 more\.$/),
    ]);
  });
  test('one or two are told with their reasons, and causes apart', () => {
    const expired = { fingerprint: 'ffffffffffff', reason: 'soon', expires: '2026-01-01' };
    expect(idleAcceptances([entry(1), expired], subject('1.0.0'), 'a.json')).toEqual([
      'a.json: the entry 000000000001 ("agreed 1") matches nothing that was found; remove it.',
      'a.json: the entry ffffffffffff ("soon") does not apply: it expired on 2026-01-01.',
    ]);
  });
});
