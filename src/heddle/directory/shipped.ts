/** The rule for `tools[].path` and `files[].path` with the directory at hand: it is there, and it lies inside. */
import { example } from '../rules/rule.ts';
import { quote } from '../view.ts';
import { COPY_LIMIT, MAX_LOOKS } from './inspect.ts';
import type { DirectoryRule } from './rule.ts';

const there: DirectoryRule = {
  id: 'path-there',
  level: 'error',
  stage: 'directory',
  title: 'A path must be there',
  text: 'A tool’s and a file’s `path` are resolved against the manifest’s directory, and what they name must exist. Letter case counts: a path that only a Mac or Windows finds is missing elsewhere.',
  wrong: example.tool({ path: 'gone.sh' }),
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, look } of seen.looked) {
      if (look.state === 'there' || look.state === 'outside') continue;
      const why =
        look.state === 'loop'
          ? 'which is a link that leads back to itself'
          : look.state === 'unreadable'
            ? `which cannot be read (${look.why})`
            : 'which is not there beside the manifest';
      const spelt = look.state === 'missing' ? look.spelt : undefined;
      const mend =
        spelt !== undefined
          ? `${quote(spelt)} is there; letter case matters.`
          : path.includes('\\')
            ? 'Write the path with "/".'
            : undefined;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, ${why}`,
        expected: 'a path inside the plugin’s directory',
        received: quote(path),
        ...(mend === undefined ? {} : { mend }),
      };
    }
  },
};

const inside: DirectoryRule = {
  id: 'path-inside',
  level: 'error',
  stage: 'directory',
  title: 'A path must not lead out of the plugin’s directory',
  text: 'Both sides are resolved through their links before they are compared: a link that points out is refused, one that points in is fine. A plugin that needs a system binary ships a two-line wrapper.',
  wrong: example.tool({ path: '/bin/ls' }),
  right: example.tool({ path: 'ls.sh' }),
  *check(seen) {
    for (const { at, label, path, look } of seen.looked) {
      if (look.state !== 'outside') continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which leads out of the plugin’s directory`,
        expected: 'a path inside it, links followed',
        received: quote(path),
        mend: 'Ship a wrapper, or have the operator mount what is outside.',
      };
    }
  },
};

const many: DirectoryRule = {
  id: 'paths-at-most',
  level: 'error',
  stage: 'directory',
  title: `At most ${MAX_LOOKS} paths`,
  text: 'This limit is the gate’s, not heddle’s: each path costs a look at the file system.',
  wrong: 'a manifest of 20,000 tools with a path each',
  right: example.tool({}),
  *check({ named }) {
    if (named > MAX_LOOKS)
      yield {
        at: '',
        says: `the manifest names ${named} paths, and only the first ${MAX_LOOKS} were looked at`,
        expected: `at most ${MAX_LOOKS}`,
        received: String(named),
      };
  },
};

const portable: DirectoryRule = {
  id: 'path-spelling',
  level: 'warning',
  stage: 'lint',
  title: 'A path that is found on this machine only',
  text: 'A backslash, a drive letter or another letter case than the file’s works on Windows (case: on a Mac, too) and nowhere else. Write paths with `/`, exactly as the files are called.',
  wrong: example.tool({ path: 'bin\\ask.sh' }),
  right: example.tool({ path: 'bin/ask.sh' }),
  *check(seen) {
    for (const { at, label, path, look } of seen.looked) {
      const windows = path.includes('\\') || /^[A-Za-z]:/.test(path);
      const spelt = look.state === 'there' ? look.spelt : undefined;
      if (!windows && spelt === undefined) continue;
      const says = windows ? 'which only Windows reads as a path' : `and the file is called ${quote(spelt ?? '')}`;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, ${says}`,
        expected: spelt === undefined ? 'a path with "/"' : quote(spelt),
        received: quote(path),
      };
    }
  },
};

const copyable: DirectoryRule = {
  id: 'files-copy',
  level: 'warning',
  stage: 'lint',
  title: 'A folder that heddle will not copy',
  text: `heddle loads a plugin that ships a folder without looking into it, and copies the folder before each run: a symbolic link anywhere inside makes every run fail, and so do more than ${COPY_LIMIT.entries} entries or 64 MiB, unless the operator raised \`--mount-max-entries\` and \`--mount-max-bytes\`.`,
  wrong: 'skills/, with a link latest → v2 in it',
  right: 'skills/, with files and folders only',
  *check(seen) {
    for (const { at, label, path, below } of seen.looked) {
      if (below === undefined) continue;
      const { link, entries, bytes } = below;
      if (link !== undefined)
        yield {
          at: `${at}/path`,
          says: `${label} ships ${quote(path)}, and the link ${quote(link)} in it makes every run fail`,
          expected: 'files and folders only',
        };
      if (entries > COPY_LIMIT.entries)
        yield {
          at: `${at}/path`,
          says: `${label} ships ${quote(path)}, which holds more than ${COPY_LIMIT.entries} files and folders`,
          expected: `at most ${COPY_LIMIT.entries}`,
        };
      else if (bytes > COPY_LIMIT.bytes)
        yield {
          at: `${at}/path`,
          says: `${label} ships ${quote(path)}, which holds ${bytes} bytes`,
          expected: `at most ${COPY_LIMIT.bytes}`,
          received: String(bytes),
        };
    }
  },
};

export const shippedRules: readonly DirectoryRule[] = [there, inside, many, portable, copyable];
