import type { ByteSource } from '../bytes/source.ts';
import type { RunProgram } from '../core/program.ts';
import type { Manifest } from '../manifest/model.ts';
import type { HttpClient } from '../net/index.ts';
import type { GitHubWorld } from './github/world.ts';
import type { BaselineInfo } from './model.ts';

/** Which baseline is asked for, and for which contract. */
export interface BaselineRequest {
  /**
   * The `baseline` input: `release`, `release:<tag>`, `ref:…`, `base`, `oci:…`, `bermd[:name]`, `artifact[:name]`,
   * `file:…`, `https://…`, or the path of a file.
   */
  readonly spec: string;
  readonly contract: {
    readonly name: string;
    /** Repo-relative, with `/`. */
    readonly path: string;
    readonly version?: string;
    /** What a plugin's manifest calls it: it is found by that after its file was moved. */
    readonly manifestName?: string;
    /** `source`: written by hand and kept in git, new where a commit lacks it; `built`: in no commit at all. */
    readonly kept: 'source' | 'built' | 'unknown';
  };
  /** File name of the release asset, or a glob over names. Default: the contract's file name. */
  readonly asset?: string;
  /** Such as `weather-v*`: which tags are this contract's, and (the star) where their version stands. */
  readonly tagPattern?: string;
  readonly prereleases: boolean;
}

/** Files, as a source sees them. Paths are relative to the working directory, or absolute. */
export interface FileWorld {
  shown(path: string): string;
  look(path: string): Promise<{ readonly state: string }>;
  /** @throws ConfigError, SourceError */
  open(path: string): Promise<ByteSource>;
}

/** A git repository on this machine. Every method throws `SourceError` when git cannot be asked. */
export interface LocalGit {
  /** The commit that a branch, tag or commit names; undefined when there is none of that name. */
  commit(ref: string): Promise<string | undefined>;
  /** The commit at which the current branch left the repository's main one; undefined when that is not known. */
  base(): Promise<string | undefined>;
  /**
   * A file of a commit; undefined when there is none. A path is relative to the working directory, or to the
   * repository.
   */
  file(commit: string, path: string): Promise<Uint8Array | undefined>;
}

/** What lies outside: everything a source may reach. One object per run, so that what was fetched once is kept. */
export interface BaselineWorld {
  /** What relative paths are relative to. */
  readonly cwd: string;
  readonly http: HttpClient;
  /** The files of this machine that may be read. Absent: none. */
  readonly files?: FileWorld;
  /** The git repository that the working directory is in, where git may be asked: on the command line. */
  readonly git?: LocalGit;
  readonly github?: GitHubWorld;
  readonly bermd?: { readonly url: string; readonly token?: string; readonly program?: string };
  /** `DOCKER_CONFIG`, `HOME`, `GITHUB_TOKEN` … */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Starts the few programs that docs/security.md names. Absent: none is started. */
  readonly runProgram?: RunProgram;
  /** Called while something large comes in. */
  readonly progress?: (line: { readonly label: string; readonly bytes: number; readonly total?: number }) => void;
}

/**
 * What came of it. `none`: there is no earlier release, and that is certain. Anything that could not be
 * fetched is an error instead. A `source` is a file on this machine, or bytes in memory: nothing is fetched any more.
 */
export type BaselineResult =
  | {
      readonly state: 'found';
      readonly info: BaselineInfo;
      readonly content: { readonly source: ByteSource } | { readonly manifest: Manifest };
      /**
       * Asks once more, in another way, whether this is what stands there; absent where nobody could say. For a
       * content that makes no sense, before anything is made of that.
       * @throws SourceError when it is not
       */
      readonly confirm?: () => Promise<void>;
      /** What every surface should say of it, in sentences. */
      readonly notes?: readonly string[];
    }
  | { readonly state: 'none'; readonly source: string; readonly why: string; readonly notes?: readonly string[] };

/** One way to come by a baseline: one file, one line in the list of `index.ts`. */
export interface BaselineOrigin {
  /** How it is written, for messages: `release`, `release:<tag>`. */
  readonly forms: readonly string[];
  /** Whether a `baseline` input is of this kind. */
  takes(spec: string): boolean;
  /**
   * @param http counts this baseline's cost
   * @throws SourceError when it could not be fetched
   * @throws ConfigError when what was asked makes no sense
   */
  fetch(request: BaselineRequest, world: BaselineWorld, http: HttpClient): Promise<BaselineResult>;
}
