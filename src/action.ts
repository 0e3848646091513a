/**
 * The Action: reads inputs, event and pull request, calls the gate, prints to the surfaces, ends with its exit code.
 * What decides stands in `gate/`; how each surface is written stands in `github/`.
 */
import { fileURLToPath } from 'node:url';
import { runAction } from './action/run.ts';
import { createRunner } from './github/runner.ts';
import { workerConfirmer } from './platform/confirm/confirm.ts';

process.exitCode = await runAction({
  env: process.env,
  runner: createRunner(),
  command: fileURLToPath(new URL('./cli.js', import.meta.url)),
  confirmer: workerConfirmer,
});
// What is still open by then (an idle connection, a timer of a library) must not keep a finished job running.
setTimeout(() => process.exit(), 5000).unref();
