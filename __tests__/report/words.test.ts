/** What every form says, held against the rules for how things are said. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { memorySource } from '../../src/bytes/index.ts';
import { decide } from '../../src/gate/index.ts';
import { breaks, readImage } from '../../src/index.ts';
import { FORM_IDS, render } from '../../src/report/forms.ts';
import type { ContractReport, Report } from '../../src/report/model.ts';
import { columns } from '../../src/report/paint.ts';
import { ROOT } from '../support/dist.ts';
import { linesBeforeFold } from './rendered.ts';
import { contract, finding, report } from './sample.ts';

const LINKS = { server: 'https://github.com', repository: 'acme/weather', commit: 'c0ffee'.repeat(6) + 'abcd' };

/**
 * Words that are not the field's, and stories where a clause does. Ids of kinds keep their names: they are addresses.
 */
const RULED_OUT = [
  /\bcount(?:s|ed|ing)?\b/i,
  /\btaken\b/i,
  /\bmend/i,
  /\bdress/i,
  /\bis no (?!longer\b|error)/i,
  /no longer what it was/i,
  /neither proven nor refuted/i,
  /could not be had/i,
  /callers built for/i,
  /was accepted by/i,
  /\bare refused\b/i,
];

/** The text without ids (`fewer-strings-taken`), addresses and what a browser runs. */
function said(text: string): string {
  return text
    .replace(/<(style|script)>[^]*?<\/\1>/g, '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\b[a-zA-Z]+(?:[-_.][a-zA-Z0-9]+)+\b/g, '')
    .replace(/<[^>]*>/g, ' ');
}

const image = async (version: string): ReturnType<typeof readImage> =>
  readImage(memorySource(readFileSync(`${ROOT}examples/weather/weather-${version}.wasm`)));

describe('the words of every form', () => {
  let weather: ContractReport;
  beforeAll(async () => {
    const findings = breaks(await image('1.1.0'), await image('2.0.1'));
    const decision = decide({ contract: 'weather', findings, baseline: '1.1.0', current: '2.0.1' });
    const { findings: _, ...rest } = contract();
    weather = {
      ...rest,
      name: 'weather',
      current: { version: '2.0.1' },
      baseline: { state: 'found', source: 'file', label: 'file weather-1.1.0.wasm', version: '1.1.0' },
      ...decision,
      findings: decision.findings.map((each, index) => ({
        ...each,
        location: { path: 'src/lib.rs', line: index + 1 },
      })),
    };
  });

  /** One report of every verdict, and the weather example. */
  const every = (): readonly Report[] => {
    const none = { findings: [], requiredBump: 'none' } as const;
    const one = (over: Partial<ContractReport>): Report => {
      const only = contract(over);
      return report([only], { verdict: only.verdict, forceLabel: 'force', notes: ['Nothing is stored on main yet.'] });
    };
    const lifted = finding({ blocking: false, because: 'nobody called it in 30 days', audience: 'host' });
    return [
      report([weather], { forceLabel: 'force' }),
      report([weather, contract({ name: 'quiet', verdict: 'compatible', ...none })], { forceLabel: 'force' }),
      one({ verdict: 'compatible', ...none }),
      one({ verdict: 'compatible', alone: true, ...none }),
      one({ verdict: 'first-release', baseline: { state: 'none', source: 'release', why: 'there is none' }, ...none }),
      one({ verdict: 'reported', findings: [lifted, { ...lifted, audience: 'callers' }] }),
      one({ verdict: 'refused', findings: [finding({ level: 'undecided', reason: 'the pattern is too long' })] }),
      one({ verdict: 'refused', ...none }),
      one({ verdict: 'forced', findings: [finding({ sinceLabel: true })] }),
      one({
        verdict: 'invalid',
        problems: [{ level: 'error', rule: 'section-twice', message: 'two sections' }],
        ...none,
      }),
      one({ verdict: 'error', failure: { fault: 'source', message: 'It answered 500.' }, ...none }),
      one({ verdict: 'error', failure: { fault: 'bug', message: 'x is undefined' }, ...none }),
    ];
  };

  test.each(FORM_IDS.filter((id) => id !== 'json' && id !== 'sarif'))('%s: the field’s words, no story', (id) => {
    for (const one of every())
      for (const details of [false, true]) {
        const text = said(render(one, id, { details, links: LINKS }));
        for (const word of RULED_OUT) expect([word, word.exec(text)?.[0]]).toEqual([word, undefined]);
      }
  });

  test('a verdict of error is never called refused, and its reason stands in the first line', () => {
    const [failed] = every().slice(-2);
    for (const id of FORM_IDS.filter((form) => form !== 'badge' && form !== 'json' && form !== 'sarif')) {
      const text = render(failed ?? report([]), id);
      expect([id, /refused/i.test(said(text))]).toEqual([id, false]);
      const first =
        id === 'html'
          ? (/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? '')
          : id === 'changelog'
            ? text
            : (text.split('\n')[0] ?? '');
      expect([id, first.includes('It answered 500')]).toEqual([id, true]);
    }
  });

  test('the weather example’s 21 breaks: at most 45 rendered lines before the first fold, 60 on a terminal', () => {
    const one = report([weather], { forceLabel: 'force' });
    expect(weather.counts.breaks).toBe(21);
    const markdown = render(one, 'markdown', { links: LINKS });
    expect(markdown.split('\n')[0]).toBe('## ❌ weather 1.1.0 → 2.0.1: 21 breaking changes');
    expect(linesBeforeFold(markdown)).toBeLessThanOrEqual(45);
    const lines = render(one, 'text', { width: 100 }).split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(100);
  });

  test('a line is a short clause: no version, no subject', () => {
    for (const { message, subject } of weather.findings) {
      expect(message).not.toMatch(/1\.1\.0|2\.0\.1/);
      expect([message, subject.type !== 'program' && message.includes(`\`${subject.name}\``)]).toEqual([
        message,
        false,
      ]);
    }
  });
});
