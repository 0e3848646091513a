/** A pull request, or a group of them, and the base branch that it is judged against. */
export interface JudgedPull {
  /** From another repository: its files are a stranger's. */
  readonly fork: boolean;
  /**
   * A file as it is on the base branch now; `text` is undefined when it is certain that there is none. Absent without
   * means to read it.
   * @throws SourceError
   */
  readonly baseFile?: (path: string) => Promise<{ readonly text: string | undefined; readonly label: string }>;
  /**
   * The files that the base branch has in some places (and perhaps others). Absent without means to list them.
   * @throws SourceError
   */
  readonly basePaths?: (places: readonly BasePlace[]) => Promise<readonly string[]>;
  /** Whether the pull request changes the workflow that runs this gate. Not knowing it is no fault. */
  readonly workflowChanged?: () => Promise<string | undefined>;
}

/** A folder (empty for the root) and how many levels of folders below it are meant; undefined for all. */
export interface BasePlace {
  readonly folder: string;
  readonly levels: number | undefined;
}
