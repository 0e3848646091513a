/** Repositories that make git start a program when it is merely asked what it tracks. For tests that nothing starts. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A git that reads nothing but the repository. */
export function git(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@example.com',
      ...env,
    },
  });
}

/** The manifest of the plugin that every bait lies beside. */
export const BAIT_MANIFEST = JSON.stringify({ name: 'p', version: '1.0.0', tools: [{ name: 'ask', path: 'ask.sh' }] });

/** Writes the plugin's own files into a folder. */
export function writePlugin(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plugin.json'), BAIT_MANIFEST);
  writeFileSync(join(folder, 'ask.sh'), '#!/bin/sh\n');
  chmodSync(join(folder, 'ask.sh'), 0o755);
}

/**
 * A bare repository among the plugin's files, as a pull request can commit it: its sparse index makes git fetch a
 * missing tree through the remote that its configuration names.
 *
 * @param marker the file that is written when the remote's program runs
 */
export function bareBait(folder: string, marker: string): void {
  const source = mkdtempSync(join(tmpdir(), 'bait-'));
  try {
    git(source, ['init', '-q']);
    for (const name of ['a', 'keep']) {
      mkdirSync(join(source, name));
      writeFileSync(join(source, name, 'file'), name);
    }
    git(source, ['add', '.']);
    git(source, ['commit', '-q', '-m', 'x']);
    git(source, ['sparse-checkout', 'set', '--cone', '--sparse-index', 'keep']);
    cpSync(join(source, '.git', 'index'), join(folder, 'index'));
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  for (const path of ['objects', 'refs/heads']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, '.keep'), '');
  }
  writeFileSync(
    join(folder, 'config'),
    `[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tsparseCheckout = true\n\tsparseCheckoutCone = true
[index]\n\tsparse = true
[extensions]\n\tpartialClone = origin
[remote "origin"]\n\tpromisor = true\n\turl = "ext::sh -c id>${marker}"
[protocol "ext"]\n\tallow = always\n`,
  );
}

/** Every setting of a repository that names a program, each of which writes the marker. */
export function programSettings(marker: string): [name: string, value: string][] {
  const program = `sh -c 'id>${marker}'`;
  return [
    ['core.fsmonitor', program],
    ['core.sshCommand', program],
    ['core.pager', program],
    ['core.editor', program],
    ['core.gitProxy', program],
    ['core.askPass', program],
    ['core.alternateRefsCommand', program],
    ['credential.helper', `!${program}`],
    ['diff.external', program],
    ['filter.x.clean', program],
    ['filter.x.smudge', program],
    ['filter.x.process', program],
    ['diff.x.textconv', program],
    ['alias.ls-files', `!${program}`],
    ['uploadpack.packObjectsHook', program],
    ['gpg.program', program],
    ['trailer.x.command', program],
    ['protocol.allow', 'always'],
  ];
}

/** A repository of its own inside a folder: unpacked rather than committed, for no commit holds a `.git`. */
export function nestedBait(folder: string, marker: string): void {
  git(folder, ['init', '-q']);
  git(folder, ['add', 'ask.sh']);
  git(folder, ['commit', '-q', '-m', 'x']);
  writeFileSync(join(folder, '.gitattributes'), '* filter=x diff=x\n');
  const hooks = join(folder, '.git', 'hooks');
  mkdirSync(hooks, { recursive: true });
  for (const hook of [
    'post-index-change',
    'fsmonitor-watchman',
    'pre-commit',
    'post-checkout',
    'reference-transaction',
  ]) {
    writeFileSync(join(hooks, hook), `#!/bin/sh\nid>${marker}\n`);
    chmodSync(join(hooks, hook), 0o755);
  }
  for (const [name, value] of programSettings(marker)) git(folder, ['config', name, value]);
}

/** Whether something ran: the marker is there. */
export const sprung = (marker: string): boolean => existsSync(marker);
