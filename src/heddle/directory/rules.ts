/** Every rule that needs the plugin's directory. A new one: one entry here. */
import { entryRules } from './entry.ts';
import { executeRules } from './execute.ts';
import type { DirectoryRule } from './rule.ts';
import { shippedRules } from './shipped.ts';

export const DIRECTORY_RULES: readonly DirectoryRule[] = [...shippedRules, ...executeRules, ...entryRules];
