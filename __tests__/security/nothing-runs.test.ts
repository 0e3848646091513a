/**
 * Whatever lies in a workspace, judging it starts no program. Each bait is first shown to work on a git that is
 * asked.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { validatePlugin } from '../../src/platform/validate-plugin.ts';
import { BAIT_MANIFEST, bareBait, git, nestedBait, programSettings, sprung, writePlugin } from '../support/bait.ts';
import { cli, type CliRun } from '../support/cli.ts';
import { runAction } from '../support/github/action-process.ts';
import { pullRequest } from '../support/github/events.ts';
import { startGitHub } from '../support/github/server.ts';
import { startServer } from '../support/server.ts';

jest.setTimeout(60_000);

let home: string;
let work: string;
let plugin: string;
let marker: string;
let log: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nothing-runs-'));
  work = join(home, 'work');
  plugin = join(work, 'plugins', 'p');
  marker = join(home, 'marker');
  log = join(home, 'started');
  writePlugin(plugin);
  writeFileSync(join(work, 'old.json'), BAIT_MANIFEST);
  writeFileSync(log, '');
  writeFileSync(join(home, 'spy.mjs'), SPY);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Loaded before the product: every way to start a program writes down that it was taken. */
const SPY = `import child from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork']) {
  const real = child[name];
  child[name] = (...args) => (appendFileSync(process.env.SPY_LOG, name + ' ' + args[0] + '\\n'), real(...args));
}
syncBuiltinESMExports();
`;
const spied = (): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(home, 'spy.mjs')).href}`,
  SPY_LOG: log,
});
const started = (): string => readFileSync(log, 'utf8');

/** `validate`, `check`, `inspect` and the Action over the workspace: no program, and the plugin is judged. */
async function judgeEverywhere(env: Record<string, string> = {}): Promise<CliRun> {
  const given = { cwd: work, env: { ...spied(), ...env } };
  const file = 'plugins/p/plugin.json';
  const validated = await cli(['validate', file], given);
  expect(validated).toMatchObject({ code: 0, err: '' });
  expect(await cli(['check', file, '--baseline', 'old.json'], given)).toMatchObject({ code: 0 });
  expect(await cli(['inspect', file], given)).toMatchObject({ code: 0 });
  const github = await startGitHub();
  try {
    const run = await runAction(github, pullRequest(github.world, github.world.pull()), {
      with: { contracts: file, baseline: 'file:old.json', artifact: 'false' },
      files: {},
      env: { ...spied(), ...env, GITHUB_WORKSPACE: work },
    });
    expect(run).toMatchObject({ code: 0, outputs: { verdict: 'compatible' } });
  } finally {
    await github.close();
  }
  expect(started()).toBe('');
  expect(sprung(marker)).toBe(false);
  return validated;
}

/** Asks git as a program would that does not think of it. */
function askGit(folder: string, env: Record<string, string> = {}): void {
  for (const args of [['ls-files', '--stage'], ['status'], ['diff', 'HEAD']])
    try {
      git(folder, args, env);
    } catch {
      // That it fails is no matter: what ran has run.
    }
}

test('the spy sees a program that is started', () => {
  writeFileSync(join(home, 'starts.mjs'), `import { spawnSync } from 'node:child_process'; spawnSync('true');`);
  spawnSync(process.execPath, [join(home, 'starts.mjs')], { env: { PATH: process.env['PATH'], ...spied() } });
  expect(started()).toBe('spawnSync true\n');
});

describe('a bare repository among a plugin’s files', () => {
  beforeEach(() => bareBait(plugin, marker));

  test('is a bait: git, asked there, starts the program', () => {
    askGit(plugin);
    expect(sprung(marker)).toBe(true);
  });

  test('starts nothing in a workspace without a repository', async () => {
    await judgeEverywhere();
  });

  test('starts nothing when it is committed, and the workspace’s index tells the execute bits', async () => {
    git(work, ['init', '-q']);
    git(work, ['add', '.']);
    git(work, ['update-index', '--chmod=-x', 'plugins/p/ask.sh']);
    const { out } = await judgeEverywhere();
    expect(out).toContain('execute-bit-uncommitted');
  });

  test('starts nothing through the library, whatever the working directory', () => {
    expect(validatePlugin(BAIT_MANIFEST, { directory: plugin, fileName: 'plugin.json' })).toEqual([]);
    expect(sprung(marker)).toBe(false);
  });

  test('starts nothing when the command runs inside it', async () => {
    expect(await cli(['validate', 'plugin.json'], { cwd: plugin, env: spied() })).toMatchObject({ code: 0 });
    expect(started()).toBe('');
    expect(sprung(marker)).toBe(false);
  });
});

describe('a repository of its own among a plugin’s files', () => {
  beforeEach(() => nestedBait(plugin, marker));

  test('is a bait: git, asked there, starts the program', () => {
    askGit(plugin);
    expect(sprung(marker)).toBe(true);
  });

  test('starts nothing', async () => {
    await judgeEverywhere();
  });

  test('a submodule’s pointer starts nothing, and is not followed: the report says so', async () => {
    git(work, ['init', '-q']);
    // As `git submodule add` leaves it: an entry in the index, a pointer file, the repository elsewhere.
    git(work, ['add', 'plugins']);
    mkdirSync(join(work, '.git', 'modules'), { recursive: true });
    renameSync(join(plugin, '.git'), join(work, '.git', 'modules', 'p'));
    writeFileSync(join(plugin, '.git'), 'gitdir: ../../.git/modules/p\n');
    const { out } = await judgeEverywhere();
    expect(out).toContain('execute-bit-not-from-git');
    expect(out).toContain('plugins/p is a submodule');
  });
});

describe('the workspace’s own repository', () => {
  test('may name programs in its configuration: none is started', async () => {
    git(work, ['init', '-q']);
    git(work, ['add', '.']);
    for (const [name, value] of programSettings(marker)) git(work, ['config', name, value]);
    askGit(work);
    expect(sprung(marker)).toBe(true);
    rmSync(marker);
    await judgeEverywhere();
  });

  test('a sparse index, and a missing tree behind it', async () => {
    git(work, ['init', '-q']);
    mkdirSync(join(work, 'far'));
    writeFileSync(join(work, 'far', 'file'), '');
    git(work, ['add', '.']);
    git(work, ['commit', '-q', '-m', 'x']);
    git(work, ['sparse-checkout', 'set', '--cone', '--sparse-index', 'plugins']);
    rmSync(join(work, '.git', 'objects'), { recursive: true });
    mkdirSync(join(work, '.git', 'objects'));
    git(work, ['config', 'extensions.partialClone', 'origin']);
    git(work, ['config', 'remote.origin.promisor', 'true']);
    git(work, ['config', 'remote.origin.url', `ext::sh -c id>${marker}`]);
    git(work, ['config', 'protocol.ext.allow', 'always']);
    askGit(work);
    expect(sprung(marker)).toBe(true);
    rmSync(marker);
    await judgeEverywhere();
  });
});

test('GIT_ variables of the environment lead nowhere', async () => {
  const other = join(home, 'other');
  writePlugin(other);
  nestedBait(other, marker);
  const env = {
    GIT_DIR: join(other, '.git'),
    GIT_WORK_TREE: other,
    GIT_INDEX_FILE: join(other, '.git', 'index'),
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.fsmonitor',
    GIT_CONFIG_VALUE_0: `sh -c 'id>${marker}'`,
    GIT_EXTERNAL_DIFF: `sh -c 'id>${marker}'`,
    GIT_TRACE2_EVENT: '',
  };
  askGit(work, env);
  expect(sprung(marker)).toBe(true);
  rmSync(marker);
  await judgeEverywhere(env);
});

test('a program of the workspace is not taken for one of the system’s', async () => {
  for (const name of ['git', 'docker-credential-evil', 'sh', 'node']) {
    writeFileSync(join(work, name), `#!/bin/sh\nid>${marker}\n`);
    chmodSync(join(work, name), 0o755);
  }
  const docker = join(home, 'docker');
  mkdirSync(docker);
  writeFileSync(join(docker, 'config.json'), JSON.stringify({ credsStore: 'evil' }));
  const path = ['.', '', work, 'plugins/..', join(work, 'plugins', '..'), process.env['PATH'] ?? ''].join(delimiter);
  const registry = await startServer((_request, response) =>
    response.writeHead(401, { 'www-authenticate': 'Basic realm="r"' }).end(),
  );
  const { host } = new URL(registry.url);
  const run = await cli(['check', 'plugins/p/plugin.json', '--baseline', `oci:${host}/acme/p:1.0.0`], {
    cwd: work,
    env: { ...spied(), PATH: path, DOCKER_CONFIG: docker },
  });
  await registry.close();
  expect(run.code).toBe(4);
  expect(run.out.replace(/\s+/g, ' ')).toContain(
    'docker-credential-evil, which is not installed outside the workspace',
  );
  expect(started()).toBe('');
  expect(sprung(marker)).toBe(false);
});
