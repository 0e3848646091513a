import type { Octokit } from 'octokit';

/** GitHub, as a run sees it. */
export interface GitHubWorld {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  /** The commit under test. */
  readonly sha?: string;
  /** Such as `refs/tags/v1.4.0`: what is being built. */
  readonly ref?: string;
  /** On a push: the commit that `ref` stood on before. */
  readonly beforeSha?: string;
  /** The pull request's base commit, and the branch it goes to. */
  readonly baseSha?: string;
  readonly baseBranch?: string;
  /** File name or id of this workflow. */
  readonly workflow?: string;
  /** For what octokit cannot fetch piece by piece: assets, artifacts, files. */
  readonly token?: string;
}
