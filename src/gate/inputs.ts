import { ARTIFACT_FORM_IDS } from '../report/index.ts';

export { OUTPUTS, type OutputName } from './outputs.ts';

/**
 * The one table of inputs. `action.yml`, `--help`, the README's table and the parsed `GateOptions` all come from it.
 *
 * A new input: one entry here, then `npm run action-yml`.
 */

/** How an input's text is read. */
export type InputKind =
  /** One value as it stands. */
  | { readonly type: 'text' }
  /** One value a line; on the command line the option may be repeated. */
  | { readonly type: 'lines' }
  /** Values separated by commas or white space. `values`: the ones that exist. */
  | {
      readonly type: 'words';
      readonly values?: readonly string[];
      /** `none` says that there are none; left out, the default holds. */
      readonly none?: true;
    }
  | { readonly type: 'flag' }
  | { readonly type: 'integer'; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly values: readonly string[] };

export type InputSpec = InputKind & {
  /** As text, the way a user would write it. Absent: the input is optional and has no default, or it is required. */
  readonly default?: string;
  readonly required?: true;
  /** Where it exists. Surfaces of a pull request mean nothing on a terminal. */
  readonly on: 'both' | 'action';
  /** May stand under a contract's name in the acceptance file, for that contract alone. */
  readonly perContract?: true;
  /** Decides what blocks: shown in the report when it is not the default. */
  readonly decides?: true;
  /** One or two sentences, Markdown code spans allowed. */
  readonly meaning: string;
};

