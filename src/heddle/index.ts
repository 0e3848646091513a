/**
 * heddle plugin manifests: would heddle load one?
 *
 * `validatePlugin`: text.ts → view.ts → rules/ (the manifest alone), lints/ (it loads and still goes wrong),
 * directory/ (the plugin's files) → validate.ts puts each problem on its line.
 * `validateUse` (uses/): a document, an operator's configuration or a request, with these plugins loaded.
 * vocabulary.ts holds heddle's closed sets, dialect.ts what its schema checker honours.
 */
export { validatePlugin } from './validate.ts';
export { checkValidateOptions, type ValidateOptions } from './options.ts';
export {
  formatOfPath,
  seeConfiguration,
  textsIn,
  USE_RULES,
  validateTogether,
  validateUse,
  type DocumentFormat,
  type Manifest as PluginManifest,
  type SeenConfiguration,
  type Use,
  type UseAbout,
  type UseFault,
  type UseOptions,
  type UseProblem,
} from './uses/index.ts';
export { exampleText, RULE_CATALOGUE, rulePage } from './catalogue.ts';
export type { RuleEntry } from './rules/rule.ts';
export type { IndexAnswer, Look, NotTracked, PluginDirectory, Survey, Tracked } from './directory/directory.ts';
