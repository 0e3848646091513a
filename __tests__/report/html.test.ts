import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { renderHtml } from '../../src/report/html/index.ts';
import { markedJson } from '../../src/report/html/whole.ts';
import { CHROMIUM, openPage, type Tab } from '../support/chromium.ts';
import { contract, finding, report } from './sample.ts';

const LINKS = { server: 'https://github.com', repository: 'acme/echo', commit: 'c0ffee'.repeat(6) + 'abcd' };

const print = (index: number): string => index.toString(16).padStart(12, '0');

/** Findings of every level over many tools, each with its number in its message. */
function many(count: number): ReturnType<typeof report> {
  const findings = Array.from({ length: count }, (_, index) => {
    const level = (['break', 'break', 'undecided', 'warning', 'notice'] as const)[index % 5] ?? 'break';
    return finding({
      level,
      blocking: level === 'break' && index % 2 === 0,
      because: 'nobody called it in 30 days',
      subject: { type: 'tool', name: `tool-${Math.floor(index / 10)}` },
      message: `\`field-${index}\` is now required`,
      witness: { value: { list: [{ kind: 'rain', value: index }], place: 'Oslo', language: 'no' }, at: '/list/0/kind' },
      fingerprint: print(index),
    });
  });
  return report([contract({ findings }), contract({ name: 'other', findings: [finding()] })]);
}

