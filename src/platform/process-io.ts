/** What is read and printed with. */
export interface Terminal {
  /** Writes to standard output; resolves when it was taken. */
  readonly out: (text: string) => Promise<void>;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Standard input, for the commands that read it. */
  readonly input?: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Whether standard output takes colours, and how wide it is. */
  readonly colour: boolean;
  readonly width?: number;
  /** Whether standard error is a terminal that a progress line may be drawn on. */
  readonly progress: boolean;
}

/** The process's own terminal. A reader that went away (`| head`) ends the output and is no error. */
export function processIo(): Terminal {
  const { stdout, stderr, env } = process;
  let gone = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    gone = true;
  });
  stderr.on('error', () => undefined);
  return {
    out: (text) => (gone ? Promise.resolve() : new Promise((resolve) => stdout.write(text, () => resolve()))),
    err: (text) => void stderr.write(text),
    get input() {
      return process.stdin;
    },
    env,
    cwd: process.cwd(),
    colour: wantsColour(env, stdout.isTTY),
    ...(stdout.isTTY && stdout.columns > 0 && { width: Math.min(stdout.columns, 120) }),
    progress: stderr.isTTY,
  };
}

/**
 * `NO_COLOR` (any value but the empty one) turns colours off, `FORCE_COLOR` (but `0` and `false`) on; else a terminal
 * has them.
 */
export function wantsColour(env: Readonly<Record<string, string | undefined>>, terminal: boolean): boolean {
  const forced = env['FORCE_COLOR'];
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return terminal && env['TERM'] !== 'dumb';
}
