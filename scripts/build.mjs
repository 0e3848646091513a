#!/usr/bin/env node
/**
 * Builds what users run: `dist/action.js`, `dist/cli.js`, `dist/index.js` and `dist/schema.js` (with types) and the
 * worker that confirms witnesses, as ES modules with nothing to install; and the notices of what the bundle really
 * holds.
 *
 *   node scripts/build.mjs [--out DIR] [--check] [--quick]
 *
 * `--out` writes elsewhere than `dist`. `--check` builds into `build/` and compares with `dist`, byte for byte:
 * it fails when a committed file differs, is missing, or should not be there. `--quick` leaves the types as they are:
 * for the loop between a change and its end-to-end tests.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { notices } from './notices.mjs';
import { TEXT_FILES } from './sources.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = {
  action: 'src/action.ts',
  cli: 'src/cli.ts',
  index: 'src/index.ts',
  schema: 'src/schema.ts',
  'confirm-worker': 'src/platform/confirm/worker.ts',
};
/** CommonJS libraries in the bundle call `require` for Node's own modules. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);";

/** Every file below a folder, relative to it, sorted. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** The entries of the library, which have types beside them. */
const TYPED = ['index', 'schema'];

async function types(out) {
  const { generateDtsBundle } = await import('dts-bundle-generator');
  const texts = generateDtsBundle(
    TYPED.map((name) => ({
      filePath: join(ROOT, ENTRIES[name]),
      output: { noBanner: true, sortNodes: true, exportReferencedTypes: false },
    })),
    { preferredConfigPath: join(ROOT, 'tsconfig.json') },
  );
  TYPED.forEach((name, at) => writeFileSync(join(out, `${name}.d.ts`), texts[at]));
}

/**
 * A chunk is called by what it holds, not by a hash of it: a change of ten lines must not rename twenty files. What it
 * holds is its entry point, else the first of our own modules in it, else the first package.
 *
 * @returns {Map<string, string>} the name that esbuild gave → the name that stays
 */
