import { expect, test } from '@jest/globals';
import { isArray, isObject, member, type Json } from '../../src/core/json.ts';
import { decide } from '../../src/schema/decide.ts';
import type { Answer, Draft } from '../../src/schema/types.ts';
import { describeWithCases, readJsonLines } from '../support/cases.ts';

interface PairLine {
  readonly id: string;
  readonly draft: Draft;
  readonly writer: Json;
  readonly reader: Json;
  readonly contained: boolean;
  readonly contained_if_writer_sends_only_declared?: boolean | 'unrefuted';
}

interface SuiteLine {
  readonly id: string;
  readonly draft: Draft;
  readonly schema: Json;
  readonly data: Json;
  readonly valid: boolean;
  readonly outside_ref?: boolean;
}

interface Tally {
  right: number;
  readonly undecided: string[];
  readonly wrong: string[];
}

function tally(lines: Iterable<{ readonly id: string; readonly answer: Answer; readonly contained: boolean }>): Tally {
  const result: Tally = { right: 0, undecided: [], wrong: [] };
  for (const { id, answer, contained } of lines) {
    if (answer.answer === 'undecided') result.undecided.push(id);
    else if ((answer.answer === 'compatible') === contained) result.right += 1;
    else result.wrong.push(id);
  }
  return result;
}

/**
 * Settled before `properties: {}` was said to declare no name: such a writer is free-form, and may send a name that the
 * reader newly constrains.
 */
const FREE_FORM = new Set([
  'oasdiff-kind/085/results',
  'github-mcp/get_me@0cf70ebdb5/results',
  'mcp-spec/ClientCapabilities:2025-11-25->2026-07-28/results',
]);

describeWithCases('settled pairs of schemas', () => {
  const pairs = readJsonLines<PairLine>('schema/pairs.jsonl');

  test('the plain set reading: none wrong, 99.5 % decided, real contracts all', () => {
    const { right, undecided, wrong } = tally(
      pairs.map(({ id, reader, writer, draft, contained }) => ({
        id,
        answer: decide(reader, writer, { draft, strict: true }),
        contained,
      })),
    );
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(pairs.length * 0.995);
    expect(undecided.filter((id) => /^(acp|github-mcp|mcp-spec)\//.test(id))).toEqual([]);
  });

  test('the closed reading agrees on every line that settles it', () => {
    const settled = pairs.filter(
      (pair) => pair.contained_if_writer_sends_only_declared !== undefined && !FREE_FORM.has(pair.id),
    );
    expect(settled.length).toBeGreaterThan(200);
    const { undecided, wrong } = tally(
      settled.map(({ id, reader, writer, draft, contained_if_writer_sends_only_declared }) => ({
        id,
        answer: decide(reader, writer, { draft }),
        contained: contained_if_writer_sends_only_declared !== false,
      })),
    );
    expect(wrong).toEqual([]);
    expect(undecided).toEqual([]);
    for (const { id, reader, writer, draft } of pairs) {
      if (FREE_FORM.has(id)) expect([id, decide(reader, writer, { draft }).answer]).toEqual([id, 'break']);
    }
  });
});

describeWithCases('the official validation suite, with its data as a constant writer', () => {
  test('the answer is what the suite says: none wrong, 99 % decided', () => {
    const lines = readJsonLines<SuiteLine>('schema/suite.jsonl').filter((line) => line.outside_ref !== true);
    const { undecided, wrong } = tally(
      lines.map(({ id, schema, data, draft, valid }) => ({
        id,
        answer: decide(schema, { const: data }, { draft, strict: true }),
        contained: valid,
      })),
    );
    expect(wrong).toEqual([]);
    expect(undecided.length).toBeLessThanOrEqual(lines.length * 0.01);
    expect(lines.length).toBeGreaterThan(3_000);
  });
});

/** The first entry of that name in a manifest's list, as upstream finds it. */
function entry(manifest: Json, list: string, name: Json): Json | undefined {
  const entries = isObject(manifest) ? member(manifest, list) : undefined;
  return isArray(entries) ? entries.find((one) => isObject(one) && member(one, 'name') === name) : undefined;
}

interface BermLine {
  readonly id: string;
  readonly fragment: string;
  readonly old: Json;
  readonly new: Json;
  readonly values?: readonly {
    readonly surface: { readonly tool?: string; readonly event?: string };
    readonly part: string;
  }[];
}

const PARTS = [
  {
    list: 'tools',
    surface: 'tool',
    part: 'arguments',
    field: 'parameters',
    sentBy: 'old',
    options: { toolArguments: true },
  },
  { list: 'tools', surface: 'tool', part: 'result', field: 'returns', sentBy: 'new', options: {} },
  { list: 'events', surface: 'event', part: 'data', field: 'fields', sentBy: 'new', options: {} },
] as const;

/** Every schema that stands on both sides of a line, where callers can reach it. */
function schemasOf(line: BermLine): { id: string; answer: Answer; contained: boolean }[] {
  return PARTS.flatMap(({ list, surface, part, field, sentBy, options }) => {
    const names = isObject(line.old) ? member(line.old, list) : undefined;
    return (isArray(names) ? names : []).flatMap((before) => {
      const name = isObject(before) ? (member(before, 'name') ?? null) : null;
      const after = entry(line.new, list, name);
      if (!isObject(before) || !isObject(after) || entry(line.old, list, name) !== before) return [];
      if (list === 'tools' && (member(before, 'public') !== true || member(after, 'public') !== true)) return [];
      const [old, current] = [member(before, field), member(after, field)];
      if (old === undefined || current === undefined || old === null || current === null) return [];
      const answer = sentBy === 'old' ? decide(current, old, options) : decide(old, current, options);
      const breaks = line.values?.some((value) => value.surface[surface] === name && value.part === part) === true;
      return [{ id: `${line.id} ${JSON.stringify(name)} ${part}`, answer, contained: !breaks }];
    });
  });
}

describeWithCases("berm's own schemas", () => {
  test('every place breaks exactly where an exact reading finds a value', () => {
    const lines = readJsonLines<BermLine>('berm/breaks.jsonl').filter(
      (line) => line.fragment === 'berm' && line.values !== undefined,
    );
    const { right, undecided, wrong } = tally(lines.flatMap(schemasOf));
    expect(wrong).toEqual([]);
    expect(undecided).toEqual([]);
    expect(right).toBeGreaterThan(4_000);
  });
});
