import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Validator, type Schema } from '@cfworker/json-schema';
import { annotations } from '../../src/report/annotations.ts';
import { FORMS, isForm, render } from '../../src/report/forms.ts';
import { renderGithub } from '../../src/report/github.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderText } from '../../src/report/text.ts';
import { ROOT } from '../support/dist.ts';
import { contract, finding, fullReport, report } from './sample.ts';

describe('text', () => {
  test('one break, as a reader sees it', () => {
    expect(renderText(report())).toBe(`echo 1.4.0 → 1.5.0  REFUSED
  verdict  1 break blocks.
  file     target/echo.wasm, sha256:cccccccccccc
  baseline asset echo.wasm of release v1.4.0, sha256:bbbbbbbbbbbb, 2026-10-01
  chosen   the highest version below 1.5.0
  version  This change asks for a major release; 1.4.0 → 1.5.0 is less.

  Breaking changes that block (1)

    tool echo
      ✗ Callers built for 1.4.0 that call \`echo\` of 1.5.0 may leave out argument \`page\`, which is
        newly required.
        {"text": "a"} was accepted by 1.4.0; 1.5.0 refuses it
        → Make argument \`page\` optional.
        argument-newly-required · 0123456789ab

fails (exit code 1)  1 contract: 1 break, 1 blocking, 0 undecided.
`);
  });
  test('colours on demand only, and the same words', () => {
    const coloured = renderText(report(), { colour: true });
    expect(coloured).toContain('\u001b[31m✗\u001b[39m');
    expect(coloured.replace(/\u001b\[[0-9]+m/g, '')).toBe(renderText(report()));
  });
  test('the width is kept', () => {
    for (const width of [40, 60, 120])
      for (const line of renderText(report(), { width }).split('\n'))
        if (!/sha256|→ 1|fails|argument-newly/.test(line)) expect(line.length).toBeLessThanOrEqual(width);
  });
  test('a result’s witness is said the other way round', () => {
    const text = renderText(
      report([
        contract({
          findings: [finding({ current: '/tools/0/returns/properties/a', baseline: '/tools/0/returns/properties/a' })],
        }),
      ]),
    );
    expect(text).toContain('1.5.0 may send {"text": "a"}; callers built for 1.4.0 refuse it');
  });
  test('every verdict has its sentence', () => {
    const said = (over: Parameters<typeof contract>[0]): string =>
      /verdict {2}(.*)/.exec(renderText(report([contract(over)])))?.[1] ?? '';
    const none = { findings: [], requiredBump: 'none' } as const;
    expect(said({ verdict: 'compatible', ...none })).toBe('Nothing changed for callers.');
    expect(said({ verdict: 'compatible', findings: [finding({ level: 'notice', blocking: false })] })).toBe(
      'No caller breaks.',
    );
    expect(said({ verdict: 'first-release', ...none })).toBe('There is no earlier release to compare with.');
    expect(
      said({
        verdict: 'reported',
        findings: [finding({ blocking: false }), finding({ level: 'undecided', blocking: false })],
      }),
    ).toBe('1 break and 1 undecided place, and none blocks.');
    expect(
      said({
        verdict: 'refused',
        findings: [finding(), finding({ level: 'undecided' }), finding({ level: 'undecided' })],
      }),
    ).toBe('1 break and 2 undecided places block.');
    expect(said({ verdict: 'refused', findings: [] })).toBe('The version did not move far enough.');
    expect(said({ verdict: 'forced' })).toBe('1 break blocks, and the run was forced through all the same.');
    expect(said({ verdict: 'invalid', ...none, counts: { ...contract().counts, errors: 2 } })).toBe(
      'No host would load it: 2 errors.',
    );
    expect(said({ verdict: 'compatible', alone: true, ...none })).toBe('It loads.');
    expect(said({ verdict: 'error', failure: { fault: 'source', message: 'the registry said 500' }, ...none })).toBe(
      'Could not be judged: the registry said 500',
    );
  });
  test('callers are named where usage was asked', () => {
    const usage = [
      {
        state: 'answered',
        url: 'https://berm.example',
        program: 'echo',
        rows: [],
        coversEvents: false,
        wakes: [],
        crons: {},
        notes: [],
      },
    ] as const;
    const text = renderText(
      report([
        contract({
          usage,
          findings: [
            finding({
              because: 'used',
              callers: [
                { url: 'https://berm.example', source: 'account', caller: 'ada', calls: 3, last: 1_790_000_000 },
              ],
            }),
          ],
        }),
      ]),
    );
    expect(text).toContain('Blocks: used.');
    expect(text).toContain('called by account ada: 3 calls, last 2026-09-21');
  });
});

describe('hostile text is harmless in every form', () => {
  const full = fullReport();
  test('text: no escape, no bidirectional control, no line that begins with it', () => {
    const text = renderText(full);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
    for (const line of text.split('\n')) expect(line).not.toMatch(/^\s*::/);
  });
  test('workflow commands: every line is one of ours', () => {
    for (const line of renderGithub(full).trimEnd().split('\n'))
      expect(line).toMatch(/^::(?:error|warning|notice) (?:file=[^,:]*,line=[0-9]+,(?:col=[0-9]+,)?)?title=[^,:]*::/);
  });
  test('html: no tag, attribute or script of it; nothing is loaded', () => {
    const page = renderHtml(full);
    expect(page).not.toMatch(/<img|<script|\son[a-z]+=|javascript:|src=[^x]/i);
    expect(page).not.toMatch(/[\u202a-\u202e\u001b]/);
    expect(page).toContain(`default-src 'none'`);
    expect(
      [...page.matchAll(/href="([^"]*)"/g)].every(([, url]) =>
        /^(?:https:\/\/github\.com\/berm\/compat-action\/blob\/v1\/docs\/|#contract-[0-9]+$)/.test(url ?? ''),
      ),
    ).toBe(true);
  });
  test('sarif: no link in a message', () => {
    const { runs } = JSON.parse(renderSarif(full)) as { runs: { results: { message: { text: string } }[] }[] };
    for (const { message } of runs[0]?.results ?? [])
      expect(message.text.replace(/\\[^]/g, '')).not.toMatch(/\[[^\]]*\]\(/);
  });
});

describe('sarif', () => {
  const schema = JSON.parse(
    readFileSync(`${ROOT}node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json`, 'utf8'),
  ) as Schema;
  test.each([
    ['one break', report()],
    ['everything at once', fullReport()],
    ['nothing', report([])],
  ])('%s is valid by the official schema', (_, one) => {
    const { valid, errors } = new Validator(schema, '4', false).validate(JSON.parse(renderSarif(one)));
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });
  test('levels, places, fingerprints and suppressions', () => {
    const { runs } = JSON.parse(renderSarif(fullReport())) as {
      runs: { results: Record<string, unknown>[]; tool: { driver: { rules: { id: string }[] } } }[];
    };
    const results = runs[0]?.results ?? [];
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['tools-not-exported', 'error'],
      ['section-twice', 'warning'],
      ['argument-newly-required', 'error'],
      ['undecided', 'error'],
      ['argument-newly-required', 'warning'],
      ['argument-newly-required', 'warning'],
      ['seam-added', 'warning'],
    ]);
    expect(results[2]).toMatchObject({
      partialFingerprints: { 'bermCompat/v1': '0123456789ab' },
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'src/lib.rs' }, region: { startLine: 12, startColumn: 5 } } },
      ],
    });
    expect(results[0]).toMatchObject({
      locations: [{ physicalLocation: { artifactLocation: { uri: 'a%20b/plugin.json' } } }],
    });
    expect(results[4]).toMatchObject({ suppressions: [{ kind: 'external', status: 'accepted' }] });
    for (const { ruleId, ruleIndex } of results) expect(runs[0]?.tool.driver.rules[Number(ruleIndex)]?.id).toBe(ruleId);
  });
});

