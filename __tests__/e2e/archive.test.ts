/**
 * What people get: the archive of a tag, which the runner downloads in every job, and the npm package. Both must run
 * with what is left in them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../support/dist.ts';

const run = (command: string, args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) =>
  spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26, ...options });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berm-archive-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const inGit = run('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).status === 0;
const weather = (version: string): string => join(ROOT, `examples/weather/weather-${version}.wasm`);

const whenInGit = inGit ? describe : describe.skip;

whenInGit('the archive of a commit', () => {
  let unpacked: string;
  beforeAll(() => {
    unpacked = join(folder, 'archive');
    mkdirSync(unpacked);
    const archive = join(folder, 'archive.tar');
    const made = run('git', ['archive', '--worktree-attributes', '--format=tar', `--output=${archive}`, 'HEAD'], {
      cwd: ROOT,
    });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(run('tar', ['-xf', archive, '-C', unpacked])).toMatchObject({ status: 0 });
  });

  test('holds what a job needs and nothing else', () => {
    expect(readdirSync(unpacked).sort()).toEqual(
      ['LICENSE', 'README.md', 'action.yml', 'dist', 'package.json', 'report.schema.json'].sort(),
    );
    expect(readFileSync(join(unpacked, 'dist/package.json'), 'utf8')).toBe('{ "type": "module" }\n');
  });

  test('the command runs from it', () => {
    const ended = run(process.execPath, [
      join(unpacked, 'dist/cli.js'),
      ...['check', weather('2.0.1'), '--baseline', weather('1.1.0'), '--format', 'json'],
    ]);
    const { verdict } = JSON.parse(ended.stdout) as { verdict: string };
    expect({ status: ended.status, verdict }).toEqual({ status: 1, verdict: 'refused' });
  });

  test('the Action runs from it', () => {
    const work = join(folder, 'work');
    mkdirSync(work);
    for (const version of ['1.0.0', '1.1.0']) cpSync(weather(version), join(work, `weather-${version}.wasm`));
    for (const file of ['output', 'summary', 'event.json'])
      writeFileSync(join(folder, file), file === 'event.json' ? '{}' : '');
    const ended = run(process.execPath, [join(unpacked, 'dist/action.js')], {
      cwd: work,
      env: {
        PATH: process.env['PATH'] ?? '',
        RUNNER_TEMP: folder,
        GITHUB_WORKSPACE: work,
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
        GITHUB_EVENT_NAME: 'workflow_dispatch',
        GITHUB_REPOSITORY: 'acme/weather',
        GITHUB_SHA: '0'.repeat(40),
        INPUT_CONTRACTS: 'weather-1.1.0.wasm',
        INPUT_BASELINE: 'file:weather-1.0.0.wasm',
        INPUT_COMMENT: 'never',
        INPUT_CHECK: 'false',
        INPUT_ARTIFACT: 'false',
      },
    });
    expect({ status: ended.status, stderr: ended.stderr }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'output'), 'utf8')).toMatch(/^verdict<<(\S+)\ncompatible\n\1$/m);
  });
});

describe('the npm package', () => {
  let files: string[];
  beforeAll(() => {
    const ended = run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT });
    const [packed] = JSON.parse(ended.stdout) as [{ filename: string; files: { path: string }[] }];
    files = packed.files.map(({ path }) => path);
    const tarball = join(folder, packed.filename);
    const project = join(folder, 'project/node_modules/berm-compat');
    mkdirSync(project, { recursive: true });
    expect(run('tar', ['-xzf', tarball, '-C', project, '--strip-components=1'])).toMatchObject({ status: 0 });
  });

  test('holds dist, the report’s schema and what npm always adds', () => {
    expect(files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(
      ['LICENSE', 'README.md', 'package.json', 'report.schema.json'].sort(),
    );
    expect(files).toEqual(expect.arrayContaining(['dist/index.d.ts', 'dist/schema.d.ts', 'dist/cli.js']));
  });

  test('the library and the engine alone are imported by name', () => {
    const script = `
      import { contains } from 'berm-compat/schema';
      import { parseIdl } from 'berm-compat';
      console.log(typeof parseIdl, JSON.stringify(contains({ type: 'integer' }, { type: 'number' })));
    `;
    writeFileSync(join(folder, 'project/try.mjs'), script);
    expect(run(process.execPath, ['try.mjs'], { cwd: join(folder, 'project') }).stdout).toMatch(
      /^function \{"answer":"break","witness":[-0-9.]+\}\n$/,
    );
  });

  /** Each way in which TypeScript looks for types: of bundlers, of ES modules, of CommonJS, and the old one. */
  test.each([
    ['bundler', 'esnext', 'module'],
    ['node16', 'node16', 'module'],
    ['node16', 'node16', 'commonjs'],
    ['node10', 'commonjs', 'commonjs'],
  ])(
    'types resolve with moduleResolution %s, module %s, in a %s project',
    (moduleResolution, module, type) => {
      const project = join(folder, 'project');
      writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, type }));
      const source = [
        "import type { Finding, Manifest } from 'berm-compat';",
        "import type { Answer } from 'berm-compat/schema';",
        'export const answer: Answer = { answer: "compatible" };',
        'export const named = (finding: Finding, manifest: Manifest): string => finding.kind + manifest.version;',
      ];
      // A CommonJS module may import the types of an ES module when it says which way it resolves them.
      const commonjs = moduleResolution === 'node16' && type === 'commonjs';
      const text = source.map((line) =>
        commonjs
          ? line.replace(/;$/, line.startsWith('import') ? " with { 'resolution-mode': 'import' };" : ';')
          : line,
      );
      writeFileSync(join(project, 'try.ts'), text.join('\n'));
      const flags = ['--noEmit', '--strict', '--target', 'es2022', '--ignoreDeprecations', '6.0'];
      const ended = run(
        process.execPath,
        [
          join(ROOT, 'node_modules/typescript/bin/tsc'),
          ...flags,
          '--moduleResolution',
          moduleResolution,
          '--module',
          module,
          'try.ts',
        ],
        { cwd: project },
      );
      expect({ status: ended.status, out: ended.stdout }).toEqual({ status: 0, out: '' });
    },
    60_000,
  );
});
