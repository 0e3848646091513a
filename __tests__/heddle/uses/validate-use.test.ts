import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../src/core/json.ts';
import type { Use } from '../../../src/heddle/index.ts';
import { describeWithCases, readJsonLines } from '../../support/cases.ts';
import { agent, control, data, errors, flow, openai, plugin, problems, ref } from './flows.ts';

const judge = (fields: Record<string, Json> = {}): Json => ({
  componentType: 'Judge',
  inputs: [{ title: 'text', type: 'string' }],
  outputs: [
    { title: 'verdict', type: 'boolean' },
    { title: 'rows', type: 'array' },
  ],
  ...fields,
});
const n = { component_type: 'Judge' };
const at = '/$referenced_components';

describe('types', () => {
  test('a type that nothing provides, wherever it stands', async () => {
    const hidden = flow({ nodes: { n }, more: { spare: { component_type: 'Gone', name: 's' } } });
    expect(await errors({ flow: flow({ nodes: { n } }) }, [plugin([judge()])])).toEqual([]);
    expect(await errors({ flow: flow({ nodes: { n } }) }, [])).toContain(`use-type-unknown ${at}/n`);
    expect(await errors({ flow: hidden }, [plugin([judge()])])).toEqual([`use-type-unknown ${at}/spare`]);
    const data_ = flow({ nodes: { n: { ...n, metadata: { component_type: 'Gone' } } } });
    expect(await errors({ flow: data_ }, [plugin([judge()])])).toEqual([]);
  });
  test.each(['middleware', 'store', 'encoder'])('a %s stands in no document', async (kind) => {
    const seams = kind === 'middleware' ? { seams: { node: ['after'] } } : {};
    const rest = kind === 'encoder' ? { protocol: 'lines', contentType: 'text/plain' } : {};
    const manifest = plugin([{ componentType: 'Judge', kind, ...seams, ...rest }]);
    expect(await errors({ flow: flow({ nodes: { n } }) }, [manifest])).toContain(`use-type-misplaced ${at}/n`);
  });
  test('a transform is no node, and a node is no transform', async () => {
    const trim = { componentType: 'Trim', kind: 'transform' };
    const inNode = flow({ nodes: { n: { component_type: 'Trim' } } });
    expect(await errors({ flow: inNode }, [plugin([trim])])).toEqual([`use-type-misplaced ${at}/n`]);
    const transforms = [{ component_type: 'Trim', id: 't', name: 't' }];
    const inAgent = flow({ nodes: { n: { component_type: 'AgentNode', agent: agent({ transforms }) } } });
    expect(await errors({ flow: inAgent }, [plugin([trim])])).toEqual([]);
    const node = plugin([{ componentType: 'Trim' }]);
    expect(await errors({ flow: inAgent }, [node])).toEqual([`use-type-misplaced ${at}/n/agent/transforms/0`]);
  });
  test('sub-flows load within a plugin’s field, and heddle runs none as a node', async () => {
    const inner = flow({ nodes: { m: n } });
    const nested = flow({ nodes: { n: { ...n, body: inner } } });
    expect(await errors({ flow: nested }, [plugin([judge()])])).toContain(
      `use-reference ${at}/n/body/$referenced_components/start`,
    );
    const apart = JSON.parse(JSON.stringify(inner).replaceAll('"start"', '"s2"').replaceAll('"end"', '"e2"')) as Json;
    expect(await errors({ flow: flow({ nodes: { n: { ...n, body: apart } } }) }, [plugin([judge()])])).toEqual([]);
    const asNode = flow({ nodes: { n: { component_type: 'FlowNode', subflow: apart } } });
    expect(await errors({ flow: asNode }, [plugin([judge()])])).toEqual([`use-graph ${at}/n`]);
  });
});

