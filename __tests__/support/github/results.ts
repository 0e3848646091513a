import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { World } from './world.ts';

/** The artifact service that a runner offers a step, as `@actions/artifact` 6 speaks to it. */
export interface Results {
  /** `ACTIONS_RESULTS_URL` and `ACTIONS_RUNTIME_TOKEN`. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

interface Upload {
  readonly name: string;
  readonly blocks: Map<string, Buffer>;
  zip: Buffer;
}

/**
 * Starts the service on loopback. What is uploaded becomes an artifact of the run in the world, by which the REST API
 * serves it; a name is taken once per run, as on GitHub.
 */
export async function startResults(world: World, runId: number): Promise<Results> {
  const uploads = new Map<string, Upload>();
  let origin = '';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const json = (status: number, value: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname.startsWith(SERVICE)) {
      const call = JSON.parse(body.toString('utf8')) as Record<string, string>;
      const [status, answer] = service(url.pathname.slice(SERVICE.length), call);
      json(status, answer);
      return;
    }
    const upload = uploads.get(decodeURIComponent(url.pathname.slice('/blob/'.length)));
    if (upload === undefined || request.method !== 'PUT') {
      json(404, {});
      return;
    }
    const comp = url.searchParams.get('comp');
    if (comp === 'block') upload.blocks.set(url.searchParams.get('blockid') ?? '', body);
    else if (comp === 'blocklist') {
      const order = [...body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)].map((found) => found[1] ?? '');
      upload.zip = Buffer.concat(order.map((id) => upload.blocks.get(id) ?? Buffer.alloc(0)));
    } else upload.zip = body;
    response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString(), 'x-ms-request-id': '1' }).end();
  }

  function service(method: string, call: Record<string, string>): [number, object] {
    const name = call['name'] ?? '';
    switch (method) {
      case 'CreateArtifact': {
        if (uploads.has(name) || world.artifacts.some((one) => one.runId === runId && one.name === name)) {
          return [
            409,
            { code: 'already_exists', msg: `an artifact with this name already exists on the workflow run` },
          ];
        }
        uploads.set(name, { name, blocks: new Map(), zip: Buffer.alloc(0) });
        return [200, { ok: true, signed_upload_url: `${origin}/blob/${encodeURIComponent(name)}?sig=signed` }];
      }
      case 'FinalizeArtifact': {
        const upload = uploads.get(name);
        if (upload === undefined) return [404, { code: 'not_found', msg: 'no such artifact' }];
        const artifact = world.artifact({ name, runId, zip: upload.zip });
        return [200, { ok: true, artifact_id: String(artifact.id) }];
      }
      default:
        return [404, { code: 'bad_route', msg: method }];
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    env: {
      ACTIONS_RESULTS_URL: `${origin}/`,
      ACTIONS_RUNTIME_TOKEN: `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run:job' })}.`,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
