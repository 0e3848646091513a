import { withBermd, type GateOptions, type World } from '../gate/index.ts';
import { createHttpClient, createPatience } from '../net/index.ts';
import { localGit } from '../platform/local-git.ts';
import { programs } from '../platform/programs.ts';
import { workerConfirmer } from '../platform/confirm/confirm.ts';
import { plain } from '../report/untrusted.ts';
import { reportBug } from './bug.ts';
import { githubWorld } from './github.ts';
import type { CommandIo } from './io.ts';
import { progressLine } from './progress.ts';
import { nodeWorkspace } from '../platform/workspace.ts';

/** The world of a run on a terminal. Close its `http` when done. */
export async function terminalWorld(options: GateOptions, io: CommandIo): Promise<World> {
  const patience = createPatience(options.networkTimeout * 1000);
  const warn = (message: string): void => io.err(`${plain(message)}\n`);
  const github = await githubWorld([options.baseline, ...options.contracts], io, warn, patience);
  const runProgram = programs(io.cwd, io.env);
  const git = localGit(io.cwd, runProgram);
  return withBermd(
    {
      cwd: io.cwd,
      files: nodeWorkspace(io.cwd, { links: 'named', input: io.input }),
      env: io.env,
      http: createHttpClient(io.env, {}, { patience }),
      runProgram,
      ...(git !== undefined && { git }),
      confirmer: workerConfirmer,
      ...(github !== undefined && { github }),
      onFault: (error) => void reportBug(error, io),
      ...(io.progress && { progress: progressLine(io.err) }),
    },
    options,
  );
}