describe('configuration', () => {
  const takes = async (schema: Json, fields: Record<string, Json>): Promise<string[]> =>
    errors({ flow: flow({ nodes: { n: { ...n, ...fields } } }) }, [plugin([judge({ schema })])]);

  test('names are seen in camelCase at the top and as written below', async () => {
    const schema = { properties: { maxAge: { properties: { max_days: { type: 'integer' } } } }, required: ['maxAge'] };
    expect(await takes(schema, { max_age: { max_days: 3 } })).toEqual([]);
    expect(await takes(schema, { max_age: { max_days: 'x' } })).toEqual([`use-configuration ${at}/n/max_age/max_days`]);
    expect(await takes({ required: ['max_age'] }, { max_age: 3 })).toEqual([`use-configuration ${at}/n/max_age`]);
  });
  test('`null` is there without a value, and stays under `metadata` and `config`', async () => {
    expect(await takes({ required: ['rubric'] }, { rubric: null })).toEqual([]);
    expect(await takes({ properties: { rubric: { type: ['string', 'null'] } } }, { rubric: null })).toHaveLength(1);
    expect(await takes({ properties: { config: { type: 'null' } } }, { config: null })).toEqual([]);
    const metadata = { properties: { metadata: { properties: { a: { type: 'null' } } } } };
    expect(await takes(metadata, { metadata: { a: null } })).toEqual([]);
  });
  test('heddle’s own fields stand beside the author’s', async () => {
    const closed = { additionalProperties: false, properties: { rubric: {} } };
    expect(await takes(closed, { rubric: 1 })).toHaveLength(7);
    expect(await takes({ properties: { componentType: { const: 'Judge' }, branches: { type: 'array' } } }, {})).toEqual(
      [],
    );
    expect(await takes({ properties: { inputs: { items: { required: ['jsonSchema', 'title'] } } } }, {})).toEqual([]);
  });
  test('only the keywords that heddle honours count', async () => {
    expect(await takes({ properties: { rubric: { minItems: 3, not: {}, $ref: '#/no' } } }, { rubric: [] })).toEqual([]);
    expect(await takes({ properties: { rubric: { type: 'number', minimum: 2 } } }, { rubric: 1 })).toHaveLength(1);
    expect(await takes({ properties: { rubric: { pattern: '^[\\w\\-.]+$' } } }, { rubric: 'a-b' })).toEqual([]);
    expect(await takes({ properties: { rubric: { pattern: '(' } } }, { rubric: 'x' })).toHaveLength(1);
    expect(await takes(true, {})).toHaveLength(1);
    expect(await takes([], {})).toEqual([]);
  });
  test('a problem says which field of the plugin it is about', async () => {
    const use = { flow: flow({ nodes: { n: { ...n, max_age: 'old' } } }) };
    const schema = { properties: { maxAge: { type: 'integer' } } };
    expect(await problems(use, [plugin([judge({ schema })])])).toEqual([
      expect.objectContaining({
        message: 'Judge "n": `max_age` must be an integer, not a string.',
        about: { part: 'configuration', component: 'Judge', path: ['maxAge'], keyword: 'type' },
      }),
    ]);
  });
  test('a component in a field is seen with the fields that it has', async () => {
    const schema = { properties: { agent: { required: ['systemPrompt', 'humanInTheLoop'] } } };
    expect(await takes(schema, { agent: agent() })).toEqual([]);
    expect(
      await takes({ properties: { agent: { required: ['other'] } } }, { agent: agent({ other: 1 }) }),
    ).toHaveLength(1);
  });
});

