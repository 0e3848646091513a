import { accept } from './accept.ts';
import { check } from './check.ts';
import { inspect } from './inspect.ts';
import type { Command } from './io.ts';
import { schema } from './schema.ts';
import { validate } from './validate.ts';

/** Every command, in the order in which `--help` lists them. */
export const COMMANDS: readonly Command[] = [check, validate, inspect, accept, schema];
