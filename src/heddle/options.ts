/** How a manifest is to be judged: the options of `validatePlugin`, and what they mean. */
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { checkOptions, FLAG, OBJECT, TEXT, TEXTS, type OptionRule } from '../core/options.ts';
import { RULE_CATALOGUE } from './catalogue.ts';
import type { PluginDirectory } from './directory/directory.ts';
import type { HostOptions } from './rules/rule.ts';
import { CAPABILITIES, isCapability, type Capability } from './vocabulary.ts';

export interface ValidateOptions {
  /**
   * What answers for the plugin's directory. Given, the manifest is judged as heddle loads it: paths, links, execute
   * bits, entry. Not looked at for a submitted plugin, which has none.
   */
  readonly directory?: PluginDirectory;
  /** The manifest's file name in its directory, after which the entry is called. Default: found by its content. */
  readonly fileName?: string;
  /** What the host grants. Default: all four capabilities. */
  readonly grantedCapabilities?: readonly string[];
  /** The plugin will travel in a request: the server's rules are asked too, and it has no directory. Default false. */
  readonly submitted?: boolean;
  /**
   * Whether the operator lets heddle start the plugin to ask for its tools. Given either way, the manifest is judged
   * as a host would load it. Default: no host is meant, unless `directory` or `submitted` is given; then false.
   */
  readonly discoverTools?: boolean;
  /** Ids of lints that are switched off. */
  readonly off?: readonly string[];
}

const OPTIONS: Readonly<Record<keyof ValidateOptions, OptionRule>> = {
  directory: { is: 'a path, or what answers for a directory', fits: (value) => TEXT.fits(value) || OBJECT.fits(value) },
  fileName: TEXT,
  grantedCapabilities: TEXTS,
  submitted: FLAG,
  discoverTools: FLAG,
  off: TEXTS,
};

/** @throws ConfigError for an option that does not exist, or a value that it cannot take */
export function checkValidateOptions(options: object): void {
  checkOptions('validatePlugin', options, OPTIONS);
}

/** @throws ConfigError for a capability that heddle does not have */
export function hostOf(options: ValidateOptions): HostOptions {
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools,
    submitted: options.submitted === true,
  };
}

/** @throws ConfigError for a capability that heddle does not have */
export function grantsOf(words: readonly string[]): Capability[] {
  return words.map((word) => {
    if (isCapability(word)) return word;
    throw new ConfigError(
      `granted capability ${JSON.stringify(word)} is none of heddle’s: ${CAPABILITIES.join(', ')}.${didYouMean(word, CAPABILITIES)}`,
    );
  });
}

/**
 * The lints to leave out. What keeps a plugin from loading cannot be switched off.
 *
 * @throws ConfigError for what is no lint
 */
export function offOf(ids: readonly string[]): ReadonlySet<string> {
  const lints = RULE_CATALOGUE.filter(({ level }) => level !== 'error').map(({ id }) => id);
  for (const id of ids) {
    if (!lints.includes(id))
      throw new ConfigError(`${JSON.stringify(id)} is not a lint that can be switched off.${didYouMean(id, lints)}`);
  }
  return new Set(ids);
}

function didYouMean(word: string, known: readonly string[]): string {
  const meant = near(word, known);
  return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}
