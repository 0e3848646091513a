/**
 * Real lists of tools in two versions each (see servers/NOTICE.md). What is expected was read by hand: would the
 * server's maintainer agree that callers of the old version are told so by the new one?
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { toolsBreaks } from '../../../src/breaks/tools/index.ts';
import { validateTools } from '../../../src/tools/index.ts';
import { ROOT } from '../../support/dist.ts';

const SERVERS = join(ROOT, '__tests__/breaks/tools/servers');
const read = (server: string, version: string): string =>
  readFileSync(join(SERVERS, server, `${version}.json`), 'utf8');

/** Each break as "kind tool place", sorted. */
function breaksOf(server: string, before: string, after: string): string[] {
  return toolsBreaks(read(server, before), read(server, after))
    .filter(({ level }) => level === 'break')
    .map(({ kind, subject, place }) => [kind, subject.name, place?.path ?? ''].join(' ').trim())
    .sort();
}

test('context7: a tool was replaced under another name, and a question must be asked along', () => {
  expect(breaksOf('context7-mcp', '1.0.14', '4.1.1')).toEqual([
    'argument-newly-required resolve-library-id query',
    'tool-removed get-library-docs',
  ]);
});

test('tavily: hyphens became underscores; each removal names the new tool', () => {
  const found = toolsBreaks(read('tavily-mcp', '0.1.4'), read('tavily-mcp', '0.2.22'));
  expect(
    found.filter(({ level }) => level === 'break').map(({ subject, renamedTo }) => [subject.name, renamedTo]),
  ).toEqual([
    ['tavily-search', 'tavily_search'],
    ['tavily-extract', 'tavily_extract'],
  ]);
});

test('playwright: `ref` became `target` in closed schemas: old calls are refused twice over', () => {
  const found = breaksOf('playwright-mcp', '0.0.40', '0.0.83');
  expect(found).toEqual(
    expect.arrayContaining([
      'argument-newly-required browser_click target',
      'argument-refused browser_click ref',
      'argument-newly-required browser_fill_form fields[].target',
      'argument-refused browser_fill_form fields[].ref',
      'tool-no-longer-query browser_hover',
      'tool-removed browser_install',
    ]),
  );
  expect(found).toHaveLength(24);
});

test('chrome-devtools: every tool of a page wants its `pageId` now', () => {
  const found = breaksOf('chrome-devtools-mcp', '0.6.0', '1.11.0');
  expect(found.filter((line) => /^argument-newly-required \S+ pageId$/.test(line)).length).toBeGreaterThan(15);
  expect(found).toEqual(
    expect.arrayContaining([
      'tool-removed emulate_cpu',
      'type-changed wait_for text',
      'type-changed evaluate_script args[]',
      'argument-refused select_page pageIdx',
    ]),
  );
});

test('brave: what may stand in `freshness` became narrower', () => {
  expect(
    new Set(breaksOf('brave-search-mcp-server', '2.0.62', '2.1.4').map((line) => line.replace(/^\S+ \S+ /, ''))),
  ).toEqual(new Set(['freshness']));
});

describe('the lists themselves', () => {
  const files = readdirSync(SERVERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(SERVERS, name)).map((file) => [name, file.replace(/\.json$/, '')] as const),
    );
  test('five servers in two versions each', () => expect(files).toHaveLength(10));
  test.each(files)('%s %s: no error, and nothing changed against itself', (server, version) => {
    const text = read(server, version);
    expect(validateTools(text).filter(({ level }) => level === 'error')).toEqual([]);
    expect(toolsBreaks(text, text)).toEqual([]);
  });
});
