import { check } from './check.ts';
import type { Command } from './io.ts';

/** Every command, in the order in which `--help` lists them. */
export const COMMANDS: readonly Command[] = [check];
