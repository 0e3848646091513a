/** The example's lists are what its servers answer. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../support/dist.ts';

test.each(['1.0.0', '2.0.0'])('examples/tools/%s/tools.json', (version) => {
  const folder = join(ROOT, 'examples/tools', version);
  const asked = [
    { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {} } },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  ];
  const { stdout, status } = spawnSync(process.execPath, [join(folder, 'server.mjs')], {
    encoding: 'utf8',
    input: asked.map((line) => `${JSON.stringify(line)}\n`).join(''),
  });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result: unknown });
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'tools.json'), 'utf8'))).toEqual(
    answers.find(({ id }) => id === 1)?.result,
  );
});
