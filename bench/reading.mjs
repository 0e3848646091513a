/**
 * Reading an image's manifest: our header walk against `WebAssembly.compile` + `customSections`, on one large
 * module made here. Prints bytes read and wall time of both, and their ratios.
 */
import { mkdirSync, openSync, closeSync, writeSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readImage } from '../dist/index.js';
import { median, table } from './support.mjs';

const FILE = fileURLToPath(new URL('../build/bench/large.wasm', import.meta.url));
const FUNCTIONS = 20_000;
const BODY = 2_500;

const leb = (value) => {
  const bytes = [];
  do {
    bytes.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
    value >>>= 7;
  } while (value > 0);
  return Buffer.from(bytes);
};
const section = (id, ...parts) => {
  const payload = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([id]), leb(payload.length), payload]);
};
const text = (value) => Buffer.concat([leb(Buffer.byteLength(value)), Buffer.from(value)]);

/** A valid module of about 50 MB: many functions of nothing but `nop`, one exported tool, a manifest at the end. */
function makeLarge() {
  const body = Buffer.concat([leb(BODY + 2), Buffer.from([0]), Buffer.alloc(BODY, 0x01), Buffer.from([0x0b])]);
  const manifest = {
    abi_version: 4,
    version: '1.0.0',
    tools: [{ name: 'echo', description: '', parameters: { type: 'object' }, public: true }],
  };
  mkdirSync(new URL('../build/bench/', import.meta.url), { recursive: true });
  const file = openSync(FILE, 'w');
  for (const part of [
    Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    section(1, Buffer.from([1, 0x60, 0, 0])),
    section(3, leb(FUNCTIONS), Buffer.alloc(FUNCTIONS, 0)),
    section(7, leb(1), text('berm_tool_echo'), Buffer.from([0, 0])),
    section(10, leb(FUNCTIONS), ...Array.from({ length: FUNCTIONS }, () => body)),
    section(0, text('.berm.abi'), Buffer.from(JSON.stringify(manifest))),
  ]) {
    writeSync(file, part);
  }
  closeSync(file);
}

async function ours() {
  const handle = await open(FILE);
  let bytes = 0;
  const { size } = await handle.stat();
  const source = {
    label: 'large.wasm',
    size,
    async read(offset, length) {
      const { bytesRead, buffer } = await handle.read(
        Buffer.alloc(Math.min(length, size - offset)),
        0,
        Math.min(length, size - offset),
        offset,
      );
      bytes += bytesRead;
      return buffer.subarray(0, bytesRead);
    },
  };
  const start = performance.now();
  const manifest = await readImage(source);
  const ms = performance.now() - start;
  await handle.close();
  if (manifest.tools[0]?.name !== 'echo') throw new Error('the manifest was not read');
  return { ms, bytes };
}

async function engine() {
  const start = performance.now();
  const bytes = await readFile(FILE);
  const [part] = WebAssembly.Module.customSections(await WebAssembly.compile(bytes), '.berm.abi');
  JSON.parse(new TextDecoder().decode(part));
  return { ms: performance.now() - start, bytes: bytes.length };
}

makeLarge();
const runs = { ours: [], engine: [] };
for (let run = 0; run < 7; run += 1) {
  runs.ours.push(await ours());
  runs.engine.push(await engine());
}
rmSync(FILE);
const row = (name, list) => ({ name, ms: median(list.map((one) => one.ms)), bytes: list[0].bytes });
const [a, b] = [row('header walk', runs.ours), row('WebAssembly.compile', runs.engine)];
table(
  'Reading a manifest from a large image',
  ['reader', 'bytes read', 'ms (median of 7)'],
  [
    [a.name, a.bytes, a.ms.toFixed(2)],
    [b.name, b.bytes, b.ms.toFixed(2)],
    ['ratio', (b.bytes / a.bytes).toFixed(0), (b.ms / a.ms).toFixed(0)],
  ],
);
