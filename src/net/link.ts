import LinkHeader from 'http-link-header';
import { SourceError } from '../core/errors.ts';
import { toUrl } from './address.ts';

/** White space that is allowed around separators, and that the parser does not expect before them. */
const LOOSE = /("(?:[^"\\]|\\.)*"|<[^>]*>)|[ \t]+(?=[,;=])/g;
const TOKEN = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
const LONGEST = 32 * 1024;

/**
 * Where a list goes on (RFC 8288, relation `next`), in every legal spelling.
 *
 * @param header the `Link` header, if there is one
 * @param from the page's own address
 * @returns undefined when this is the last page
 * @throws SourceError for a header that is not understood (it may say that there is more), and for a page elsewhere
 */
export function nextPage(header: string | undefined, from: string, what: string): string | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const next = targets(header, what).at(0);
  if (next === undefined) return undefined;
  const [url, here] = [toUrl(next, new URL(from)), new URL(from)];
  if (url === undefined) throw notUnderstood(what);
  // Credentials go along.
  if (url.origin !== here.origin)
    throw new SourceError(`${what}: the next page is at another host (${url.host}), which is not followed`);
  if (url.href === here.href) throw new SourceError(`${what}: the list says that it goes on at the page it is at`);
  return url.href;
}

function targets(header: string, what: string): readonly string[] {
  if (header.length > LONGEST) throw notUnderstood(what);
  let links: LinkHeader;
  try {
    links = LinkHeader.parse(header.replace(LOOSE, '$1'));
  } catch (cause) {
    throw notUnderstood(what, cause);
  }
  // A name that is none was put together from pieces of two links: one of them would be lost.
  if (links.refs.some((link) => Object.keys(link).some((name) => !TOKEN.test(name)))) throw notUnderstood(what);
  return links.rel('next').map(({ uri }) => uri);
}

function notUnderstood(what: string, cause?: unknown): SourceError {
  return new SourceError(
    `${what}: the server says in a Link header that is not understood whether the list goes on; nothing was ` +
      'chosen from a part of it',
    { cause },
  );
}
