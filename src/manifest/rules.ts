import { FILE_RULES } from './rules-file.ts';
import { LOAD_RULES } from './rules-load.ts';
import { RECORD_RULES } from './rules-record.ts';

/**
 * Every rule on images, sections and IDLs, in the order of reading: the file, its records, the checks at load.
 * A level is an entry here, never a decision of the code that finds the problem.
 */
export const RULES = { ...FILE_RULES, ...RECORD_RULES, ...LOAD_RULES } as const;

export type RuleId = keyof typeof RULES;
