/** What the plugin ships into every workspace: `files`. The rule for `path` is in `paths.ts`. */
import { basename } from '../../core/posix-path.ts';
import { isArray, member } from '../../core/json.ts';
import { show, type Entry, type View } from '../view.ts';
import { MAX_FILES } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

/** A file entry with the place in the workspace where it lands: its `dest`, by default the path's base name. */
export interface Landing extends Entry {
  readonly dest: string;
  /** Where the destination is written: at `dest`, or at the `path` it follows from. */
  readonly destAt: string;
}

/** The file entries whose destination can be told. */
export function landings(view: View): Landing[] {
  return view.files.flatMap((entry) => {
    const path = member(entry.json, 'path');
    const dest = member(entry.json, 'dest') ?? (typeof path === 'string' && path !== '' ? basename(path) : undefined);
    if (typeof dest !== 'string') return [];
    return [{ ...entry, dest, destAt: `${entry.at}/${member(entry.json, 'dest') === undefined ? 'path' : 'dest'}` }];
  });
}

const tooMany: Rule = {
  id: 'files-at-most',
  level: 'error',
  stage: 'manifest',
  title: `At most ${MAX_FILES} files`,
  text:
    'Each entry is copied into the workspace of every node in every run. Ship a directory rather than its ' +
    'contents.',
  wrong: example.manifest({ files: Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ path: `part${index}` })) }),
  right: example.file({}),
  *check(view) {
    const files = member(view.json, 'files');
    if (!isArray(files) || files.length <= MAX_FILES) return;
    yield {
      at: '/files',
      says: `${view.label} declares ${files.length} files`,
      expected: `at most ${MAX_FILES}`,
      received: String(files.length),
      mend: 'Ship a directory instead of its contents.',
    };
  },
};

const dest: Rule = {
  id: 'file-dest',
  level: 'error',
  stage: 'manifest',
  title: 'A `dest` must be a non-empty string',
  text: 'It says where in the workspace the file lands. Leave it out to take the path’s base name; `null` is refused.',
  wrong: example.file({ dest: '' }),
  right: example.file({ dest: 'know-how' }),
  *check(view) {
    for (const { json, at, label } of view.files) {
      const value = member(json, 'dest');
      if (value === undefined || (typeof value === 'string' && value !== '')) continue;
      yield {
        at: `${at}/dest`,
        says: `${label} has a "dest" that is ${show(value)}`,
        expected: 'a non-empty string',
        received: show(value),
      };
    }
  },
};

const destOnce: Rule = {
  id: 'file-dest-once',
  level: 'error',
  stage: 'manifest',
  title: 'Two files cannot land in one place',
  text:
    'Where no `dest` is given, the path’s base name counts. Of two equal destinations one would be written over ' +
    'the other.',
  wrong: example.manifest({ files: [{ path: 'a/notes' }, { path: 'b/notes' }] }),
  right: example.manifest({ files: [{ path: 'a/notes' }, { path: 'b/notes', dest: 'more-notes' }] }),
  *check(view) {
    const first = new Map<string, string>();
    for (const { dest: place, destAt, at } of landings(view)) {
      const earlier = first.get(place);
      if (earlier === undefined) first.set(place, at);
      else
        yield {
          at: destAt,
          says: `two files land on ${show(place)}: this one and ${earlier}`,
          expected: 'a "dest" of its own',
          received: show(place),
        };
    }
  },
};

const overlap: Rule = {
  id: 'files-overlap',
  level: 'error',
  stage: 'load',
  title: 'A file cannot land inside another',
  text:
    'heddle compares destinations as written: `skills` and `skills/extra` collide, because one would be written ' +
    'inside the other, and the load is refused. The validator that reads the manifest alone lets them by.',
  wrong: example.manifest({ files: [{ path: 'skills' }, { path: 'extra', dest: 'skills/extra' }] }),
  right: example.manifest({ files: [{ path: 'skills' }, { path: 'extra' }] }),
  *check(view) {
    // Longer lists are refused for their length, and comparing each with each would take too long.
    const placed = landings(view).slice(0, MAX_FILES);
    for (const [index, { dest: place, destAt }] of placed.entries()) {
      const other = placed
        .slice(0, index)
        .find((earlier) => earlier.dest !== place && (inside(place, earlier.dest) || inside(earlier.dest, place)));
      if (other === undefined) continue;
      yield {
        at: destAt,
        says: `destinations ${show(other.dest)} and ${show(place)} lie one inside the other`,
        expected: 'destinations apart from each other',
        received: show(place),
      };
    }
  },
};

/** heddle compares the texts, with either separator. */
function inside(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}\\`);
}

export const fileRules: readonly Rule[] = [tooMany, dest, destOnce, overlap];
