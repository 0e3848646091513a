/** Where files land in the workspace: what heddle takes and then puts in the wrong place, or nowhere. */
import { normalizePath } from '../../core/posix-path.ts';
import { example, type Rule } from '../rules/rule.ts';
import { landings } from '../rules/files.ts';
import { quote, show } from '../view.ts';
import { MAX_FILES, RESERVED_FOLDER } from '../vocabulary.ts';

const climbs = (normal: string): boolean => normal === '..' || normal.startsWith('../');
const isAbsolute = (dest: string): boolean => dest.startsWith('/') || dest.startsWith('\\') || /^[A-Za-z]:/.test(dest);
/** One spelling per place: `./x`, `x/` and `x` are one. */
const normalOf = (dest: string): string => normalizePath(dest.trim()).replace(/^\/+|\/+$/g, '') || '.';

const outside: Rule = {
  id: 'dest-outside',
  level: 'warning',
  stage: 'lint',
  title: 'A `dest` outside the workspace',
  text:
    'heddle checks the destination of `--mount`, but not that of a plugin’s file: an absolute one lands below ' +
    'the workspace under its whole path, and one that climbs with `..` is written outside of it. Write a path ' +
    'relative to the workspace.',
  wrong: example.file({ dest: '../escaped' }),
  right: example.file({ dest: 'know-how' }),
  *check(view) {
    for (const { dest, destAt, label } of landings(view)) {
      const absolute = isAbsolute(dest);
      if (!absolute && !climbs(normalizePath(dest.trim()))) continue;
      yield {
        at: destAt,
        says:
          `${label} lands on ${show(dest)}, which ` +
          (absolute ? 'is an absolute path' : 'climbs out of the workspace'),
        expected: 'a path relative to the workspace',
        received: show(dest),
      };
    }
  },
};

const reserved: Rule = {
  id: 'dest-reserved',
  level: 'warning',
  stage: 'lint',
  title: `A \`dest\` under \`${RESERVED_FOLDER}\``,
  text:
    `\`${RESERVED_FOLDER}\` holds the tools, and heddle keeps it to itself. It does not refuse a plugin’s file ` +
    'that lands there; the file is lost among the tools or stands in their way.',
  wrong: example.file({ dest: '.heddle/bin' }),
  right: example.file({ dest: 'bin' }),
  *check(view) {
    for (const { dest, destAt, label } of landings(view)) {
      const normal = normalOf(dest);
      if (normal !== RESERVED_FOLDER && !normal.startsWith(`${RESERVED_FOLDER}/`)) continue;
      yield {
        at: destAt,
        says: `${label} lands on ${show(dest)}, which heddle keeps for itself`,
        expected: `a place outside ${RESERVED_FOLDER}`,
        received: show(dest),
      };
    }
  },
};

const root: Rule = {
  id: 'dest-root',
  level: 'warning',
  stage: 'lint',
  title: 'A `dest` that is the workspace itself',
  text:
    'A path such as `.` or `..` has no base name to land under, so its content is copied over the workspace’s ' +
    'root, beside and over everything else. Name a `dest`.',
  wrong: example.file({ path: '.' }),
  right: example.file({ path: '.', dest: 'all' }),
  *check(view) {
    for (const { dest, destAt, label } of landings(view)) {
      if (normalOf(dest) === '.')
        yield {
          at: destAt,
          says: `${label} lands on the workspace’s root`,
          expected: 'a "dest" of its own',
          received: show(dest),
        };
    }
  },
};

const samePlace: Rule = {
  id: 'dest-same-place',
  level: 'warning',
  stage: 'lint',
  title: 'Two spellings of one place',
  text:
    'heddle compares destinations as texts, so `x` and `./x` pass for two, and one file is written over or ' +
    'inside the other. Which one is left depends on the order they were copied.',
  wrong: example.manifest({
    files: [
      { path: 'a', dest: 'x' },
      { path: 'b', dest: './x' },
    ],
  }),
  right: example.manifest({
    files: [
      { path: 'a', dest: 'x' },
      { path: 'b', dest: 'y' },
    ],
  }),
  *check(view) {
    const placed = landings(view)
      .slice(0, MAX_FILES)
      .map((landing) => ({ ...landing, normal: normalOf(landing.dest) }));
    for (const [index, { normal, dest, destAt }] of placed.entries()) {
      const other = placed
        .slice(0, index)
        .find((earlier) => collide(earlier.normal, normal) && !seenByHeddle(earlier.dest, dest));
      if (other !== undefined)
        yield {
          at: destAt,
          says: `destinations ${quote(other.dest)} and ${quote(dest)} are one place, or lie one inside the other`,
          expected: 'destinations apart from each other',
          received: quote(dest),
        };
    }
  },
};

const collide = (a: string, b: string): boolean =>
  a !== '.' && b !== '.' && (a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`));
/** What the rules `file-dest-once` and `files-overlap` say already. */
const seenByHeddle = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

export const destinationLints: readonly Rule[] = [outside, reserved, root, samePlace];
