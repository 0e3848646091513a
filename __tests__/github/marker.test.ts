import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { marker, recall, remember, stickyKey, type Memory } from '../../src/github/marker.ts';

const fingerprint = fc.stringMatching(/^[0-9a-f]{12}$/);

describe('what a comment remembers', () => {
  test('comes back as it was, whoever the label’s author says they are', () => {
    const memory: fc.Arbitrary<Memory> = fc.record(
      {
        counting: fc.array(fingerprint, { maxLength: 20 }),
        force: fc.record({
          at: fc.string({ minLength: 1 }),
          actor: fc.string({ minLength: 1 }),
          fingerprints: fc.array(fingerprint, { maxLength: 20 }),
        }),
      },
      { requiredKeys: ['counting'] },
    );
    fc.assert(
      fc.property(memory, (given) => {
        const text = remember(given);
        // The hidden part ends where it ends: nothing in it closes the comment early.
        expect(text.indexOf('-->')).toBe(text.length - 3);
        expect(recall(`before\n${text}\nafter`)).toEqual(given);
      }),
    );
  });

  test('is cut to what a comment can hold', () => {
    const many = Array.from({ length: 5000 }, (_, at) => at.toString(16).padStart(12, '0'));
    const text = remember({ counting: many, force: { at: '2026-03-01T00:00:00Z', fingerprints: many } });
    expect(text.length).toBeLessThan(45_000);
    expect(recall(text)?.counting).toEqual(many.slice(0, 1500));
  });

  test.each([
    ['nothing', 'hello'],
    ['broken JSON', '<!-- berm-compat:memory {"counting" -->'],
    ['no object', '<!-- berm-compat:memory {} -->'.replace('{}', '{')],
  ])('%s is no memory', (_what, body) => {
    expect(recall(body)).toBeUndefined();
  });

  test('edited by hand: only what is a fingerprint is taken', () => {
    const text =
      '<!-- berm-compat:memory {"counting":"0123456789ab <script> ABCDEF012345 9","force":{"at":"now","fingerprints":["0123456789ab",7]},"__proto__":{"x":1}} -->';
    expect(recall(text)).toEqual({ counting: ['0123456789ab'], force: { at: 'now', fingerprints: ['0123456789ab'] } });
  });
});

describe('the key of a comment', () => {
  test('depends on workflow, job and contract set, and not on the order of contracts', () => {
    const key = stickyKey('CI', 'gate', ['a.wasm', 'b.wasm']);
    expect(key).toMatch(/^[0-9a-f]{12}$/);
    expect(stickyKey('CI', 'gate', ['b.wasm', 'a.wasm'])).toBe(key);
    const others = [
      stickyKey('CD', 'gate', ['a.wasm', 'b.wasm']),
      stickyKey('CI', 'nightly', ['a.wasm', 'b.wasm']),
      stickyKey('CI', 'gate', ['a.wasm']),
    ];
    expect(new Set([key, ...others]).size).toBe(4);
    expect(marker(key)).toBe(`<!-- berm-compat:${key} -->`);
  });
});
