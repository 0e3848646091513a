import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leb128 } from '../../src/bytes/index.ts';
import { leb } from '../support/wasm.ts';

describe('LEB128', () => {
  test('reads back what was written, however long the spelling', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 0xffff_ffff }),
        fc.integer({ min: 1, max: 5 }),
        fc.uint8Array({ maxLength: 3 }),
        (value, length, before) => {
          const written = leb(value, length);
          expect(leb128(Uint8Array.from([...before, ...written]), before.length)).toEqual({
            ok: true,
            value,
            end: before.length + written.length,
          });
        },
      ),
    );
  });

  test.each([
    ['nothing', [], { fault: 'truncated', at: 0 }],
    ['a byte that goes on, at the end', [0x80], { fault: 'truncated', at: 1 }],
    ['four bytes that go on, at the end', [0xff, 0xff, 0xff, 0xff], { fault: 'truncated', at: 4 }],
    ['a sixth byte', [0x80, 0x80, 0x80, 0x80, 0x80, 0x00], { fault: 'too long', at: 4 }],
    ['a fifth byte with bits past the 32nd', [0xff, 0xff, 0xff, 0xff, 0x1f], { fault: 'too large', at: 4 }],
    ['both', [0xff, 0xff, 0xff, 0xff, 0xff], { fault: 'too long', at: 4 }],
  ])('refuses %s', (_, bytes, fault) => {
    expect(leb128(Uint8Array.from(bytes), 0)).toEqual({ ok: false, ...fault });
  });

  test('the largest number, and the longest spelling of zero, are read', () => {
    expect(leb128(Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0x0f]), 0)).toEqual({
      ok: true,
      value: 0xffff_ffff,
      end: 5,
    });
    expect(leb128(Uint8Array.from([0x80, 0x80, 0x80, 0x80, 0x00]), 0)).toEqual({ ok: true, value: 0, end: 5 });
  });
});
