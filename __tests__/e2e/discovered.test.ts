import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cli } from '../support/cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-discovered-'));
  const write = (name: string, json: unknown): void => writeFileSync(join(folder, name), JSON.stringify(json));
  const plugin = (version: string): unknown => ({ name: 'desk', version, command: ['./desk'], discoverTools: true });
  write('old.json', plugin('1.0.0'));
  write('desk.json', plugin('1.0.1'));
  write('tools.json', { tools: [{ name: 'ask', inputSchema: { type: 'object' } }] });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Told {
  contracts: { name: string; notes: string[]; current: { version?: string } }[];
}
const told = async (...contracts: string[]): Promise<Told> => {
  const { out } = await cli(['check', ...contracts, '--baseline', 'old.json', '--format', 'json'], { cwd: folder });
  return JSON.parse(out) as Told;
};

test('a plugin with discovered tools says that they were not compared, and what to do', async () => {
  const [desk] = (await told('desk.json')).contracts;
  expect(desk?.notes).toEqual([expect.stringMatching(/^Its tools are discovered, .* not compared\. Put a snapshot/)]);
});

test('a list of tools in the run is named as its tools; a version can be given by hand', async () => {
  const { contracts } = await told('desk.json', 'desk-tools@2.1.0=tools.json');
  expect(contracts.map(({ name, current }) => [name, current.version])).toEqual([
    ['desk', '1.0.1'],
    ['desk-tools', '2.1.0'],
  ]);
  expect(contracts[0]?.notes).toEqual([expect.stringMatching(/desk-tools of this run lists them\.$/)]);
});
