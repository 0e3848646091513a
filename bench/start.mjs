/**
 * Cold start: the command on the examples against `node -e 0`, whole processes in turn; and the size of what each
 * entry loads before it does anything.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, table } from './support.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHECK = [
  'dist/cli.js',
  'check',
  'examples/weather/weather-2.0.1.wasm',
  '--baseline',
  'examples/weather/weather-1.1.0.wasm',
];

function time(args) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  return { ms: performance.now() - start, status };
}

const runs = { check: [], version: [], node: [] };
for (let run = 0; run < 11; run += 1) {
  runs.check.push(time(CHECK));
  runs.version.push(time(['dist/cli.js', '--version']));
  runs.node.push(time(['-e', '0']));
}
if (runs.check.some((run) => run.status !== 1)) throw new Error('check did not refuse the breaking example');
const floor = median(runs.node.map((run) => run.ms));
table(
  'Cold start (median of 11 processes)',
  ['command', 'ms', 'times node -e 0'],
  [
    ...[
      ['check, 21 breaks', runs.check],
      ['--version', runs.version],
      ['node -e 0', runs.node],
    ].map(([name, list]) => {
      const ms = median(list.map((run) => run.ms));
      return [name, ms.toFixed(0), (ms / floor).toFixed(1)];
    }),
  ],
);

/** The files that an entry imports before it runs: static imports only, so what is loaded on demand does not count. */
function loaded(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const match of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*"(\.[^"\n]+)"/g)) {
    loaded(join(dirname(file), match[1]), seen);
  }
  return seen;
}

table(
  'Size at start (KiB)',
  ['entry', 'itself', 'with what it imports at once'],
  [
    ...['action.js', 'cli.js', 'chunks/cli-check.js', 'index.js', 'confirm-worker.js'].map((name) => {
      const file = join(ROOT, 'dist', name);
      const all = [...loaded(file)].reduce((sum, part) => sum + statSync(part).size, 0);
      return [relative(ROOT, file), (statSync(file).size / 1024).toFixed(0), (all / 1024).toFixed(0)];
    }),
  ],
);
