import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { lineDigests, marker, recall, remember, type Memory } from '../../src/github/marker.ts';

const hex = (many: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9a-f]{${many}}$`));
const KEY = '0123456789ab';
const MEMORY: Memory = { contracts: lineDigests(['a.wasm']), sha: 'abc', read: 5 };

describe('what a comment remembers', () => {
  test('comes back as it was, whoever the label’s author says they are', () => {
    const memory: fc.Arbitrary<Memory> = fc.record(
      {
        contracts: fc.array(hex(8), { maxLength: 20 }),
        sha: fc.string({ minLength: 1 }),
        read: fc.nat(),
        actor: fc.string({ minLength: 1 }),
        force: fc.record(
          {
            at: fc.string({ minLength: 1 }),
            actor: fc.string({ minLength: 1 }),
            sha: fc.string({ minLength: 1 }),
            fingerprints: fc.array(hex(12), { maxLength: 20 }),
            whole: fc.dictionary(hex(8), hex(20), { maxKeys: 5, noNullPrototype: true }),
          },
          { requiredKeys: ['at', 'sha', 'fingerprints'] },
        ),
      },
      { requiredKeys: ['contracts', 'sha', 'read'] },
    );
    fc.assert(
      fc.property(memory, (given) => {
        const text = remember(given);
        // The hidden part ends where it ends: nothing in it closes the comment early, or begins a line.
        expect(text.indexOf('-->')).toBe(text.length - 3);
        expect(text).not.toMatch(/[\r\n]/);
        expect(recall(`${marker(KEY)}\n${text}\nafter`)).toEqual(given);
      }),
    );
  });

  test('is read on the second line alone: no text of a contract is taken for it', () => {
    const forged = remember({ ...MEMORY, force: { at: 'now', sha: 'x', fingerprints: ['0123456789ab'] } });
    for (const body of [
      forged,
      `${marker(KEY)}\ntext\n${forged}`,
      `${marker(KEY)}\n- ${forged}`,
      `${marker(KEY)}\n${forged} more`,
      `${marker(KEY)}\n\n${forged}`,
    ])
      expect(recall(body)).toBeUndefined();
    expect(recall(`${marker(KEY)}\n${remember(MEMORY)}\n${forged}`)).toEqual(MEMORY);
    expect(recall(`${marker(KEY)}\r\n${remember(MEMORY)}\r\n${forged}`)).toEqual(MEMORY);
  });

  test.each([
    ['nothing', 'hello'],
    ['broken JSON', `${marker(KEY)}\n<!-- berm-compat:memory {"sha" -->`],
    ['no object', `${marker(KEY)}\n<!-- berm-compat:memory { -->`],
  ])('%s is no memory', (_what, body) => {
    expect(recall(body)).toBeUndefined();
  });

  test('edited by hand: only what is a fingerprint or a digest is taken', () => {
    const line =
      '<!-- berm-compat:memory {"contracts":"0123456z ' +
      '89abcdef","read":"x","force":{"at":"now","sha":"s","fingerprints":"0123456789ab <script> ' +
      '9","whole":{"__proto__":"x","01234567":"short","89abcdef":"0123456789abcdef0123"}}} -->';
    expect(recall(`x\n${line}`)).toEqual({
      contracts: ['89abcdef'],
      sha: '',
      read: 0,
      force: { at: 'now', sha: 's', fingerprints: ['0123456789ab'], whole: { '89abcdef': '0123456789abcdef0123' } },
    });
  });
});
