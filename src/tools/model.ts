/**
 * A list of tools, as a server answers MCP's `tools/list`.
 * Source: the Model Context Protocol's schema, revision 2025-11-25 (`Tool`, `ToolAnnotations`, `ListToolsResult`).
 */
import type { Json } from '../core/json.ts';

/** One tool, as far as it can be read. What is malformed is left out; the rules say what. */
export interface Tool {
  readonly name: string;
  /** JSON Pointer of the entry in the document. */
  readonly at: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema?: Json;
  readonly outputSchema?: Json;
  readonly annotations: Annotations;
  /** Whether the entry says that the tool is deprecated (`deprecated: true`, no part of MCP but common). */
  readonly deprecated: boolean;
}

/** The four hints, after MCP's defaults: what a client must assume of a tool that says nothing. */
export interface Annotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

export type Hint = keyof Annotations;

export const HINT_DEFAULTS: Annotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

export const HINTS: readonly Hint[] = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** A list of tools, as far as it can be read. */
export interface ToolList {
  readonly tools: readonly Tool[];
  /** A `version` beside `tools`. MCP has none there. */
  readonly version?: string;
  /** JSON Pointer of the list itself: empty for a bare list, `/tools`, or `/result/tools` in an answer. */
  readonly at: string;
}
