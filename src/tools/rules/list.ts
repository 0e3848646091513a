/** Whether there is a list at all, and the whole of it. */
import { isObject, member } from '../../core/json.ts';
import { example, show, type Rule } from './rule.ts';

const answerFailed: Rule = {
  id: 'tools-answer-failed',
  level: 'error',
  stage: 'list',
  title: 'The answer is an error, not a list',
  text: 'The file holds a JSON-RPC answer with `error` instead of `result`: the server did not say which tools it has.',
  wrong: { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
  right: { jsonrpc: '2.0', id: 1, result: example({}) },
  *check({ failed }) {
    if (failed === undefined) return;
    yield {
      at: '/error',
      says: `The server answered with an error: ${show(member(failed, 'message'))}`,
      expected: 'an answer with "result"',
      mend: 'Ask it again, and save the answer to "tools/list"',
    };
  },
};

const noList: Rule = {
  id: 'tools-not-a-list',
  level: 'error',
  stage: 'list',
  title: 'The tools are not in a list',
  text: 'A list of tools is what a server answers to `tools/list`: an object with `tools`, the bare list, or the JSON-RPC answer around it.',
  wrong: { tools: { forecast: {} } },
  right: example({}),
  *check({ root, at, list, failed, around }) {
    if (list !== undefined || failed !== undefined) return;
    const value = around === undefined ? root : member(around, 'tools');
    yield { at: around === undefined ? '' : at, says: `"tools" is ${show(value)}`, expected: 'a list of tools' };
  },
};

const page: Rule = {
  id: 'tools-page',
  level: 'error',
  stage: 'list',
  title: 'The list is one page of several',
  text: 'With `nextCursor` a server says that it has more tools than it lists. A page cannot be compared: a tool on the next one would look removed.',
  wrong: { tools: [{ name: 'forecast', inputSchema: { type: 'object' } }], nextCursor: 'cDI' },
  right: example({}),
  *check({ around, at }) {
    const cursor = around === undefined ? undefined : member(around, 'nextCursor');
    if (cursor === undefined || cursor === null) return;
    yield {
      at: `${at.replace(/\/tools$/, '')}/nextCursor`,
      says: '"nextCursor" says that there are more tools than these',
      mend: 'Ask for every page, and save all tools in one list without "nextCursor"',
    };
  },
};

const entry: Rule = {
  id: 'tools-entry',
  level: 'error',
  stage: 'list',
  title: 'An entry is not a tool',
  text: 'Each entry is an object with a `name` and an `inputSchema`. A client that checks the answer drops the whole list for one that is not.',
  wrong: { tools: ['forecast'] },
  right: example({}),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json))
        yield { at, says: `The entry at ${at} is ${show(json)}`, expected: 'an object with "name" and "inputSchema"' };
    }
  },
};

export const LIST_RULES: readonly Rule[] = [answerFailed, noList, page, entry];
