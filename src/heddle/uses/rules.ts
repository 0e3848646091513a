/** Every rule on uses of a plugin, as a page of the documentation. `docs/rules/<id>.md` is made from each. */
import type { Json } from '../../core/json.ts';
import type { RuleEntry } from '../../core/rule.ts';

/** A rule on a document, a configuration or a request: its examples are parts of such, not manifests. */
export type UseRuleEntry = RuleEntry<'use'>;

const rule = (
  level: UseRuleEntry['level'],
  title: string,
  text: string,
  wrong: Json,
  right: Json,
): Omit<UseRuleEntry, 'id'> => ({ level, stage: 'use', title, text, wrong, right });

const node = (fields: Record<string, Json>): Json => ({ component_type: 'Judge', name: 'n', ...fields });

const RULES = {
  'use-document': rule(
    'error',
    'a document that heddle cannot read',
    `heddle reads a document as JSON, or as YAML when the file ends in \`.yaml\` or \`.yml\`: one object, at most 10 MiB as
JSON, at most 100 levels deep. YAML names each name once and does not multiply aliases.`,
    '{ "component_type": "Flow", }',
    '{ "component_type": "Flow" }',
  ),
  'use-type-unknown': rule(
    'error',
    'a component type that nothing provides',
    `Every \`component_type\` of a document is Agent Spec's own or one that a loaded plugin provides. heddle looks at
every one of them before anything else, also at those that no edge leads to.`,
    node({ component_type: 'Jugde' }),
    node({}),
  ),
  'use-type-misplaced': rule(
    'error',
    'a component that does not belong there',
    `A node stands among the nodes of a flow, a transform among the transforms of an agent, a provider as an LLM
configuration. Middleware, encoders and stores stand in no document: the operator or the client chooses them.`,
    { nodes: [{ component_type: 'Trim', name: 't' }] },
    { transforms: [{ component_type: 'Trim', name: 't' }] },
  ),
  'use-reference': rule(
    'error',
    'a reference that leads nowhere',
    `\`$component_ref\` names a component under some \`$referenced_components\` that heddle has met by then. None may be
written down twice, and none may hold itself.`,
    { nodes: [{ $component_ref: 'm' }], $referenced_components: { n: node({}) } },
    { nodes: [{ $component_ref: 'n' }], $referenced_components: { n: node({}) } },
  ),
  'use-spec-field': rule(
    'error',
    'a field of an Agent Spec component that heddle refuses',
    `Agent Spec says which fields its components have. A field that must be there is missing, or holds something else.
\`null\` is treated as left out.`,
    { component_type: 'OpenAiConfig', name: 'gpt' },
    { component_type: 'OpenAiConfig', name: 'gpt', model_id: 'gpt-5' },
  ),
  'use-configuration': rule(
    'error',
    'a configuration that the component’s `schema` refuses',
    `What a document writes into a plugin's component is checked against the component's \`schema\`, as heddle sees it:
with its own fields beside the document's, names in camelCase, and \`null\` as a field that is there and has no value
(kept as it is under \`metadata\` and \`config\`). heddle honours few keywords of JSON Schema; see
[component schemas](schema-keyword.md). An operator's configuration is checked as it stands; middleware that
is not configured is checked with \`{}\`.`,
    node({ threshold: 'high' }),
    node({ threshold: 0.8 }),
  ),
  'use-title': rule(
    'error',
    'a port title that heddle refuses',
    `A title of an input or output is not empty and holds none of \`. , { } ' "\`, space and line feed; \`_resume\` and
\`_chat_history\` are heddle's own. The ports that a plugin declares count where the document has none of its own.`,
    node({ inputs: [{ title: 'the note', type: 'string' }] }),
    node({ inputs: [{ title: 'the_note', type: 'string' }] }),
  ),
  'use-port': rule(
    'error',
    'a data edge to a port that is not there',
    `A data edge leads from an output of its source to an input of its destination: the document's own where it has
\`inputs\` or \`outputs\` for the node, the plugin's otherwise.`,
    { component_type: 'DataFlowEdge', source_output: 'verdict', destination_input: 'note' },
    { component_type: 'DataFlowEdge', source_output: 'verdict', destination_input: 'the_note' },
  ),
  'use-port-type': rule(
    'error',
    'a data edge between types that cannot be cast',
    `Anything becomes a string; numbers, integers and booleans become each other; arrays follow their items, objects the
destination's properties. Nothing else is cast.`,
    { from: { title: 'score', type: 'object' }, to: { title: 'score', type: 'number' } },
    { from: { title: 'score', type: 'integer' }, to: { title: 'score', type: 'number' } },
  ),
  'use-branch': rule(
    'error',
    'a control edge on a branch that is never selected',
    `An edge with \`from_branch\` names a branch that its node declares; a node that declares none selects any. A
BranchingNode needs an edge for each branch that it maps to, or one without a branch.`,
    { component_type: 'ControlFlowEdge', from_branch: 'maybe' },
    { component_type: 'ControlFlowEdge', from_branch: 'yes' },
  ),
  'use-graph': rule(
    'error',
    'a flow that heddle cannot run',
    `One StartNode with one edge that leaves it, at least one EndNode, every node reached from the start and led on from,
names once, edges between nodes of the flow; nodes are of the types that heddle runs.`,
    { nodes: [{ component_type: 'StartNode', name: 's' }] },
    {
      nodes: [
        { component_type: 'StartNode', name: 's' },
        { component_type: 'EndNode', name: 'e' },
      ],
    },
  ),
  'use-tool': rule(
    'error',
    'a tool that no plugin provides',
    `A ServerTool is run by the host: a plugin names it in \`tools\`, or the operator has a program of that name in a
tools directory. Only those of the flow's own nodes and their agents are asked for.`,
    { component_type: 'ServerTool', name: 'lookup' },
    { component_type: 'ServerTool', name: 'look_up' },
  ),
  'use-middleware-unknown': rule(
    'error',
    'configuration for middleware that nothing provides',
    `heddle stops when \`--plugin-config\` names a component type that no loaded plugin provides as middleware, so that no
policy is lost silently.`,
    { middleware: { Gaet: { approvers: ['ana'] } } },
    { middleware: { Gate: { approvers: ['ana'] } } },
  ),
  'use-store-unknown': rule(
    'error',
    'a session store that nothing provides',
    'The operator chooses a store by its component type, and a loaded plugin provides it.',
    { store: { type: 'Shelv' } },
    { store: { type: 'Shelf' } },
  ),
  'use-protocol-unknown': rule(
    'error',
    'a protocol that nothing provides',
    'A client asks for a protocol by its name, and an encoder of a loaded plugin speaks it; `heddle` is always there.',
    { protocols: [{ protocol: 'ag_ui' }] },
    { protocols: [{ protocol: 'ag-ui' }] },
  ),
  'use-content-type': rule(
    'error',
    'a protocol that answers with another content type',
    `A client that asks for a protocol expects its content type. Parameters that the client does not name, such as
\`charset\`, may be added.`,
    { protocols: [{ protocol: 'lines', contentType: 'application/json' }] },
    { protocols: [{ protocol: 'lines', contentType: 'text/plain' }] },
  ),
  'use-plugin': rule(
    'error',
    'a plugin that heddle does not load',
    `Every use needs its plugins loaded: each manifest is one that heddle accepts (the problem names its first fault;
\`validate\` on the manifest lists them all).`,
    { name: 'acme', version: '1.0.0' },
    { name: 'acme', version: '1.0.0', components: [{ componentType: 'Judge' }] },
  ),
  'use-plugins-collide': rule(
    'error',
    'two plugins that heddle does not load side by side',
    `Loaded together, plugins provide each component type, tool and protocol once, at most one store, and destinations
of \`files\` none of which lies in another.`,
    [
      { name: 'a', version: '1.0.0', components: [{ componentType: 'Judge' }] },
      { name: 'b', version: '1.0.0', components: [{ componentType: 'Judge' }] },
    ],
    [
      { name: 'a', version: '1.0.0', components: [{ componentType: 'Judge' }] },
      { name: 'b', version: '1.0.0', components: [{ componentType: 'Rank' }] },
    ],
  ),
} as const satisfies Readonly<Record<string, Omit<UseRuleEntry, 'id'>>>;

export type UseRuleId = keyof typeof RULES;

export const USE_RULES: ReadonlyMap<UseRuleId, UseRuleEntry> = new Map(
  (Object.keys(RULES) as UseRuleId[]).map((id) => [id, { id, ...RULES[id] }]),
);
