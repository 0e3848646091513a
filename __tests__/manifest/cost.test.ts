import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countingSource } from '../../src/bytes/index.ts';
import { fileSource } from '../../src/platform/file.ts';
import { examineImage, readImage } from '../../src/manifest/index.ts';
import {
  bytes,
  custom,
  exportSection,
  functionType,
  leb,
  program,
  section,
  vector,
  wasmModule,
} from '../support/wasm.ts';

const HUGE = 500 * 1024 * 1024;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berm-compat-cost-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes an image whose code takes 500 MB that no disk holds: one body, all zeros but its head. */
async function sparseImage(path: string, manifest: object): Promise<number> {
  const body = bytes(leb(1), leb(HUGE - 6, 5));
  const head = wasmModule(
    section(1, vector([functionType([], [])])),
    section(3, vector([leb(0)])),
    exportSection([{ name: 'berm_tool_echo' }]),
    [10],
    leb(HUGE),
    body,
  );
  const tail = bytes(custom('.berm.abi', JSON.stringify(manifest)), custom('name', [0]), custom('producers', [0]));
  const tailAt = head.length - body.length + HUGE;
  const file = await open(path, 'w');
  await file.write(head, 0, head.length, 0);
  await file.write(tail, 0, tail.length, tailAt);
  await file.close();
  return tailAt + tail.length;
}

describe('what reading costs, in bytes', () => {
  test('an image of 500 MB: a few reads of a few KiB', async () => {
    const path = join(folder, 'huge.wasm');
    const size = await sparseImage(path, program({ readme: 'x'.repeat(20_000) }));
    await using file = await fileSource(path);
    const source = countingSource(file);
    const { manifest, problems } = await examineImage(source);
    expect([file.size, manifest?.readme.length, problems]).toEqual([size, 20_000, []]);
    expect(source.count.bytes).toBeLessThan(64 * 1024);
    expect(source.count.reads).toBeLessThan(12);
  });

  test('an example: a tenth of it', async () => {
    await using file = await fileSource(
      fileURLToPath(new URL('../../examples/weather/weather-1.1.0.wasm', import.meta.url)),
    );
    const source = countingSource(file);
    expect((await readImage(source)).version).toBe('1.1.0');
    expect(source.count.bytes).toBeLessThan(file.size / 8);
  });
});
