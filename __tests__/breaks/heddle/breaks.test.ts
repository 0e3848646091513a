/** The table of breaks between two plugin manifests, row by row, each in both directions. */
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../../src/core/finding.ts';
import type { Json } from '../../../src/core/json.ts';
import { pluginBreaks, type PluginBreaksOptions } from '../../../src/breaks/heddle/index.ts';

type Fields = Record<string, Json>;
const plugin = (fields: Fields, version = '1.0.0'): Json => ({
  name: 'acme',
  version,
  components: [{ componentType: 'Anchor', kind: 'component' }],
  ...fields,
});
const component = (fields: Fields): Json => plugin({ components: [{ componentType: 'Judge', ...fields }] });
const tool = (fields: Fields): Json => plugin({ tools: [{ name: 'ask', path: 'ask.sh', ...fields }] });

/** Kinds, but for the remark that the version did not move, which every change here earns. */
const kinds = (old: Json, current: Json, options: PluginBreaksOptions = {}): string[] =>
  pluginBreaks(old, current, options)
    .filter(({ kind }) => kind !== 'version-unmoved')
    .map(({ level, kind }) => `${level} ${kind}`);

const served = (fields: Fields): Json => plugin({ tools: [{ name: 'ask', componentType: 'Anchor', ...fields }] });

