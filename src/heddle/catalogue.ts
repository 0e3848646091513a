/** Every rule and lint of a plugin manifest as a page of the documentation: id, level, title, text, examples. */
import type { Json } from '../core/json.ts';
import { DIRECTORY_RULES } from './directory/rules.ts';
import { LINTS } from './lints/index.ts';
import { RULES } from './rules/index.ts';
import type { RuleEntry } from './rules/rule.ts';
import { TEXT_RULES } from './rules/text.ts';

/** In the order of the manifest reference. `docs/rules/<id>.md` is made from each. */
export const RULE_CATALOGUE: readonly RuleEntry[] = [
  ...Object.values(TEXT_RULES),
  ...RULES,
  ...LINTS,
  ...DIRECTORY_RULES,
].map(({ id, level, stage, title, text, wrong, right }) => ({ id, level, stage, title, text, wrong, right }));

/** The page that explains a rule, from the repository's root. */
export function rulePage(rule: string): string {
  return `docs/rules/${rule}.md`;
}

/** An example as text for a page: a text as it stands, a manifest as JSON, long texts and lists cut. */
export function exampleText(value: Json): string {
  if (typeof value === 'string') return value;
  const cut = (_name: string, inner: Json): Json => {
    if (typeof inner === 'string' && inner.length > 100) return `${inner.slice(0, 20)}… (${inner.length} characters)`;
    if (inner === Infinity) return '1e400';
    return Array.isArray(inner) && inner.length > 10
      ? [...(inner as Json[]).slice(0, 2), `… (${inner.length} entries)`]
      : inner;
  };
  return JSON.stringify(value, cut, 2);
}
