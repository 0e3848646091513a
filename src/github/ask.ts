import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import type { Client } from './client.ts';
import { at } from './payload.ts';

/** GitHub answered with success, and with something else than what it describes. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

type Parameters = Readonly<Record<string, unknown>>;

/** One answer of the REST API, as untrusted JSON. @throws the client's error */
export async function ask(client: Client, route: string, parameters: Parameters): Promise<Json> {
  const response: { readonly data: unknown } = await client.request(route, { ...parameters });
  // What octokit parsed from JSON is read as untrusted.
  return (response.data ?? null) as Json;
}

/** An answer that must be an object. @throws WrongAnswer or the client's error */
export async function askObject(client: Client, route: string, parameters: Parameters): Promise<JsonObject> {
  const answer = await ask(client, route, parameters);
  if (!isObject(answer)) throw new WrongAnswer(`the answer to ${route} is not an object`);
  return answer;
}

const PAGE = 100;
/** Pages at most: ten thousand of anything. */
const PAGES = 100;

/**
 * A list of the REST API, page by page. An answer that is no list is an error, and never an empty page.
 *
 * @param member where the list stands in the answer, where that is an object
 * @throws WrongAnswer or the client's error
 */
export async function* listPages(
  client: Client,
  route: string,
  parameters: Parameters,
  member?: string,
): AsyncGenerator<readonly JsonObject[]> {
  for (let page = 1; page <= PAGES; page += 1) {
    const response: { readonly data: unknown; readonly headers: Readonly<Record<string, unknown>> } =
      await client.request(route, { ...parameters, per_page: PAGE, page });
    const data = response.data as Json;
    const list = member === undefined ? data : at(data, member);
    if (!isArray(list)) throw new WrongAnswer(`the answer to ${route} is not a list`);
    if (!list.every((one) => isObject(one))) throw new WrongAnswer(`the answer to ${route} holds something else`);
    yield list;
    const more = typeof response.headers['link'] === 'string' && response.headers['link'].includes('rel="next"');
    if (!more && list.length < PAGE) return;
  }
}

/** All of a list. @throws WrongAnswer or the client's error */
export async function listAll(
  client: Client,
  route: string,
  parameters: Parameters,
  member?: string,
): Promise<JsonObject[]> {
  const all: JsonObject[] = [];
  for await (const page of listPages(client, route, parameters, member)) all.push(...page);
  return all;
}