/** [what changed, old, current, there, back] */
const ROWS: readonly (readonly [string, Json, Json, readonly string[], readonly string[]])[] = [
  [
    'component',
    plugin({ components: [{ componentType: 'A' }, { componentType: 'Judge' }] }),
    plugin({ components: [{ componentType: 'A' }] }),
    ['break component-removed'],
    ['notice component-added'],
  ],
  [
    'middleware',
    plugin({
      components: [{ componentType: 'A' }, { componentType: 'G', kind: 'middleware', seams: { node: ['after'] } }],
    }),
    plugin({ components: [{ componentType: 'A' }] }),
    ['break component-removed'],
    ['warning seam-added'],
  ],
  [
    'store',
    plugin({ components: [{ componentType: 'A' }, { componentType: 'S', kind: 'store' }] }),
    plugin({ components: [{ componentType: 'A' }] }),
    ['break component-removed'],
    ['warning store-added'],
  ],
  [
    'kind',
    component({ kind: 'node' }),
    component({ kind: 'provider' }),
    ['break component-kind-changed'],
    ['break component-kind-changed'],
  ],
  ['kind spelt out', component({}), component({ kind: 'node' }), [], []],
  ['kind null', component({ kind: null }), component({ kind: 'node' }), [], []],
  [
    'input',
    component({ inputs: [{ title: 't', type: 'string' }] }),
    component({}),
    ['break input-removed'],
    ['warning input-added-without-default'],
  ],
  [
    'input with default',
    component({ inputs: [{ title: 't', type: 'string', default: 'x' }] }),
    component({ inputs: [] }),
    ['break input-removed'],
    ['notice input-added'],
  ],
  [
    'input default',
    component({ inputs: [{ title: 't', type: 'string', default: 'x' }] }),
    component({ inputs: [{ title: 't', type: 'string' }] }),
    ['warning input-default-removed'],
    [],
  ],
  [
    'input string → integer',
    component({ inputs: [{ title: 't', type: 'string' }] }),
    component({ inputs: [{ title: 't', type: 'integer' }] }),
    ['break input-type-changed'],
    ['notice port-type-cast'],
  ],
  [
    'input number → boolean',
    component({ inputs: [{ title: 't', type: 'number' }] }),
    component({ inputs: [{ title: 't', type: 'boolean' }] }),
    ['notice port-type-cast'],
    ['notice port-type-cast'],
  ],
  [
    'input array → object',
    component({ inputs: [{ title: 't', type: 'array' }] }),
    component({ inputs: [{ title: 't', type: 'object' }] }),
    ['break input-type-changed'],
    ['break input-type-changed'],
  ],
  [
    'output',
    component({ outputs: [{ title: 't', type: 'string' }] }),
    component({}),
    ['break output-removed'],
    ['notice output-added'],
  ],
  [
    'output number → string',
    component({ outputs: [{ title: 't', type: 'number' }] }),
    component({ outputs: [{ title: 't', type: 'string' }] }),
    ['break output-type-changed'],
    ['notice port-type-cast'],
  ],
  [
    'branch',
    component({ branches: ['a', 'b'] }),
    component({ branches: ['a'] }),
    ['break branch-removed'],
    ['break branch-added'],
  ],
  [
    'branch renamed',
    component({ branches: ['a', 'b'] }),
    component({ branches: ['a', 'c'] }),
    ['break branch-removed', 'break branch-added'],
    ['break branch-removed', 'break branch-added'],
  ],
  [
    'branches',
    component({ branches: ['a', 'b'] }),
    component({}),
    ['break branches-undeclared'],
    ['break branch-removed'],
  ],
  [
    'branches emptied',
    component({ branches: ['a'] }),
    component({ branches: [] }),
    ['break branches-undeclared'],
    ['break branch-removed'],
  ],
  ['branches in another order', component({ branches: ['a', 'b'] }), component({ branches: ['b', 'a'] }), [], []],
  [
    'phase',
    component({ kind: 'transform' }),
    component({ kind: 'transform', phase: 'post' }),
    ['break phase-changed'],
    ['break phase-changed'],
  ],
  [
    'phase both',
    component({ kind: 'transform', phase: 'pre' }),
    component({ kind: 'transform', phase: 'both' }),
    ['warning phase-widened'],
    ['break phase-changed'],
  ],
  ['phase spelt out', component({ kind: 'transform' }), component({ kind: 'transform', phase: 'pre' }), [], []],
  [
    'stream',
    component({ kind: 'provider', stream: true }),
    component({ kind: 'provider' }),
    ['break stream-withdrawn'],
    ['notice stream-added'],
  ],
  [
    'seam',
    component({ kind: 'middleware', seams: { node: ['before', 'after'] } }),
    component({ kind: 'middleware', seams: { node: ['after'] } }),
    ['break seam-removed'],
    ['warning seam-added'],
  ],
  [
    'halves in another order',
    component({ kind: 'middleware', seams: { node: ['before', 'after'] } }),
    component({ kind: 'middleware', seams: { node: ['after', 'before', 'after'] } }),
    [],
    [],
  ],
  [
    'protocol',
    component({ kind: 'encoder', protocol: 'a', contentType: 'x/y' }),
    component({ kind: 'encoder', protocol: 'b', contentType: 'x/y' }),
    ['break protocol-changed'],
    ['break protocol-changed'],
  ],
  [
    'content type',
    component({ kind: 'encoder', protocol: 'a', contentType: 'x/y' }),
    component({ kind: 'encoder', protocol: 'a', contentType: 'x/z' }),
    ['break content-type-changed'],
    ['break content-type-changed'],
  ],
  ['tool', plugin({ tools: [{ name: 'ask', path: 'a' }] }), plugin({}), ['break tool-removed'], ['notice tool-added']],
  [
    'implementation',
    plugin({ tools: [{ name: 'ask', path: 'a' }] }),
    plugin({ tools: [{ name: 'ask', componentType: 'Anchor' }] }),
    ['break tool-implementation-changed'],
    ['break tool-implementation-changed'],
  ],
  [
    'shadows of a served tool',
    served({ shadows: true }),
    served({}),
    ['break shadows-withdrawn'],
    ['warning shadows-added'],
  ],
  ['shadows of a path tool, which heddle ignores', tool({ shadows: true }), tool({}), [], []],
  ['shadows spelt out', tool({ shadows: false }), tool({}), [], []],
  [
    'description',
    tool({ description: 'a' }),
    tool({ description: 'b' }),
    ['notice tool-description-changed'],
    ['notice tool-description-changed'],
  ],
  [
    'input schema',
    tool({ inputSchema: { properties: { q: { type: 'string' } } } }),
    tool({ inputSchema: { properties: { q: { type: 'string' } }, required: ['q'] } }),
    ['break argument-newly-required'],
    ['notice accepts-more'],
  ],
  [
    'input closed',
    tool({ inputSchema: { properties: { q: {} } } }),
    tool({ inputSchema: { properties: {}, additionalProperties: false } }),
    ['break argument-refused'],
    ['notice argument-added', 'notice schema-opened'],
  ],
  [
    'input undeclared',
    tool({ inputSchema: { properties: { q: { type: 'string' } }, required: ['q'] } }),
    tool({}),
    ['notice input-undeclared'],
    ['break argument-newly-required'],
  ],
  [
    'input declared, optional',
    tool({}),
    tool({ inputSchema: { properties: { q: { type: 'string' } } } }),
    ['notice argument-added'],
    ['notice input-undeclared'],
  ],
  [
    'output schema',
    tool({ outputSchema: { properties: { a: { type: 'string' } }, required: ['a'] } }),
    tool({ outputSchema: { properties: { a: { type: 'string' } } } }),
    ['break field-no-longer-always-present'],
    ['notice promises-more'],
  ],
  [
    'output enum',
    tool({ outputSchema: { properties: { a: { enum: ['x'] } } } }),
    tool({ outputSchema: { properties: { a: { enum: ['x', 'y'] } } } }),
    ['break more-strings-written'],
    ['notice enum-value-removed'],
  ],
  [
    'output undeclared',
    tool({ outputSchema: { type: 'object' } }),
    tool({}),
    ['break result-undeclared'],
    ['notice result-declared'],
  ],
  ['file', plugin({ files: [{ path: 'a' }] }), plugin({ files: [] }), ['break file-removed'], ['notice file-added']],
  [
    'dest',
    plugin({ files: [{ path: 'a' }] }),
    plugin({ files: [{ path: 'a', dest: 'b' }] }),
    ['break file-removed', 'notice file-added'],
    ['break file-removed', 'notice file-added'],
  ],
  ['dest spelt out', plugin({ files: [{ path: 'x/a' }] }), plugin({ files: [{ path: 'x/a', dest: 'a' }] }), [], []],
  [
    'file from elsewhere',
    plugin({ files: [{ path: 'x/a' }] }),
    plugin({ files: [{ path: 'y/a' }] }),
    ['notice file-source-changed'],
    ['notice file-source-changed'],
  ],
  ['capability', plugin({}), plugin({ capabilities: ['log'] }), ['warning reach-grew'], ['notice capability-removed']],
  [
    'capabilities in another order',
    plugin({ capabilities: ['log', 'emitEvent'] }),
    plugin({ capabilities: ['emitEvent', 'log', 'log'] }),
    [],
    [],
  ],
  [
    'discovery',
    plugin({}),
    plugin({ discoverTools: true }),
    ['break discovery-demanded'],
    ['break discovery-withdrawn'],
  ],
  [
    'discovery replaced',
    plugin({ discoverTools: true }),
    plugin({ tools: [{ name: 'a', path: 'a' }] }),
    ['undecided discovery-declared', 'notice tool-added'],
    ['break discovery-demanded', 'undecided tool-discovered'],
  ],
  ['command', plugin({}), plugin({ command: ['./run'] }), ['warning command-changed'], ['warning command-changed']],
  ['name', plugin({}), plugin({ name: 'other' }), ['warning plugin-renamed'], ['warning plugin-renamed']],
  [
    'configuration',
    component({ schema: { properties: { a: { type: 'string' } } } }),
    component({ schema: { properties: { a: { type: 'string', maxLength: 3 } } } }),
    ['break configuration-narrowed'],
    ['notice accepts-more'],
  ],
  [
    'configuration in keywords that heddle ignores',
    component({ schema: { properties: { a: { type: 'string' } } } }),
    component({ schema: { properties: { a: { type: 'string', format: 'email', not: {} } } } }),
    [],
    [],
  ],
  [
    'configuration of a closed schema that nobody could use',
    component({ schema: { properties: { a: {} }, additionalProperties: false } }),
    component({ schema: { properties: { a: { type: 'string' } } } }),
    [],
    ['break configuration-narrowed'],
  ],
  [
    'middleware configuration',
    component({ kind: 'middleware', seams: { node: ['after'] }, schema: {} }),
    component({ kind: 'middleware', seams: { node: ['after'] }, schema: { required: ['a'] } }),
    ['break configuration-narrowed'],
    ['notice accepts-more'],
  ],
  [
    'an encoder’s schema, which heddle never asks',
    component({ kind: 'encoder', protocol: 'a', contentType: 'b' }),
    component({ kind: 'encoder', protocol: 'a', contentType: 'b', schema: { required: ['x'] } }),
    [],
    [],
  ],
  ['a field that heddle does not know', component({}), component({ colour: 'red' }), [], []],
];

