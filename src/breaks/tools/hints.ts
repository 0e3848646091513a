/** What a tool says of its effects, after MCP's defaults. */
import type { Subject } from '../../core/finding.ts';
import type { Hint, Tool } from '../../tools/index.ts';
import type { Change } from '../change.ts';
import type { ToolsKindId } from './kinds.ts';

/** What is said where a hint becomes true, and where it becomes false. */
const KINDS: Readonly<Record<Hint, { readonly on: ToolsKindId; readonly off: ToolsKindId }>> = {
  readOnlyHint: { on: 'tool-became-query', off: 'tool-no-longer-query' },
  destructiveHint: { on: 'tool-may-destroy', off: 'tool-hint-changed' },
  idempotentHint: { on: 'tool-hint-changed', off: 'tool-hint-changed' },
  openWorldHint: { on: 'tool-reaches-out', off: 'tool-hint-changed' },
};

/** Of a read-only tool these two say nothing: it neither destroys nor does anything twice. */
const OF_WRITERS: ReadonlySet<Hint> = new Set(['destructiveHint', 'idempotentHint']);

export function compareHints(subject: Subject, old: Tool, current: Tool): Change<ToolsKindId>[] {
  const writes = !old.annotations.readOnlyHint && !current.annotations.readOnlyHint;
  const hints: readonly Hint[] = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
  return hints.flatMap((hint): Change<ToolsKindId>[] => {
    const [was, is] = [old.annotations[hint], current.annotations[hint]];
    if (was === is || (OF_WRITERS.has(hint) && !writes)) return [];
    return [
      {
        kind: KINDS[hint][is ? 'on' : 'off'],
        subject,
        about: hint,
        baseline: `${old.at}/annotations/${hint}`,
        current: `${current.at}/annotations/${hint}`,
        was: String(was),
        is: String(is),
      },
    ];
  });
}
