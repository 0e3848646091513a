/** The second stage: the contracts of a run, read. */
import {
  isUnreadable,
  kindNamed,
  manifestContract,
  readContract,
  readSource,
  type Contract,
  type Reading,
} from '../contracts/index.ts';
import { memorySource } from '../bytes/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import { fetchBaseline } from '../sources/index.ts';
import type { Found } from './find.ts';
import { namesOf } from './names.ts';
import type { NamedContract, World } from './world.ts';

/** A contract of the run, with what could be read of it. */
export type Current = NamedContract & { readonly found: Found } & (
    | { readonly state: 'read'; readonly reading: Reading; readonly kept: Uint8Array | undefined }
    /** Its own bytes could not be had. Any error at all: what is unforeseen is a fault of ours. */
    | { readonly state: 'failed'; readonly error: unknown }
  );

/** The contracts, and the files under a glob that were none. */
export interface Read {
  readonly contracts: readonly Current[];
  readonly passedOver: readonly { readonly path: string; readonly why: string }[];
}

type Tried =
  | { readonly state: 'read'; readonly reading: Reading; readonly kept: Uint8Array | undefined }
  | { readonly state: 'failed'; readonly error: unknown };

/** A contract's text is never larger. */
const KEEP_LIMIT = 32 * 1024 * 1024;

/** Reads each contract once, and says what it is called. One that fails does not stop the others. */
export async function readCurrent(found: readonly Found[], world: World): Promise<Read> {
  const tried: { readonly found: Found; readonly outcome: Tried }[] = [];
  for (const one of found) tried.push({ found: one, outcome: versioned(await attempt(one, world), one.version) });
  const { kept, passedOver } = withoutStrangers(tried);
  const names = namesOf(
    kept.map(({ found: { given, path }, outcome }) => ({
      path,
      contract: outcome.state === 'read' ? outcome.reading.contract : undefined,
      ...(given !== undefined && { given }),
    })),
  );
  return {
    contracts: kept.map(({ found: one, outcome }, index) => ({
      name: names[index] ?? one.path,
      path: one.path,
      found: one,
      ...outcome,
    })),
    passedOver,
  };
}

/** A contract that does not say its version has the one that was given by hand. */
function versioned(tried: Tried, version: string | undefined): Tried {
  if (tried.state !== 'read' || version === undefined) return tried;
  const { contract } = tried.reading;
  const facts = { version, ...contract.facts };
  return { ...tried, reading: { ...tried.reading, contract: { ...contract, facts } } };
}

/** Under a glob, what is no contract is nobody's mistake as long as something there is one. */
function withoutStrangers(tried: readonly { readonly found: Found; readonly outcome: Tried }[]): {
  readonly kept: typeof tried;
  readonly passedOver: Read['passedOver'];
} {
  const isStranger = ({ outcome }: (typeof tried)[number]): boolean =>
    outcome.state === 'read' && outcome.reading.contract.kind === 'unknown';
  const globOf = ({ found }: (typeof tried)[number]): string | undefined =>
    found.state === 'file' ? found.glob : undefined;
  const fruitful = new Set(tried.filter((one) => !isStranger(one)).map(globOf));
  const out = tried.filter((one) => globOf(one) !== undefined && isStranger(one) && fruitful.has(globOf(one)));
  return {
    kept: tried.filter((one) => !out.includes(one)),
    passedOver: out.map(({ found: { path }, outcome }) => ({
      path,
      why: outcome.state === 'read' ? (outcome.reading.validate({})[0]?.message ?? '') : '',
    })),
  };
}

async function attempt(found: Found, world: World): Promise<Tried> {
  try {
    return await open(found, world);
  } catch (error) {
    // The contract's own file: that it cannot be read is a matter of the machine's configuration.
    if (error instanceof SourceError && found.state !== 'source')
      return { state: 'failed', error: new ConfigError(error.message, { cause: error }) };
    return { state: 'failed', error };
  }
}

async function open(found: Found, world: World): Promise<Tried> {
  switch (found.state) {
    case 'missing':
      return { state: 'failed', error: found.error };
    case 'file': {
      await using source = await world.files.open(found.path);
      const reading = await readContract(source);
      const kept = await toKeep(reading.contract, source);
      await source.unchanged();
      return { state: 'read', reading, kept };
    }
    case 'input': {
      const bytes = await world.files.input?.();
      if (bytes === undefined) throw new ConfigError('"-" means standard input, and this run has none.');
      const source = memorySource(bytes, 'standard input');
      const reading = await readContract(source);
      return { state: 'read', reading, kept: await toKeep(reading.contract, source) };
    }
    case 'source':
      return fromSource(found.spec, world);
    default:
      return found satisfies never;
  }
}

async function fromSource(spec: string, world: World): Promise<Tried> {
  const contract = { name: spec, path: spec, kept: 'unknown' } as const;
  const result = await fetchBaseline({ spec, contract, prereleases: true }, world);
  if (result.state === 'none') throw new ConfigError(`"contracts" names ${spec}, and there is none: ${result.why}`);
  const reading = await readContent(result.content);
  const { version } = result.info;
  const { contract: read } = reading;
  const facts = { ...(version !== undefined && { version }), ...read.facts };
  return { state: 'read', reading: { ...reading, contract: { ...read, facts } }, kept: undefined };
}

/** What a source gave, as a contract. */
export async function readContent(
  content: Extract<Awaited<ReturnType<typeof fetchBaseline>>, { state: 'found' }>['content'],
): Promise<Reading> {
  if ('manifest' in content) return { contract: manifestContract(content.manifest), validate: () => [] };
  return readSource(content.source);
}

/** The bytes that a later run wants for a baseline: of an image its section, of a text all of it. */
async function toKeep(contract: Contract, source: Parameters<typeof readContract>[0]): Promise<Uint8Array | undefined> {
  const kind = kindNamed(contract.kind);
  if (kind === undefined || isUnreadable(contract)) return undefined;
  if (kind.keep !== undefined) return kind.keep(source);
  const { size } = source;
  return size === undefined || size > KEEP_LIMIT ? undefined : source.read(0, size);
}