describe('each row of the table', () => {
  test.each(ROWS)('%s', (_what, old, current, there, back) => {
    expect(kinds(old, current)).toEqual(there);
    expect(kinds(current, old)).toEqual(back);
    expect(pluginBreaks(old, old)).toEqual([]);
    expect(pluginBreaks(current, current)).toEqual([]);
  });
});

const only = (old: Json, current: Json, options?: PluginBreaksOptions): Finding => {
  const found = pluginBreaks(old, current, options).filter(({ kind }) => kind !== 'version-unmoved');
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('what a finding says', () => {
  test('who is hit and where it shows, with the direction in words', () => {
    const found = only(
      plugin({ components: [{ componentType: 'Judge', branches: ['ok', 'bad'] }] }, '1.4.0'),
      plugin({ components: [{ componentType: 'Judge', branches: ['ok'] }] }, '2.0.0'),
    );
    expect(found).toMatchObject({
      level: 'break',
      kind: 'branch-removed',
      subject: { type: 'component', name: 'Judge' },
      audience: 'callers',
      proof: 'structure',
      baseline: '/components/0/branches/1',
      current: '/components/0/branches',
      before: 'bad',
      hits: ['flows'],
      shows: 'parse',
      message: 'branch `bad` removed',
    });
    expect(found.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  });

  test('a break in a schema carries the whole value, and points into both manifests', () => {
    const found = only(
      tool({ inputSchema: { properties: { q: { type: 'string' } } } }),
      tool({ inputSchema: { properties: { q: { type: 'integer' } }, required: [] } }),
    );
    expect(found).toMatchObject({
      kind: 'type-changed',
      proof: 'witness',
      baseline: '/tools/0/inputSchema/properties/q',
      current: '/tools/0/inputSchema/properties/q',
      hits: ['flows', 'model'],
    });
    expect(found.witness?.value).toEqual({ q: expect.any(String) });
    expect(found.message).toContain('`q`');
  });

  test('a configuration’s witness is what heddle checks, with the fields it adds', () => {
    const found = only(
      component({ schema: { properties: { rubric: { type: 'string' } } } }),
      component({ schema: { properties: { rubric: { type: 'string' } }, additionalProperties: false } }),
    );
    expect(found).toMatchObject({
      kind: 'configuration-narrowed',
      shows: 'parse',
      current: '/components/0/schema/additionalProperties',
    });
    expect(found.witness?.value).toMatchObject({
      componentType: 'Judge',
      metadata: {},
      inputs: [],
      outputs: [],
      branches: [],
    });
    expect(found.remedy).toBe('Declare these fields in the schema, or accept unknown names.');
  });

  test('an operator’s configuration shows at load', () => {
    const guard = (schema: Json): Json => component({ kind: 'middleware', seams: { toolCall: ['before'] }, schema });
    expect(
      only(
        guard({ properties: { a: {} }, additionalProperties: false }),
        guard({ properties: {}, additionalProperties: false }),
      ),
    ).toMatchObject({ hits: ['operators'], shows: 'load', witness: { value: { a: null } } });
  });

  test('a capability breaks only hosts that do not grant it', () => {
    const [old, current] = [plugin({}), plugin({ capabilities: ['callModel'] })];
    expect(only(old, current)).toMatchObject({ level: 'warning', kind: 'reach-grew' });
    expect(only(old, current, { grantedCapabilities: ['log'] })).toMatchObject({
      level: 'break',
      kind: 'capability-added',
      shows: 'load',
    });
    expect(() => pluginBreaks(old, current, { grantedCapabilities: ['callmodel'] })).toThrow(
      'Did you mean "callModel"?',
    );
  });

  test('discovery breaks only hosts that do not discover', () => {
    expect(only(plugin({}), plugin({ discoverTools: true }), { discoverTools: true })).toMatchObject({
      level: 'warning',
      kind: 'discovery-added',
    });
  });

  test('what no longer loads says by which rule, once per rule', () => {
    const found = pluginBreaks(component({}), component({ kind: 'nod', inputs: 1 }));
    expect(found.filter(({ kind }) => kind === 'no-longer-loads').map(({ after }) => after)).toEqual([
      'component-kind',
      'ports',
    ]);
    expect(found[0]?.message).toContain('component "Judge" has the kind "nod"');
  });
});

describe('names and order', () => {
  const judge = {
    componentType: 'Judge',
    inputs: [{ title: 'a', type: 'string' }],
    schema: { type: 'object', required: ['x'] },
  };

  test('what went away under one name and came under another is removed, with the likely new name', () => {
    const found = pluginBreaks(
      plugin({ components: [judge] }),
      plugin({ components: [{ ...judge, componentType: 'Jury', schema: { required: ['x'], type: 'object' } }] }),
    );
    expect(found.map(({ kind }) => kind)).toEqual(['component-removed', 'component-added', 'version-unmoved']);
    expect(found[0]?.message).toContain('`Jury`');
    expect(found[0]?.current).toBe('/components/0');
    const tools = pluginBreaks(
      tool({ description: 'd' }),
      plugin({ tools: [{ name: 'tell', path: 'other.sh', description: 'd' }] }),
    );
    expect(tools[0]).toMatchObject({ kind: 'tool-removed', current: '/tools/0' });
    expect(tools[0]?.message).toContain('`tell`');
  });

  test('a different one under another name is no rename', () => {
    const found = pluginBreaks(
      plugin({ components: [judge] }),
      plugin({ components: [{ ...judge, componentType: 'Jury', inputs: [] }] }),
    );
    expect(found[0]?.message).not.toContain('Jury');
  });

  test('the order of components, tools, files and fields does not matter; of middleware it does', () => {
    const guard = (name: string): Json => ({ componentType: name, kind: 'middleware', seams: { node: ['after'] } });
    const parts = {
      components: [judge, { componentType: 'B' }],
      tools: [
        { name: 'a', path: 'a' },
        { name: 'b', path: 'b' },
      ],
      files: [{ path: 'x' }, { path: 'y' }],
    };
    expect(
      pluginBreaks(
        plugin(parts),
        plugin({
          files: parts.files.toReversed(),
          tools: parts.tools.toReversed(),
          components: parts.components.toReversed(),
        }),
      ),
    ).toEqual([]);
    const found = pluginBreaks(
      plugin({ components: [guard('R'), judge, guard('A')] }),
      plugin({ components: [judge, guard('A'), guard('R')] }),
    );
    expect(found.map(({ kind }) => kind)).toEqual(['middleware-reordered', 'version-unmoved']);
    expect(found[0]).toMatchObject({ before: 'R, A', after: 'A, R' });
  });

  test('a fingerprint survives other entries, and not another change', () => {
    const change = (before: readonly Json[], branch: string): string | undefined =>
      pluginBreaks(
        plugin({ components: [...before, { componentType: 'Judge', branches: ['ok', branch] }] }),
        plugin({ components: [...before, { componentType: 'Judge', branches: ['ok'] }] }),
      ).find(({ kind }) => kind === 'branch-removed')?.fingerprint;
    expect(change([], 'bad')).toBe(change([{ componentType: 'A' }], 'bad'));
    expect(change([], 'bad')).not.toBe(change([], 'worse'));
  });

  test('names from hostile manifests stay names', () => {
    const odd = (name: string): Json => plugin({ components: [{ componentType: name }], tools: [{ name, path: 'x' }] });
    expect(kinds(odd('__proto__'), odd('constructor'))).toEqual([
      'break component-removed',
      'notice component-added',
      'break tool-removed',
      'notice tool-added',
      'notice baseline-does-not-load',
    ]);
    const found = pluginBreaks(
      component({
        outputs: [
          { title: 'a`b\u202e\n@x', type: 'number' },
          { title: 'c', type: 'string' },
        ],
      }),
      component({
        outputs: [
          { title: 'a`b\u202e\n@x', type: 'string' },
          { title: 'c', type: 'string' },
        ],
      }),
    );
    expect(found.find(({ kind }) => kind === 'output-type-changed')?.message).toContain('`a\\u0060b\\u202e\\u000a@x`');
  });
});

test('a version that did not move is remarked, and one that did is not', () => {
  expect(pluginBreaks(plugin({}), plugin({ capabilities: ['log'] })).map(({ kind }) => kind)).toContain(
    'version-unmoved',
  );
  expect(pluginBreaks(plugin({}), plugin({ capabilities: ['log'] }, '1.1.0')).map(({ kind }) => kind)).not.toContain(
    'version-unmoved',
  );
  expect(pluginBreaks(plugin({}), plugin({}, '1.1.0'))).toEqual([]);
});

test('invalid manifests are compared as far as they can be read', () => {
  const broken = {
    name: 1,
    components: [null, { componentType: 'Judge', kind: 'x' }, { componentType: 'A', inputs: [{ title: 't' }, 3] }],
    tools: 'no',
    files: [{}],
  };
  expect(kinds(broken, plugin({ components: [] }))).toEqual(
    expect.arrayContaining(['break component-removed', 'notice baseline-does-not-load']),
  );
  expect(pluginBreaks(broken, broken)).toEqual([]);
  for (const nothing of ['', '{', '[]', 'null', '{}'])
    expect(kinds(nothing, plugin({}))).toContain('notice component-added');
});

describe('numbers in the schemas of tools', () => {
  const of = (maximum: string): string =>
    `{"name":"p","version":"1.0.0","tools":[{"name":"t","path":"t.sh","inputSchema":{"type":"object","properties":{"n":{"type":"number","maximum":${maximum}}}}}]}`;
  const levels = (old: string, current: string): string[] =>
    pluginBreaks(of(old), of(current))
      .map(({ level }) => level)
      .filter((level) => level !== 'notice' && level !== 'warning');

  test('every digit is compared, as it is written', () => {
    expect(levels('0.1000000000000000000000000001', '0.1')).toEqual(['break']);
    expect(levels('0.1', '0.1000000000000000000000000001')).toEqual([]);
    expect(levels('9007199254740993', '9007199254740992')).toEqual(['break']);
    expect(levels('1e400', '1e399')).toEqual(['break']);
    expect(levels('1e400', '10e399')).toEqual([]);
    expect(levels('1.50', '1.5')).toEqual([]);
  });
});
