import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderMarkdown } from '../../src/report/markdown/index.ts';
import { linesBeforeFold, page } from './rendered.ts';
import { contract, finding, fullReport, report } from './sample.ts';

const LINKS = { server: 'https://github.com', repository: 'acme/echo', commit: 'c0ffee'.repeat(6) + 'abcd' };

/** Many findings of every weight, each with its number in its message. */
function large(many: number): ReturnType<typeof report> {
  const findings = Array.from({ length: many }, (_, index) => {
    const level = (['notice', 'warning', 'break', 'undecided'] as const)[index % 4] ?? 'break';
    return finding({
      level,
      blocking: level === 'break' && index % 8 === 2,
      because: 'nobody called it in 30 days',
      subject: { type: 'tool', name: `tool-${Math.floor(index / 20)}` },
      message: `${level} number ${index} ${'x'.repeat(60)}`,
      fingerprint: index.toString(16).padStart(12, '0'),
    });
  });
  return report([contract({ findings }), contract({ name: 'other', verdict: 'compatible', findings: [] })]);
}

/** As many breaks of one contract as a large release has, over tools of three each. */
function breaks(many: number): ReturnType<typeof report> {
  return report(
    [
      contract({
        findings: Array.from({ length: many }, (_, index) =>
          finding({
            subject: { type: 'tool', name: `tool-${Math.floor(index / 3)}` },
            message: `\`field-${index}\` is now required`,
            witness: {
              value: { list: [{ kind: 'rain', value: index }], place: 'Oslo', language: 'no', unit: 'celsius' },
              at: '/list/0/kind',
            },
            location: { path: 'src/lib.rs', line: index + 1 },
            fingerprint: index.toString(16).padStart(12, '0'),
          }),
        ),
      }),
    ],
    { forceLabel: 'force' },
  );
}

