/** What heddle asks of the flow that it is to run: its nodes, the way through them, branches, names and tools. */
import { childOf, childrenOf } from './flow-rules.ts';
import { called, pluginPart, type Loaded, type Loading } from './loading.ts';
import { RESERVED_TITLES } from './ports.ts';
import { isSeenArray, isSeenObject, own, type Seen } from './seen.ts';

/** The node types of Agent Spec that heddle runs. */
const RUN: ReadonlySet<string> = new Set(['StartNode', 'EndNode', 'AgentNode', 'ToolNode', 'LlmNode', 'BranchingNode']);
/** Where a BranchingNode goes when its mapping names nothing. */
const FALLBACK = 'default';

interface Edge {
  readonly at: string;
  readonly to: Loaded;
  /** Empty for one without a branch. */
  readonly branch: string;
}

/** Judges the flow at the top of a document. */
export function checkGraph(loading: Loading, flow: Loaded): void {
  const nodes = childrenOf(loading, flow, 'nodes');
  if (flow.name === '') loading.report('use-graph', { at: flow.at, says: 'the flow has no name' });
  checkNames(loading, nodes);
  for (const node of nodes) {
    checkRunnable(loading, node);
    checkReserved(loading, node);
    checkAgent(loading, node);
    checkOwnBranches(loading, node);
    if (node.type === 'StartNode' && node.name === '')
      loading.report('use-graph', { at: node.at, says: 'the StartNode has no name' });
  }
  const edges = edgesOf(loading, flow, nodes);
  checkWays(loading, flow, nodes, edges);
  for (const node of nodes) checkBranches(loading, node, edges.get(node.name) ?? []);
  checkLlmOutputs(loading, flow);
}

/** heddle makes a set of what a document writes as a node's branches. */
function checkOwnBranches(loading: Loading, node: Loaded): void {
  if (node.kind !== 'node') return;
  const branches = own(node.value, 'branches');
  if (isSeenArray(branches) || typeof branches === 'string') return;
  loading.report('use-branch', {
    at: `${node.at}/branches`,
    says: `${called(node)}: \`branches\` is not a list of texts`,
  });
}

function checkNames(loading: Loading, nodes: readonly Loaded[]): void {
  const names = new Set<string>();
  for (const node of nodes) {
    if (names.has(node.name) && node.kind !== 'unknown')
      loading.report('use-graph', { at: node.at, says: `two nodes have the name ${JSON.stringify(node.name)}` });
    names.add(node.name);
  }
}

function checkRunnable(loading: Loading, node: Loaded): void {
  if (node.kind === 'node' || node.kind === 'unknown' || (node.kind === 'spec' && RUN.has(node.type))) return;
  if (node.kind === 'spec') {
    loading.report('use-graph', {
      at: node.at,
      says: `${called(node)} is of a type that heddle does not run in a flow`,
    });
    return;
  }
  loading.report('use-type-misplaced', {
    at: node.at,
    says: `${called(node)} stands among the nodes, and a plugin provides it as a ${node.kind}`,
    about: { part: 'component', component: node.type },
  });
}

function checkReserved(loading: Loading, node: Loaded): void {
  for (const side of ['inputs', 'outputs'] as const)
    for (const { title } of node[side]) {
      if (!RESERVED_TITLES.includes(title)) continue;
      const component = pluginPart(node);
      loading.report('use-title', {
        at: node.at,
        says: `${called(node)} has ${side === 'inputs' ? 'an input' : 'an output'} \`${title}\`, a name that heddle keeps for itself`,
        ...(component !== undefined && node.given[side] ? { about: { part: 'port', component, side, title } } : {}),
      });
    }
}

/** What heddle looks at when it builds the nodes that talk to a model. */
function checkAgent(loading: Loading, node: Loaded): void {
  if (node.type === 'LlmNode') checkGeneration(loading, childOf(loading, node, 'llmConfig'));
  if (node.type === 'ToolNode') checkTool(loading, childOf(loading, node, 'tool'));
  if (node.type !== 'AgentNode') return;
  const agent = childOf(loading, node, 'agent');
  if (agent === undefined || agent.kind === 'unknown') return;
  if (own(agent.value, 'llmConfig') === undefined)
    loading.report('use-graph', {
      at: agent.at,
      says: `${called(agent)} has no LLM configuration, so heddle runs it not`,
    });
  else checkStandalone(loading, agent);
}

/** An Agent, in a node or as a document of its own. */
export function checkStandalone(loading: Loading, agent: Loaded): void {
  checkGeneration(loading, childOf(loading, agent, 'llmConfig'));
  for (const transform of childrenOf(loading, agent, 'transforms'))
    if (!['spec', 'transform', 'unknown'].includes(transform.kind))
      loading.report('use-type-misplaced', {
        at: transform.at,
        says: `${called(transform)} stands among the transforms, and a plugin provides it as a ${transform.kind}`,
        about: { part: 'component', component: transform.type },
      });
  for (const tool of childrenOf(loading, agent, 'tools')) checkTool(loading, tool);
}

const GENERATION = [
  ['temperature', 'temperature'],
  ['maxTokens', 'max_tokens'],
  ['topP', 'top_p'],
] as const;

