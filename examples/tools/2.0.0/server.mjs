#!/usr/bin/env node
/** The desk of a small library as an MCP server over standard input and output, without any package. */
import { createInterface } from 'node:readline';
import { TOOLS } from './tools.mjs';

const SHELF = ['The Dispossessed', 'The Left Hand of Darkness', 'Roadside Picnic'];
const reserved = new Set();

const CALLS = {
  search_books: ({ text, page = 1 }) => ({
    books: SHELF.filter((title) => title.toLowerCase().includes(text.toLowerCase())).slice(10 * (page - 1), 10 * page),
  }),
  reserve_book: ({ title, member, days }) => {
    reserved.add(title);
    return { title, member, days: days ?? 14, state: SHELF.includes(title) ? 'reserved' : 'waiting' };
  },
};

const METHODS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'library-desk', version: '2.0.0' },
  }),
  'tools/list': () => ({ tools: TOOLS }),
  'tools/call': ({ name, arguments: given = {} }) => {
    const structuredContent = CALLS[name](given);
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  },
  ping: () => ({}),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = Object.hasOwn(METHODS, method)
    ? { result: METHODS[method](params) }
    : { error: { code: -32601, message: `no method ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
}
