/**
 * Every kind of every catalogue, by its own samples, in both directions: what it says keeps to the rules of wording.
 */
import { describe, expect, test } from '@jest/globals';
import { CATALOGUES, kindPage } from '../../src/breaks/index.ts';
import { kindOf } from '../../src/breaks/direction.ts';
import type { Kind } from '../../src/breaks/kind.ts';
import type { Finding } from '../../src/core/finding.ts';
import { PLACE_KINDS } from '../../src/schema/place-kinds.ts';

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
const BERM = CATALOGUES.find(({ where }) => where === 'In a berm image')?.kinds ?? {};

test.each(Object.entries(WEIGHTS))('%s is a %s', (id, level) => {
  expect(BERM[id]?.level).toBe(level);
});

/** Words that people took for something else, or stumbled over. */
const BANNED =
  /\bcounts?\b|\btaken\b|\bmend|\bdress|\bis no (?!longer)|no longer what it was|\bis another\b|\btakes less\b|\brefused now\b|undefined|\bnull is\b/i;
/** Versions and subjects of the samples: the heading says them. */
const HEADING = /1\.0\.0(?!`)|\bcallers built for\b|tool `ask`|component `Judge`/i;

/** What says why in another's words: a rule's, the engine's. */
const quotes = (level: string, found: string): boolean =>
  level === 'undecided' || found === 'no-longer-loads' || found === 'not-known';

const cases = CATALOGUES.flatMap(({ where, kinds, findings }) =>
  Object.entries(kinds).map(([id, kind]): [string, string, Kind, readonly Finding[]] => [
    where,
    id,
    kind,
    [
      ...findings(kind),
      ...findings({ ...kind, sample: { ...kind.sample, before: kind.sample.after, after: kind.sample.before } }),
    ],
  ]),
);

describe.each(cases)('%s: %s', (_where, id, kind, findings) => {
  test('its sample shows it', () => {
    expect(findings.map((finding) => finding.kind)).toContain(id);
  });

  test('is explained: title, when, whom it hits, a page', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(kind.title).toMatch(/^[A-Z].*[^.]$/);
    for (const text of [kind.when, kind.who]) expect(text).toMatch(/^[A-Z`].*\.$/s);
    for (const text of [kind.title, kind.when, kind.who]) expect(text).not.toMatch(/\bis another\b|\bmend/i);
    expect(kindPage(id)).toBe(`docs/kinds/${id}.md`);
  });

  test('says it in a short clause, the place first, and what would fix it', () => {
    for (const { kind: found, message, remedy, level, before, after, witness, place } of findings) {
      expect(message).not.toMatch(BANNED);
      expect(message).not.toMatch(HEADING);
      expect(message).toMatch(/^[a-zA-Z`].*[^.]$/su);
      expect(message.replace(/`[^`]*`/gu, '').length).toBeLessThan(quotes(level, found) ? 180 : 90);
      expect(new Set(message.split(/[;:] /u)).size).toBe(message.split(/[;:] /u).length);
      if (before !== undefined) expect(before).not.toBe(after);
      if (level === 'break') expect(remedy).toMatch(/^[A-Z].*\.$/u);
      if (remedy !== undefined) expect(remedy).not.toMatch(BANNED);
      if (place?.part === 'arguments' && witness !== undefined) expect(witness.value).toBeInstanceOf(Object);
    }
  });
});

test('every place of the engine has a kind in both directions', () => {
  for (const place of Object.keys(PLACE_KINDS) as (keyof typeof PLACE_KINDS)[])
    for (const part of ['arguments', 'result', 'data', 'configuration'] as const)
      expect(Object.keys(BERM)).toContain(kindOf(place, part));
});
