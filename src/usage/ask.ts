import { ContractError, ConfigError, SourceError } from '../core/errors.ts';
import type { Json } from '../core/json.ts';
import type { Manifest } from '../manifest/model.ts';
import { parseServed, type Served } from '../manifest/served.ts';
import { askBermd, showBermd, STARTING, type BermdAnswer, type BermdServer, type HttpClient } from '../net/index.ts';
import { KEPT_DAYS } from './kept.ts';
import type { HostUsage } from './model.ts';
import { parseCrons, parseWakes } from './pending.ts';
import { parseRows } from './rows.ts';

export interface UsageRequest {
  readonly urls: readonly string[];
  readonly token?: string;
  readonly program: string;
  /** 1 to 30. */
  readonly windowDays: number;
  readonly outcomes: readonly string[];
  readonly ignoreCallers: readonly { readonly name: string; readonly reason?: string }[];
  readonly coversEvents: boolean;
  /** The contract to be deployed: programs and secrets that it declares are looked for on each host. */
  readonly current?: Manifest;
  /** Epoch seconds. Default: now. */
  readonly now?: number;
  /** Waits before a 404 is believed, in milliseconds. Default: as long as a bermd was seen to take to start. */
  readonly starting?: readonly number[];
}

/**
 * Asks every bermd what callers used of a program (spec: gate.md, Usage), all at once.
 *
 * @returns one answer per address, in their order; a host that does not answer, or answers something else, is
 *   `failed` with the reason and never an exception
 * @throws ConfigError when the window is longer than bermd keeps, or shorter than a day
 */
export function askUsage(request: UsageRequest, http: HttpClient): Promise<HostUsage[]> {
  const { windowDays } = request;
  if (!Number.isInteger(windowDays) || windowDays < 1 || windowDays > KEPT_DAYS) {
    throw new ConfigError(
      `usage-window is ${windowDays} days, expected 1 to ${KEPT_DAYS}: bermd keeps uses for ${KEPT_DAYS} days, and a longer window would read as "unused" what was used before`,
    );
  }
  return Promise.all(request.urls.map((url) => askHost(request, url, http)));
}

async function askHost(request: UsageRequest, address: string, http: HttpClient): Promise<HostUsage> {
  const { program, token } = request;
  let url = 'bermd-url';
  try {
    const server: BermdServer = { url: address, ...(token === undefined ? {} : { token }) };
    url = showBermd(server);
    const idl = await askBermd(http, server, program, 'idl', request.starting ?? STARTING);
    if (idl.status !== 'ok') return { state: 'not-deployed', url, program };
    return await answered(request, server, url, idl, http);
  } catch (error) {
    if (error instanceof SourceError || error instanceof ContractError || error instanceof ConfigError)
      return { state: 'failed', url, program, why: error.message };
    throw error;
  }
}

async function answered(
  request: UsageRequest,
  server: BermdServer,
  url: string,
  idl: Extract<BermdAnswer, { status: 'ok' }>,
  http: HttpClient,
): Promise<HostUsage> {
  const { program } = request;
  const part = async (name: string): Promise<Json> => {
    const answer = await askBermd(http, server, program, name);
    if (answer.status !== 'ok')
      throw new SourceError(
        `${name} of program ${program}: the host no longer knows it; it went away while it was asked`,
      );
    return answer.json;
  };
  const [usage, wakes, crons, runtime] = await Promise.all([
    part('usage'),
    part('wakes'),
    part('crons'),
    part('runtime'),
  ]);
  const served = servedOf(idl.text, runtime, program);
  const rows = parseRows(usage, request.now ?? Math.floor(Date.now() / 1000));
  const missing = await missingOn(request, server, served, http);
  return {
    state: 'answered',
    url,
    program,
    rows,
    // A host that ever wrote an event's row writes them all.
    coversEvents: request.coversEvents || rows.some(({ kind }) => kind === 'event'),
    wakes: parseWakes(wakes),
    crons: parseCrons(crons),
    running: served.manifest,
    missing,
    notes: notesFor(request, served, missing),
  };
}

/** @throws SourceError when another program than the one asked for, or no program at all, was answered */
function servedOf(idl: string, runtime: Json, program: string): Served {
  try {
    const served = parseServed(idl, runtime);
    if (served.manifest.name === program) return served;
    throw new SourceError(
      `the host answered about "${(served.manifest.name ?? '').slice(0, 80)}" when asked about ${program}; is it a bermd that listens there?`,
    );
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(
      `what the host says of ${program} cannot be read; is it a bermd that listens there? ${cause.message}`,
      { cause },
    );
  }
}

/** Most newly declared programs that are looked up one by one. */
const LOOKED_UP = 20;

/** What the contract declares and the host lacks. Of secrets only those it already declares are known to be missing. */
async function missingOn(
  request: UsageRequest,
  server: BermdServer,
  served: Served,
  http: HttpClient,
): Promise<{ programs: string[]; secrets: string[] }> {
  const declared = request.current?.deps ?? served.manifest.deps ?? { programs: [], secrets: [] };
  const known = new Set(served.manifest.deps?.programs ?? []);
  const added = declared.programs.filter((name) => !known.has(name)).slice(0, LOOKED_UP);
  const answers = await Promise.all(
    added.map(async (name) => ({ name, answer: await askBermd(http, server, name, 'idl') })),
  );
  const absent = new Set([
    ...served.missing.programs,
    ...answers.filter(({ answer }) => answer.status !== 'ok').map(({ name }) => name),
  ]);
  return {
    programs: declared.programs.filter((name) => absent.has(name)),
    secrets: declared.secrets.filter((name) => served.missing.secrets.includes(name)),
  };
}

function notesFor(
  request: UsageRequest,
  served: Served,
  missing: { readonly programs: readonly string[]; readonly secrets: readonly string[] },
): string[] {
  const secrets = new Set(served.manifest.deps?.secrets ?? []);
  const added = (request.current?.deps?.secrets ?? []).filter((name) => !secrets.has(name));
  return [
    ...(missing.programs.length > 0
      ? [
          `declares programs that are not deployed there: ${missing.programs.join(', ')}; the deploy is accepted, and calls to them fail`,
        ]
      : []),
    ...(missing.secrets.length > 0
      ? [
          `declares secrets that are not granted there: ${missing.secrets.join(', ')}; the deploy is accepted, and calls that need them fail`,
        ]
      : []),
    ...(added.length > 0
      ? [
          `declares secrets that the version there does not, so whether they are granted is not known: ${added.join(', ')}`,
        ]
      : []),
  ];
}
