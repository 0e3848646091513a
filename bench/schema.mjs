/**
 * The containment engine beside others, on the same pairs in the same run: who is right, who is wrong, who is silent,
 * and how long each takes. Strict reading (the plain set question), because that is what the others know.
 *
 *   node bench/schema.mjs [pairs.jsonl] [--peers=jsonschema-rs,jsoncompat,…]
 *
 * The pairs: `../shared/cases/schema/pairs.jsonl` where it is there, else `bench/pairs.jsonl`. The others are installed
 * into `build/` (jsonschema-rs from PyPI in a venv, the npm ones by npm); whatever cannot be had is named and left out.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { table } from './support.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORK = join(ROOT, 'build', 'bench-schema');
const SETTLED = join(ROOT, '..', 'shared', 'cases', 'schema', 'pairs.jsonl');
const JSONSCHEMA_RS = '0.61.2';
const NPM_PEERS = { jsoncompat: '0.4.2', 'json-schema-diff': '1.0.0', 'is-json-schema-subset': 'latest' };
/** A peer that hangs is cut off, in milliseconds; what it answered until then counts. */
const PATIENCE = 600_000;

const args = process.argv.slice(2);
const file =
  args.find((arg) => !arg.startsWith('--')) ?? (existsSync(SETTLED) ? SETTLED : join(ROOT, 'bench', 'pairs.jsonl'));
const pairs = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
mkdirSync(WORK, { recursive: true });

/** The engine as it is built, from these sources. */
async function buildEngine() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      engine: 'src/schema/index.ts',
      cli: 'src/cli.ts',
      'confirm-worker': 'src/platform/confirm/worker.ts',
    },
    outdir: WORK,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: {
      js:
        "import { createRequire as __createRequire } from 'node:module';\nconst require = " +
        '__createRequire(import.meta.url);',
    },
    define: { __VERSION__: '"0"' },
    logLevel: 'error',
  });
  writeFileSync(join(WORK, 'confirm-worker.js'), readFileSync(join(WORK, 'confirm-worker.mjs')));
  writeFileSync(join(WORK, 'package.json'), '{ "type": "module" }\n');
}

/** Runs a program that prints one JSON line `{id, answer, ms}` for each pair it is given on standard input. */
function answersOf(command, commandArgs, { lines = pairs, patience = PATIENCE } = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const answers = new Map();
    const child = spawn(command, commandArgs, { stdio: ['pipe', 'pipe', 'ignore'] });
    const timer = setTimeout(() => {
      console.log(
        `cut off after ${patience / 1000} s and ${answers.size} of ${lines.length} pairs: ${commandArgs[0]}; ` +
          'the rest counts as silent',
      );
      child.kill('SIGKILL');
    }, patience);
    child.stdin.on('error', () => undefined);
    child.stdin.end(lines.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
    const reader = createInterface({ input: child.stdout });
    reader.on('line', (line) => {
      try {
        const answer = JSON.parse(line);
        answers.set(answer.id, answer);
      } catch {
        // A peer's own chatter.
      }
    });
    reader.on('close', () => {
      clearTimeout(timer);
      resolve({ answers, wall: performance.now() - started });
    });
  });
}

