#!/usr/bin/env node
/** A tool reads its arguments as JSON and writes its result as JSON. */
let json = '';
for await (const piece of process.stdin.setEncoding('utf8')) json += piece;
const { text, longerThan = 0, unique } = JSON.parse(json);

const words = (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => word.length > longerThan);
const distinct = new Set(words.map((word) => word.toLowerCase())).size;
process.stdout.write(JSON.stringify(unique ? { distinct } : { distinct, words: words.length }));
