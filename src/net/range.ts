import { toUrl } from './address.ts';
import type { HttpClient, HttpRequest, HttpResponse } from './model.ts';
import { expectOk } from './read.ts';

/** Statuses by which servers say that they know no ranges, although they also have other meanings. */
const REFUSED_RANGES: ReadonlySet<number> = new Set([400, 403, 405, 406, 501]);

/**
 * Asks for pieces of one resource. Once a redirect led to where the bytes lie (a storage with a signed address),
 * later pieces are asked for there directly; when that address no longer answers, the way begins anew.
 *
 * @returns a function from request headers to an answer of status 200, 206 or 416
 * @throws SourceError from that function when the answer is another
 */
export function rangeFetch(
  http: HttpClient,
  request: HttpRequest,
  advice?: (status: number) => string | undefined,
): (headers: Readonly<Record<string, string>>) => Promise<HttpResponse> {
  const origin = toUrl(request.url)?.origin;
  let resolved: string | undefined;
  return async (headers) => {
    const all = { ...request.headers, ...headers };
    if (resolved !== undefined) {
      const again = await http.send({ url: resolved, headers: all, what: request.what });
      if (again.status === ('range' in headers ? 206 : 200)) return again;
      again.cancel();
      resolved = undefined;
    }
    let response = await http.send({ ...request, headers: all });
    if ('range' in headers && REFUSED_RANGES.has(response.status)) {
      // Some servers refuse what they could simply ignore.
      response.cancel();
      const { range: _, ...rest } = headers;
      response = await http.send({ ...request, headers: { ...request.headers, ...rest } });
    }
    response = await expectOk(response, request.what, advice, [416]);
    if (toUrl(response.address)?.origin !== origin) resolved = response.address;
    return response;
  };
}
