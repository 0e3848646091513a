/** Random manifests that heddle takes. */
import fc from 'fast-check';
import type { Json } from '../../src/core/json.ts';

type Fields = Record<string, Json>;

const name = fc.oneof(
  fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,5}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
);
const text = fc.string({ minLength: 1, maxLength: 6 });
const schema: fc.Arbitrary<Fields> = fc
  .dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom<Json>({ type: 'string' }, { type: 'integer', minimum: 0 }, { enum: ['x', 'y'] }, {}),
    {
      maxKeys: 3,
    },
  )
  .map((properties) => ({ type: 'object', properties }));

const port = fc.record(
  {
    title: text,
    type: fc.constantFrom('string', 'number', 'boolean', 'array', 'object'),
    default: fc.constantFrom<Json>('x', 1),
  },
  { requiredKeys: ['title', 'type'] },
);
const ports = fc.uniqueArray(port, { maxLength: 3, selector: ({ title }) => title });
const half = fc.uniqueArray(fc.constantFrom('before', 'after'), { minLength: 1 });

/** Fields of each kind. */
const component: fc.Arbitrary<Fields> = fc.oneof(
  fc.record(
    {
      kind: fc.constantFrom<Json>('node', null),
      inputs: ports,
      outputs: ports,
      branches: fc.uniqueArray(text, { maxLength: 3 }),
      schema,
    },
    { requiredKeys: [] },
  ),
  fc.record(
    { kind: fc.constant('transform'), phase: fc.constantFrom('pre', 'post', 'both'), schema },
    { requiredKeys: ['kind'] },
  ),
  fc.record({ kind: fc.constant('component'), schema }, { requiredKeys: ['kind'] }),
  fc.record({ kind: fc.constant('provider'), stream: fc.boolean(), schema }, { requiredKeys: ['kind'] }),
  fc.record(
    {
      kind: fc.constant('middleware'),
      seams: fc.record({ node: half, toolCall: half, nodeError: fc.constant(['after']) }, { requiredKeys: ['node'] }),
      schema,
    },
    { requiredKeys: ['kind', 'seams'] },
  ),
  fc.record({
    kind: fc.constant('encoder'),
    protocol: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,4}$/),
    contentType: text,
  }),
  fc.record({ kind: fc.constant('store'), schema }, { requiredKeys: ['kind'] }),
);

const tool = fc.record(
  {
    path: fc.constantFrom('a.sh', 'bin/b'),
    description: text,
    inputSchema: schema,
    outputSchema: schema,
    shadows: fc.boolean(),
  },
  { requiredKeys: ['path'] },
);

/** A manifest that heddle takes, read alone. */
export const manifest: fc.Arbitrary<Fields> = fc
  .record({
    version: text,
    components: fc.uniqueArray(fc.tuple(name, component), { minLength: 1, maxLength: 4, selector: ([type]) => type }),
    tools: fc.uniqueArray(fc.tuple(name, tool), { maxLength: 3, selector: ([called]) => called }),
    files: fc.uniqueArray(fc.constantFrom('x', 'y', 'z/w'), { maxLength: 3 }),
    capabilities: fc.uniqueArray(fc.constantFrom('runTool', 'callModel', 'emitEvent', 'log')),
    command: fc.option(fc.array(fc.string(), { minLength: 1, maxLength: 2 }), { nil: undefined }),
  })
  .map(({ version, components, tools, files, capabilities, command }) => ({
    name: 'acme',
    version,
    capabilities,
    components: components.map(([componentType, fields]): Json => ({ componentType, ...fields })),
    tools: tools.map(([called, fields]): Json => ({ name: called, ...fields })),
    files: files.map((path): Json => ({ path })),
    ...(command === undefined ? {} : { command }),
  }));

/** The same manifest with the names of every object in another order, and its lists too where order means nothing. */
export function shuffled(value: Json, random: () => number, lists: readonly string[], under = ''): Json {
  if (Array.isArray(value)) {
    const items = (value as Json[]).map((item) => shuffled(item, random, lists));
    return lists.includes(under) ? inOtherOrder(items, random) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Fields).map(
    ([key, inner]) => [key, shuffled(inner, random, lists, key)] as const,
  );
  return Object.fromEntries(inOtherOrder(entries, random));
}

function inOtherOrder<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
