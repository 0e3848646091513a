/** Documents that use a plugin: which break, by which finding, and what a complete list lets through. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { SourceError } from '../../src/core/errors.ts';
import { decide, parseOptions, runGate, type World } from '../../src/gate/index.ts';
import { createHttpClient } from '../../src/net/index.ts';
import { nodeWorkspace } from '../../src/platform/workspace.ts';
import { annotations } from '../../src/report/annotations.ts';
import type { ContractReport, Report } from '../../src/report/model.ts';
import { agent, flow } from '../heddle/uses/flows.ts';

const http = createHttpClient({});
let folder = '';
afterAll(() => http.close());
beforeEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'consumers-'));
});

const put = (path: string, content: Json): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
};

const judge = (fields: Record<string, Json> = {}): Json => ({
  componentType: 'Judge',
  inputs: [{ title: 'text', type: 'string' }],
  outputs: [{ title: 'verdict', type: 'boolean' }],
  ...fields,
});
const rank = { componentType: 'Rank', schema: { properties: { limit: { type: 'integer' } } } };
const manifest = (components: Json[], fields: Record<string, Json> = {}): Json => ({
  name: 'acme',
  version: '1.0.0',
  components,
  ...fields,
});
const usesJudge = flow({ nodes: { n: { component_type: 'Judge' } } });
const usesRank = flow({ nodes: { n: { component_type: 'Rank', limit: 3 } } });

async function run(
  old: Json,
  now: Json,
  more: Record<string, string> = {},
  over: Partial<World> = {},
): Promise<Report> {
  put('old/acme.json', old);
  put('acme.mjs', '');
  put('acme.json', { ...(now as Record<string, Json>), version: '1.1.0' });
  const options = parseOptions({
    contracts: 'acme.json',
    baseline: 'file:old/acme.json',
    consumers: 'flows/*',
    ...more,
  });
  return (await runGate(options, { cwd: folder, env: {}, http, files: nodeWorkspace(folder), ...over })).report;
}
const contractOf = (report: Report): ContractReport => {
  const [contract] = report.contracts;
  if (contract === undefined) throw new Error('no contract');
  return contract;
};
const kinds = (report: Report, blocking: boolean): string[] =>
  contractOf(report)
    .findings.filter((one) => one.level === 'break' && one.blocking === blocking)
    .map(({ kind }) => kind);
const complete = { 'consumers-complete': 'true' };

describe('documents that a change breaks', () => {
  test('a document is named by the finding that breaks it, with its line', async () => {
    put('flows/judge.json', usesJudge);
    put('flows/rank.yaml', `component_type: Flow\nname: f\n`);
    const report = await run(manifest([judge(), rank]), manifest([rank]));
    const { findings, consumers, verdict } = contractOf(report);
    expect(verdict).toBe('refused');
    expect(consumers).toEqual([
      expect.objectContaining({ path: 'flows/judge.json', state: 'broken', why: expect.stringContaining('"Judge"') }),
      expect.objectContaining({ path: 'flows/rank.yaml', state: 'failing' }),
    ]);
    const [removed] = findings.filter(({ kind }) => kind === 'component-removed');
    expect(removed).toMatchObject({
      blocking: true,
      because: 'it breaks flows/judge.json',
      consumers: [{ path: 'flows/judge.json', line: expect.any(Number) }],
    });
    expect(annotations(report).map(({ location }) => location?.path)).toContain('flows/judge.json');
  });
  test('of two findings the one of the very field, port or branch is named', async () => {
    const schema = (limit: Json, other: Json): Json => ({ properties: { limit, other } });
    put('flows/rank.json', usesRank);
    const report = await run(
      manifest([{ ...rank, schema: schema({ type: 'integer' }, { type: 'string' }) }, judge()]),
      manifest([{ ...rank, schema: schema({ type: 'string' }, { type: 'integer' }) }]),
    );
    const hit = contractOf(report).findings.filter(({ consumers }) => consumers !== undefined);
    expect(hit.map(({ kind, current }) => [kind, current])).toEqual([
      ['configuration-narrowed', expect.stringContaining('/schema/properties/limit')],
    ]);
  });
  test('a document that was broken before blocks nothing more and is said to be so', async () => {
    put('flows/lost.json', flow({ nodes: { n: { component_type: 'Gone' } } }));
    put('flows/off.json', flow({ nodes: { n: { component_type: 'Rank', limit: 'x' } } }));
    const report = await run(manifest([rank]), manifest([rank]));
    expect(contractOf(report)).toMatchObject({
      verdict: 'compatible',
      consumers: [
        { path: 'flows/lost.json', state: 'unknown' },
        { path: 'flows/off.json', state: 'failing' },
      ],
    });
  });
  test('a tool that no plugin ever had is the operator’s own program', async () => {
    const tool = { component_type: 'ServerTool', id: 't', name: 'theirs' };
    put('flows/a.json', flow({ nodes: { n: { component_type: 'AgentNode', agent: agent({ tools: [tool] }) } } }));
    const report = await run(manifest([judge(), rank]), manifest([judge()]), complete);
    expect(contractOf(report).consumers).toEqual([{ path: 'flows/a.json', state: 'works' }]);
    expect(kinds(report, false)).toEqual(['component-removed']);
  });
});

describe('a complete list', () => {
  test('lets through a break that shows at load or parse and hits none of them', async () => {
    put('flows/rank.json', usesRank);
    const [old, now] = [manifest([judge(), rank]), manifest([rank])];
    expect(kinds(await run(old, now), true)).toEqual(['component-removed']);
    const report = await run(old, now, complete);
    expect(report.verdict).toBe('reported');
    expect(contractOf(report).findings.find(({ kind }) => kind === 'component-removed')).toMatchObject({
      blocking: false,
      because: 'it breaks none of 1 document, which are all that use this plugin',
    });
  });
  test('still blocks what shows at run time where a document names the component', async () => {
    const [old, now] = [
      manifest([judge({ branches: ['a'] }), rank]),
      manifest([judge({ branches: ['a', 'b'] }), rank]),
    ];
    put('flows/judge.json', usesJudge);
    expect(kinds(await run(old, now, complete), true)).toContain('branch-added');
    rmSync(join(folder, 'flows/judge.json'));
    put('flows/rank.json', usesRank);
    expect(kinds(await run(old, now, complete), true)).toEqual([]);
    expect(kinds(await run(old, now, complete), false)).toContain('branch-added');
  });
  test('lifts nothing while one of them could not be judged with the baseline', async () => {
    put('flows/rank.json', usesRank);
    put('flows/broken.json', '{');
    const report = await run(manifest([judge(), rank]), manifest([rank]), complete);
    expect(kinds(report, true)).toEqual(['component-removed']);
    expect(contractOf(report).findings[0]?.because).toContain('could be judged with the baseline');
  });
  test('of flows alone says nothing of middleware, stores and protocols', async () => {
    const shelf = { componentType: 'Shelf', kind: 'store' };
    put('flows/rank.json', usesRank);
    const [old, now] = [manifest([rank, shelf]), manifest([rank])];
    expect(kinds(await run(old, now, complete), true)).toEqual(['component-removed']);
    put('flows/operator.json', { middleware: {} });
    expect(kinds(await run(old, now, complete), true)).toEqual([]);
  });
});

describe('an operator’s file', () => {
  const gate = (schema: Json): Json => ({
    componentType: 'Gate',
    kind: 'middleware',
    seams: { node: ['after'] },
    schema,
  });
  test('is held against middleware, stores and protocols, at its own lines', async () => {
    put('flows/operator.json', { middleware: { Gate: { approvers: 3 } }, store: { type: 'Shelf' } });
    put('flows/rank.json', usesRank);
    const report = await run(
      manifest([rank, gate({}), { componentType: 'Shelf', kind: 'store' }]),
      manifest([rank, gate({ required: ['approvers'], properties: { approvers: { type: 'array' } } })]),
    );
    const { findings, consumers } = contractOf(report);
    expect(consumers).toEqual([
      expect.objectContaining({ path: 'flows/operator.json', state: 'broken' }),
      { path: 'flows/rank.json', state: 'works' },
    ]);
    const hit = findings.filter((one) => one.consumers !== undefined).map(({ kind }) => kind);
    expect(hit).toContain('configuration-narrowed');
    expect(hit).toContain('component-removed');
  });
  test('without one, a flow is held against middleware that is not configured', async () => {
    put('flows/rank.json', usesRank);
    const report = await run(manifest([rank]), manifest([rank, gate({ required: ['approvers'] })]));
    expect(contractOf(report).consumers).toEqual([expect.objectContaining({ state: 'broken' })]);
  });
});

describe('the base branch', () => {
  const onBase = (basePaths: NonNullable<World['pullRequest']>['basePaths']): Partial<World> => ({
    pullRequest: { fork: false, basePaths } as NonNullable<World['pullRequest']>,
  });
  test('a document that it has and this run has not is named', async () => {
    put('flows/rank.json', usesRank);
    const there = onBase(() => Promise.resolve(['flows/rank.json', 'flows/old.json', 'other/old.json']));
    const report = await run(manifest([rank]), manifest([rank]), {}, there);
    expect(contractOf(report).consumers).toEqual([
      { path: 'flows/rank.json', state: 'works' },
      { path: 'flows/old.json', state: 'gone' },
    ]);
  });
  test('where it cannot be listed, no list is complete', async () => {
    put('flows/rank.json', usesRank);
    const silent = onBase(() => Promise.reject(new SourceError('no answer')));
    const report = await run(manifest([judge(), rank]), manifest([rank]), complete, silent);
    expect(kinds(report, true)).toEqual(['component-removed']);
    expect(report.notes.join()).toContain('no answer');
  });
});

test('a document that is broken and that no finding explains refuses all the same', () => {
  expect(decide({ findings: [], contract: 'acme', unexplained: 1 }).verdict).toBe('refused');
  expect(decide({ findings: [], contract: 'acme', unexplained: 1, policy: { breaks: 'report' } }).verdict).toBe(
    'compatible',
  );
  expect(decide({ findings: [], contract: 'acme', unexplained: 0 }).verdict).toBe('compatible');
});

describe('what cannot be', () => {
  const runWith = (more: Record<string, string>) => run(manifest([rank]), manifest([rank]), more);
  test('a glob that matches nothing, a file that is not there', async () => {
    await expect(runWith({ consumers: 'nowhere/*.yaml' })).rejects.toThrow(/no file matches it/);
    await expect(runWith({ consumers: 'flows/a.json' })).rejects.toThrow(/no file matches it/);
  });
  test('a complete list of nothing', () => {
    expect(() => parseOptions({ contracts: 'a', 'consumers-complete': 'true' })).toThrow(/names none/);
  });
});
