/**
 * What the rules may know of a plugin's directory: the one door to the file system, so that they themselves are pure.
 */

/** What stands at a path inside the plugin's directory, links followed. */
export type Look =
  | {
      readonly state: 'there';
      readonly kind: 'file' | 'directory' | 'other';
      /** Relative to the directory, links resolved, with `/`. */
      readonly real: string;
      /** Undefined where the file system keeps no execute bits (Windows). */
      readonly executable: boolean | undefined;
      /** The first bytes of a regular file, four at most; absent when they could not be read. */
      readonly head?: Uint8Array;
      /** The path in the letter case of the file system, where it differs from the one asked for. */
      readonly spelt?: string;
    }
  /** `spelt`: what stands there in another letter case. */
  | { readonly state: 'missing'; readonly spelt?: string }
  /** It leads out of the plugin's directory; nothing is said about what is there. */
  | { readonly state: 'outside' }
  | { readonly state: 'loop' }
  | { readonly state: 'unreadable'; readonly why: string };

/** What git's index says of files. */
export interface Tracked {
  /** Real path relative to the directory → its execute bit in the index. A file that is not tracked is not here. */
  readonly executable: ReadonlyMap<string, boolean>;
  /** git's own probe: whether the file system keeps execute bits (`core.fileMode`). */
  readonly keepsBits: boolean;
}

/** There is an index, and it could not tell: why, in words that follow "because". */
export interface NotTracked {
  readonly unknown: string;
}

/** What came of asking git's index. */
export type IndexAnswer = Tracked | NotTracked;

/** What lies below a folder, links not followed. */
export interface Survey {
  /** Files and folders; `limit + 1` where there are more. */
  readonly entries: number;
  /** Of the files counted. */
  readonly bytes: number;
  /** The first link met, relative to the folder. */
  readonly link: string | undefined;
}

/** A plugin's directory. Looking starts nothing and reads nothing outside of it. No method throws. */
export interface PluginDirectory {
  /** @param path as the manifest writes it: relative to the directory, or absolute */
  look(path: string): Look;
  /** @returns undefined when the directory is in no repository */
  tracked(paths: readonly string[]): IndexAnswer | undefined;
  /**
   * @param folder real path relative to the directory, as `look` gave it
   * @param limit entries that are counted
   * @returns undefined when it cannot be listed
   */
  survey(folder: string, limit: number): Survey | undefined;
  /** The name of the manifest, found by its content; undefined when none or several have it. */
  nameOf?(manifest: Uint8Array): string | undefined;
}
