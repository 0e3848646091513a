import type { Kinds } from '../kind.ts';

export const UNDECIDED_KINDS = {
  undecided: {
    level: 'undecided',
    title: 'Not decided',
    when: 'Could not be decided: a keyword that is not known, a `$ref` that cannot be resolved, a regular expression whose inclusion cannot be proved, a used-up budget.',
    who: 'Perhaps somebody: look at the place by hand.',
    message: (w) => `${w.place} could not be decided: ${w.reason}`,
    remedy: () => 'Use keywords that can be compared, or check the place by hand and accept the finding.',
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { code: { $ref: 'https://schemas.example/code-1.json' } } },
      after: { type: 'object', properties: { code: { $ref: 'https://schemas.example/code-2.json' } } },
    },
  },
} as const satisfies Kinds;
