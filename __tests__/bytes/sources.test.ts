import { appendFile, mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countingSource, memorySource, readAhead, type ByteSource } from '../../src/bytes/index.ts';
import { fileSource } from '../../src/platform/file.ts';
import { ConfigError, SourceError } from '../../src/core/errors.ts';

const CONTENT = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berm-compat-bytes-'));
  await writeFile(join(folder, 'file'), CONTENT);
  await writeFile(join(folder, 'empty'), '');
  await mkdir(join(folder, 'directory'));
  await symlink('nowhere', join(folder, 'dangling'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads at and around every edge give what a slice gives. */
async function readsAsASlice(source: ByteSource): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 6000 }), fc.nat({ max: 6000 }), async (offset, length) => {
      expect(Buffer.compare(await source.read(offset, length), CONTENT.subarray(offset, offset + length))).toBe(0);
    }),
    { numRuns: 60 },
  );
}

describe('sources', () => {
  test('memory', () => readsAsASlice(memorySource(CONTENT)));

  test('a file', async () => {
    await using source = await fileSource(join(folder, 'file'));
    expect(source.size).toBe(5000);
    await readsAsASlice(source);
  });

  test('a file that is written to while it is read says so', async () => {
    const path = join(folder, 'growing');
    await writeFile(path, CONTENT);
    await using source = await fileSource(path, 'growing.wasm');
    await source.read(0, 100);
    await expect(source.unchanged()).resolves.toBeUndefined();
    await appendFile(path, 'more');
    await expect(source.unchanged()).rejects.toThrow(
      new SourceError('growing.wasm changed while it was read. Wait until whatever writes it is done, and run again.'),
    );
  });

  test.each([16, 700, 2048, 10_000])('read ahead by %d bytes', async (window) => {
    await readsAsASlice(readAhead(memorySource(CONTENT), window));
  });

  test('read ahead: headers close together cost one read, and a source without a length is read to its end', async () => {
    const counted = countingSource({ ...memorySource(CONTENT), size: undefined });
    const source = readAhead(counted, 1000);
    for (let offset = 0; offset < 900; offset += 10) await source.read(offset, 10);
    expect(counted.count).toEqual({ reads: 1, bytes: 1000 });
    expect((await source.read(4990, 100)).length).toBe(10);
    expect((await source.read(5000, 100)).length).toBe(0);
    expect(counted.count.reads).toBe(2);
    expect(source.size).toBeUndefined();
  });

  test('an empty file is a source of no bytes', async () => {
    await using source = await fileSource(join(folder, 'empty'));
    expect([source.size, (await source.read(0, 64)).length]).toEqual([0, 0]);
  });

  test('a hostile length is no allocation', async () => {
    await using source = await fileSource(join(folder, 'file'));
    expect((await source.read(4000, 2 ** 40)).length).toBe(1000);
    expect((await source.read(2 ** 40, 2 ** 40)).length).toBe(0);
  });

  test('the file is released at the end of the scope, once', async () => {
    const source = await fileSource(join(folder, 'file'));
    await source.close();
    await source.close();
    await expect(source.read(0, 1)).rejects.toThrow(/Reading .*file at byte 0 failed/);
  });

  test.each([
    ['missing', 'does not exist'],
    ['dangling', 'does not exist'],
    ['file/inside', 'does not exist: a part of the path is a file'],
    ['directory', 'is a directory, not a file: name the file in it'],
  ])('%s is a mistake of the configuration, and says what to do', async (name, words) => {
    const error: unknown = await fileSource(join(folder, name), name).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain(`${name} ${words}`);
  });

  test('a device is not a file', async () => {
    await expect(fileSource('/dev/null')).rejects.toThrow(/not a regular file/);
  });
});
