/**
 * The settled cases read off berm-api 0.1.0: what upstream lists is listed on the same subject.
 */
import { expect, test } from '@jest/globals';
import { breaks } from '../../src/breaks/index.ts';
import type { Finding } from '../../src/contract/finding.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { describeWithCases, readJsonLines } from '../support/cases.ts';
import { findingKey, upstreamKey, type UpstreamBreak } from '../support/reasons.ts';

interface Case {
  readonly id: string;
  readonly changes: readonly string[];
  readonly fragment: 'berm' | 'any';
  readonly old: Manifest;
  readonly new: Manifest;
  readonly upstream: { readonly breaks: readonly UpstreamBreak[]; readonly publishes: readonly string[] };
  readonly values?: readonly { readonly surface: Record<string, string>; readonly part: string; readonly witness: unknown }[];
}

describeWithCases('breaks.jsonl', () => {
  const cases = readJsonLines<Case>('berm/breaks.jsonl');

  test('there are cases', () => {
    expect(cases.length).toBeGreaterThan(1000);
  });

  test('what upstream lists is listed, place by place', () => {
    const missing: string[] = [];
    for (const line of cases) {
      const found = new Set(counting(breaks(line.old, line.new)).map(findingKey));
      for (const key of line.upstream.breaks.map(upstreamKey)) {
        if (!found.has(key)) missing.push(`${line.id} ${line.changes.join()}: ${key} is not among ${[...found].join(' ')}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('what is listed beyond upstream is proved by a witness', () => {
    const beyond: string[] = [];
    for (const line of cases) {
      const known = new Set(line.upstream.breaks.map(upstreamKey));
      for (const finding of counting(breaks(line.old, line.new))) {
        if (finding.proof === 'witness' || finding.kind === 'abi-changed' || finding.kind === 'migration-rewritten') continue;
        if (!known.has(findingKey(finding))) beyond.push(`${line.id} ${line.changes.join()}: ${findingKey(finding)}`);
      }
    }
    expect(beyond).toEqual([]);
  });
});

function counting(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => finding.level === 'break' && finding.audience === 'callers');
}