/** A plugin's LLM configuration keeps its generation parameters as written; heddle reads numbers from them. */
function checkGeneration(loading: Loading, config: Loaded | undefined): void {
  if (config === undefined) return;
  if (!['spec', 'provider', 'unknown'].includes(config.kind))
    loading.report('use-type-misplaced', {
      at: config.at,
      says: `${called(config)} stands as an LLM configuration, and a plugin provides it as a ${config.kind}`,
      level: 'warning',
      mend: 'heddle loads it, and every run that reaches it fails.',
      about: { part: 'component', component: config.type },
    });
  const given = own(config.value, 'defaultGenerationParameters');
  if (!isSeenObject(given)) return;
  for (const names of GENERATION) {
    const value = names.map((name) => own(given, name)).find((one) => one !== undefined && one !== null);
    if (value !== undefined && typeof value !== 'number')
      loading.report('use-spec-field', { at: config.at, says: `${called(config)}: \`${names[1]}\` is not a number` });
  }
}

function checkTool(loading: Loading, tool: Loaded | undefined): void {
  if (tool?.type !== 'ServerTool') return;
  if (loading.host.tools.has(tool.name) || loading.otherTools.has(tool.name)) return;
  const discovers = loading.host.discovers;
  loading.report('use-tool', {
    at: tool.at,
    says: `no plugin here provides the tool ${JSON.stringify(tool.name.slice(0, 60))}`,
    ...(discovers ? { level: 'warning', mend: 'A plugin here tells its tools only once it runs.' } : {}),
    about: { part: 'tool', tool: tool.name },
  });
}

function edgesOf(loading: Loading, flow: Loaded, nodes: readonly Loaded[]): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>(nodes.map(({ name }) => [name, []]));
  for (const edge of childrenOf(loading, flow, 'controlFlowConnections')) {
    const [from, to] = [childOf(loading, edge, 'fromNode'), childOf(loading, edge, 'toNode')];
    if (from === undefined || to === undefined) continue;
    const branch = own(edge.value, 'fromBranch');
    edges.get(from.name)?.push({ at: edge.at, to, branch: typeof branch === 'string' ? branch : '' });
  }
  return edges;
}

/** Every node can be reached, an end among them, and every way leads on. */
function checkWays(
  loading: Loading,
  flow: Loaded,
  nodes: readonly Loaded[],
  edges: ReadonlyMap<string, readonly Edge[]>,
): void {
  const start = nodes.find(({ type }) => type === 'StartNode');
  // That was said.
  if (start === undefined || nodes.some(({ kind }) => kind === 'unknown')) return;
  const reached = new Set<string>();
  const pending = [start.name];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const { to } of edges.get(name) ?? []) pending.push(to.name);
  }
  const say = (at: string, says: string): void => loading.report('use-graph', { at, says });
  for (const node of nodes) {
    if (!reached.has(node.name)) say(node.at, `no way leads from the start to ${called(node)}`);
    else if (node.type !== 'EndNode' && (edges.get(node.name) ?? []).length === 0)
      say(node.at, `no edge leads on from ${called(node)}`);
  }
  if (!nodes.some(({ type, name }) => type === 'EndNode' && reached.has(name)))
    say(flow.at, 'no way leads from the start to an end');
}

/** Labelled edges name branches that their node selects, and what a BranchingNode maps to has an edge. */
function checkBranches(loading: Loading, node: Loaded, edges: readonly Edge[]): void {
  const mapping = node.type === 'BranchingNode' ? mapped(own(node.value, 'mapping')) : undefined;
  const selects = mapping === undefined ? node.branches : [...mapping.values(), FALLBACK];
  const selected = new Set(selects);
  if (selected.size > 0 && !node.uncertain)
    for (const { at, to, branch } of edges) {
      if (branch === '' || selected.has(branch)) continue;
      const component = pluginPart(node);
      loading.report('use-branch', {
        at,
        says: `the edge from ${called(node)} to ${called(to)} leaves on the branch ${JSON.stringify(branch.slice(0, 60))}, which it never selects`,
        expected: `one of ${[...selected].slice(0, 8).join(', ')}`,
        ...(component !== undefined && node.given.branches ? { about: { part: 'branch', component, branch } } : {}),
      });
    }
  const leaving = new Set(edges.map(({ branch }) => branch));
  if (mapping === undefined || leaving.has('')) return;
  for (const [key, branch] of mapping)
    if (!leaving.has(branch))
      loading.report('use-branch', {
        at: node.at,
        says: `${called(node)} maps ${JSON.stringify(key.slice(0, 60))} to ${JSON.stringify(branch.slice(0, 60))}, and no edge leaves it on that branch`,
      });
}

function mapped(mapping: Seen): Map<string, string> {
  const entries = isSeenObject(mapping) ? Object.entries(mapping) : [];
  return new Map(entries.flatMap(([key, branch]) => (typeof branch === 'string' ? [[key, branch] as const] : [])));
}

/** An LlmNode gives one output, whatever the document declares. */
function checkLlmOutputs(loading: Loading, flow: Loaded): void {
  for (const edge of childrenOf(loading, flow, 'dataFlowConnections')) {
    const source = childOf(loading, edge, 'sourceNode');
    const output = own(edge.value, 'sourceOutput');
    if (source?.type !== 'LlmNode' || output === 'generated_text') continue;
    loading.report('use-port', {
      at: `${edge.at}/source_output`,
      says: `${called(source)} gives \`generated_text\` and nothing else`,
    });
  }
}
