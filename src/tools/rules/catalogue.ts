import type { RuleEntry } from '../../core/rule.ts';
import { RULES } from './index.ts';
import type { Stage } from './rule.ts';
import { TEXT } from './text.ts';

/** Every rule on lists of tools as a page of the documentation. */
export const TOOLS_RULES: readonly RuleEntry<Stage>[] = [TEXT, ...RULES];
