/** The inputs, outputs and branches of Agent Spec's own components, where the document leaves them to be told. */
import type { Loaded, Loading, SpecFields } from './loading.ts';
import { textPort, type Port } from './ports.ts';
import { isSeenArray, isSeenObject, own, type Seen, type SeenObject } from './seen.ts';

export interface SpecParts {
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
  /** Undefined for a component that has none. */
  readonly branches: readonly string[] | undefined;
  readonly reducers?: SeenObject;
  /** Whether heddle fills a side in where the document leaves it out. */
  readonly derives: { readonly inputs: boolean; readonly outputs: boolean };
  /** They come from a component whose own could not be told. */
  readonly uncertain: boolean;
}

/** What a type derives: each side where the document has none of its own; `branches` always. */
interface Derived {
  readonly inputs?: () => readonly Port[];
  readonly outputs?: () => readonly Port[];
  /** Stands even where the document has its own. */
  readonly fixedOutputs?: readonly Port[];
  readonly branches?: () => readonly string[];
  readonly reducers?: SeenObject;
  readonly from?: readonly (Loaded | undefined)[];
}

const NEXT = ['next'] as const;
const next = (): readonly string[] => NEXT;
const none = (): readonly Port[] => [];

export function specParts(loading: Loading, fields: SpecFields): SpecParts {
  const derived = derive(loading, fields);
  const own_ = fields.ports;
  return {
    inputs: own_.inputs ?? derived.inputs?.() ?? [],
    outputs: derived.fixedOutputs ?? own_.outputs ?? derived.outputs?.() ?? [],
    branches: derived.branches?.(),
    ...(derived.reducers === undefined ? {} : { reducers: derived.reducers }),
    derives: {
      inputs: derived.inputs !== undefined,
      outputs: derived.outputs !== undefined || derived.fixedOutputs !== undefined,
    },
    uncertain: (derived.from ?? []).some((one) => one === undefined || one.uncertain),
  };
}

function derive(loading: Loading, fields: SpecFields): Derived {
  const { type, values } = fields;
  const child = (name: string): Loaded | undefined => loading.loaded(values.get(name));
  const children = (name: string): (Loaded | undefined)[] => {
    const list = values.get(name);
    return isSeenArray(list) ? list.map((one) => loading.loaded(one)) : [];
  };
  switch (type) {
    case 'StartNode':
      return { inputs: none, outputs: none, branches: next };
    case 'EndNode':
      return { inputs: none, outputs: none, branches: () => [] };
    case 'LlmNode':
      return {
        inputs: () => placeholders([values.get('promptTemplate')]),
        outputs: () => [textPort('generated_text')],
        branches: next,
      };
    case 'ToolNode':
      return { ...sidesOf(child('tool')), branches: next };
    case 'AgentNode':
      return { ...sidesOf(child('agent')), branches: () => texts(values.get('branches')) ?? NEXT };
    case 'FlowNode':
      return { ...sidesOf(child('subflow')), branches: () => endBranches(loading, child('subflow'), NEXT) };
    case 'CatchExceptionNode':
      return catching(loading, child('subflow'));
    case 'BranchingNode':
      return branching(values.get('mapping'));
    case 'MapNode':
    case 'ParallelMapNode':
      return mapping(child('subflow'), values.get('reducers'));
    case 'ParallelFlowNode':
      return parallel(loading, children('subflows'));
    case 'ApiNode':
      return { inputs: () => placeholders(request(values)), outputs: () => [textPort('response')], branches: next };
    case 'RemoteTool':
      return { inputs: () => placeholders(request(values)) };
    case 'InputMessageNode':
      return message(fields);
    case 'OutputMessageNode':
      return { inputs: () => placeholders([values.get('message')]), fixedOutputs: [], branches: next };
    case 'Agent':
      return { inputs: () => placeholders([values.get('systemPrompt')]), outputs: none };
    case 'AgentSpecializationParameters':
      return { inputs: () => placeholders([values.get('additionalInstructions')]), outputs: none };
    case 'SpecializedAgent':
      return specialized(loading, child('agent'), child('agentSpecializationParameters'));
    case 'Flow':
      return flow(child('startNode'), children('nodes'));
    default:
      return {};
  }
}

const sidesOf = (one: Loaded | undefined): Derived => ({
  inputs: () => one?.inputs ?? [],
  outputs: () => one?.outputs ?? [],
  from: [one],
});

/** `{{name}}` in texts, names included. */
function placeholders(values: readonly Seen[]): Port[] {
  const names = new Set<string>();
  const stack: Seen[] = [...values];
  for (let at = 0; at < stack.length; at += 1) {
    const value = stack[at];
    if (typeof value === 'string') for (const [, name] of value.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) names.add(name ?? '');
    else if (isSeenArray(value)) for (const one of value) stack.push(one);
    else if (isSeenObject(value)) for (const [name, one] of Object.entries(value)) stack.push(name, one);
  }
  return [...names].map((name) => textPort(name));
}

function request(values: ReadonlyMap<string, Seen>): Seen[] {
  return ['url', 'httpMethod', 'apiSpecUri', 'data', 'queryParams', 'headers'].map((name) => values.get(name));
}

