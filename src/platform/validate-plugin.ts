import {
  checkValidateOptions,
  validatePlugin as validate,
  type PluginDirectory,
  type ValidateOptions,
} from '../heddle/index.ts';
import type { Problem } from '../core/finding.ts';
import { nodeDirectory } from './plugin-directory.ts';

/** How a manifest is to be judged; its directory may be the path of one on this machine. */
export interface ValidatePluginOptions extends Omit<ValidateOptions, 'directory'> {
  /**
   * The plugin's directory: its path on this machine, or something that answers for it. Given, the manifest is judged
   * as heddle loads it: paths, links, execute bits, entry. Not looked at for a submitted plugin, which has none.
   */
  readonly directory?: PluginDirectory | string;
}

/**
 * Everything that keeps heddle from loading a plugin, and everything that it loads although it will go wrong.
 * heddle accepts exactly when no problem is an `error`. No program is started.
 *
 * @param text the manifest: its bytes, or its text (UTF-8; at most 8 MiB)
 * @returns the problems in the order of the text; for a text that is not JSON, one
 * @throws ConfigError for an option that makes no sense; never for anything in the manifest or its directory
 */
export function validatePlugin(text: string | Uint8Array, options: ValidatePluginOptions = {}): Problem[] {
  checkValidateOptions(options);
  const { directory, ...rest } = options;
  if (directory === undefined) return validate(text, rest);
  return validate(text, { ...rest, directory: typeof directory === 'string' ? nodeDirectory(directory) : directory });
}
