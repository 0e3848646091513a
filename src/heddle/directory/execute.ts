/** A tool is a program: a regular file with an execute bit, wherever the bit is kept. */
import { example } from '../rules/rule.ts';
import { quote } from '../view.ts';
import type { Looked } from './inspect.ts';
import type { DirectoryRule } from './rule.ts';

const file: DirectoryRule = {
  id: 'tool-file',
  level: 'error',
  stage: 'directory',
  title: 'A tool’s path must be a regular file',
  text: 'A directory carries an execute bit for being traversable, not for being runnable. A file entry may be a directory, a tool may not.',
  wrong: example.tool({ path: 'bin' }),
  right: example.tool({ path: 'bin/ask.sh' }),
  *check(seen) {
    for (const { at, label, path, look, what } of seen.looked) {
      if (what !== 'tool' || look.state !== 'there' || look.kind === 'file') continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is ${look.kind === 'directory' ? 'a directory' : 'no regular file'}`,
        expected: 'an executable file',
        received: look.kind,
      };
    }
  },
};

const executable: DirectoryRule = {
  id: 'tool-executable',
  level: 'error',
  stage: 'directory',
  title: 'A tool’s file needs the execute bit',
  text: 'heddle runs a tool as a program. The file system’s bit counts; where the file system keeps none (Windows, or `core.fileMode` off), git’s file mode does. The message says which was used.',
  wrong: example.tool({ path: 'noexec.sh' }),
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== false) continue;
      const mend = bit.from === 'the file system' ? 'chmod +x it, and commit the mode' : 'git update-index --chmod=+x';
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is not executable (says ${bit.from})`,
        expected: 'a file with the execute bit',
        received: 'a file without it',
        mend: `${mend}.`,
      };
    }
  },
};

const unknown: DirectoryRule = {
  id: 'execute-bit-unknown',
  level: 'warning',
  stage: 'lint',
  title: 'Whether a tool is executable cannot be told here',
  text: 'This file system keeps no execute bits, and git does not track the file. heddle refuses the plugin where it does keep them and the bit is missing.',
  wrong: 'an untracked tool on Windows',
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable === undefined)
        yield {
          at: `${at}/path`,
          says: `${label} names ${quote(path)}, and neither the file system nor git’s index tells whether it is executable`,
          expected: 'a file with the execute bit',
          mend: 'Add it to git, with git update-index --chmod=+x.',
        };
    }
  },
};

const fromGit: DirectoryRule = {
  id: 'execute-bit-from-git',
  level: 'notice',
  stage: 'lint',
  title: 'The execute bit was read from git’s index',
  text: 'This file system keeps none, so git’s file mode is used.',
  wrong: 'a tracked tool on Windows',
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, bit } of toolFiles(seen.looked)) {
      if (bit?.executable === true && bit.from === 'git’s index')
        yield {
          at: `${at}/path`,
          says: `${label}: the execute bit was read from git’s index, because the file system keeps none`,
        };
    }
  },
};

const indexUnknown: DirectoryRule = {
  id: 'execute-bit-not-from-git',
  level: 'notice',
  stage: 'lint',
  title: 'git’s index could not tell the execute bit',
  text: 'The index of the repository that is checked out is read as a file; git itself is never started, and a repository inside the checkout (a submodule, too) is not asked. Where that index cannot tell, the file system’s bit counts alone, and whether it is committed is not known.',
  wrong: 'a plugin that is a submodule',
  right: example.tool({}),
  *check({ indexUnknown: why }) {
    if (why !== undefined)
      yield {
        at: '/tools',
        says: `the execute bits are the file system’s alone, because ${why}`,
      };
  },
};

const uncommitted: DirectoryRule = {
  id: 'execute-bit-uncommitted',
  level: 'warning',
  stage: 'lint',
  title: 'Executable here, but not in git',
  text: 'The file has its execute bit on this machine and not in git’s index, so every other checkout gets a file that heddle refuses.',
  wrong: 'a tool made executable after it was added to git',
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== true || bit.committed !== false) continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is executable on this file system but not in git’s index`,
        expected: 'mode 100755 in git',
        received: 'mode 100644',
        mend: 'git update-index --chmod=+x, and commit.',
      };
    }
  },
};

const startable: DirectoryRule = {
  id: 'tool-shebang',
  level: 'warning',
  stage: 'lint',
  title: 'A tool that the system cannot start',
  text: 'A file with an execute bit is started by its path, so it must be a binary or begin with `#!` and its interpreter. heddle does not look; the first call fails.',
  wrong: 'ask.sh, executable, whose first line is `echo hello`',
  right: 'ask.sh, whose first line is `#!/bin/sh`',
  *check(seen) {
    for (const { at, label, path, look, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== true || look.state !== 'there' || look.head === undefined || isStartable(look.head))
        continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is executable but neither a binary nor a script with "#!"`,
        expected: 'a first line such as "#!/bin/sh"',
      };
    }
  },
};

/** `#!`, ELF, Mach-O (either byte order, and universal), and Windows' `MZ`. */
const STARTS = ['2321', '7f454c46', 'cffaedfe', 'cefaedfe', 'feedface', 'feedfacf', 'cafebabe', '4d5a'];

/** Whether a system can start a file that begins so. */
export function isStartable(head: Uint8Array): boolean {
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return STARTS.some((start) => hex.startsWith(start));
}

function toolFiles(looked: readonly Looked[]): Looked[] {
  return looked.filter(({ what, look }) => what === 'tool' && look.state === 'there' && look.kind === 'file');
}

export const executeRules: readonly DirectoryRule[] = [
  file,
  executable,
  unknown,
  fromGit,
  indexUnknown,
  uncommitted,
  startable,
];
