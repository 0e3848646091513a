/**
 * Manifests as berm's toolchain renders them, and the ways in which one grows into the next. Every mutation has a
 * label that says what was done, so that a test can ask for one.
 */
import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/core/json.ts';
import type { EventSpec, Manifest, Migration, ToolSpec } from '../../src/manifest/model.ts';
import { diceOf, type Dice } from './dice.ts';
import { MUTATIONS, type MutationLabel } from './mutations.ts';

const NAMES = [
  'page',
  'unit',
  'label',
  'at',
  'owner',
  'kind',
  'tags',
  'price',
  'limit',
  'type',
  'items',
  '__proto__',
  'constructor',
  'größe',
] as const;
const TITLES = ['Place', 'Money', 'Page', 'Order', 'Entry'] as const;
const WORDS = ['celsius', 'kelvin', 'low', 'high', 'draft', 'sent', 'a"b', 'é'] as const;
const TOOLS = ['echo', 'search', 'pay', 'report', 'toString', 'send_2'] as const;
const EVENTS = ['Sent', 'Paid', 'Cancelled', 'Alert'] as const;

const name = fc.constantFrom(...NAMES);

/** A schema that `berm-lang` renders for a type, nested up to `depth` deep. */
export function schemaArbitrary(depth: number): fc.Arbitrary<JsonObject> {
  const leaf = fc.oneof(
    fc.constantFrom<JsonObject>(
      { type: 'string' },
      { type: 'boolean' },
      { type: 'number' },
      { type: 'integer' },
      { type: 'integer', minimum: 0 },
    ),
    fc
      .tuple(
        fc.constantFrom('Unit', 'Level'),
        fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
      )
      .map(([title, values]): JsonObject => ({ type: 'string', title, enum: values })),
  );
  if (depth <= 0) return leaf;
  const inner = schemaArbitrary(depth - 1);
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 2, arbitrary: structArbitrary(inner) },
    { weight: 1, arbitrary: inner.map((items): JsonObject => ({ type: 'array', items })) },
    {
      weight: 1,
      arbitrary: inner.map((additionalProperties): JsonObject => ({ type: 'object', additionalProperties })),
    },
  );
}

function structArbitrary(inner: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  return fc
    .tuple(fc.constantFrom(...TITLES), fieldsArbitrary(inner))
    .map(([title, fields]) => ({ type: 'object', title, ...fields }));
}

function fieldsArbitrary(
  inner: fc.Arbitrary<JsonObject>,
): fc.Arbitrary<{ properties: JsonObject; required: string[] }> {
  const field = fc.record({ name, schema: inner, always: fc.boolean() });
  return fc.uniqueArray(field, { selector: (entry) => entry.name, minLength: 1, maxLength: 4 }).map((fields) => ({
    properties: object(fields.map((entry) => [entry.name, entry.schema])),
    required: fields.filter((entry) => entry.always).map((entry) => entry.name),
  }));
}

/** An object with these own names, `__proto__` among them. */
export function object(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries);
}

const argumentsArbitrary: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<JsonObject>({ type: 'object' }) },
  {
    weight: 5,
    arbitrary: fieldsArbitrary(schemaArbitrary(2)).map((fields): JsonObject => ({ type: 'object', ...fields })),
  },
);

type Marks = Pick<ToolSpec, 'public' | 'anonymous' | 'callers' | 'query' | 'cron' | 'deprecated'>;
const marksArbitrary: fc.Arbitrary<Marks> = fc.constantFrom<Marks>(
  { public: true },
  { public: true },
  { public: true, query: true },
  { public: true, anonymous: true },
  { public: true, callers: 'services' },
  { public: true, callers: 'accounts', query: true, deprecated: true },
  {},
  { cron: true },
);

const toolArbitrary: fc.Arbitrary<ToolSpec> = fc
  .tuple(
    fc.constantFrom(...TOOLS),
    argumentsArbitrary,
    fc.option(schemaArbitrary(3), { nil: undefined }),
    marksArbitrary,
  )
  .map(([toolName, parameters, returns, marks]) => ({
    name: toolName,
    description: `what ${toolName} does`,
    parameters,
    ...(returns !== undefined && { returns }),
    ...marks,
  }));

const eventArbitrary: fc.Arbitrary<EventSpec> = fc
  .tuple(fc.constantFrom(...EVENTS), structArbitrary(schemaArbitrary(2)))
  .map(([eventName, fields]) => ({ name: eventName, description: `when ${eventName}`, fields }));

const migrationsArbitrary: fc.Arbitrary<readonly Migration[]> = fc
  .integer({ min: 0, max: 3 })
  .map((count) =>
    Array.from({ length: count }, (_, at) => ({ name: `000${at + 1}`, sql: `create table t${at + 1}(x)` })),
  );

/** A manifest that berm's toolchain could have written: up to five tools, one of them Stripe's at times, and events. */
export function manifestArbitrary(): fc.Arbitrary<Manifest> {
  return fc
    .record({
      tools: fc.uniqueArray(toolArbitrary, { selector: (tool) => tool.name, maxLength: 5 }),
      stripe: fc.boolean(),
      events: fc.uniqueArray(eventArbitrary, { selector: (event) => event.name, maxLength: 3 }),
      migrations: fc.option(migrationsArbitrary, { nil: undefined }),
      secrets: fc.uniqueArray(fc.constantFrom('openai', 'maps'), { maxLength: 2 }),
    })
    .map(({ tools, stripe, events, migrations, secrets }) => ({
      abi_version: 4,
      version: '1.0.0',
      description: '',
      homepage: '',
      repository: '',
      readme: '',
      tools: stripe ? [...tools, STRIPE] : tools,
      events: [...events].sort((a, b) => (a.name < b.name ? -1 : 1)),
      deps: { programs: [], syscalls: { 'berm.http.fetch': ['api.example.com'] }, secrets },
      ...(migrations !== undefined && { database: { migrations } }),
    }));
}

const STRIPE: ToolSpec = {
  name: 'paid',
  description: 'takes Stripe events',
  parameters: { type: 'object' },
  stripe: true,
};

/**
 * What was done, in order, and what came of it. A mutation that finds nothing to change leaves the manifest as it is.
 */
export interface Evolution {
  readonly labels: readonly MutationLabel[];
  readonly old: Manifest;
  readonly current: Manifest;
}

/** Applies one labelled mutation. The dice say where; the same dice give the same manifest. */
export function mutate(manifest: Manifest, label: MutationLabel, dice: Dice): Manifest {
  return MUTATIONS[label](manifest, dice);
}

/** A manifest and the next one, one to three labelled mutations later. `labels` limits which. */
export function evolutionArbitrary(labels: readonly MutationLabel[] = MUTATION_LABELS): fc.Arbitrary<Evolution> {
  return fc
    .tuple(manifestArbitrary(), fc.array(fc.constantFrom(...labels), { minLength: 1, maxLength: 3 }), fc.nat())
    .map(([old, done, seed]) => {
      const dice = diceOf(seed);
      return { labels: done, old, current: done.reduce((manifest, label) => mutate(manifest, label, dice), old) };
    });
}

/** Every label. */
export const MUTATION_LABELS = Object.keys(MUTATIONS) as MutationLabel[];
