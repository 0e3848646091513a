/** heddle's own verdicts on uses of a plugin: every refusal is announced by a finding between the two manifests. */
import { expect, test } from '@jest/globals';
import { pluginBreaks } from '../../../src/breaks/index.ts';
import type { Json } from '../../../src/core/json.ts';
import { describeWithCases, readJsonLines } from '../../support/cases.ts';

interface Line {
  readonly id: string;
  readonly old: Json;
  readonly new: Json;
  readonly verdict: 'accepted' | 'refused';
  readonly says?: string;
}

describeWithCases('flows that heddle refuses with the new plugin', () => {
  test('are all announced by a break or an undecided place', () => {
    const silent = readJsonLines<Line>('heddle/flows.jsonl')
      .filter(({ verdict }) => verdict === 'refused')
      .filter(
        (line) => !pluginBreaks(line.old, line.new).some(({ level }) => level === 'break' || level === 'undecided'),
      );
    expect(silent.map(({ id, says }) => `${id}: ${says ?? ''}`)).toEqual([]);
  }, 300_000);
});
