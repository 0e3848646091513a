/**
 * berm-compat as a library: what berm images and heddle plugin manifests promise, and what a new one breaks.
 * Everything here is pure or reads only the bytes it is given; nothing of a contract is ever run.
 * Errors that are thrown say whose fault it is by their `name`: `ContractError`, `ConfigError`, `SourceError`.
 */
export { breaks, contains, pluginBreaks, toolsBreaks } from './platform/library.ts';
export type { BreaksOptions } from './breaks/index.ts';
export type { Answer, Cause, Confirmer, ContainsOptions, Draft } from './schema/index.ts';
export type { ByteSource } from './bytes/index.ts';
export type { Finding, Level, Problem, Proof, Subject } from './core/finding.ts';
export type { Json, JsonObject } from './core/json.ts';
export { decide, type DecideInput, type Decision } from './gate/decide.ts';
export type { PluginBreaksOptions } from './breaks/index.ts';
export type { PluginDirectory } from './heddle/index.ts';
export { validatePlugin, type ValidatePluginOptions as ValidateOptions } from './platform/validate-plugin.ts';
export {
  validateTogether,
  validateUse,
  type Use,
  type UseAbout,
  type UseOptions,
  type UseProblem,
} from './heddle/index.ts';
export { examineImage, parseIdl, parseSection, readImage } from './manifest/index.ts';
export type {
  Deps,
  EventSpec,
  Examined,
  ImageSource,
  LoadOptions,
  Manifest,
  Migration,
  ToolSpec,
} from './manifest/index.ts';
export { chooseRelease, type ReleaseChoice, type ReleaseOptions } from './sources/choose-release/index.ts';
export type { JudgedFinding, Verdict } from './report/model.ts';
export { validateTools, type ValidateToolsOptions } from './tools/index.ts';
export type { ToolsBreaksOptions } from './breaks/tools/index.ts';
