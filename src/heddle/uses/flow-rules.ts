/** What must hold within a Flow and its edges, wherever in a document they stand. */
import { called, pluginPart, type Loaded, type Loading } from './loading.ts';
import type { UseAbout } from './problem.ts';
import { isSeenArray, own, type Seen } from './seen.ts';

const text = (value: Seen): string => (typeof value === 'string' ? value : '');

/** The component in one of another's fields. */
export function childOf(loading: Loading, parent: Loaded, field: string): Loaded | undefined {
  return loading.loaded(own(parent.value, field));
}

/** The components in a list of another's. */
export function childrenOf(loading: Loading, parent: Loaded, field: string): Loaded[] {
  const list = own(parent.value, field);
  return isSeenArray(list)
    ? list.flatMap((one) => {
        const component = loading.loaded(one);
        return component === undefined ? [] : [component];
      })
    : [];
}

/** The port of a plugin that a name refers to; undefined where the document has ports of its own. */
function portPart(node: Loaded, side: 'inputs' | 'outputs', title: string): UseAbout | undefined {
  const component = pluginPart(node);
  return component === undefined || !node.given[side] ? undefined : { part: 'port', component, side, title };
}

/** An edge's output and input are there, and one may feed the other. */
export function checkDataEdge(loading: Loading, edge: Loaded): void {
  const [source, destination] = [childOf(loading, edge, 'sourceNode'), childOf(loading, edge, 'destinationNode')];
  const [output, input] = [text(own(edge.value, 'sourceOutput')), text(own(edge.value, 'destinationInput'))];
  const from = source === undefined ? undefined : loading.port(source, 'outputs', output);
  const to = destination === undefined ? undefined : loading.port(destination, 'inputs', input);
  if (source !== undefined && from === undefined && !source.uncertain)
    missingPort(loading, edge, source, 'outputs', output);
  if (destination !== undefined && to === undefined && !destination.uncertain)
    missingPort(loading, edge, destination, 'inputs', input);
  if (source === undefined || destination === undefined || from === undefined || to === undefined) return;
  const castable = loading.casts.castable(from, to);
  if (castable === 'yes') return;
  const [about, also] = [portPart(source, 'outputs', output), portPart(destination, 'inputs', input)].filter(
    (part) => part !== undefined,
  );
  const [is, wanted] = [typeText(own(from.schema, 'type')), typeText(own(to.schema, 'type'))];
  const why = {
    no: `a value of ${is} cannot become one of ${wanted}`,
    unsupported: 'heddle does not compare schemas with `allOf` or `oneOf`',
    unknown: 'the schemas are too large to be compared here',
  }[castable];
  loading.report('use-port-type', {
    at: edge.at,
    says: `the edge from \`${output}\` of ${called(source)} to \`${input}\` of ${called(destination)}: ${why}`,
    ...(about === undefined ? {} : { about }),
    ...(also === undefined ? {} : { also }),
  });
}

function missingPort(loading: Loading, edge: Loaded, node: Loaded, side: 'inputs' | 'outputs', title: string): void {
  const about = portPart(node, side, title);
  const known = node[side].map((port) => port.title);
  const kind = side === 'inputs' ? 'input' : 'output';
  loading.report('use-port', {
    at: `${edge.at}/${side === 'inputs' ? 'destination_input' : 'source_output'}`,
    says: `${called(node)} has no ${kind} \`${title.slice(0, 60)}\``,
    ...(known.length === 0 ? {} : { expected: `one of ${known.slice(0, 8).join(', ')}` }),
    ...(about === undefined ? {} : { about }),
  });
}

function typeText(type: Seen): string {
  if (typeof type === 'string') return `type \`${type.slice(0, 60)}\``;
  return isSeenArray(type) ? `one of the types ${type.map(String).join(', ')}` : 'another type';
}

/** One start, at least one end, and edges between nodes of the flow. */
export function checkFlow(loading: Loading, flow: Loaded): void {
  const nodes = childrenOf(loading, flow, 'nodes');
  const start = childOf(loading, flow, 'startNode');
  const control = childrenOf(loading, flow, 'controlFlowConnections').map((edge) => ({
    from: childOf(loading, edge, 'fromNode'),
    to: childOf(loading, edge, 'toNode'),
    edge,
  }));
  const say = (at: string, says: string): void => loading.report('use-graph', { at, says: `${called(flow)}: ${says}` });
  const starts = nodes.filter(({ type }) => type === 'StartNode');
  if (starts.length !== 1) say(`${flow.at}/nodes`, `it has ${starts.length} StartNodes; expected one`);
  else if (start !== undefined && starts[0]?.id !== start.id)
    say(`${flow.at}/start_node`, '`start_node` is not the StartNode in `nodes`');
  const leaving = control.filter(({ from }) => from !== undefined && from.id === start?.id);
  if (start !== undefined && leaving.length !== 1)
    say(`${flow.at}/control_flow_connections`, `${leaving.length} control edges leave its start; expected one`);
  const ends = nodes.filter(({ type }) => type === 'EndNode');
  if (ends.length === 0) say(`${flow.at}/nodes`, 'it has no EndNode');
  const entered = new Set(control.map(({ to }) => to?.id));
  for (const end of ends) if (!entered.has(end.id)) say(end.at, `no control edge leads to ${called(end)}`);
  for (const { from, to, edge } of control) {
    if (to?.type === 'StartNode') say(edge.at, 'a control edge leads to a StartNode');
    if (from?.type === 'EndNode') say(edge.at, 'a control edge leaves an EndNode');
  }
  const ids = new Set(nodes.map(({ id }) => id));
  const data = childrenOf(loading, flow, 'dataFlowConnections').map((edge) => ({
    from: childOf(loading, edge, 'sourceNode'),
    to: childOf(loading, edge, 'destinationNode'),
    edge,
  }));
  for (const { from, to, edge } of [...control, ...data])
    for (const end of [from, to])
      if (end !== undefined && end.kind !== 'unknown' && !ids.has(end.id))
        say(edge.at, `an edge names ${called(end)}, which is not among its nodes`);
}
