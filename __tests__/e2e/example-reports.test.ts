import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../support/dist.ts';

test('the reports beside the examples, and the one in the README, are what the built command prints', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/example-reports.mjs'), '--check'], {
    encoding: 'utf8',
    env: process.env,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 120_000);
