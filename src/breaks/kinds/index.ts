import { KEYWORD_KINDS } from './keywords.ts';
import type { Kinds } from '../kind.ts';
import { NOTICE_KINDS } from './notices.ts';
import { SCHEMA_KINDS } from './schema.ts';
import { TOOL_KINDS, UNDECLARED_KINDS } from './tools.ts';
import { UNDECIDED_KINDS } from './undecided.ts';

/**
 * What every kind of contract with tools and schemas has in common. A new family is a file beside this one and a line
 * here.
 */
export const SHARED_KINDS = {
  ...TOOL_KINDS,
  ...SCHEMA_KINDS,
  ...KEYWORD_KINDS,
  ...UNDECIDED_KINDS,
  ...NOTICE_KINDS,
} as const satisfies Kinds;

/** The id of a kind that all contracts share. */
export type SharedKindId = keyof typeof SHARED_KINDS;
/** The kinds of a contract whose tools may leave their arguments undeclared. */
export const TOOL_LIST_KINDS = { ...SHARED_KINDS, ...UNDECLARED_KINDS } as const satisfies Kinds;
/** The id of a kind that a whole tool may show. */
export type ToolKindId = keyof typeof TOOL_LIST_KINDS;
/** The id of a kind of break in a schema. */
export type SchemaKindId = keyof typeof SCHEMA_KINDS | keyof typeof KEYWORD_KINDS;
