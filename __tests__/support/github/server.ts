import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerFaults, operationOf, requestFaults, type Operation } from './description.ts';
import { actionRoutes } from './routes/actions.ts';
import { checkRoutes } from './routes/checks.ts';
import { contentRoutes } from './routes/contents.ts';
import { issueRoutes } from './routes/issues.ts';
import { pullRoutes } from './routes/pulls.ts';
import { releaseRoutes } from './routes/releases.ts';
import {
  NOT_FOUND,
  unprocessable,
  type Answer,
  type Origins,
  type Request,
  type Route,
  type Routes,
} from './routes/route.ts';
import { answerStorage, type StorageManners } from './storage.ts';
import { World, type Access, type Scope } from './world.ts';

/** Every operation that the stand-in answers. */
export const ROUTES: Routes = {
  ...actionRoutes,
  ...checkRoutes,
  ...contentRoutes,
  ...issueRoutes,
  ...pullRoutes,
  ...releaseRoutes,
};

/** An answer that the stand-in gives instead of its own. */
export interface Fault {
  /** Which requests: tested on `method path`, such as `post /repos/acme/weather/check-runs`. */
  readonly on: RegExp;
  /** Only requests whose query (`?ref=main`) matches too. */
  readonly query?: RegExp;
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it stands, said to be JSON. */
  readonly raw?: string;
  /** What becomes of the connection, or of the stand-in's own answer, instead of an answer of the fault's. */
  readonly does?: 'reset' | 'silent' | 'trickles' | 'breaks off' | 'is cut';
  /** The request is done all the same: only its answer is lost. */
  readonly taken?: boolean;
  /** How many requests it hits; all when absent. */
  times?: number;
}

/** One request as it came in, and the status that went out. */
export interface Logged {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  readonly status: number;
}

export interface GitHub {
  readonly world: World;
  /** `GITHUB_API_URL`. */
  readonly url: string;
  /** `GITHUB_SERVER_URL`; its host ends in `.localhost`, which `@actions/artifact` asks for. */
  readonly webUrl: string;
  readonly token: string;
  readonly origins: Origins;
  readonly requests: Logged[];
  /**
   * What broke GitHub's description, in either direction, and tokens that reached another origin. A good test ends
   * with none.
   */
  readonly violations: string[];
  readonly faults: Fault[];
  readonly storage: StorageManners;
  close(): Promise<void>;
}

/** A primary rate limit as GitHub answers it; `retry-after` in seconds. */
export function rateLimited(on: RegExp, retryAfter: number, times = 1): Fault {
  return {
    on,
    status: 403,
    times,
    headers: {
      'retry-after': String(retryAfter),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + retryAfter),
    },
    body: {
      message: 'API rate limit exceeded for installation ID 1.',
      documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
    },
  };
}

/** A secondary rate limit; GitHub answers 403 or 429. */
export function secondaryLimit(on: RegExp, retryAfter: number, times = 1, status: 403 | 429 = 429): Fault {
  return {
    on,
    status,
    times,
    headers: { 'retry-after': String(retryAfter) },
    body: {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url:
        'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
    },
  };
}

const FORBIDDEN: Answer = {
  status: 403,
  body: {
    message: 'Resource not accessible by integration',
    documentation_url: 'https://docs.github.com/rest',
    status: '403',
  },
};
const UNAUTHORIZED: Answer = {
  status: 401,
  body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
};
const RANK: Readonly<Record<Access, number>> = { none: 0, read: 1, write: 2 };

function allowed(world: World, needs: Route['needs']): boolean {
  if (needs.length === 0) return true;
  return needs.some(
    ([scope, least]: readonly [Scope, Access]) =>
      (least === 'read' && !world.isPrivate) || RANK[world.permissions[scope]] >= RANK[least],
  );
}

interface Sent {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly raw?: Uint8Array;
  readonly text?: string;
}

