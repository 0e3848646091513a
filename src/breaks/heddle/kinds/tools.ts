import type { PluginKinds } from './kind.ts';

/** Tools. What their schemas take less of is in `schemas.ts`. */
export const TOOL_KINDS = {
  'tool-removed': {
    level: 'break',
    title: 'A tool is gone',
    when: 'A tool stands in the baseline and not in the current manifest. A renamed one is removed too: the likely new name is given.',
    hits: ['flows', 'model'],
    shows: 'load',
    example: { before: '{"name":"lookup","path":"lookup.sh"}', after: '(no tool of that name)' },
    says: (w) =>
      `Flows built for ${w.from} that name ${w.subject} are refused by heddle with ${w.to}, which has no such tool${w.renamed}; models that were told of it are told no more.`,
    remedy: (w) =>
      w.newName === undefined
        ? 'Keep the tool until nobody names it, or release it as a major version.'
        : `Keep the old name beside ${w.newName}.`,
  },
  'tool-added': {
    level: 'notice',
    title: 'A tool was added',
    when: 'A tool stands in the current manifest and not in the baseline.',
    hits: ['operators', 'model'],
    shows: 'silent',
    example: { before: '(no tool of that name)', after: '{"name":"lookup","path":"lookup.sh"}' },
    says: (w) =>
      `${w.to} has ${w.subject}, which ${w.from} did not; a host where something else provides that name refuses it, or runs the other.`,
  },
  'tool-implementation-changed': {
    level: 'break',
    title: 'A tool is implemented in another way',
    when: 'It moved from `path` to `componentType` or back. A path tool stands on `$PATH` in the workspace, and loses a collision quietly; a component’s does neither.',
    hits: ['flows', 'operators'],
    shows: 'run time',
    example: { before: '{"name":"ask","path":"ask.sh"}', after: '{"name":"ask","componentType":"Judge"}' },
    says: (w) =>
      `${w.subject} was implemented by its ${w.was} in ${w.from} and is by its ${w.is} in ${w.to}: it ${w.was === '`path`' ? 'leaves' : 'joins'} \`$PATH\`, and collides by other rules.`,
    remedy: () => 'Keep the implementation, or give the new one a name of its own.',
  },
  'shadows-withdrawn': {
    level: 'break',
    title: 'A tool no longer shadows',
    when: '`shadows` was true and is not any more. Where something else provides the name, heddle refuses to start.',
    hits: ['operators'],
    shows: 'load',
    example: { before: '{"name":"ask","shadows":true,…}', after: '{"name":"ask",…}' },
    says: (w) =>
      `Operators who have another ${w.subject} beside ${w.from} are refused by heddle with ${w.to}, which no longer declares the collision.`,
    remedy: () => 'Keep `"shadows": true`, or rename the tool.',
  },
  'shadows-added': {
    level: 'warning',
    title: 'A tool shadows now',
    when: '`shadows` is true and was not: the tool may silently take a name that something else provides.',
    hits: ['operators'],
    shows: 'silent',
    example: { before: '{"name":"ask",…}', after: '{"name":"ask","shadows":true,…}' },
    says: (w) =>
      `Operators who have another ${w.subject} were refused ${w.from}; ${w.to} takes the name, and nothing says so.`,
    remedy: () => 'Give the tool a name that nothing else uses.',
  },
  'tool-description-changed': {
    level: 'notice',
    title: 'A tool’s description changed',
    when: 'The description is another. The model reads it to decide when to call the tool.',
    hits: ['model'],
    shows: 'silent',
    example: { before: '{"description":"Look up."}', after: '{"description":"Look a word up."}' },
    says: (w) => `Models are told of ${w.subject}: ${w.is} by ${w.to}, where ${w.from} said ${w.was}.`,
  },
  'input-undeclared': {
    level: 'notice',
    title: 'A tool no longer declares its arguments',
    when: '`inputSchema` was there and is gone. Whatever was sent is still taken; the model is no longer told what to send.',
    hits: ['model'],
    shows: 'silent',
    example: { before: '{"inputSchema":{…}}', after: '(no inputSchema)' },
    says: (w) => `${w.to} no longer says which arguments ${w.subject} takes, as ${w.from} did.`,
  },
  'result-undeclared': {
    level: 'break',
    title: 'A tool no longer declares its result',
    when: '`outputSchema` was there and is gone. heddle never reads it; it was the only promise about the keys of the result.',
    hits: ['flows'],
    shows: 'run time',
    example: { before: '{"outputSchema":{…}}', after: '(no outputSchema)' },
    says: (w) =>
      `Flows built for ${w.from} that read keys from the result of ${w.subject} have no promise of them from ${w.to}.`,
    remedy: () => 'Keep the `outputSchema`.',
  },
  'result-declared': {
    level: 'notice',
    title: 'A tool declares its result now',
    when: '`outputSchema` is there and was not.',
    hits: ['flows'],
    shows: 'silent',
    example: { before: '(no outputSchema)', after: '{"outputSchema":{…}}' },
    says: (w) => `${w.to} declares the result of ${w.subject}, which ${w.from} did not.`,
  },
} as const satisfies PluginKinds;
