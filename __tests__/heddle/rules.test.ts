/** Every rule's own examples: the wrong one breaks it, the right one keeps it. */
import { describe, expect, test } from '@jest/globals';
import { RULE_CATALOGUE, validatePlugin, type ValidateOptions } from '../../src/heddle/index.ts';
import { LINTS } from '../../src/heddle/lints/index.ts';
import { RULES } from '../../src/heddle/rules/index.ts';
import type { Json } from '../../src/core/json.ts';

/** Options under which a rule is asked at all. */
const asked = (id: string, stage: string): ValidateOptions => {
  if (stage === 'submitted') return { submitted: true };
  if (stage === 'load') return { discoverTools: false };
  return id === 'capability-granted' ? { grantedCapabilities: ['log'] } : {};
};
/** `JSON.stringify` makes `null` of an infinite number; a manifest's text says it as 1e400. */
const textOf = (manifest: Json): string =>
  JSON.stringify(manifest, (_name, value: unknown) => (value === Infinity ? '<1e400>' : value)).replaceAll(
    '"<1e400>"',
    '1e400',
  );
const found = (manifest: Json, options: ValidateOptions): string[] =>
  validatePlugin(textOf(manifest), options).map(({ rule }) => rule);

describe('each rule', () => {
  test.each([...RULES, ...LINTS].map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const options = asked(id, rule.stage);
    expect(found(rule.wrong, options)).toContain(id);
    expect(found(rule.right, options)).not.toContain(id);
    expect(
      validatePlugin(textOf(rule.right), {
        ...options,
        ...(rule.stage === 'load' ? { discoverTools: true } : {}),
      }).filter(({ level }) => level === 'error'),
    ).toEqual([]);
  });

  test('is broken alone in its wrong example', () => {
    const errors = new Set(RULES.filter(({ level }) => level === 'error').map(({ id }) => id));
    for (const rule of RULES)
      expect(found(rule.wrong, asked(rule.id, rule.stage)).filter((id) => errors.has(id) && id !== rule.id)).toEqual(
        [],
      );
  });
});

test('ids are unique, and each rule has a title and a text', () => {
  expect(new Set(RULE_CATALOGUE.map(({ id }) => id)).size).toBe(RULE_CATALOGUE.length);
  for (const { id, title, text } of RULE_CATALOGUE) {
    expect(id).toMatch(/^[a-z][a-z-]*$/);
    expect(title.length).toBeGreaterThan(10);
    expect(text.length).toBeGreaterThan(30);
  }
});
