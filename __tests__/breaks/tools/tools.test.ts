import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../src/core/json.ts';
import { toolsBreaks } from '../../../src/breaks/tools/index.ts';

const object = (properties: Record<string, Json>, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const tool = (fields: Record<string, Json> = {}): Json => ({ name: 'ask', inputSchema: object({}), ...fields });
const list = (...tools: readonly Json[]): Json => ({ tools });
/** Level, kind and the rest that matters, of one tool's change. */
const between = (before: Record<string, Json>, after: Record<string, Json>): string[] =>
  toolsBreaks(list(tool(before)), list(tool(after))).map(({ level, kind, message }) => `${level} ${kind}: ${message}`);

test('two equal lists, however they are wrapped and ordered, have no finding', () => {
  const answer = { jsonrpc: '2.0', id: 1, result: list(tool(), tool({ name: 'tell' })) };
  expect(toolsBreaks(list(tool(), tool({ name: 'tell' })), answer)).toEqual([]);
  expect(toolsBreaks([tool(), tool({ name: 'tell' })], list(tool({ name: 'tell' }), tool()))).toEqual([]);
});

describe('arguments and results, in both directions', () => {
  const q = object({ q: { type: 'string' } });
  const required = object({ q: { type: 'string' } }, ['q']);
  test('an argument newly required breaks, with the call that fails', () => {
    expect(toolsBreaks(list(tool({ inputSchema: q })), list(tool({ inputSchema: required })))).toEqual([
      expect.objectContaining({
        level: 'break',
        kind: 'argument-newly-required',
        subject: { type: 'tool', name: 'ask' },
        message: '`q` is now required',
        proof: 'witness',
        witness: expect.objectContaining({ value: {} }),
        current: '/tools/0/inputSchema/properties/q',
      }),
    ]);
  });
  test('an argument no longer required breaks nobody', () => {
    expect(between({ inputSchema: required }, { inputSchema: q }).filter((line) => !line.startsWith('notice'))).toEqual(
      [],
    );
  });
  test('a tool without arguments may gain an optional one', () => {
    expect(between({ inputSchema: { type: 'object' } }, { inputSchema: q })).toEqual([
      'notice argument-added: `q` is a new optional argument',
    ]);
  });
  test('a result field that may be missing breaks; one that is always there now does not', () => {
    const kinds = (before: Json, after: Json): string[] =>
      toolsBreaks(list(tool({ outputSchema: before })), list(tool({ outputSchema: after })))
        .filter(({ level }) => level !== 'notice')
        .map(({ kind }) => kind);
    expect(kinds(required, q)).toEqual(['field-no-longer-always-present']);
    expect(kinds(q, required)).toEqual([]);
  });
  test('a result withdrawn breaks, one declared does not', () => {
    expect(between({ outputSchema: q }, {})).toEqual(['break result-undeclared: the result is no longer declared']);
    expect(between({}, { outputSchema: q })).toEqual(['notice result-declared: the result is now declared']);
    expect(between({ outputSchema: q }, { outputSchema: null })).toEqual([
      'break result-undeclared: the result is no longer declared',
    ]);
  });
});

describe('tools that came and went', () => {
  test('removed, added', () => {
    expect(toolsBreaks(list(tool()), list()).map(({ kind, subject }) => [kind, subject.name])).toEqual([
      ['tool-removed', 'ask'],
    ]);
    expect(toolsBreaks(list(), list(tool())).map(({ level, kind }) => [level, kind])).toEqual([
      ['notice', 'tool-added'],
    ]);
  });
  test('renamed is a removal with a hint: callers know it by its name', () => {
    expect(toolsBreaks(list(tool({ name: 'tavily-search' })), list(tool({ name: 'tavily_search' })))).toEqual([
      expect.objectContaining({ level: 'break', kind: 'tool-removed', renamedTo: 'tavily_search' }),
      expect.objectContaining({ level: 'notice', kind: 'tool-added' }),
    ]);
  });
});

describe('hints, after MCP’s defaults', () => {
  test.each<[string, Json, Json, string[]]>([
    ['read-only withdrawn', { readOnlyHint: true }, {}, ['break tool-no-longer-query: no longer read-only']],
    ['read-only gained', {}, { readOnlyHint: true }, ['notice tool-became-query: now read-only']],
    ['not read-only, said or not', {}, { readOnlyHint: false }, []],
    ['destructive, said or not', { destructiveHint: true }, {}, []],
    [
      'destructive by default',
      { destructiveHint: false },
      {},
      ['warning tool-may-destroy: may now destroy what is there'],
    ],
    [
      'no longer destructive',
      {},
      { destructiveHint: false },
      ['notice tool-hint-changed: `destructiveHint` is now `false`'],
    ],
    ['open world by default', { openWorldHint: false }, {}, ['warning tool-reaches-out: now reaches the open world']],
    [
      'closed world',
      { openWorldHint: true },
      { openWorldHint: false },
      ['notice tool-hint-changed: `openWorldHint` is now `false`'],
    ],
    [
      'idempotent withdrawn',
      { idempotentHint: true },
      {},
      ['notice tool-hint-changed: `idempotentHint` is now `false`'],
    ],
    [
      'of a read-only tool destruction says nothing',
      { readOnlyHint: true, destructiveHint: false },
      { readOnlyHint: true },
      [],
    ],
    [
      'one cause, one finding',
      { readOnlyHint: true, destructiveHint: false },
      {},
      ['break tool-no-longer-query: no longer read-only'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(between({ annotations: before }, { annotations: after })).toEqual(expected);
  });
});

describe('what people and models read', () => {
  test('a description changed, with the words that differ', () => {
    const [line = ''] = between({ description: 'Look a word up.' }, { description: 'Look a phrase up.' });
    expect(line).toMatch(/^notice tool-description-changed: description changed: .*word.*phrase/);
  });
  test('a title changed', () => {
    expect(between({ title: 'Ask' }, { title: 'Ask it' })).toEqual([
      'notice tool-title-changed: title changed from `Ask` to `Ask it`',
    ]);
  });
});

describe('what cannot be compared is not called compatible', () => {
  test.each(['before', 'after'])('a page on the side %s is undecided', (side) => {
    const page = { tools: [tool()], nextCursor: 'more' };
    const whole = list(tool());
    const found = side === 'before' ? toolsBreaks(page, whole) : toolsBreaks(whole, page);
    expect(found).toEqual([
      expect.objectContaining({ level: 'undecided', cause: expect.objectContaining({ code: 'list-page' }) }),
    ]);
  });
});

test('fingerprints survive another order and another wrapping', () => {
  const prints = (before: Json, after: Json): string[] =>
    toolsBreaks(before, after).map(({ fingerprint }) => fingerprint);
  const [old, now] = [tool({ inputSchema: object({ q: {} }) }), tool({ inputSchema: object({ q: {} }, ['q']) })];
  const plain = prints(list(old), list(now));
  expect(prints(list(old), list(tool({ name: 'first' }), now)).filter((print) => plain.includes(print))).toEqual(plain);
  expect(prints({ result: list(old) }, { result: list(now) })).toEqual(plain);
});

test('every digit of a number is compared, as it is written', () => {
  const of = (maximum: string): string =>
    `[{"name":"t","inputSchema":{"type":"object","properties":{"n":{"type":"number","maximum":${maximum}}}}}]`;
  const levels = (old: string, current: string): string[] =>
    toolsBreaks(of(old), of(current))
      .map(({ level }) => level)
      .filter((level) => level !== 'notice');
  expect(levels('0.1000000000000000000000000001', '0.1')).toEqual(['break']);
  expect(levels('0.1', '0.1000000000000000000000000001')).toEqual([]);
  expect(levels('1e400', '1e399')).toEqual(['break']);
  expect(levels('1.50', '1.5')).toEqual([]);
});
