/** What a host serves of a program, put together, and what can be told from it. */
import { expect, test } from '@jest/globals';
import { breaks } from '../../src/breaks/index.ts';
import type { Json } from '../../src/core/json.ts';
import { carriesNoMark, examineSection, isPublic, type ToolSpec } from '../../src/manifest/index.ts';
import { parseServed } from '../../src/manifest/served.ts';
import { internal, manifest, tool } from '../support/contracts.ts';
import { sectionText } from '../support/section.ts';

const idl = (tools: readonly ToolSpec[]): string =>
  JSON.stringify({
    name: 'feeder',
    version: '0.1.0',
    description: '',
    homepage: '',
    repository: '',
    readme: '',
    digest: 'ab'.repeat(32),
    tools,
  });
const served = (open: readonly ToolSpec[], inner: readonly ToolSpec[]) =>
  parseServed(idl(open), {
    tools: inner as unknown as Json,
    deps: { programs: [], syscalls: {}, secrets: [] },
    events: [],
  }).manifest;
const tick = internal('tick', { cron: true });
const ring = internal('ring', {
  parameters: { type: 'object', properties: { note: { type: 'string' } }, required: ['note'] },
});

test('internal tools are told from public ones, with and without a public one', () => {
  for (const open of [[tool('say')], []]) {
    const found = served(open, [tick, ring]);
    expect(found.tools.map((one) => [one.name, isPublic(found, one)])).toEqual([
      ...open.map(({ name }) => [name, true]),
      ['tick', false],
      ['ring', false],
    ]);
  }
});

test('a program of internal tools only, as its host runs it, is compared as from its image', () => {
  const current = manifest({
    version: '0.2.0',
    tools: [
      internal('ring', {
        parameters: { type: 'object', properties: { note: { type: 'integer' } }, required: ['note'] },
      }),
    ],
  });
  const kinds = (baseline: Parameters<typeof breaks>[0]): string[] =>
    breaks(baseline, current)
      .filter(({ level }) => level === 'break')
      .map(({ kind, audience }) => `${kind} ${audience}`);
  const fromHost = kinds(served([], [tick, ring]));
  expect(fromHost).toEqual(kinds(manifest({ tools: [tick, ring] })));
  expect(fromHost).toEqual(['tool-removed host', 'type-changed host']);
});

test('what a host serves is the image that it runs: nothing differs but what it cannot say', () => {
  const image = manifest({ tools: [tick, ring] });
  expect(breaks(served([], [tick, ring]), image).map(({ kind }) => kind)).toEqual(['not-known']);
});

test('migrations that a baseline says nothing of were not appended', () => {
  const bytes = new TextEncoder().encode(
    sectionText(manifest({ tools: [tool('say')], database: { migrations: [{ name: '1', sql: 'a' }] } })),
  );
  const rules = (baseline: Parameters<typeof breaks>[0]): string[] =>
    examineSection(bytes, { baseline }).problems.map(({ rule }) => rule);
  expect(rules(served([tool('say')], []))).not.toContain('migration-appended');
  expect(rules(manifest({ tools: [tool('say')] }))).toContain('migration-appended');
});

test('a program whose tools carry no mark', () => {
  const bare = { name: 'say', description: '', parameters: { type: 'object' } };
  expect(carriesNoMark(manifest({ tools: [bare] }))).toBe(true);
  for (const mark of [
    { public: true },
    { public: false },
    { anonymous: true },
    { callers: 'services' },
    { cron: true },
    { stripe: true },
  ] as const)
    expect(carriesNoMark(manifest({ tools: [bare, { ...bare, ...mark }] }))).toBe(false);
});