describe('renderMarkdown', () => {
  test('one break, as the comment shows it', () => {
    const text = renderMarkdown(
      report(
        [
          contract({
            findings: [
              finding({ location: { path: 'src/lib.rs', line: 3 } }),
              finding({
                level: 'notice',
                kind: 'tool-added',
                blocking: false,
                message: 'new tool',
                subject: { type: 'tool', name: 'history' },
                fingerprint: '1123456789ab',
              }),
            ],
          }),
        ],
        { forceLabel: 'force', notes: ['Nothing is stored on main yet.'] },
      ),
      { links: LINKS },
    );
    expect(text).toBe(`## ❌ echo 1.4.0 → 1.5.0: 1 breaking change

To merge anyway, set the label \`force\` (needs triage permission) or accept single changes: their details hold the command. These changes ask for a major release (2.0.0); 1.4.0 → 1.5.0 is less.

| tool \`echo\` | example that fails | where |
| --- | --- | --- |
| \`page\` is now required | \`{"text": "a"}\` | [lib.rs:3](https://github.com/acme/echo/blob/${LINKS.commit}/src/lib.rs#L3) |

<details><summary>Details: whole examples, before and after, how to accept one</summary>

**tool \`echo\`**: \`page\` is now required ([\`argument-newly-required\`](https://github.com/berm/compat-action/blob/v1/docs/kinds/argument-newly-required.md), [lib.rs:3](https://github.com/acme/echo/blob/${LINKS.commit}/src/lib.rs#L3))

\`\`\`json
{"text": "a"}
\`\`\`

\`\`\`diff
- optional
+ required
\`\`\`

→ Make argument \`page\` optional.

\`\`\`sh
npx github:berm/compat-action#v1 accept --report report.json --only 0123456789ab --reason "…"
\`\`\`

</details>

<details><summary>Added and changed (1)</summary>

**tool \`history\`**
- new tool

</details>

<details><summary>Baseline and version</summary>

- Checked: target/echo.wasm, \`sha256:cccccccccccc\`
- Baseline: asset echo.wasm of release v1.4.0, \`sha256:bbbbbbbbbbbb\`, 2026-10-01
- Chosen: the highest version below 1.5.0
- Version: These changes ask for a major release (2.0.0); 1.4.0 → 1.5.0 is less.

</details>

> Nothing is stored on main yet.
`);
    expect(linesBeforeFold(text)).toBeLessThanOrEqual(8);
  });
  test('the failing spot is bold', () => {
    const text = renderMarkdown(breaks(1));
    expect(text).toContain('<code>{"list": \\[{"kind": <b>"rain"</b>, …}\\], …}</code>');
    expect(page(text)).toContain(
      '<code>{&quot;list&quot;: [{&quot;kind&quot;: <b>&quot;rain&quot;</b>, …}], …}</code>',
    );
  });
  test('who uses it has a column where something is known', () => {
    const text = renderMarkdown(
      report([
        contract({
          findings: [
            finding({
              callers: [
                { url: 'https://b.example', source: 'service', caller: 'web', calls: 412, last: 1_795_950_000 },
                { url: 'https://b.example', source: 'anonymous', caller: '', calls: 3, last: 1_795_950_000 },
                { url: 'https://b.example', source: 'account', caller: 'ada', calls: 1, last: 1_795_950_000 },
              ],
              consumers: [{ path: 'flows/review.yaml', line: 12 }],
            }),
          ],
        }),
      ]),
    );
    expect(text).toContain('| tool `echo` | example that fails | who uses it |');
    expect(text).toContain(
      'breaks `flows/review.yaml:12`<br>`web` (service, 412 calls, last on 2026-11-29)<br>`anonymous` (3 ' +
        'calls, last on 2026-11-29)<br>1 more |',
    );
  });
  test('21 breaks: ten rows open, at most 45 rendered lines before the first fold', () => {
    const text = renderMarkdown(breaks(21), { links: LINKS });
    expect(linesBeforeFold(text)).toBeLessThanOrEqual(45);
    const [open = '', rest = ''] = text.split('<details>');
    expect(open.match(/is now required/g)).toHaveLength(10);
    expect(rest).toContain('<summary>11 more breaking changes</summary>');
    expect(rest.match(/is now required/g)).toHaveLength(11);
  });
  test('2,000 breaks in a comment: it opens with what matters, and says how many are left out', () => {
    const text = renderMarkdown(breaks(2000), {
      links: LINKS,
      limit: 65_536,
      full: 'The full report is in the artifact.',
    });
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text.length).toBeGreaterThan(63_000);
    expect(text.split('\n')[0]).toBe('## ❌ echo 1.4.0 → 1.5.0: 2000 breaking changes');
    expect(linesBeforeFold(text)).toBeLessThanOrEqual(45);
    expect(text).toMatch(/[0-9]+ more breaking changes<\/summary>/);
    expect(text).toMatch(
      /\n[0-9]+ more entries left out, less severe than these\. The full report is in the artifact\.\n/,
    );
  });
  test('several contracts: one table, the unchanged ones in one line, ten rows open in all', () => {
    const some = breaks(7).contracts[0] ?? contract();
    const text = renderMarkdown(
      report(
        [
          contract({ name: 'quiet', verdict: 'compatible', findings: [], requiredBump: 'none' }),
          { ...some, name: 'one' },
          contract({ name: 'still', verdict: 'compatible', findings: [], requiredBump: 'none' }),
          contract({
            name: 'new',
            verdict: 'first-release',
            baseline: { state: 'none', source: 'release', why: 'there is none' },
            findings: [],
            requiredBump: 'none',
          }),
          { ...some, name: 'two', findings: some.findings.map((each) => ({ ...each })) },
        ],
        { forceLabel: 'force' },
      ),
    );
    const [open = ''] = text.split('<details>');
    expect(open).toBe(`## ❌ 5 contracts: 14 breaking changes in 2 contracts; 1 first release

To merge anyway, set the label \`force\` (needs triage permission) or accept single changes: their details hold the command.

| | contract | version | result | asks for |
|---|---|---|---|---|
| ❌ | \`one\` | \`1.4.0 → 1.5.0\` | 7 breaking changes | major ✗ |
| ❌ | \`two\` | \`1.4.0 → 1.5.0\` | 7 breaking changes | major ✗ |
| ✅ | \`new\` | \`1.5.0\` | first release | – |

Unchanged: \`quiet\`, \`still\`.

${open.slice(open.indexOf('### one'))}`);
    expect(open.match(/is now required/g)).toHaveLength(10);
    expect(text).toContain('<summary>4 more breaking changes</summary>');
  });
  test('one that could not be judged: the reason stands in the first line, and it is not called refused', () => {
    const reason = 'The registry ghcr.io answered 500 to GET /v2/acme/echo/tags/list.';
    const failed = contract({
      verdict: 'error',
      findings: [],
      failure: { fault: 'source', message: reason },
      baseline: { state: 'failed', source: 'oci:ghcr.io/acme/echo', why: reason },
      requiredBump: 'none',
    });
    const [heading = ''] = renderMarkdown(report([failed], { verdict: 'error', exitCode: 4 })).split('\n');
    expect(heading).toContain('echo 1.5.0: not judged: The registry ghcr.io answered 500');
    const several = renderMarkdown(report([contract(), failed], { verdict: 'error', exitCode: 4 }));
    expect(several.split('\n')[0]).toContain('2 contracts: echo not judged: The registry ghcr.io answered 500');
    expect(several.split('\n')[0]).toContain('1 breaking change in echo');
  });
  test('what came since the label, and what the pull request accepts itself, stands above the table', () => {
    const text = renderMarkdown(
      report(
        [
          contract({
            verdict: 'forced',
            findings: [
              finding(),
              finding({ sinceLabel: true, fingerprint: 'aaaaaaaaaaaa', message: '`later` is now required' }),
              finding({
                blocking: false,
                because: 'accepted: nobody calls it',
                accepted: { reason: 'nobody calls it', here: true },
                fingerprint: 'bbbbbbbbbbbb',
                message: '`old` is now required',
              }),
            ],
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
      '## ⚠️ echo 1.4.0 → 1.5.0: 3 breaking changes, forced',
      '',
      'Forced by the label `force`, set by ada on 2026-11-01. These changes ask for a major release (2.0.0); ' +
        '1.4.0 → 1.5.0 is less.',
      '',
      '**🆕 New since the label (1):** `later` is now required',
      '',
      '**Accepted by this pull request (1):** `old` is now required',
      '',
    ]);
    expect(text).toContain('| 🆕 `later` is now required |');
    expect(text).toContain('<summary>Not blocking, and why (1)</summary>');
  });
  test('what to do, only where it helps', () => {
    expect(renderMarkdown(report())).not.toContain('set the label');
    expect(
      renderMarkdown(
        report([contract({ verdict: 'invalid', findings: [] })], {
          verdict: 'invalid',
          exitCode: 2,
          forceLabel: 'force',
        }),
      ),
    ).not.toContain('set the label');
    const forced = { by: 'input', covers: 'pull-request' } as const;
    expect(
      renderMarkdown(report([contract({ verdict: 'compatible', findings: [] })], { force: forced })),
    ).not.toContain('orced');
  });
  test.each([65_536, 20_000, 4000])('within %i characters the severest are shown, and the rest is counted', (limit) => {
    const text = renderMarkdown(large(2000), { limit, full: 'The full report is in the artifact.' });
    expect(text.length).toBeLessThanOrEqual(limit);
    expect(text).toContain('number 2 ');
    expect(text).toMatch(/[0-9]+ more entries left out, less severe than these\. The full report is in the artifact\./);
    expect(text).not.toContain('notice number');
    expect((text.match(/<details>/g) ?? []).length).toBe((text.match(/<\/details>/g) ?? []).length);
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
      Array.from({ length: 1000 }, (_, index) =>
        contract({ name: `contract-${index}`, verdict: 'reported', findings: [finding({ blocking: false })] }),
      ),
    );
    const text = renderMarkdown(many, { limit: 10_000 });
    expect(text.length).toBeLessThanOrEqual(10_000);
    expect(text).toMatch(/… and [0-9]+ more\./);
    expect(renderMarkdown(fullReport(), { limit: 100 }).length).toBeLessThanOrEqual(100);
  });
  test('hostile text, read by a Markdown parser: no tag, link or image of it; mentions and references only in code', () => {
    const html = page(renderMarkdown(fullReport(), { links: LINKS }));
    const ours = /^(?:h2|h3|table|thead|tbody|tr|th|td|p|ul|li|strong|a|b|pre|code|br|details|summary|blockquote)$/;
    for (const [, tag = ''] of html.matchAll(/<([a-z0-9]+)/g)) expect(tag).toMatch(ours);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
    expect(addresses.length).toBeGreaterThan(3);
    for (const url of addresses)
      expect(url).toMatch(
        /^https:\/\/github\.com\/(?:berm\/compat-action\/blob\/v1\/docs|acme\/echo\/blob\/c0ffee\w+)\//,
      );
    const prose = html.replace(/<code[^>]*>[^]*?<\/code>/g, '');
    expect(prose).not.toMatch(/@[a-z0-9]/i);
    expect(prose).not.toMatch(/(?<!&)#[0-9]/);
    expect(html).not.toMatch(/[\u202a-\u202e\u001b]/);
    // Every row has as many cells as its table's head, whatever bars stand in them.
    for (const [table] of html.matchAll(/<table>[^]*?<\/table>/g)) {
      const cells = [...table.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row]) => (row?.match(/<t[dh]>/g) ?? []).length);
      expect(new Set(cells).size).toBe(1);
      expect(table).not.toMatch(/<td><\/td>\s*<\/tr>\s*<tr>\s*<td><\/td>/);
    }
  });
  test('any text as a name stays inside its cell and its sentence', () => {
    const parts = '` | < b > @ # 1 [ ] ( ) ! \\ _ * & ; ~ $ - &#64; <!-- </details>'.split(' ');
    const unit = fc.constantFrom(...parts, '\n', ' ');
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1, maxLength: 20 }), (name) => {
        const html = page(
          renderMarkdown(
            report([
              contract({
                name,
                findings: [
                  finding({
                    subject: { type: 'tool', name },
                    message: `\`${name}\` is gone`,
                    before: name,
                    witness: { value: { [name]: { [name]: name } }, at: '' },
                  }),
                ],
              }),
            ]),
          ),
        );
        expect((html.match(/<td>/g) ?? []).length).toBe(2);
        expect((html.match(/<\/details>/g) ?? []).length).toBe(2);
        expect(html).not.toMatch(/<b>|<img|<em>|<del>|<!--/);
        expect(html.replace(/<code[^>]*>[^]*?<\/code>/g, '')).not.toMatch(/@[a-z0-9]/);
      }),
      { numRuns: 100 },
    );
  });
});
