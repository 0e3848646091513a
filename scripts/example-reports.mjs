#!/usr/bin/env node
/**
 * Writes the reports that lie beside the examples, and the excerpt that the README opens with, with the built command.
 *
 *   node scripts/example-reports.mjs [--check]
 *
 * The command is that of `dist/`, or of the folder that BERM_COMPAT_DIST names. `--check` writes nothing and fails
 * when a report is not what would be written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = resolve(ROOT, process.env.BERM_COMPAT_DIST ?? 'dist', 'cli.js');
const EVERY = {
  text: 'txt',
  markdown: 'md',
  html: 'html',
  json: 'json',
  sarif: 'sarif',
  changelog: 'changelog.md',
  badge: 'badge.json',
};
const TEXT = { text: 'txt' };

const image = (version) => `examples/weather/weather-${version}.wasm`;
const tools = (version) => `examples/tools/${version}/tools.json`;
const plugin = (version) => `examples/plugin/${version}/editor.json`;

/** Where each report goes, without its extension; the command line; its forms; the exit code it ends with. */
const REPORTS = [
  ['examples/weather/reports/1.1.0', ['check', image('1.1.0'), '--baseline', image('1.0.0')], TEXT, 0],
  ['examples/weather/reports/2.0.0', ['check', image('2.0.0'), '--baseline', image('1.1.0')], TEXT, 2],
  ['examples/weather/reports/2.0.1', ['check', image('2.0.1'), '--baseline', image('1.1.0')], EVERY, 1],
  ['examples/plugin/reports/1.1.0', ['check', plugin('1.1.0'), '--baseline', plugin('1.0.0')], TEXT, 0],
  [
    'examples/plugin/reports/2.0.0',
    ['check', plugin('2.0.0'), '--baseline', plugin('1.1.0')],
    { text: 'txt', markdown: 'md' },
    1,
  ],
  [
    'examples/tools/reports/2.0.0',
    ['check', tools('2.0.0'), '--baseline', tools('1.0.0')],
    { text: 'txt', markdown: 'md' },
    1,
  ],
  ['examples/plugin-refused/report', ['validate', 'examples/plugin-refused/editor.json'], TEXT, 2],
];

/** Lines of the report that the README opens with. */
const EXCERPT = 14;

/** What the README opens with: how the report begins. */
function excerpt(text) {
  return [...text.split('\n').slice(0, EXCERPT), '    …'].join('\n');
}

function readme(text) {
  return text.replace(
    /(<!-- excerpt:begin -->\n```\n)[^]*?(\n```\n<!-- excerpt:end -->)/,
    (_, before, after) => before + excerpt(readReport('examples/weather/reports/2.0.1', 'text')) + after,
  );
}

function report(args, format, expected) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args, '--format', format], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  if (status !== expected)
    throw new Error(`berm-compat ${args.join(' ')} ended with ${status}, expected ${expected}\n${stdout}${stderr}`);
  return stdout;
}

const readReport = (path, format) => {
  const [, args, , expected] = REPORTS.find(([name]) => name === path);
  return report(args, format, expected);
};

/** Writes a file that is not what it should be, or notes it. */
function put(name, text) {
  const file = join(ROOT, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  stale.push(name);
  if (values.check === true) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const stale = [];
for (const [path, args, forms, expected] of REPORTS) {
  for (const [format, extension] of Object.entries(forms)) put(`${path}.${extension}`, report(args, format, expected));
}
put('README.md', readme(readFileSync(join(ROOT, 'README.md'), 'utf8')));
if (values.check === true && stale.length > 0) {
  process.stderr.write(
    `not what the command prints, run "node scripts/example-reports.mjs" and commit: ${stale.join(', ')}\n`,
  );
  process.exitCode = 1;
} else process.stdout.write(stale.length === 0 ? 'nothing to write\n' : `wrote ${stale.join(', ')}\n`);
