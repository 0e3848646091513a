#!/usr/bin/env node
/**
 * Builds the page on which anyone can compare two files, all in the browser: one folder of static files.
 *
 *   node scripts/try.mjs [--out DIR]     default: docs/try
 *
 * It is the code of the command, but for who checks witnesses: ajv makes code from schemas, which the page's policy
 * forbids, so that the validator that interprets is asked alone.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fromSources, ROOT, TEXT_FILES } from './sources.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'docs/try') } } });
const out = resolve(values.out);

/** Where the examples of `src/try/examples.ts` lie in the repository. */
const EXAMPLES = {
  'weather-1.0.0.wasm': 'examples/weather/weather-1.0.0.wasm',
  'weather-1.1.0.wasm': 'examples/weather/weather-1.1.0.wasm',
  'weather-2.0.1.wasm': 'examples/weather/weather-2.0.1.wasm',
  'plugin-1.0.0.json': 'examples/plugin/1.0.0/editor.json',
  'plugin-2.0.0.json': 'examples/plugin/2.0.0/editor.json',
};

const interpreting = {
  name: 'interpreting',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/ajv\.ts$/ }, () => ({ path: join(ROOT, 'src/try/interpreted.ts') }));
  },
};

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'examples'), { recursive: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: { page: 'src/try/page.ts', worker: 'src/try/worker.ts' },
  outdir: out,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: ['chrome120', 'firefox120', 'safari17'],
  mainFields: ['module', 'main'],
  loader: TEXT_FILES,
  plugins: [interpreting],
  legalComments: 'eof',
  logLevel: 'warning',
  define: { __VERSION__: JSON.stringify(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version) },
});

// The report is shown in a frame of the page, which lets through what both policies do.
const { POLICY } = await fromSources("export { POLICY } from './src/report/html/index.ts';");
const [style, script] = ['style-src', 'script-src'].map((name) => new RegExp(`${name} ([^;]+)`).exec(POLICY)[1]);
const policy = [
  "default-src 'none'",
  `script-src 'self' ${script}`,
  `style-src 'self' ${style}`,
  "worker-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const page = readFileSync(join(ROOT, 'src/try/index.html'), 'utf8');
writeFileSync(join(out, 'index.html'), page.replace('{{policy}}', policy));
cpSync(join(ROOT, 'src/try/style.css'), join(out, 'style.css'));
for (const [name, from] of Object.entries(EXAMPLES)) cpSync(join(ROOT, from), join(out, 'examples', name));

const code = readdirSync(out).filter((name) => statSync(join(out, name)).isFile());
const packed = code.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
process.stdout.write(
  `built ${relative(process.cwd(), out)}: ${Math.round(packed / 1024)} KiB compressed, without examples\n`,
);
