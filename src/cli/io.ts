/** What a command reads and prints with: the terminal, or a test's stand-in. */
export interface CommandIo {
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

/** What a command does. */
export interface Command {
  /** What `--help` says. */
  readonly help: string;
  /**
   * Runs it.
   * @param args what stands behind the command's name
   * @returns the exit code
   */
  readonly run: (args: readonly string[], io: CommandIo) => Promise<number>;
}
