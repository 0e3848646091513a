import { describe, expect, test } from '@jest/globals';
import { KINDS, kindPage, sampleWords, type Kind, type KindId } from '../../src/breaks/index.ts';
import { PLACE_KINDS } from '../../src/schema/place-kinds.ts';
import { kindOf } from '../../src/breaks/direction.ts';

const entries = Object.entries(KINDS) as [KindId, Kind][];
/** The kinds that every host and every report knows, with what each weighs. */
const WEIGHTS: Readonly<Record<string, Kind['level']>> = {
  'tool-removed': 'break',
  'event-removed': 'break',
  'tool-no-longer-public': 'break',
  'tool-takes-fewer-callers': 'break',
  'tool-no-longer-anonymous': 'break',
  'tool-no-longer-query': 'break',
  'stripe-withdrawn': 'break',
  'argument-newly-required': 'break',
  'argument-refused': 'break',
  'field-no-longer-always-present': 'break',
  'type-changed': 'break',
  'became-signed': 'break',
  'became-unsigned': 'break',
  'fewer-strings-taken': 'break',
  'more-strings-written': 'break',
  'result-undeclared': 'break',
  'abi-changed': 'break',
  'migration-rewritten': 'break',
  undecided: 'undecided',
  'database-dropped': 'warning',
  'tool-added': 'notice',
  'argument-added': 'notice',
  'field-added': 'notice',
  'event-added': 'notice',
  'enum-value-added': 'notice',
  deprecated: 'notice',
  'tool-became-public': 'notice',
  'source-renamed': 'notice',
  'source-reordered': 'notice',
  'migration-appended': 'notice',
};

test.each(Object.entries(WEIGHTS))('%s is a %s', (id, level) => {
  expect(entries.find(([name]) => name === id)?.[1].level).toBe(level);
});

describe.each(entries)('%s', (id, kind) => {
  test('is explained: title, when, whom it hits, an example, a sentence', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(kind.title).toMatch(/^[A-Z].*[^.]$/);
    for (const text of [kind.when, kind.hits]) expect(text).toMatch(/^[A-Z`].*\.$/s);
    expect(kind.example.before).not.toBe(kind.example.after);
    expect(kind.says(sampleWords(id))).toMatch(/^\S.*[^.]\.$/);
    expect(kind.says(sampleWords(id))).not.toContain('undefined');
    expect(kindPage(id)).toBe(`docs/kinds/${id}.md`);
  });

  test('says what mends it, where something needs mending', () => {
    if (kind.level === 'break') expect(kind.remedy?.(sampleWords(id))).toMatch(/^[A-Z`].*\.$/);
    else expect(kind.proof).toBeUndefined();
  });
});

test('every place of the engine has a kind in both directions', () => {
  const ids = new Set(entries.map(([id]) => id));
  for (const place of Object.keys(PLACE_KINDS) as (keyof typeof PLACE_KINDS)[]) {
    for (const part of ['arguments', 'result', 'data'] as const) expect([...ids]).toContain(kindOf(place, part));
  }
});
