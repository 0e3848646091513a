import type { Terminal } from '../platform/process-io.ts';

import type { ArgumentSpec } from './arguments.ts';

/** What a command reads and prints with: the terminal, or a test's stand-in. */
export type CommandIo = Terminal;

/** What a command does. */
export interface Command {
  /** What it takes: for completion. */
  readonly spec: ArgumentSpec;
  /** What `--help` says, on a terminal of so many columns. */
  readonly help: (width?: number) => string;
  /**
   * Runs it.
   * @param args what stands behind the command's name
   * @returns the exit code
   */
  readonly run: (args: readonly string[], io: CommandIo) => Promise<number>;
}

/** A command as the list knows it: its code is loaded when it is called. */
export interface CommandEntry {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}
