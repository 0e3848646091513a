/** heddle plugin manifests: would heddle load one, and what does a new one break? */
export { validatePlugin } from './validate.ts';
export type { ValidateOptions } from './options.ts';
export { looksLikePlugin } from './looks-like.ts';
export { exampleText, RULE_CATALOGUE, rulePage } from './catalogue.ts';
export type { RuleEntry } from './rules/rule.ts';
export { nodeDirectory } from './directory/node-directory.ts';
export type { Look, PluginDirectory, Tracked } from './directory/directory.ts';
export { pluginBreaks, type PluginBreaksOptions } from './breaks/index.ts';
export { PLUGIN_KINDS, type PluginKindId } from './kinds/index.ts';
export type { PluginKind } from './kinds/kind.ts';