/** The branches on which a flow ends. */
function endBranches(loading: Loading, subflow: Loaded | undefined, otherwise: readonly string[]): readonly string[] {
  const nodes = subflow === undefined ? undefined : own(subflow.value, 'nodes');
  const ends = (isSeenArray(nodes) ? nodes : []).filter((node) => loading.loaded(node)?.type === 'EndNode');
  const names = ends.flatMap((end) => {
    const name = isSeenObject(end) ? own(end, 'branchName') : undefined;
    return typeof name === 'string' ? [name] : ['next'];
  });
  return names.length === 0 ? otherwise : [...new Set(names)].sort();
}

function catching(loading: Loading, subflow: Loaded | undefined): Derived {
  const title = 'caught_exception_info';
  const info: Port = { title, schema: { title, anyOf: [{ type: 'string' }, { type: 'null' }], default: null } };
  return {
    inputs: () => subflow?.inputs ?? [],
    outputs: () => [...(subflow?.outputs ?? []), info],
    branches: () => ['caught_exception_branch', ...endBranches(loading, subflow, [])],
    from: [subflow],
  };
}

function branching(mapping: Seen): Derived {
  const branches = isSeenObject(mapping) ? Object.values(mapping).filter((one) => typeof one === 'string') : [];
  return {
    inputs: () => [textPort('branching_mapping_key', { description: 'Next branch name in the flow' })],
    fixedOutputs: [],
    branches: () => [...new Set(['default', ...branches])].sort(),
  };
}

function mapping(subflow: Loaded | undefined, given: Seen): Derived {
  const reducers = isSeenObject(given)
    ? given
    : Object.fromEntries((subflow?.outputs ?? []).map(({ title }) => [title, 'append'] as const));
  return {
    inputs: () =>
      (subflow?.inputs ?? []).map(({ title, schema }) => ({
        title: `iterated_${title}`,
        schema: { title: `iterated_${title}`, anyOf: [schema, { type: 'array', items: schema }] },
      })),
    outputs: () =>
      (subflow?.outputs ?? [])
        .filter(({ title }) => own(reducers, title) !== undefined)
        .map(({ title, schema }) => {
          const called = `collected_${title}`;
          const appended = own(reducers, title) === 'append';
          return {
            title: called,
            schema: appended ? { title: called, type: 'array', items: schema } : { ...schema, title: called },
          };
        }),
    branches: next,
    reducers,
    from: [subflow],
  };
}

function parallel(loading: Loading, subflows: readonly (Loaded | undefined)[]): Derived {
  return {
    inputs: () =>
      distinct(
        loading,
        subflows.flatMap((one) => one?.inputs ?? []),
      ),
    outputs: () => subflows.flatMap((one) => one?.outputs ?? []),
    branches: next,
    from: subflows,
  };
}

function message({ values, ports }: SpecFields): Derived {
  const asked = textPort('user_input', { description: 'Input provided by the user' });
  return {
    inputs: () => placeholders([values.get('message')]),
    fixedOutputs: ports.outputs !== undefined && ports.outputs.length > 0 ? ports.outputs : [asked],
    branches: next,
  };
}

function specialized(loading: Loading, agent: Loaded | undefined, parameters: Loaded | undefined): Derived {
  const both = (side: 'inputs' | 'outputs') => (): Port[] =>
    distinct(loading, [...(agent?.[side] ?? []), ...(parameters?.[side] ?? [])]);
  return { inputs: both('inputs'), outputs: both('outputs'), from: [agent, parameters] };
}

/** A flow takes what its start takes, and gives what all of its ends give. */
function flow(start: Loaded | undefined, nodes: readonly (Loaded | undefined)[]): Derived {
  const ends = nodes.filter((node): node is Loaded => node?.type === 'EndNode');
  return {
    inputs: () => start?.inputs ?? [],
    outputs: () => {
      const common = new Map<string, Port>();
      const titles = ends.map(({ outputs }) => new Set(outputs.map(({ title }) => title)));
      for (const port of ends.flatMap(({ outputs }) => outputs))
        if (!common.has(port.title) && titles.every((known) => known.has(port.title))) common.set(port.title, port);
      return [...common.values()];
    },
    from: [start, ...ends],
  };
}

/** Of ports with one title and one type the first. */
function distinct(loading: Loading, ports: readonly Port[]): Port[] {
  const byTitle = new Map<string, Port[]>();
  for (const port of ports) {
    const known = byTitle.get(port.title) ?? [];
    if (!known.some((one) => loading.casts.sameType(port, one))) known.push(port);
    byTitle.set(port.title, known);
  }
  return [...byTitle.values()].flat();
}

function texts(value: Seen): readonly string[] | undefined {
  return isSeenArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
}

/** What must hold between a component's fields. */
export function relationFault({ type, values }: SpecFields): string | undefined {
  if (type === 'ManagerWorkers') {
    const workers = values.get('workers');
    if (isSeenArray(workers) && workers.includes(values.get('groupManager')))
      return 'its manager is one of its workers';
  }
  if (type === 'AgentNode' && values.get('branches') !== undefined) {
    const branches = values.get('branches');
    if (!isSeenArray(branches) || !branches.every((one) => typeof one === 'string'))
      return '`branches` is not a list of texts';
  }
  if (type === 'ConversationSummarizationTransform') {
    const [least, most] = [values.get('minNumMessages') ?? 10, values.get('maxNumMessages') ?? 50];
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      return '`min_num_messages` is greater than `max_num_messages`';
  }
  return undefined;
}
