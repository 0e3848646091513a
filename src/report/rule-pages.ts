import { GATE_RULES } from '../contracts/rules.ts';
import type { RulePage } from '../core/rule.ts';
import { RULE_CATALOGUE } from '../heddle/index.ts';
import { USE_RULES } from '../heddle/uses/rules.ts';
import { RULES } from '../manifest/rules.ts';
import { TOOLS_RULES } from '../tools/index.ts';

/** What each rule's page says, by the rule's id. */
export const RULE_PAGES: ReadonlyMap<string, RulePage> = new Map<string, RulePage>([
  ...Object.entries(GATE_RULES),
  ...Object.entries(RULES),
  ...Object.entries(TOOLS_RULES),
  ...RULE_CATALOGUE.map((rule) => [rule.id, rule] as const),
  ...USE_RULES,
]);
