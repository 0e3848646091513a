/** Every rule on lists of tools, in the order of reading. A new rule: one entry in one of these. */
import { ANNOTATION_RULES } from './annotations.ts';
import { LIST_RULES } from './list.ts';
import { NAME_RULES } from './names.ts';
import type { Rule } from './rule.ts';
import { SCHEMA_RULES } from './schemas.ts';

export const RULES: readonly Rule[] = [...LIST_RULES, ...NAME_RULES, ...SCHEMA_RULES, ...ANNOTATION_RULES];
