#!/usr/bin/env node
/** Entry of the command `berm-compat`: reading and printing only. */
import { runCommandLine } from './commands/main.ts';
import { processIo } from './commands/process-io.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), processIo());