describe('ports', () => {
  const edge = (output: string, input: string) => [data('n', output, 'm', input)];
  const two = (feeds: Json[], fields: Record<string, Json> = {}): Use => ({
    flow: flow({ nodes: { n, m: { ...n, ...fields } }, data: feeds }),
  });
  test('an edge leads from an output to an input', async () => {
    expect(await errors(two(edge('verdict', 'text')), [plugin([judge()])])).toEqual([]);
    const [found] = await problems(two(edge('verdict', 'note')), [plugin([judge()])]);
    expect(found).toMatchObject({
      rule: 'use-port',
      about: { part: 'port', component: 'Judge', side: 'inputs', title: 'note' },
    });
    expect(await errors(two(edge('text', 'text')), [plugin([judge()])])).toHaveLength(1);
  });
  test('own ports stand for the plugin’s', async () => {
    const own = { inputs: [{ title: 'note', type: 'string' }] };
    expect(await errors(two(edge('verdict', 'note'), own), [plugin([judge()])])).toEqual([]);
    const [found] = await problems(two(edge('verdict', 'text'), own), [plugin([judge()])]);
    expect(found?.about).toBeUndefined();
    expect(await errors(two(edge('verdict', 'text'), { inputs: null }), [plugin([judge()])])).toHaveLength(1);
  });
  test.each([
    ['boolean', 'number', true],
    ['object', 'string', true],
    ['string', 'number', false],
    ['array', 'array', true],
    ['array', 'object', false],
    ['str', 'integer', false],
  ])('%s → %s', async (from, to, holds) => {
    const manifest = plugin([judge({ outputs: [{ title: 'o', type: from }], inputs: [{ title: 'i', type: to }] })]);
    expect(await errors(two(edge('o', 'i')), [manifest])).toHaveLength(holds ? 0 : 1);
  });
  test.each([
    [{ type: 'array', items: { type: 'string' } }, { type: 'array', items: { type: 'object' } }, false],
    [{ anyOf: [{ type: 'integer' }, { type: 'boolean' }] }, { type: ['number', 'null'] }, true],
    [{ type: ['integer', 'array'] }, { type: 'number' }, false],
    [
      { type: 'object', properties: { a: { type: 'number' } } },
      { type: 'object', properties: { a: { type: 'string' } } },
      true,
    ],
    [{ type: 'object' }, { type: 'object', properties: { a: { type: 'string' } } }, false],
    [{ type: 'number', allOf: [] }, { type: 'number' }, false],
  ])('own schemas %j → %j', async (from, to, holds) => {
    const nodes = {
      n: { ...n, outputs: [{ title: 'o', ...from }] },
      m: { ...n, inputs: [{ title: 'i', ...to }] },
    };
    const use = { flow: flow({ nodes, data: edge('o', 'i') }) };
    expect(await errors(use, [plugin([judge()])])).toHaveLength(holds ? 0 : 1);
  });
  test.each(['a b', 'a.b', 'a,b', '{a}', "it's", '"', 'a\nb', '_resume', '_chat_history'])(
    'title %j',
    async (title) => {
      const manifest = plugin([judge({ inputs: [{ title, type: 'string' }] })]);
      const [found] = await problems({ flow: flow({ nodes: { n } }) }, [manifest]);
      expect(found).toMatchObject({ rule: 'use-title', about: { part: 'port', title } });
      const own = flow({ nodes: { n: { ...n, inputs: [] } } });
      expect(await errors({ flow: own }, [manifest])).toEqual([]);
    },
  );
  test('an LlmNode gives one output, whatever it declares', async () => {
    const llm = { component_type: 'LlmNode', llm_config: openai, prompt_template: '{{text}}' };
    const use = (output: string): Use => ({
      flow: flow({
        nodes: { l: { ...llm, outputs: [{ title: output, type: 'string' }] }, n },
        data: [data('l', output, 'n', 'text')],
      }),
    });
    expect(await errors(use('generated_text'), [plugin([judge()])])).toEqual([]);
    expect(await errors(use('answer'), [plugin([judge()])])).toHaveLength(1);
  });
});

