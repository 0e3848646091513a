#!/usr/bin/env node
/**
 * Builds the example images from their Rust sources, or checks that the committed ones are what a build gives.
 *
 *   node scripts/build-examples.mjs            build every example and write its image beside its sources
 *   node scripts/build-examples.mjs --check    build, and say whether the committed images are byte-identical
 *
 * With rustup: `rustup target add wasm32-unknown-unknown`, and the ordinary commands are used.
 * On Debian without rustup: the packages rustc-web, cargo-web, rust-web-src and lld-14.
 *
 * examples/toolchain.json records with which compiler, linker and crate versions the committed images were
 * built, and their digests. Another compiler gives other bytes: `--check` then says so and compares nothing.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLES = fileURLToPath(new URL('../examples/', import.meta.url));
const RECORD = join(EXAMPLES, 'toolchain.json');
const TARGET = 'wasm32-unknown-unknown';
const DEBIAN = {
  cargo: '/usr/bin/cargo',
  rustc: '/usr/bin/rustc',
  linker: '/usr/bin/wasm-ld-14',
  source: '/usr/lib/rustlib/src/rust',
};

const check = process.argv.includes('--check');
const recorded = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : { crates: [], images: {} };
const isRecorded = ({ compiler, linkerVersion }) => compiler === recorded.compiler && linkerVersion === recorded.linker;
const toolchains = findToolchains();
const toolchain = toolchains.find(isRecorded) ?? toolchains[0];
if (toolchain === undefined) {
  say('No toolchain for WebAssembly here. Either `rustup target add wasm32-unknown-unknown`,');
  say('or on Debian: apt-get install rustc-web cargo-web rust-web-src lld-14');
  process.exit(check ? 0 : 1);
}
if (check && !isRecorded(toolchain)) {
  say(`The committed images were built with ${recorded.compiler} and ${recorded.linker}.`);
  say(
    `Here are ${toolchain.compiler} and ${toolchain.linkerVersion}: other compilers give other bytes, so ` +
      'nothing is compared.',
  );
  process.exit(0);
}
buildAll();

function buildAll() {
  const work = mkdtempSync(join(tmpdir(), 'berm-examples-'));
  try {
    const crates = new Set();
    const images = {};
    let differing = 0;
    for (const { program, version, sources } of examples()) {
      const image = build(program, sources, join(work, `${program}-${version}`), join(work, 'target'), crates);
      const name = `${program}/${program}-${version}.wasm`;
      images[name] = `sha256:${createHash('sha256').update(image).digest('hex')}`;
      if (!check) writeFileSync(join(EXAMPLES, name), image);
      const same = existsSync(join(EXAMPLES, name)) && readFileSync(join(EXAMPLES, name)).equals(image);
      if (!same) differing += 1;
      say(`${name}: ${image.length} bytes, ${check ? (same ? 'byte-identical' : 'NOT what is committed') : 'written'}`);
    }
    if (!check)
      writeFileSync(
        RECORD,
        `${JSON.stringify({ compiler: toolchain.compiler, linker: toolchain.linkerVersion, crates: [...crates].sort(), images }, null, 2)}\n`,
      );
    process.exitCode = check && differing > 0 ? 1 : 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Every folder `examples/<program>/<version>` that has a Cargo.toml. */
function examples() {
  return directories(EXAMPLES).flatMap((program) =>
    directories(join(EXAMPLES, program))
      .map((version) => ({ program, version, sources: join(EXAMPLES, program, version) }))
      .filter(({ sources }) => existsSync(join(sources, 'Cargo.toml'))),
  );
}

/** Builds one program in a folder of its own, so that no lock file and no target folder land in the checkout. */
function build(program, sources, folder, target, crates) {
  // What a build by hand may have left there is not part of the sources.
  cpSync(sources, folder, { recursive: true, filter: (path) => !['target', 'Cargo.lock'].includes(basename(path)) });
  pinCrates(folder, crates);
  // Before the paths to remap are looked for: the first fetch makes them.
  cargo(folder, ['fetch', '--locked']);
  cargo(folder, ['build', '--release', '--locked', '--target', TARGET, ...toolchain.flags], {
    CARGO_TARGET_DIR: target,
    RUSTFLAGS: remap(),
  });
  return readFileSync(join(target, TARGET, 'release', `${program}.wasm`));
}

/** Takes the crate versions that the record has; those it does not have are taken as they come, and recorded. */
function pinCrates(folder, crates) {
  cargo(folder, ['generate-lockfile']);
  for (const [name, versions] of byName(lockedCrates(folder))) {
    const wanted = byName(recorded.crates).get(name) ?? versions;
    versions.forEach((version, index) => {
      if (wanted[index] !== undefined && wanted[index] !== version)
        cargo(folder, ['update', `${name}@${version}`, '--precise', wanted[index]]);
    });
  }
  const own = cargoName(folder);
  for (const crate of lockedCrates(folder)) if (!crate.startsWith(`${own}@`)) crates.add(crate);
}

/** Every crate in the lock file, as `name@version`. */
function lockedCrates(folder) {
  return [...readFileSync(join(folder, 'Cargo.lock'), 'utf8').matchAll(/^name = "(.*)"\nversion = "(.*)"$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}

/** Name → versions. */
function byName(crates) {
  const map = new Map();
  for (const [name, version] of crates.map((crate) => crate.split('@')))
    map.set(name, [...(map.get(name) ?? []), version]);
  return map;
}

function cargoName(folder) {
  return /^name = "(.*)"$/m.exec(readFileSync(join(folder, 'Cargo.toml'), 'utf8'))?.[1];
}

/** Without this, panic messages carry the paths of the machine that built the image. */
function remap() {
  const registry = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
  const sources = existsSync(registry) ? directories(registry).map((name) => `${join(registry, name)}=crates`) : [];
  return [...sources, `${toolchain.source}=rust`].map((pair) => `--remap-path-prefix=${pair}`).join(' ');
}

function cargo(folder, args, env = {}) {
  execFileSync(toolchain.cargo, args, {
    cwd: folder,
    env: { ...process.env, ...toolchain.env, ...env },
    stdio: ['ignore', 'ignore', check ? 'pipe' : 'inherit'],
  });
}

function findToolchains() {
  return [rustup(), debian()].filter((found) => found !== undefined);
}

function rustup() {
  const sysroot = tryRun('rustc', ['--print', 'sysroot']);
  if (sysroot === undefined || !existsSync(join(sysroot, 'lib', 'rustlib', TARGET))) return undefined;
  const source = join(sysroot, 'lib', 'rustlib', 'src', 'rust');
  return {
    cargo: 'cargo',
    compiler: tryRun('rustc', ['--version']) ?? '',
    linkerVersion: 'as shipped with the compiler',
    source,
    flags: [],
    env: {},
  };
}

function debian() {
  if (!Object.values(DEBIAN).every((path) => existsSync(path))) return undefined;
  return {
    cargo: DEBIAN.cargo,
    compiler: tryRun(DEBIAN.rustc, ['--version']) ?? '',
    linkerVersion: tryRun(DEBIAN.linker, ['--version']) ?? '',
    source: DEBIAN.source,
    // Debian ships no compiled library for the target: it is built from its sources, which the stable compiler allows
    // itself.
    flags: ['-Z', 'build-std=core,alloc'],
    env: { RUSTC: DEBIAN.rustc, RUSTC_BOOTSTRAP: '1', CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: DEBIAN.linker },
  };
}

function tryRun(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function directories(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
