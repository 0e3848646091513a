/** Tools: what flows and the model call. */
import type { Subject } from '../../core/finding.ts';
import { equalJson } from '../../core/equal.ts';
import type { Tool } from '../../heddle/model.ts';
import { diff, renames } from '../diff.ts';
import { bareSchema } from '../engine/bare.ts';
import { addedTool, compareTool, removedTool, type ToolShape } from '../engine/tool.ts';
import type { Compare, PluginChange } from './change.ts';

const subjectOf = (tool: Tool): Subject => ({ type: 'tool', name: tool.name });

function shapeOf({ name, at, description, inputSchema, outputSchema }: Tool): ToolShape {
  return {
    name,
    at,
    description,
    input: { field: 'inputSchema', schema: inputSchema },
    output: { field: 'outputSchema', schema: outputSchema },
  };
}

export const compareTools: Compare = function* (old, current, host) {
  const changes = diff(old.tools, current.tools);
  const to = renames(changes, equalButName);
  for (const { value: gone } of changes.removed) {
    const instead = to.get(gone)?.value;
    // What is discovered no manifest says: the tool may be among them.
    if (instead === undefined && current.discoverTools && !old.discoverTools)
      yield { kind: 'tool-discovered', subject: subjectOf(gone), baseline: gone.at, current: '/discoverTools' };
    else yield removedTool(gone, instead);
  }
  for (const { old: before, current: after } of changes.persisted) {
    yield* compareTool(host.engine, shapeOf(before.value), shapeOf(after.value));
    yield* compareImplementation(before.value, after.value);
    yield* compareShadows(before.value, after.value);
  }
  for (const { value } of changes.added) yield addedTool(value);
};

function* compareImplementation(old: Tool, current: Tool): Iterable<PluginChange> {
  if (
    old.implementation === current.implementation ||
    old.implementation === undefined ||
    current.implementation === undefined
  )
    return;
  yield {
    kind: 'tool-implementation-changed',
    subject: subjectOf(old),
    baseline: `${old.at}/${old.implementation}`,
    current: `${current.at}/${current.implementation}`,
    was: old.implementation,
    is: current.implementation,
  };
}

/** Only a served tool shadows: of a path tool heddle ignores it. */
function* compareShadows(old: Tool, current: Tool): Iterable<PluginChange> {
  const served = old.implementation === 'componentType' && current.implementation === 'componentType';
  if (old.shadows === current.shadows || !served) return;
  yield {
    kind: old.shadows ? 'shadows-withdrawn' : 'shadows-added',
    subject: subjectOf(old),
    baseline: `${old.at}/shadows`,
    current: `${current.at}/shadows`,
    was: String(old.shadows),
    is: String(current.shadows),
  };
}

function equalButName(a: Tool, b: Tool): boolean {
  const content = (tool: Tool): unknown => [
    tool.implementation ?? null,
    bareSchema(tool.inputSchema ?? null),
    bareSchema(tool.outputSchema ?? null),
  ];
  return equalJson(content(a), content(b));
}
