import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { contract, finding, fullReport, report } from './sample.ts';

/** Many findings of every weight, each with its number in its message. */
function large(many: number): ReturnType<typeof report> {
  const findings = Array.from({ length: many }, (_, index) => {
    const level = (['notice', 'warning', 'break', 'undecided'] as const)[index % 4] ?? 'break';
    return finding({
      level,
      blocking: level === 'break' && index % 8 === 2,
      because: 'not used',
      message: `${level} number ${index} ${'x'.repeat(200)}`,
      fingerprint: index.toString(16).padStart(12, '0'),
    });
  });
  return report([contract({ findings }), contract({ name: 'other', findings: [] })]);
}

describe('renderMarkdown', () => {
  test('one break, as the comment shows it', () => {
    expect(
      renderMarkdown(
        report(
          [
            contract({
              findings: [
                finding({ location: { path: 'src/lib.rs', line: 3 } }),
                finding({
                  level: 'notice',
                  kind: 'tool-added',
                  blocking: false,
                  message: '1.5.0 has `history`, which 1.4.0 did not have.',
                  subject: { type: 'tool', name: 'history' },
                }),
              ],
            }),
          ],
          { forceLabel: 'force' },
        ),
      ),
    ).toBe(`## ❌ Compatibility: refused

| | contract | from | to | verdict | blocking | asks for |
|---|---|---|---|---|---|---|
| ❌ | \`echo\` | \`1.4.0\` | \`1.5.0\` | refused | 1 of 1 | major ✗ |

### echo 1.4.0 → 1.5.0

1 break blocks. Compared with asset echo.wasm of release v1.4.0, \`sha256:bbbbbbbbbbbb\`, 2026-10-01. Chosen: the highest version below 1.5.0. This change asks for a major release; 1.4.0 → 1.5.0 is less.

#### Breaking changes that block

**tool \`echo\`**
- ❌ Callers built for 1.4.0 that call \`echo\` of 1.5.0 may leave out argument \`page\`, which is newly required. [\`argument-newly-required\`](https://github.com/berm/compat-action/blob/v1/docs/kinds/argument-newly-required.md)  
  \`{"text": "a"}\` was accepted by 1.4.0; 1.5.0 refuses it  
  → Make argument \`page\` optional.  
  <sub>\`0123456789ab\` \`src/lib.rs:3\`</sub>

<details><summary>Added and changed without breaking anyone (1)</summary>

**tool \`history\`**
- 1.5.0 has \`history\`, which 1.4.0 did not have.

</details>

To let these breaks through, someone with triage permission or more can set the label \`force\`; a single one can be accepted with \`berm-compat accept\`.
`);
  });
  test('what came since the label stands at the top', () => {
    const text = renderMarkdown(
      report(
        [
          contract({
            verdict: 'forced',
            findings: [finding(), finding({ sinceLabel: true, fingerprint: 'aaaaaaaaaaaa', message: 'a later break' })],
          }),
        ],
        {
          verdict: 'forced',
          exitCode: 0,
          force: { by: 'label', label: 'force', actor: 'ada', at: '2026-11-01T00:00:00Z', covers: 'pull-request' },
          forceLabel: 'force',
        },
      ),
    );
    expect(text.split('\n').slice(0, 8)).toEqual([
      '## ⚠️ Compatibility: forced',
      '',
      '> [!WARNING]',
      '> Forced by the label "force", applied by ada on 2026-11-01.',
      '>',
      '> **New since the label (1):**',
      '> - a later break `aaaaaaaaaaaa`',
      '',
    ]);
    expect(text).not.toContain('can set the label');
  });
  test('the hint about the label only where a label would help', () => {
    expect(renderMarkdown(report())).not.toContain('can set the label');
    expect(
      renderMarkdown(
        report([contract({ verdict: 'invalid' })], { verdict: 'invalid', exitCode: 2, forceLabel: 'force' }),
      ),
    ).not.toContain('can set the label');
  });
  test.each([65_536, 20_000, 4000])('within %i characters the severest are shown, and the rest is counted', (limit) => {
    const text = renderMarkdown(large(2000), { limit, full: 'The full report is in the artifact.' });
    expect(text.length).toBeLessThanOrEqual(limit);
    expect(text).toContain('number 2 ');
    expect(text).toMatch(/… and [0-9]+ more, less severe than these\. The full report is in the artifact\./);
    expect(text).not.toContain('notice number');
    expect((text.match(/<details>/g) ?? []).length).toBe((text.match(/<\/details>/g) ?? []).length);
  });
  test('the limit is used: not much room is left over', () => {
    expect(renderMarkdown(large(2000), { limit: 65_536 }).length).toBeGreaterThan(64_000);
  });
  test('bytes are counted where bytes are limited', () => {
    const text = renderMarkdown(
      report([
        contract({
          findings: Array.from({ length: 300 }, (_, index) =>
            finding({ message: '天'.repeat(100), fingerprint: index.toString(16).padStart(12, '0') }),
          ),
        }),
      ]),
      { limit: 30_000, unit: 'bytes' },
    );
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(25_000);
  });
  test('a thousand contracts are cut, worst case by force', () => {
    const many = report(
      Array.from({ length: 1000 }, (_, index) => contract({ name: `contract-${index}`, findings: [] })),
    );
    const text = renderMarkdown(many, { limit: 10_000 });
    expect(text.length).toBeLessThanOrEqual(10_000);
    expect(text).toMatch(/… and [0-9]+ contracts more\./);
    expect(renderMarkdown(fullReport(), { limit: 100 }).length).toBeLessThanOrEqual(100);
  });
  test('hostile text, read by a Markdown parser: no tag, link or image of it; mentions and references only in code', () => {
    const page = micromark(renderMarkdown(fullReport()), {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
      allowDangerousHtml: true,
    });
    const tags = new Set([...page.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag));
    for (const tag of tags)
      expect([
        'h2',
        'h3',
        'h4',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'p',
        'ul',
        'li',
        'strong',
        'a',
        'code',
        'br',
        'sub',
        'details',
        'summary',
        'blockquote',
      ]).toContain(tag);
    expect(
      [...page.matchAll(/href="([^"]*)"/g)].every(([, url]) =>
        url?.startsWith('https://github.com/berm/compat-action/blob/v1/docs/'),
      ),
    ).toBe(true);
    const prose = page.replace(/<code>[^]*?<\/code>/g, '');
    expect(prose).not.toMatch(/@[a-z0-9]/i);
    expect(prose).not.toMatch(/(?<!&)#[0-9]/);
    expect(page).not.toMatch(/[\u202a-\u202e\u001b]/);
    // Every row of the table has its seven cells, whatever bars stand in them.
    expect([...page.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row]) => (row?.match(/<t[dh]>/g) ?? []).length)).toEqual([
      7, 7, 7, 7,
    ]);
  });
  test('any text as a name stays inside its cell and its sentence', () => {
    const unit = fc.constantFrom(
      '`',
      '|',
      '<',
      'b',
      '>',
      '@',
      '#',
      '1',
      '[',
      ']',
      '(',
      ')',
      '!',
      '\\',
      '_',
      '*',
      '&',
      ';',
      '\n',
      ' ',
      '~',
      '$',
      '-',
      '&#64;',
      '<!--',
    );
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1, maxLength: 20 }), (name) => {
        const text = renderMarkdown(
          report([
            contract({
              name,
              findings: [finding({ subject: { type: 'tool', name }, message: `tool \`${name}\` is gone` })],
            }),
          ]),
        );
        const page = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
        expect((page.match(/<td>/g) ?? []).length).toBe(7);
        expect(page).not.toMatch(/<b>|<img|<em>|<del>|<!--/);
        expect(page.replace(/<code>[^]*?<\/code>/g, '')).not.toMatch(/@[a-z0-9]/);
      }),
      { numRuns: 100 },
    );
  });
});
