/** A plugin's directory: what is there, what leads out, what can be executed, and who says so. */
import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import type { IndexAnswer, Look, PluginDirectory } from '../../src/heddle/index.ts';
import { nodeDirectory } from '../../src/platform/plugin-directory.ts';
import { validatePlugin, type ValidatePluginOptions } from '../../src/platform/validate-plugin.ts';
import { pluginFolder, type PluginFolder } from './folder.ts';

const tools = (...paths: string[]): string =>
  JSON.stringify({ name: 'p', version: '1.0.0', tools: paths.map((path, index) => ({ name: `t${index}`, path })) });
const files = (...entries: Json[]): string =>
  JSON.stringify({ name: 'p', version: '1.0.0', components: [{ componentType: 'A' }], files: entries });
const node = (fields: Record<string, Json> = {}): string =>
  JSON.stringify({ name: 'p', version: '1.0.0', components: [{ componentType: 'A' }], ...fields });

let folder: PluginFolder;
beforeEach(() => {
  folder = pluginFolder();
});
afterEach(() => folder.remove());

/** `level rule` of everything said, but for what only the absence of a description says. */
const said = (text: string, options: ValidatePluginOptions = {}): string[] =>
  validatePlugin(text, { directory: folder.path, fileName: 'm.json', ...options }).map(
    ({ level, rule }) => `${level} ${rule}`,
  );

describe('a path', () => {
  test.each([
    ['inside', 'ok.sh', []],
    ['absolute and inside', '<dir>/ok.sh', []],
    ['out and in again', '../p/ok.sh', []],
    ['a link that points in', 'inlink', []],
    ['a link that points out', 'link', ['error path-inside']],
    ['outside', '/bin/ls', ['error path-inside']],
    ['the parent', '..', ['error path-inside']],
    ['not there', 'gone.sh', ['error path-there']],
    ['below a file', 'ok.sh/x', ['error path-there']],
    ['a link loop', 'round', ['error path-there']],
    ['with a NUL', 'a\0b', ['error path-there']],
    ['of five thousand characters', 'x'.repeat(5000), ['error path-there']],
    ['a folder', 'sub', ['error tool-file']],
    ['without the execute bit', 'noexec.sh', ['error tool-executable']],
    ['of another letter case', 'OK.sh', ['error path-there']],
    ['for Windows', 'sub\\f.txt', ['error path-there', 'warning path-spelling']],
  ] as const)('of a tool: %s', (_what, path, wanted) => {
    expect(said(tools(path.replace('<dir>', folder.path)))).toEqual(wanted);
  });

  test('of a file: a folder and a file are fine, a link that points out is not', () => {
    expect(said(files({ path: 'sub' }, { path: 'noexec.sh' }))).toEqual([]);
    // The folder as a whole holds links, of which heddle copies none.
    expect(said(files({ path: '.', dest: 'all' }))).toEqual(['warning files-copy']);
    expect(said(files({ path: 'link' }, { path: 'gone' }))).toEqual(['error path-inside', 'error path-there']);
  });

  test('says what is there in another letter case, and nothing of what is outside', () => {
    const [missing] = validatePlugin(tools('SUB/F.txt'), { directory: folder.path, fileName: 'm.json' });
    expect(missing?.message).toBe(
      'tool "t0" names "SUB/F.txt", which is not there beside the manifest; expected a path inside the plugin’s directory. "sub/f.txt" is there; letter case matters.',
    );
    expect(missing).toMatchObject({ pointer: '/tools/0/path', line: 1 });
    expect(validatePlugin(tools('link'), { directory: folder.path })[0]?.message).not.toContain('/bin');
    folder.link('out', '/usr');
    expect(validatePlugin(tools('out/BIN'), { directory: folder.path })[0]?.message).not.toContain('out/bin');
  });
});

describe('the entry', () => {
  test('is called after the manifest, .mjs before .js', () => {
    expect(said(node())).toEqual([]);
    expect(said(node(), { fileName: 'zz.json' })).toEqual(['error entry-there']);
    folder.write('zz.js', '');
    expect(said(node(), { fileName: 'zz.json' })).toEqual([]);
  });

  test('is not needed by a plugin of path tools and files', () => {
    expect(
      said(
        JSON.stringify({
          name: 'p',
          version: '1.0.0',
          tools: [{ name: 't', path: 'ok.sh' }],
          files: [{ path: 'sub' }],
        }),
        { fileName: 'zz.json' },
      ),
    ).toEqual([]);
    expect(
      said(JSON.stringify({ name: 'p', version: '1.0.0', discoverTools: true }), {
        fileName: 'zz.json',
        discoverTools: true,
      }),
    ).toEqual(['error entry-there']);
  });

  test('that is executable needs a first line that says by what', () => {
    folder.write('m.mjs', 'serve({})\n', 0o755);
    expect(said(node())).toEqual(['warning entry-start']);
    folder.write('m.mjs', '#!/usr/bin/env node\n', 0o755);
    expect(said(node())).toEqual([]);
  });

  test('a command stands for it; one that is not there is a warning', () => {
    expect(said(node({ command: ['node', 'x.mjs'] }), { fileName: 'zz.json' })).toEqual([
      'warning command-interpreter',
    ]);
    expect(said(node({ command: ['./nothing'] }), { fileName: 'zz.json' })).toEqual(['warning command-there']);
    expect(said(node({ command: ['./ok.sh'] }), { fileName: 'zz.json' })).toEqual([]);
  });

  test('the manifest’s name is found by its content, or the entry is not looked for', () => {
    folder.write('other.json', '{}');
    folder.write('zz.json', node());
    expect(validatePlugin(node(), { directory: folder.path }).map(({ rule }) => rule)).toEqual(['entry-there']);
    folder.write('zz.mjs', '');
    expect(validatePlugin(node(), { directory: folder.path })).toEqual([]);
    folder.forget('zz.json');
    expect(validatePlugin(node(), { directory: folder.path }).map(({ level, rule }) => `${level} ${rule}`)).toEqual([
      'notice entry-not-looked-for',
    ]);
    expect(said(node(), { fileName: 'plugin.manifest' })).toEqual(['error manifest-file-name']);
  });
});

