/** What heddle takes and refuses in a manifest, by our own cases: which rules are broken, and no other. */
import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { validatePlugin, type ValidateOptions } from '../../src/heddle/index.ts';

type Fields = Record<string, Json>;
const plugin = (fields: Fields): Json => ({
  name: 'p',
  version: '1.0.0',
  components: [{ componentType: 'A' }],
  ...fields,
});
const component = (fields: Fields): Json => plugin({ components: [{ componentType: 'A', ...fields }] });
const tool = (fields: Fields): Json => plugin({ tools: [{ name: 't', path: 'x', ...fields }] });
const file = (...files: Json[]): Json => plugin({ files });
const nested = (levels: number): Json => (levels === 0 ? 1 : [nested(levels - 1)]);

const errors = (manifest: Json, options?: ValidateOptions): string[] =>
  validatePlugin(JSON.stringify(manifest), options).flatMap(({ level, rule }) => (level === 'error' ? [rule] : []));

describe('the manifest alone', () => {
  test.each<readonly [string, Json, readonly string[]]>([
    ['the least', plugin({}), []],
    ['a tool alone', { name: 'p', version: '1.0.0', tools: [{ name: 't', path: 'x' }] }, []],
    ['discovery alone', { name: 'p', version: '1.0.0', discoverTools: true }, []],
    ['no name', { version: '1.0.0', components: [{ componentType: 'A' }] }, ['name-required']],
    ['name null', plugin({ name: null }), ['name-required']],
    ['version a number', plugin({ version: 1 }), ['version-required']],
    ['nothing', { name: 'p', version: '1.0.0' }, ['nothing-provided']],
    ['discovery refused', { name: 'p', version: '1.0.0', discoverTools: false }, ['nothing-provided']],
    ['files only', { name: 'p', version: '1.0.0', files: [{ path: 'x' }] }, ['only-files']],
    ['files beside an empty list', { name: 'p', version: '1.0.0', files: [{ path: 'x' }], tools: [] }, ['only-files']],
    ['components an object', { name: 'p', version: '1.0.0', components: {} }, ['nothing-provided', 'components-list']],
    [
      'components null beside a tool',
      plugin({ components: null, tools: [{ name: 't', path: 'x' }] }),
      ['components-list'],
    ],
    [
      'a component that is not an object',
      plugin({ components: [{ componentType: 'A' }, 1, null, []] }),
      ['components-list', 'components-list', 'components-list'],
    ],
    ['command of one empty string', plugin({ command: [''] }), []],
    ['command null', plugin({ command: null }), ['command-argv']],
    ['command with a number', plugin({ command: ['a', 1] }), ['command-argv']],
    ['capabilities null', plugin({ capabilities: null }), ['capability-known']],
    ['a capability twice', plugin({ capabilities: ['log', 'log'] }), []],
    ['a capability that is no string', plugin({ capabilities: [1] }), ['capability-known']],
    ['kind null', component({ kind: null }), []],
    ['kind empty', component({ kind: '' }), ['component-kind']],
    ['type with a digit first', plugin({ components: [{ componentType: '1a' }] }), ['component-type-name']],
    ['type with a newline', plugin({ components: [{ componentType: 'a\n' }] }), ['component-type-name']],
    ['type absent', plugin({ components: [{}] }), ['component-type-name']],
    ['phase null on a node', component({ phase: null }), ['field-of-kind']],
    ['phase null on a transform', component({ kind: 'transform', phase: null }), ['transform-phase']],
    ['stream null on a provider', component({ kind: 'provider', stream: null }), ['provider-stream']],
    ['stream false on a store', component({ kind: 'store', stream: false }), ['field-of-kind']],
    ['fields of another kind where the kind is unknown', component({ kind: 'x', stream: true }), ['component-kind']],
    ['files null on a component', component({ files: null }), ['component-files']],
    ['inputs null', component({ inputs: null }), ['ports']],
    ['an input without anything', component({ inputs: [{}] }), ['ports', 'ports']],
    ['an input whose type is a list', component({ inputs: [{ title: 'a', type: ['string'] }] }), ['ports']],
    [
      'an output with a description that is no string',
      component({ outputs: [{ title: 'a', type: 'b', description: 1 }] }),
      [],
    ],
    ['malformed outputs on a store', component({ kind: 'store', outputs: [1] }), ['ports']],
    ['branches null', component({ branches: null }), ['branches']],
    ['a branch that is empty', component({ branches: [''] }), []],
    ['a branch that is a number', component({ branches: [1] }), ['branches']],
    ['a schema of any sort', component({ schema: 'x' }), []],
    ['middleware without seams', component({ kind: 'middleware' }), ['seams-required']],
    ['middleware with an array of seams', component({ kind: 'middleware', seams: ['node'] }), ['seams-required']],
    ['middleware with none', component({ kind: 'middleware', seams: {} }), ['seams-required']],
    ['an empty list of halves', component({ kind: 'middleware', seams: { node: [] } }), ['seam-known']],
    ['a half twice', component({ kind: 'middleware', seams: { node: ['after', 'after'] } }), []],
    ['before an error', component({ kind: 'middleware', seams: { nodeError: ['before', 'after'] } }), ['seam-known']],
    ['an encoder without anything', component({ kind: 'encoder' }), ['encoder-protocol', 'encoder-content-type']],
    [
      'a protocol with a hyphen first',
      component({ kind: 'encoder', protocol: '-a', contentType: 'x' }),
      ['encoder-protocol'],
    ],
    ['tools null', plugin({ tools: null }), ['tools-list']],
    ['a tool that is null', plugin({ tools: [null] }), ['tools-list']],
    ['a tool with nothing', plugin({ tools: [{}] }), ['tool-name', 'tool-implementation']],
    ['a tool with path null', tool({ path: null }), ['path-string']],
    [
      'a tool with path null and a component',
      tool({ path: null, componentType: 'A' }),
      ['tool-implementation', 'path-string'],
    ],
    ['a tool with both', tool({ componentType: 'A' }), ['tool-implementation']],
    [
      'a tool of a component that is not declared',
      plugin({ tools: [{ name: 't', componentType: 'B' }] }),
      ['tool-component'],
    ],
    [
      'a tool of an encoder',
      plugin({
        components: [{ componentType: 'E', kind: 'encoder', protocol: 'a', contentType: 'b' }],
        tools: [{ name: 't', componentType: 'E' }],
      }),
      [],
    ],
    ['a description that is null', tool({ description: null }), ['tool-description']],
    ['shadows null', tool({ shadows: null }), ['tool-shadows']],
    ['a schema null', tool({ inputSchema: null }), ['tool-schema-object']],
    ['a schema that is an array', tool({ outputSchema: [] }), ['tool-schema-object']],
    ['a schema without type', tool({ inputSchema: {} }), []],
    ['a schema whose type is null', tool({ inputSchema: { type: null } }), ['tool-schema-type']],
    ['a schema of 16 levels', tool({ inputSchema: { a: nested(14) } }), []],
    ['a schema of 17 levels', tool({ inputSchema: { a: nested(15) } }), ['tool-schema-depth']],
    ['a schema of 65,536 units', tool({ inputSchema: { a: 'x'.repeat(65_536 - 8) } }), []],
    ['a schema of one more', tool({ inputSchema: { a: 'x'.repeat(65_536 - 7) } }), ['tool-schema-size']],
    [
      'units are UTF-16, escapes count as written',
      tool({ inputSchema: { a: `${'\u0001'.repeat(10)}${'😀'.repeat(32_734)}` } }),
      [],
    ],
    ['files null', plugin({ files: null }), ['files-list']],
    ['a file that is a string', file('x'), ['files-list']],
    ['a file without a path', file({}), ['path-string']],
    ['dest null', file({ path: 'x', dest: null }), ['file-dest']],
    ['dest of white space', file({ path: 'x', dest: ' ' }), []],
    ['two paths of one base name', file({ path: 'a/x' }, { path: 'b/x/' }), ['file-dest-once']],
    ['64 files', file(...Array.from({ length: 64 }, (_, index) => ({ path: `f${index}` }))), []],
    ['65 files', file(...Array.from({ length: 65 }, (_, index) => ({ path: `f${index}` }))), ['files-at-most']],
    [
      'unknown fields everywhere',
      plugin({
        colour: 1,
        components: [{ componentType: 'A', colour: 1, inputs: [{ title: 'a', type: 'b', colour: 1 }] }],
        tools: [{ name: 't', path: 'x', colour: 1 }],
      }),
      [],
    ],
  ])('%s', (_what, manifest, wanted) => {
    expect(errors(manifest).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('what only the loader refuses is a warning for the manifest alone, and an error for a host', () => {
  test.each<readonly [string, Json]>([
    ['component-type-builtin', plugin({ components: [{ componentType: 'ServerTool' }] })],
    ['encoder-protocol-reserved', component({ kind: 'encoder', protocol: 'heddle', contentType: 'x' })],
    [
      'encoder-protocol-once',
      plugin({
        components: ['A', 'B'].map((componentType) => ({
          componentType,
          kind: 'encoder',
          protocol: 'x',
          contentType: 'y',
        })),
      }),
    ],
    ['store-once', plugin({ components: ['A', 'B'].map((componentType) => ({ componentType, kind: 'store' })) })],
    ['files-overlap', file({ path: 's' }, { path: 'x', dest: 's/x' })],
    ['discovery-allowed', plugin({ discoverTools: true })],
  ])('%s', (rule, manifest) => {
    expect(errors(manifest)).toEqual([]);
    expect(
      validatePlugin(JSON.stringify(manifest))
        .filter(({ level }) => level === 'warning')
        .map((problem) => problem.rule),
    ).toContain(rule);
    expect(errors(manifest, { discoverTools: false })).toEqual([rule]);
  });

  test('a host that discovers takes what must be asked', () => {
    expect(errors(plugin({ discoverTools: true }), { discoverTools: true })).toEqual([]);
  });
});

describe('submitted', () => {
  test.each<readonly [string, Json, readonly string[]]>([
    ['a node', plugin({}), []],
    ['an encoder', component({ kind: 'encoder', protocol: 'a', contentType: 'b' }), []],
    ['middleware', component({ kind: 'middleware', seams: { node: ['after'] } }), ['submitted-kind']],
    ['a store', component({ kind: 'store' }), ['submitted-kind']],
    ['discovery', plugin({ discoverTools: true }), ['submitted-discovery']],
    ['files', file({ path: 'x' }), ['submitted-files']],
    ['no files', plugin({ files: [] }), []],
    ['a path tool', tool({}), ['submitted-path']],
    ['a shadowing tool', plugin({ tools: [{ name: 't', componentType: 'A', shadows: true }] }), ['submitted-shadows']],
    ['a command', plugin({ command: ['python3', 'x.py'] }), []],
    ['a type of Agent Spec', plugin({ components: [{ componentType: 'Flow' }] }), ['component-type-builtin']],
  ])('%s', (_what, manifest, wanted) => {
    expect(errors(manifest, { submitted: true })).toEqual(wanted);
    expect(errors(manifest).filter((rule) => rule.startsWith('submitted'))).toEqual([]);
  });

  test('what is not granted is refused by name', () => {
    const [problem] = validatePlugin(JSON.stringify(plugin({ capabilities: ['log', 'callModel'] })), {
      submitted: true,
      grantedCapabilities: ['runTool', 'emitEvent', 'log'],
    });
    expect(problem).toMatchObject({
      rule: 'capability-granted',
      pointer: '/capabilities/1',
      received: '"callModel"',
      expected: 'runTool, emitEvent or log',
    });
  });
});

describe('a problem', () => {
  test('says what, where, what was expected and what came, and what was likely meant', () => {
    const text =
      '{\n  "name": "p",\n  "version": "1.0.0",\n  "components": [\n    { "componentType": "Judge", "kind": "middelware" }\n  ]\n}';
    expect(validatePlugin(text)).toEqual([
      {
        level: 'error',
        rule: 'component-kind',
        message:
          'component "Judge" has the kind "middelware"; expected node, transform, component, provider, middleware, encoder or store. Did you mean "middleware"?',
        pointer: '/components/0/kind',
        line: 5,
        column: 41,
        expected: 'node, transform, component, provider, middleware, encoder or store',
        received: '"middelware"',
      },
    ]);
  });

  test('of what is missing stands on the nearest surviving parent', () => {
    const text =
      '{\n "name": "p",\n "version": "1.0.0",\n "components": [\n  {"componentType": "A", "kind": "encoder"}\n ]\n}';
    expect(validatePlugin(text).map(({ rule, line, column }) => `${rule} ${line}:${column}`)).toEqual([
      'encoder-protocol 5:3',
      'encoder-content-type 5:3',
    ]);
  });

  test('a field that heddle does not read is a notice with the likely field', () => {
    const [notice] = validatePlugin(JSON.stringify(component({ brnaches: ['a'] })));
    expect(notice).toMatchObject({ level: 'notice', rule: 'unknown-field', pointer: '/components/0/brnaches' });
    expect(notice?.message).toContain('Did you mean "branches"?');
  });
});

describe('lints', () => {
  const lints = (manifest: Json, off: readonly string[] = []): string[] =>
    validatePlugin(JSON.stringify(manifest), { off }).map(({ rule }) => rule);

  test.each<readonly [string, Json, readonly string[]]>([
    ['an absolute dest', file({ path: 'a', dest: '/abs/x' }), ['dest-outside']],
    ['a dest that climbs after a while', file({ path: 'a', dest: 'x/../../y' }), ['dest-outside']],
    ['a path whose base name climbs', file({ path: '..' }), ['dest-outside']],
    ['a dest that stays inside', file({ path: 'a', dest: 'x/../y' }), []],
    ['a reserved dest, spelt differently', file({ path: 'a', dest: './.heddle/bin' }), ['dest-reserved']],
    ['a dest that only looks reserved', file({ path: 'a', dest: '.heddlex' }), []],
    [
      'one inside the other, spelt differently',
      file({ path: 'a', dest: './x' }, { path: 'b', dest: 'x/y' }),
      ['dest-same-place'],
    ],
    ['branches on a transform', component({ kind: 'transform', branches: ['a'] }), ['ports-ignored']],
    ['empty branches on a transform', component({ kind: 'transform', branches: [] }), []],
    ['an unknown type in a schema', component({ schema: { properties: { a: { type: 'int' } } } }), ['schema-valid']],
    [
      'a pattern that does not compile',
      component({ schema: { properties: { a: { pattern: '(' } } } }),
      ['schema-valid'],
    ],
    [
      'a keyword that heddle ignores, deep down',
      component({ schema: { properties: { a: { items: { properties: { b: { format: 'email' } } } } } } }),
      ['schema-keyword'],
    ],
    ['a tuple', component({ schema: { items: [{}] } }), ['schema-keyword']],
    ['a misspelt keyword', component({ schema: { requird: ['a'] } }), ['schema-keyword']],
    ['an annotation', component({ schema: { title: 'x', description: 'y', 'x-order': 1 } }), []],
    [
      'inside a keyword that heddle ignores nothing more is said',
      component({ schema: { anyOf: [{ type: 'strng' }] } }),
      ['schema-keyword'],
    ],
    [
      'a closed schema that declares what heddle adds',
      component({
        kind: 'component',
        schema: { properties: { id: {}, name: {}, componentType: {}, metadata: {} }, additionalProperties: false },
      }),
      [],
    ],
    ['snake_case in an operator’s configuration', component({ kind: 'store', schema: { required: ['max_age'] } }), []],
    ['snake_case in a flow’s', component({ schema: { required: ['max_age'] } }), ['schema-snake-case']],
    ['a title with a space', component({ inputs: [{ title: 'a b', type: 'string' }] }), ['title-refused']],
    ['a reserved title', component({ inputs: [{ title: '_resume', type: 'string' }] }), ['title-refused']],
    ['a title that heddle takes', component({ outputs: [{ title: 'a-b/c', type: 'string' }] }), []],
    ['a type that is none', component({ outputs: [{ title: 'a', type: 'str' }] }), ['port-type-unknown']],
    ['an interpreter', plugin({ command: ['node', 'plugin.mjs'] }), ['command-interpreter']],
    ['a program of its own', plugin({ command: ['./node', 'plugin.mjs'] }), []],
    ['a version that is not semver', plugin({ version: '1.2' }), ['version-semver']],
    ['a prerelease', plugin({ version: '1.2.0-rc.1+7' }), []],
    ['a misspelt keyword of a tool', tool({ inputSchema: { minPropertys: 1 } }), ['tool-schema-keyword']],
    [
      'a malformed keyword of a tool, deep down',
      tool({ outputSchema: { anyOf: [{ properties: { a: { minLength: 'x' } } }] } }),
      ['tool-schema-keyword'],
    ],
    ['keywords of a tool as they should be', tool({ inputSchema: { 'x-a': 1, unit: 'm', format: 'uri' } }), []],
  ])('%s', (_what, manifest, wanted) => {
    expect(lints(manifest)).toEqual(wanted);
    expect(lints(manifest, wanted)).toEqual([]);
  });

  test('what keeps a plugin from loading cannot be switched off, and an unknown id is a mistake', () => {
    expect(() => lints(plugin({}), ['component-kind'])).toThrow(
      '"component-kind" is not a lint that can be switched off.',
    );
    expect(() => lints(plugin({}), ['dest-outsid'])).toThrow('Did you mean "dest-outside"?');
    expect(() => validatePlugin('{}', { grantedCapabilities: ['logs'] })).toThrow('Did you mean "log"?');
  });
});
