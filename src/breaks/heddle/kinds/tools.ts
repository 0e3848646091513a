import type { Json } from '../../../core/json.ts';
import type { Kinds } from '../../kind.ts';

const tool = (fields: Readonly<Record<string, Json>>): Json => ({
  components: [{ componentType: 'Judge' }],
  tools: [{ name: 'ask', ...fields }],
});

/** What only a plugin's tools have. */
export const PLUGIN_TOOL_KINDS = {
  'tool-implementation-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Tool implementation changed',
    when:
      'It moved from `path` to `componentType` or back. A path tool stands on `$PATH` in the workspace, and ' +
      'loses a collision quietly; a component’s does neither.',
    who: 'Flows whose commands call it by name, and operators who have another tool of that name.',
    hits: ['flows', 'operators'],
    shows: 'run time',
    message: (w) =>
      `implementation changed from ${w.was} to ${w.is}: it ${w.was === '`path`' ? 'leaves' : 'joins'} \`$PATH\``,
    remedy: () => 'Keep the implementation, or give the new one a name of its own.',
    sample: { before: tool({ path: 'ask.sh' }), after: tool({ componentType: 'Judge' }) },
  },
  'shadows-withdrawn': {
    level: 'break',
    proof: 'structure',
    title: 'Tool no longer shadows',
    when:
      '`shadows` of a served tool was true and is not any more. Where something else provides the name, heddle ' +
      'refuses to start.',
    who: 'Operators who have another tool of that name.',
    hits: ['operators'],
    shows: 'load',
    message: () => 'no longer shadows: heddle rejects another tool of that name beside it',
    remedy: () => 'Keep `"shadows": true`, or rename the tool.',
    sample: { before: tool({ componentType: 'Judge', shadows: true }), after: tool({ componentType: 'Judge' }) },
  },
  'shadows-added': {
    level: 'warning',
    title: 'Tool now shadows',
    when:
      '`shadows` of a served tool is true and was not: it may silently take a name that something else ' +
      'provides. A file of that name in the tools directory still wins.',
    who: 'Operators who have another tool of that name.',
    hits: ['operators'],
    shows: 'silent',
    message: () => 'now shadows: it takes its name from another served tool, silently',
    remedy: () => 'Give the tool a name that nothing else uses.',
    sample: { before: tool({ componentType: 'Judge' }), after: tool({ componentType: 'Judge', shadows: true }) },
  },
} as const satisfies Kinds;