export const INPUTS = {
  contracts: {
    type: 'lines',
    required: true,
    on: 'both',
    meaning: 'Images and plugin manifests to check: paths or globs, one a line. `name=path` names one.',
  },
  baseline: {
    type: 'text',
    default: 'release',
    on: 'both',
    perContract: true,
    meaning:
      'Where the old contract comes from: `release`, `release:<tag>`, `ref:<git ref>[:<path>]`, `base`, `oci:<registry>/<repository>[:tag]`, `bermd[:<name>]`, `artifact[:<name>]`, `file:<path>` (or a path), `https://…`.',
  },
  asset: {
    type: 'text',
    on: 'both',
    perContract: true,
    meaning: "For `release`: the asset's name, or a glob over the names. Without it, the contract's file name.",
  },
  'tag-pattern': {
    type: 'text',
    on: 'both',
    perContract: true,
    meaning: 'For `release` and `oci`: only tags that match this glob, such as `weather-v*`.',
  },
  prereleases: {
    type: 'flag',
    default: 'false',
    on: 'both',
    perContract: true,
    meaning: 'For `release` and `oci`: take prereleases into account even when the current version is none.',
  },
  'host-abi': {
    type: 'integer',
    min: 0,
    max: 4_294_967_295,
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'The ABI version that the target host speaks; an image built for another is invalid.',
  },
  'host-syscalls': {
    type: 'words',
    on: 'both',
    perContract: true,
    none: true,
    decides: true,
    meaning:
      'The syscalls that the target host serves, or `none`; an image that declares another is invalid. Default: not checked.',
  },
  'granted-capabilities': {
    type: 'words',
    values: ['runTool', 'callModel', 'emitEvent', 'log'],
    default: 'runTool, callModel, emitEvent, log',
    on: 'both',
    perContract: true,
    none: true,
    decides: true,
    meaning: "What heddle's host grants a plugin, or `none`.",
  },
  submitted: {
    type: 'flag',
    default: 'false',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'The plugin travels in a request: no `shadows`, middleware, store, `discoverTools` or `files`.',
  },
  'discover-tools': {
    type: 'flag',
    default: 'false',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'The operator runs heddle with `--discover-tools`.',
  },
  'lints-off': {
    type: 'words',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'Lints of a plugin manifest that are switched off, by the ids of their rules.',
  },
  'bermd-url': {
    type: 'lines',
    on: 'both',
    meaning: 'The bermd hosts to ask which tools and events callers used, one a line.',
  },
  'bermd-token': {
    type: 'text',
    on: 'both',
    meaning: 'Bearer token, when something in front of bermd asks for one.',
  },
  'bermd-program': {
    type: 'text',
    on: 'both',
    perContract: true,
    meaning: "The program's name on those hosts. Without it, the contract's name.",
  },
  'usage-window': {
    type: 'integer',
    min: 1,
    max: 30,
    default: '30',
    on: 'both',
    decides: true,
    meaning: 'Days that a use is remembered for, 1 to 30. bermd keeps 30.',
  },
  'usage-outcomes': {
    type: 'words',
    values: ['done', 'failed', 'denied', 'refused'],
    default: 'done',
    on: 'both',
    decides: true,
    meaning: 'Call outcomes that are treated as use.',
  },
  'usage-ignore-callers': {
    type: 'lines',
    on: 'both',
    decides: true,
    meaning: 'Callers whose use does not matter, one a line as `caller = reason`.',
  },
  'usage-covers-events': {
    type: 'flag',
    default: 'false',
    on: 'both',
    decides: true,
    meaning: 'These hosts record uses of events, so that no row means not used. bermd 0.1.0 does not.',
  },
  'force-label': {
    type: 'text',
    default: 'force',
    on: 'action',
    meaning: 'The pull-request label that lets breaking changes through.',
  },
  'force-covers': {
    type: 'choice',
    values: ['pull-request', 'findings'],
    default: 'pull-request',
    on: 'action',
    decides: true,
    meaning:
      'What the label covers: the pull request with all that is pushed to it later, or only the breaks that were there when it was applied.',
  },
  force: {
    type: 'flag',
    default: 'false',
    on: 'both',
    meaning: 'Let breaking changes through outside of a pull request; there the label does.',
  },
  'accept-file': {
    type: 'text',
    default: '.berm-compat.json',
    on: 'both',
    meaning:
      'The file of accepted breaks and per-contract options. It need not exist. A pull request is judged by the one of its base branch; what it accepts itself is marked.',
  },
  breaks: {
    type: 'choice',
    values: ['refuse', 'major', 'report'],
    default: 'refuse',
    on: 'both',
    perContract: true,
    decides: true,
    meaning:
      'What a breaking change does: `refuse` the release; `major`: pass when the version made the step that it asks for; `report`: never fail, to try the gate out.',
  },
  undecided: {
    type: 'choice',
    values: ['refuse', 'report'],
    default: 'refuse',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'Whether a place that could not be decided blocks.',
  },
  inherited: {
    type: 'choice',
    values: ['report', 'refuse'],
    default: 'report',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'Whether a breaking change that is already on the base branch blocks.',
  },
  'first-release': {
    type: 'choice',
    values: ['pass', 'refuse'],
    default: 'pass',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'Whether a contract that no earlier release has may pass.',
  },
  version: {
    type: 'choice',
    values: ['advise', 'require'],
    default: 'advise',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'Whether a version that moved less than the change asks for fails the run.',
  },
  consumers: {
    type: 'lines',
    on: 'both',
    meaning: 'Documents that use the plugins: paths or globs of flows, agents and operator files, one a line.',
  },
  'consumers-complete': {
    type: 'flag',
    default: 'false',
    on: 'both',
    meaning: 'These documents are all that use the plugins, so that a break which hits none of them does not block.',
  },
  name: {
    type: 'text',
    on: 'action',
    meaning: "What the check and the comment are called, where one job has several gates. Without it, the job's name.",
  },
  matrix: {
    type: 'text',
    default: '${{ toJSON(matrix) }}',
    on: 'action',
    meaning: 'Tells the legs of a matrix apart. Leave it as it is.',
  },
  strict: {
    type: 'flag',
    default: 'false',
    on: 'both',
    perContract: true,
    decides: true,
    meaning: 'Read schemas as plain sets: a writer may send names that its schema does not declare.',
  },
  sources: {
    type: 'lines',
    default: '**/*.rs',
    on: 'both',
    perContract: true,
    meaning: 'Where the Rust lines for annotations are looked for: globs, one a line.',
  },
  comment: {
    type: 'choice',
    values: ['changes', 'always', 'breaks', 'never'],
    default: 'changes',
    on: 'action',
    meaning: 'When to write the pull-request comment.',
  },
  check: { type: 'flag', default: 'true', on: 'action', meaning: 'Publish a check run on the head commit.' },
  annotations: { type: 'flag', default: 'true', on: 'action', meaning: 'Annotate lines of the repository.' },
  summary: { type: 'flag', default: 'true', on: 'action', meaning: 'Write the step summary.' },
  artifact: {
    type: 'flag',
    default: 'true',
    on: 'action',
    meaning: 'Upload the report and both manifests as an artifact.',
  },
  formats: {
    type: 'words',
    values: ARTIFACT_FORM_IDS,
    default: 'json, html, sarif',
    on: 'action',
    meaning: 'The forms of the report that the artifact holds.',
  },
  mode: {
    type: 'choice',
    values: ['gate', 'comment', 'setup'],
    default: 'gate',
    on: 'action',
    meaning:
      "`comment`: the `workflow_run` half of the pair for forks, which writes the comment of another run's report. `setup`: puts the command `berm-compat` on the PATH of later steps, and does nothing else.",
  },
  'network-timeout': {
    type: 'integer',
    min: 1,
    max: 3600,
    default: '180',
    on: 'both',
    meaning:
      'Seconds that a run may wait for the network in all. What could not be read by then ends as an error, never as a pass.',
  },
  'github-token': {
    type: 'text',
    default: '${{ github.token }}',
    on: 'action',
    meaning: 'The token for releases, comments and checks.',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** An input's name, as users write it. */
export type InputName = keyof typeof INPUTS;
