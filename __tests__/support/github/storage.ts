import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from './world.ts';

/** How the second origin behaves. */
export interface StorageManners {
  /** Whether `Range` is honoured; without it the whole is sent, as some proxies do. */
  ranges: boolean;
  /** Reached the storage with a GitHub token: the client leaked it over a redirect. */
  readonly leaks: string[];
  /** Bytes sent, over all answers. */
  sent: number;
}

function bytesAt(world: World, path: string): Uint8Array | undefined {
  const [, kind, id, ...rest] = path.split('/');
  if (kind === 'assets')
    return world.releases.flatMap((release) => release.assets).find((asset) => String(asset.id) === id)?.bytes;
  if (kind === 'artifacts') return world.artifacts.find((artifact) => String(artifact.id) === id)?.zip;
  if (kind === 'raw') return world.resolve(id ?? '')?.files.get(decodeURIComponent(rest.join('/')));
  return undefined;
}

/** Answers for the origin that downloads are redirected to: bytes, in ranges, and no credentials wanted. */
export function answerStorage(
  world: World,
  manners: StorageManners,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://storage');
  const { status, headers, bytes } = storageExchange(world, manners, request.method ?? 'GET', url, request.headers);
  response.writeHead(status, headers).end(bytes);
}

/** The same, whatever carries it. */
export function storageExchange(
  world: World,
  manners: StorageManners,
  method: string,
  url: URL,
  asked: Readonly<Record<string, string | string[] | undefined>>,
): { readonly status: number; readonly headers: Record<string, string>; readonly bytes: Uint8Array } {
  if (asked['authorization'] !== undefined) {
    manners.leaks.push(`a token reached another origin: ${method} ${url.pathname}`);
    const text = '<Error><Code>InvalidAuthenticationInfo</Code></Error>';
    return { status: 400, headers: { 'content-type': 'application/xml' }, bytes: new TextEncoder().encode(text) };
  }
  const bytes = bytesAt(world, url.pathname);
  if (bytes === undefined) return { status: 404, headers: {}, bytes: new Uint8Array() };
  const range = /^bytes=(\d+)-(\d*)$/.exec(String(asked['range'] ?? ''));
  const send = (status: number, body: Uint8Array, more: Record<string, string> = {}) => {
    manners.sent += method === 'HEAD' ? 0 : body.length;
    const headers = {
      'content-type': 'application/octet-stream',
      etag: `"${bytes.length}"`,
      ...(manners.ranges ? { 'accept-ranges': 'bytes' } : {}),
      ...more,
      'content-length': String(body.length),
    };
    return { status, headers, bytes: method === 'HEAD' ? new Uint8Array() : body };
  };
  if (range === null || !manners.ranges) return send(200, bytes);
  const start = Number(range[1]);
  const end = Math.min(range[2] === '' ? bytes.length - 1 : Number(range[2]), bytes.length - 1);
  if (start >= bytes.length)
    return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` }, bytes: new Uint8Array() };
  return send(206, bytes.subarray(start, end + 1), { 'content-range': `bytes ${start}-${end}/${bytes.length}` });
}
