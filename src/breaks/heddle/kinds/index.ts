/**
 * Every kind of finding between two plugin manifests, by id. `docs/kinds/<id>.md` is made from each; where berm's
 * catalogue has a kind of the same name, the page tells of both. A new kind: one entry in its family's file.
 */
import { COMPONENT_KINDS } from './components.ts';
import type { PluginKind } from './kind.ts';
import { WHOLE_KINDS } from './plugin.ts';
import { PORT_KINDS } from './ports.ts';
import { TOOL_SCHEMA_KINDS, type SchemaKindId } from './schemas.ts';
import { TOOL_KINDS } from './tools.ts';

const OWN_KINDS = { ...COMPONENT_KINDS, ...PORT_KINDS, ...TOOL_KINDS, ...WHOLE_KINDS };

/** The id of a kind. */
export type PluginKindId = keyof typeof OWN_KINDS | SchemaKindId;

export const PLUGIN_KINDS: Readonly<Record<string, PluginKind>> = { ...TOOL_SCHEMA_KINDS, ...OWN_KINDS };
