import type { Manifest } from '../../src/manifest/model.ts';
import { startServer, type TestServer } from './server.ts';

/** What the stand-in answers for a program; a text is sent as it stands, anything else as JSON. */
export interface StandInProgram {
  readonly manifest: Manifest;
  usage?: unknown;
  wakes?: unknown;
  crons?: unknown;
  runtime?: unknown;
  idl?: unknown;
}

export interface BermdStandIn extends TestServer {
  readonly programs: Map<string, StandInProgram>;
  /** How many of the next requests for a program are answered as a bermd that is still starting does. */
  starting: number;
  /** Answers instead of everything else. */
  instead?: { readonly status: number; readonly body: string; readonly type?: string };
}

/** A use of a tool, with whatever is not said filled in. */
export function row(item: string, more: object = {}): object {
  return {
    kind: 'tool',
    item,
    source: 'account',
    caller: 'alice',
    outcome: 'done',
    calls: 1,
    last: Math.floor(Date.now() / 1000) - 60,
    public: true,
    ...more,
  };
}

/** Answers as bermd 0.1.0 was seen to: an unknown program's usage is an empty list, everything else about it is 404. */
export async function startBermdStandIn(): Promise<BermdStandIn> {
  const programs = new Map<string, StandInProgram>();
  const server = await startServer((request, response) => {
    const send = (status: number, body: unknown, type = 'application/json'): unknown =>
      response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
    if (standIn.instead !== undefined) return send(standIn.instead.status, standIn.instead.body, standIn.instead.type);
    const [, root, name = '', part = ''] = (request.url ?? '').split('/');
    const program = standIn.starting > 0 ? undefined : programs.get(decodeURIComponent(name));
    if (standIn.starting > 0) standIn.starting -= 1;
    if (root !== 'programs' || !PARTS.includes(part)) return response.writeHead(404).end();
    if (program === undefined) return part === 'usage' ? send(200, []) : send(404, { error: 'no such service' });
    return send(200, answerOf(decodeURIComponent(name), program, part));
  });
  const standIn: BermdStandIn = Object.assign(server, { programs, starting: 0 });
  return standIn;
}

const PARTS = ['idl', 'runtime', 'usage', 'wakes', 'crons'];

function answerOf(name: string, program: StandInProgram, part: string): unknown {
  const { manifest } = program;
  const { version, description, homepage, repository, readme } = manifest;
  switch (part) {
    case 'idl':
      return (
        program.idl ?? {
          name,
          version,
          description,
          homepage,
          repository,
          readme,
          digest: 'ab'.repeat(32),
          tools: manifest.tools.filter((tool) => tool.public === true),
        }
      );
    case 'runtime':
      return (
        program.runtime ?? {
          tools: manifest.tools.filter((tool) => tool.public !== true),
          deps: manifest.deps,
          events: manifest.events,
        }
      );
    case 'usage':
      return program.usage ?? [];
    case 'wakes':
      return program.wakes ?? { wakes: [], held: false };
    default:
      return program.crons ?? { crons: [], held: false };
  }
}
