import type { ByteSource } from '../bytes/index.ts';
import type { HostSide, RustSources } from '../contracts/index.ts';
import type { Confirmer } from '../schema/index.ts';
import type { BaselineRequest, BaselineResult, BaselineWorld, JudgedPull } from '../sources/index.ts';

export type { BasePlace, JudgedPull } from '../sources/index.ts';

/** What a run may touch. Everything that has an effect or knows a platform is given here by the caller. */
export interface World extends BaselineWorld {
  /** The files of the run: a repository's checkout, or the folder that a terminal stands in. */
  readonly files: Workspace;
  /** Who confirms the engine's witnesses. Default: nobody, and the engine's own word stands. */
  readonly confirmer?: Confirmer;
  /** The pull request that is judged. It does not set the rules that it is judged by. Absent outside of one. */
  readonly pullRequest?: JudgedPull;
  /** The force label as it is on the pull request now, read live. Absent outside a pull request. */
  readonly label?: LabelState;
  /**
   * The contract as it stands on the base branch, to tell inherited breaks from new ones.
   * Absent outside a pull request; undefined when the base branch has none.
   * @throws SourceError when it could not be read
   */
  readonly baseContract?: (contract: BaselineRequest['contract']) => Promise<BaseContract | undefined>;
  /** Told of each fault of ours, so that its stack is not lost. */
  readonly onFault?: (error: unknown) => void;
  /** The day on which acceptances expire. Default: now. */
  readonly today?: Date;
}

/** What stands at a path. */
export type Look =
  | { readonly state: 'file' }
  | { readonly state: 'directory' }
  /** A pipe, a device. */
  | { readonly state: 'other' }
  /** A link that leads out of the workspace, where such links are not followed. */
  | { readonly state: 'outside' }
  /** `code`: the system's own, such as `ENOENT`. */
  | { readonly state: 'missing'; readonly code: string | undefined };

/** A file that was opened: bytes by offset, until it is disposed of. */
export interface OpenFile extends ByteSource, AsyncDisposable {
  /** @throws SourceError when the file was written to since it was opened */
  unchanged(): Promise<void>;
}

/** The files that a run may read. Paths are relative to it with `/`, or absolute where they lie outside. */
export interface Workspace {
  /** A path as reports show it. */
  shown(path: string): string;
  look(path: string): Promise<Look>;
  /** Whether two paths lead to one file. */
  same(one: string, other: string): boolean;
  /** Whether a pattern is one: a path without any of its signs is not. */
  isGlob(pattern: string): boolean;
  /** Sorted. */
  glob(pattern: string): Promise<readonly string[]>;
  /** Those of some paths that patterns match, as `glob` would find them. */
  matching(patterns: readonly string[], paths: readonly string[]): readonly string[];
  /** @throws ConfigError, SourceError */
  open(path: string): Promise<OpenFile>;
  /** A text file; undefined when there is none. @throws ConfigError when it cannot be read */
  text(path: string): Promise<string | undefined>;
  /** The folder of a file, as a plugin's host would look at it. */
  folder(path: string): NonNullable<HostSide['folder']>;
  /** The Rust sources that globs name, read once for the run. */
  rust(globs: readonly string[]): Promise<RustSources>;
  /** Standard input, where there is one. */
  input?(): Promise<Uint8Array>;
}

/** A contract of this run: what it is called and where it lies. */
export interface NamedContract {
  readonly name: string;
  /** Relative to the working directory, with `/`; for what is no file, the source as it was given. */
  readonly path: string;
}

export interface BaseContract {
  readonly content: Extract<BaselineResult, { state: 'found' }>['content'];
  /** In words, for the report: "main (4f2c1aa)". */
  readonly label: string;
  /** Asks once more whether this is what stands there. @throws SourceError when it is not */
  readonly confirm?: () => Promise<void>;
}

/** The force label of a pull request. */
export interface LabelState {
  /** Whether it is on the pull request now. */
  readonly set: boolean;
  readonly label: string;
  /** Who applied it, and when (ISO 8601). */
  readonly actor?: string;
  readonly at?: string;
  /**
   * Fingerprints that blocked when it was applied, as they were kept. Absent: not known; under `findings` that covers
   * nothing.
   */
  readonly covered?: readonly string[];
  /** Where they were too many to keep: see `Force`. */
  readonly whole?: Readonly<Record<string, string>>;
  /** This run was started by setting it: it covers what is there. */
  readonly startedRun?: boolean;
  /** Why it could not be read whether it is set, or what it covers: a refusal rests on that then. */
  readonly unknown?: string;
}
