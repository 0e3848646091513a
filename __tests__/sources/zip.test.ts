import { describe, expect, test } from '@jest/globals';
import { strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { SourceError } from '../../src/core/errors.ts';
import { unzipEntry } from '../../src/sources/zip.ts';

const LIMIT = 1024 * 1024;
const END = 22;
const LISTED = 46;

/** A zip with one file `x`, whose directory entry begins at `listed`. */
function made(
  content: Uint8Array = strToU8('content '.repeat(100)),
  level: 0 | 6 = 6,
): { zip: Uint8Array; listed: number } {
  const zip = zipSync({ x: content }, { level });
  return { zip, listed: zip.length - END - LISTED - 1 };
}
function changed(zip: Uint8Array, at: number, bytes: 2 | 4, value: number): Uint8Array {
  const other = Uint8Array.from(zip);
  const view = new DataView(other.buffer);
  if (bytes === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return other;
}
const read = (zip: Uint8Array, name = 'x'): string | undefined => {
  const bytes = unzipEntry(zip, name, LIMIT, 'it');
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
};
const refused = (zip: Uint8Array, why: RegExp): void => {
  expect(() => read(zip)).toThrow(SourceError);
  expect(() => read(zip)).toThrow(why);
};

describe('one file out of a zip', () => {
  test('what others pack is read, packed and stored', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.constantFrom<0 | 6>(0, 6), (content, level) => {
        const zip = zipSync({ 'a/b': strToU8('other'), 'report.json': content }, { level, comment: 'a comment' });
        expect(unzipEntry(zip, 'report.json', LIMIT, 'it')).toEqual(unzipSync(zip)['report.json']);
        expect(unzipEntry(zip, 'b', LIMIT, 'it')).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test('sizes that only the directory has, as a streamed zip leaves them', () => {
    const { zip } = made();
    const streamed = changed(changed(changed(zip, 14, 4, 0), 18, 4, 0), 22, 4, 0);
    expect(read(streamed)).toBe('content '.repeat(100));
  });

  test('no zip, a cut one, one with something behind it', () => {
    const { zip } = made();
    refused(strToU8('not a zip'), /not a zip, or was cut off/);
    refused(new Uint8Array(), /not a zip/);
    for (const end of [1, 10, END, END + 10, zip.length - 4])
      refused(zip.subarray(0, zip.length - end), /cannot be read/);
    refused(Uint8Array.from([...zip, 1]), /not a zip/);
  });

  test('a size that lies is found out before anything large is made', () => {
    const bomb = zipSync({ x: new Uint8Array(40 * 1024 * 1024) });
    expect(() => read(bomb)).toThrow('it: x is larger than the limit of 1048576 bytes');
    const listed = bomb.length - END - LISTED - 1;
    refused(changed(bomb, listed + 24, 4, 10), /x is broken, or larger than it says/);
    const { zip, listed: at } = made();
    refused(changed(zip, at + 24, 4, 801), /the size of x does not match/);
    refused(changed(zip, at + 24, 4, 799), /x is broken, or larger than it says|the size of x does not match/);
    const stored = made(strToU8('abc'), 0);
    refused(changed(stored.zip, stored.listed + 24, 4, 4), /the size of x does not match/);
  });

  test('a checksum that lies', () => {
    const { zip, listed } = made();
    refused(changed(zip, listed + 16, 4, 7), /the checksum of x does not match/);
  });

  test('more entries than the directory has room for, zip64 that counts to four billion', () => {
    const { zip } = made();
    const end = zip.length - END;
    refused(changed(changed(zip, end + 8, 2, 60_000), end + 10, 2, 60_000), /has no room for them/);
    refused(changed(changed(zip, end + 8, 2, 0xffff), end + 10, 2, 0xffff), /zip64/);
    refused(changed(zip, end + 16, 4, 0xffffffff), /zip64/);
    // 98 bytes: the end of a zip64, its locator, and an end that points to it.
    const tiny = new Uint8Array(98);
    const view = new DataView(tiny.buffer);
    view.setUint32(0, 0x06064b50, true);
    view.setUint32(32, 0xffffffff, true);
    view.setUint32(56, 0x07064b50, true);
    view.setUint32(76, 0x06054b50, true);
    for (const at of [84, 86]) view.setUint16(at, 0xffff, true);
    const started = performance.now();
    refused(tiny, /zip64/);
    expect(performance.now() - started).toBeLessThan(200);
    refused(changed(zip, end + 10, 2, 0), /several parts|longer than its entries/);
  });

  test('a name twice, and thousands of entries that share their bytes', () => {
    const one = zipSync({ x: strToU8('first'), y: strToU8('second') }, { level: 0 });
    const names = [...one.keys()].filter((at) => one[at] === 0x79 && one[at - 1] === 0);
    const twice = Uint8Array.from(one);
    for (const at of names) twice[at] = 0x78;
    refused(twice, /holds x twice/);

    const { zip, listed } = made();
    const entry = zip.subarray(listed, listed + LISTED + 1);
    const many = 20_000;
    const shared = new Uint8Array(listed + entry.length * many + END);
    shared.set(zip.subarray(0, listed));
    for (let at = 0; at < many; at += 1) shared.set(entry, listed + at * entry.length);
    shared.set(zip.subarray(zip.length - END), shared.length - END);
    const view = new DataView(shared.buffer);
    for (const at of [8, 10]) view.setUint16(shared.length - END + at, many, true);
    view.setUint32(shared.length - END + 12, entry.length * many, true);
    refused(shared, /holds x twice/);
  });

  test('an entry that lies elsewhere, is encrypted, or packed in another way', () => {
    const { zip, listed } = made();
    refused(changed(zip, listed + 42, 4, 3), /not where it says/);
    refused(changed(zip, listed + 42, 4, zip.length), /not where it says/);
    refused(changed(zip, listed + 20, 4, 100_000), /not where it says/);
    refused(changed(zip, listed + 8, 2, 1), /encrypted/);
    refused(changed(zip, listed + 10, 2, 14), /not known/);
  });

  test('any bytes at all, and any byte of a zip changed: an answer or a SourceError, never more than its size', () => {
    const { zip } = made();
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), (at, byte) => {
        const other = Uint8Array.from(zip);
        other[at] = byte;
        try {
          const text = read(other);
          expect([undefined, 'content '.repeat(100)]).toContain(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SourceError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
