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
  if (request.headers.authorization !== undefined) {
    manners.leaks.push(`a token reached another origin: ${request.method ?? ''} ${url.pathname}`);
    response
      .writeHead(400, { 'content-type': 'application/xml' })
      .end('<Error><Code>InvalidAuthenticationInfo</Code></Error>');
    return;
  }
  const bytes = bytesAt(world, url.pathname);
  if (bytes === undefined) {
    response.writeHead(404).end();
    return;
  }
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const headers = {
    'content-type': 'application/octet-stream',
    etag: `"${bytes.length}"`,
    ...(manners.ranges ? { 'accept-ranges': 'bytes' } : {}),
  };
  const send = (status: number, body: Uint8Array, more: Record<string, string> = {}): void => {
    manners.sent += request.method === 'HEAD' ? 0 : body.length;
    response
      .writeHead(status, { ...headers, ...more, 'content-length': body.length })
      .end(request.method === 'HEAD' ? undefined : body);
  };
  if (range === null || !manners.ranges) {
    send(200, bytes);
    return;
  }
  const start = Number(range[1]);
  const end = Math.min(range[2] === '' ? bytes.length - 1 : Number(range[2]), bytes.length - 1);
  if (start >= bytes.length) {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  send(206, bytes.subarray(start, end + 1), { 'content-range': `bytes ${start}-${end}/${bytes.length}` });
}