describe('the page, as text', () => {
  test('an ordinary page, with every part of the report', () => {
    const page = renderHtml(
      report([
        contract({ findings: [finding({ location: { path: 'src/lib.rs', line: 3 } })] }),
        contract({ name: 'other', verdict: 'compatible', findings: [] }),
      ]),
      { links: LINKS },
    );
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<h1 class="bad">2 contracts: 1 breaking change in echo</h1>');
    expect(page).toContain('<span><code>page</code> is now required</span>');
    expect(page).toContain(
      `<a href="https://github.com/acme/echo/blob/${LINKS.commit}/src/lib.rs#L3" title="src/lib.rs:3">src/lib.rs:3</a>`,
    );
    expect(page).toContain('<pre><del>optional</del></pre>');
    expect(page).toContain('<a href="#contract-1">other 1.4.0 → 1.5.0</a>');
    expect(page).toContain('prefers-color-scheme: dark');
    const open = [
      ...page.matchAll(/<(\/?)(main|section|nav|article|details|table|dl|div|ul|ol|li|h[1-5]|p|pre|span|code|mark)\b/g),
    ].reduce((depth, [, closes]) => depth + (closes === '/' ? -1 : 1), 0);
    expect(open).toBe(0);
  });
  test('the failing spot is marked in the example and in the whole value', () => {
    const page = renderHtml(many(1));
    expect(page).toContain('&#34;kind&#34;: <mark>&#34;rain&#34;</mark>, …}], …}');
    expect(
      markedJson({ a: 'x'.repeat(80), list: [{ kind: 'rain' }], b: 1 }, '/list/0/kind')
        .map(({ text, mark }) => (mark ? `«${text}»` : text))
        .join(''),
    ).toBe(`{
  "a": "${'x'.repeat(80)}",
  "list": [
    {
      "kind": «"rain"»
    }
  ],
  "b": 1
}`);
  });
  test('the same finding in two contracts has two addresses', () => {
    const page = renderHtml(report([contract(), contract({ name: 'other' })]));
    expect([...page.matchAll(/<article[^>]* id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      '0123456789ab',
      '0123456789ab-2',
    ]);
  });
});

const inBrowser = CHROMIUM === undefined ? describe.skip : describe;
if (CHROMIUM === undefined) process.stderr.write('skipped: no chromium to try the page in\n');

inBrowser('the page, in chromium', () => {
  jest.setTimeout(120_000);
  let tab: Tab;
  const shown = (): Promise<number> =>
    tab.evaluate<number>(`document.querySelectorAll('article:not([hidden])').length`);
  const focused = (): Promise<string> => tab.evaluate<string>('document.activeElement.id');
  const open = (): Promise<boolean> => tab.evaluate<boolean>(`document.activeElement.querySelector('details').open`);
  const type = async (text: string): Promise<void> => {
    for (const key of text) await tab.press(key);
  };

  describe('forty findings', () => {
    beforeAll(async () => {
      tab = await openPage(renderHtml(many(40)));
    });
    afterAll(async () => tab.close());

    test('its script runs under its policy, and nothing else would', async () => {
      expect(await tab.evaluate(`document.documentElement.className`)).toBe('live');
      await tab.evaluate(
        `(() => { const s = document.createElement('script'); s.textContent = 'window.pwned = 1'; document.body.append(s); })()`,
      );
      expect(await tab.evaluate(`typeof window.pwned`)).toBe('undefined');
      expect(await tab.evaluate(`getComputedStyle(document.querySelector('.finding')).borderLeftWidth`)).toBe('3px');
    });
    test('j and k go from finding to finding, Enter opens one', async () => {
      await tab.press('j');
      const first = await focused();
      await tab.press('j');
      const second = await focused();
      expect(second).not.toBe(first);
      await tab.press('k');
      expect(await focused()).toBe(first);
      expect(await open()).toBe(false);
      await tab.press('Enter');
      expect(await open()).toBe(true);
      await tab.press('Enter');
      expect(await open()).toBe(false);
    });
    test('/ searches; what has nothing left is gone, the index counts; Escape clears', async () => {
      await tab.press('/');
      await type('tool-3 field-3');
      expect(await shown()).toBe(10);
      expect(await tab.evaluate(`document.querySelectorAll('.tree a[data-of]:not([hidden])').length`)).toBe(1);
      await type('7');
      expect(await shown()).toBe(1);
      await tab.press('Enter');
      expect(await focused()).toBe(print(37));
      await tab.press('/');
      await type('zzz');
      expect(await tab.evaluate(`getComputedStyle(document.querySelector('.empty')).display`)).toBe('block');
      await tab.press('Escape');
      expect(await shown()).toBe(41);
    });
    test('levels and blocking', async () => {
      const click = (value: string): Promise<unknown> =>
        tab.evaluate(`document.querySelector('input[value=${value}]').click()`);
      await click('notice');
      expect(await shown()).toBe(33);
      await click('blocking');
      expect(await shown()).toBe(9);
      await click('blocking');
      await click('notice');
      expect(await shown()).toBe(41);
    });
    test('on paper everything is there', async () => {
      await tab.evaluate(`dispatchEvent(new Event('beforeprint'))`);
      expect(await tab.evaluate(`document.querySelectorAll('details:not([open])').length`)).toBe(0);
      await tab.evaluate(`dispatchEvent(new Event('afterprint'))`);
      expect(await tab.evaluate(`document.querySelectorAll('article details[open]').length`)).toBe(0);
    });
  });

  test('a link to a finding opens it', async () => {
    tab = await openPage(renderHtml(many(40)), { hash: print(31) });
    expect(await tab.evaluate(`document.querySelector('details[open] pre') !== null`)).toBe(true);
    expect(await tab.evaluate(`document.getElementById('${print(31)}').querySelector('details').open`)).toBe(true);
    const top = await tab.evaluate<number>(`document.getElementById('${print(31)}').getBoundingClientRect().top`);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
    await tab.close();
  });

  test.each([360, 1280])('%i px: nothing is wider than the window', async (width) => {
    tab = await openPage(renderHtml(many(40)), { width });
    await tab.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
    expect(await tab.evaluate(`document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
    await tab.close();
  });

  test('2,000 findings: ready soon, filtered at once', async () => {
    const html = renderHtml(many(2000));
    tab = await openPage(html);
    const ready = await tab.evaluate<string>(`document.documentElement.dataset.ready`);
    const filter = await tab.evaluate<number>(
      `(() => { const s = document.querySelector('input[type=search]'); s.value = 'field-19'; const t = performance.now(); s.dispatchEvent(new Event('input')); document.body.offsetHeight; return performance.now() - t; })()`,
    );
    const again = await tab.evaluate<number>(
      `(() => { const s = document.querySelector('input[type=search]'); s.value = 'field-199'; const t = performance.now(); s.dispatchEvent(new Event('input')); document.body.offsetHeight; return performance.now() - t; })()`,
    );
    const key = await tab.evaluate<number>(
      `(() => { const t = performance.now(); document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })); document.body.offsetHeight; return performance.now() - t; })()`,
    );
    process.stderr.write(
      `2,000 findings in ${(html.length / 1e6).toFixed(1)} MB: ready after ${ready} ms, first filter ${filter.toFixed(0)} ms, next ${again.toFixed(0)} ms, j ${key.toFixed(0)} ms\n`,
    );
    // Far above what it takes, so that a busy machine is not a failure.
    expect(Number(ready)).toBeLessThan(10_000);
    expect(again).toBeLessThan(2000);
    await tab.close();
  });
});
