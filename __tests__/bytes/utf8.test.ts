import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { invalidUtf8At, utf8Text } from '../../src/bytes/index.ts';

describe('UTF-8', () => {
  test('every well-formed text is valid, and reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = Buffer.from(text);
        expect(invalidUtf8At(bytes)).toBeUndefined();
        expect(utf8Text(bytes)).toBe(text);
      }),
    );
  });

  test('a byte-order mark is kept: it is a character like any other', () => {
    expect(utf8Text(Buffer.from([0xef, 0xbb, 0xbf, 0x7b]))).toBe('\u{feff}{');
  });

  test.each([
    ['a lone continuation byte', [0x61, 0x80], 1],
    ['an overlong spelling of two bytes', [0x61, 0xc0, 0xaf], 1],
    ['an overlong spelling of three bytes', [0xe0, 0x9f, 0xbf], 0],
    ['an encoded surrogate', [0x61, 0x62, 0xed, 0xa0, 0x80], 2],
    ['a character above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['an overlong spelling of four bytes', [0xf0, 0x8f, 0xbf, 0xbf], 0],
    ['a byte that is never used', [0xc3, 0xbc, 0xff], 2],
    ['a character cut short', [0x61, 0xe6, 0x9d], 1],
  ])('says where %s stands', (_, bytes, at) => {
    expect(invalidUtf8At(Uint8Array.from(bytes))).toBe(at);
  });

  test('agrees with the decoder of the platform on whether bytes are UTF-8', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const decodes = (bytes: Uint8Array): boolean => {
      try {
        decoder.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        const at = invalidUtf8At(bytes);
        expect(at === undefined).toBe(decodes(bytes));
        if (at !== undefined) expect(decodes(bytes.subarray(0, at))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
