import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A tiny web server of a test, on loopback. */
export interface TestServer {
  readonly url: string;
  readonly host: string;
  /** Requests as they came: method, path with query, headers. */
  readonly requests: { readonly method: string; readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** Starts a server that answers with `handler`; a fault in it is a 500 that names it. */
export async function startServer(
  handler: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<TestServer> {
  const requests: TestServer['requests'] = [];
  const server: Server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    Promise.resolve()
      .then(() => handler(request, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const host = `127.0.0.1:${String(address.port)}`;
  return {
    url: `http://${host}`,
    host,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** Answers a request for `bytes`, honouring a range as an object storage does. */
export function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Uint8Array,
  options: { readonly ranges?: boolean; readonly etag?: string } = {},
): void {
  const etag = options.etag ?? '"1"';
  const range = /^bytes=([0-9]+)-([0-9]+)$/.exec(request.headers.range ?? '');
  if (range === null || options.ranges === false) {
    response.writeHead(200, { 'content-length': bytes.byteLength, etag }).end(bytes);
    return;
  }
  const [start, end] = [Number(range[1]), Math.min(Number(range[2]), bytes.byteLength - 1)];
  if (start >= bytes.byteLength) {
    response.writeHead(416, { 'content-range': `bytes */${String(bytes.byteLength)}` }).end();
    return;
  }
  response
    .writeHead(206, {
      etag,
      'content-range': `bytes ${String(start)}-${String(end)}/${String(bytes.byteLength)}`,
      'content-length': end - start + 1,
    })
    .end(bytes.subarray(start, end + 1));
}
