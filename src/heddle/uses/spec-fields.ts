/**
 * Agent Spec's own components as heddle's loader takes them: which fields each has, what may stand there, and what
 * stands there by default. Other fields of a document are dropped. Source: heddle 0.2.0-beta.1.
 */
import type { Seen } from './seen.ts';

/** What may stand in a field. `given` stands where the document leaves it out; without it the field is required. */
export type FieldRule = (
  | { readonly takes: 'text' | 'flag' | 'number' | 'integer' | 'object' | 'any' | 'textObject' | 'objectObject' }
  | { readonly takes: 'texts' | 'textOrTexts' | 'pairs' | 'objects' | 'generation' | 'reducers' }
  | { readonly takes: 'word'; readonly words: readonly string[] }
  | { readonly takes: 'component' | 'components'; readonly slot: Slot }
  | { readonly takes: 'toolFilter' }
  | { readonly takes: 'numbers'; readonly names: Readonly<Record<string, number>> }
) & { readonly given?: Seen; readonly optional?: boolean };

/** Which components a field takes. `open`: every component of a plugin too, whatever its kind. */
export interface Slot {
  readonly called: string;
  readonly types: ReadonlySet<string>;
  readonly open: boolean;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const slot = (called: string, types: string, open = false): Slot => ({ called, types: new Set(words(types)), open });

const NODES = `StartNode EndNode LlmNode ToolNode AgentNode FlowNode BranchingNode MapNode ParallelMapNode
  ParallelFlowNode ApiNode InputMessageNode OutputMessageNode CatchExceptionNode`;
export const SLOTS = {
  node: slot('a node', NODES, true),
  llm: slot('an LLM configuration', 'OpenAiCompatibleConfig OllamaConfig VllmConfig OpenAiConfig OciGenAiConfig', true),
  transform: slot('a transform', 'MessageSummarizationTransform ConversationSummarizationTransform', true),
  tool: slot('a tool', 'ServerTool ClientTool RemoteTool BuiltinTool MCPTool'),
  toolbox: slot('a toolbox', 'MCPToolBox'),
  agentic: slot('an agent', 'Agent Swarm ManagerWorkers RemoteAgent A2AAgent SpecializedAgent'),
  agent: slot('an Agent', 'Agent'),
  flow: slot('a Flow', 'Flow'),
  control: slot('a ControlFlowEdge', 'ControlFlowEdge'),
  data: slot('a DataFlowEdge', 'DataFlowEdge'),
  transport: slot(
    'a transport',
    'StdioTransport SSETransport SSEmTLSTransport StreamableHTTPTransport StreamableHTTPmTLSTransport RemoteTransport',
  ),
  datastore: slot('a datastore', 'InMemoryCollectionDatastore OracleDatabaseDatastore PostgresDatabaseDatastore'),
  oracle: slot('a connection', 'TlsOracleDatabaseConnectionConfig MTlsOracleDatabaseConnectionConfig'),
  postgres: slot('a connection', 'TlsPostgresDatabaseConnectionConfig'),
  a2a: slot('a connection', 'A2AConnectionConfig'),
  special: slot('parameters', 'AgentSpecializationParameters'),
  oci: slot(
    'a client configuration',
    `OciClientConfigWithApiKey OciClientConfigWithInstancePrincipal OciClientConfigWithResourcePrincipal
     OciClientConfigWithSecurityToken`,
  ),
} as const;

type Fields = Readonly<Record<string, FieldRule>>;
const optional = (rule: FieldRule): FieldRule => ({ ...rule, optional: true });
const given = (rule: FieldRule, value: Seen): FieldRule => ({ ...rule, given: value });
const one = (of: Slot): FieldRule => ({ takes: 'component', slot: of });
const many = (of: Slot): FieldRule => ({ takes: 'components', slot: of });
const text: FieldRule = { takes: 'text' };
const maybeText = optional(text);
const object: FieldRule = { takes: 'object' };
const word = (list: string, value: string): FieldRule => given({ takes: 'word', words: words(list) }, value);
const off = given({ takes: 'flag' }, false);

const api = word('chat_completions responses', 'chat_completions');
const generation = optional({ takes: 'generation' });
const openai: Fields = {
  modelId: text,
  apiType: api,
  defaultGenerationParameters: generation,
  apiKey: maybeText,
};
const compatible: Fields = { url: text, ...openai };
const request: Fields = {
  url: text,
  httpMethod: text,
  apiSpecUri: maybeText,
  data: given({ takes: 'any' }, {}),
  queryParams: given(object, {}),
  headers: given(object, {}),
  sensitiveHeaders: given(object, {}),
};
const session: Fields = {
  sessionParameters: given({ takes: 'numbers', names: { readTimeoutSeconds: 60 } }, { readTimeoutSeconds: 60 }),
};
const remote: Fields = {
  ...session,
  url: text,
  headers: optional({ takes: 'textObject' }),
  sensitiveHeaders: optional({ takes: 'textObject' }),
};
const mtls: Fields = { ...remote, keyFile: text, certFile: text, caFile: text };
const confirm: Fields = { requiresConfirmation: off };
const integer = (value: number): FieldRule => given({ takes: 'integer' }, value);
const summary = (about: string): Fields => ({
  llm: one(SLOTS.llm),
  summarizationInstructions: given(text, `Summarise this ${about}.`),
  maxCacheSize: integer(10_000),
  maxCacheLifetime: integer(14_400),
  datastore: optional(one(SLOTS.datastore)),
});
const oracle: Fields = {
  user: text,
  password: text,
  dsn: text,
  configDir: maybeText,
  protocol: word('tcp tcps', 'tcps'),
};
const subflow: Fields = { subflow: one(SLOTS.flow) };
const mapped: Fields = { ...subflow, reducers: optional({ takes: 'reducers' }) };
const oci = (type: string, more: Fields = {}): Fields => ({
  serviceEndpoint: text,
  authType: word(type, type),
  ...more,
});
const ociFile: Fields = { authProfile: text, authFileLocation: text };
const rows: Fields = { datastoreSchema: { takes: 'objectObject' } };

/**
 * The fields of each type beside `id`, `name`, `description`, `metadata`, `componentType`, `inputs`, `outputs`,
 * `branches`.
 */
export const SPEC_FIELDS: ReadonlyMap<string, Fields> = new Map<string, Fields>([
  [
    'Agent',
    {
      llmConfig: one(SLOTS.llm),
      systemPrompt: text,
      tools: given(many(SLOTS.tool), []),
      toolboxes: given(many(SLOTS.toolbox), []),
      humanInTheLoop: given({ takes: 'flag' }, true),
      transforms: given(many(SLOTS.transform), []),
    },
  ],
  [
    'Swarm',
    { firstAgent: object, relationships: { takes: 'pairs' }, handoff: word('never optional always', 'optional') },
  ],
  ['ManagerWorkers', { groupManager: object, workers: { takes: 'objects' } }],
  ['RemoteAgent', {}],
  [
    'A2AAgent',
    {
      agentUrl: text,
      connectionConfig: one(SLOTS.a2a),
      sessionParameters: given(
        { takes: 'numbers', names: { timeout: 60, pollInterval: 2, maxRetries: 5 } },
        { timeout: 60, pollInterval: 2, maxRetries: 5 },
      ),
    },
  ],
  [
    'A2AConnectionConfig',
    {
      timeout: given({ takes: 'number' }, 600),
      headers: optional({ takes: 'textObject' }),
      verify: given({ takes: 'flag' }, true),
      keyFile: maybeText,
      certFile: maybeText,
      sslCaCert: maybeText,
    },
  ],
  ['SpecializedAgent', { agent: one(SLOTS.agent), agentSpecializationParameters: one(SLOTS.special) }],
  [
    'AgentSpecializationParameters',
    {
      additionalInstructions: maybeText,
      additionalTools: optional(many(SLOTS.tool)),
      humanInTheLoop: optional({ takes: 'flag' }),
    },
  ],
  ['OpenAiCompatibleConfig', compatible],
  ['OllamaConfig', compatible],
  ['VllmConfig', compatible],
  ['OpenAiConfig', openai],
  [
    'OciGenAiConfig',
    {
      modelId: text,
      compartmentId: text,
      servingMode: word('ON_DEMAND DEDICATED', 'ON_DEMAND'),
      provider: optional({ takes: 'word', words: words('META GROK COHERE OTHER') }),
      clientConfig: one(SLOTS.oci),
      apiType: word('openai_chat_completions openai_responses oci', 'oci'),
      conversationStoreId: maybeText,
      defaultGenerationParameters: generation,
    },
  ],
  ['OciClientConfigWithApiKey', oci('API_KEY', ociFile)],
  ['OciClientConfigWithInstancePrincipal', oci('INSTANCE_PRINCIPAL')],
  ['OciClientConfigWithResourcePrincipal', oci('RESOURCE_PRINCIPAL')],
  ['OciClientConfigWithSecurityToken', oci('SECURITY_TOKEN', ociFile)],
  ['ServerTool', confirm],
  ['ClientTool', confirm],
  ['RemoteTool', { ...confirm, ...request }],
  [
    'BuiltinTool',
    {
      ...confirm,
      toolType: text,
      configuration: optional(object),
      executorName: optional({ takes: 'textOrTexts' }),
      toolVersion: maybeText,
    },
  ],
  ['MCPTool', { ...confirm, clientTransport: one(SLOTS.transport) }],
  ['MCPToolSpec', confirm],
  ['MCPToolBox', { ...confirm, clientTransport: one(SLOTS.transport), toolFilter: optional({ takes: 'toolFilter' }) }],
  [
    'StdioTransport',
    {
      ...session,
      command: text,
      args: given({ takes: 'texts' }, []),
      env: optional({ takes: 'textObject' }),
      cwd: maybeText,
    },
  ],
  ['SSETransport', remote],
  ['SSEmTLSTransport', mtls],
  ['StreamableHTTPTransport', remote],
  ['StreamableHTTPmTLSTransport', mtls],
  ['RemoteTransport', remote],
  [
    'Flow',
    {
      startNode: one(SLOTS.node),
      nodes: many(SLOTS.node),
      controlFlowConnections: many(SLOTS.control),
      dataFlowConnections: optional(many(SLOTS.data)),
    },
  ],
  ['StartNode', {}],
  ['EndNode', { branchName: given(text, 'next') }],
  ['LlmNode', { llmConfig: one(SLOTS.llm), promptTemplate: text }],
  ['ToolNode', { tool: one(SLOTS.tool) }],
  ['AgentNode', { agent: one(SLOTS.agentic) }],
  ['FlowNode', subflow],
  ['BranchingNode', { mapping: { takes: 'textObject' } }],
  ['MapNode', mapped],
  ['ParallelMapNode', mapped],
  ['ParallelFlowNode', { subflows: given(many(SLOTS.flow), []) }],
  ['ApiNode', request],
  ['InputMessageNode', { message: maybeText }],
  ['OutputMessageNode', { message: text }],
  ['CatchExceptionNode', subflow],
  ['ControlFlowEdge', { fromNode: one(SLOTS.node), fromBranch: maybeText, toNode: one(SLOTS.node) }],
  [
    'DataFlowEdge',
    { sourceNode: one(SLOTS.node), sourceOutput: text, destinationNode: one(SLOTS.node), destinationInput: text },
  ],
  ['InMemoryCollectionDatastore', rows],
  ['OracleDatabaseDatastore', { ...rows, connectionConfig: one(SLOTS.oracle) }],
  ['TlsOracleDatabaseConnectionConfig', oracle],
  ['MTlsOracleDatabaseConnectionConfig', { ...oracle, walletLocation: text, walletPassword: text }],
  ['PostgresDatabaseDatastore', { ...rows, connectionConfig: one(SLOTS.postgres) }],
  [
    'TlsPostgresDatabaseConnectionConfig',
    {
      user: text,
      password: text,
      url: text,
      sslmode: word('disable allow prefer require verify-ca verify-full', 'require'),
      sslcert: maybeText,
      sslkey: maybeText,
      sslrootcert: maybeText,
      sslcrl: maybeText,
    },
  ],
  [
    'MessageSummarizationTransform',
    {
      ...summary('message'),
      maxMessageSize: integer(20_000),
      summarizedMessageTemplate: given(text, '{{summary}}'),
      cacheCollectionName: given(text, 'summarized_messages_cache'),
    },
  ],
  [
    'ConversationSummarizationTransform',
    {
      ...summary('conversation'),
      maxNumMessages: integer(50),
      minNumMessages: integer(10),
      summarizedConversationTemplate: given(text, '{{summary}}'),
      cacheCollectionName: given(text, 'summarized_conversations_cache'),
    },
  ],
]);

/** The types that have inputs and outputs. */
export const WITH_PORTS: ReadonlySet<string> = new Set([
  ...SLOTS.node.types,
  ...SLOTS.agentic.types,
  ...SLOTS.tool.types,
  ...words('Flow MCPToolSpec AgentSpecializationParameters'),
]);

/** Fields whose objects are the author's data: heddle looks for no component in them. */
export const OPAQUE: ReadonlySet<string> = new Set(
  words('metadata data headers queryParams sensitiveHeaders configuration'),
);
