/** What heddle starts: `command`, or the entry beside the manifest. */
import { member } from '../../core/json.ts';
import { example } from '../rules/rule.ts';
import { quote, type View } from '../view.ts';
import { isStartable } from './execute.ts';
import type { DirectoryRule } from './rule.ts';

/** A component and a tool that names one are served by the plugin's process, and so is discovery; a path tool is not. */
function needsProcess(view: View): boolean {
  return (
    view.components.length > 0 ||
    member(view.json, 'discoverTools') === true ||
    view.tools.some(({ json }) => member(json, 'path') === undefined)
  );
}

const fileName: DirectoryRule = {
  id: 'manifest-file-name',
  level: 'error',
  stage: 'directory',
  title: 'A manifest’s file name must end in `.json`',
  text: 'heddle reads what ends in `.json` as a manifest, and imports everything else as a module.',
  wrong: 'plugin.manifest',
  right: 'plugin.json',
  *check({ fileName: name }) {
    if (name === undefined || name.endsWith('.json')) return;
    yield {
      at: '',
      says: `the manifest is called ${quote(name)}, which heddle would import as a module`,
      expected: 'a name that ends in .json',
      received: quote(name),
    };
  },
};

const entryThere: DirectoryRule = {
  id: 'entry-there',
  level: 'error',
  stage: 'directory',
  title: 'heddle must know what to run',
  text: 'Without a `command`, heddle runs `<name>.mjs` or else `<name>.js` beside `<name>.json`. A plugin that has nothing but path tools (and files) needs no process, and so no entry.',
  wrong: example.manifest({}),
  right: example.manifest({ command: ['./serve'] }),
  *check({ view, entry }) {
    if (entry === undefined || entry.found !== undefined || !needsProcess(view)) return;
    const names = entry.names.map(quote).join(' nor ');
    yield {
      at: '',
      says: `${view.label} has no "command", and there is neither ${names} beside the manifest`,
      expected: 'an entry to run, or a "command"',
    };
  },
};

const entryUnknown: DirectoryRule = {
  id: 'entry-not-looked-for',
  level: 'notice',
  stage: 'lint',
  title: 'The entry was not looked for',
  text: 'The entry is called after the manifest’s file, and its name is not known here.',
  wrong: 'a manifest read from a pipe',
  right: 'a manifest read from plugin.json',
  *check({ view, fileName: name }) {
    if (name === undefined && member(view.json, 'command') === undefined && needsProcess(view))
      yield { at: '', says: 'the manifest’s file name is not known, so the entry beside it was not looked for' };
  },
};

const entryStartable: DirectoryRule = {
  id: 'entry-start',
  level: 'warning',
  stage: 'lint',
  title: 'An entry that will not start',
  text: 'An entry with an execute bit is started by its path rather than under node, so it must begin with `#!`; a directory cannot be started at all, and a link that leads out of the plugin’s directory is not in the sandbox. heddle does not look; the first call fails.',
  wrong: 'plugin.mjs, executable, without a first line `#!/usr/bin/env node`',
  right: 'plugin.mjs without the execute bit',
  *check({ view, entry }) {
    if (entry?.found === undefined || !needsProcess(view)) return;
    const { name, look } = entry.found;
    if (look.state === 'outside')
      yield {
        at: '',
        says: `the entry ${quote(name)} leads out of the plugin’s directory`,
        expected: 'a file inside it',
      };
    else if (look.state === 'there' && look.kind !== 'file')
      yield {
        at: '',
        says: `the entry ${quote(name)} is not a regular file`,
        expected: 'a program',
        received: look.kind,
      };
    else if (look.state === 'there' && look.executable === true && look.head !== undefined && !isStartable(look.head)) {
      yield {
        at: '',
        says: `the entry ${quote(name)} is executable, so heddle starts it by its path, and it has no "#!" line`,
        expected: '"#!/usr/bin/env node" as its first line, or no execute bit',
      };
    }
  },
};

const commandThere: DirectoryRule = {
  id: 'command-there',
  level: 'warning',
  stage: 'lint',
  title: 'A `command` that is not there',
  text: 'A relative `command[0]` with a `/` in it is resolved against the plugin’s directory. heddle does not look whether it is there; the first call fails.',
  wrong: example.manifest({ command: ['./nothing'] }),
  right: example.manifest({ command: ['./serve'] }),
  *check({ command }) {
    if (command === undefined || command.look.state === 'there' || command.look.state === 'outside') return;
    yield {
      at: '/command/0',
      says: `the command ${quote(command.path)} is not there beside the manifest`,
      expected: 'a program inside the plugin’s directory',
      received: quote(command.path),
    };
  },
};

export const entryRules: readonly DirectoryRule[] = [fileName, entryThere, entryUnknown, entryStartable, commandThere];
