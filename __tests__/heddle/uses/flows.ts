/** Small flows for tests: start → nodes → ends, each written once under `$referenced_components`. */
import type { Json } from '../../../src/core/json.ts';
import { validateUse, type Use, type UseOptions, type UseProblem } from '../../../src/heddle/index.ts';

type Fields = Record<string, Json>;
export const ref = (id: string): Json => ({ $component_ref: id });

let edges = 0;
export const control = (from: string, to: string, branch?: string | null): Json => ({
  component_type: 'ControlFlowEdge',
  name: `c${(edges += 1)}`,
  from_node: ref(from),
  to_node: ref(to),
  ...(branch === undefined ? {} : { from_branch: branch }),
});
export const data = (from: string, output: string, to: string, input: string): Json => ({
  component_type: 'DataFlowEdge',
  name: `d${(edges += 1)}`,
  source_node: ref(from),
  source_output: output,
  destination_node: ref(to),
  destination_input: input,
});

export interface Parts {
  readonly nodes: Record<string, Fields>;
  /** Default: one after the other, then to `end`. */
  readonly control?: readonly Json[];
  readonly data?: readonly Json[];
  readonly ends?: readonly string[];
  readonly start?: Fields;
  readonly more?: Fields;
}

export function flow({ nodes, control: edgesOf, data: feeds, ends = ['end'], start = {}, more = {} }: Parts): Fields {
  const names = Object.keys(nodes);
  const chain = ['start', ...names, ends[0] ?? 'end'];
  const straight = chain.slice(1).map((to, index) => control(chain[index] ?? '', to));
  const written = {
    start: { component_type: 'StartNode', id: 'start', name: 'start', ...start },
    ...Object.fromEntries(names.map((name) => [name, { id: name, name, ...nodes[name] }])),
    ...Object.fromEntries(ends.map((name) => [name, { component_type: 'EndNode', id: name, name }])),
  };
  return {
    component_type: 'Flow',
    name: 'f',
    start_node: ref('start'),
    nodes: Object.keys(written).map(ref),
    control_flow_connections: edgesOf ?? straight,
    ...(feeds === undefined ? {} : { data_flow_connections: feeds }),
    $referenced_components: { ...written, ...more },
  };
}

export const plugin = (components: Json[], fields: Fields = {}): Fields => ({
  name: 'acme',
  version: '1.0.0',
  components,
  ...fields,
});

export const openai: Json = { component_type: 'OpenAiConfig', id: 'gpt', name: 'gpt', model_id: 'm' };
export const agent = (fields: Fields = {}): Json => ({
  component_type: 'Agent',
  id: 'a',
  name: 'a',
  system_prompt: 'Judge {{text}}.',
  llm_config: openai,
  ...fields,
});

/** `rule pointer` of every error; none when heddle takes the use. */
export async function errors(use: Use, plugins: Json[], options?: UseOptions): Promise<string[]> {
  return (await problems(use, plugins, options))
    .filter(({ level }) => level === 'error')
    .map(({ rule, pointer }) => `${rule} ${pointer}`);
}

export async function problems(use: Use, plugins: Json[], options?: UseOptions): Promise<UseProblem[]> {
  return validateUse(use, plugins, options);
}