describe('annotations', () => {
  test('severest first; notices none; forced breaks are warnings', () => {
    expect(annotations(fullReport()).map(({ level }) => level)).toEqual([
      'failure',
      'failure',
      'failure',
      'failure',
      'warning',
      'warning',
      'warning',
      'warning',
    ]);
    expect(annotations(report([contract({ verdict: 'forced' })])).map(({ level }) => level)).toEqual(['warning']);
    expect(
      annotations(
        report([contract({ verdict: 'compatible', findings: [finding({ level: 'notice', blocking: false })] })]),
      ),
    ).toEqual([]);
  });
  test('more than the runner shows are counted in the last one of their level', () => {
    const many = Array.from({ length: 25 }, (_, index) => finding({ fingerprint: String(index).padStart(12, '0') }));
    const lines = renderGithub(report([contract({ findings: many })]))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[9]).toBe('::error title=and more::16 more of this level stand in the full report.');
  });
  test('a line of the repository stands in front', () => {
    expect(
      renderGithub(
        report([contract({ findings: [finding({ location: { path: 'src/lib.rs', line: 3, column: 9 } })] })]),
      ),
    ).toMatch(/^::error file=src\/lib\.rs,line=3,col=9,title=echo%3A tool echo%3A argument-newly-required::Callers/);
  });
});

describe('html', () => {
  test('an ordinary page, with every part of the report', () => {
    const page = renderHtml(report([contract(), contract({ name: 'other', verdict: 'compatible', findings: [] })]));
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<code>{&#34;text&#34;: &#34;a&#34;}</code> was accepted by 1.4.0; 1.5.0 refuses it');
    expect(page).toContain('<a href="#contract-1">other</a>');
    expect(page).toContain('prefers-color-scheme: dark');
    const open = [...page.matchAll(/<(\/?)(main|section|details|table|dl|div|ul|h[1-4]|p)\b/g)].reduce(
      (depth, [, closes]) => depth + (closes === '/' ? -1 : 1),
      0,
    );
    expect(open).toBe(0);
  });
});

test('the list of forms: each renders every report', () => {
  expect(Object.keys(FORMS)).toEqual(['text', 'json', 'markdown', 'sarif', 'html', 'github']);
  expect([isForm('text'), isForm('constructor'), isForm('xml')]).toEqual([true, false, false]);
  for (const form of Object.keys(FORMS).filter(isForm)) expect(render(fullReport(), form).length).toBeGreaterThan(100);
});
