import type { Access, Scope, World } from '../world.ts';

export interface Request {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly accept: string;
}

/** Where the stand-in itself can be reached. */
export interface Origins {
  /** REST API. */
  readonly api: string;
  /** Another origin, where bytes lie: what GitHub redirects downloads to. */
  readonly storage: string;
  /** The web site: `GITHUB_SERVER_URL`. */
  readonly web: string;
}

export type Answer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /**
   * A list, which the server cuts into pages; `wrap` names the member that holds it where GitHub wraps it with
   * `total_count`.
   */
  | { readonly list: readonly unknown[]; readonly wrap?: string }
  | { readonly raw: Uint8Array };

export interface Route {
  /** Any one of these is enough. Empty: every token may. */
  readonly needs: readonly (readonly [Scope, Exclude<Access, 'none'>])[];
  answer(world: World, request: Request, origins: Origins): Answer;
}

export type Routes = Readonly<Record<string, Route>>;

export const NOT_FOUND: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

/** GitHub's answer to a body that says something impossible. */
export function unprocessable(message: string): Answer {
  return {
    status: 422,
    body: {
      message: `Validation Failed: ${message}`,
      documentation_url: 'https://docs.github.com/rest',
      status: '422',
    },
  };
}

export const REPO = '/repos/{owner}/{repo}';
