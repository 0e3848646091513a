#!/usr/bin/env node
/** Entry of the command `berm-compat`: reading and printing only. */
import { reportBug } from './cli/bug.ts';
import { runCommandLine } from './cli/main.ts';
import { oldNode } from './core/node-version.ts';
import { EXIT } from './gate/exit-code.ts';
import { processIo } from './platform/process-io.ts';

const io = processIo();
const old = oldNode(process.versions.node);
if (old !== undefined) {
  io.err(`${old}\n`);
  process.exit(EXIT.configuration);
}
// Node ends with 1 when an error escapes, and 1 is a verdict here.
process.on('uncaughtException', (error) => process.exit(reportBug(error, io)));
process.exitCode = await runCommandLine(process.argv.slice(2), io);
