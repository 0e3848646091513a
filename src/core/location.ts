/** A place in a file of the repository. Repo-relative with `/`, so that every surface may show and link it. */
export interface Location {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly column?: number;
}
