/** Files of a checkout that are not what they seem: pipes, devices, links, and names and texts that cost time. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BAIT_MANIFEST, writePlugin } from '../support/bait.ts';
import { cli, type CliRun } from '../support/cli.ts';
import { bermImage, program, tool } from '../support/wasm.ts';

jest.setTimeout(60_000);

let home: string;
let work: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hostile-files-'));
  work = join(home, 'work');
  mkdirSync(join(work, 'src'), { recursive: true });
  writeFileSync(join(work, 'old.wasm'), bermImage({ manifest: [program()] }));
  // A tool is gone: there is something to find a line for.
  writeFileSync(
    join(work, 'new.wasm'),
    bermImage({ manifest: [program({ tools: [tool('other', { public: true })] })] }),
  );
  writeFileSync(join(work, 'src/lib.rs'), '#[berm_lang::program]\nmod p {\n    pub fn other() {}\n}\n');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const pipe = (path: string): unknown => execFileSync('mkfifo', [join(work, path)]);

/** Runs the command in the workspace. What waits for a pipe or reads a device without end does not end by itself. */
async function run(...args: string[]): Promise<CliRun> {
  const before = performance.now();
  const ended = await cli(args, { cwd: work });
  expect(performance.now() - before).toBeLessThan(40_000);
  return ended;
}
const check = (...more: string[]): Promise<CliRun> => run('check', 'new.wasm', '--baseline', 'old.wasm', ...more);

test('without them: refused, on its line', async () => {
  const { code, out } = await check('--format', 'json');
  expect(code).toBe(1);
  expect(out).toContain('"path": "src/lib.rs"');
});

test('an acceptance file that is a pipe, a device, a folder, or leads out', async () => {
  const file = join(work, '.berm-compat.json');
  const refused = async (): Promise<void> => {
    const { code, err, out } = await check();
    expect(code).toBe(3);
    expect(err + out).toContain('.berm-compat.json');
    rmSync(file, { recursive: true });
  };
  pipe('.berm-compat.json');
  await refused();
  symlinkSync('/dev/zero', file);
  await refused();
  mkdirSync(file);
  await refused();
  writeFileSync(join(home, 'secret.json'), '{"accept": "TOP SECRET"}');
  symlinkSync('../secret.json', file);
  await refused();
});

test('accept does not write through a link', async () => {
  for (const target of ['../planted.json', '/dev/null']) {
    symlinkSync(target, join(work, '.berm-compat.json'));
    expect(await run('accept', 'new.wasm', '--baseline', 'old.wasm', '--reason', 'x')).toMatchObject({ code: 3 });
    expect(existsSync(join(home, 'planted.json'))).toBe(false);
    rmSync(join(work, '.berm-compat.json'));
  }
});

test('a Cargo.toml and Rust sources that are pipes, devices, or lead out', async () => {
  symlinkSync('/dev/zero', join(work, 'Cargo.toml'));
  pipe('src/pipe.rs');
  symlinkSync('/dev/zero', join(work, 'src/zero.rs'));
  writeFileSync(join(home, 'outside.rs'), '#[program] mod q { pub fn other() {} }');
  symlinkSync('../../outside.rs', join(work, 'src/outside.rs'));
  const { code, out } = await check('--format', 'json');
  expect(code).toBe(1);
  expect(out).toContain('"path": "src/lib.rs"');
  expect(out).not.toContain('outside.rs');
});

test('Rust sources that were slow to scan', async () => {
  const megabyte = (piece: string): string => piece.repeat(Math.floor((1024 * 1024 - 100) / piece.length));
  for (const [index, piece] of ['struct a ', '#[derive(Schema)] ', 'pub fn a<', '/*', 'r#"'].entries())
    writeFileSync(join(work, `src/slow${index}.rs`), `// program event Schema\n${megabyte(piece)}`);
  const { code, out } = await check('--format', 'json');
  expect(code).toBe(1);
  expect(out).toContain('"path": "src/lib.rs"');
});

test('globs that were exponential, absolute or climb: a configuration error, at once', async () => {
  writeFileSync(join(work, `${'a'.repeat(40)}.rs`), '');
  for (const glob of ['*(a*)*(a*)*(a*)*c', '/**/*.rs', '../**/*.rs'])
    expect(await check('--sources', glob)).toMatchObject({ code: 3 });
  for (const glob of ['*(a*)*(a*)*(a*)*c', '/**/*.json', '../**/*.json'])
    expect((await run('validate', glob)).code).toBe(3);
});

test('contracts that are pipes, or lead out through a glob', async () => {
  mkdirSync(join(work, 'plugins'));
  writePlugin(join(work, 'plugins', 'good'));
  writeFileSync(join(home, 'outside.json'), BAIT_MANIFEST.replace('"p"', '"TOPSECRET"'));
  symlinkSync('../../outside.json', join(work, 'plugins/leak.json'));
  symlinkSync('../..', join(work, 'plugins/up'));
  pipe('plugins/pipe.json');
  expect((await run('validate', 'plugins/pipe.json')).code).toBe(3);
  const { out, err } = await run('validate', 'plugins/**/*.json', '--format', 'json');
  expect(out).toContain('plugins/good/plugin.json');
  expect(out + err).not.toContain('TOPSECRET');
});

test('a plugin whose files are pipes, and folders that are deep or go round', async () => {
  const plugin = join(work, 'p');
  writePlugin(plugin);
  pipe('p/pipe.sh');
  chmodSync(join(plugin, 'pipe.sh'), 0o755);
  mkdirSync(join(plugin, 'deep', ...Array.from({ length: 60 }, () => 'd')), { recursive: true });
  symlinkSync('..', join(plugin, 'deep', 'round'));
  writeFileSync(
    join(plugin, 'plugin.json'),
    JSON.stringify({
      name: 'p',
      version: '1.0.0',
      tools: [{ name: 'ask', path: 'pipe.sh' }],
      files: [{ path: 'deep' }],
    }),
  );
  const { code, out } = await run('validate', 'p/plugin.json');
  expect(code).toBe(2);
  expect(out).toContain('tool-file');
  expect(readFileSync(join(plugin, 'ask.sh'), 'utf8')).toContain('#!');
});
