import { ConfigError, ContractError, SourceError } from '../core/errors.ts';
import { parseServed, type Served } from '../manifest/served.ts';
import { askBermd, showBermd, STARTING, type BermdAnswer } from '../net/index.ts';
import { withCost, present } from './info.ts';
import type { BaselineOrigin, BaselineRequest, BaselineWorld } from './request.ts';

/** What a bermd runs now: `/idl` for the public tools, `/runtime` for the rest. */
export const bermd: BaselineOrigin = {
  forms: ['bermd[:<name>]'],
  takes: (spec) => spec === 'bermd' || spec.startsWith('bermd:'),
  async fetch(request, world, http) {
    if (world.bermd === undefined)
      throw new ConfigError(`baseline "${request.spec}": give bermd-url, the address of the bermd`);
    const program = programOf(request, world);
    const server = world.bermd;
    const at = showBermd(server);
    const idl = await askBermd(http, server, program, 'idl', STARTING);
    // A host that does not have it is no proof that nobody has: what was never deployed here may be released elsewhere.
    if (idl.status !== 'ok')
      throw new SourceError(
        `baseline ${request.spec}: no program ${program} is deployed at ${at}; check bermd-program, or use a release as the baseline`,
      );
    const runtime = await askBermd(http, server, program, 'runtime');
    const { manifest } = read(idl, runtime, `${program} at ${at}`);
    const facts = present({
      version: manifest.version === '' ? undefined : manifest.version,
      digest: digestOf(manifest.digest),
    });
    return {
      state: 'found',
      info: withCost(http, {
        source: request.spec,
        label: `program ${program} as ${at} runs it`,
        url: at,
        why: 'what runs there now',
        ...facts,
      }),
      content: { manifest },
    };
  },
};

function programOf(request: BaselineRequest, world: BaselineWorld): string {
  const program =
    request.spec === 'bermd' ? (world.bermd?.program ?? request.contract.name) : request.spec.slice('bermd:'.length);
  if (program === '')
    throw new ConfigError('baseline "bermd:": expected a program\'s name behind the colon, or "bermd" alone');
  return program;
}

function read(idl: Extract<BermdAnswer, { status: 'ok' }>, runtime: BermdAnswer, what: string): Served {
  try {
    return parseServed(idl.text, runtime.status === 'ok' ? runtime.json : undefined);
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline (${what}) cannot be read; is it a bermd that listens there? ${cause.message}`, {
      cause,
    });
  }
}

/** bermd writes a digest without its algorithm. */
function digestOf(hex: string | undefined): string | undefined {
  return hex !== undefined && /^[0-9a-f]{64}$/.test(hex) ? `sha256:${hex}` : undefined;
}
