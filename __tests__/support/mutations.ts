import type { Json, JsonObject } from '../../src/core/json.ts';
import type { EventSpec, Manifest, ToolSpec } from '../../src/manifest/model.ts';
import { pick, type Dice } from './dice.ts';
import { SCHEMA_MUTATIONS, type SchemaMutation } from './schema-mutations.ts';

type Mutation = (manifest: Manifest, dice: Dice) => Manifest;

/** Changes one tool that passes the test, if there is one. */
function onTool(
  change: (tool: ToolSpec, dice: Dice) => ToolSpec,
  which: (tool: ToolSpec) => boolean = () => true,
): Mutation {
  return (manifest, dice) => {
    const chosen = pick(manifest.tools.filter(which), dice);
    return { ...manifest, tools: manifest.tools.map((tool) => (tool === chosen ? change(tool, dice) : tool)) };
  };
}

function onEvent(change: (event: EventSpec, dice: Dice) => EventSpec): Mutation {
  return (manifest, dice) => {
    const events = manifest.events ?? [];
    const chosen = pick(events, dice);
    return { ...manifest, events: events.map((event) => (event === chosen ? change(event, dice) : event)) };
  };
}

function without<T extends object>(value: T, ...names: (keyof T)[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as keyof T))) as T;
}

const isPublic = (tool: ToolSpec): boolean => tool.public === true;
const isInternal = (tool: ToolSpec): boolean => tool.public !== true && tool.stripe !== true;

const SURFACE = {
  nothing: (manifest) => manifest,
  'tool-removed': (manifest, dice) => {
    const gone = pick(manifest.tools.filter(isPublic), dice);
    return { ...manifest, tools: manifest.tools.filter((tool) => tool !== gone) };
  },
  'internal-tool-removed': (manifest, dice) => {
    const gone = pick(manifest.tools.filter(isInternal), dice);
    return { ...manifest, tools: manifest.tools.filter((tool) => tool !== gone) };
  },
  'tool-added-public': (manifest) => ({ ...manifest, tools: [...manifest.tools, tool('added', { public: true })] }),
  'tool-added-internal': (manifest) => ({ ...manifest, tools: [tool('within', {}), ...manifest.tools] }),
  'tools-reordered': (manifest) => ({ ...manifest, tools: [...manifest.tools].reverse() }),
  'tool-doubled': (manifest, dice) => {
    const twice = pick(manifest.tools, dice);
    return twice === undefined
      ? manifest
      : { ...manifest, tools: [...manifest.tools, { ...without(twice, 'query'), parameters: { type: 'string' } }] };
  },
  'tool-no-longer-public': onTool((old) => without(old, 'public', 'anonymous', 'callers'), isPublic),
  'tool-published': onTool((old) => ({ ...without(old, 'cron'), public: true }), isInternal),
  'callers-narrowed': onTool(
    (old, dice) => ({ ...without(old, 'anonymous'), callers: dice(2) === 0 ? 'services' : 'accounts' }),
    isPublic,
  ),
  'callers-lifted': onTool((old) => without(old, 'callers'), isPublic),
  'anonymous-dropped': onTool((old) => without(old, 'anonymous'), isPublic),
  'anonymous-added': onTool((old) => ({ ...without(old, 'callers'), anonymous: true }), isPublic),
  'query-dropped': onTool((old) => without(old, 'query')),
  'query-added': onTool((old) => ({ ...old, query: true })),
  'tool-deprecated': onTool((old) => ({ ...old, deprecated: true })),
  'tool-description-changed': onTool((old) => ({ ...old, description: `${old.description}, better` })),
  'returns-dropped': onTool((old) => without(old, 'returns')),
  'returns-added': onTool((old) => ({ returns: { type: 'string' }, ...old })),
  'stripe-dropped': onTool(
    (old) => without(old, 'stripe'),
    (old) => old.stripe === true,
  ),
  'cron-dropped': onTool(
    (old) => without(old, 'cron'),
    (old) => old.cron === true,
  ),
  'event-removed': (manifest, dice) => {
    const gone = pick(manifest.events ?? [], dice);
    return { ...manifest, events: (manifest.events ?? []).filter((event) => event !== gone) };
  },
  'event-added': (manifest) => ({
    ...manifest,
    events: [...(manifest.events ?? []), { name: 'Zed', description: '', fields: { type: 'object' } }],
  }),
  'event-deprecated': onEvent((old) => ({ ...old, deprecated: true })),
  'version-changed': (manifest) => ({ ...manifest, version: '1.1.0' }),
  'deps-changed': (manifest) => ({ ...manifest, deps: { programs: ['weather'], syscalls: {}, secrets: ['maps'] } }),
  'migration-appended': (manifest) => ({
    ...manifest,
    database: { migrations: [...(manifest.database?.migrations ?? []), { name: '0009', sql: 'create table more(x)' }] },
  }),
  'migration-edited': (manifest) => ({
    ...manifest,
    ...(manifest.database !== undefined && {
      database: {
        migrations: manifest.database.migrations.map((old, at) => (at === 0 ? { ...old, sql: `${old.sql} ` } : old)),
      },
    }),
  }),
} as const satisfies Readonly<Record<string, Mutation>>;

function tool(name: string, marks: Pick<ToolSpec, 'public'>): ToolSpec {
  return {
    name,
    description: '',
    parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    ...marks,
  };
}

type SchemaLabel = keyof typeof SCHEMA_MUTATIONS;
type Prefixed = `${'arg' | 'result' | 'event'}-${SchemaLabel}`;
/** What can be done to a manifest. `arg-…`, `result-…` and `event-…` say in which schema. */
export type MutationLabel = keyof typeof SURFACE | Prefixed;

function inSchemas(label: SchemaLabel, change: SchemaMutation): [Prefixed, Mutation][] {
  return [
    [`arg-${label}`, onTool((old, dice) => ({ ...old, parameters: change(asObject(old.parameters), dice) }))],
    [
      `result-${label}`,
      onTool(
        (old, dice) => ({ ...old, returns: change(asObject(old.returns ?? {}), dice) }),
        (old) => old.returns !== undefined,
      ),
    ],
    [`event-${label}`, onEvent((old, dice) => ({ ...old, fields: change(asObject(old.fields), dice) }))],
  ];
}

function asObject(schema: Json): JsonObject {
  return schema as JsonObject;
}

const IN_SCHEMAS = Object.fromEntries(
  (Object.entries(SCHEMA_MUTATIONS) as [SchemaLabel, SchemaMutation][]).flatMap(([label, change]) =>
    inSchemas(label, change),
  ),
) as Record<Prefixed, Mutation>;

/** Every mutation by its label. */
export const MUTATIONS: Readonly<Record<MutationLabel, Mutation>> = { ...SURFACE, ...IN_SCHEMAS };
