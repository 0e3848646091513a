/** What a rule on lists of tools is. */
import type { Json } from '../../core/json.ts';
import type { Fault, RuleEntry } from '../../core/rule.ts';
import type { View } from '../view.ts';

/**
 * Who has the rule: `list`, MCP's own schema; `lint`, nobody: the list is read, and some clients or callers still
 * fail.
 */
export type Stage = 'list' | 'lint';

export interface Rule extends RuleEntry<Stage> {
  /** Looks at every place the rule is about, and yields what is wrong there. Never throws. */
  check(view: View): Iterable<Fault>;
}

/** Lists for a rule's examples: one tool with some fields of its own. */
export const example = (fields: Record<string, Json>): Json => ({
  tools: [{ name: 'forecast', inputSchema: { type: 'object' }, ...fields }],
});

/** A value in a message: short JSON. */
export function show(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** What an entry is called in a message: its name, else its place in the list. */
export function called(json: Json, at: string): string {
  const name = typeof json === 'object' && json !== null && 'name' in json ? json.name : undefined;
  return typeof name === 'string' ? `Tool ${show(name)}` : `The entry at ${at}`;
}
