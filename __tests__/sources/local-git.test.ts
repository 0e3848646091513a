import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { localGit, originRepository } from '../../src/platform/local-git.ts';
import { programs } from '../../src/platform/programs.ts';
import { fetchBaseline, type BaselineResult } from '../../src/sources/index.ts';
import { bytesOf, errorOf, found, testRequest, testWorld } from '../support/baseline-world.ts';

jest.setTimeout(60_000);

let root: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' }).trim();
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'local-git-'));
  git('init', '-q', '-b', 'main');
  mkdirSync(join(root, 'plugins'));
  write('plugins/guard.json', '{"name":"guard","version":"1.0.0"}');
  git('add', '.');
  git('commit', '-qm', 'one');
  git('tag', 'v1.0.0');
  git('checkout', '-qb', 'change');
  write('plugins/guard.json', '{"name":"guard","version":"1.1.0"}');
  write('plugins/new.json', '{}');
  git('add', '.');
  git('commit', '-qm', 'two');
  git('remote', 'add', 'origin', 'git@github.com:acme/weather.git');
  git('update-ref', 'refs/remotes/origin/release', 'v1.0.0');
});
afterAll(() => rmSync(root, { recursive: true }));

function fetch(spec: string, path: string, cwd = root): Promise<BaselineResult> {
  const repository = localGit(cwd, programs(cwd, process.env));
  if (repository === undefined) throw new Error('no repository');
  return fetchBaseline(testRequest(spec, { contract: { path, kept: 'source' } }), testWorld({ cwd, git: repository }));
}
const text = async (result: BaselineResult): Promise<string> => new TextDecoder().decode(await bytesOf(result));

describe('on the command line the repository that lies here is read', () => {
  test.each(['main', 'v1.0.0', 'HEAD~1', 'refs/heads/main', 'release'])('ref:%s', async (ref) => {
    const result = await fetch(`ref:${ref}`, 'plugins/guard.json');
    expect(await text(result)).toContain('"version":"1.0.0"');
    expect(found(result).info.label).toBe(`plugins/guard.json at ${ref}`);
  });

  test('a path of its own, and a working directory below the repository', async () => {
    expect(await text(await fetch('ref:main:plugins/guard.json', 'elsewhere.json'))).toContain('"1.0.0"');
    expect(await text(await fetch('ref:main', 'guard.json', join(root, 'plugins')))).toContain('"1.0.0"');
    expect(await text(await fetch('ref:main:plugins/guard.json', 'x', join(root, 'plugins')))).toContain('"1.0.0"');
  });

  test('base is where the branch left the main one', async () => {
    expect(await text(await fetch('base', 'plugins/guard.json'))).toContain('"version":"1.0.0"');
    expect(await fetch('base', 'plugins/new.json')).toMatchObject({ state: 'none' });
  });

  test('no such ref is a mistake; no such file there could not be had', async () => {
    expect(await errorOf(fetch('ref:mian', 'plugins/guard.json'))).toBeInstanceOf(ConfigError);
    expect(await errorOf(fetch('ref:--upload-pack=x', 'plugins/guard.json'))).toBeInstanceOf(ConfigError);
    expect(await errorOf(fetch('ref:main', 'plugins/new.json'))).toBeInstanceOf(SourceError);
    expect(await errorOf(fetch('ref:main', '../../etc/passwd'))).toBeInstanceOf(SourceError);
  });

  test('the repository at GitHub comes from the remote origin, and from no other host', () => {
    expect(originRepository(root)).toBe('acme/weather');
    expect(originRepository(root, 'github.example.com')).toBeUndefined();
    for (const url of [
      'https://github.com/acme/weather',
      'https://x:TOKEN@github.com/acme/weather.git',
      'ssh://git@github.com:22/acme/weather.git',
    ]) {
      git('remote', 'set-url', 'origin', url);
      expect(originRepository(root)).toBe('acme/weather');
    }
    for (const url of [
      'https://github.com.evil.example/acme/weather',
      'https://evil.example/github.com/x',
      '../weather.git',
    ]) {
      git('remote', 'set-url', 'origin', url);
      expect(originRepository(root)).toBeUndefined();
    }
    expect(originRepository('/')).toBeUndefined();
  });
});
