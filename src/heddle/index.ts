/**
 * heddle plugin manifests: would heddle load one, and what does a new one break?
 *
 * `validatePlugin`: text.ts → view.ts → rules/ (the manifest alone), lints/ (it loads and still goes wrong),
 * directory/ (the plugin's files) → validate.ts puts each problem on its line.
 * `pluginBreaks`: normalise.ts → breaks/ (one file per part of the manifest), worded by kinds/.
 * vocabulary.ts holds heddle's closed sets, dialect.ts what its schema checker honours.
 */
export { validatePlugin } from './validate.ts';
export type { ValidateOptions } from './options.ts';
export { looksLikePlugin } from './looks-like.ts';
export { exampleText, RULE_CATALOGUE, rulePage } from './catalogue.ts';
export type { RuleEntry } from './rules/rule.ts';
export { nodeDirectory } from '../platform/plugin-directory.ts';
export type { Look, PluginDirectory, Survey, Tracked } from './directory/directory.ts';
export { pluginBreaks, type PluginBreaksOptions } from '../breaks/heddle/index.ts';
export { PLUGIN_KINDS, type PluginKindId } from '../breaks/heddle/kinds/index.ts';
export type { PluginKind } from '../breaks/heddle/kinds/kind.ts';
