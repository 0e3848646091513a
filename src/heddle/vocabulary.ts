/**
 * The words and limits that heddle knows: closed sets that rules, lints and breaks share. Source: the manifest
 * reference.
 */

export const KINDS = ['node', 'transform', 'component', 'provider', 'middleware', 'encoder', 'store'] as const;
/** What a component is to heddle. An absent `kind`, and `null`, mean `node`. */
export type Kind = (typeof KINDS)[number];

export const PHASES = ['pre', 'post', 'both'] as const;
/** When a transform runs. Absent means `pre`. */
export type Phase = (typeof PHASES)[number];

export const CAPABILITIES = ['runTool', 'callModel', 'emitEvent', 'log'] as const;
/** A call that a plugin may make back into its host. */
export type Capability = (typeof CAPABILITIES)[number];

export type Half = 'before' | 'after';
/** Every seam, and the halves it has: nothing precedes an error, so `nodeError` has no `before`. */
export const SEAMS: ReadonlyMap<string, readonly Half[]> = new Map([
  ['node', ['before', 'after']],
  ['nodeError', ['after']],
  ['modelCall', ['before', 'after']],
  ['toolCall', ['before', 'after']],
  ['agentRound', ['before', 'after']],
]);

/** A field that belongs to one kind alone: heddle refuses it on every other. */
export const KIND_FIELDS: ReadonlyMap<string, Kind> = new Map([
  ['phase', 'transform'],
  ['stream', 'provider'],
  ['seams', 'middleware'],
  ['protocol', 'encoder'],
  ['contentType', 'encoder'],
]);

/** What a component type and a tool may be called. */
export const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** What a client may put in `?protocol=`. */
export const PROTOCOL = /^[a-z0-9][a-z0-9-]*$/;
/** heddle's own wire format. */
export const OWN_PROTOCOL = 'heddle';
/** The one folder of a workspace that heddle keeps for itself. */
export const RESERVED_FOLDER = '.heddle';

export const MAX_FILES = 64;
/** Of a tool's schema as compact JSON, in UTF-16 code units. */
export const MAX_SCHEMA_LENGTH = 65_536;
/** Of a tool's schema: the root is level 1, every nested value adds one, a primitive too. */
export const MAX_SCHEMA_DEPTH = 16;

/** The fields that heddle reads, per place. Anything else is ignored. */
export const FIELDS = {
  manifest: ['name', 'version', 'command', 'capabilities', 'components', 'tools', 'discoverTools', 'files'],
  component: [
    'componentType',
    'kind',
    'inputs',
    'outputs',
    'branches',
    'schema',
    'phase',
    'stream',
    'seams',
    'protocol',
    'contentType',
    'files',
  ],
  port: ['title', 'type', 'description', 'default'],
  tool: ['name', 'description', 'path', 'componentType', 'inputSchema', 'outputSchema', 'shadows'],
  file: ['path', 'dest'],
} as const;

/** Kinds that a flow or a request selects; the others are the operator's, and cannot be submitted. */
export const SUBMITTABLE_KINDS: ReadonlySet<Kind> = new Set(['node', 'transform', 'component', 'provider', 'encoder']);

/**
 * Component types that Agent Spec itself defines, so that no plugin may take them.
 * heddle asks with JavaScript's `in`, so the names every object inherits are taken as well.
 */
export function isBuiltinComponentType(name: string): boolean {
  return AGENT_SPEC_TYPES.has(name) || name in {};
}

const AGENT_SPEC_TYPES: ReadonlySet<string> = new Set(
  `Agent Swarm ManagerWorkers RemoteAgent A2AAgent A2AConnectionConfig SpecializedAgent AgentSpecializationParameters
   OpenAiCompatibleConfig OllamaConfig VllmConfig OpenAiConfig OciGenAiConfig
   OciClientConfigWithApiKey OciClientConfigWithInstancePrincipal OciClientConfigWithResourcePrincipal OciClientConfigWithSecurityToken
   ServerTool ClientTool RemoteTool BuiltinTool MCPTool MCPToolSpec MCPToolBox
   StdioTransport SSETransport SSEmTLSTransport StreamableHTTPTransport StreamableHTTPmTLSTransport RemoteTransport
   Flow StartNode EndNode LlmNode ToolNode AgentNode FlowNode BranchingNode MapNode ParallelMapNode ParallelFlowNode
   ApiNode InputMessageNode OutputMessageNode CatchExceptionNode ControlFlowEdge DataFlowEdge
   InMemoryCollectionDatastore OracleDatabaseDatastore TlsOracleDatabaseConnectionConfig MTlsOracleDatabaseConnectionConfig
   PostgresDatabaseDatastore TlsPostgresDatabaseConnectionConfig
   MessageSummarizationTransform ConversationSummarizationTransform`.split(/\s+/),
);

export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && (KINDS as readonly string[]).includes(value);
}

export function isCapability(value: unknown): value is Capability {
  return typeof value === 'string' && (CAPABILITIES as readonly string[]).includes(value);
}
