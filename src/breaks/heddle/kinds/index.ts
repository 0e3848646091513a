import type { Kinds } from '../../kind.ts';
import { TOOL_LIST_KINDS } from '../../kinds/index.ts';
import { COMPONENT_KINDS } from './components.ts';
import { WHOLE_KINDS } from './plugin.ts';
import { PORT_KINDS } from './ports.ts';
import { PLUGIN_TOOL_KINDS } from './tools.ts';

/** Every kind of finding between two plugin manifests, by id. A new kind: one entry in its family's file. */
export const PLUGIN_KINDS = {
  ...TOOL_LIST_KINDS,
  ...COMPONENT_KINDS,
  ...PORT_KINDS,
  ...PLUGIN_TOOL_KINDS,
  ...WHOLE_KINDS,
} as const satisfies Kinds;

/** The id of a kind. */
export type PluginKindId = keyof typeof PLUGIN_KINDS;
