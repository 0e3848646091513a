/**
 * Texts that stand in a `.berm.abi` section: as the linker writes them, and as they should not be.
 */
import fc from 'fast-check';
import type { Manifest } from '../../src/manifest/model.ts';
import { diceOf, pick, type Dice } from './dice.ts';
import { manifestArbitrary } from './manifests.ts';

/** A section's text, and what was done to it. */
export interface SectionText {
  readonly done: readonly string[];
  readonly text: string;
}

type Spoil = (records: readonly string[], dice: Dice) => readonly string[];

const VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '4',
  '4.0',
  '1e2',
  '4294967296',
  '""',
  '"x"',
  '[]',
  '{}',
  '[1]',
  '{"a":null}',
  '"services"',
  '18446744073709551615',
  '1e400',
  '"\\ud800"',
];

/** Replaces one match of a pattern in one record. */
function inText(pattern: RegExp, change: (found: string, dice: Dice) => string): Spoil {
  return (records, dice) => {
    const at = dice(records.length);
    const record = records[at] ?? '';
    const chosen = pick([...record.matchAll(pattern)], dice);
    if (chosen === undefined) return records;
    const spoiled =
      record.slice(0, chosen.index) + change(chosen[0], dice) + record.slice(chosen.index + chosen[0].length);
    return records.map((old, index) => (index === at ? spoiled : old));
  };
}

const value = (dice: Dice): string => pick(VALUES, dice) ?? 'null';
const SPOILS: Readonly<Record<string, Spoil>> = {
  'as it is': (records) => records,
  reversed: (records) => [...records].reverse(),
  'white space between': (records, dice) =>
    records.flatMap((record) => [pick([' ', '\n', '\t\r\n', ''], dice) ?? '', record]),
  'a stray text between': (records, dice) => [
    ...records,
    pick(
      [
        '\u0000',
        '\ufeff',
        '\u00a0',
        '\u000b',
        ',',
        '{',
        '}',
        'null',
        '1',
        '[]',
        '{}',
        '"x"',
        '{"event":1}',
        '{"other":{}}',
      ],
      dice,
    ) ?? '',
  ],
  'no program': (records) => records.slice(1),
  'the program twice': (records) => [...records, records[0] ?? ''],
  'an event twice': (records) => [...records, ...records.slice(1, 2)],
  'a field gone': inText(/"[a-z_]+":(?:"[^"\\]*"|[0-9]+|true|\[\]|\{\}),/g, () => ''),
  'a field renamed': inText(/"[a-z_]+":/g, (_, dice) => pick(['"unknown":', '"Name":', '"event":'], dice) ?? ''),
  'a field twice': inText(/"[a-z_]+":/g, (found, dice) => `${found}${value(dice)},${found}`),
  'an unknown field': inText(/"[a-z_]+":/g, (found, dice) => `"unknown":${value(dice)},${found}`),
  'another value': inText(/:(?:"[^"\\]*"|[0-9]+|true|\[\]|\{\})/g, (_, dice) => `:${value(dice)}`),
  'null instead': inText(/:(?:"[^"\\]*"|[0-9]+|true|\[\]|\{\})/g, () => ':null'),
  'false flags': inText(/"public":true/g, () => '"public":false'),
  'cut off': inText(/.+/gs, (found, dice) => found.slice(0, dice(found.length))),
  'a character in between': inText(
    /[{}[\],:"]/g,
    (found, dice) => found + (pick(['\u0000', ' ', '\n', ',', '}', '\\', '/**/', "'", '\u2028'], dice) ?? ''),
  ),
  'deeper than 127 levels': inText(/"minimum":0/g, (_, dice) => `"deep":${'['.repeat(100 + dice(60))}`),
  'deep and closed': inText(/"minimum":0/g, (_, dice) => {
    const depth = 100 + dice(40);
    return `"deep":${'['.repeat(depth)}${']'.repeat(depth)}`;
  }),
};

/** Sections of all sorts; most are refused, many are not. */
export function sectionTextArbitrary(): fc.Arbitrary<SectionText> {
  return fc
    .tuple(
      manifestArbitrary(),
      fc.array(fc.constantFrom(...Object.keys(SPOILS)), { minLength: 1, maxLength: 2 }),
      fc.nat(),
    )
    .map(([manifest, done, seed]) => {
      const dice = diceOf(seed);
      const spoiled = done.reduce<readonly string[]>(
        (records, how) => SPOILS[how]?.(records, dice) ?? records,
        recordsOf(manifest),
      );
      return { done, text: spoiled.join('') };
    });
}

/** The records that the linker joins: the program's, then one for each event. */
export function recordsOf({ events = [], ...program }: Manifest): string[] {
  return [program, ...events.map((event) => ({ event }))].map((record) => JSON.stringify(record));
}
