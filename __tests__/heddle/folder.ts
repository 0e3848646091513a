import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A plugin's directory on disk, for the length of a test. */
export interface PluginFolder {
  readonly path: string;
  /** Writes a file; folders on the way are made. */
  write(name: string, content: string | Uint8Array, mode?: number): void;
  link(name: string, target: string): void;
  forget(name: string): void;
  remove(): void;
}

/**
 * A folder called `p` with a runnable tool, one that is not, a folder, links in, out and round, and an entry for
 * `m.json`.
 */
export function pluginFolder(): PluginFolder {
  const parent = mkdtempSync(join(tmpdir(), 'heddle-plugin-'));
  const path = join(parent, 'p');
  mkdirSync(path);
  const folder: PluginFolder = {
    path,
    write(name, content, mode = 0o644) {
      mkdirSync(join(path, name, '..'), { recursive: true });
      writeFileSync(join(path, name), content);
      chmodSync(join(path, name), mode);
    },
    link: (name, target) => symlinkSync(target, join(path, name)),
    forget: (name) => rmSync(join(path, name), { recursive: true, force: true }),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
  folder.write('ok.sh', '#!/bin/sh\n', 0o755);
  folder.write('noexec.sh', '#!/bin/sh\n');
  folder.write('sub/f.txt', 'x');
  folder.write('m.mjs', '');
  folder.link('link', '/bin/ls');
  folder.link('inlink', 'ok.sh');
  folder.link('round', 'round');
  return folder;
}
