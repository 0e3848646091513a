import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { kindOf, KIND_WORDS } from '../../src/bytes/index.ts';
import { bytes, wasmModule } from '../support/wasm.ts';

describe('what a file is, from its first bytes', () => {
  test.each([
    ['empty', new Uint8Array(0)],
    ['wasm', wasmModule()],
    ['wasm', bytes([0x00, 0x61, 0x73, 0x6d])],
    ['component', bytes([0x00, 0x61, 0x73, 0x6d, 0x0d, 0x00, 0x01, 0x00])],
    ['elf', bytes([0x7f], 'ELF', [2, 1, 1, 0])],
    ['gzip', gzipSync('x')],
    ['zip', bytes('PK', [3, 4, 20, 0])],
    ['zip', bytes('PK', [5, 6, 0, 0])],
    ['git-lfs-pointer', bytes('version https://git-lfs.github.com/spec/v1\noid sha256:0')],
    ['json', bytes(' \n{"name": "x"}')],
    ['json', bytes('[1]')],
    ['json', bytes([0xef, 0xbb, 0xbf], '{}')],
    ['text', bytes('<!doctype html>')],
    ['text', bytes('(module)')],
    ['text', bytes('größer')],
    ['text', bytes('\n\n')],
    ['text', bytes('a', 'ö'.repeat(31), [0xc3])],
    ['binary', bytes('Gr', [0xf6], 'sse')],
    ['binary', bytes([0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1])],
    ['binary', new Uint8Array(16)],
    ['binary', bytes('\0ASM')],
  ])('%s', (kind, first) => {
    expect(kindOf(first)).toBe(kind);
  });

  test('every beginning has a kind, and every kind has words', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (first) => {
        expect(KIND_WORDS[kindOf(first)].length).toBeGreaterThan(5);
      }),
    );
  });
});
