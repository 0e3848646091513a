import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import type { Deps, EventSpec, Manifest, Migration, ToolSpec } from '../../manifest/model.ts';
import type { Sample } from '../kind.ts';

const TEXTS = { description: '', homepage: '', repository: '', readme: '' };

/** The two manifests of a kind's sample: its parts, in a manifest of ABI 4 with nothing else in it. */
export function sampleManifests(sample: Sample): readonly [before: Manifest, after: Manifest] {
  return [manifestOf(sample, sample.before), manifestOf(sample, sample.after)];
}

function manifestOf(sample: Sample, json: Json): Manifest {
  if ('part' in sample) return manifest({ tools: [{ name: 'ask', [FIELDS[sample.part]]: json }] });
  return manifest(isObject(json) ? json : {});
}

const FIELDS = { arguments: 'arguments', configuration: 'arguments', result: 'result', data: 'result' } as const;

function manifest(parts: JsonObject): Manifest {
  const digest = text(parts, 'digest');
  const deps = depsOf(member(parts, 'deps'));
  const migrations = list(member(parts, 'database') ?? null, 'migrations').map(migrationOf);
  const abi = member(parts, 'abi_version');
  const tools = list(parts, 'tools').map(toolOf);
  if (digest !== '') return { name: text(parts, 'name'), digest, version: '1.0.0', ...TEXTS, tools };
  return {
    abi_version: typeof abi === 'number' ? abi : 4,
    version: '1.0.0',
    ...TEXTS,
    tools,
    events: list(parts, 'events').map(eventOf),
    ...(deps !== undefined && { deps }),
    ...(migrations.length > 0 && { database: { migrations } }),
  };
}

/** A tool of a shared sample is public; one that says more of itself is what it says. */
function toolOf(json: JsonObject): ToolSpec {
  const callers = member(json, 'callers');
  const returns = member(json, 'result');
  const flag = (name: string): Record<string, true> => (member(json, name) === true ? { [name]: true } : {});
  const marked = ['cron', 'stripe', 'public'].some((name) => member(json, name) !== undefined);
  return {
    name: text(json, 'name'),
    description: text(json, 'description'),
    parameters: member(json, 'arguments') ?? { type: 'object' },
    ...(returns !== undefined && { returns }),
    ...(!marked && member(json, 'internal') !== true && { public: true }),
    ...['public', 'anonymous', 'query', 'cron', 'stripe', 'deprecated'].reduce(
      (all, name) => ({ ...all, ...flag(name) }),
      {},
    ),
    ...((callers === 'services' || callers === 'accounts') && { callers }),
  };
}

function eventOf(json: JsonObject): EventSpec {
  return { name: text(json, 'name'), description: '', fields: member(json, 'fields') ?? {} };
}

function migrationOf(json: JsonObject): Migration {
  return { name: text(json, 'name'), sql: text(json, 'sql') };
}

function depsOf(json: Json | undefined): Deps | undefined {
  if (!isObject(json)) return undefined;
  const texts = (name: string): string[] => {
    const value = member(json, name);
    return isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  };
  return { programs: texts('programs'), syscalls: {}, secrets: texts('secrets') };
}

function list(json: Json, name: string): readonly JsonObject[] {
  const value = isObject(json) ? member(json, name) : undefined;
  return isArray(value) ? value.filter(isObject) : [];
}

function text(json: JsonObject, name: string): string {
  const value = member(json, name);
  return typeof value === 'string' ? value : '';
}
