import type { Json } from '../../../core/json.ts';
import type { Kinds } from '../../kind.ts';

const node = (fields: Readonly<Record<string, Json>>): Json => ({
  components: [{ componentType: 'Judge', ...fields }],
});
const port = (title: string, type: string, more: Readonly<Record<string, Json>> = {}): Json => ({
  title,
  type,
  ...more,
});
const ok: Json = ['ok', 'bad'];

/** What flows connect to: a node's inputs, outputs and branches. */
export const PORT_KINDS = {
  'input-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Input removed',
    when: 'An input’s `title` stands in the baseline and not in the current manifest.',
    who: 'Flows that connect to it: heddle rejects them.',
    hits: ['flows'],
    shows: 'parse',
    message: (w) =>
      `input ${w.about} removed${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}`,
    remedy: (w) =>
      w.renamedTo === undefined
        ? 'Keep the input, and ignore what comes in.'
        : `Keep the old title beside ${w.renamedTo}.`,
    sample: { before: node({ inputs: [port('text', 'string')] }), after: node({ inputs: [] }) },
  },
  'input-type-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Input type changed',
    when: 'What could be connected to the old type does not fit the new one. Anything fits `string`; `number`, `integer` and `boolean` interchange.',
    who: 'Flows that connect something of another type: heddle rejects them.',
    hits: ['flows'],
    shows: 'parse',
    message: (w) => `input ${w.about} changed from ${w.was} to ${w.is}; heddle rejects edges that do not fit`,
    remedy: () => 'Keep the type, or add an input of the new type beside it.',
    sample: { before: node({ inputs: [port('text', 'string')] }), after: node({ inputs: [port('text', 'integer')] }) },
  },
  'input-added': {
    level: 'notice',
    addition: true,
    title: 'Input with a default added',
    when: 'An input was added, and it has a `default`.',
    who: 'Nobody.',
    hits: ['flows'],
    shows: 'silent',
    message: (w) => `new input ${w.about} with a default`,
    sample: { before: node({ inputs: [] }), after: node({ inputs: [port('lang', 'string', { default: 'en' })] }) },
  },
  'input-added-without-default': {
    level: 'warning',
    addition: true,
    title: 'Input without a default added',
    when: 'An input was added without a `default`. heddle enforces nothing: flows that do not connect to it run, and the node gets no value for it.',
    who: 'Flows that do not connect to it: the node gets nothing there.',
    hits: ['flows'],
    shows: 'run time',
    message: (w) => `new input ${w.about}: flows that do not connect to it leave it empty`,
    remedy: () => 'Have the node do without the value.',
    sample: { before: node({ inputs: [] }), after: node({ inputs: [port('lang', 'string')] }) },
  },
  'input-default-removed': {
    level: 'warning',
    title: 'Input default removed',
    when: 'An input had a `default` and has none now.',
    who: 'Flows that leave it out and go by the documented default.',
    hits: ['flows'],
    shows: 'run time',
    message: (w) => `input ${w.about} no longer has a default`,
    remedy: () => 'Keep the default.',
    sample: {
      before: node({ inputs: [port('lang', 'string', { default: 'en' })] }),
      after: node({ inputs: [port('lang', 'string')] }),
    },
  },
  'port-rejected': {
    level: 'break',
    proof: 'structure',
    title: 'Port title that heddle rejects',
    when: 'A new input or output has a title that heddle rejects in every flow: blank, with white space or any of `. , { } \' "`, or one of the reserved names.',
    who: 'Every flow that uses the node: heddle rejects it.',
    hits: ['flows'],
    shows: 'parse',
    message: (w) => `new ${w.reason} ${w.about}: heddle rejects that title in every flow`,
    remedy: () => 'Give it a title of letters, digits and underscores.',
    sample: { before: node({ outputs: [] }), after: node({ outputs: [port('the score', 'number')] }) },
  },
  'output-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Output removed',
    when: 'An output’s `title` stands in the baseline and not in the current manifest.',
    who: 'Flows that read it: heddle rejects them.',
    hits: ['flows'],
    shows: 'parse',
    message: (w) =>
      `output ${w.about} removed${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}`,
    remedy: (w) =>
      w.renamedTo === undefined ? 'Keep writing the output.' : `Keep writing the old title beside ${w.renamedTo}.`,
    sample: { before: node({ outputs: [port('verdict', 'string')] }), after: node({ outputs: [] }) },
  },
  'output-type-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Output type changed',
    when: 'The new type does not fit all that the old one could be connected to.',
    who: 'Flows that connect it to something of another type: heddle rejects them.',
    hits: ['flows'],
    shows: 'parse',
    message: (w) => `output ${w.about} changed from ${w.was} to ${w.is}; heddle rejects edges that do not fit`,
    remedy: () => 'Keep the type, or add an output of the new type beside it.',
    sample: {
      before: node({ outputs: [port('score', 'number')] }),
      after: node({ outputs: [port('score', 'object')] }),
    },
  },
  'output-added': {
    level: 'notice',
    addition: true,
    title: 'Output added',
    when: 'An output was added. Nothing reads it yet.',
    who: 'Nobody.',
    hits: ['flows'],
    shows: 'silent',
    message: (w) => `new output ${w.about}`,
    sample: { before: node({ outputs: [] }), after: node({ outputs: [port('why', 'string')] }) },
  },
  'port-type-cast': {
    level: 'notice',
    title: 'Port type changed, edges still fit',
    when: 'The type of an input or output changed so that heddle still accepts every edge. It does not convert values: a number that is fed to a `string` input arrives as a number.',
    who: 'Nodes that go by the type of what arrives.',
    hits: ['flows'],
    shows: 'run time',
    message: (w) => `${w.about} changed from ${w.was} to ${w.is}; edges still fit, values are not converted`,
    sample: {
      before: node({ outputs: [port('score', 'integer')] }),
      after: node({ outputs: [port('score', 'number')] }),
    },
  },
  'branch-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Branch removed',
    when: 'A branch is gone; or branches are declared where there were none, so that a flow whose edge names any other is rejected.',
    who: 'Flows with an edge on that branch: heddle rejects them.',
    hits: ['flows'],
    shows: 'parse',
    message: (w) =>
      w.reason !== ''
        ? w.reason
        : `branch ${w.about} removed${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}`,
    remedy: (w) =>
      w.renamedTo === undefined
        ? 'Keep the branch declared, even if the node never takes it.'
        : `Keep the old branch declared beside ${w.renamedTo}.`,
    sample: { before: node({ branches: ok }), after: node({ branches: ['ok'] }) },
  },
  'branch-added': {
    level: 'break',
    proof: 'structure',
    title: 'Branch added',
    when: 'A branch was added. A flow that has an edge for each of the old branches has none for the new one.',
    who: 'Flows that list the branches: they fail at run time when the new one is taken.',
    hits: ['flows'],
    shows: 'run time',
    message: (w) => `new branch ${w.about}: flows without an edge for it fail when the node takes it`,
    remedy: () => 'Take the new branch only where the configuration asks for it, or add a component with the new set.',
    sample: { before: node({ branches: ok }), after: node({ branches: ['ok', 'bad', 'unsure'] }) },
  },
  'branches-undeclared': {
    level: 'break',
    proof: 'structure',
    title: 'Branches no longer declared',
    when: '`branches` were declared and are absent now. Nothing rejects a flow when it is parsed, and every branch that the node takes is rejected at run time.',
    who: 'Flows that leave it on a branch.',
    hits: ['flows'],
    shows: 'run time',
    message: (w) => `branches ${w.about} are no longer declared: heddle rejects them at run time`,
    remedy: () => 'Declare the branches again.',
    sample: { before: node({ branches: ok }), after: node({}) },
  },
} as const satisfies Kinds;