describe('branches', () => {
  const branching = (first: string | undefined, second: string | undefined, fields = {}): Use => ({
    flow: flow({
      nodes: { n: { ...n, ...fields } },
      ends: ['end', 'other'],
      control: [control('start', 'n'), control('n', 'end', first), control('n', 'other', second)],
    }),
  });
  const declares = plugin([judge({ branches: ['yes', 'no'] })]);
  test('a labelled edge names a branch that is declared; who declares none selects any', async () => {
    expect(await errors(branching('yes', 'no'), [declares])).toEqual([]);
    expect(await errors(branching('yes', undefined), [declares])).toEqual([]);
    expect(await errors(branching('maybe', 'no'), [plugin([judge()])])).toEqual([]);
    const [found] = await problems(branching('maybe', 'no'), [declares]);
    expect(found).toMatchObject({ rule: 'use-branch', about: { part: 'branch', component: 'Judge', branch: 'maybe' } });
  });
  test('own branches stand for the plugin’s', async () => {
    expect(await errors(branching('maybe', 'no', { branches: ['maybe', 'no'] }), [declares])).toEqual([]);
    expect(await errors(branching('maybe', 'no', { branches: [] }), [declares])).toEqual([]);
    expect(await errors(branching('maybe', 'no', { branches: null }), [declares])).toHaveLength(1);
  });
  test('a BranchingNode has an edge for what it maps to', async () => {
    const branch = { component_type: 'BranchingNode', mapping: { a: 'yes', b: 'no' } };
    const use = (second: string | undefined): Use => ({
      flow: flow({
        nodes: { b: branch },
        ends: ['end', 'other'],
        control: [control('start', 'b'), control('b', 'end', 'yes'), control('b', 'other', second)],
      }),
    });
    expect(await errors(use('no'), [])).toEqual([]);
    expect(await errors(use(undefined), [])).toEqual([]);
    expect(await errors(use('default'), [])).toHaveLength(1);
  });
});

describe('tools, providers, references', () => {
  const tool = { component_type: 'ServerTool', id: 't', name: 'look_up' };
  const serves = plugin([judge()], { tools: [{ name: 'look_up', componentType: 'Judge' }] });
  test('a ServerTool of a node or of its agent is provided', async () => {
    for (const node of [
      { component_type: 'ToolNode', tool },
      { component_type: 'AgentNode', agent: agent({ tools: [tool] }) },
    ]) {
      const use = { flow: flow({ nodes: { t: node } }) };
      expect(await errors(use, [serves])).toEqual([]);
      expect(await errors(use, [plugin([judge()])])).toHaveLength(1);
      expect(await errors(use, [plugin([judge()])], { tools: ['look_up'] })).toEqual([]);
      const [found] = await problems(use, [plugin([judge()], { discoverTools: true })], { discoverTools: true });
      expect(found).toMatchObject({ level: 'warning', rule: 'use-tool', about: { part: 'tool', tool: 'look_up' } });
    }
    const client = flow({
      nodes: { t: { component_type: 'ToolNode', tool: { ...tool, component_type: 'ClientTool' } } },
    });
    expect(await errors({ flow: client }, [])).toEqual([]);
  });
  test('a provider is configured where it stands, in a document of its own too', async () => {
    const model = { component_type: 'Model', id: 'm', name: 'm', temperature: 'hot' };
    const manifest = plugin([
      { componentType: 'Model', kind: 'provider', schema: { properties: { temperature: { type: 'number' } } } },
    ]);
    const inFlow = flow({ nodes: { a: { component_type: 'AgentNode', agent: agent({ llm_config: model }) } } });
    expect(await errors({ flow: inFlow }, [manifest])).toEqual([
      `use-configuration ${at}/a/agent/llm_config/temperature`,
    ]);
    expect(await errors({ flow: agent({ llm_config: model }) }, [manifest])).toHaveLength(1);
    expect(await errors({ flow: agent({ llm_config: { ...model, temperature: 1 } }) }, [manifest])).toEqual([]);
    const nameless = { component_type: 'Model', id: '', name: 'm' };
    expect(await errors({ flow: agent({ llm_config: nameless }) }, [manifest])).toEqual(['use-spec-field /llm_config']);
  });
  test('references are there, met in time, written once, and hold not themselves', async () => {
    const of = async (more: Record<string, Json>, body: Json): Promise<string[]> =>
      errors({ flow: flow({ nodes: { n: { ...n, body } }, more }) }, [plugin([judge()])]);
    expect(await of({ x: { component_type: 'Judge', name: 'x' } }, ref('x'))).toEqual([]);
    expect((await of({}, ref('x')))[0]).toBe(`use-reference ${at}/n/body`);
    expect(await of({ x: { component_type: 'Judge', name: 'x', body: ref('x') } }, ref('x'))).toEqual([
      `use-reference ${at}/x/body`,
    ]);
  });
  test('the shape of the flow', async () => {
    const lost = flow({ nodes: { n, m: n }, control: [control('start', 'n'), control('n', 'end')] });
    expect(await errors({ flow: lost }, [plugin([judge()])])).toEqual([`use-graph ${at}/m`]);
    const named = flow({ nodes: { n, m: { ...n, name: 'n' } } });
    expect(await errors({ flow: named }, [plugin([judge()])])).toContain(`use-graph ${at}/m`);
    const bare = { component_type: 'Flow', name: 'f', start_node: ref('x'), nodes: [], control_flow_connections: [] };
    expect(await errors({ flow: bare }, [])).not.toEqual([]);
    expect(await errors({ flow: agent({ system_prompt: null }) }, [])).toEqual(['use-spec-field /system_prompt']);
  });
});

