import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WitnessCheck } from '../../../src/schema/confirm/confirmer.ts';
import { judge } from '../../../src/schema/confirm/judge.ts';
import { decide } from '../../../src/schema/decide.ts';
import { explain } from '../../../src/schema/explain/index.ts';
import { fixPlaces } from '../../../src/schema/explain/fix.ts';
import { isArray, isObject, pointerTokens, type Json } from '../../../src/core/json.ts';
import type { ContainsOptions, Draft } from '../../../src/schema/types.ts';
import { describeWithCases, readJsonLines } from '../../support/cases.ts';
import { document } from '../grammar.ts';
import { schemaPairs, type SchemaPair } from './pairs.ts';

const standsAt = (document: Json, pointer: string): boolean => {
  let at: Json | undefined = document;
  for (const token of pointerTokens(pointer))
    at = isArray(at) ? at[Number(token)] : isObject(at) && Object.hasOwn(at, token) ? at[token] : undefined;
  return at !== undefined;
};

/** What `explain` promises of one pair; the faults found. */
function faults(reader: Json, writer: Json, options: ContainsOptions): string[] {
  const asked = { ...options, confirm: false, budget: 30_000 };
  const answer = decide(reader, writer, asked);
  const places = explain(reader, writer, asked);
  const found: string[] = [];
  if ((answer.answer === 'compatible') !== (places.length === 0))
    found.push(`contains says ${answer.answer}, and there are ${places.length} places`);
  if (answer.answer === 'break' && !places.some((place) => place.answer === 'break')) found.push('no place is proven');
  const mended = decide(fixPlaces(reader, places), writer, { ...asked, budget: 120_000 });
  if (mended.answer !== 'compatible') found.push(`mended, it is ${mended.answer}`);
  const ids = places.map(({ kind, reader: pointer, readerSays }) => `${kind} ${pointer} ${readerSays ?? ''}`);
  if (new Set(ids).size !== ids.length) found.push('a place stands twice');
  for (const place of places) {
    for (const pointer of [place.reader, ...(place.also ?? [])])
      if (!standsAt(reader, pointer)) found.push(`nothing stands at the reader's ${pointer}`);
    if (!standsAt(writer, place.writer)) found.push(`nothing stands at the writer's ${place.writer}`);
    const check = { writer, reader, draft: options.draft ?? '2020-12', strict: options.strict === true };
    if (
      place.answer === 'break' &&
      judge(JSON.parse(JSON.stringify({ ...check, witness: place.witness })) as WitnessCheck) === 'refuted'
    )
      found.push(`the witness ${JSON.stringify(place.witness)} is none`);
  }
  return found;
}

const PAIRS: Readonly<Record<string, fc.Arbitrary<SchemaPair>>> = {
  'grown together': schemaPairs,
  'of every keyword': fc.tuple(document, document),
};

describe('the law of mending', () => {
  test.each([
    ['grown together', true],
    ['grown together', false],
    ['of every keyword', true],
    ['of every keyword', false],
  ])(
    'mend every place and the pair is compatible: pairs %s, strict %s',
    (pairs, strict) => {
      fc.assert(
        fc.property(PAIRS[pairs] ?? schemaPairs, ([writer, reader]) => {
          expect({ writer, reader, faults: faults(reader, writer, { strict }) }).toEqual({
            writer,
            reader,
            faults: [],
          });
        }),
        { numRuns: Number(process.env['BERM_COMPAT_RUNS'] ?? 60) },
      );
    },
    120_000,
  );
});

describeWithCases('the settled pairs', () => {
  interface Line {
    readonly id: string;
    readonly draft: Draft;
    readonly writer: Json;
    readonly reader: Json;
  }
  test.each([[true], [false]])(
    'obey the law (strict: %s)',
    (strict) => {
      // A spread of them, and more of those of real contracts. `BERM_COMPAT_RUNS` set: all.
      const lines = readJsonLines<Line>('schema/pairs.jsonl').filter(
        ({ id }, index) =>
          process.env['BERM_COMPAT_RUNS'] !== undefined ||
          index % (/^(acp|mcp-spec|github-mcp)\//.test(id) ? 16 : 50) === 0,
      );
      expect(lines.length).toBeGreaterThan(80);
      const wrong = lines.flatMap(({ id, reader, writer, draft }) =>
        faults(reader, writer, { draft, strict }).map((fault) => `${id}: ${fault}`),
      );
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
