/** A program that is started: the one door to it is `platform/programs.ts`, handed in at the edge. */

/** What a program may have, and how long. */
export interface ProgramLimits {
  /** Sent to its standard input, which is closed then. */
  readonly input?: string;
  /** Everything it finds in its environment besides `PATH`. Nothing of ours is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Bytes of standard output that are taken; one more ends the program. */
  readonly maxBytes: number;
}

/** What came of it. */
export type ProgramEnd =
  | { readonly state: 'ended'; readonly code: number; readonly output: Uint8Array }
  /** No such program on the search path outside the workspace. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly why: 'too slow' | 'too much output' | 'not started' | 'killed' };

/**
 * Starts a program by its bare name and waits for its end. Never rejects.
 *
 * @param name without a folder: it is looked for on the search path, never in the workspace
 */
export type RunProgram = (name: string, args: readonly string[], limits: ProgramLimits) => Promise<ProgramEnd>;
