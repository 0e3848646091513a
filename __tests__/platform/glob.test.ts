/** Globs: what they mean, that they stay inside, and that no pattern and no name makes them slow. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import { globFiles, isGlob } from '../../src/platform/glob.ts';
import { matchesSegment } from '../../src/platform/glob-pattern.ts';

let home: string;
let work: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'glob-'));
  work = join(home, 'work');
  for (const path of [
    'a.json',
    'b.JSON',
    '.hidden.json',
    'x/a.json',
    'x/y/a.json',
    'x/y/b.rs',
    'x/.cache/c.json',
    'node_modules/m/a.json',
    '.git/a.json',
    'target/t.rs',
    'weird [name]/a.json',
    'w-1.0.0.wasm',
  ]) {
    mkdirSync(join(work, path, '..'), { recursive: true });
    writeFileSync(join(work, path), '');
  }
  mkdirSync(join(home, 'outside'));
  writeFileSync(join(home, 'outside', 'secret.json'), '');
  symlinkSync('../outside', join(work, 'out'));
  symlinkSync('../outside/secret.json', join(work, 'leak.json'));
  symlinkSync('x/y', join(work, 'in'));
  symlinkSync('..', join(work, 'x', 'up'));
  symlinkSync('a.json', join(work, 'alias.json'));
  symlinkSync('nowhere', join(work, 'broken.json'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const paths = async (...patterns: string[]): Promise<readonly string[]> => (await globFiles(patterns, work)).paths;

describe('what a pattern means', () => {
  test.each<[string[], string[]]>([
    [['*.json'], ['a.json', 'alias.json']],
    [['./*.json'], ['a.json', 'alias.json']],
    [['a.json'], ['a.json']],
    [['x/*.json'], ['x/a.json']],
    [['x/**/*.json'], ['x/a.json', 'x/y/a.json']],
    [['x/**'], ['x/a.json', 'x/y/a.json', 'x/y/b.rs']],
    [['**/b.rs'], ['x/y/b.rs']],
    [['**/y/**/*.rs'], ['x/y/b.rs']],
    [['in/*'], ['in/a.json', 'in/b.rs']],
    [['i*/**/b.rs'], ['in/b.rs']],
    [['.*.json'], ['.hidden.json']],
    [['x/.cache/*.json'], ['x/.cache/c.json']],
    [['node_modules/**/a.json'], ['node_modules/m/a.json']],
    [['{a,w-*}.{json,wasm}'], ['a.json', 'w-1.0.0.wasm']],
    [['x/{,y/}a.json'], ['x/a.json', 'x/y/a.json']],
    [['{x/{a,b},a}.json'], ['a.json', 'x/a.json']],
    [['?.json'], ['a.json']],
    [['[!b]*.json'], ['a.json', 'alias.json']],
    [['[a-c].[jJ]*'], ['a.json', 'b.JSON']],
    [['x/**/*.json', '!**/y/**'], ['x/a.json']],
    [['*.json', '*.json', '!alias*'], ['a.json']],
    [['weird [[]name]/*'], ['weird [name]/a.json']],
    [['nothing/*'], []],
    [['x'], []],
  ])('%j', async (patterns, wanted) => {
    expect(await paths(...patterns)).toEqual(wanted);
  });

  test('a circle of links ends, and nothing outside is found', async () => {
    const found = await globFiles(['**/*'], work);
    expect(found.cut).toBeUndefined();
    expect(found.paths).toContain('x/y/b.rs');
    expect(found.paths.filter((path) => path.includes('secret') || path.includes('leak'))).toEqual([]);
    expect(await paths('out/*', 'x/up/x/up/x/up/outside/*', 'leak.json', 'broken.json')).toEqual([]);
  });

  test.each(['a*', 'a?', '[a]', '{a,b}', '!a'])('%s is a pattern', (path) => expect(isGlob(path)).toBe(true));
  test.each(['a', 'a/b-1.0.0.wasm', 'a=b', '[]', 'a(b)'])('%s is none', (path) => expect(isGlob(path)).toBe(false));
});

describe('what is refused', () => {
  test.each([
    ['/etc/*'],
    ['/**/*.rs'],
    ['../*.json'],
    ['x/../../*'],
    ['{..,x}/*.json'],
    ['C:\\*'],
    ['\\\\host\\*'],
    ['*(a*)*(a*)*(a*)*c'],
    ['+(a|b)'],
    ['!(x)'],
    ['!/etc/*'],
    ['{a,b}'.repeat(9)],
    ['**/a/'.repeat(9)],
    ['x'.repeat(5000)],
    [''],
  ])('%s', async (pattern) => {
    await expect(globFiles([pattern], work)).rejects.toThrow(ConfigError);
  });
});

describe('limits', () => {
  test('a search that is cut says so', async () => {
    expect(await globFiles(['**/*.json'], work, { mostEntries: 3 })).toMatchObject({
      cut: 'more than 3 files and folders lie there',
    });
  });

  test('hostile patterns and names', () => {
    const name = 'a'.repeat(255);
    const before = performance.now();
    for (const pattern of [
      `${'a*'.repeat(100)}b`,
      `${'*a'.repeat(100)}b`,
      `${'?*'.repeat(100)}b`,
      `${'[a]*'.repeat(50)}b`,
    ])
      expect(matchesSegment(pattern, name)).toBe(false);
    expect(performance.now() - before).toBeLessThan(200);
  });

  test('many stars over deep folders', async () => {
    const deep = Array.from({ length: 50 }, () => 'd').join('/');
    mkdirSync(join(home, 'deep', deep), { recursive: true });
    const before = performance.now();
    expect((await globFiles([`${'**/d/'.repeat(8)}x`], join(home, 'deep'))).paths).toEqual([]);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
