import { expect, test } from '@jest/globals';
import { judge } from '../../../src/schema/confirm/judge.ts';
import type { Json } from '../../../src/core/json.ts';
import type { Draft } from '../../../src/schema/types.ts';
import { describeWithCases, readJsonLines } from '../../support/cases.ts';

interface Line {
  readonly id: string;
  readonly draft: Draft;
  readonly schema: Json;
  readonly data: Json;
  readonly valid: boolean;
  readonly outside_ref?: boolean;
}

describeWithCases('the official validation suite', () => {
  test('the validators together are never wrong, and rarely unknown', () => {
    const lines = readJsonLines<Line>('schema/suite.jsonl');
    const unknown: string[] = [];
    const wrong: string[] = [];
    for (const { outside_ref, id, draft, schema, data, valid } of lines) {
      if (outside_ref === true) continue;
      const verdict = judge({ writer: true, reader: schema, witness: data, draft, strict: true });
      if (verdict !== 'confirmed' && verdict !== 'refuted') unknown.push(id);
      else if ((verdict === 'refuted') !== valid) wrong.push(id);
    }
    expect(lines.length).toBeGreaterThan(3000);
    expect(wrong).toEqual([]);
    // Only references to documents that are not there, and `unevaluatedItems` below branches, on which the two
    // disagree.
    expect(unknown.filter((id) => !/\/(dynamicRef|unevaluatedItems)#/.test(id))).toEqual([]);
    expect(unknown.length).toBeLessThan(20);
  });
});