describe('the execute bit', () => {
  const git = (...command: string[]): void => {
    execFileSync('git', ['-C', folder.path, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...command], {
      stdio: 'ignore',
    });
  };

  test('of a tracked file: the file system’s counts, and a bit that was not committed is remarked', () => {
    git('init');
    git('add', '.');
    expect(said(tools('ok.sh', 'noexec.sh'))).toEqual(['error tool-executable']);
    git('update-index', '--chmod=-x', 'ok.sh');
    expect(said(tools('ok.sh'))).toEqual(['warning execute-bit-uncommitted']);
    git('update-index', '--chmod=+x', 'noexec.sh');
    expect(said(tools('noexec.sh'))).toEqual(['error tool-executable']);
  });

  test('where git says that the file system keeps none, its index counts', () => {
    git('init');
    git('config', 'core.fileMode', 'false');
    git('add', '.');
    git('update-index', '--chmod=+x', 'noexec.sh');
    expect(said(tools('noexec.sh'))).toEqual(['notice execute-bit-from-git']);
    git('update-index', '--chmod=-x', 'noexec.sh');
    const [problem] = validatePlugin(tools('noexec.sh'), { directory: folder.path, fileName: 'm.json' });
    expect(problem).toMatchObject({ level: 'error', rule: 'tool-executable' });
    expect(problem?.message).toContain('says git’s index');
  });

  test('git runs nothing that the repository names', () => {
    git('init');
    folder.write('spy.sh', `#!/bin/sh\ntouch "${folder.path}/spied"\n`, 0o755);
    git('config', 'core.fsmonitor', `${folder.path}/spy.sh`);
    git('add', '.');
    folder.forget('spied');
    expect(said(tools('ok.sh'))).toEqual([]);
    expect(nodeDirectory(folder.path).look('spied')).toEqual({ state: 'missing' });
  });

  test('a script without an interpreter', () => {
    folder.write('plain.sh', 'echo hello\n', 0o755);
    folder.write('elf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 1]), 0o755);
    expect(said(tools('plain.sh', 'elf'))).toEqual(['warning tool-shebang']);
  });
});

test('a shipped folder is looked into: a link, too many entries', () => {
  folder.write('deep/a/b.txt', 'x');
  folder.link('deep/a/out', '/etc');
  expect(said(files({ path: 'deep' }))).toEqual(['warning files-copy']);
  expect(validatePlugin(files({ path: 'deep' }), { directory: folder.path, fileName: 'm.json' })[0]?.message).toContain(
    '"a/out"',
  );
  for (let index = 0; index < 4097; index += 1) folder.write(`many/f${index}`, '');
  expect(said(files({ path: 'many' }, { path: 'sub' }))).toEqual(['warning files-copy']);
});

describe('on another machine', () => {
  const there = (fields: Partial<Extract<Look, { state: 'there' }>> = {}): Look => ({
    state: 'there',
    kind: 'file',
    real: 'ok.sh',
    executable: undefined,
    ...fields,
  });
  const elsewhere = (look: Look, tracked?: IndexAnswer): PluginDirectory => ({
    look: () => look,
    tracked: () => tracked,
    survey: () => undefined,
  });
  const on = (directory: PluginDirectory): string[] =>
    validatePlugin(tools('ok.sh'), { directory, fileName: 'm.json' }).map(({ level, rule }) => `${level} ${rule}`);

  test('without execute bits (Windows): git’s index counts, or nobody knows', () => {
    const tracked = (bit: boolean): IndexAnswer => ({ executable: new Map([['ok.sh', bit]]), keepsBits: false });
    expect(on(elsewhere(there(), tracked(true)))).toEqual(['notice execute-bit-from-git']);
    expect(on(elsewhere(there(), tracked(false)))).toEqual(['error tool-executable']);
    expect(on(elsewhere(there(), { executable: new Map(), keepsBits: false }))).toEqual([
      'warning execute-bit-unknown',
    ]);
    expect(on(elsewhere(there()))).toEqual(['warning execute-bit-unknown']);
  });

  test('an index that cannot tell is said, and the file system’s bit counts', () => {
    const unknown: IndexAnswer = { unknown: 'git’s index is split' };
    expect(on(elsewhere(there({ executable: true }), unknown))).toEqual(['notice execute-bit-not-from-git']);
    expect(on(elsewhere(there({ executable: false }), unknown))).toEqual([
      'notice execute-bit-not-from-git',
      'error tool-executable',
    ]);
  });

  test('where letter case does not count, another spelling is remarked', () => {
    expect(on(elsewhere(there({ executable: true, spelt: 'Ok.sh' })))).toEqual(['warning path-spelling']);
  });

  test('what cannot be read is said', () => {
    expect(
      validatePlugin(tools('ok.sh'), { directory: elsewhere({ state: 'unreadable', why: 'EACCES' }) })[0]?.message,
    ).toContain('cannot be read (EACCES)');
  });
});

test('a directory that is not there is a problem per path, and never a throw', () => {
  expect(said(tools('ok.sh'), { directory: `${folder.path}/nowhere` })).toEqual(['error path-there']);
  expect(said(tools('ok.sh'), { directory: `${folder.path}/ok.sh` })).toEqual(['error path-there']);
});

test('a submitted plugin has no directory', () => {
  expect(said(node(), { fileName: 'zz.json', submitted: true })).toEqual([]);
});
