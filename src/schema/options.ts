import { ANY, checkOptions, FLAG, oneOf, STEPS, type OptionRule } from '../core/options.ts';
import { DRAFTS } from './drafts.ts';
import type { ContainsOptions } from './types.ts';

const RULES: Readonly<Record<keyof ContainsOptions, OptionRule>> = {
  draft: oneOf(DRAFTS),
  strict: FLAG,
  budget: STEPS,
  pool: ANY,
  confirm: FLAG,
  confirmer: ANY,
  toolArguments: FLAG,
};

/** @throws ConfigError for an option that does not exist, or a value that it cannot take */
export function checkContainsOptions(of: string, options: ContainsOptions): void {
  checkOptions(of, options, RULES);
}
