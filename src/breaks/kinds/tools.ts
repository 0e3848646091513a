import type { Json } from '../../core/json.ts';
import type { Kinds } from '../kind.ts';

const TEXT: Json = { type: 'object', properties: { text: { type: 'string' } } };
const tools = (...list: readonly Json[]): Json => ({ tools: list });

/** What became of a whole tool, in every kind of contract. */
export const TOOL_KINDS = {
  'tool-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Tool removed',
    when:
      'A tool that callers could reach stands in the baseline and not in the current contract. A renamed tool ' +
      'is a tool removed and another added; the likely new name is given.',
    who: 'Everyone who calls the tool: they are told that there is no such tool.',
    hits: ['flows', 'model'],
    shows: 'load',
    message: (w) =>
      `removed${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}${w.deprecated ? ' (it was deprecated)' : ''}`,
    remedy: (w) =>
      w.renamedTo !== undefined
        ? `Keep the old name beside ${w.renamedTo}.`
        : w.deprecated
          ? 'Check that nobody calls it any more, and accept the finding or release a major version.'
          : 'Keep it, marked as deprecated, until nobody calls it any more.',
    sample: { before: tools({ name: 'ask' }, { name: 'tell' }), after: tools({ name: 'tell' }) },
  },
  'tool-added': {
    level: 'notice',
    addition: true,
    title: 'Tool added',
    when: 'A tool stands in the current contract and not in the baseline.',
    who:
      'Nobody. A public tool of a berm image must be confirmed at deploy; in a plugin, another provider of that ' +
      'name collides with it.',
    hits: ['operators', 'model'],
    shows: 'silent',
    message: () => 'new tool',
    sample: { before: tools({ name: 'ask' }), after: tools({ name: 'ask' }, { name: 'tell' }) },
  },
  'result-undeclared': {
    level: 'break',
    proof: 'structure',
    title: 'Result no longer declared',
    when: 'The tool promised the shape of its result, and promises none now.',
    who: 'Callers that read the result: anything may come.',
    hits: ['flows'],
    shows: 'run time',
    message: () => 'the result is no longer declared',
    remedy: () => 'Declare the result again.',
    sample: { before: tools({ name: 'ask', result: TEXT }), after: tools({ name: 'ask' }) },
  },
  'result-declared': {
    level: 'notice',
    addition: true,
    title: 'Result declared',
    when: 'The tool promised no shape of its result, and promises one now.',
    who: 'Nobody.',
    hits: ['flows'],
    shows: 'silent',
    message: () => 'the result is now declared',
    sample: { before: tools({ name: 'ask' }), after: tools({ name: 'ask', result: TEXT }) },
  },
  'tool-description-changed': {
    level: 'notice',
    title: 'Description changed',
    when: 'The description of the tool or event changed. Models read it to decide when and how to call.',
    who: 'Models that choose by the description.',
    hits: ['model'],
    shows: 'silent',
    message: (w) => `description changed: ${w.reason}`,
    sample: {
      before: tools({ name: 'ask', description: 'Look a word up.' }),
      after: tools({ name: 'ask', description: 'Look a phrase up.' }),
    },
  },
  deprecated: {
    level: 'notice',
    addition: true,
    title: 'Deprecated',
    when: 'A tool, an event, an argument or a field carries `deprecated` and did not before.',
    who: 'Nobody yet: callers are asked to move on.',
    message: (w) =>
      w.place.startsWith('tool') || w.place.startsWith('event') ? 'now deprecated' : `${w.place} is now deprecated`,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { q: { type: 'string' } } },
      after: { type: 'object', properties: { q: { type: 'string', deprecated: true } } },
    },
  },
  'no-longer-deprecated': {
    level: 'notice',
    title: 'No longer deprecated',
    when: 'A tool, an event, an argument or a field carried `deprecated` and does not any more.',
    who: 'Nobody.',
    message: (w) =>
      w.place.startsWith('tool') || w.place.startsWith('event')
        ? 'no longer deprecated'
        : `${w.place} is no longer deprecated`,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { q: { type: 'string', deprecated: true } } },
      after: { type: 'object', properties: { q: { type: 'string' } } },
    },
  },
} as const satisfies Kinds;

/** What only a contract has that may leave its arguments undeclared. */
export const UNDECLARED_KINDS = {
  'input-undeclared': {
    level: 'notice',
    title: 'Arguments no longer declared',
    when:
      'The schema of the arguments was there and is gone. Whatever was sent is still accepted; models are no ' +
      'longer told what to send.',
    who: 'Models that go by the schema.',
    hits: ['model'],
    shows: 'silent',
    message: () => 'the arguments are no longer declared',
    sample: { before: tools({ name: 'ask', arguments: TEXT }), after: tools({ name: 'ask' }) },
  },
} as const satisfies Kinds;
