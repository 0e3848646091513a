/** How the plugin is started: `command`. */
import { isArray, member } from '../../core/json.ts';
import { show } from '../view.ts';
import { example, type Rule } from './rule.ts';

export const commandRules: readonly Rule[] = [
  {
    id: 'command-argv',
    level: 'error',
    stage: 'manifest',
    title: '`command` must be a non-empty array of strings',
    text:
      '`command` is an argument vector, not a shell line: the program first, then one argument each. Leave it ' +
      'out to let heddle run the entry beside the manifest.',
    wrong: example.manifest({ command: './serve --verbose' }),
    right: example.manifest({ command: ['./serve', '--verbose'] }),
    *check(view) {
      const value = member(view.json, 'command');
      if (value === undefined) return;
      if (!isArray(value) || value.length === 0) {
        const mend = typeof value === 'string' ? 'Write each argument as a string of its own.' : undefined;
        yield {
          at: '/command',
          says: `${view.label} has a "command" that is ${show(value)}`,
          expected: 'a non-empty array of strings',
          received: show(value),
          ...(mend === undefined ? {} : { mend }),
        };
        return;
      }
      for (const [index, part] of value.entries()) {
        if (typeof part !== 'string')
          yield {
            at: `/command/${index}`,
            says: `command[${index}] is ${show(part)}`,
            expected: 'a string',
            received: show(part),
          };
      }
    },
  },
];
