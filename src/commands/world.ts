import { createHttpClient } from '../net/index.ts';
import type { GateOptions, World } from '../gate/index.ts';
import type { CommandIo } from './io.ts';
import { progressLine } from './progress.ts';

/** The world of a run on a terminal. Close its `http` when done. */
export function terminalWorld(options: Pick<GateOptions, 'bermdUrl' | 'bermdToken' | 'bermdProgram'>, io: CommandIo): World {
  const [url] = options.bermdUrl;
  const { bermdToken: token, bermdProgram: program } = options;
  return {
    cwd: io.cwd,
    env: io.env,
    http: createHttpClient(io.env),
    ...(url !== undefined && { bermd: { url, ...(token !== undefined && { token }), ...(program !== undefined && { program }) } }),
    ...(io.progress && { progress: progressLine(io.err) }),
  };
}
