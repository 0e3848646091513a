import type { JsonObject } from '../core/json.ts';
import { ask } from './ask.ts';
import { TO_DECIDE, type Client, type Purpose } from './client.ts';
import { statusOf } from './failure.ts';
import { text, whole } from './payload.ts';

/** Whose comments a token writes: by login, by type, and by number where it is known. */
export interface Author {
  readonly login: string;
  readonly type: 'Bot' | 'User';
  readonly id?: number;
  /** Nobody said so: it is what a workflow's own token writes as. */
  readonly assumed?: true;
}

const BOT = '[bot]';

/**
 * Who this token writes as. GraphQL's `viewer` answers every token, and may leave out the `[bot]` of an
 * installation's login; `GET /user` answers people only. When neither answers, the token is taken for the workflow's
 * own: a wrong guess writes a second comment, and changes nobody else's.
 */
export async function tokenAuthor(client: Client, purpose: Purpose = TO_DECIDE): Promise<Author> {
  const login = await viewer(client, purpose);
  if (login?.endsWith(BOT) === true) return { login, type: 'Bot' };
  try {
    const user = await ask(client, 'GET /user', purpose);
    const id = whole(user, 'id');
    const name = text(user, 'login') ?? login;
    if (name !== undefined) return { login: name, type: 'User', ...(id !== undefined && { id }) };
  } catch (error) {
    // An installation's token may not ask who it is.
    if (login !== undefined && statusOf(error) === 403) return { login: `${login}${BOT}`, type: 'Bot' };
  }
  return { login: `github-actions${BOT}`, type: 'Bot', assumed: true };
}

async function viewer(client: Client, purpose: Purpose): Promise<string | undefined> {
  try {
    const answer: { readonly viewer?: { readonly login?: unknown } } | null = await client.graphql(
      '{ viewer { login } }',
      purpose,
    );
    const login = answer?.viewer?.login;
    return typeof login === 'string' && login !== '' ? login : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a comment is by that author. Only GitHub gives the type `Bot`, and the brackets of a bot's login. */
export function isBy(comment: JsonObject, author: Author): boolean {
  if (text(comment, 'user', 'type') !== author.type) return false;
  const id = whole(comment, 'user', 'id');
  if (author.id !== undefined && id !== author.id) return false;
  return text(comment, 'user', 'login')?.toLowerCase() === author.login.toLowerCase();
}
