import { describe, expect, test } from '@jest/globals';
import { renderHtml, renderJson, renderMarkdown, renderSarif, renderText } from '../../src/report/index.ts';
import { contract, report } from './sample.ts';

const told = report([contract({ verdict: 'compatible', findings: [] })], {
  rules: [
    { option: 'breaks', value: 'report', from: 'inputs' },
    { option: 'version', value: 'require', from: 'file', contract: 'weather' },
  ],
  rulesChanged: [{ option: 'breaks', contract: 'weather', after: 'report' }],
});
const forms = { text: renderText, markdown: renderMarkdown, html: renderHtml, json: renderJson, sarif: renderSarif };

describe.each(Object.entries(forms))('the rules of a run, as %s', (_, render) => {
  test('those in force that are not the defaults, and what the pull request changes', () => {
    const text = render(told).replace(/\s+/g, ' ');
    for (const part of ['breaks', 'report', 'version', 'require', 'weather']) expect(text).toContain(part);
    expect(text).toMatch(/rulesChanged|pull request changes the option breaks of weather/);
  });
  test('none where the defaults hold', () => {
    expect(render(report([contract()]))).not.toMatch(/not the defaults|pull request changes the option/);
  });
});