function paged(answer: { readonly list: readonly unknown[]; readonly wrap?: string }, url: URL): Sent {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const page = Math.max(Number(url.searchParams.get('page') ?? 1), 1);
  const last = Math.max(Math.ceil(answer.list.length / size), 1);
  const part = answer.list.slice((page - 1) * size, page * size);
  const to = (number: number): string => {
    const other = new URL(url);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  const links = [
    ...(page > 1 ? [`<${to(page - 1)}>; rel="prev"`] : []),
    ...(page < last ? [`<${to(page + 1)}>; rel="next"`, `<${to(last)}>; rel="last"`] : []),
    ...(page > 1 ? [`<${to(1)}>; rel="first"`] : []),
  ];
  const body = answer.wrap === undefined ? part : { total_count: answer.list.length, [answer.wrap]: part };
  return { status: 200, body, headers: links.length === 0 ? {} : { link: links.join(', ') } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The part of GraphQL in use: who am I. Unlike `GET /user` it answers an installation's token too. */
function graphql(world: World, body: unknown): Answer {
  const query = (body as { query?: unknown } | undefined)?.query;
  if (typeof query !== 'string' || !/^\s*(query\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query))
    return unprocessable('this stand-in knows { viewer { login } } only');
  return { status: 200, body: { data: { viewer: { login: world.login } } } };
}

/** An answer as it goes over the wire. */
export interface Exchanged {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** Sends an answer, or as much of it as a fault lets through. */
function sendAs(does: Fault['does'], response: ServerResponse, { status, headers, bytes }: Exchanged): void {
  const half = bytes.subarray(0, bytes.length >> 1);
  switch (does) {
    case undefined:
      response.writeHead(status, headers).end(bytes);
      return;
    case 'reset':
      response.destroy();
      return;
    case 'silent':
      return;
    case 'is cut':
      response.writeHead(status, headers).end(half);
      return;
    case 'breaks off':
      response.writeHead(status, { ...headers, 'content-length': bytes.length }).write(half, () => response.destroy());
      return;
    case 'trickles': {
      response.writeHead(status, headers);
      const timer = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(timer));
      return;
    }
    default:
      does satisfies never;
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export class StandIn {
  readonly world: World;
  readonly token: string;
  readonly requests: Logged[] = [];
  readonly violations: string[] = [];
  readonly faults: Fault[] = [];
  origins: Origins = { api: '', storage: '', web: '' };

  constructor(world: World, token: string) {
    this.world = world;
    this.token = token;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origins.api);
    const { status, headers, bytes } = this.exchange(
      request.method ?? 'GET',
      url,
      request.headers,
      await textOf(request),
    );
    const line = `${(request.method ?? 'GET').toLowerCase()} ${url.pathname}`;
    const does = this.faults.find(({ on, does: what }) => what !== undefined && on.test(line))?.does;
    sendAs(does, response, { status, headers, bytes });
  }

  /** One request and its answer, whatever carries them. */
  exchange(verb: string, url: URL, headers: Headers, text: string): Exchanged {
    const method = verb.toLowerCase();
    let body: unknown;
    let sent: Sent;
    try {
      body = text === '' ? undefined : (JSON.parse(text) as unknown);
      sent = this.#answer(method, url, body, headers);
    } catch (error) {
      this.violations.push(`${method} ${url.pathname}: the stand-in itself failed: ${String(error)}`);
      sent = { status: 500, headers: {}, body: { message: String(error) } };
    }
    this.requests.push({ method, path: url.pathname, query: url.search, body, status: sent.status });
    const payload = sent.raw ?? sent.text ?? (sent.body === undefined ? '' : JSON.stringify(sent.body));
    return {
      status: sent.status,
      headers: {
        'content-type': sent.raw === undefined ? 'application/json; charset=utf-8' : 'application/octet-stream',
        'x-ratelimit-limit': '5000',
        ...sent.headers,
      },
      bytes: typeof payload === 'string' ? new TextEncoder().encode(payload) : payload,
    };
  }

  #answer(method: string, url: URL, body: unknown, request: Headers): Sent {
    const line = `${method} ${url.pathname}`;
    const fault = this.faults.find(
      (one) =>
        one.does === undefined && one.on.test(line) && one.query?.test(url.search) !== false && (one.times ?? 1) > 0,
    );
    if (fault !== undefined) {
      if (fault.times !== undefined) fault.times -= 1;
      if (fault.taken === true) this.#own(method, url, body, request);
      return {
        status: fault.status,
        headers: { ...fault.headers },
        ...(fault.raw === undefined
          ? { body: 'body' in fault ? fault.body : { message: `asked to fail with ${fault.status}` } }
          : { text: fault.raw }),
      };
    }
    return this.#own(method, url, body, request);
  }

  #own(method: string, url: URL, body: unknown, request: Headers): Sent {
    const line = `${method} ${url.pathname}`;
    const download = /^\/([^/]+\/[^/]+)\/releases\/download\/([^/]+)\/([^/]+)$/.exec(url.pathname);
    if (download !== null) return this.#download(download);
    const { authorization } = request;
    const known =
      authorization === `token ${this.token}` ||
      authorization === `bearer ${this.token}` ||
      authorization === `Bearer ${this.token}`;
    if (authorization !== undefined && !known) return this.#finish(UNAUTHORIZED, url);
    if (url.pathname === '/graphql' || url.pathname === '/api/graphql')
      return this.#finish(known ? graphql(this.world, body) : UNAUTHORIZED, url);
    if (line === 'get /user')
      return this.#finish(
        this.world.login.endsWith('[bot]') ? FORBIDDEN : { status: 200, body: { login: this.world.login } },
        url,
      );
    // Enterprise Server serves the same API below /api/v3.
    const path = url.pathname.replace(/^\/api\/v3(?=\/)/, '');
    const found = operationOf(method, path);
    if (found === undefined)
      return this.#violation(`${line}: GitHub's description (as it was cut) has no such operation`);
    return this.#described(found.operation, found.params, url, body, String(request['accept'] ?? ''), known);
  }

  #described(
    operation: Operation,
    params: Record<string, string>,
    url: URL,
    body: unknown,
    accept: string,
    known: boolean,
  ): Sent {
    const wrong = requestFaults(operation, params, url.searchParams, body);
    if (wrong.length > 0) return this.#violation(`${operation.id}: ${wrong.join('; ')}`);
    const route = ROUTES[operation.id];
    if (route === undefined) return this.#violation(`${operation.id}: described, but the stand-in has no route for it`);
    const elsewhere = params['owner'] !== this.world.owner || params['repo'] !== this.world.repo;
    if (elsewhere || (!known && this.world.isPrivate)) return this.#finish(NOT_FOUND, url);
    if (
      !allowed(
        this.world,
        known ? route.needs : route.needs.filter(([, least]) => least === 'read' && !this.world.isPrivate),
      )
    )
      return this.#finish(FORBIDDEN, url);
    const asked: Request = { params, query: url.searchParams, body: (body ?? {}) as Record<string, unknown>, accept };
    const sent = this.#finish(route.answer(this.world, asked, this.origins), url);
    const faults = sent.raw === undefined ? answerFaults(operation, sent.status, sent.body) : [];
    if (faults.length > 0)
      this.violations.push(
        `${operation.id}: the stand-in's own answer ${sent.status}: ${faults.slice(0, 5).join('; ')}`,
      );
    return sent;
  }

  #download([, name, tag, file]: readonly string[]): Sent {
    const asset = this.world.releases
      .find((release) => release.tag === tag && !release.draft)
      ?.assets.find((one) => one.name === decodeURIComponent(file ?? ''));
    if (name !== this.world.fullName || asset === undefined || this.world.isPrivate)
      return { status: 404, headers: {} };
    return {
      status: 302,
      headers: { location: `${this.origins.storage}/assets/${asset.id}/${file ?? ''}?sig=signed` },
    };
  }

  #finish(answer: Answer, url: URL): Sent {
    if ('list' in answer) return paged(answer, url);
    if ('raw' in answer) return { status: 200, headers: {}, raw: answer.raw };
    return { headers: {}, ...answer };
  }

  #violation(message: string): Sent {
    this.violations.push(message);
    return { status: 422, headers: {}, body: { message } };
  }
}

async function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

/**
 * Starts a stand-in of GitHub on loopback: a REST API with a memory, and a second origin that holds the bytes.
 * Every request and every answer is judged by GitHub's own OpenAPI description; see `violations`.
 */
export async function startGitHub(options: { owner?: string; repo?: string; token?: string } = {}): Promise<GitHub> {
  const world = new World(options.owner ?? 'acme', options.repo ?? 'weather');
  const standIn = new StandIn(world, options.token ?? 'ghs_standin');
  const storage: StorageManners = { ranges: true, leaks: standIn.violations, sent: 0 };
  const bytes = await listen((request, response) => answerStorage(world, storage, request, response));
  const api = await listen((request, response) => void standIn.handle(request, response));
  const url = `http://127.0.0.1:${api.port}`;
  const webUrl = `http://github.localhost:${api.port}`;
  standIn.origins = { api: url, storage: `http://127.0.0.1:${bytes.port}`, web: webUrl };
  return {
    world,
    url,
    webUrl,
    token: standIn.token,
    origins: standIn.origins,
    requests: standIn.requests,
    violations: standIn.violations,
    faults: standIn.faults,
    storage,
    close: async () => {
      await Promise.all([closed(api.server), closed(bytes.server)]);
    },
  };
}
