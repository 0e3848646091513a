import type { Json } from '../../core/json.ts';
import type { Kinds } from '../kind.ts';
import { TOOL_LIST_KINDS } from '../kinds/index.ts';

const tools = (annotations: Json): Json => ({ tools: [{ name: 'ask', annotations }] });

/** What a list of tools has of its own: the hints that clients go by when they ask a person, or do not. */
const HINT_KINDS = {
  'tool-no-longer-query': {
    level: 'break',
    proof: 'structure',
    title: 'No longer read-only',
    when: '`readOnlyHint` was true and is not. Clients run a read-only tool without asking a person first.',
    who: 'Clients and people who allowed the tool because it changes nothing.',
    message: () => 'no longer read-only',
    remedy: () => 'Keep this tool read-only, and offer what writes as a tool of its own.',
    sample: { before: tools({ readOnlyHint: true }), after: tools({ readOnlyHint: false }) },
  },
  'tool-became-query': {
    level: 'notice',
    title: 'Now read-only',
    when: '`readOnlyHint` is true and was not.',
    who: 'Nobody.',
    message: () => 'now read-only',
    sample: { before: tools({}), after: tools({ readOnlyHint: true }) },
  },
  'tool-may-destroy': {
    level: 'warning',
    title: 'May now destroy',
    when: '`destructiveHint` was false and is not. Of a tool that says nothing, MCP says that it may destroy.',
    who: 'Clients and people who allowed the tool because it only adds.',
    message: () => 'may now destroy what is there',
    remedy: () => 'Say in the release notes what it may overwrite or delete.',
    sample: { before: tools({ destructiveHint: false }), after: tools({ destructiveHint: true }) },
  },
  'tool-reaches-out': {
    level: 'warning',
    title: 'Now reaches the open world',
    when: '`openWorldHint` was false and is not. Of a tool that says nothing, MCP says that it reaches out.',
    who: 'Clients and people who allowed the tool because it stays inside.',
    message: () => 'now reaches the open world',
    remedy: () => 'Say in the release notes what it reaches.',
    sample: { before: tools({ openWorldHint: false }), after: tools({ openWorldHint: true }) },
  },
  'tool-hint-changed': {
    level: 'notice',
    title: 'A hint changed',
    when: '`idempotentHint` changed, or `destructiveHint` or `openWorldHint` became false.',
    who: 'Clients that go by the hint, when they try a call again or ask a person.',
    message: (w) => `${w.about} is now ${w.is}`,
    sample: { before: tools({ idempotentHint: true }), after: tools({ idempotentHint: false }) },
  },
  'tool-title-changed': {
    level: 'notice',
    title: 'Title changed',
    when: 'The title that people see changed. Callers go by the name.',
    who: 'People who know the tool by its title.',
    message: (w) => `title changed from ${w.was} to ${w.is}`,
    sample: {
      before: { tools: [{ name: 'ask', title: 'Ask' }] },
      after: { tools: [{ name: 'ask', title: 'Ask a question' }] },
    },
  },
} as const satisfies Kinds;

/** Every kind of finding between two lists of tools, by id. */
export const TOOLS_KINDS = { ...TOOL_LIST_KINDS, ...HINT_KINDS } as const satisfies Kinds;

/** The id of a kind. */
export type ToolsKindId = keyof typeof TOOLS_KINDS;
