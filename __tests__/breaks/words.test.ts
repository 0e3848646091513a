import { describe, expect, test } from '@jest/globals';
import { quote, short, wordsFor } from '../../src/breaks/words.ts';
import type { Json } from '../../src/core/json.ts';

describe('quote', () => {
  test.each([
    ['page', '`page`'],
    ['', '``'],
    ['a`b', '`a\\u0060b`'],
    ['line\nfeed\u0007', '`line\\u000afeed\\u0007`'],
    ['\u202egnp.exe', '`\\u202egnp.exe`'],
    ['zero\u200bwidth', '`zero\\u200bwidth`'],
    ['größe 🙂', '`größe 🙂`'],
    ['\ud800', '`\\ud800`'],
  ])('%j becomes %s', (name, expected) => {
    expect(quote(name)).toBe(expected);
  });

  test('is cut at 120 characters', () => {
    expect(quote('x'.repeat(500))).toBe(`\`${'x'.repeat(119)}…\``);
  });
});

describe('short', () => {
  test.each<[Json, string]>([
    ['text', 'text'],
    [['a', 1, null], '["a",1,null]'],
    [{ minimum: 0 }, '{"minimum":0}'],
    [18446744073709551615n, '18446744073709551615'],
  ])('%p is %s', (value, expected) => {
    expect(short(value)).toBe(expected);
  });

  test('a hostile value costs no more than a short one', () => {
    let deep: Json = [];
    for (let at = 0; at < 100_000; at += 1) deep = [deep];
    expect(short(deep)).toMatch(/^\[+…\]+$/);
    expect(short(Array.from({ length: 1_000_000 }, (_, at) => at)).length).toBeLessThanOrEqual(80);
    expect(short('y'.repeat(1_000_000))).toHaveLength(80);
  });
});

describe('places in words', () => {
  const names = { baseline: '1.4.0', current: '1.5.0' };
  const at = (part: 'arguments' | 'result' | 'data', path: string): string =>
    wordsFor({ kind: 'type-changed', subject: { type: 'tool', name: 't' }, spot: { part, path } }, names).place;

  test('the whole, a name, items and map values', () => {
    expect(at('arguments', '')).toBe('the arguments');
    expect(at('arguments', '.page')).toBe('argument `page`');
    expect(at('result', '.hours[].sky')).toBe('result field `hours[].sky`');
    expect(at('result', '[].kind')).toBe('`[].kind` of the result');
    expect(at('data', '.labels.*')).toBe('event field `labels.*`');
  });

  test('who is hit names the direction', () => {
    const who = (type: 'tool' | 'event' | 'program', audience: 'callers' | 'host'): string =>
      wordsFor({ kind: 'type-changed', subject: { type, name: 'echo' }, audience }, names).who;
    expect(who('tool', 'callers')).toBe('Callers built for 1.4.0 that call `echo` of 1.5.0');
    expect(who('tool', 'host')).toBe('Calls of `echo` that its host armed under 1.4.0 and makes on 1.5.0');
    expect(who('event', 'callers')).toBe('Readers built for 1.4.0 that get event `echo` from 1.5.0');
    expect(who('program', 'callers')).toBe('A host that runs 1.4.0 and is given 1.5.0');
  });
});
