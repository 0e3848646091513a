#!/usr/bin/env node
/** A tool reads its arguments as JSON and writes its result as JSON. */
let json = '';
for await (const piece of process.stdin.setEncoding('utf8')) json += piece;
const { text = '', longerThan = 0 } = JSON.parse(json || '{}');

const words = (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => word.length > longerThan);
process.stdout.write(JSON.stringify({ words: words.length }));
