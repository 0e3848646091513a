import type { At, Decoder } from './fields.ts';
import { json, list, map, mistyped, nullable, openStruct, text, u32 } from './fields.ts';
import { isArray, isObject, member } from '../core/json.ts';
import type { Deps, EventSpec, Manifest, Migration, ToolSpec } from './model.ts';

/** The fields of each struct, in the order in which berm declares them (it also reads a struct written as an array). */
const PROGRAM = [
  'abi_version',
  'version',
  'description',
  'homepage',
  'repository',
  'readme',
  'tools',
  'deps',
  'events',
  'database',
];
const TOOL = [
  'name',
  'description',
  'parameters',
  'returns',
  'query',
  'deprecated',
  'public',
  'anonymous',
  'callers',
  'cron',
  'stripe',
];
const EVENT = ['name', 'description', 'fields', 'deprecated'];
const DEPS = ['programs', 'syscalls', 'secrets'];
const IDL = ['name', 'version', 'description', 'homepage', 'repository', 'readme', 'digest', 'tools'];

/** The names by which a program record is told from another. */
export const PROGRAM_FIELDS: ReadonlySet<string> = new Set(PROGRAM);

/** The first ABI with events, a database, versions and marks on tools. */
export const ABI_WITH_PUBLIC = 4;

const NO_DEPS: Deps = { programs: [], syscalls: {}, secrets: [] };

type Callers = 'services' | 'accounts' | undefined;

const callers: Decoder<Callers> = nullable<Callers>((at) => {
  // The host also reads an enum written as an object of one name with null.
  const only = isObject(at.value) && Object.keys(at.value).length === 1 ? Object.keys(at.value)[0] : undefined;
  const name = only !== undefined && isObject(at.value) && member(at.value, only) === null ? only : at.value;
  return name === 'services' || name === 'accounts'
    ? name
    : mistyped<Callers>(at, '"services" or "accounts"', undefined);
});

const tool: Decoder<ToolSpec> = (at) => {
  const fields = openStruct(at, TOOL);
  if (fields === undefined) return { name: '', description: '', parameters: {} };
  const required = {
    name: fields.required('name', text, ''),
    description: fields.required('description', text, ''),
    parameters: fields.required('parameters', json, {}),
  };
  const returns = fields.optional('returns', nullable(json));
  const query = fields.flag('query');
  const deprecated = fields.flag('deprecated');
  const isPublic = fields.flag('public');
  const anonymous = fields.flag('anonymous');
  const who = fields.optional('callers', callers);
  const cron = fields.flag('cron');
  const stripe = fields.flag('stripe');
  return {
    ...required,
    ...(returns !== undefined && { returns }),
    ...(query && { query }),
    ...(deprecated && { deprecated }),
    ...(isPublic && { public: isPublic }),
    ...(anonymous && { anonymous }),
    ...(who !== undefined && { callers: who }),
    ...(cron && { cron }),
    ...(stripe && { stripe }),
  };
};

const event: Decoder<EventSpec> = (at) => {
  const fields = openStruct(at, EVENT);
  if (fields === undefined) return { name: '', description: '', fields: {} };
  const required = {
    name: fields.required('name', text, ''),
    description: fields.required('description', text, ''),
    fields: fields.required('fields', json, {}),
  };
  const deprecated = fields.flag('deprecated');
  return { ...required, ...(deprecated && { deprecated }) };
};

const migration: Decoder<Migration> = (at) => {
  const fields = openStruct(at, ['name', 'sql']);
  return { name: fields?.required('name', text, '') ?? '', sql: fields?.required('sql', text, '') ?? '' };
};

const database: Decoder<{ readonly migrations: readonly Migration[] }> = (at) => ({
  migrations: openStruct(at, ['migrations'])?.required('migrations', list(migration), []) ?? [],
});

const deps: Decoder<Deps> = (at) => {
  const fields = openStruct(at, DEPS);
  return {
    programs: fields?.optional('programs', list(text)) ?? [],
    syscalls: fields?.optional('syscalls', map(list(text))) ?? {},
    secrets: fields?.optional('secrets', list(text)) ?? [],
  };
};

/** ABI 0 and 1 list what a program reaches for as plain strings, programs and addresses alike. */
const olderDeps: Decoder<Deps> = (at) => (isArray(at.value) ? { ...NO_DEPS, programs: list(text)(at) } : deps(at));

/** Reads the program's record. Problems are added to the decoding; the answer then holds stand-ins. */
export function decodeProgram(
  at: At,
): Manifest & { readonly abi_version: number; readonly events: readonly EventSpec[] } {
  const fields = openStruct(at, PROGRAM);
  const abi = fields?.required('abi_version', u32, ABI_WITH_PUBLIC) ?? ABI_WITH_PUBLIC;
  const older = abi < ABI_WITH_PUBLIC;
  const kept = fields?.optional('database', nullable(database));
  const usage = older && isObject(at.value) ? openStruct(at, ['usage'])?.optional('usage', text) : undefined;
  return {
    abi_version: abi,
    version: fields?.optional('version', text) ?? '',
    description: fields?.optional('description', text) ?? '',
    homepage: fields?.optional('homepage', text) ?? '',
    repository: fields?.optional('repository', text) ?? '',
    readme: fields?.optional('readme', text) ?? '',
    tools: fields?.required('tools', list(tool), []) ?? [],
    events: fields?.optional('events', list(event)) ?? [],
    deps: fields?.optional('deps', older ? olderDeps : deps) ?? NO_DEPS,
    ...(kept !== undefined && { database: kept }),
    ...(usage !== undefined && { usage }),
  };
}

/** Reads `{"event": …}`. */
export function decodeEventRecord(at: At): EventSpec {
  return (
    openStruct(at, ['event'])?.required('event', event, { name: '', description: '', fields: {} }) ?? {
      name: '',
      description: '',
      fields: {},
    }
  );
}

/** Reads what a host serves for a program. It says nothing of its ABI, reach, events or database. */
export function decodeIdl(at: At): Manifest {
  const fields = openStruct(at, IDL);
  return {
    version: fields?.optional('version', text) ?? '',
    description: fields?.optional('description', text) ?? '',
    homepage: fields?.optional('homepage', text) ?? '',
    repository: fields?.optional('repository', text) ?? '',
    readme: fields?.optional('readme', text) ?? '',
    tools: fields?.required('tools', list(tool), []) ?? [],
    name: fields?.required('name', text, '') ?? '',
    digest: fields?.required('digest', text, '') ?? '',
  };
}
