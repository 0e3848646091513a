import { describe, expect, test } from '@jest/globals';
import { renderSarif } from '../../src/report/index.ts';
import { RULE_PAGES } from '../../src/report/rule-pages.ts';
import { contract, report } from './sample.ts';

interface Rule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown: string };
  readonly helpUri: string;
}

describe('rules in SARIF', () => {
  test('each rule of a contract is explained by its page: in a few words, and in full', () => {
    const problems = [...RULE_PAGES].map(([rule, { level }]) => ({ level, rule, message: 'x' }));
    const text = renderSarif(report([contract({ verdict: 'invalid', problems, findings: [] })]));
    const { rules } = (JSON.parse(text) as { runs: [{ tool: { driver: { rules: Rule[] } } }] }).runs[0].tool.driver;
    expect(rules.length).toBeGreaterThan(60);
    for (const { id, shortDescription, fullDescription, help, helpUri } of rules) {
      const page = RULE_PAGES.get(id);
      expect(shortDescription.text).toBe(page?.title);
      expect(fullDescription.text.length).toBeGreaterThan(20);
      expect(help.markdown).toContain(page?.text ?? 'none');
      expect(helpUri).toMatch(new RegExp(`docs/rules/${id}\\.md$`));
    }
  });
});