function stableNames(metafile) {
  const taken = new Set();
  const names = new Map();
  const chunks = Object.entries(metafile.outputs).filter(([path]) => /\/chunks\/[^/]+\.js$/.test(path));
  const called = chunks.map(([path, output]) => [path.replace(/^.*\//, ''), holds(output)]);
  for (const [file, name] of called.sort(([, a], [, b]) => (a < b ? -1 : 1))) {
    let unique = name;
    for (let more = 2; taken.has(unique); more += 1) unique = `${name}-${more}`;
    taken.add(unique);
    names.set(file.replace(/\.js$/, ''), unique);
  }
  return names;
}

function holds({ entryPoint, inputs }) {
  const modules = Object.keys(inputs).sort();
  const one = entryPoint ?? modules.find((path) => path.startsWith('src/')) ?? modules[0] ?? 'empty';
  const named =
    /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(one)?.[1] ??
    one.replace(/^src\//, '').replace(/\.[a-z]+$/, '');
  return named.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** esbuild's names end in a hash, so that no other text holds one by chance. */
function renamed(text, names) {
  return text.replaceAll(/[\w.@-]+-[A-Z0-9]{8}(?=\.js\b)/g, (name) => names.get(name) ?? name);
}

/** `@actions/core` can ask for identity tokens, which brings a second HTTP client of 800 kB; nobody here does. */
const noOidc = {
  name: 'no-oidc',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/oidc-utils\.js$/ }, () => ({ path: join(ROOT, 'scripts/no-oidc.mjs') })),
};

/** In Node, who hands in no confirmer gets the worker: the validators are no part of the process itself. */
const confirmInWorker = {
  name: 'confirm-in-worker',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/confirm\/here\.ts$/ }, () => ({ path: join(ROOT, 'src/platform/confirm/here.ts') })),
};

/** `refa` is read at the first pattern, from a file of its own. */
const lazyRefa = {
  name: 'lazy-refa',
  setup: ({ onResolve }) => onResolve({ filter: /^refa$/ }, () => ({ path: join(ROOT, 'scripts/lazy-refa.mjs') })),
};

/** What the bundle and the file of `refa` have in common. */
const SHARED = {
  absWorkingDir: ROOT,
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  // The same bytes wherever the packages lie: a linked node_modules must not show in what is built.
  preserveSymlinks: true,
  // Names stay, so that a stack trace still says where; what only a reader needs is not downloaded by every job.
  minifyWhitespace: true,
  minifySyntax: true,
  metafile: true,
  logLevel: 'warning',
};

async function patternLibrary(out) {
  const { outputFiles, metafile } = await build({
    ...SHARED,
    entryPoints: { refa: 'node_modules/refa/index.js' },
    outdir: join(out, 'chunks'),
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
  });
  for (const { path, text } of outputFiles) writeFileSync(path, text);
  return metafile;
}

async function bundle(out, typesFrom) {
  const result = await build({
    ...SHARED,
    entryPoints: ENTRIES,
    outdir: out,
    splitting: true,
    format: 'esm',
    // The ES module build where a package has one: it is smaller, and `require`s nothing at run time.
    mainFields: ['module', 'main'],
    alias: { 'unzip-stream': './scripts/no-unzip.mjs' },
    loader: TEXT_FILES,
    plugins: [noOidc, confirmInWorker, lazyRefa],
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: BANNER },
    define: { __VERSION__: JSON.stringify(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version) },
  });
  const named = stableNames(result.metafile);
  for (const { path, text } of result.outputFiles) {
    const file = join(out, renamed(relative(out, path).split(sep).join('/'), named));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renamed(text, named));
  }
  if (existsSync(join(out, 'cli.js'))) chmodSync(join(out, 'cli.js'), 0o755);
  const patterns = await patternLibrary(out);
  const outputs = { ...result.metafile.outputs, ...patterns.outputs };
  const inputs = { ...result.metafile.inputs, ...patterns.inputs };
  writeFileSync(join(out, 'NOTICES.txt'), notices(ROOT, { inputs, outputs }));
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
  if (typesFrom === undefined) await types(out);
  else for (const name of TYPED) cpSync(join(typesFrom, `${name}.d.ts`), join(out, `${name}.d.ts`));
}

/**
 * Builds into a folder of its own and puts it in place in one step, so that a running program never sees half a
 * build.
 */
async function buildInto(target, typesFrom) {
  const fresh = `${target}.new-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    await bundle(fresh, typesFrom);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

/** Names every file that differs between a fresh build and the committed one. */
function differences(fresh, committed) {
  const names = new Set([...filesBelow(fresh), ...(existsSync(committed) ? filesBelow(committed) : [])]);
  return [...names].sort().flatMap((name) => {
    if (!existsSync(join(committed, name))) return [`missing in dist: ${name}`];
    if (!existsSync(join(fresh, name))) return [`not made by a build: ${name}`];
    return readFileSync(join(fresh, name)).equals(readFileSync(join(committed, name))) ? [] : [`differs: ${name}`];
  });
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, check: { type: 'boolean' }, quick: { type: 'boolean' } },
});
const dist = join(ROOT, 'dist');
if (values.check === true) {
  const fresh = join(ROOT, 'build', 'dist-check');
  await buildInto(fresh);
  const found = differences(fresh, dist);
  if (found.length > 0) {
    process.stderr.write(
      `dist is not what a fresh build makes; run "npm run build" and commit it:\n  ${found.join('\n  ')}\n`,
    );
    process.exit(1);
  }
  process.stdout.write(`dist equals a fresh build (${filesBelow(dist).length} files)\n`);
} else {
  const target = values.out === undefined ? dist : resolve(values.out);
  await buildInto(target, values.quick === true ? dist : undefined);
  process.stdout.write(`built ${relative(process.cwd(), target)} (${filesBelow(target).length} files)\n`);
}
