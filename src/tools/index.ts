/** Lists of tools, as a server answers MCP's `tools/list`: what they say, and what clients do not take. */
export type { Annotations, Hint, Tool, ToolList } from './model.ts';
export { HINTS } from './model.ts';
export { looksLikeTools } from './looks-like.ts';
export { readTools, type ToolsText } from './read.ts';
export { listOf, viewOf, type View } from './view.ts';
export { validateTools, type ValidateToolsOptions } from './validate.ts';
export { TOOLS_RULES } from './rules/catalogue.ts';
