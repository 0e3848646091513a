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
  return responseOf(error) === undefined ? undefined : (error as { status: number }).status;
}

interface Answer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
}

function responseOf(error: unknown): Answer | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error) || typeof error.status !== 'number')
    return undefined;
  if (!('response' in error) || typeof error.response !== 'object' || error.response === null) return undefined;
  return error.response;
}

/**
 * Why GitHub did not do something, in one sentence that says what GitHub said and what to change.
 *
 * @param what what was attempted: "the check run could not be created"
 * @param permission what it takes
 * @param fork whether the run belongs to a pull request from a fork, whose token is read-only whatever the workflow
 *   says
 */
export function explain(what: string, error: unknown, permission: Permission, fork = false): string {
  const status = statusOf(error);
  if (status === undefined) return `${what}: GitHub could not be reached (${firstLine(messageOf(error))}).`;
  const answer = responseOf(error) ?? {};
  const said = firstLine(saidBy(answer) ?? messageOf(error));
  if (status === 401) return `${what}: GitHub does not know this token (401). Check the input "github-token".`;
  if (status === 429 || (status === 403 && limited(answer, said)))
    return `${what}: GitHub's rate limit is used up (${status}). Run the job again later.`;
  const answered = `${what}: GitHub answered ${status}${said === '' ? '' : ` (${said})`}`;
  const remedy = remedyFor(status, answer, said, permission, fork);
  return remedy === undefined ? `${answered}.` : `${answered}: ${remedy}.`;
}

/** What to change, where that is known: not each 403 and 404 is a missing permission. */
function remedyFor(
  status: number,
  answer: Answer,
  said: string,
  permission: Permission,
  fork: boolean,
): string | undefined {
  // GitHub has no code for these; they are its own words.
  if (status === 403 && /authenticate via a GitHub App/i.test(said))
    return 'a personal access token may not do that; leave "github-token" out, so that the workflow\'s own is used';
  const missing = status === 403 && (/not accessible by/i.test(said) || accepts(answer));
  if (!missing && status !== 404) return undefined;
  if (fork)
    return (
      'a pull request from a fork gets a read-only token; the pair of workflows in docs/github.md writes the ' +
      'comment from a second one'
    );
  const lacks = `the token lacks a permission; add "${permission}" under "permissions:" of the job`;
  return status === 404 ? `it is gone, or ${lacks}` : lacks;
}

/** GitHub names the permissions that would do, where one is missing. */
function accepts({ headers }: Answer): boolean {
  return headers?.['x-accepted-github-permissions'] !== undefined;
}

function limited({ headers = {}, data }: Answer, said: string): boolean {
  const page = typeof data === 'object' && data !== null && 'documentation_url' in data ? data.documentation_url : '';
  return (
    headers['retry-after'] !== undefined ||
    String(headers['x-ratelimit-remaining']) === '0' ||
    /rate-limits/.test(String(page)) ||
    /rate limit/i.test(said)
  );
}

/** GitHub's own sentence. */
function saidBy({ data }: Answer): string | undefined {
  const said = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
  return typeof said === 'string' ? said : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function firstLine(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
