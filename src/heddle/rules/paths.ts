/**
 * The one rule for `tools[].path` and `files[].path`, as far as the manifest alone can tell. Its other half is in
 * `directory/`.
 */
import { member } from '../../core/json.ts';
import { show, type Entry, type View } from '../view.ts';
import { example, type Rule } from './rule.ts';

/** Everything in the manifest that names a path inside the plugin's directory. */
export interface Shipped extends Entry {
  readonly what: 'tool' | 'file';
  readonly path: string;
}

/** The tools and files that name a usable path. A tool without one is implemented by a component. */
export function shipped(view: View): Shipped[] {
  const of = (what: 'tool' | 'file', entries: readonly Entry[]): Shipped[] =>
    entries.flatMap((entry) => {
      const path = member(entry.json, 'path');
      return typeof path === 'string' && path !== '' ? [{ ...entry, what, path }] : [];
    });
  return [...of('tool', view.tools), ...of('file', view.files)];
}

export const pathRules: readonly Rule[] = [
  {
    id: 'path-string',
    level: 'error',
    stage: 'manifest',
    title: 'A path must be a non-empty string',
    text:
      'A tool’s `path` and a file’s `path` follow one rule: a non-empty string, resolved against the plugin’s ' +
      'directory, that must not lead outside it.',
    wrong: example.file({ path: '' }),
    right: example.file({}),
    *check(view) {
      const named = view.tools.filter(({ json }) => member(json, 'path') !== undefined);
      for (const { json, at, label } of [...named, ...view.files]) {
        const value = member(json, 'path');
        if (typeof value === 'string' && value !== '') continue;
        yield {
          at: `${at}/path`,
          says: `${label} has a "path" that is ${show(value)}`,
          expected: 'a non-empty string',
          received: show(value),
        };
      }
    },
  },
];