describe('what operators and clients choose', () => {
  const gate = plugin([
    { componentType: 'Gate', kind: 'middleware', seams: { toolCall: ['before'] }, schema: { required: ['approvers'] } },
    { componentType: 'Shelf', kind: 'store', schema: { properties: { path: { type: 'string' } } } },
    { componentType: 'Lines', kind: 'encoder', protocol: 'lines', contentType: 'text/plain; charset=utf-8' },
  ]);
  const calm = plugin((gate.components as Json[]).slice(1));
  test('middleware that is not configured is checked with {}, in every use', async () => {
    for (const use of [{ config: {} }, { store: 'Shelf' }, { protocol: 'lines' }, { flow: flow({ nodes: {} }) }]) {
      expect((await errors(use, [gate])).map((one) => one.split(' ')[0])).toEqual(['use-configuration']);
      expect(await errors(use, [calm])).toEqual([]);
    }
    expect(await errors({ config: { Gate: { approvers: null } } }, [gate])).toEqual([]);
    expect(await errors({ config: { Gaet: {} } }, [calm])).toEqual(['use-middleware-unknown /middleware/Gaet']);
    expect(await errors({ config: { Gate: 1 } }, [gate])).toEqual(['use-configuration /middleware/Gate']);
  });
  test('a store and its configuration', async () => {
    expect(await errors({ store: 'Shelf', config: { path: null } }, [calm])).toEqual([
      'use-configuration /store/config/path',
    ]);
    expect(await errors({ store: 'Shelv' }, [calm])).toEqual(['use-store-unknown /store/type']);
  });
  test('a protocol and its content type', async () => {
    const of = (protocol: string, contentType: string) => errors({ protocol, contentType }, [calm]);
    expect(await of('lines', 'text/plain')).toEqual([]);
    expect(await of('lines', 'TEXT/plain;charset=UTF-8')).toEqual([]);
    expect(await of('lines', 'text/plain; charset=ascii')).toEqual(['use-content-type /protocols/0']);
    expect(await of('wire', 'text/plain')).toEqual(['use-protocol-unknown /protocols/0']);
    expect(await errors({ protocol: 'heddle' }, [])).toEqual([]);
  });
  test('plugins that do not load, alone or together', async () => {
    expect(await errors({ config: {} }, [{ name: 'a', version: '1' }])).toEqual(['use-plugin ']);
    expect(await errors({ config: {} }, [calm, { ...calm, name: 'b' }])).toHaveLength(4);
  });
});

interface Line {
  readonly id: string;
  readonly old: Json;
  readonly new: Json;
  readonly use: Use;
  readonly verdict: 'accepted' | 'refused';
}

describeWithCases('heddle’s own verdicts on uses', () => {
  test('every use loads with the old plugin, and with the new one exactly when heddle says so', async () => {
    const lines = readJsonLines<Line>('heddle/flows.jsonl');
    expect(lines.length).toBeGreaterThan(800);
    for (const line of lines) {
      const [before, after] = [await errors(line.use, [line.old]), await errors(line.use, [line.new])];
      expect([line.id, before, after.length === 0]).toEqual([line.id, [], line.verdict === 'accepted']);
    }
  });
});
