/** What is committed under `dist` is what its own sources make: whoever runs the Action runs what they can read. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../support/dist.ts';

test('dist is a build of these sources; where it is not: npm run build', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 300_000);
