/** What became of a surface: written, or a warning that says why not. It never decides the verdict. */
export type Written =
  { readonly state: 'written'; readonly url?: string } | { readonly state: 'skipped'; readonly warning?: string };

/** A permission as workflows name it. */
export type Permission =
  | 'actions: read'
  | 'checks: write'
  | 'contents: read'
  | 'issues: read'
  | 'pull-requests: read'
  | 'pull-requests: write';

/** The HTTP status of an error of the client; undefined when there was no answer at all (the client calls that 500). */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error) || typeof error.status !== 'number')
    return undefined;
  return 'response' in error && error.response !== undefined ? error.status : undefined;
}

/**
 * Why GitHub did not do something, in one sentence that says what to change.
 *
 * @param what what was attempted: "the check run could not be created"
 * @param permission what it takes
 * @param fork whether the run belongs to a pull request from a fork, whose token is read-only whatever the workflow says
 */
export function explain(what: string, error: unknown, permission: Permission, fork = false): string {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  if (status === 401) return `${what}: GitHub does not know this token (401). Check the input "github-token".`;
  if ((status === 403 || status === 429) && /rate limit/i.test(message ?? ''))
    return `${what}: GitHub's rate limit is used up (${status}). Run the job again later.`;
  if (status === 403 && /authenticate via a GitHub App/i.test(message ?? '')) {
    return `${what}: a personal access token may not do that. Leave "github-token" out, so that the workflow's own is used.`;
  }
  if (status === 403 || status === 404) {
    const remedy = fork
      ? 'a pull request from a fork gets a read-only token; the pair of workflows in docs/github.md writes the comment from a second one'
      : `the token lacks a permission; add "${permission}" under "permissions:" of the job`;
    return `${what}: GitHub answered ${status}: ${remedy}.`;
  }
  if (status === undefined) return `${what}: GitHub could not be reached (${message ?? ''}).`;
  return `${what}: GitHub answered ${status} (${message ?? ''}).`;
}
