import type { PluginKinds } from './kind.ts';

/** What flows connect to: a node's inputs, outputs and branches. */
export const PORT_KINDS = {
  'input-removed': {
    level: 'break',
    title: 'A node’s input is gone',
    when: 'An input’s `title` stands in the baseline and not in the current manifest.',
    hits: ['flows'],
    shows: 'parse',
    example: { before: '{"inputs":[{"title":"text","type":"string"}]}', after: '{"inputs":[]}' },
    says: (w) =>
      `Flows built for ${w.from} that connect to input ${w.about} of ${w.subject} are refused by heddle with ${w.to}, which has no such input${w.renamed}.`,
    remedy: (w) =>
      w.newName === undefined ? 'Keep the input, and ignore what comes in.' : `Keep the old title beside ${w.newName}.`,
  },
  'input-type-changed': {
    level: 'break',
    title: 'A node’s input has another type',
    when: 'What could be connected to the old type cannot be cast to the new one. Anything casts to `string`; `number`, `integer` and `boolean` interchange.',
    hits: ['flows'],
    shows: 'parse',
    example: { before: '{"title":"text","type":"string"}', after: '{"title":"text","type":"integer"}' },
    says: (w) =>
      `Flows built for ${w.from} connect sources to input ${w.about} of ${w.subject} that cast to ${w.was}; heddle refuses those that do not cast to ${w.is}, as ${w.to} asks.`,
    remedy: () => 'Keep the type, or add an input of the new type beside it.',
  },
  'input-added': {
    level: 'notice',
    title: 'A node has a new input with a default',
    when: 'An input was added, and it has a `default`.',
    hits: ['flows'],
    shows: 'silent',
    example: { before: '{"inputs":[]}', after: '{"inputs":[{"title":"lang","type":"string","default":"en"}]}' },
    says: (w) => `${w.subject} of ${w.to} has the input ${w.about}, which ${w.from} did not have; it has a default.`,
  },
  'input-added-without-default': {
    level: 'warning',
    title: 'A node has a new input without a default',
    when: 'An input was added without a `default`. heddle enforces nothing: flows that do not connect to it run, and the node gets no value for it.',
    hits: ['flows'],
    shows: 'run time',
    example: { before: '{"inputs":[]}', after: '{"inputs":[{"title":"lang","type":"string"}]}' },
    says: (w) =>
      `Flows built for ${w.from} send nothing to input ${w.about} of ${w.subject}, which ${w.to} added without a default; heddle runs them all the same.`,
    remedy: () => 'Give it a `default`, and have the node do without the value.',
  },
  'input-default-removed': {
    level: 'warning',
    title: 'An input lost its default',
    when: 'An input had a `default` and has none now.',
    hits: ['flows'],
    shows: 'run time',
    example: { before: '{"title":"lang","type":"string","default":"en"}', after: '{"title":"lang","type":"string"}' },
    says: (w) =>
      `Flows built for ${w.from} that leave input ${w.about} of ${w.subject} to its default find none in ${w.to}.`,
    remedy: () => 'Keep the default.',
  },
  'output-removed': {
    level: 'break',
    title: 'A node’s output is gone',
    when: 'An output’s `title` stands in the baseline and not in the current manifest.',
    hits: ['flows'],
    shows: 'parse',
    example: { before: '{"outputs":[{"title":"verdict","type":"string"}]}', after: '{"outputs":[]}' },
    says: (w) =>
      `Flows built for ${w.from} that read output ${w.about} of ${w.subject} are refused by heddle with ${w.to}, which has no such output${w.renamed}.`,
    remedy: (w) =>
      w.newName === undefined ? 'Keep writing the output.' : `Keep writing the old title beside ${w.newName}.`,
  },
  'output-type-changed': {
    level: 'break',
    title: 'A node’s output has another type',
    when: 'The new type cannot be cast to all that the old one was connected to.',
    hits: ['flows'],
    shows: 'parse',
    example: { before: '{"title":"score","type":"number"}', after: '{"title":"score","type":"object"}' },
    says: (w) =>
      `Flows built for ${w.from} connect output ${w.about} of ${w.subject} to what ${w.was} casts to; heddle refuses those that ${w.is}, as ${w.to} writes, does not cast to.`,
    remedy: () => 'Keep the type, or add an output of the new type beside it.',
  },
  'output-added': {
    level: 'notice',
    title: 'A node has a new output',
    when: 'An output was added. Nothing reads it yet.',
    hits: ['flows'],
    shows: 'silent',
    example: { before: '{"outputs":[]}', after: '{"outputs":[{"title":"why","type":"string"}]}' },
    says: (w) => `${w.subject} of ${w.to} writes the output ${w.about}, which ${w.from} did not.`,
  },
  'port-type-cast': {
    level: 'notice',
    title: 'A type changed to one that casts',
    when: 'The type of an input or output changed so that every old connection still casts.',
    hits: ['flows'],
    shows: 'run time',
    example: { before: '{"title":"score","type":"integer"}', after: '{"title":"score","type":"number"}' },
    says: (w) =>
      `${w.about} of ${w.subject} is ${w.is} in ${w.to} and was ${w.was} in ${w.from}; heddle casts what flows connect to it.`,
  },
  'branch-removed': {
    level: 'break',
    title: 'A node no longer takes a branch',
    when: 'A branch is gone; or branches are declared where there were none, so that a flow that names any other is refused.',
    hits: ['flows'],
    shows: 'parse',
    example: { before: '{"branches":["ok","bad"]}', after: '{"branches":["ok"]}' },
    says: (w) =>
      `Flows built for ${w.from} that leave ${w.subject} on the branch ${w.about} are refused by heddle with ${w.to}, which never selects it${w.renamed}.`,
    remedy: (w) =>
      w.newName === undefined
        ? 'Keep the branch declared, even if the node never takes it.'
        : `Keep the old branch declared beside ${w.newName}.`,
  },
  'branch-added': {
    level: 'break',
    title: 'A node takes a new branch',
    when: 'A branch was added. A flow that has an edge for each of the old branches has none for the new one.',
    hits: ['flows'],
    shows: 'run time',
    example: { before: '{"branches":["ok","bad"]}', after: '{"branches":["ok","bad","unsure"]}' },
    says: (w) =>
      `Flows built for ${w.from} have no edge for the branch ${w.about} of ${w.subject}, and fail at run time when ${w.to} takes it.`,
    remedy: () => 'Take the new branch only where the configuration asks for it, or add a component with the new set.',
  },
  'branches-undeclared': {
    level: 'break',
    title: 'A node no longer declares its branches',
    when: '`branches` were declared and are absent now. Nothing refuses a flow when it is parsed, and every branch that the node takes is refused at run time.',
    hits: ['flows'],
    shows: 'run time',
    example: { before: '{"branches":["ok","bad"]}', after: '(no branches)' },
    says: (w) =>
      `Flows built for ${w.from} leave ${w.subject} on ${w.about}; ${w.to} declares no branches, so heddle refuses each one that the node takes, at run time.`,
    remedy: () => 'Declare the branches again.',
  },
} as const satisfies PluginKinds;
