/** `toolsBreaks`: what a new list of tools breaks for those who call the old one. */
import { equalJson } from '../../core/equal.ts';
import type { Finding, Subject } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';
import { checkOptions } from '../../core/options.ts';
import { listOf, readTools, viewOf, type Tool, type View } from '../../tools/index.ts';
import type { Change } from '../change.ts';
import { diff, renames } from '../diff.ts';
import { bareSchema } from '../engine/bare.ts';
import { ENGINE_OPTIONS, openEngine, type EngineOptions } from '../engine/open.ts';
import { addedTool, compareTool, removedTool, type ToolShape } from '../engine/tool.ts';
import { toFinding, type Catalogue } from '../finding.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { compareHints } from './hints.ts';
import { TOOLS_KINDS, type ToolsKindId } from './kinds.ts';

export type ToolsBreaksOptions = EngineOptions;

const TOOLS: Catalogue<ToolsKindId> = {
  kinds: TOOLS_KINDS,
  saysWhoIsHit: false,
  fingerprint: ({ baseline, current, ...change }) =>
    fingerprintOf({
      ...change,
      ...(baseline !== undefined && { baseline: within(baseline) }),
      ...(current !== undefined && { current: within(current) }),
    }),
};

/**
 * The pointer from the tool, which the subject names: however the list is wrapped, and wherever the tool stands in
 * it.
 */
function within(pointer: string): string {
  return pointer.replace(/^(?:\/result)?(?:\/tools)?\/[0-9]+/, '');
}

const LIST: Subject = { type: 'program', name: '' };

/**
 * Every way in which a list of tools breaks who calls the tools of the one before, and every addition worth telling:
 * tools gone, arguments and results through the schema engine, hints withdrawn, what a model reads.
 *
 * @param baseline the list before, as MCP's `tools/list` is answered: its text, or its JSON
 * @param current the one proposed
 * @returns findings of every level, each once, in a stable order; none for two equal lists
 * @throws ConfigError for an option that makes no sense; never for anything in the lists, which are compared as far
 *   as they can be read
 */
export function toolsBreaks(
  baseline: string | Json,
  current: string | Json,
  options: ToolsBreaksOptions = {},
): Finding[] {
  checkOptions('toolsBreaks', options, ENGINE_OPTIONS);
  const engine = openEngine(options);
  const [before, after] = [viewed(baseline), viewed(current)];
  if (equalJson(before.root, after.root)) return [];
  const [old, now] = [listOf(before).tools, listOf(after).tools];
  const changes = diff(old, now);
  const to = renames(changes, equalButName);
  const found: Change<ToolsKindId>[] = [
    ...changes.removed.map(({ value }) => removedTool(value, to.get(value)?.value)),
    ...changes.persisted.flatMap(({ old: { value: was }, current: { value: is } }) => [
      ...compareTool(engine, shapeOf(was), shapeOf(is)),
      ...compareHints(subjectOf(was), was, is),
      ...compareTitle(was, is),
    ]),
    ...changes.added.map(({ value }) => addedTool(value)),
    ...pages(before, after),
  ];
  return found.map((change) => toFinding(TOOLS, change));
}

const NOTHING: View = viewOf([]);

function viewed(list: string | Json): View {
  return typeof list === 'string' ? (readTools(list).view ?? NOTHING) : viewOf(list);
}

const subjectOf = ({ name }: Tool): Subject => ({ type: 'tool', name });

function shapeOf({ name, at, description = '', inputSchema, outputSchema, deprecated }: Tool): ToolShape {
  return {
    name,
    at,
    description,
    deprecated,
    input: { field: 'inputSchema', schema: inputSchema },
    output: { field: 'outputSchema', schema: outputSchema },
  };
}

function compareTitle(old: Tool, current: Tool): Change<ToolsKindId>[] {
  if (old.title === current.title) return [];
  return [
    {
      kind: 'tool-title-changed',
      subject: subjectOf(old),
      baseline: `${old.at}/title`,
      current: `${current.at}/title`,
      ...(old.title !== undefined && { was: old.title }),
      ...(current.title !== undefined && { is: current.title }),
    },
  ];
}

/** A page is not the list: what stands on the next one is neither gone nor new. */
function pages(before: View, after: View): Change<ToolsKindId>[] {
  const more = ({ around }: View): boolean => typeof around?.['nextCursor'] === 'string';
  if (!more(before) && !more(after)) return [];
  const which = more(before) ? 'baseline' : 'current list';
  return [
    {
      kind: 'undecided',
      subject: LIST,
      baseline: before.at,
      current: after.at,
      reason: `the ${which} is one page of several`,
      cause: { code: 'list-page', which },
    },
  ];
}

function equalButName(a: Tool, b: Tool): boolean {
  const content = (tool: Tool): unknown => [
    bareSchema(tool.inputSchema ?? null),
    bareSchema(tool.outputSchema ?? null),
  ];
  return equalJson(content(a), content(b));
}
