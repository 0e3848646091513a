import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { renderMarkdown } from '../../src/report/markdown/index.ts';
import type { Report } from '../../src/report/model.ts';
import { parseReport } from '../../src/report/parse.ts';
import { renderJson } from '../../src/report/json.ts';
import { cellSpan, codeBlock, codeSpan, markdown } from '../../src/report/untrusted.ts';
import { commentBody } from '../../src/github/comment.ts';
import { fullReport } from '../report/sample.ts';
import { hostile, strangers } from './hostile.ts';

/** A report that was written by someone else passes this on its way in: what it refuses never reaches a renderer. */
function passes(report: Report): boolean {
  try {
    parseReport(renderJson(report));
    return true;
  } catch {
    return false;
  }
}

type Path = readonly (string | number)[];

/** The way to every text in a report. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  return entriesOf(value).flatMap(([name, item]) => leaves(item, [...path, name]));
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, at) => [at, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function replaced(value: unknown, path: Path, text: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  const changed = entriesOf(value).map(([key, item]): [string | number, unknown] => [
    key,
    key === name ? replaced(item, rest, text) : item,
  ]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

const FULL = fullReport();
/** Texts that anyone may choose: those that the schema lets be anything. */
const FREE = leaves(FULL).filter((path) => passes(replaced(FULL, path, '@octo/team www.evil.example') as Report));

// Thousands of pages are read by a Markdown parser, on a machine that does other things as well.
jest.setTimeout(120_000);

describe('whatever stands in a report, no link, mention or picture stands in our Markdown that is not ours', () => {
  test('the texts that can be chosen are there, and kinds, rules and fingerprints are not among them', () => {
    const names = new Set(FREE.map((path) => String(path.at(-1))));
    for (const name of ['name', 'message', 'because', 'path', 'label', 'version', 'caller', 'reason', 'answer', 'line'])
      expect([name, names.has(name)]).toEqual([name, true]);
    for (const name of ['kind', 'rule', 'fingerprint', 'verdict', 'level'])
      expect([
        name,
        FREE.some((path) => path.at(-1) === name && !path.includes('witness') && !path.includes('current')),
      ]).toEqual([name, false]);
  });

  test('10,000 hostile texts, in every field', () => {
    let texts = 0;
    const at = fc.record({
      texts: fc.array(hostile, { minLength: FREE.length, maxLength: FREE.length }),
      limit: fc.constantFrom(65_536, 20_000, 5000, 900),
    });
    const runs = Math.ceil(10_000 / FREE.length);
    fc.assert(
      fc.property(at, ({ texts: chosen, limit }) => {
        texts += chosen.length;
        const report = FREE.reduce<unknown>((now, path, index) => replaced(now, path, chosen[index] ?? ''), FULL);
        expect(strangers(renderMarkdown(report as Report, { limit }))).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(texts).toBeGreaterThanOrEqual(10_000);
  });

  test('each field alone, the whole of it in one text', () => {
    const text = '"` '.repeat(20) + '``x @octo/team _www.evil.example [a](https://evil.example) <img src=x> :octocat:';
    for (const path of FREE) {
      const page = renderMarkdown(replaced(FULL, path, text) as Report);
      expect([path, strangers(page)]).toEqual([path, []]);
    }
  });

  test('five reports in one comment, shortened to its room', () => {
    const text = '`@octo/team` '.repeat(2000);
    const report = FREE.reduce<unknown>((now, path) => replaced(now, path, text), FULL) as Report;
    const many = { ...report, notes: Array.from({ length: 20 }, () => text) };
    const body = commentBody([many, many, many, many, many], {
      key: '0123456789ab',
      memory: { contracts: [], sha: '', read: 0 },
      full: 'The full report.',
      footer: 'footer',
    });
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(strangers(body.replace(/<!--[^\n]*-->/g, ''))).toEqual([]);
  });
});

describe('each way to write a text', () => {
  test.each([
    ['prose', markdown],
    ['a code span', codeSpan],
    ['a code block', (text: string) => codeBlock(text)],
    ['a cell', (text: string) => `| a |\n|---|\n| ${cellSpan(text)} |`],
    [
      'a code span behind prose',
      (text: string) => `${markdown(text, false)} ${codeSpan(text)} ${markdown(text, false)}`,
    ],
  ])('%s', (_name, write) => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(strangers(write(text))).toEqual([]);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  test('no number of backticks ends a code span, and none is longer than GitHub reads', () => {
    const text = `${'"` '.repeat(10_001)}\`\`x @octo/team …`;
    expect(strangers(codeSpan(text))).toEqual([]);
    for (const many of [15, 16, 17, 79, 80, 81, 1000, 100_000]) {
      const shown = codeSpan(`${'`'.repeat(many)} @octo/team`);
      expect(strangers(shown)).toEqual([]);
      expect(Math.max(...(shown.match(/`+/g) ?? []).map((run) => run.length))).toBeLessThanOrEqual(17);
    }
  });
});
