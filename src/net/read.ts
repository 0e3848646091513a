import { SourceError } from '../core/errors.ts';
import { isArray, isObject, member, parseJson, type Json } from '../core/json.ts';
import { statusMessage } from './messages.ts';
import type { HttpClient, HttpRequest, HttpResponse } from './model.ts';

/** Most bytes of an error answer that are read to find a sentence in it. */
const ERROR_BODY = 16 * 1024;

/** A server's refusal, with its status. */
export class StatusError extends SourceError {
  readonly status: number;
  /** The server's own code for it, where it gives one: a registry's `NAME_UNKNOWN`. */
  readonly code: string | undefined;
  constructor(status: number, message: string, options?: ErrorOptions & { readonly code?: string | undefined }) {
    super(message, options);
    this.status = status;
    this.code = options?.code;
  }
}

/**
 * The answer when its status is one of 200–299, or of `also`.
 * @param advice what to check when it is not; by status
 * @throws StatusError that says host, status, what the server said and what to check
 */
export async function expectOk(
  response: HttpResponse,
  what: string,
  advice?: (status: number) => string | undefined,
  also: readonly number[] = [],
): Promise<HttpResponse> {
  const { status } = response;
  if ((status >= 200 && status < 300) || also.includes(status)) return response;
  const { said, code } = await sentence(response);
  const message = statusMessage(what, new URL(response.url).host, status, said, advice?.(status));
  throw new StatusError(status, message, { code });
}

/**
 * Fetches JSON.
 * @param limit most bytes taken
 * @throws SourceError when the status is no success, or what comes is not JSON
 */
export async function fetchJson(
  http: HttpClient,
  request: HttpRequest,
  limit: number,
  advice?: (status: number) => string | undefined,
): Promise<Json> {
  const response = await expectOk(await http.send(request), request.what, advice);
  return readJson(response, request.what, limit);
}

/** The body of an answer as JSON. @throws SourceError when it is not, naming what it is instead */
export async function readJson(response: HttpResponse, what: string, limit: number): Promise<Json> {
  const bytes = await response.bytes(limit);
  return jsonOf(bytes, `${what}: ${response.url} answered`);
}

/** JSON out of bytes. @throws SourceError beginning with `who`, saying what was found instead */
export function jsonOf(bytes: Uint8Array, who: string): Json {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SourceError(`${who} with bytes that are not UTF-8, expected JSON`, { cause });
  }
  try {
    return parseJson(text).value;
  } catch (cause) {
    const html = /^\s*</.test(text);
    throw new SourceError(
      `${who} with ${html ? 'HTML' : 'text that is not JSON'}, expected ` +
        `JSON${html ? '; is this a login page or a proxy?' : ''}`,
      { cause },
    );
  }
}

interface Said {
  readonly said?: string | undefined;
  readonly code?: string | undefined;
}

/** What a server says about its refusal: `error`, `message`, or the first of `errors`; or a short plain text. */
async function sentence(response: HttpResponse): Promise<Said> {
  let text: string;
  try {
    text = new TextDecoder().decode(await response.bytes(ERROR_BODY));
  } catch {
    return {};
  }
  try {
    return sentenceIn(parseJson(text).value);
  } catch {
    return { said: text.length > 0 && text.length < 300 && !text.includes('<') ? text : undefined };
  }
}

function sentenceIn(json: Json): Said {
  if (!isObject(json)) return {};
  const errors = member(json, 'errors');
  const first = isArray(errors) ? errors[0] : undefined;
  const code = isObject(first) ? textOf(member(first, 'code')) : undefined;
  const inFirst = isObject(first) ? (textOf(member(first, 'message')) ?? code) : undefined;
  return { said: textOf(member(json, 'error')) ?? textOf(member(json, 'message')) ?? inFirst, code };
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
