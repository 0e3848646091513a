import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareUtf8, utf8Length } from '../../src/core/utf8.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'é', '\uffff', '😀', 'z'), maxLength: 5 });

test('the law is Node’s Buffer', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(utf8Length(one)).toBe(Buffer.byteLength(one));
      expect(Math.sign(compareUtf8(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
    { numRuns: 2000 },
  );
});
test('a character beyond U+FFFF comes after U+FFFF', () => {
  expect(compareUtf8('😀', '\uffff')).toBeGreaterThan(0);
  expect(['\uffff', '😀'].sort()).toEqual(['😀', '\uffff']);
});
