import type { Report, RuleChange, RuleInForce } from './model.ts';

/**
 * Which rules were in force where they are not the defaults, and what the pull request changes of them. In sentences.
 */
export function ruleNotes({ rules = [], rulesChanged = [] }: Report): readonly string[] {
  const inForce = rules.length === 0 ? [] : [`Rules that are not the defaults: ${rules.map(ruleInForce).join(', ')}.`];
  return [...inForce, ...rulesChanged.map(ruleChange)];
}

function ruleInForce({ option, value, from, contract }: RuleInForce): string {
  const of = contract === undefined ? '' : ` of ${contract}`;
  return `\`${option}: ${value.replaceAll('\n', ', ')}\`${of}${from === 'file' ? ' (file)' : ''}`;
}

function ruleChange({ option, contract, before, after }: RuleChange): string {
  const of = contract === undefined ? '' : ` of ${contract}`;
  const change = `\`${before ?? 'not set'}\` → \`${after ?? 'not set'}\``;
  return `This pull request changes the option ${option}${of}: ${change}. It takes effect once it is merged.`;
}
