import type { PluginDirectory } from '../heddle/index.ts';
import type { Confirmer } from '../schema/index.ts';
import type { BaselineRequest, BaselineResult, BaselineWorld } from '../sources/index.ts';

/** What a run may touch. Everything that has an effect or knows a platform is given here by the caller. */
export interface World extends BaselineWorld {
  /** The directory of a plugin at an absolute path: what it ships, and what git's index of this workspace says of it. */
  readonly pluginDirectory: (path: string) => PluginDirectory;
  /** The force label as it is on the pull request now, read live. Absent outside a pull request. */
  readonly label?: LabelState;
  /**
   * The contract as it stands on the base branch, to tell inherited breaks from new ones.
   * Absent outside a pull request; undefined when the base branch has none.
   * @throws SourceError when it could not be read; the run goes on and says so
   */
  readonly baseContract?: (contract: BaselineRequest['contract']) => Promise<BaseContract | undefined>;
  /** Told of each fault of ours, so that its stack is not lost. */
  readonly onFault?: (error: unknown) => void;
  /** Who has witnesses checked by independent validators. Default: in this thread. */
  readonly confirmer?: Confirmer;
  /** The day on which acceptances expire. Default: now. */
  readonly today?: Date;
}

/** A contract of this run: what the user called it and where it lies. */
export interface NamedContract {
  readonly name: string;
  /** Relative to the working directory, with `/`. */
  readonly path: string;
}

export interface BaseContract {
  readonly content: Extract<BaselineResult, { state: 'found' }>['content'];
  /** In words, for the report: "main (4f2c1aa)". */
  readonly label: string;
}

/** The force label of a pull request. */
export interface LabelState {
  /** Whether it is on the pull request now. */
  readonly set: boolean;
  readonly label: string;
  /** Who applied it, and when (ISO 8601). */
  readonly actor?: string;
  readonly at?: string;
  /** Fingerprints that counted when it was applied, as the sticky comment kept them. Absent: nothing is known, so all are covered. */
  readonly covered?: readonly string[];
}
