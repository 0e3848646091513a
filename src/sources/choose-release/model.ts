/** What is chosen from, and what comes of it. */
import type { Sought, Tag } from './family.ts';

/** A release or tag that could be the baseline. */
export interface Candidate {
  /** The tag's name. */
  readonly name: string;
  readonly draft?: boolean;
  /** Marked as a prerelease where it is kept; a version such as `2.0.0-rc.1` is one anyway. */
  readonly prerelease?: boolean;
  /** ISO 8601. */
  readonly date?: string;
}

export interface ChoiceOptions {
  /** Version of the contract under test; may be unknown, or say nothing (`0.0.0`). */
  readonly current?: string | undefined;
  readonly trigger?: 'pull_request' | 'push' | 'tag' | undefined;
  /** The tag that is being built. */
  readonly built?: string | undefined;
  /** Whose tags are looked for, where several packages share a list. */
  readonly contract?: Sought | undefined;
  /** The version that is being built, where the list has other names for it than `built`: a registry's tags. */
  readonly builtVersion?: string | undefined;
  /** Which tags are this contract's, a glob: `weather-v*`. */
  readonly tagPattern?: string | undefined;
  /** Take prereleases although the current version is none. */
  readonly prereleases?: boolean | undefined;
  /** Tags on the way to the commit under test, where they are known. */
  readonly ancestors?: readonly string[] | undefined;
  /** Why a candidate is out by name, whatever its version: a tag on the commit that is being built. */
  readonly exclude?: ((name: string) => string | undefined) | undefined;
}

/** A candidate with its version. */
export interface Versioned<T> {
  readonly candidate: T;
  readonly tag: Tag;
  /** Why it is no baseline, whatever its version. */
  readonly out?: string;
}

export type Chosen<T> = T & { readonly version: string };

export interface Choice<T extends Candidate> {
  /** Absent when nothing is left. */
  readonly chosen?: Chosen<T>;
  /** In one sentence: why this one, or why none. */
  readonly why: string;
  /** The family of tags that was looked at, as a pattern's name: `weather`, or empty for tags without a name. */
  readonly family?: string;
  /** Those to try, in order: the chosen one, then those below it. */
  readonly candidates: readonly Chosen<T>[];
  /** True when the current version is not above the chosen one. */
  readonly notMoved: boolean;
  /** What was passed over, and why; highest version first. */
  readonly others: readonly { readonly name: string; readonly why: string }[];
  /** What a reader of the report should know of the choice. */
  readonly notes: readonly string[];
  /**
   * Whether versions were found at all: there may be no candidates, none that is a version, none that the pattern
   * takes.
   */
  readonly found: 'versions' | 'nothing' | 'no-version' | 'no-match';
}
