import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Validator, type Schema } from '@cfworker/json-schema';
import { INPUTS } from '../../src/gate/inputs.ts';
import { annotations } from '../../src/report/annotations.ts';
import { ARTIFACT_FORM_IDS, FORM_IDS, formFile, FORMS, isForm, render } from '../../src/report/forms.ts';
import { renderGithub } from '../../src/report/github.ts';
import { renderHtml } from '../../src/report/html/index.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderText } from '../../src/report/text/index.ts';
import { ROOT } from '../support/dist.ts';
import { contract, finding, fullReport, report } from './sample.ts';

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
    const written = page.replace(/<script>[^]*?<\/script>/, '');
    expect(page.match(/<script/g)).toHaveLength(1);
    const tags = written.replace(/"[^"]*"/g, '""');
    expect(tags).not.toMatch(/<img|<script|<[^>]*\son[a-z]+=|<[^>]*\s(?:src|style)=/i);
    expect(page).not.toMatch(/[\u202a-\u202e\u001b]/);
    expect(page).toContain(`default-src 'none'`);
    for (const [, url = ''] of written.matchAll(/href="([^"]*)"/g))
      expect(url).toMatch(
        /^(?:https:\/\/github\.com\/berm\/compat-action\/blob\/v1\/docs\/|#contract-[0-9]+(?:-[0-9]+)?$|#[0-9a-f]{12}$)/,
      );
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
  test('paths are relative, whatever a contract’s own is', () => {
    for (const [path, uri] of [
      ['/home/me/x y.wasm', 'x%20y.wasm'],
      ['../up/a.wasm', 'a.wasm'],
      ['C:/a/b.wasm', 'b.wasm'],
      ['dist/a.wasm', 'dist/a.wasm'],
    ] as const)
      expect(renderSarif(report([contract({ path, findings: [finding()] })]))).toContain(`"uri": "${uri}"`);
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
    // Code scanning takes a result by its line and its fingerprint: each has both.
    for (const result of results)
      expect(result).toMatchObject({
        partialFingerprints: { 'bermCompat/v1': expect.stringMatching(/^[0-9a-f]{12}$/) },
        locations: [{ physicalLocation: { region: { startLine: expect.any(Number) } } }],
      });
    for (const rule of runs[0]?.tool.driver.rules ?? [])
      expect(rule).toMatchObject({
        fullDescription: { text: expect.stringMatching(/./) },
        help: { text: expect.stringContaining('https://'), markdown: expect.stringContaining(rule.id) },
      });
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
    ).toMatch(
      /^::error file=src\/lib\.rs,line=3,col=9,title=echo%3A tool echo%3A argument-newly-required::tool echo: `page` is now required%0AFails: \{"text": "a"\}%0A/,
    );
  });
});

test('the list of forms: each renders every report', () => {
  expect(FORM_IDS).toEqual(['text', 'json', 'markdown', 'sarif', 'html', 'github', 'changelog', 'badge']);
  expect(ARTIFACT_FORM_IDS).not.toContain('github');
  expect(INPUTS.formats.values).toEqual(ARTIFACT_FORM_IDS);
  expect([isForm('text'), isForm('constructor'), isForm('xml')]).toEqual([true, false, false]);
  expect(new Set(FORMS.map(({ file }) => file)).size).toBe(FORMS.length);
  expect(formFile('badge')).toBe('badge.json');
  for (const id of FORM_IDS) expect(render(fullReport(), id).length).toBeGreaterThan(80);
});