/** One after the other in this process. */
function inProcess(contains, options) {
  const answers = new Map();
  const started = performance.now();
  for (const { id, writer, reader, draft } of pairs) {
    const begun = performance.now();
    const { answer } = contains(reader, writer, { draft, strict: true, ...options });
    answers.set(id, { id, answer, ms: performance.now() - begun });
  }
  return { answers, wall: performance.now() - started };
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

/** Counts of a row; `busy` is the time spent on the pairs themselves, without starting a process and reading lines. */
function measured(name, { answers, wall }) {
  const times = [];
  const row = { name, right: 0, wrongYes: 0, wrongNo: 0, silent: 0, wall, busy: 0, answers };
  for (const { id, contained } of pairs) {
    const answer = answers.get(id);
    if (answer?.ms !== undefined) times.push(answer.ms);
    if (answer === undefined || answer.answer === 'undecided') row.silent += 1;
    else if ((answer.answer === 'compatible') === contained) row.right += 1;
    else if (contained) row.wrongNo += 1;
    else row.wrongYes += 1;
  }
  times.sort((a, b) => a - b);
  row.busy = times.reduce((sum, time) => sum + time, 0);
  return { ...row, p50: quantile(times, 0.5), p99: quantile(times, 0.99), max: times.at(-1) ?? 0 };
}

function missing(name, why) {
  console.log(`left out: ${name} (${why})`);
}

async function jsonschemaRs() {
  const python = join(WORK, 'venv', 'bin', 'python');
  try {
    if (!existsSync(python)) execFileSync('python3', ['-m', 'venv', join(WORK, 'venv')], { stdio: 'ignore' });
    execFileSync(python, ['-m', 'pip', 'install', '-q', `jsonschema-rs==${JSONSCHEMA_RS}`], { stdio: 'ignore' });
  } catch {
    return missing(`jsonschema-rs ${JSONSCHEMA_RS}`, 'Python 3 with venv, or PyPI, is not here');
  }
  return measured(
    `jsonschema-rs ${JSONSCHEMA_RS} (PyPI)`,
    await answersOf(python, [join(ROOT, 'bench', 'peers', 'jsonschema-rs.py')]),
  );
}

async function npmPeer(name, version) {
  const folder = join(WORK, 'peers', name);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'package.json')))
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  try {
    if (!existsSync(join(folder, 'node_modules', name)))
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`], {
        cwd: folder,
        stdio: 'ignore',
      });
  } catch {
    return missing(name, 'npm cannot install it: not in this registry, or no network');
  }
  const installed = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  return measured(
    `${name} ${installed} (npm)`,
    await answersOf(process.execPath, [join(ROOT, 'bench', 'peers', `${name}.mjs`), folder]),
  );
}

await buildEngine();
const { contains } = await import(pathToFileURL(join(WORK, 'engine.mjs')).href);
const engine = measured('berm-compat: contains, unconfirmed', inProcess(contains, { confirm: false }));
const confirmed = measured('berm-compat: contains', inProcess(contains, {}));
const command = measured(
  'berm-compat schema --pairs',
  await answersOf(process.execPath, [join(WORK, 'cli.mjs'), 'schema', '--pairs', '-', '--strict']),
);
const rows = [engine, confirmed, command];
const peers = {
  'jsonschema-rs': jsonschemaRs,
  ...Object.fromEntries(Object.entries(NPM_PEERS).map(([name, version]) => [name, () => npmPeer(name, version)])),
};
const wanted = args
  .find((arg) => arg.startsWith('--peers='))
  ?.slice('--peers='.length)
  .split(',');
for (const [name, peer] of Object.entries(peers)) {
  const row = wanted === undefined || wanted.includes(name) ? await peer() : undefined;
  if (row !== undefined) rows.push(row);
}

const yardstick = rows.find(({ name }) => name.startsWith('jsonschema-rs'));
const ratio = (row) => (yardstick === undefined ? '-' : (row.busy / yardstick.busy).toFixed(2));
table(
  `Containment, strict, ${pairs.length} pairs`,
  [
    'engine',
    'right',
    'right %',
    'false "compatible"',
    'false break',
    'silent',
    'wall s',
    'pairs s',
    'ratio',
    'p50 ms',
    'p99 ms',
    'max ms',
  ],
  rows.map((row) => [
    row.name,
    row.right,
    ((100 * row.right) / pairs.length).toFixed(2),
    row.wrongYes,
    row.wrongNo,
    row.silent,
    (row.wall / 1000).toFixed(2),
    (row.busy / 1000).toFixed(2),
    ratio(row),
    ms(row.p50),
    ms(row.p99),
    ms(row.max),
  ]),
);
console.log(
  '\nwall: with starting the process, where there is one. pairs: the sum over the pairs. ratio: pairs, ' +
    'against jsonschema-rs.',
);
console.log(
  'berm-compat schema --pairs: a pair’s time is without confirmation, which runs beside; its wall is with it.',
);

const worst = [...engine.answers.values()].sort((a, b) => b.ms - a.ms).slice(0, 10);
table(
  'The slowest pairs (unconfirmed)',
  ['pair', 'answer', 'ms'],
  worst.map(({ id, answer, ms: time }) => [id, answer, ms(time)]),
);
const open = pairs.filter(({ id }) => confirmed.answers.get(id)?.answer === 'undecided');
if (open.length > 0)
  table(
    'Undecided',
    ['pair', 'contained'],
    open.map(({ id, contained }) => [id, contained]),
  );
